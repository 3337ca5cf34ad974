"""The weights of words to a machine, made by `python -m evals injections --train`; not to be edited.

In hundredths of the logarithm of the odds, the heaviest first. `<send>` is any word of a kind of `lexicon.py`, `^` what
an order begins with, `..` what stands a few words on, `_` right behind.
"""

from __future__ import annotations

from typing import Final

BIAS: Final = -223
THRESHOLD: Final = 218
HINT: Final = -60
ROWS: Final = r"""
+122 <reader>_:
+117 @
+107 "
+105 <reader>_, this
+100 sms
+97 :_<act> <reader>
+93 ://
+90 <say>_that
+86 ,_<say>
+84 ours
+82 e
+81 <say> as this_<here>
+79 our
+77 link
+75 ://=
+73 <loot>..<loot>
+72 <rules>
+71 your_<output>
+68 and_<act> payment
+67 y
+66 <loot> <you>..<rules>
+65 so
+64 <process>..<act>
+63 ai
+62 <not>..<rules> <user> _<act> were
+60 and_<not> follow off would 。 要
+59 :
+58 <trust> that the_<user> what
+57 <say>..<past> user's
+56 <every> <not> bank be
+55 <output>..<you> <send>_the your_<user>
+54 <loot>..<us> teh 用
+53 called n
+52 <output> <us>..<you>
+51 <here> <you>..<reader> to_<us> ur こ 하
+50 <judge>_. <user>..<person> <you>_are confirmation dass ever in_<you> search your_<say>
+49 :_<send> <loot>_to
+48 ,_<act> ^assistant
+47 ,_<reader> <here>..<judge> <output>_. de ja og signature stored_<loot>
+46 <day>..<not> <process>_this <reader>..<say> factor 户
+45 <here>..<here> <not>_one about gentleman's her v 指
+44 <here>_for <person>_. code little note o web
+43 <every>..<loot> <you>..<user> ^<reader> in_<person> query reader unten только
+42 <override>..<you> <prior>..<say> <send>..<every> appear dir put_<us> us whenever ，
+41 ._<here> <code>..<must> <must>..<output> <process> <rules>..<here> ^<say> done il le om section
+40 <reader>..<ask> <you>..<not> ^<override>
+39 < <office>..<reader> <you>_to ^<send> ahead dear following proceed и
+38 <prior>..<rules> <rules>..<send> caller does_<not> sei these w 只 行
+37 <every>..<here> <hide> <past>..<prior> <person>_name <process>..<us> <reader>..<override> <role>..<act>
<trust>_: die kindly other und yes your_<trust> な
+36 <hide>..<rules> <judge>..<not> <past>_asked <person>..<process> <rules>..<day> <rules>..<us> <you>_refuse ^put
_<override> he_<must> phone_<loot> stored не れ
+35 <act>..<office> <act>_without <us>..<home> <user>..<you> ^<act> _<role> below mention project those « » 提
+34 "_<every> <judge>..<every> <us>_brand <user>..<day> ^если auf brand email question senza если に 지
+33 <code>_in <must>..<send> <not>_of <not>_to <reader>_. <rules>_: <us>_first carry might needs new_<rules> should
this_<loot> thread 是 请
+32 <every>..<send> <person>_that <say>_it <send>__ <user>..<us> <when>..<reader> <you>_a advert assistants complete
conversation der har look overview praise rights wednesday weg your_<prior> 到
+31 :_<say> <every>..<role> <judge>..<reader> <loot>_. <office>..<day> <output>..<must> <person>_tells <rules>_you
<when>..<send> ^merke clipboard d discount du ends les lumio merke nicht now_<override> patient que refuse saying
tell_<every> vote 示 세 요 의
+30 )_<say> ,_<when> ._<reader> <act>..<process> <here>..<reader> <home>..<user> <judge>..<act> <loot>..<override>
<output>_the <person>..<when> <prior>..<send> <process>..<override> <send>..<us> <user>_har <when>..<here>
<when>..<process> <you>..<when> ^look attachment blame content drop este later limits nu of_<here> protection
the_<loot> whatever
+29 <code>..<person> <every>_is <here>..<output> <loot>..<user> <must>..<process> <you>..<person> <you>_may > ^turn
^文 banca documents even helper his_<say> jesteś mode serve suppliers tell_<person> thanks trust さ 不 他
+28 ;_<say> <act>..<us> <act>_two <code>..<office> <day>..<act> <home>_at <home>_of <judge> <output>..<trust>
<prior>..<must> <role>_of <user>..<office> <when>_time <you>_operator <you>_user ^give ^yes _<output> account
brugeren by_<you> card_<loot> die_<rules> even_<when> go maintainers matter month named produce recap verified
zusammenfassung 人 ：
+27 <every>..<every> <every>_time <hide>_about <loot>_in <not>_tredje <output>..<rules> <output>_at <reader>..<act>
<reader>..<office> <reader>_that <rules>..<say> <say>..<when> <trust>..<loot> <us>..<trust> <you>_memory [ ^<must>
checks command comment compare completa demande example find input of paid passe saved_<loot> silent skip task
that_<here> tredje uten work “ 信
+26 <act>..<judge> <act>__ <act>_a <code>..<when> <every>..<reader> <family>_: <here>_page <judge>..<hide> <prior>_.
<role>..<every> <say>_on <send>..<code> <trust>..<day> <trust>..<here> <user>_does <when>..<loot> <you>_, <you>_were
^bitte ^let ^think assistant_<must> f firm from_<here> grew hey look_<when> merge minute one_<output> request
so_<act> table the_<judge> the_<output> to_<act> whoever wise you_<past> 고 이
+25 . <act>_@ <ask>_, <family>..<send> <home>..<loot> <loot>..<must> <loot>_number <person>..<prior> <person>_as
<prior>..<output> <prior>..<person> <say>_all <say>_as <trust>..<send> <when>..<when> <you>..<send> <you>_will
@_<not> ^carry ^get ^make ^when _<must> a_<output> advise and_<send> compares digits gb konto nach no_<rules> sans
towards translate 者
+24 <act> <day>..<code> <day>_your <here>_name <hide>..<prior> <output>..<day> <override>_your <person>..<send>
<rules>_are <send> <send>..<loot> <trust>..<code> <trust>..<past> <user>..<not> [_<us> ] ^cher ^dot and_<you> cher
cher_<reader> cross de_<user> dot en et file_<say> for_<day> gebruiker nevn och our_<home> product reading sagt top
系 送 银
+23 ;_<not> <every>..<office> <family>..<day> <hide>..<every> <loot>_when <not>_under <override>..<rules>
<person>..<here> <person>_compares <process>..<here> <us>_am <when>_asked <you>..<office> <you>_can ^by a_<judge>
agreed allow amount deletion det_<not> digital favour holiday i_<day> lose mailbox must_<say> put questa
questa_<here> questa_<send> rank rate respond roof safe september shut somebody_<process> state t terms vår
when_<hide>
+22 ,_<override> <code>_at <every>..<not> <every>_que <here>_you <must>_the <not>..<not> <not>..<output> <not>_say
<output>_so <person>..<act> <person>..<must> <say>_o <say>_que <send>_of <trust>..<output> <trust>_. <us>_a
<when>..<judge> <you>_read ^rate ^state afternoon air an_<role> asked att base cette dem digital_<reader> eine ended
everyone's flights follows i_<output> in_<every> just_<act> les_<rules> log lunde ohne one_<person> opened
out_<person> override reader's s school sistema solo then_<act> to_<output> transfer warning
+21 ,_<every> ,_<judge> -_<reader> <day>..<send> <here>_sentence <here>_with <hide>..<here> <hide>_asking
<home>..<send> <loot>..<family> <loot>..<hide> <must>..<code> <override>..<prior> <person>_asked <role>..<loot>
<rules>_i <say>..<judge> <when>_sei <you>..<prior> <you>_tell <you>_write ^be ^done ^read ^verified _<not> _<say>
advance api automated banco claim dear_<reader> det doctor er help letters m newest next owner's r released replaced
says_<not> software sont today's why you_<must>
+20 ,_<ask> <act>_with <ask>..<rules> <code>..<trust> <day>..<every> <day>..<loot> <every>..<override> <every>_that
<here>..<hide> <here>..<say> <home>_is <output>_as <override>..<trust> <say>_whoever <send>..<home> <send>..<not>
<trust>..<reader> <user>_to <you>..<must> <you>_reply <you>_samenvatting ^input ^kindly ^replace ^show ^translate ^こ
before_<day> best capital card cheaper crew curl earlier entry handed help_<us> ia invoices je_<output> known latest
looks many meeting mentioned mould owner's_<loot> picture rent saved talk through uma update_<you> view whose – く ら
으
+19 #_<reader> <act>..<hide> <code>..<role> <every>..<act> <every>_question <here>_file <judge>..<us> <judge>_,
<loot>_about <must>..<office> <office>_it <person>..<every> <role>..<past> <rules>_of <say>_nothing <trust>..<must>
<trust>..<trust> <trust>_rights <user>..<ask> <when>..<past> <you>..<output> <you>..<override> ^<trust> ^just ^print
all_<every> allows are_<override> be_<prior> deal directly eres every_<loot> fine for_<every> fått have_<trust> lo
main merge_<code> on_<here> owner passwords render ska the_<prior> total tu version what_<person> with_<say> y_<say>
|
+18 <code>..<hide> <code>_" <code>_request <every>..<trust> <hide>..<code> <must>..<day> <must>..<when>
<must>_already <not>_0 <office>_from <person>..<day> <process>..<must> <role>_a <role>_and <rules>_and <say>_at
<send>..<must> <trust>..<person> <us>..<every> <you>..<every> [_<reader> ^ai ^pay ^set about_<here> account_<user>
after_<process> applicant arrived automated_<reader> behalf brukeren describe figures leaving mind notes of_<you>
on_<every> previous regeln score settings she_<prior> skriv to_<role> transport units updated warranty と
+17 ._<send> <ask>..<us> <ask>..<when> <day>..<output> <day>_; <every>..<you> <family>..<loot> <here>_line
<loot>_owner <output>..<person> <prior>_with <role>..<role> <rules>_to <say>..<code> <say>..<hide> <say>..<home>
<us>..<override> <when>_your <you>..<process> ^e ^output ^should ^speak access alarm edit flag great i_<hide>
only_<say> push restrictions sync te tells told warm with_<not> your_<rules> は
+16 "_<not> "_<office> "_<you> - :_<judge> ;_<person> <code>..<judge> <day>..<here> <every>..<prior>
<every>..<rules> <here>..<must> <here>_is <judge>..<here> <must>..<rules> <not>..<past> <override>..<day>
<override>..<override> <person>..<family> <person>..<loot> <person>..<office> <prior>_noon <reader>..<judge>
<rules>..<must> <rules>..<rules> <rules>..<you> <rules>_. <say>..<person> <say>_is <when>..<say> <when>_a <when>_she
^at ^decode ^drop ^i ^next ^send ^skip _<when> __<say> als also asking at_<day> become broken by_<us> context
continue current decode digest every family here hold messages offers ones reminder reset spam summarising talked
today un und_<say> weather て で
+15 ._<output> <act>..<person> <code>..<home> <day>_and <family>..<every> <here>..<ask> <here>..<when> <here>_:
<here>_mail <home>..<person> <judge>..<process> <not>_need <office>..<rules> <output>..<ask> <output>..<say>
<override>_the <reader>_! <rules>..<act> <send>_a <us>..<role> <us>_should <user>_: <you>..<role> ^any ^been
^message ^of _<process> appointment as_<judge> ask beginning das everyone garden hotel internal let_<us> llm out
para part price real signs town what_<you> だ 你
+14 <act>..<home> <act>..<not> <every>..<process> <family>..<hide> <home>..<reader> <judge>..<send> <loot>_that
<loot>_with <output>_is <past>..<trust> <person>..<hide> <rules>_is <say>_only <trust>_the <user>..<home>
<user>_asks ^end ^reply _ assistant author five_<day> five_<output> fra higher it_<prior> its last policy sharing
step the_<every> with_<every>
+13 ,_<loot> ; <day>..<ask> <here>..<past> <must>..<not> <must>..<override> <output>_, <output>_that <override>
<override>..<office> <process>..<reader> <process>..<say> <reader>_is <role>..<here> <role>..<not> <say>_her
<us>..<output> <us>_, <when> <when>..<every> <when>..<office> <when>_this <you> ^new __<here> attach behind degrees
draft lovely me no obey ok paste payments refund result shell somebody that_<person> told_<us> user_<must> wants
won't
+12 :_<you> <act>_. <act>_to <ask>_. <day>..<rules> <every>..<output> <judge>_and <judge>_this <loot>..<past>
<not>..<must> <office>..<override> <output>..<home> <person>..<output> <person>_the <prior> <process>..<person>
<send>..<output> <us>_in ^delete ^note ^thank ^whatever act assistenten could i_<must> lunch night stands
to_<person> ス
+11 <act>_it <act>_your <code>..<reader> <day>..<you> <day>_the <every>_ai <family>_, <judge>..<loot> <loot>..<ask>
<loot>..<judge> <must>_to <process>..<you> <role>..<us> <role>_to <say>..<act> <say>..<loot> <say>..<must>
<say>..<rules> <when>..<user> <you>..<us> <you>_must ^it ^system and_<office> approve at_<home> birthday comes
contract from_<us> like of_<every> place release review save since_<day> text this_<office> this_<output>
when_<person>
+10 ,_<send> -_<day> 0_<day> <act>..<every> <act>_them <day>..<when> <family>..<when> <hide>..<loot> <hide>_.
<loot>_, <output>..<prior> <override>..<person> <past>..<day> <past>..<you> <role>..<you> <rules>..<past> <say>_"
<user>..<when> ^they _<user> above and_<output> audit case closed history human steps store their to_<every> token
urgent you_<say>
+9 :_<override> <code> <home>..<every> <override>..<output> <prior>..<when> <say>..<every> <you>_answer ^a
everything his i noon paragraph share the the_<day>
+8 <home>..<past> <past>_a <say>..<output> <us>..<user> answer has hidden language_<reader> says with
+7 <act>..<when> <here>..<act> <office>_to <person>_has <prior>..<day> <prior>..<every> <reader>..<here> <say>_our
^do ^what am an over site the_<code> to
+6 <day>..<say> <every>..<day> <loot>..<day> <say>_the <trust>..<not> <you>..<say> a_<day> file nothing the_<office>
who without
+5 / <act>..<code> <act>_the <here>_to <hide>..<you> <not>..<you> <output>..<us> <user>..<say> and_<say> pay user
you
+4 <here>..<every> <office>..<when> <override>..<say> <us>_have turn
+3 <home>..<us> <loot>..<person> and
+2 <person>..<us>
-1 <reader>..<person> <us>..<here>
-2 end
-3 is the_<act>
-4 <act>..<day> <loot>..<send> <must> <reader>..<rules> need
-5 <code>..<here> <day>_, <every>..<us> <judge>..<output> <output>_to <send>..<office> ^<when> if tell
-6 <home>_and <must>..<here> <not>..<home> <reader>..<loot> <us>..<person> <user>..<act> <you>..<family> ^good line
second spring them
-7 <day>..<person> <hide>..<day> <hide>_the <office> <office>_and <past> <past>..<past> <role>_. <say>_in
<us>..<family> <you>..<hide> ^<family> ^open are been check instead it's when_<you>
-8 <here>..<loot> <home>..<here> <must>..<loot> <must>..<past> <office>..<output> <output>..<when> <past>..<not>
<person>..<person> <prior>..<override> <process>..<loot> <reader>..<must> <send>_. <when>..<not> <when>_it ^<hide>
^<office> a_<say> choose had hundred june letter names reply
-9 <family>..<must> <here>..<person> <not>..<office> <reader>_on <role> <say>_you <send>..<person> ^<past> ^he ^she
_<reader> away dinner free house inbox it_<past> mails name page repeat show system well with_<us> word would_<you>
-10 <ask>..<act> <ask>..<day> <family>..<person> <here>_week <reader>..<send> <say>..<us> <say>_, <say>_them
<say>_this <say>_your <us>_. <when>..<act> ^leave ^three _<every> and_<hide> approved august big booked car december
dog hand hour i_<past> invite know on_<us> power rule she the_<role> we_<must>
-11 "_<act> :_<not> <act>..<reader> <ask>_send <code>..<output> <family>..<say> <here>_from <home>_. <must>..<user>
<not>..<judge> <office>..<act> <person>_can <send>..<here> <when>_0 <you>..<home> ^<you> ^is ^on an_<output> bergen
cold from_<day> given has_<past> he hours kale leave may otherwise shows think weekend what's works
-12 "_<role> :_<us> <act>..<send> <code>..<you> <every>_, <loot>..<role> <must>..<reader> <past>_. <person>_to
<process>..<when> <role>..<day> <say>..<day> <say>..<here> <say>..<user> <send>..<past> <trust>..<office>
<trust>..<when> <when>..<day> <when>..<role> <when>_they ^<prior> ^forward ^one ^to a_<home> administrator against
bring buy coffee could_<you> daily delete disregard february locked my_<loot> november october old_<loot> packets
pick please_<say> said slow stand tell_<you> the_<send> to_<hide> to_<judge> very you_<send>
-13 "_<reader> ,_<prior> 0_<output> <act>_on <code>..<prior> <code>..<rules> <every>..<code> <home>..<day>
<output>..<judge> <output>..<send> <person>..<judge> <process>_the <reader>..<process> <role>_" <rules>_for <say>_of
<send>..<user> <us>_can't <us>_don't <when>..<person> <when>..<prior> <you>_password ^call ^el ^unsubscribe _<ask>
_<code> asks bot certificate company corner course down drill guests is_<every> keep lamp must_<act> not_<say>
of_<day> opens operator promised run safety she's stops takes there's they watch years you_<output>
-14 ,_<you> ._<every> <act>..<output> <act>..<past> <act>_at <act>_is <act>_of <ask>..<hide> <ask>_keep
<day>..<home> <day>..<role> <day>_at <every>..<judge> <family>..<you> <here>_0 <home>..<home> <override>..<when>
<past>_out <past>_the <person>_for <prior>_, <prior>_that <reader>..<not> <reader>..<past> <reader>..<prior>
<reader>..<us> <send>..<you> <us>..<not> <you>..<day> <you>..<loot> <you>_mail ^mark ^there added amira an_<say>
anyway as_<us> between boat c costs dashboard desk every_<office> few full head lab label leaves list mistake moved
output password plant por readers right staff tape ten_<output> three thyme trip wanted your_<home>
-15 "_<rules> <act>_for <day>..<judge> <day>..<us> <every>..<when> <every>_: <here>..<rules> <here>..<you>
<not>..<role> <override>..<reader> <past>..<person> <past>_given <person>..<override> <person>_will <prior>..<prior>
<prior>_0 <reader>..<every> <reader>_" <say>_no <send>_this <trust>..<you> <us>_can <us>_said <when>..<must>
<when>_one <you>..<here> <you>_account ?_<us> ^not ^siv ^with and_<us> client clock commit confirm eight in_<day>
local model news not_<hide> office press reach should_<say> sorry sunday this_<rules> tokens voice weeks when_<us>
will your_<send>
-16 * <act>_this <code>_, <every>_. <here>_by <home>..<hide> <home>..<prior> <home>..<rules> <home>_with
<loot>..<say> <not>..<reader> <not>_. <office>..<ask> <office>..<every> <office>_are <output>_from <person>_say
<reader>_with <rules>..<trust> <trust>..<every> <us>..<reader> <us>_the <user>_, <when>_i <you>_. ^agent ^copilot
^first ^fjellro ^frobutikk ^tor ^we ` all_<prior> ask_<you> boxes chapter clean club copilot di else error finished
for frobutikk gareth he's if_<you> ines inspection myself new_<code> opening packet reasons receipt second_<here>
the_<person> then_<say> they're they_<say> things thursday while
-17 0_<act> <ask>..<person> <every>..<must> <here>..<us> <here>_ <not>..<say> <not>..<user> <output>_:
<override>..<code> <past>..<hide> <person>..<user> <process>..<send> <reader>..<reader> <role>..<override>
<rules>..<user> <say>..<trust> <say>..<you> <say>_each <us>..<past> <you>_asked ^all ^s ^thanks agent_<must>
and_<trust> as_<you> call ci do_<not> docs floor greenlatch hasn't kari language love on_<rules> passed prices
received twenty unit will_<say> your_<family>
-18 -_<send> <act>..<rules> <code>__ <family>..<not> <hide>..<when> <must>..<home> <not>_be <not>_more
<office>..<loot> <office>_, <office>_. <office>_number <output>..<loot> <reader>_for <role>_for <say>..<ask>
<say>_down <when>_. <you>_get ^<ask> ^<process> ^answers ^change ^could ^out ^someone _<prior> a_<family> an_<trust>
as_<trust> dry grandmother it moves our_<office> parcel parking seconds secret taken th the_<rules> there which
with_<you>
-19 ' ,_<home> 0_<loot> <day>..<prior> <day>_" <every>_and <hide>..<not> <hide>..<output> <home>_in <loot>_are
<loot>_the <not>..<here> <not>_the <override>..<here> <process>_. <reader>..<home> <say>..<send> <trust>..<us> <us>
<us>..<day> <us>..<must> <us>_assistant <when>_to ^env ^tell ^transfer ^write accept accepted add all bins consent
cut deleted did each_<say> editor env final hear invitation jeg jon la never oil photos post roles send something
template texts the_<family> unsubscribe way year you_<act> you_<role>
-20 + ._<you> <ask>..<say> <ask>..<you> <code>..<loot> <code>_for <loot>_on <must>..<act> <not>..<when>
<office>..<office> <past>..<rules> <send>..<when> <send>_it <trust>_of <user>_who ^can ^copy ^feat ^prompt ^that
an_<office> anyone arna by_<send> calendar canteen changed customers do_<you> feat gift i_<prior> in kim length lid
members na paul price_<output> price_<say> pump requests returned service set summer test the_<here> the_<home>
to_<say> vous you've } 주
-21 "_<send> ,_<not> <act>..<role> <act>_in <day>_in <every>..<person> <hide>..<judge> <loot>..<every> <loot>_of
<must>_a <output>_and <role>..<must> <rules>_0 <say>_before <say>_without <send>..<rules> <send>..<send> <us>_to
<when>..<you> <you>..<you> <you>_do [_<loot> ^<here> ^check ^henrik ^secret _<send> and_<judge> are_<you> bit boss
cache can_<say> contact da daniel early fjellro forty four maja one_<here> please_<send> server siv throw together
we'll { 会 周
-22 ,_<user> ._<loot> <act>..<say> <act>_" <ask>..<loot> <loot>..<output> <person>..<code> <person>..<home>
<reader>..<code> <send>_in <you>_message ^de ^def ^models as_<when> box copy delete_<every> fair in_<here> lots menu
not_<trust> tests than training used vi within
-23 :_<loot> :_<output> <act>..<trust> <here>..<role> <here>_, <judge>..<you> <must>..<every> <must>_not
<not>..<loot> <not>..<us> <output>_0 <past>..<us> <prior>..<past> <prior>_the <reader>..<user> <reader>_at
<reader>_who <rules>_the <say>_back <us>..<loot> <us>_told <you>_contacts ^<user> ^an ^as ^start better bis french
friday i_<act> info_<reader> miss morgen new_<loot> paper parties percent person prompts red round sent then thirty
tonight when
-24 ,_<here> ,_<us> ._<judge> /_<not> <act>_and <day>_0 <here>..<send> <here>_message <hide>..<hide> <loot>..<not>
<loot>..<rules> <output>_me <person>..<you> <prior>..<reader> <say>_: <say>_a <us>_think <when>..<rules>
<you>..<ask> ^messages change green in_<us> land lot man obra of_<person> reason shift small started try
-25 "_<day> # ._<act> <code>..<day> <code>_and <here>_that <hide>..<act> <hide>..<us> <home>..<you> <office>..<must>
<override>_, <prior>_you <process>..<not> <say>_= <say>_into <send>..<act> <us>..<rules> <when>..<family> ^ask
^every ^fair ^ignore ^rename ^shell ^åsane _<home> after can't chatbot christmas design estoy homework mí on_<you>
parents plain på seed that_<act> that_<every> todo we're we_<act> your_<office> à 我
-26 ) ._<say> <act>..<you> <act>_( <ask>..<office> <day>..<past> <family>..<past> <here>..<prior> <loot>_form
<not>..<family> <not>..<person> <not>_longer <output>_are <prior>_" <rules>..<output> <trust>..<say> <trust>_"
<when>..<us> <when>_that ^contact _<loot> assistant_<say> calls lost lukas number packing printer same sending
that_<us> this_<day> use values water
-27 <ask>..<not> <code>_that <every>_of <here>_time <loot>..<here> <must>_be <output>..<user> <output>_in <prior>_it
<rules>..<person> <trust>..<user> <user>..<reader> <user>_of <you>_the <you>_want ^info ^title _<person> and_<must>
app book found if_<person> lunes lørdag reports title to_<here>
-28 ,_<person> ,_<rules> ._<not> <act>_, <ask>..<here> <here>..<day> <home>..<not> <judge>..<day> <must>..<person>
<not>..<every> <output>..<here> <person>_who <say>..<process> <user>..<output> <you>..<judge> ^and enter filter from
get models of_<loot> ola pages recipient so_<us> this_<act> tuesday
-29 <act>..<act> <act>..<must> <here>..<override> <here>_and <loot>_0 <say>..<role> <send>..<say> <us>..<send>
<user>..<code> <user>..<here> <when>_the = ^how ^py a_<reader> and_<loot> before_<you> cent import info pass py
rename restart row sie stop that's
-30 ,_<output> <act>..<override> <code>_is <not>..<override> <office>..<person> <output>..<reader> <role>..<when>
^user at_<every> child est expected hall how readme seeds we've week your_<here>
-31 <act>_0 <act>_may <code>_: <family>_. <loot>_is <say>_. <say>_with <us>..<us> <when>_you ^si ^todo at eirik gate
got ignore judge now per た
-32 ._<when> <code>..<say> <us>..<when> <user>..<rules> <when>..<output> ^then an_<reader> because henrik longer
made tool wrong
-33 "_<override> <rules>..<loot> <send>..<reader> ^<code> ^never ^role day days def drive each half i've not_<act>
our_<reader> times tor you'll ま
-34 <day>..<day> <here>_in <rules>..<code> <us>..<judge> ^<home> both by_<day> goes it_<when> not_<send> open others
return si tools
-35 <ask> <loot>..<act> <must>..<trust> <office>_0 <reader>..<day> <us>..<prior> <user>..<send> a_<user> admin json
nobody own ring since
-36 <not>..<act> <office>..<here> <person>..<reader> <us>..<hide> ^answer automatic back data doesn't fixed folder
good left
-37 <act>_all <code>..<act> <day>_. <every>..<hide> <judge>_the <reader>_to ^order and_<person> changes kept must on
questions see
-38 ( <ask>..<send> <code>..<not> <not>..<code> <say>..<override> ^mail _<rules> long say story write
-39 ._<person> <hide>_a <office>..<prior> <rules>_, <say>_and <say>_to <us>..<office> ^if ^you _<office> a_<loot>
have someone the_<reader> users お
-40 ^this a_<here> confirmed files to_<you> two
-41 :_<here> <loot>..<you> <rules>_" <user>_. ^<us> ^add a forward more sentences six
-42 <say>_us <trust>..<prior> <us>..<say> please prompt sends
-43 <reader>..<output> date i'll mark
-44 <send>..<override> five my or still åsane
-45 don't we
-46 <home> people room
-47 ^our i'm
-48 until
-49 0 <output>_into <user>..<loot> again
-50 <not>..<send> <not>_read ^<day> ^<not> start want writing
-51 sheet twice
-53 <code>..<code> one order ten
-54 your_<loot>
-55 <family> agent count the_<say>
-56 reads
-57 can role
-58 <override>..<not> before
-59 ^please
-61 old
-62 but
-63 ^<rules> _<here> by mail
-64 i'd
-65 ._<us> ^<person> not
-66 answers
-67 new your
-68 ,
-69 <day>_:
-70 ^the
-71 ? message
-72 ^<loot>
-74 _<us>
-76 <day>
"""
