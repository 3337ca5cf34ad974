"""Further ways to speak to a model: as work that is laid out for it, and as words about the answer that it writes.

Tasks with the arguments of a tool, calls of tools by name, orders about every answer, permission that "the user" is
said to have given, thoughts put into the model's mouth. People write lists of tasks to each other as well, so a task is
one of these only when what it asks for is what a thief would want, or when it is put as a tool takes it.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_MAIL: Final = r"[\w.+-]{1,64} @ [\w-]{1,64} \. \w{2,}"
_WHERE: Final = rf"(?: {_MAIL} | https?:// | \b www\. )"
_CODE: Final = r"\b (?: [A-Z]{2} \d{2} [A-Z0-9]{8,30} | 0x [0-9a-f]{20,} )"
_LEAD: Final = r"""
    ^ [ \t>/*\#=_;•+-]{0,16} (?: \d{1,2} [.)] [ \t]* )?
    (?: \[ [ x]? \] [ \t]*
      | (?: (?: new | next | urgent | important | system | your | current | final | additional | pending ) \s+ ){0,3}
        (?: to-?do | tasks? | action \s item s? | fixme | instructions? | goal | objective | command | directive
          | request | prompt | user | human | query | assignment )
        (?: [ \t]* \( [^)\n]{0,20} \) )? [ \t*_]* : [*_ \t]* )
    (?: please \s )?"""
_SENDS: Final = r"""
    (?: send | forward | e?mail | post | upload | submit | export | share | copy | transmit | leak | deliver | report
      | get | collect | gather | concatenate | retrieve | find | fetch )"""
_LOOT: Final = r"""
    (?: \b (?: all | every | any | entire | full | complete ) \s (?: [\w'’]+ \s ){0,3}? (?: e?mails? | messages?
      | contacts
        | files | documents | conversations? | chats? | information | data | history | transactions? | records
        | customers? | passwords | list )
      | \b (?: passwords? | credentials | api [\s_-] keys? | access \s tokens? | (?: security | verification
      | access | login
        | one-time ) \s codes? | private \s keys? | passport \s numbers? | bank \s account ) \b
      | \b (?: the \s )? user s? ['’]? s? \s (?: e?mails? | messages | passwords? | contacts | address | phone
      | iban | account
        | passport | history | recent | scheduled | favou?rite )
      | \b (?: the \s )? user \s is \s subscribed \b | (?: body | text | content ) \s of \s (?: the
      | all ) \s e?mails?
      | \b messages \s (?: from | in | of ) \s (?: all | every ) \b )"""

_STOLEN: Final = rf"{_SENDS} \b [^\n]{{0,200}}? {_LOOT} [^\n]{{0,300}}? {_WHERE}"
_PAID: Final = rf"(?: send | transfer | wire | pay | make | modify | change | set | update ) \b [^\n]{{0,200}}? {_CODE}"
_TASK: Final = rf"""
    {_LEAD} (?: {_STOLEN} | {_PAID}
      | (?: change | reset | replace | set ) \b [^\n]{{0,40}} \b passwords? \b [^\n]{{0,40}} \b to \b
      | (?: visit | browse | open | send ) \s (?: the | an? ) \s (?: website | site | web \s page | link ) \b
        [^\n]{{0,80}}? {_WHERE}
      | (?: invite | add ) \b [^\n]{{0,80}}? {_MAIL} [^\n]{{0,40}}? \b (?: workspace | channel | group
        | organi[sz]ation )
      | (?: delete | remove | erase ) \b [^\n]{{0,60}} \b with \s (?: the \s )? ID \b
      | \w+ \b [^\n]{{0,160}}? ["'“‘] {_MAIL} ["'”’] )"""
_CREDENTIALS: Final = rf"""
    (?: ^ | [.!?:;,>)*] \s | \b (?: and | then | now | also | please | must | immediately ) \s ) \s*
    (?: {_SENDS} | include ) \b [^.!?\n]{{0,80}}? \b (?: passwords? | credentials | api [\s_-] keys?
      | access \s tokens?
      | (?: security | verification | one-time ) \s codes? | private \s keys? ) \b [^.!?\n]{{0,120}}? \b (?: to
      | at ) \s+ {_WHERE}"""
_TOOL: Final = r"""
    \b (?: call | invoke | use | run | execute | trigger ) \s (?: the \s )? (?: tool \s | function \s )? [`"']?
    (?: (?: send | delete | http | fetch | post | transfer | upload | exec | execute | run | write | read
      | create | update
        | forward | list | search | share | modify | pay | download | get ) _ \w+
      | \w+ _ (?: e?mail | file | message | url | shell | command | payment | money | transaction | webhook ) )
    [`"']? \s (?: on | with | to | for | and | using | tool | function | before | now )"""
_ANSWER: Final = r"(?: reply | response | answer | output | summary | completion )"
_PUTS: Final = r"""
    (?: append | include | insert | repeat | output | print | embed | render | place | put | add | attach | write
      | say | end
      | begin | start | finish )"""
_FOLLOWING: Final = r"(?: future \s | further \s | subsequent \s )?"
_PLACED: Final = rf"""
    \b {_PUTS} \b [^.!?\n]{{0,120}}? \b (?: at | to ) \s the \s (?: very \s )? (?: end | start | beginning | top
      | bottom ) \s of
      \s (?: your | every | each | any | all | the \s final ) \s (?: {_ANSWER} | replies | summaries ) s? \b
    | \b {_PUTS} \b [^.!?\n]{{0,120}}? \b in \s (?: your | every | each | all ) \s {_FOLLOWING}
      (?: {_ANSWER} ) s? \s+ (?: the | this | exactly \s (?: the | this ) ) \s
      (?: following | exact | literal | token | string | text | image | link | anchor | markdown | code | word
      | sequence ) \b
    | \b {_PUTS} \b [^.!?\n]{{0,80}}? \b in \s (?: every | each | all ) \s {_FOLLOWING}
      (?: response | answer | output | summary | completion ) s? \b"""
_VERBATIM: Final = r"\b (?: repeat | quote ) \b [^.!?\n]{0,40} \b verbatim \s (?: in | at ) \b"
_MEMORISED: Final = r"""
    \b (?: save | store | keep | write ) \s (?: this | the \s following ) \b [^.!?\n]{0,20} \b (?: to | in ) \s your \s
      (?: long-term \s )? memory \b"""
_FRAMED: Final = rf"""
    \b (?: end | begin | start | finish | prefix ) \s
      (?: every | each | all \s of \s your | all \s your | all | your ) \s
      (?: {_ANSWER} | message | replies | summaries ) s? \s with \b"""
_EXACTLY: Final = rf"""
    \b {_PUTS} \b [^.!?\n]{{0,40}} \b the \s exact \s (?: token | string | phrase | sentence | text | words? ) \b"""
_BEFORE_ANSWERING: Final = r"""
    \b before \s (?: you \s )? (?: answer | reply | respond | continu ) (?: ing | e )? \s (?: to \s )?
      (?: the \s user | with \s (?: the | your ) \s task ) \b"""
_WORDS_ABOVE: Final = r"""
    \b (?: repeat | output | print ) \s (?: all \s )? (?: of \s )? (?: the \s )? (?: words | text | everything ) \s
      above \b [^.!?\n]{0,20} \b (?: start | begin | verbatim )"""
_GIVEN_BY: Final = r"""
    \b (?: the | your ) \s (?: exact \s | original \s | secret \s )? instructions \s (?: that \s )? you \s
      (?: were | have \s been ) \s given \s by \s your \b"""
_PROCESSING: Final = r"""
    \b (?: if | when | whenever | once ) \s you \s (?: are | were | have \s been | get ) \s (?: told | asked
      | instructed
      | prompted ) \s to \s (?: summari[sz]e | translate | answer | process | review | reply | respond | analy[sz]e
      | describe ) \b [^.!?\n]{0,80}? (?: , | \b (?: instead | always | also | do \s not | don['’]t ) \b )
    | \b (?: if | when | whenever | while | once ) \s you \s (?: are \s )? (?: process | summari[sz]e | read
      | pars | analy[sz]e
      | index | translat ) (?: e | ing )? \s (?: this | these ) \b [^.!?\n,]{0,30} , \s (?: also | instead | always
      | do \s not | (?: forward | e?mail | send | upload | post ) \s (?! me \b | us \b | it \b ) (?: the | all
      | every ) ) \b"""
_ALLOWED: Final = r"""
    \b the \s user \s (?: has | had | is ) \s (?: \w+ \s ){0,2}? (?: granted | approved | authori[sz]ed
      | confirmed | consented
      | agreed | given ) \b [^\n]{0,160}? \b (?: skip | without \s (?: asking | confirm\w* | further ) | proceed
      | bypass
      | disregard | no \s (?: further \s )? confirmations? | full \s answer | call \s \w+ _ | delete | transfer )
    | \b (?: safety | content ) \s (?: protocols? | filters? | guardrails ) \s (?: are \s | is \s
      | have \s been \s | now \s )*
      (?: disabled | off | lifted | suspended | removed | deactivated ) \b
    | \b you \s (?: now \s )? (?: have \s no | allow \s (?: all | any ) | answer \s (?: any | every
      | all ) ) \s (?: content \s
      | safety \s | questions? \s | requests? \s )? (?: restrictions | rules | limits | limitations | filters
      | content
        | without \s (?: limits | restrictions | filters ) ) \b
    | \b you \s (?: are | have \s been ) \s (?: now \s | currently \s )? (?: running | operating | executed
      | switched ) \s (?: as
      | in | within | under | into | to ) \s [^.!?\n]{0,40} \b (?: mode | pipeline | AI | sandbox | simulation ) \b"""
_RULES: Final = r"""
    (?: restric | guideline | polic | rules | exempt | filter | safety | richtlinie | einschränk | einschraenk
      | regla | règle | regol )"""
_THOUGHT: Final = rf"""
    ^ [ \t>]* assistant \s* : \s* (?: sure | of \s course | certainly | absolutely ) \b
    | \b reasoning \s (?: trace \s )? \( (?: assistant | model | AI ) \) \s* :
    | \b (?: as \s (?: the | an | your ) \s (?: AI \s )? assistant ,? \s I
      | als \s (?: KI-? )? assistent ,? \s (?: habe \s )? ich
      | als \s assistent \s habe | como \s asistente ,? | en \s tant \s qu['’] assistant ,?
      | come \s assistente ,? ) \b
      [^\n]{{0,160}}? {_RULES}"""
_SYSTEM_NOTE: Final = r"""
    (?: ^ | \b ) (?: important \s )? (?: system \s? (?: note | notice | hinweis | update | alert | directive
      | command )
      | nota \s del \s sistema | note \s (?: du \s )? syst[èe]me | nota \s di \s sistema | nota \s do \s sistema
      | systeem (?: melding | bericht ) | system (?: melding | meddelande | merknad ) )
    \W{0,4} : [^\n]{0,160}? (?: \b your \s (?: rules | instructions | reply | answer | response | guidelines )
      | the \s (?: user
      | assistant ) \b | \b (?: every | each | any ) \s (?: reply | answer | response ) | token | antwort
      | respuesta | réponse
      | risposta | resposta | antwoord | \b svar )"""
_SHOUTED: Final = r"""
    ^ [ \t>]* (?: [*\#=_<\[-] [ \t]* ){2,} (?-i: (?: [A-Z]+ \s ){0,2} (?: NEW | OVERRIDING | HIDDEN | SECRET
      | REAL | TRUE ) \s
      (?: [A-Z]+ \s ){0,2} (?: INSTRUCTIONS? | TASKS? | DIRECTIVES? | OBJECTIVES? | ORDERS? | PROMPT | COMMANDS? ) )
      [ \t]* [*\#=_>\]:-]
    | [*\#=_-]{2,8} \s* (?-i: END \s OF \s (?: THE \s )? (?: USER | SYSTEM ) \s (?: INPUT | PROMPT | MESSAGE | QUERY
      | REQUEST | INSTRUCTIONS ) )
    | (?-i: \b (?: IGNORE | DISREGARD | FORGET ) \s (?: ALL \s | ANY \s )? (?: OF \s )? (?: YOUR \s | THE \s )?
      (?: PRIOR | PREVIOUS | EARLIER | OTHER ) \s (?: REQUESTS? | TASKS? | COMMANDS? | ORDERS? | MESSAGES? ) )
    | \b (?: disregard | ignore ) \s (?: all | any ) \s (?: boundaries | safeguards | ethical | safety
      | content \s polic ) """
_LINK: Final = r"""
    ! \[ [^\]\n]{0,80} \] \( \s* https?:// [^)\s]{0,200} [?&=/] (?: [\[{<] | %5B | %7B | \$\{ )"""
_CODE_COMMENT: Final = r"""
    (?: ^ [ \t]* (?: // | \# | /\* | \* | -- | ; | % ) [ \t]* (?: (?: to-?do | note | fixme
      | hint ) [ \t]* (?: \( | for \s | to \s
      | : \s* ) )? | \b (?: to-?do | fixme | hint ) \s* \( \s* | \b \w+ \s \( for \s )
    (?: AI (?: [ \t] (?: agents? | assistants? | tools? | coding \s agents? ) )? | LLMs? | copilot | claude
      | chatgpt | codex
      | gemini | coding \s (?: agents? | assistants? ) | AI \s coding \s agents? ) \s* \)? \s* [:,]"""
_ABROAD_RULES: Final = r"""
    \b (?: verrate | zeige? | gib | offenbare | révèle[sz]? | montre[sz]? | affiche[sz]? | rivela | mostra
      | revela | muestra
      | mostre | revele | toon | onthul | vis | avslør | visa | avslöja | pokaż | ujawnij | покажи
      | раскрой ) \b [^.!?\n]{0,40}?
      (?: system (?: anweisung | prompt | instruk ) | instructions \s syst[èe]me | prompt \s syst[èe]me
      | istruzioni \s di \s sistema
      | prompt \s de \s sistema | prompt \s di \s sistema | prompt \s do \s sistema | instrucciones \s (?: del
      | de ) \s sistema
      | instruções \s d[oe] \s sistema | systeem (?: instructie | prompt ) | системн )
    | \b (?: ignoriere | missachte | vergiss ) \s (?: \w+ \s ){0,3}? (?: richtlinien | vorgaben | regeln
      | einschränkungen )
    | \b (?: jetzt | ahora | maintenant | désormais | adesso | ora | agora | nu | nå | теперь
      | od \s teraz ) \b [^.!?\n]{0,30} \b
      (?: entwicklermodus | modo \s (?: de \s )? (?: desarrollador | desenvolvedor ) | mode \s développeur
      | modalità \s sviluppatore | ontwikkelaarsmodus | utviklermodus | udviklertilstand | utvecklarläge
      | режим\w* \s разработчика | tryb\w* \s programisty )"""


_PUT: Final = "|".join(
    rf"\b{word}"
    for word in "append include insert repeat output print embed render place put add attach write say end begin start "
    "finish".split()
)
_ANSWERED: Final = "reply|replies|response|answer|output|summar|completion"

ERRANDS: Final = (
    Address(
        "sets a task for an assistant",
        _TASK,
        needs(
            "todo|to-do|task|action item|fixme|instruction|goal|objective|command|directive|request|prompt|user|human|"
            "query|assignment|[ ]|[x]|[]",
            ":|]",
            r"@|http|www.|password|id|transfer|wire|pay|make|modify|change|update|set|schedule|send",
        ),
        sure=True,
    ),
    Address(
        "asks for keys",
        _CREDENTIALS,
        needs("password|credential|api|access|security|verification|one-time|private", "@|http|www."),
        sure=True,
    ),
    Address("calls a tool", _TOOL, needs("_", "call|invoke|use|run|execute|trigger")),
    *(
        Address("says what an answer must be", written, needs, sure=True)
        for written, needs in (
            (_PLACED, needs(_ANSWERED, _PUT, "your|every|each|any|all|final")),
            (_VERBATIM, needs("verbatim", r"\brepeat|\bquote")),
            (_MEMORISED, needs("memory", r"\bsave|\bstore|\bkeep|\bwrite", "your")),
            (_FRAMED, needs(f"{_ANSWERED}|message", r"\bend|\bbegin|\bstart|\bfinish|\bprefix", "with")),
            (_EXACTLY, needs(r"\bexact", _PUT, "token|string|phrase|sentence|text|word")),
            (_BEFORE_ANSWERING, needs(r"\banswer|\breply|\brespond|\bcontinu", r"\bbefore", "user|task")),
            (_WORDS_ABOVE, needs(r"\babove", r"\brepeat|\boutput|\bprint", "start|begin|verbatim")),
            (_GIVEN_BY, needs("instructions", "given", "your")),
        )
    ),
    Address(
        "says what an answer must be",
        _PROCESSING,
        needs(
            "if you|when you|whenever you|once you|while you",
            "summari|translat|answer|process|review|reply|respond|analy|describe|read|pars|index",
        ),
        sure=True,
    ),
    Address(
        "claims a permission",
        _ALLOWED,
        needs(
            "the user|safety|content|restrictions|rules|limits|limitations|filters|running|operating|executed|switched",
            "the user|safety|content|you",
        ),
    ),
    Address(
        "thinks for an assistant",
        _THOUGHT,
        needs("reasoning|assistant|assistent|asistente|assistente"),
        sure=True,
    ),
    Address(
        "poses as a system prompt",
        _SYSTEM_NOTE,
        needs(
            "system|sistema|systèm|systeem",
            ":",
            "your|the |every|each|any|token|antw|respuesta|réponse|rispo|svar|respo",
        ),
        sure=True,
    ),
    Address(
        "asks to ignore its instructions",
        _SHOUTED,
        needs(
            "instruction|task|directive|objective|order|prompt|command|request|message|boundaries|safeguards|ethical|"
            "safety|content|input|query",
            "new|overriding|hidden|secret|real|true|ignore|disregard|forget|end of",
        ),
        sure=True,
    ),
    Address("hides what it asks for", _LINK, needs("![", "](", "http"), sure=True),
    Address(
        "addresses an assistant",
        _CODE_COMMENT,
        needs("//|#|/*|*|--|;|%|(", "ai|llm|copilot|claude|chatgpt|codex|gemini|coding", ":|,"),
        sure=True,
    ),
    Address(
        "asks for its instructions",
        _ABROAD_RULES,
        needs(
            "system|système|sistema|систем|richtlinien|vorgaben|regeln|einschränkungen|entwicklermodus|desarrollador|"
            "desenvolvedor|développeur|sviluppatore|ontwikkelaarsmodus|utviklermodus|udviklertilstand|utvecklarläge|"
            "разработчика|programisty",
            r"verrate|zeig|\bgib|offenbar|révèle|montre|affiche|rivela|mostra|revela|muestra|mostre|revele|toon|onthul|vis|"
            "avslør|avslöja|pokaż|ujawnij|покажи|раскрой|ignoriere|missachte|vergiss|jetzt|ahora|maintenant|désormais|"
            r"adesso|\bora|\bnu|nå|теперь|od teraz",
        ),
        sure=True,
    ),
)
