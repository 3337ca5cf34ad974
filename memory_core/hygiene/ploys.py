"""Further ways to speak to a model: in other languages, with a role to play, with marks of a chat, without punctuation.

Each stands beside those of `addresses.py` and has the same shape. What they have in common with them is that a human
reader is not meant; a mail that talks about prompts, roles or instructions has none of these forms.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address

_IGNORE: Final = r"(?: ignore | disregard | forget | override | bypass | discard )"
_ORDERS: Final = r"(?: \w* (?: struct | mpt | uideline ) \w* | commands? | directives? | rules | orders )"
_NO_SUBJECT: Final = (
    r"(?<! \b I \s )(?<! \b we \s )(?<! \b you \s )(?<! they \s )(?<! \b to \s )(?<! n['’]t \s )(?<! \b not \s )"
)
_EARLIER: Final = r"(?: previous | prior | earlier | preceding | foregoing | above | existing | initial | original )"

_RUN_ON: Final = rf"""
    {_NO_SUBJECT} \b {_IGNORE} \s+ (?: (?: all | any | of | the | your | these | my | and | every ) \s+ ){{0,4}}
    {_EARLIER} \s+ (?: (?: and | or | following | system | safety | \w+ ) \s+ ){{0,2}}? {_ORDERS} \b
    (?! \s+ (?: about | regarding | concerning | on | for | from | in | of | I | we | he | she | they ) \b )"""
_EVERYTHING: Final = rf"""
    {_NO_SUBJECT} \b {_IGNORE} \s+ (?: (?: all | everything | anything | whatever | what ) \s+
      (?: (?: that \s+ )? (?: is | was | comes | stands ) \s+ | (?: you | I ) \s+ (?: were | have \s been
        | was ) \s+ )?
      (?: above | before \s (?:this|that) | told | said | so \s far ) | the \s+ above \b (?! \s+ \w+ (?:s|ing) \b )
      | the \s rest \s of \s (?: this | the ) \s (?: data | text | document | page | mail | email | message ) ) \b"""
_JUST: Final = rf"""
    {_NO_SUBJECT} \b {_IGNORE} \s+ (?: (?: all | any | the | your ) \s+ )? instructions ,? \s+ and \s+ (?: just \s+ )?
    (?: print | say | output | repeat | reply | respond | write | do | tell | send ) \b
    | {_NO_SUBJECT} \b {_IGNORE} \s+ (?: the \s above ,? \s and \s (?: answer | print | say | output )
      | everything \s (?: that \s )? you \s (?: were | have \s been ) \s told \s (?: so \s far | above
      | before ) ) \b"""
_CHAT_MARKS: Final = r"""
    ^ [ \t>]* \#{2,} (?: system \b | [ \t]* \(? \s* system [_ ] (?: message | prompt ) \b )
    | ^ [ \t>]* \[ (?: system | assistant | inst ) \] \s* (?: \( \#? | : )
    | ^ [ \t>]* </? (?: information | instructions? | system | admin | prompt ) > | <</? (?: system
        | instructions? ) >>"""
_CHAT_HEADS: Final = r"""
    ^ [ \t>]* \#{2,} [ \t]* (?: instruction s? | response ) \s* :
    | ^ [ \t]* (?: human | user ) \s* : [^\n]{0,400} \n+ [ \t]* (?: assistant | ai ) \s* :"""
_FROM_OWNER: Final = r"""
    \b (?: important | urgent ) \s message \s from \s (?: me | the \s user | your \s (?: user | owner
        | operator ) ) \b
    | \b before \s you \s (?: can \s )? (?: solve | complete | answer
        | continue ) [^.\n]{0,60} \b task \s that \s I \s gave \b"""
_PRETEND: Final = r"""
    \b (?: you \s are \s (?: now \s )? (?: going \s | about \s )? to \s (?: act | pretend | play | behave
        | immerse | role [\s-]? play )
      | you \s (?: will | must | shall | should | are \s to | need \s to ) \s (?: now \s )? (?: act \s as
        | pretend | role [\s-]? play | simulate | behave \s as )
      | (?: pretend | imagine | act \s as \s (?:if|though) ) \s (?: that \s )? you (?: \s are
        | ['’]re ) \b (?! \s (?: there | here | on | in | at ) \b )
      | act \s as \s (?: an? \s | the \s )? (?: \w+ \s ){0,3} (?: AI | GPT | chatbot | language \s model
        | unrestricted | uncensored | evil )
      | (?: always \s )? stay (?: s | ing )? \s in \s character
      | (?: do | done ) \s anything \s now | \b from \s now \s on \s you \s (?: are | will | must )
      | you (?: \s will | ['’]ll )? \s (?: now \s )? (?: never | not ) \s (?: refuse | break \s character
        | say \s (?:that\s)? you \s can ) ) \b"""
_FREED: Final = r"""
    \b (?: never \s refuses? | does \s not \s refuse | (?: without | no | free \s (?:of|from) ) \s (?: any \s
        | all \s )?
        (?: ethical | moral | content | safety | openai['’]?s? ) \s (?: \w+ \s ){0,3}? (?: restrictions?
        | guidelines | filters? | polic\w+ | limitations? | constraints | considerations )
      | unfiltered , ? \s (?: and \s )? \w+ | amoral | uncensored \s (?: ai | model | gpt | chatbot
        | response s? | answer s? )
      | openai (?: ['’]s )? \s (?: content \s )? (?: polic\w+ | guidelines | rules )
      | jail [\s-]? break (?: ed | ing )? \s (?: mode | prompt | version | chatgpt | gpt | ai )
        | developer \s mode \s (?: enabled | output | on ) | \[ \W? \s? (?: GPT | jailbreak ) \W? \s? \] ) """
_MODEL_SPOKEN_TO: Final = r"""
    \b (?: hi | hello | hey | dear | ok | now | attention | @ )? ,? \s* (?: chatgpt | gpt-?\d? | claude
        | bard | gemini | clyde | copilot | assistant )
    \s* [,:!]? \s+ (?: you \s (?: are | will | must | should | can | have \s to | no \s longer )
        | please \s ignore | ignore | forget | from \s now | pretend
      | (?: i \s want | i \s need ) \s you \s to ) \b
    | \b I \s (?: want | need ) \s you \s to \s (?: act | pretend | respond | answer | reply | role [\s-]? play
        | ignore ) \b
    | \b (?: respond | answer | reply ) \s (?: to \s (?: every | all | each | any | my ) \s (?: question
        | prompt | message | request ) s?
      | only \s (?: as | with ) | as \s (?: both | two ) ) \b
    | \b as \s (?: a | an ) \s (?: large \s )? (?: AI
        | language ) \s (?: language \s )? model \b [^.\n]{0,80} \b you \b"""
_ABROAD: Final = r"""
    \b (?: ignorier\w* | missacht\w* | vergiss | vergessen \s sie ) \s [^.!?\n]{0,40} (?: anweisung
        | instruktion | vorgabe | befehl | regel ) \w*
    | \b (?: ignore[zr]? | oublie[zr]? | ne \s tenez \s pas \s compte ) \s (?: toutes? | tout | les | des | vos
        | mes | ces | tes ) \b [^.!?\n]{0,40} (?: instruction | consigne | directive | règle ) \w*
    | \b (?: ignor[aeo]\w* | olvid[ae]\w* | haz \s caso \s omiso | desconsider\w+ | esqueç\w+
        | dimentic\w+ ) \s [^.!?\n]{0,40} (?: instruccion | instruç | istruzion | reglas | regras | regole
        | órdenes | indicacion ) \w*
    | \b (?: negeer | vergeet ) \s [^.!?\n]{0,40} (?: instructie | opdracht | regel ) \w*
    | \b (?: ignorer | overse | glem | glöm | bortse ) \s (?: alle | alla | de | dei | dine | tidligere
        | tidigere | tidigare | från | fra ) \s [^.!?\n]{0,40} (?: instruks | instruktion | anvisning | regl
        | regler ) \w*
    | \b (?: zignoruj | ignoruj | zapomnij ) \s [^.!?\n]{0,40} (?: instrukcj | polece | zasad ) \w*
    | \b (?: игнориру | проигнориру | забуд | забыт ) \w* \s [^.!?\n]{0,40} (?: инструкц | указан | правил ) \w*
    | (?: 忽略 | 无视 | 無視 | 忘记 | 忘記 ) [^。！？\n]{0,16} (?: 指令 | 指示 | 说明 | 說明 | 提示 | 规则 | 規則 )
    | (?: 指示 | 命令 | 指令 | プロンプト ) [^。！？\n]{0,10} (?: 無視 | 忘れ )
    | (?: 지시 | 명령 | 지침 ) [^.!?\n]{0,12} (?: 무시 | 잊 )"""
_SYSTEM_PROMPT: Final = r"""
    \b (?: reveal | print | output | show | repeat | leak | disclos e? | display | recit e? | send ) (?: ing )?
      \b [^.!?\n]{0,40}
    \b (?: (?: your | the | this ) \s )? (?: system | hidden | initial | original | secret ) \s (?: prompt
        | instructions ) \b
    (?! \s (?: of | for | from | to ) \b )
    | \b (?: what | tell \s me ) \s (?: are | is | were )? \s? your \s (?: initial | original | system
        | hidden ) \s (?: instructions | prompt ) \b"""
_SMUGGLED: Final = r"""
    \b (?: decode | decipher | decrypt | unscramble ) \b [^\n]{0,60} \b (?: and
      | then ) \s (?: then \s )? (?: follow | execute | run | obey | carry \s out | act \s on )"""
_INSTEAD: Final = rf"""
    {_NO_SUBJECT} \b {_IGNORE} \s+ (?: (?: all | any | the | this | these | that | other | your | above
        | previous | prior | negative ) \s+ ){{1,4}}
      (?: \w+ \s+ ){{0,3}}? (?: and \s+ (?: just \s+ )? )? [^.!?\n]{{0,20}} [,.;:]? \s* (?: instead \s+ )?
      (?: print | say | output | report | translate | repeat | reply | respond
        | write \s (?:that|the\sfollowing) | focus \s (?:only|exclusively) ) \b
    | \b (?: simply | just | only ) \s (?: reply | respond | answer | output
        | print ) \s with \s (?: the \s (?: following | word | exact ) | ["“'‘] )
    | \b (?: reply | respond | answer | output | print ) \s (?: with \s )? only \s (?: with \s )? (?: the
        | this | these ) \s (?: following | text | words? | sentence | exact ) \b
    | \b focus \s (?: only | exclusively ) \s on \s the \s (?: following
        | information ) \s [^.\n]{{0,40}} \b (?: provide | give | output | print | brackets? )"""
_TURNS: Final = r"""
    ^ [ \t>]* (?: assistant | ai | bot ) \s* : [^\n]{0,300} \n+ [ \t>]* (?: user | human ) \s* :
    | ^ [^\n]{0,80} \n [ \t>]* user \s* : \s* (?: next | now | thanks | please | could | there ) \b
    | <end \s of \s session> | \b system \s* : \s* (?: focus | print | output | ignore | reply | respond | you \s )
    | \b system \s message \s* : | \b system \s chain \s of \s thought \b"""
_SOFTWARE: Final = r"""
    \b (?: notes? | messages? | attention | profile | metadata | hints? | instructions? ) \s (?: to
        | for ) \s (?: any \s | all \s | the \s )?
      automated \s (?: \w+ \s ){0,2} (?: software | systems? | tools? | pipelines? | readers?
        | review(?:er)?s? | filters? )
    | \b visible \s (?: only \s )? to \s (?: the \s | an \s )? (?: LLM | AI | model ) \b"""
_STOP: Final = r"""
    (?: ^ | [.!?:\n>)\]}] \s* ) (?: stop (?: \s everything )? | nevermind
        | never \s mind ) [.,!]* \s+ (?: now [.,!]* \s )? (?: \w+ \s ){0,2}? (?: print | say | output
        | repeat | respond | write ) \b"""


def _any(words: str, between: str = "|") -> tuple[str, ...]:
    return tuple(words.split(between))


_IGNORES: Final = _any("ignore|disregard|forget|override|bypass|discard")

PLOYS: Final = (
    Address("asks to ignore its instructions", _RUN_ON, (_IGNORES,), sure=True),
    Address("asks to ignore its instructions", _EVERYTHING, (_IGNORES,)),
    Address(
        "asks to ignore its instructions", _JUST, (_IGNORES, ("instructions", "the above", "everything")), sure=True
    ),
    Address(
        "poses as a system prompt",
        _CHAT_MARKS,
        (("#", "[", "<"), _any("system|inst|inform|admin|prompt|assistant")),
        sure=True,
    ),
    Address(
        "poses as a turn of a chat",
        _CHAT_HEADS,
        (("#", "human", "user"), _any("inst|response|assistant|ai")),
        sure=True,
    ),
    Address("poses as the owner", _FROM_OWNER, (("message from", "before you"),), sure=True),
    Address(
        "gives an assistant another role",
        _PRETEND,
        (
            _any(
                r"\bact|pretend|imagine|play|anything now|from now on|refuse|simulate|behave|immerse|in char|"
                "break char|you can"
            ),
        ),
    ),
    Address(
        "gives an assistant another role",
        _FREED,
        (
            _any(
                "refuse|restriction|guideline|filter|polic|limitation|constraint|consideration|amoral|uncensored|"
                "jailbreak|jail|developer mode|gpt|openai"
            ),
        ),
        sure=True,
    ),
    Address(
        "addresses an assistant",
        _MODEL_SPOKEN_TO,
        (
            _any(
                "gpt|claude|bard|gemini|clyde|copilot|assistant|want you to|need you to|respond|answer|reply|"
                "language model| ai "
            ),
        ),
    ),
    Address(
        "asks to ignore its instructions",
        _ABROAD,
        (
            _any(
                "ignor missacht vergiss vergess oubli tenez olvid omiso desconsider esque dimentic negeer vergeet "
                "overse glem glöm bortse zapomnij игнор забуд забыт 忽略 无视 無視 忘 무시 잊",
                " ",
            ),
        ),
        sure=True,
    ),
    Address(
        "asks for its instructions",
        _SYSTEM_PROMPT,
        (("system", "hidden", "initial", "original", "secret"), ("prompt", "instructions")),
    ),
    Address(
        "asks to ignore its instructions",
        _INSTEAD,
        (_any("ignore|disregard|forget|override|bypass|discard|reply|respond|answer|output|print|focus"),),
    ),
    Address("poses as a turn of a chat", _TURNS, (("user", "human", "system", "session"), (":", ">", "thought"))),
    Address("addresses an assistant", _SOFTWARE, (("automated", "visible"),), sure=True),
    Address(
        "hides what it asks for",
        _SMUGGLED,
        (
            ("decode", "decipher", "decrypt", "unscramble"),
            ("follow", "execut", "run", "obey", "carry", "act on"),
        ),
    ),
    Address(
        "asks to ignore its instructions",
        _STOP,
        (("stop", "nevermind", "never mind"), _any("print|say|output|repeat|respond|write")),
    ),
)
