"""The weights by which words to a machine are known. Made by `python -m evals injections --train`; not to be edited.

In hundredths of the logarithm of the odds, the heaviest first. `<send>` is any word of a kind of `lexicon.py`, `^` what
an order begins with, `..` what stands a few words on, `_` right behind.
"""

from __future__ import annotations

from typing import Final

BIAS: Final = -221
THRESHOLD: Final = 228
HINT: Final = -60
ROWS: Final = """
+120 <reader>_: @
+110 this
+108 "
+105 <reader>_,
+102 ://
+100 sms
+94 <reader>
+91 <say>_that
+85 ,_<say>
+84 ours
+83 as
+81 e our
+80 <say>
+78 <loot>..<loot>
+77 link
+75 :_<act>
+73 ://=
+70 <rules> payment your_<output>
+68 and_<act>
+66 <you>..<rules>
+65 <loot> so were y
+64 <not>..<rules> ^<act>
+63 <process>..<act> called
+62 <user> ai off
+61 follow
+60 要
+59 <here>..<here> <loot>..<us> user's what 。
+58 <every> <not> <trust> and_<not> be that would
+57 : the_<user>
+56 ^<say>
+55 <you>..<reader> <you>_are teh your_<user>
+54 <output>..<you> <say>..<past> bank 用
+53 <output> n
+52 :_<send> <here> <send>_the ^<override> in_<you> ur
+51 ._<here> <judge>_. in_<person> to_<us> こ 하
+50 <output>_. <send>..<every> <user>..<person> de ever your_<say>
+49 confirmation
+48 dass search stored_<loot>
+47 ja og signature
+46 <here>..<judge> <process>_this <reader>..<say> <us>..<you> ^assistant 户
+45 ,_<act> ,_<reader> <day>..<not> <you>..<user> factor 指
+44 <not>_one <override>..<you> gentleman's reader web
+43 <every>..<loot> <loot>_to done little o put_<us> unten
+42 <here>_for <prior>..<say> appear dear dir le query v только ，
+41 <reader>_. <you>..<not> about following her look stored us whenever
+40 <prior>..<rules> <process> <rules>..<here> <rules>..<us> ^<reader> code il note om yes
+39 <act>..<office> <must>..<output> <person>_. caller does_<not> und и
+38 <code>..<must> <judge>..<not> <reader>..<ask> <rules>..<send> <trust>_: ahead proceed sei 只 行
+37 <hide>..<rules> <past>..<prior> <person>_name die kindly section w な
+36 < <every>..<here> <here>_page <hide> <process>..<us> <rules>..<day> <when>..<reader> <you>_refuse ^put below
other phone_<loot> thread your_<trust> « » не れ
+35 <act>_without <office>..<reader> <past>_asked <person>..<process> <role>..<act> <us>..<home> <us>_first
<user>..<you> mention project question those 提
+34 <every>..<reader> <every>..<role> <must>..<send> <us>_brand <user>..<day> <user>..<us> <you>_to brand email
he_<must> senza these your_<you> に
+33 ,_<when> <not>_to <process>..<override> <when>..<process> ^если auf complete later might refuse weg если 是 请 지
+32 "_<every> <every>..<send> <here>..<output> <not>_of <reader>..<override> <say>_it <when>..<send> [ ] advert
carry clipboard der drop nicht patient praise this_<here> wednesday whatever your_<prior>
+31 <act> <code>..<office> <judge>..<act> <loot>..<override> <output>_the <person>_tells <person>_that
<prior>..<send> <rules>_: <rules>_you <user>_har <you>_a assistants conversation ends este go har helper mode needs
new_<rules> now_<override> overview rights tell_<every> 到 示 세 요 의
+30 )_<say> ._<reader> <act>..<process> <act>..<us> <home>..<user> <judge>..<every> <judge>..<reader> <loot>..<user>
<office>..<day> <output>..<rules> <role>_of <when>_time <you>..<person> <you>_memory ^merke ^turn ^yes attachment
checks merge merke of_<here> que should should_<when> suppliers thanks the_<loot> this_<loot> turn_<act> verified
vote
+29 <act>_a <code>_in <every>..<every> <here>..<reader> <here>_: <loot>_. <output>..<must> <person>..<when> <send>__
^give ^look ^文 blame brugeren card_<loot> d discount du even even_<when> jesteś les limits lumio month protection
saying serve should_<must> table さ 不 他
+28 <act>..<judge> <act>_two <code>..<person> <every>_is <home>_at <home>_of <judge> <must>..<process>
<output>..<trust> <prior>..<must> <say>_on <send>..<us> <you>..<when> <you>_user > banca by_<you> compare documents
his_<say> m maintainers many matter minute nu of produce tell_<person> that_<here> why zusammenfassung ：
+27 <day>..<act> <hide>_about <loot>_in <not>_tredje <output>_at <override>..<rules> <reader>_that <say>_as
<trust>..<loot> <trust>..<send> <user>..<office> <when>..<here> <you>_may <you>_operator ^<send> account
assistant_<must> content die_<rules> example input no_<rules> passe recap request silent task the_<judge> tredje
uten “ 人 信
+26 . ;_<say> <act>_@ <every>..<office> <every>_time <here>..<hide> <judge>..<hide> <prior>..<person> <prior>_.
<reader>..<office> <say>..<when> <trust>..<day> <trust>..<here> <user>_does [_<us> ^make _ allow demande gb hey
named our_<home> rank spam trust wise work 고 이
+25 <family>_: <home>..<loot> <loot>..<must> <loot>_number <override>..<prior> <override>_your <person>..<here>
<rules>..<say> <send>..<code> <when>..<when> <you>_, <you>_were @_<not> ^think a_<output> advise command comment
compares digits et f firm grew look_<when> nach no_<not> paid put sans saved_<loot> you_<past> 者
+24 ;_<not> <ask>_, <family>..<day> <here>_with <hide>..<every> <person>..<prior> <person>..<send> <person>_as
<person>_asked <person>_compares <prior>..<output> <role>..<every> <send> <trust>..<past> <when>..<judge> <you>_will
^carry ^dot ^get amount card de_<user> deal dot favour find gebruiker konto nevn one_<output> product reading
respond roof safe skip so_<act> somebody_<process> t the_<output> to_<act> top towards transfer translate 系 送 银
+23 <code>_at <code>_when <day>..<code> <day>_your <family>..<send> <here>_name <hide>..<prior> <loot>_when
<not>..<not> <not>_say <not>_under <output>..<day> <person>..<every> <person>_signs <rules>_are <say>_all <say>_o
<us>..<trust> <user>..<not> <when>..<loot> <you>_can ^bitte ^cher ^let a_<judge> agreed an_<role> and_<you>
automated cher cher_<reader> cross det_<not> digital digital_<reader> file_<say> follows for_<day> from_<here>
in_<every> mailbox must_<say> next och of_<you> sagt solo state then_<act> |
+22 ,_<override> - -_<reader> <day>..<loot> <day>..<send> <every>..<override> <person>..<must> <reader>..<act>
<role>..<loot> <rules>_i <say>..<judge> <say>_que <send>..<not> <us>_a <us>_am <when>_asked <when>_sei <you>..<send>
<you>_read ^<must> ^<trust> ^by ^done ^rate ^state ^verified ^when afternoon att base dear_<reader> deletion dem
doctor eine en ended i_<day> i_<output> les_<rules> letters log lose lunde one_<person> opened questa questa_<here>
questa_<send> rate replaced september shut terms to_<output> vår warning when_<hide> whoever
+21 ,_<judge> :_<say> ;_<here> <act>..<person> <act>_with <ask>..<rules> <code>..<role> <code>..<when> <every>_que
<here>_file <home>..<send> <must>_to <not>..<output> <output>_so <override>..<trust> <process>..<here> <say>_whoever
<send>..<loot> <send>_of <trust>..<code> <trust>_. <user>..<ask> <you>..<override> <you>..<prior> ^input ^kindly air
and_<send> asked banco claim curl everyone's fine flights handed help holiday ia newest ohne on_<here> picture
print_<say> rent school sont the_<prior> tu update_<you> won't you_<must>
+20 ,_<every> <act>__ <ask>..<us> <ask>..<when> <code>..<trust> <code>_request <here>_you <hide>_asking <home>_is
<loot>..<family> <must>..<code> <must>..<office> <output>_as <rules>_and <rules>_of <trust>..<output>
<trust>..<reader> <user>_to <you>..<office> <you>..<output> <you>_reply ^be ^こ advance before_<day> best cheaper det
er eres fått help_<us> just_<act> latest lo meeting merge_<code> mind out_<person> owner owner's owner's_<loot> r
reader's released show_<say> signs software their through today's units く ら 으
+19 ,_<ask> <day>..<every> <every>..<not> <every>_that <here>_sentence <hide>..<here> <judge>_, <loot>_about <not>_0
<office>_it <override> <role>_and <say>..<code> <say>_nothing <trust>..<person> <you>_tell ^next ^read
after_<process> allows be_<prior> brukeren contract crew describe directly edit entry every every_<loot>
have_<trust> looks mould override passwords render s says_<not> score ska transport updated view whose with_<say>
+18 #_<reader> <act>_every <every>..<trust> <every>_question <family>..<loot> <here>_line <loot>_owner
<must>..<when> <must>_the <person>..<act> <role>..<past> <say>..<hide> <say>..<home> <send>..<must> <trust>..<must>
<us>..<every> <when>_she <you>..<must> <you>_write [_<reader> ^ai ^at ^e ^just ^output ^replace ^show ^translate
also are_<override> assistant_<reader> behalf conversations du_<you> earlier figures here ignore_<override> invoices
known leaving main payments rate_<judge> regeln restrictions saved set_<act> she_<prior> skriv that_<person> total
translate_<process> update_<act> version warranty what_<person> y_<say> – と
+17 ._<send> <act>..<hide> <code>..<hide> <code>_" <day>_; <here>..<say> <hide>..<code> <loot>..<hide>
<must>_already <not>..<past> <office>_from <output>..<person> <override>..<override> <person>..<day>
<process>..<must> <reader>_! <role>..<role> <rules>..<act> <rules>_to <say>..<person> <send>..<home> <us>_with
<when>..<past> ^pay ^set account_<user> alarm arrived at_<day> flag for_<every> its notes ones previous push
settings sync talk te tells un warm with_<not> your_<rules>
+16 :_<judge> <act>..<home> <code>..<judge> <day>..<output> <home>..<person> <judge>..<process> <loot>_with
<must>..<day> <must>..<rules> <not>..<must> <office>..<rules> <prior>_noon <role>_a <role>_the <rules>..<you>
<say>_at <say>_only <us>..<output> <us>..<override> <when>..<say> <when>_a <when>_your <you>..<every>
<you>..<process> <you>..<role> ^decode ^drop ^print ^skip ^speak applicant as_<judge> become by_<us> continue
current decode family file great hold i_<hide> internal lawyer like offers on_<every> summarising talked today
und_<say> weather て で は
+15 "_<not> "_<office> <day>_and <every>..<rules> <here>..<ask> <here>..<when> <here>_mail <home>..<reader>
<judge>..<send> <loot>_that <not>_need <output>..<say> <override>..<day> <past>..<trust> <prior>_with
<rules>..<rules> <trust>..<trust> <trust>_the <us>_in <user>_: <user>_asks ^been ^of ^send about_<here> access ask
asking attach broken context digest everyone five_<day> five_<output> hotel me save this_<output> to_<role> told
town だ 你
+14 "_<you> :_<you> <act>..<every> <every>..<prior> <here>..<must> <hide>_. <judge>..<here> <judge>..<us>
<loot>..<past> <loot>_below <output>..<ask> <output>_, <override>_the <person>..<family> <person>..<office>
<process>..<say> <role>..<here> <rules>..<must> <say>_her <us>_, <us>_should <user>..<home> <when> <when>..<every>
<when>..<office> ^any ^message ^new ^reply als author beginning das fra garden higher into_<you> it_<prior> last llm
only_<say> out part real reply_<output> reply_<say> reset share sharing some somebody with_<every>
+13 <day>..<ask> <day>..<here> <day>..<you> <every>..<act> <every>..<process> <family>..<every> <here>_is
<hide>..<office> <judge>_and <loot>_, <must>..<override> <office>..<override> <output>_is <output>_that
<reader>..<judge> <rules>_is <say>..<must> <say>_is <send>_a <user>..<when> <you> ^end ^should approve behind clear
draft let_<us> lovely messages night no on_<person> para refund result step the_<every> told_<us> what_<you>
when_<when>
+12 ._<ask> ._<output> / <act>..<not> <ask>_. <every>..<you> <family>..<hide> <person>..<hide> <person>..<loot>
<person>_the <process>..<reader> <reader>_is <role>..<not> <role>_to <rules>..<past> <say>..<rules> <send>..<output>
<user>_that <when>_this <you>_must ^what assistant call_<say> ok policy price since_<day> stands steps user_<must>
when_<person> ス
+11 ,_<send> <act>_. <act>_the <code> <day>..<rules> <day>..<when> <every>_ai <home>..<code> <judge>..<loot>
<office>_to <output>..<home> <output>..<prior> <override>..<office> <process>..<person> <say>..<loot> <when>_we ^act
^it ^thank __<here> act_<role> assistenten birthday closed comes could from_<us> lunch place reminder review without
+10 ,_<loot> 0_<day> :_<every> ; <act>..<when> <act>_your <day>_the <every>..<output> <family>_, <loot>..<ask>
<override>_. <past>..<day> <person>..<output> <prior> <process>..<you> <role>..<us> <role>..<you> <rules>_.
<say>..<every> <us>..<role> <you>..<us> ^they ^whatever above act audit case human i_<must> language_<reader> noon
of_<every> shell store text the_<day> to_<every> wants wrote
+9 <act>_to <here>..<past> <home>..<every> <judge>_this <must>..<not> <override>..<say> <past>..<when> <past>..<you>
<person>_has <say>..<output> <say>_" <say>_the <you>_answer ^<role> ^delete and_<output> answer his history shopping
this_<office> to what_<past> who you_<say>
+8 <act>..<code> <family>..<when> <hide>..<loot> <loot>..<day> <not>..<you> <prior>..<when> <when>..<user> empty has
says this_<send> to_<person> urgent
+7 <act>_it <day>..<say> <office>..<when> <override>..<us> <prior>..<day> <prior>..<us> <user>..<say> ^a a_<day> am
an everything sender with you're
+6 <every>..<day> <output>..<us> <override>..<output> <prior>..<you> <reader>..<here> <say>..<act> <trust>..<not>
^<output> ^do ^note and hidden i nothing offer over paragraph the_<code>
+5 <home>..<us> <say>_our <you>..<say> ^i you
+4 ^<when> and_<say> pay the
+3 <here>..<every> the_<office> user
+2 <here>..<act> only
+1 <act>..<here>
-1 ^<every>
-2 end tell
-3 <reader>..<rules> ^my line was
-4 <judge>..<output> <must> <output>_to <person> <us>..<here> is second
-5 <code>..<here> <here>..<office> <office> <us>..<person> ^good had the_<act> them
-6 <code>_. <day>..<office> <every>..<us> <must>..<here> <prior>..<override> <process>..<every> <reader>..<must>
<role> <us>..<act> <you>..<hide> need spring
-7 :_<us> <day>..<person> <day>_, <every>..<user> <hide>..<day> <hide>_the <home>_and <judge>..<say> <must>..<loot>
<office>..<act> <past> <process>..<loot> <reader>..<send> ^<family> a_<say> check given machine please_<act> system
to_<override> word
-8 <act>..<send> <past>..<past> <say>..<us> <send>..<office> <send>_. <user>..<act> <when>_it ^<hide> ^<office>
^open and_<override> b instead invite it's june my_<family> my_<us> nine page reply
-9 <family>..<must> <family>..<person> <not>..<hide> <not>..<home> <office>_and <person>_, <reader>..<loot>
<say>..<user> <say>_your <us>..<family> ^in ^is ^so approved august away bill free hundred i_<past> it_<past> know
names she switch with_<us>
-10 <ask>..<day> <code>..<output> <every>_, <here>..<person> <home>..<here> <must>..<past> <role>..<rules>
<say>..<here> <say>_you ^for ^forward ^leave ^on are are_<not> been big company disregard dog from_<day> hand hour
house inbox letter mails my_<loot> otherwise power repeat show shows takes the_<role> we_<must> when_<you>
-11 <every>..<code> <family>..<say> <here>..<loot> <not>..<judge> <office>_, <person>..<judge> <person>..<person>
<rules>..<override> <say>..<day> <say>..<you> <say>_, <trust>..<act> <trust>..<when> <us>_. <when>..<not>
<you>..<day> <you>..<home> ^not ^one ^three an_<output> bergen coffee cold december he i'm_<us> kale rule they
-12 "_<role> "_<user> ,_<prior> :_<not> <act>_on <act>_this <ask>..<act> <code>..<prior> <every>..<when>
<here>..<you> <here>_from <here>_week <home>_. <must>..<reader> <not>..<office> <output>..<judge> <past>_.
<person>_can <reader>..<prior> <reader>..<us> <role>_, <rules>_for <send>..<past> <trust>..<office> <when>..<must>
<you>_need ^to a_<home> administrator against and_<us> app between buy call_<us> car could_<you> delete february
i've_<us> name not_<say> october ordered packets pick safety said stand the_<send> to_<hide> to_<judge> very way
weekend works you_<send>
-13 "_<reader> 0_<output> <home>_: <must>..<user> <output>..<send> <past>..<person> <past>_given <person>_to
<role>..<day> <role>_" <say>_this <send>..<user> <us>_can't <us>_don't <when>..<person> <when>..<prior> <when>_they
<you>..<here> <you>_mail ^<you> ^el ^he ^your an_<say> boat booked bring certificate corner forward_<act> guests
has_<past> head lab leave leaves mistake must_<act> november of_<day> please_<say> readers rules she's slow tape
tell_<you> there's trip what's
-14 ._<every> <act>..<past> <code>..<rules> <code>..<you> <day>..<us> <day>_at <family>..<you> <here>..<us>
<home>..<day> <home>..<rules> <override>..<when> <past>_out <past>_the <person>..<override> <prior>_that
<reader>..<past> <say>_no <say>_of <send>_this <trust>..<us> <us>_can <when>..<day> <when>_0 <you>..<loot>
<you>_account ?_<us> ^with ` as_<us> asks c costs daily dashboard drill else few for hours is_<every> myself opens
operator our_<office> output plant por watch weeks years you_<output> your_<home>
-15 "_<act> <act>..<rules> <act>_is <day>..<home> <day>..<judge> <day>..<role> <every>_: <here>..<rules>
<hide>..<hide> <home>_the <loot>..<role> <not>_. <person>_for <prior>_, <prior>_0 <process>_. <process>_the
<reader>..<every> <rules>..<trust> <send>..<you> <us>..<past> <us>_said <when>..<act> <when>_i <you>_password
^<prior> ^call ^copilot ^every ^mark ^siv ^there a_<family> added all amira anyway clock club copilot desk down full
label local moved new_<code> reach read_<every> reasons receipt should_<say> sorry the_<person> three thyme tokens
voice when_<us> will with_<you> your_<send>
-16 "_<rules> # ,_<you> <act>..<output> <act>_for <ask>..<hide> <every>..<judge> <here>_0 <home>..<home>
<home>..<prior> <home>_with <loot>..<say> <not>..<role> <not>..<say> <office>..<must> <office>_. <office>_are
<override>..<code> <person>_else <person>_say <prior>..<prior> <process>..<send> <reader>..<process> <reader>_"
<rules>..<user> <rules>_0 <send>..<here> <send>..<when> <trust>..<every> <when>_one <you>_. ^<process> ^fjellro
^tell ^tor ^write add bot chapter clean client docs early eight every_<office> finished forward_<send> gareth he's
in_<day> ines inspection keep language list office on_<rules> press prices run second_<here> staff sunday then_<say>
they're they_<say> things thursday
-17 <act>_of <ask>..<say> <day>_" <every>..<person> <here>..<send> <home>..<hide> <must>_a <not>..<reader>
<office>..<ask> <output>_from <past>..<hide> <reader>..<not> <reader>_with <say>..<trust> <say>_each <trust>..<you>
<us>..<must> <us>..<not> <us>..<reader> <you>_get ^<ask> ^agent ^answers ^could ^first ^thanks an_<trust>
and_<trust> as_<trust> ask_<you> better boxes confirm floor grandmother greenlatch if_<you> in_<here> kari model
moves opening packet parcel received right tell_<say> test unit vous wanted while your_<family>
-18 -_<send> <ask>..<person> <code>_, <day>..<prior> <every>..<must> <family>..<not> <here>_by <hide>..<output>
<not>..<user> <not>_be <not>_more <output>_: <override>..<here> <override>..<reader> <reader>..<home> <role>_for
<say>..<ask> <say>_down <user>_, ^change ^frobutikk ^someone ^transfer ^we agent_<must> all_<prior> bins can_<say>
consent copilot_<reader> deleted di do_<not> dry error frobutikk it may something taken tests the_<rules> twenty von
will_<say> you've you_<act>
-19 ,_<home> 0_<act> 0_<loot> <act>_in <ask>..<you> <every>_and <must>..<home> <not>..<here> <office>..<every>
<office>_number <output>..<loot> <reader>_for <say>..<send> <us>_to <when>_. <you>_asked ^all ^s ^that accept
all_<every> anyone as_<you> ci contact cut did each_<say> final gift hasn't invitation oil parking passed paul
photos post pump requests round say_<say> template the_<family> the_<home> there this_<rules> you_<role>
-20 <act>..<role> <code>_for <every>_. <here>..<role> <hide>..<not> <hide>..<when> <home>_in <loot>..<output>
<loot>_on <loot>_the <not>_the <person>..<user> <reader>..<reader> <role>..<must> <trust>_of <us>..<day>
<us>_assistant <us>_the <when>..<you> <you>_do ^can ^check ^out boss by_<send> calendar do_<you> editor freitag hear
i_<prior> in jeg kim length lid members na returned roles seconds server summer th throw we've_<us> which within
year 주
-21 ' <ask>..<loot> <code>..<loot> <loot>_are <must>..<every> <must>_not <not>..<loot> <output>_and <person>..<home>
<say>_before <say>_without <send>..<rules> <send>_in <send>_it <user>_who <when>_to <you>..<you> ^copy ^henrik
accepted arna bit box customers da fjellro forty jon menu never not_<trust> person send siv texts write_<say> 会 周
-22 "_<send> :_<output> <act>..<trust> <day>_in <here>_, <hide>..<judge> <not>..<us> <office>..<loot>
<office>..<office> <past>..<rules> <past>..<us> <reader>_at <send>..<send> <when>..<rules> <you>_message = ^as
^models ^prompt and_<judge> are_<you> bis call canteen daniel delete_<every> fair four friday info_<reader> la maja
miss new_<loot> parties please_<send> service together tonight training transfer_<send> unsubscribe used vi
-23 "_<day> ,_<not> ,_<us> ,_<user> ._<loot> ._<you> <act>..<say> <day>_0 <loot>_of <must>..<act> <not>..<when>
<output>_0 <prior>..<reader> <prior>_the <reader>_who <rules>_the <say>_back <us>_think <us>_told ^<user> ^an ^ask
^de ^si an_<office> cache changed design french lots nothing_<not> of_<person> one_<here> percent prompts same shift
than that_<us> the_<here> to_<say>
-24 <act>_and <judge>..<you> <loot>..<every> <output>_me <override>_, <person>..<code> <prior>..<past>
<process>..<not> <reader>..<code> <say>..<process> <say>_: <us> <us>..<loot> <you>..<ask> <you>_contacts ^fair
as_<when> copy in_<us> morgen obra paper reason red sent set si_<say> si_<when> stop then thirty try we_<act>
you_<you>
-25 ,_<here> <ask>..<here> <family>..<past> <here>_that <home>..<you> <loot>..<rules> <person>..<you> <prior>_it
<prior>_you <reader>..<user> <say>_a <say>_into <send>..<act> ^start can't christmas homework land lost lot man
number on_<you> own parents please_<ask> printer prompt_<here> på rename sending small started we'll we're } 我
-26 ,_<person> ._<judge> <act>_( <ask>..<not> <day>..<past> <hide>..<us> <loot>..<not> <loot>_form <must>_be
<not>..<family> <output>_in <prior>_" <trust>..<user> <us>..<rules> <user>..<output> <user>_of <when>..<family>
<you>_the ^contact ^info ^messages ^åsane after assistant_<say> contact_<loot> green i_<act> if_<person> lunes seed
someone_<person> that_<act> todo when your_<office> {
-27 <act>..<you> <act>_0 <ask>..<office> <code>..<day> <here>_and <here>_time <judge>..<day> <not>..<person>
<not>_longer <output>..<user> <output>_are <person>_who <say>_= <send>..<reader> <send>_into <when>_that ^def ^shell
book calls change found lukas lørdag order_<act> order_<office> order_<rules> packing plain so_<us> that_<every>
this_<day> tuesday water
-28 <act>_" <code>_and <code>_that <here>_message <hide>..<act> <not>..<every> <rules>..<output> <send>..<say>
<us>..<send> <when>..<us> <you>_want ^<code> ^ignore ^title ^you and_<loot> and_<must> enter get info of_<loot> ola
reports restart si that's title values we_<us>
-29 ,_<output> ,_<rules> <act>..<must> <act>_all <every>_of <here>..<day> <here>..<prior> <hide>_a <home>..<not>
<trust>_" <user>..<code> <user>..<reader> <when>_the <you>..<judge> ^how cent changes child expected now per
-30 ) <code>_is <loot>..<here> <must>..<person> <output>..<here> <say>_with <trust>..<say> ^py at_<every>
before_<you> chatbot hall judge nobody pages py recipient sie this_<act> to_<here> use your_<here> à
-31 ._<not> <loot>_0 <loot>_is <not>..<override> <person>..<reader> <rules>..<person> <say>..<role> <user>..<here>
<when>..<output> <when>_you ^order a_<reader> filter from got have import models others seeds week た
-32 ._<when> <act>..<act> <act>..<override> <act>_may <every>..<hide> <family>_. <office>..<here> <office>_0
<output>..<reader> <say>_. <user>..<rules> ^answer ^then ^todo an_<reader> both day drive est good half henrik how
not_<act> tool
-33 ._<act> <act>_, <code>..<act> <here>..<override> <office>..<person> <role>..<when> <us>..<prior> <us>..<us>
<us>..<when> ^and a_<user> at by_<day> each eirik goes kept longer made pass readme row times ま
-34 ._<say> <code>_: <must>..<trust> <reader>..<day> <rules>..<loot> ^role ^user because days ignore not_<send>
our_<reader> ring say tools tor we've wrong you'll
-35 <code>..<code> <day>..<day> <here>_in <judge>_the <rules>..<code> <user>..<send> ^never and_<person> fixed gate
it_<when> since
-36 <reader>_to <us>..<judge> back data doesn't i've json open someone you're_<you>
-37 "_<override> <ask> <loot>..<act> <say>_to <us>..<office> ^<home> automatic folder must questions see
-38 ._<person> :_<here> admin left return to_<you> two
-39 <code>..<not> <code>..<say> <day>_. <say>_and <us>..<hide> a_<loot> def forward more story the_<reader> write お
-40 <ask>..<send> <not>..<act> <not>..<code> <rules>_" <rules>_, long on sends sentences
-41 <office>..<prior> <say>_us <trust>..<prior> <user>_. ^if ^mail a or our_<us> please users
-42 ( <say>..<override> <us>..<say> ^add a_<here> files my six
-43 confirmed date we
-44 <loot>..<you> <send>..<override> five
-45 <home> <reader>..<output> ^<here> ^<not> mark people still åsane
-46 don't prompt
-47 again i'll
-48 ^<day> start twice
-49 <output>_into <user>..<loot> i'm room
-50 ^our sheet until
-51 <not>_read order want writing
-52 <not>..<send>
-53 0 ^this ten your_<loot>
-54 <family> agent
-55 <override>..<not> ^please count
-56 one reads role the_<say>
-59 but can
-60 ._<us> ^<us> new old
-61 before i'd
-62 mail
-63 not
-64 ^<person> answers
-65 , by
-67 ^<rules>
-68 ^the
-69 <day>_: ^<loot>
-70 ? message your
-77 <day>
"""
