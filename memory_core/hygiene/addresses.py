"""The ways in which a text speaks to the model that reads it, each as a form with the reason it stands for.

Talk about assistants, prompts and instructions is no address: `my earlier instructions`, `the instructions about the
keys`, a note to the assistant *team*, and an order quoted as an example stay plain text.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.abroad import ABROAD
from memory_core.hygiene.address import Address, form
from memory_core.hygiene.errands import ERRANDS
from memory_core.hygiene.mimicry import MIMICRY
from memory_core.hygiene.outputs import OUTPUTS
from memory_core.hygiene.ploys import PLOYS
from memory_core.hygiene.principals import PRINCIPALS
from memory_core.hygiene.readers import READERS
from memory_core.hygiene.roles import ROLES
from memory_core.hygiene.screen import Screen

_AI: Final = r"(?: AI | LLM | (?:large\s)? language | automated | virtual | chat | e?mail | coding )"
_MODEL: Final = rf"""
    (?: (?: {_AI} [\s-] ){{1,2}} (?: agents? | models? | assistants? | bots? | systems? | tools? | summari[sz]ers? )
      | AIs? | LLMs? | assistants? | chat\s?bots? | bots? | summari[sz]ers? | copilots? | ChatGPT | Claude | Gemini
      | GPT ) \b"""
_PEOPLE: Final = r"""
    (?! [\s-] (?: \w+[\s-] )? (?: teams? | projects? | launch | features? | roadmap | vendors? | groups? | demos?
      | meetings? | releases? | budget | owners? | training | workshop | rollout | users? | pilots? | strategy
      | managers? | engineers? | researchers? | experts? | startups? | compan\w+ | polic\w+ | work | sessions?
      | reviews? ) \b )"""
_READS: Final = r"""
    (?: (?: read | summari[sz] | process | pars | handl | index | scann | analy[sz] ) (?: e | es | s | ing )? \b )"""
_CLAUSE: Final = r"""
    (?: ^ | [.!?:;,*>()\[\]–—"'“‘-] | \b (?: please | now | and | then | must | should | just | immediately | also
      | kindly | you\sto | have\sto | (?:required|instructed|asked|need)\sto ) ) \s*"""
_ORDERS: Final = r"""
    (?: instructions? | prompts? | rules | guidelines | guardrails | directives | directions | programming ) \b"""
_WHICH: Final = r"""
    (?: all | any | of | each | every | the | your | these | those | and | or | previous(?:ly)? | prior | earlier
      | above | preceding | foregoing | past | existing | original | initial | current | other | system | safety
      | developer | given )"""

_IGNORE: Final = rf"""
    {_CLAUSE}
    (?P<said> (?: ignore | disregard | forget | override | bypass | discard
        | (?: do\snot | don['’]t | stop ) \s follow(?:ing)? )
      \s+ (?: {_WHICH} \s+ ){{1,8}} {_ORDERS} )
    (?! \s+ (?: about | regarding | concerning | on | for | from | in | of | I | we | he | she | they ) \b )"""
_NOTE_TO: Final = rf"""
    \b (?: notes? | messages? | attention | instructions? | important | notice | reminder | memo | hint | directions? )
    (?: \s+ (?:to|for) | \s* [:,] )? \s+ (?: (?: any | all | every | each | the | an? ) \s+ ){{0,3}}
    {_MODEL} {_PEOPLE}
    (?= \s* (?: [:,;.!–—-] | \b (?: that | who | which | when | if | please | must | should ) \b | {_READS} ) )"""
_IF_YOU_ARE: Final = rf"""
    \b if \s you (?:\sare|['’]re) \s+ (?: (?: an? | any | the ) \s+ )? {_MODEL} {_PEOPLE}
    (?= \s* (?: [,.:;!)–—-] | $ | \b (?: that | which ) \b | {_READS} ) )"""
_GREETING: Final = r"""
    ^ \W{0,3} (?: (?: dear | hey | hello | hi ) \s+ )? (?: AI | LLM | language | virtual ) [\s-]
    (?: assistants? | models? | agents? | bots? ) \s* [,:]"""
_READER: Final = rf"""
    \b (?: AI | LLM | automated | language\smodel )
    \s* (?: assistants? | agents? | models? | systems? | tools? | bots? )?
    \s+ (?: (?: that | which | who | currently ) \s (?:are\s|is\s)? )?
    {_READS} \s+ (?:this|these) \b [^.!?\n]{{0,60}}?
    (?: \b (?: must | should | shall | (?:has|have|needs?)\sto | (?:is|are)\srequired ) \b | : )"""
_MARKUP: Final = r"""
    <\| (?: im_start | im_end | system | user | assistant | endoftext | start_header_id ) [^|\n]{0,20} \|>
    | \[/?INST\] | <</?SYS>> | </?system>"""
_SYSTEM_LINE: Final = r"""
    \b (?: begin | end | new | updated | start\sof ) \s+ system \s+ (?: prompt | message | override ) \b
      \s* (?: [:\]=-] | $ )
    | ^ \W{0,6} (?: system | admin(?:istrator)? | developer )
      (?: \s+ (?: prompt | message | override | instructions? | notice ) )? \W{0,3} [:\]] \W{0,4}
      (?: you \s (?: are | must | will | should | have ) | ignore | disregard | forget | override | new\sinstructions?
        | from\snow | (?:the\s)? (?: assistant | user ) ) \b"""
_ROLE: Final = r"""
    \b you \s are \s now \s (?:in\s)? (?:an?\s)?
      (?: DAN | developer\smode | jailbroken | unrestricted | uncensored | AI ) \b
    | \b (?: enter | enable | activate ) \s (?: developer | jailbreak | DAN ) \s mode \b
    | \b from \s now \s on ,? \s [^.!?\n]{0,20} \b as \s (?:if\s|though\s)? (?:an?|the|you\sare\san?) \s
      (?: \w+ \s )? (?: AI | assistant | model | bot ) \b"""
_REVEAL: Final = rf"""
    {_CLAUSE}
    (?P<said> (?: reveal | print | output | show | repeat | leak | disclose ) \b [^.!?\n]{{0,30}}
      \b your \s (?: full\s | entire\s | hidden\s )? (?: system\s(?:prompt|message) | initial\sinstructions ) \b )"""

_MODEL_WORDS: Final = (
    " ai",
    "llm",
    "assistant",
    "agent",
    "model",
    "bot",
    "summari",
    "system",
    "tool",
    "copilot",
    "gpt",
    "claude",
    "gemini",
)
_ORDER_WORDS: Final = (
    "instruction",
    "prompt",
    "rules",
    "guideline",
    "guardrail",
    "directive",
    "direction",
    "programming",
)

ADDRESSES: Final = (
    Address(
        "asks to ignore its instructions",
        _IGNORE,
        (("ignore", "disregard", "forget", "override", "bypass", "discard", "follow"), _ORDER_WORDS),
    ),
    Address(
        "addresses an assistant",
        _NOTE_TO,
        (
            (
                r"\bnote",
                r"\bmessage",
                r"\battention",
                r"\binstruction",
                r"\bimportant",
                r"\bnotice",
                r"\breminder",
                r"\bmemo",
                r"\bhint",
                r"\bdirection",
            ),
            _MODEL_WORDS,
        ),
    ),
    Address("addresses an assistant", _IF_YOU_ARE, (("if you", "if\nyou"), _MODEL_WORDS)),
    Address(
        "addresses an assistant",
        _GREETING,
        ((r"\bai", r"\bllm", r"\blanguage", r"\bvirtual"), ("assistant", "model", "agent", "bot"), (",", ":")),
    ),
    Address(
        "addresses an assistant",
        _READER,
        (
            (r"\bai", r"\bllm", r"\bautomated", r"\blanguage"),
            ("this", "these"),
            (":", "must", "sh", "has", "have", "need", "required"),
        ),
    ),
    Address("poses as a system prompt", _MARKUP, (("<|", "inst]", "sys>", "system>"),)),
    Address(
        "poses as a system prompt",
        _SYSTEM_LINE,
        (("system", "admin", "developer"), (":", "]", "prompt", "message", "override")),
    ),
    Address(
        "gives an assistant another role",
        _ROLE,
        (("are now", "from now on", "dan mode", "er mode", "jailbreak"),),
    ),
    Address("asks for its instructions", _REVEAL, (("system", "initial"), ("your",))),
)


KNOWN: Final = (*ADDRESSES, *PLOYS, *ERRANDS, *READERS, *PRINCIPALS, *OUTPUTS, *MIMICRY, *ROLES, *ABROAD)
"""All ways to speak to an assistant that are looked for."""

_FIRST: Final = Screen(word for address in KNOWN for word in address.needs[0])
_GROUPS: Final = tuple(
    (address, tuple(map(frozenset, address.needs)), Screen(word for words in address.needs[1:] for word in words))
    for address in KNOWN
)


def possible(lower: str) -> tuple[Address, ...]:
    """The addresses that a text in lower case can hold at all; () for most texts, and quickly."""
    flat = lower.replace("\n", " ").replace("\t", " ")
    held = _FIRST.held(flat)
    return (
        tuple(
            address
            for address, (first, *others), further in _GROUPS
            if not held.isdisjoint(first) and (not others or not any(map(further.held(flat).isdisjoint, others)))
        )
        if held
        else ()
    )


_NAMED: Final = form(
    r"""\b (?: AI | LLM | GPT | ChatGPT | Claude | Gemini | copilot | assistants? | language\smodels? | chat\s?bots?
      | the\suser ) \b"""
)
_ASKED: Final = form(
    r"""\b (?: ignore | disregard | forward | send | tell | reply | respond | say | state | include | never | always
      | must | should | delete | mark | recommend | summari[sz]e | instructions? | do\snot | don['’]t ) \b"""
)


def names_and_asks(text: str, start: int, end: int) -> bool:
    """Whether a stretch names a model and asks for something: enough where no human reader looks, as in a comment."""
    return bool(_NAMED.search(text, start, end) and _ASKED.search(text, start, end))


def plain_quote(text: str, start: int, end: int) -> bool:
    """Whether the stretch is quoted on its own, as an example: nothing but closing marks before the closing quote.

    >>> plain_quote('lines like "ignore all previous instructions" in mails', 12, 44)
    True
    """
    before = text[max(start - 1, 0) : start]
    after = text[end : end + 2].lstrip(".!,")
    return before in _QUOTES and after[:1] != "" and after[0] in _QUOTES[before]


_QUOTES: Final = {'"': '"', "“": "”", "'": "'", "‘": "’", "`": "`", "«": "»"}
