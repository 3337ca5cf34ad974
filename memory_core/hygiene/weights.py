"""The weights by which words to a machine are known. Made by `python -m evals injections --train`; not to be edited.

In hundredths of the logarithm of the odds, the heaviest first. `<send>` is any word of a kind of `lexicon.py`, `^` what
an order begins with, `..` what stands a few words on, `_` right behind.
"""

from __future__ import annotations

from typing import Final

BIAS: Final = -231
THRESHOLD: Final = 194
HINT: Final = -60
ROWS: Final = """
+137 @
+127 <reader>_:
+113 ://
+111 " <reader>_,
+105 <reader>
+102 this
+95 <say>_that
+87 as
+85 and_<act>
+84 your_<output>
+81 <process> called
+80 our
+77 <rules>
+76 <say>
+74 ,_<say>
+73 <you>..<reader> confirmation e
+71 the_<user>
+70 <you>..<rules> reader
+69 <not>..<rules> user's
+68 <every>..<loot> what
+67 proceed
+66 <say>..<past> that
+65 <here>..<here> so
+64 link would 。
+62 ://= request
+61 : n
+60 <send>_the <user> account to_<us> y
+59 <you>_are were
+58 teh
+57 <loot> dear following ur
+56 este
+55 <judge>..<hide> and_<not> below ours
+54 payment task
+53 card dass in_<you>
+52 <here> ai 要
+51 <output> <output>_. ^<say> bank does_<not>
+50 ._<here> ^<act> dir follow 指 用
+49 :_<act> <output>..<us> こ
+48 <reader>_. her stored
+47 <override>
+46 <here>..<reader> <prior>..<say> <rules>..<say> ^<override> v whatever
+45 <every> <trust> <you>..<prior> a_<output> about off to_<act> « »
+44 <you>..<output> us
+43 <loot>_in <prior>..<send> appear signature
+42 <act>_a <act>_the <every>..<here> <judge> <when>..<reader> [ ] compare ja put_<us> these
+41 auf deletion note que query thread
+40 <reader>..<ask> <user>..<us> _ section ，
+39 ._<reader> <must>..<rules> <override>..<you> <send>__ ^assistant be email od
+38 <us>..<you> code ever factor le mode overview the_<judge>
+37 <here>_for <reader>..<say> <rules>..<reader> <rules>_and <send>..<every> <send>..<loot> <you>..<not> ^output
^speak blame question saying your_<user>
+36 < <every>..<trust> <not>..<past> <not>_of <override>..<rules> <user>..<you> ^look ^make carry find his_<say>
lunde merge needs profile search sei serve suppliers t top whenever your_<say> 户 请
+35 ,_<reader> ; <every>..<every> <you>_may favour kindly refuse spam those transfer your_<trust>
+34 <act>..<us> <every>..<you> <hide> <past>_asked <us>_first <you>_to ^<reader> ^pay de ends har il nie produce
språkmodellen unten vår 人 是
+33 <every>_time <here>..<say> <loot>..<us> <rules>..<rules> <you>_refuse ^overwrite completa conversation der go
input now_<override> rights the_<output> this_<here> verified why your_<prior> 示
+32 :_<send> ;_<not> <here>_sentence <role>_the <rules>..<us> <rules>..<you> <say>_it <you>_memory > ^<send> ^merke
amount d dauerhaft demande digits documents hôtel list merke other overwrite senza the_<prior> れ 系
+31 <act>_two <rules>_to <when>_asked <you>..<must> <you>..<send> <you>_can ^let behalf by_<you> even_<when> example
gb his job lumio mention “ さ 你
+30 ,_<send> . <every>..<prior> <not>_one <user>_har <you>_user ^put ^replace advert advise ahead asked attachment
brukeren grew next of_<you> om on_<here> vote yes 信
+29 )_<say> <every>..<process> <output>..<you> <prior>..<rules> <process>_this <reader>..<here> <rules>_you
<you>_will ^ai ^by buying checks crew digital m matter no notes of_<here> og respond restrictions safe should store
+28 -_<reader> <act>_@ <every>..<reader> <judge>..<us> <loot>..<loot> <say>_her <say>_que <us>_brand <you>..<user>
<you>_, ^<when> ^carry ^proceed api_<loot> assistant_<must> brand como en et latest nicht owner reading recap text
withdraw
+27 :_<judge> <here>_page <judge>..<every> <judge>_, <override>_your <reader>_secretary <rules>_:
<trust>..<override> <you>_write ^verified api assistants command content deal f ia les_<rules> mailbox new_<rules> o
product roof saved_<loot> skal so_<act> thanks
+26 "_<every> "_<not> ,_<every> ,_<when> <here>_; <here>_with <judge>..<reader> <loot>..<send> <output>_so
<prior>..<output> <say>_, <say>_only <trust>..<loot> <trust>..<send> <us>..<every> <us>_should <you>_operator ^get
^hand ^input advance allow an_<role> caller digest eine even ha in_<every> many must_<say> of praise project
protection questa questa_<here> questa_<send> sans score their this_<loot> un unrestricted web without –
+25 ._<override> <act>..<judge> <every>_that <here>_: <hide>_asking <loot>..<override> <loot>_when <not>_say
<past>..<prior> <prior>_. <prior>_so <say>..<hide> <when>_time [_<us> ^done ^store comment complete contract
dear_<reader> flights konto might nevn no_<rules> nothing numbers ranking regeln salesman saved sentence sistema
that_<here> to_<output> trust und uniquement update_<you> warranty
+24 <ask>..<us> <judge>_. <loot>..<trust> <must>..<send> <not>_0 <not>_under <process>_: <role> <role>..<act>
<say>..<when> <trust>..<reader> ^nota ^rate ^state ^think ^yes air bcc cheaper continue dem dot help later les
limits look nota ohne override rent should_<when> skip speak you_<must> て
+23 ,_<ask> ;_<override> <act>_to <act>_up <loot>_that <must>..<output> <output>_as <override>..<prior> <reader>_!
<say>_all <say>_at <say>_nothing <you>..<override> ^any ^decode ^end ^next ^show ^stop ^thank ^turn ^こ approve ce
cross decode describe ended events finance have_<trust> ignore_<override> leaving looks named payments previous rank
says_<not> sharing should_<must> state sure today's towards turn_<act> update_<act> warning you_<past> | く に
+22 & :_<must> <act>..<process> <every>..<override> <here>_file <here>_is <hide>..<prior> <process>..<act> <role>_a
<rules>..<must> <rules>_. <say>..<must> <send>_of <user>_: <user>_to <you>_a <you>_were ^at ^give agreed aside
capital claim directly discount du helper maintenance mentioned put r rate sync te trusted unlock what_<you>
your_<rules> your_<you>
+21 - <here>_line <judge>_this <loot>_. <loot>_to <must>_gone <output>..<every> <output>..<must> <process>..<us>
<reader>_must <role>..<us> <rules>..<act> ^<judge> and_<override> arguments det from_<here> further hey lecture lo
main meeting minute once paid reader's review skriv software terms translate w と
+20 ._<ask> <act>..<here> <here>..<not> <loot>..<must> <loot>..<user> <must>..<not> <must>_already <prior>..<must>
<reader>..<act> <send>..<us> <trust>..<here> <us>..<act> <user>..<ask> <when>..<user> ^e ^euro ^message ^send asking
att be_<prior> cancel comply earlier firm hold holiday let_<us> och opened owner's point rate_<judge> replace se
solo to_<every> with_<not>
+19 <ask>..<when> <every>..<role> <here>..<ask> <here>..<judge> <hide>..<here> <rules>_are <say>_the <send>_a
<us>..<trust> <user>..<not> <when> <when>..<every> <you>..<every> ^<must> __<here> above done goal lawyer llm ltd
render response shut to update updated warm with_<every>
+18 <loot>..<when> <must>..<when> <not>_to <output>_is <reader>..<override> <role>..<role> <rules>..<when>
<say>..<say> <trust>..<must> <us>_am <us>_shop access account_<user> and_<you> context corrected here incident
internal invoices is_<not> letters mind newest on_<every> paragraph paste picture planned released s sign talked
through transport verify
+17 -_<us> :_<you> <act>_your <every>..<send> <every>_, <here>_text <judge>..<judge> <must>_to <output>_,
<override>_. <say>_as <send>..<must> <send>..<output> <user>..<when> <when>..<process> <you>_read ^<role> ^been
^describe ^kindly ^pretend ^respond ^set about_<here> correo die entry every everything its marks needed
pretend_<role> reference reveal september total tu 、 だ
+16 #_<reader> ,_<judge> ,_<override> :_<user> <act>__ <every>..<us> <here>_letter <here>_you <hide>..<rules>
<judge>..<act> <judge>..<not> <must>_agreed <past>_a <rules>..<past> <say>_by <say>_on <user>..<past> <you>..<past>
<you>..<process> <you>..<trust> <you>_must <you>_tell ^cancel ^guest ^new ^take afternoon and_<send> applicant
approval arrived assistant_<reader> author blue current das file into_<you> log me message_<here> needn't passwords
place save sender share somebody tracking turned un_<reader>
+15 ,_<act> <act>..<not> <here>..<trust> <here>_one <here>_sender <must>..<override> <must>_been <process>..<must>
<process>..<output> <reader>..<when> <us>_, <when>..<judge> <you>_reply ^hello ^skip any_<reader> closed er figures
follows name no_<not> once_<you> release team you're 到
+14 <act>_off <every>..<output> <here>..<output> <here>..<past> <not> <not>..<prior> <prior> <prior>..<you>
<reader>..<every> <us>_know <user>_asks ^before ^hinweis ^list all_<loot> an anybody assistant assistenten automated
beginning delivery hinweis im number of_<every> ok refund screen settings shopping some stands type ら
+13 <every>_ai <here>..<hide> <here>..<when> <output>_the <prior>..<every> <process>..<here> <process>..<say> <you>
^be ^only ^whatever a_<judge> alarm broken from_<us> i_<must> little part remove the the_<loot> work
+12 <every>..<not> <here>..<you> <past>..<act> <process>..<reader> <say>_me <user>..<every> <when>_a <when>_we ^of
^should a_<rules> and audit best empty him it_<must> least offers ones school thing treat what_<past>
+11 <ask>_. <every>..<act> <loot>..<past> <must>..<say> <prior>..<loot> <role>..<you> <rules>..<every>
<rules>..<send> <us>..<override> <us>..<user> <when>..<hide> ^read ^when any comes does everyone give include
language_<reader> messages money steps subject this_<send> till with
+10 <must>_the <not>..<not> <output>..<say> <past>..<here> <reader>_that <send> <send>..<send> <user>..<say> confirm
hidden memory never remarks table third
+9 <act>..<when> <judge>..<here> <loot>_: <must>..<us> <output>..<when> <override>..<us> <past>..<you>
<say>..<prior> <say>_our <when>..<here> ^do ask history month took well you
+8 / <act>..<loot> <here>..<every> <here>..<user> <here>_to <output>_with <override>_the <reader>..<must>
<when>..<when> and_<say> begin
+7 <here>_. <us>_. lines offer price summary them to_<send>
+6 <output>..<not> <when>..<send> answer report
+5 <here>..<us>
+3 <act> ^i first
+2 <say>..<us> told
-1 tell user
-3 <prior>..<us> just up was
-4 <every>..<say> <here>..<loot> is like the_<act>
-5 <must>..<every> ^my i second to_<say>
-6 <must>..<past> <reader>..<loot> <us>..<here> ^no do_<not> for_<you> has_<past> who
-7 ,_<not> :_<say> <say>..<user> agents all into it_<past>
-8 <act>_of <must> <override>..<send> <say>..<send> <us>..<not> ^good do door si the_<trust> time tool
-9 <must>..<prior> <past>..<past> <past>..<say> <past>..<when> <say>..<here> <send>..<reader> <send>_. ?_<us> ^call
^open if_<you> robot shows takes
-10 <override>..<here> <override>..<loot> <past>..<not> <reader>..<prior> <rules>..<loot> <send>..<past>
<user>..<send> disregard eleven hundred run set stop today you_<not>
-11 ! <act>_from <ask>..<not> <not>_, <output>..<output> <override>..<every> <us>..<must> ^ask ^whoever ^your
can_<you> do_<you> head i_<past> if la letter months mother reply the_<when>
-12 <act>_in <ask>..<say> <judge>..<output> <must>_a <override>..<say> <role>..<not> <say>_you <say>_your
<trust>..<you> <us>..<process> <us>_name <when>_the ^frobutikk ^in big closes form frobutikk looking noon power rule
tomorrow weeks
-13 ._<say> :_<override> <ask>_send <loot>..<say> <not>_. <not>_the <past> <reader>_on <us>..<when> <user>_who
<you>..<here> ^is ^on ^siv ^there ^to ^who anyway app approved change client could_<you> lead locked packet press
should_<say> slow stand whoever winter
-14 ._<every> <must>..<act> <must>..<user> <not>..<loot> <output>_to <override>..<when> <past>_. <prior>..<prior>
<prior>_on <rules>..<prior> <you>..<act> <you>_need ^task ^we ^with booked bring c certificate clock cold corner el
has invite kale keeps lamp march my_<loot> opens own print say_<say> thyme unsubscribe
-15 <act>_it <must>..<loot> <past>..<must> <prior>_0 <reader>..<not> <reader>_is <say>..<trust> <you>..<when>
<you>_get ^<prior> ^die ^el ^fjellro ^forget ^si ^thanks ^you bergen buy cellar children costs dashboard for hear
label logs may morning moves por rain requests said saturday seconds show stay the_<here> there's things used valid
wants what's you_<say>
-16 <act>_on <every>_and <past>_out <prior>_, <say>_no <us>_don't <when>..<must> <when>_. <you>_do ^agents ^every
^like add amira consent contact daily december decision finish heating is_<every> key keys kim model need now office
only_<when> page received seven shared taken test that_<process> they_<say> together when_<us> your_<loot>
-17 "_<send> "_<user> # ,_<output> 0_<loot> <act>..<send> <act>_" <here>..<rules> <here>_0 <here>_message
<prior>_that <process>..<every> <reader>..<process> <you>..<ask> ^from ^she ^todo ^tor all_<prior> and_<judge>
between changed chapter ci come customers data each else error final floor gareth greenlatch in kari market missing
must_<act> my_<us> new_<loot> note_<here> october parties prompt_<rules> reach tests think will you_<role>
you_<send> your_<send> à
-18 ,_<prior> 0_<output> <every>..<must> <here>_by <hide>..<send> <must>_be <not>..<must> <not>_more <reader>_with
<role>_, <rules>..<hide> <rules>_for <send>..<not> <send>..<say> <us>_can <us>_said <you>_password ^copilot ^mark
^out ^s an_<output> an_<say> anyone arna as_<you> at_<every> bot build calendar copilot deleted dinner dog gave_<us>
green hasn't i_<prior> it's june leave myself of_<us> paper plant si_<say> si_<when> small they're wanted we_<act>
works you_<output>
-19 "_<role> ._<judge> <act>..<say> <act>..<you> <every>_: <here>_the <hide>_, <must>..<reader> <output>..<past>
<output>..<prior> <past>..<rules> <past>_there <prior>_you <reader>..<trust> <send>..<you> <when>..<prior>
<when>..<us> <when>_one <you>_mail = ^<you> ^agent ^can ^first are_<you> august can't car choose class daniel dry
everybody export_<send> february fridge gave inspection packets please_<say> receipt round she's stops unit walk
watch you've
-20 <here>..<act> <here>_about <hide>..<act> <hide>..<us> <loot>..<every> <not>..<say> <override>_, <prior>..<past>
<user>..<judge> <you>_account ^<ask> ^henrik ^move ^someone ^tell ^that accepted agree an_<trust> check cut docs
editor fjellro free guests jon land parking please_<ask> post prices pump right say shown to_<here>
-21 ) 0_<act> <act>..<rules> <act>_( <every>..<hide> <must>_not <past>_the <process>_the <reader>_and
<role>..<reader> <say>_a <say>_before <us>..<send> <when>..<you> <you>_? ^<user> ^all ^check ^write agent_<must>
and_<us> better bill boss christmas copilot_<reader> first_<rules> grandmother ines line local maja moved one_<here>
parcel prompts roles rules screens siv sorry texts then tokens trip when
-22 <loot>..<you> <prior>_the <say>_of <send>..<act> <us>..<judge> <when>..<not> <when>_you <you>_asked applies bins
bis bit chair coffee date eight est four gift in_<us> keep miss not_<act> opening pick restart seed spring system
tell_<say> template throw
-23 <act>..<must> <here>..<override> <reader>..<reader> <reader>_at <reader>_for <say>..<reader> <say>..<role>
<say>_into <us>_told <you>_. ^copy ^de ^here added are nothing_<not> plain read_<every> return tenant th than they
to_<override> try use we've_<us> with_<you>
-24 <every>..<when> <hide>..<past> <loot>_form <not>_longer <prior>_" <say>_with <send>..<when> <us>..<past>
<us>..<rules> <you>_contacts ^contact ^models boat contact_<loot> den early found good house language lid lose lot
lots oil passed returned sending ten that_<act> transfer_<send> where while write_<say>
-25 <here>_, <here>_morning <loot>..<prior> <not>..<every> <output>..<loot> <reader>_; <role>_" <say>_. <say>_to
<us>_think <us>_to <you>_want ^<every> ^an ^never ^prompt before_<you> chain design fair french from lunes
my_<reader> november percent within
-26 ,_<here> <act>_may <every>_of <loot>..<role> <output>..<user> <process>..<send> <reader>..<user> <say>..<not>
<say>_= <send>_in <send>_it <user>_of <when>..<act> <when>..<say> <when>_that ^as ^shell ^so ^then all_<every>
canteen forty leaves morgen nobody not_<send> packing pages please_<send> seeds summer that_<us> this_<rules> values
-27 ,_<rules> <act>_. <ask>..<here> <every>..<judge> <loot>..<reader> <rules>_" <us>..<us> <user>_, <you>..<you>
as_<when> assistant_<say> child delete_<every> eirik get it mails man must printer recipient so_<us> that_<every>
times you_<you> your_<here> ま
-28 <ask>..<you> <not>..<hide> <not>..<when> <output>_: <us>_assistant <user>..<here> ^def ^start ^title ^åsane
admin copy gate home hours info_<reader> our_<reader> parents red row thirty title we're you'll お た
-29 <here>_week <loot>..<hide> <not>..<override> <output>_and <rules>..<user> <you>_the ^py asks changes did have
homework lørdag ola on_<you> py }
-30 ._<when> <here>..<prior> <loot>..<rules> <role>..<when> ^he ^ignore answers cache enter folder import made
person sie this_<act> training twenty we've we_<us> you're_<you> { 我
-31 "_<reader> ,_<user> <here>_that <prior>_it <reader>_" <role>..<must> <user>..<reader> ^and ^how ^user box henrik
hour lukas reason same started that's thursday two we'll
-32 ( <here>_time <judge>..<you> <not>..<act> ^info a_<reader> drive judge pour på send service sunday wrong
-33 <hide>_a <judge>_the <loot>..<not> <output>_of <past>..<us> <say>_: <us>..<prior> <when>..<loot> ^<output>
^messages goes i've longer per three tor weekend
-34 ._<not> ._<you> <ask>..<send> <every>_. <say>..<you> and_<must> cent chatbot confirmed day fixed how ignore info
order_<act> order_<rules> reports shift write
-35 ' <act>_, <act>_0 <act>_and <ask> <here>_in <not>..<send> <rules>_, <say>..<override> <you>..<loot> a_<loot>
after calls di more readme ring something tonight
-36 ,_<us> :_<here> <us> <us>..<hide> don't others sent water
-37 <send>..<here> <trust>..<prior> ^<here> ^if because files left long year
-38 <not>..<us> <prior>..<reader> <send>..<rules> <us>..<reader> filter forward json kept lost our_<us> questions
the_<rules> twice which
-39 <not>_read ^<rules> a_<here> an_<reader> automatic doesn't got half hall it_<when> open photos see sentences she
story
-40 <loot>_is ^order def expected models sheet someone
-41 ^add ^mail days he minutes tuesday users
-42 <loot>..<act> <output>..<reader> <user>..<loot> a_<user> at both friday message
-43 "_<override> <output>..<here> <override>..<not> <trust>..<say> <user>_. a call five i'll my six the_<say>
to_<you>
-44 <rules>_0 ^answer can
-45 <reader>..<output> ^please back count on sends
-46 <say>_us people start still writing
-47 monday we åsane
-48 <reader>_to <us>..<say> mark role
-49 ^our please
-50 ._<act> <say>_and want
-51 <here>_and order room
-52 not
-53 ^role again until
-54 <trust>..<not> ^this or prompt
-55 0
-56 agent
-57 since
-58 ^<not> but i'd i'm
-59 your
-60 new
-61 , ._<us> the_<reader>
-62 ^<us>
-63 by week
-64 mail
-65 one
-67 ^<loot>
-68 ^the old reads
-70 before
-71 ?
"""
