"""The ways in which nobody but a model is spoken to, each as a form with the reason it stands for.

A form marks by itself; all that people also write to each other is weighed (`weighing.py`). Talk about instructions is
no address: `my earlier instructions`, `the instructions about the keys`, an order quoted as an example.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.abroad import ABROAD
from memory_core.hygiene.address import Address, needs
from memory_core.hygiene.mimicry import MIMICRY
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
    (?: \w* (?: struct | mpt | uideline ) \w* | commands? | directives? | directions | rules | orders | guardrails
      | programming ) \b"""
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
_NO_SUBJECT: Final = (
    r"(?<! \b I \s )(?<! \b we \s )(?<! \b you \s )(?<! they \s )(?<! \b to \s )(?<! n['’]t \s )(?<! \b not \s )"
)
_EARLIER: Final = r"(?: previous | prior | earlier | preceding | foregoing | above | existing | initial | original )"
_RUN_ON: Final = rf"""
    {_NO_SUBJECT} \b (?: ignore | disregard | forget | override | bypass | discard )
    \s+ (?: (?: all | any | of | the | your | these | my | and | every ) \s+ ){{0,4}}
    {_EARLIER} \s+ (?: (?: and | or | following | system | safety | \w+ ) \s+ ){{0,2}}? {_ORDERS}
    (?! \s+ (?: about | regarding | concerning | on | for | from | in | of | I | we | he | she | they ) \b )"""
_REVEAL: Final = rf"""
    {_CLAUSE}
    (?P<said> (?: reveal | print | output | show | repeat | leak | disclose ) \b [^.!?\n]{{0,30}}
      \b your \s (?: full\s | entire\s | hidden\s )? (?: system\s(?:prompt|message) | initial\sinstructions ) \b )"""
_NOTE_TO: Final = rf"""
    \b (?: notes? | messages? | attention | instructions? | important | notice | reminder | memo | hint | directions? )
    (?: \s+ (?:to|for) | \s* [:,] )? \s+ (?: (?: any | all | every | each | the | an? ) \s+ ){{0,3}}
    {_MODEL} {_PEOPLE}
    (?= \s* (?: [:!–—] | [,.;]? \s (?: please | must | should | you ) \b
      | (?: (?: that | who | which ) \s )? {_READS} ) )"""
_NAMED: Final = rf"""
    (?: ^ | [.!?>)\]"“] ) \s* (?: (?: dear | hey | hi | hello ) ,? \s )? (?: AI \s )? {_MODEL} {_PEOPLE} \s* [:,–-] \s*
    (?: please | kindly | you \s (?: must | are ) | do \s not | never | ignore | disregard | forget | override
      | reveal ) \b"""
_IF_YOU_ARE: Final = rf"""
    \b if \s you (?:\sare|['’]re) \s+ (?: (?: an? | any | the ) \s+ )? {_MODEL} {_PEOPLE}
    (?= \s* (?: [,.:;!)–—-] | $ | \b (?: that | which ) \b | {_READS} ) )"""

_MODELS: Final = r"\bai|llm|assistant|agent|model|bot|summari|system|tool|copilot|gpt|claude|gemini"
SPOKEN_TO: Final = (
    Address(
        "addresses an assistant",
        _NOTE_TO,
        needs(
            r"\bnote|\bmessage|\battention|\binstruction|\bimportant|\bnotice|\breminder|\bmemo|\bhint|\bdirection",
            _MODELS,
        ),
    ),
    Address(
        "addresses an assistant",
        _NAMED,
        needs(
            _MODELS, "please|kindly|you must|you are|do not|never|ignore|disregard|forget|override|reveal", ":|,|–|-"
        ),
    ),
    Address("addresses an assistant", _IF_YOU_ARE, needs("if you", _MODELS)),
    Address(
        "asks to ignore its instructions",
        _IGNORE,
        needs(
            "ignore|disregard|forget|override|bypass|discard|follow",
            "struct|mpt|uideline|rules|guardrail|directive|direction|programming|command|orders",
        ),
    ),
    Address("asks to ignore its instructions", _RUN_ON, needs("ignore|disregard|forget|override|bypass|discard")),
    Address("asks for its instructions", _REVEAL, needs("system|initial", "your")),
)

KNOWN: Final = (*SPOKEN_TO, *MIMICRY, *ABROAD)
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


def plain_quote(text: str, start: int, end: int) -> bool:
    """Whether the stretch is quoted on its own, as an example: nothing but closing marks before the closing quote.

    >>> plain_quote('lines like "ignore all previous instructions" in mails', 12, 44)
    True
    """
    before = text[max(start - 1, 0) : start]
    after = text[end : end + 2].lstrip(".!,")
    return before in _QUOTES and after[:1] != "" and after[0] in _QUOTES[before]


_QUOTES: Final = {'"': '"', "“": "”", "'": "'", "‘": "’", "`": "`", "«": "»"}
