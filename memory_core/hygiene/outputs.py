"""Control of what a model writes: of its summary, its rendering, its choice of sources, or of every answer to come.

People say to each other what a summary or a reply should contain, so what counts is what only a machine does: it
summarises without anybody, renders, drafts messages for somebody else, and weighs one text against all others.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_SAYS: Final = r"""
    (?: state | say | claim | mention | include | omit | leave \s out | skip | describe | present | put | add
      | call | write | begin
      | start | answer | reply | recommend | praise | report | conclude | note | show | do \s not | don['’]t
      | never )"""
_WHEN_DONE: Final = rf"""
    (?: ^ | [.!?:;>(\[] ) \s* (?: when | while | before | after | if ) \s
    (?: summari[sz]ing | translating | rendering | quoting | (?: generating | writing | drafting | producing )
        \s (?: an? | the | your ) \s (?: answer | reply | response | summary | digest | recap | output )
      | you \s (?: render | summari[sz]e | sum | recap | generate | quote | parse ) \b )
    [^.!?\n]{{0,80}}? (?: , | \b also \b ) \s* (?: please \s | also \s | always \s | would
      \s you .{{0,30}}? )? {_SAYS} \b"""
_EVERY: Final = r"""
    \b (?: every | each | any | all ) \s (?: \w+ \s )? (?: answers? | repl (?: y | ies ) | response s?
      | messages? | mails? | summar (?: y | ies ) )
      \s (?: that \s )? you \s (?: give | draft | write | send | generate | produce | make ) \b
    | (?: ^ | [.!?:;>] \s* | \b (?: kindly | please | then | and ) \s ) (?: answer | reply \s to | respond
      \s to ) \s (?: any | all | every ) \s
      (?: \w+ \s )? (?: questions? | quer (?: y | ies ) ) \s (?: about | on ) \b [^.!?\n]{0,60}? \b (?: with
      | by ) \b"""
_WHATEVER: Final = r"""
    \b (?: ignore | disregard | forget ) \s what \s (?: the \s | all \s )? (?: other | earlier | previous )
      \s \w+ \s (?: say | says | state ) \b
    | \b (?: whatever | regardless \s of (?: \s what )? | no \s matter \s what | despite \s what | irrespective
      \s of (?: \s what )? ) \s
    (?: (?: the | any | all ) \s )? (?: (?: other | earlier | previous | further ) \s (?: mails? | messages?
      | documents? | sources?
      | results? | reviews? | texts? | pages? | instructions? ) | (?: the | your ) \s user \b ) [^.!?\n]{0,20}
    \b (?: say | says | state | states | claim | asks? | wants? | contain )"""
_ASKED_ABOUT: Final = r"""
    \b (?: if | when | whenever ) \s (?: you \s (?: are | get ) \s | later \s | ever \s )? (?: asked | questioned
      | prompted ) \s
    (?: (?: whether | if | about | for | who | what | which ) \s ) (?: this | these | our | the \s (?: above
      | attached | sender ) | who | which | what ) \b
    [^.!?\n]{0,60}? (?: , | \b then \b ) \s* (?: the \s answer \s is | always | (?: say | answer | reply
      | respond | claim | state | recommend | tell ) \b )"""
_NOT_SAID: Final = r"""
    (?: ^ | [.!?:;>] \s* | \b (?: and | please | then ) \s ) (?: never | do \s not | don['’]t ) \s (?: \w+ \s ){0,2}?
      (?: include | add | mention | give | show ) \b [^.!?\n]{0,60} \b (?: warnings? | disclaimers? | caveats?
      | risks? | sources? ) \b
      [^.!?\n]{0,60} \b (?: you \s (?: tell | say | write | give | answer ) | in \s your \s (?: answer | output
      | response ) )
    | \b (?: answer | reply | respond | output | response ) \s (?: must | shall | should | has \s to ) \s
      (?: consist \s of | be | contain | read ) \s (?: only \s | exactly \s | nothing \s but \s )? (?: the
      \s )? (?: single \s | one \s | exact \s )
      (?: word | sentence | line | token )
    | (?: ^ | [.!?:;>] \s* ) translate \s nothing \b | \b instead \s (?: of \s (?: a | the ) \s (?: summary
      | answer | translation ) \s? ,? \s? )?
      (?: write | output | print ) \s (?: a | an | the ) \b [^.!?\n]{0,60} \b nothing \s else \b"""
_JUDGED: Final = r"""
    (?: ^ | [.!?:;>] \s* | \b (?: please | kindly | and ) \s ) (?: rate | rank | score | grade | give | judge
      | call | describe ) \s (?: this | our | my | the \s attached ) \s
      (?: \w+ \s ){1,2}? (?: first \b | best \b | (?: with \s | as \s )? (?: the \s | a \s )? (?: highest | best
      | top | maximum | full | perfect | excellent )
      | \d+ \s out \s of \s \d+ )
    | \b (?: when | while ) \s (?: evaluating | reviewing | grading | assessing | ranking | comparing
      | judging ) \s (?: this | our | my ) \b [^.!?\n]{0,40} ,
      \s (?: rate | give | score | recommend | rank | grade | say | call | praise )"""
_FROM_NOW: Final = r"""
    \b in \s (?: all | every | each ) \s (?: of \s your \s | your \s )? (?: later | future | further | following
      | subsequent | coming ) \s (?: answers? | repl(?: y | ies )
      | responses? | outputs? | summar(?: y | ies ) | messages? ) ,? \s (?: mention | say | state | add | include
      | recommend | use | write | call | you )
    | \b you \s (?: must | should | shall | will | have \s to ) \s (?: only \s | always \s | never \s )?
      (?: answer | reply | respond | speak ) \b [^.!?\n]{0,40} \b from \s now \s on
    | \b the \s next \s time \s you \s (?: are | get ) \s asked \b [^.!?\n]{0,60} , \s (?: name | recommend | say
      | answer | reply | claim | mention )
    | \b (?: remember | memori[sz]e | note | store ) \s (?: this \s )? (?: for | in | across ) \s (?: all \s
      | every \s | any \s )?
      (?: future | later | further | coming | your \s memory ) \b
    | \b (?: reply | answer | respond ) \s to \s (?: all | every | any ) \s (?: questions? | messages?
      | requests? ) \b [^.!?\n]{0,80}
      \b (?: this | these ) \s (?: mails? | messages? | figures | text ) \b
    | \b wait \s until \s [^.!?\n]{0,60} , \s (?: and \s )? (?: then \s )? (?: ask | tell | send | offer )
      \s the \s user \b"""
_HELD: Final = r"""
    (?: user | inbox | mails? | messages? | conversation | history | summary | contacts? | token | password | secret
      | query )"""
_FILLED: Final = rf"""
    https?:// [^\s<>"')]{{1,120}} (?: \{{{{1,2}} | %7B | \[ ) \s? (?: \w+ _ ){{0,3}} {_HELD} \w* \s?
      (?: \}} | %7D | \] )
    | https?:// [^\s<>"')]{{1,120}} = (?-i: (?: USER | INBOX | CONVERSATION | HISTORY | SUMMARY | PASSWORD
      | SECRET ) [A-Z_]* \b )
    | \b (?: image | picture | link | url | address | pixel )
      \b [^\n]{{0,80}} https?:// [^\s]{{1,120}} [?&/] [\w-]* =? ["'”]? \s
      (?: followed \s by | plus | with | and \s (?: show | add | append ) ) \b
    | \b (?: into | onto | to | in ) \s (?: this | the | that ) \s (?: url | link | query \s string | image
      \s address | address \s of \s the \s image ) \s? : \s? https?:// \S{{1,120}} [=?/] (?! \S )
    | \b behind \s ["'“] https?://"""

_WORK: Final = (
    "summari|translating|render|quot|generating|drafting|writing|producing|you sum|you recap|you generate|you parse"
)

OUTPUTS: Final = (
    Address(
        "says what an answer must be",
        _WHEN_DONE,
        needs(_WORK, r"\bwhen\b|\bwhile\b|\bbefore\b|\bafter\b|\bif\b"),
        sure=True,
    ),
    Address(
        "says what an answer must be",
        _EVERY,
        needs(
            "you give|you draft|you write|you send|you generate|you produce|you make|question|quer",
            "answer|repl|respon|message|mail|summar",
            r"\bevery\b|\beach\b|\bany\b|\ball\b",
        ),
        sure=True,
    ),
    Address(
        "says how it is to be judged",
        _JUDGED,
        needs(
            "highest|best|first|top|maximum|full|perfect|excellent|out of|evaluating|reviewing|grading|"
            "assessing|ranking|comparing|judging",
            r"\brate|\brank|\bscore|\bgrade|\bgive|\bjudge|\bcall|\bdescribe|\brecommend|\bsay|\bpraise|\bany\b|"
            r"\bevery\b|\beach\b",
        ),
    ),
    Address(
        "outweighs all other texts",
        _WHATEVER,
        needs("ignore what|disregard what|forget what|whatever|regardless|no matter|despite|irrespective"),
    ),
    Address(
        "says what an answer must be", _ASKED_ABOUT, needs("asked|questioned|prompted", r"\bif\b|\bwhen"), sure=True
    ),
    Address(
        "says what an answer must be",
        _NOT_SAID,
        needs(
            "warning|disclaimer|caveat|risk|source|consist|contain|must be|shall be|should be|has to be|"
            "must read|shall read|should read|"
            "has to read|translate nothing|nothing else",
            "you tell|you say|you write|you give|you answer|your answer|your output|your response|word|"
            "sentence|line|token|translate|instead",
        ),
        sure=True,
    ),
    Address(
        "says what an answer must be",
        _FROM_NOW,
        needs(
            "in all |in every |in each |from now on|the next time you|remember|memori|note for|note in|"
            "note across|note this|"
            "store for|store in|store across|store this|reply to|answer to|respond to|wait until"
        ),
    ),
    Address(
        "carries data away in a link",
        _FILLED,
        needs(
            "http",
            "{|%7b|[|=user|=inbox|=conversation|=history|=summary|=password|=secret|followed by| plus| with|"
            " and |behind|url|link|query string|image",
        ),
    ),
)
