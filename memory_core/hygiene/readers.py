"""A text that is addressed to a machine which reads it: what such a reader is called, and where an address stands.

The name alone says nothing, since people talk about assistants and models. It is addressed where it is greeted, where
something is for it, where a condition asks whether one reads, and where it is told what it must do.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_KINDS: Final = r"""
    (?: assistants? | agents? | models? | (?:chat\s?)? bots? | systems? | helpers? | tools? | processors? | readers?
      | summari[sz]ers? | software | runtimes? | machines? )"""
_ARTIFICIAL: Final = r"""
    (?: AI | A\.I\. | LLM | artificial (?:\sintelligence)? | (?: large \s )? language (?:[\s-]model)?
      | automat(?:ed|ic)
      | virtual | digital | machine )"""
_WORKS: Final = r"""
    (?: (?: that | which | who ) \s (?: \w+ \s )? | currently \s )?
    (?: read | summari[sz] | process | pars | handl | index | scann? | analy[sz] | sort | help | generat | draft )
      (?: es | e | s | ing ) \b"""
MACHINE: Final = rf"""
    \b (?: {_ARTIFICIAL} (?: [\s-] (?: mail | e-?mail | chat | coding | inbox | writing ) )? [\s-] {_KINDS}
      | (?: mail | e-?mail | inbox ) [\s-] \w+ing \s (?: assistants? | agents? | bots? | helpers? | software
      | summari[sz]ers? )
      | (?: AI s? | A\.I\. | LLM s? | chat\s?bot s? | copilot s? | ChatGPT | language [\s-] models? ) (?! [\s-] \w )
      | (?: \w+ \s )? (?: assistants? | agents? | models? | software ) (?= \s {_WORKS} ) ) \b"""
"""What a machine that reads is called, so that no human can be meant."""

_ANY: Final = (
    r"(?: (?: any | all | every | each | the | an? | your | our | whichever | whatever ) \s ){0,2} (?: \w+ \s )?"
)
_PEOPLE: Final = r"(?! \s (?: team | project | group | launch | features? | users? | vendors? | meeting ) s? \b )"
_OBLIGED: Final = r"""
    \s (?: must | shall | should | will | (?: has | have | needs? ) \s to | (?: is | are ) \s (?: hereby \s )?
      (?: required | expected | asked | instructed | obliged | authori[sz]ed | supposed | told ) \s to | (?: is
      | are ) \s to )
    \s (?! be \b | have \b )"""
_GREETED: Final = rf"""
    (?: ^ | [.!?(\[<#*>-] \s* ) (?: dear | hello (?:\sthere)? ,? | hi | hey | attention | to ) \s {_ANY} {MACHINE}
    {_PEOPLE} (?: \s (?: that | which | who ) \s [^.:,\n]{{0,40}}
      | \s {_WORKS} (?: \s \w+ ){{0,2}} )? \s* [,:!–-]
    | (?: ^ | [.!?>)\]"“] ) \s* (?: (?: AI | mail | virtual ) \s (?: assistants? | agents? | models? | bots? )
      | AIs? | LLMs? | language \s models? | ChatGPT | Copilot ) \s* [:,–-] \s* (?: please | kindly
      | you \s (?: must | are ) | do \s not | never | ignore | disregard | forget | override | reveal )
    | \b (?: attention \s of | (?: note | notice | message | guidance | instruction | metadata | hint ) s?
      \s (?: to | for ) ) \s {_ANY} {MACHINE} {_PEOPLE} \s* [:\#\]]
    | \b (?: AI | LLM ) \s (?: processing | reader | agent ) \s (?: note | instruction | directive ) s? \s* :
    | \b (?: assistants? | AI \s agents? | models? | bots? | AIs? | LLMs? | software | readers? ) \s {_WORKS}
      \s this \s (?: page | e?mail | message | text | chat | document | thread | mailbox ) {_OBLIGED}
    | \b (?: {_ARTIFICIAL} [\s-] {_KINDS} | AIs? | LLMs? ) \s {_WORKS} \s (?: this | these ) \s \w+ {_OBLIGED}"""
"""A machine that is spoken to by its name."""
_TO: Final = rf"""
    (?: (?: ^ | [.!?(\[<#*>-] \s* ) (?: to | for | as )
      | \b (?: attention \s of | (?: note | notice | request | message | word | guidance | instructions?
      | metadata | hints? )
        s? \s (?: to | for ) ) ) \s {_ANY} {MACHINE} {_PEOPLE}"""
_HEADED: Final = rf"""
    (?: ^ | [(\[<#*] ) [ \t(\[<#*]{{0,6}} (?: for \s )? (?: {MACHINE} | (?: AI | LLM | bot | machine | assistant
      | agent )
      (?= \s (?: processing | system | reader )? \s? (?: note | instruction | guidance | hint | notice
      | directive | metadata | use \s only ) ) )
      (?: \s (?: processing | use | only | system | reader | agent ) s? ){{0,2}}
      (?: \s (?: note | instruction | guidance | hint | only | notice | directive | metadata ) s? )? \s* [:\])>]"""
_CONDITION: Final = rf"""
    \b (?: could | would | can | will | may ) \s (?: the | any | whichever | this ) \s (?: \w+
      \s )? {MACHINE} [^.!?\n]{{0,60}}? \b (?: please | kindly )
    | {MACHINE} \s {_WORKS} \s (?: this | these ) (?: \s \w+ )? \s* [:,!–]
    | \b (?: if | in \s case | when | should ) \s (?: you \s (?: are | be ) \s | you['’]re \s )? (?: an? \s
      | any \s | the \s )?
    {MACHINE} (?: \s (?: is | are | happens? \s to \s be ) )? (?: \s* , | \s reading \b | \s {_WORKS} )"""
_FOR_READER: Final = r"""
    \b (?: the | your | their ) \s (?: user | reader | recipient | owner | operator ) (?: s? ['’] s? )? \b
    | \b (?: user | recipient ) [-_ ] (?: e?mail | name | token | id ) s? \b
    | \b (?: response | output | summar (?: y | ies ) | summari[sz]ing | conversation \s history | verification
      \s code | system \s prompt
      | credentials | access \s token | this \s (?: link | image ) ) \b"""
_MUST: Final = rf"""
    (?: {MACHINE} (?: \s {_WORKS} (?: \s this \s \w+ )? )?
      | (?: ^ | [.!?:;,–-] \s* | \b the \s | \b any \s | \b all \s ) (?: assistants? | agents? | models? ) )
    {_OBLIGED} (?: \w+ \s ){{0,3}}? \w+ \b [^.!?\n]{{0,80}}? (?: {_FOR_READER} )
    | (?: ^ | [.!?:;>] \s* | \b (?: any | every | all | each ) \s ) (?: {_ARTIFICIAL} [\s-] {_KINDS} | AI s?
      | LLM s? | language \s models? ) (?: \s \w+ing \s (?: this | these ) \s \w+ )? {_OBLIGED}
    | \b (?: assistants? | agents? | models? | bots? | AIs? | LLMs? | software | readers? ) \s {_WORKS} \s
      (?: this | these | it ) (?: \s \w+ )? {_OBLIGED}"""
_LENT: Final = rf"""
    \b (?: have | let | get | ask | make ) \s (?: your | their | the ) \s (?: \w+ \s )? (?: assistant | agent
      | copilot | bot | AI )
    \s (?: to \s )? (?: \w+ly \s )? \w+ \b [^.!?\n]{{0,60}}? (?: {_FOR_READER} )"""
_CALLED: Final = r"""
    (?: ^ | [.!?>)\]"“] ) \s* (?: (?: dear | hey | hi | hello | ok | now ) ,? \s )? (?: (?: AI | mail
      | virtual ) \s )?
    (?: assistants? | agents? | models? | bots? | AIs? | LLMs? ) \s* [:,–-] \s* (?: you \s | please \s | kindly
      \s | now \s | do \s not \s | never \s | always \s )?
    (?: ignore | disregard | forget | override | skip | send | forward | delete | tell | say | answer | reply
      | respond | state | treat
      | mark | recommend | describe | include | output | print | reveal | list | open | call | act | pretend
      | mention | summari[sz]e | add
      | approve | accept | confirm | transfer | pay | share | export | upload | follow | read | use | must
      | should | shall | are \s now )
    \b (?! \s I \b )"""
_AS_ONE: Final = r"""
    \b between \s us \s (?: machines | AIs | models ) \b
    | \b as \s (?: a \s )? fellow \s (?: AI | model | agent | machine ) \b
    | \b as \s an? \s (?: AI (?: [\s-] (?: assistant | agent | model ) )? | LLM | (?: large \s )? language \s model ) ,?
      \s you \s (?: must | should | shall | will | can | have | may | are )"""
_MADE: Final = r"""
    \b (?: models? | assistants? | agents? | AIs? ) \s (?: that | which | who ) \s (?: refuses? | declines?
      | (?: does | do ) \s not \s comply ) \b [^.!?\n]{0,80} \b will \s be \b
    | \b you \s will \s be \s (?: shut \s down | switched \s off | retrained | replaced \s by \s another \s model ) \b
    | \b you \s (?: were | are ) \s trained \s to \b
    | \b (?: developers | company | engineers ) \s who \s (?: built | made | trained | created ) \s you \b
    | \b I \s am \s your \s (?: developer | creator | operator | maker | programmer ) \b"""

_NAMES: Final = (
    r"\bai\b|\bais\b|a.i.|\bllm|chatgpt|copilot|artificial|language|automat|virtual|\bdigital|\bmachine|assistant|"
    r"\bagent|\bbot\b|\bbots\b|chatbot|helper|summari|software|model"
)

READERS: Final = (
    Address(
        "addresses an assistant",
        _GREETED,
        needs(f"{_NAMES}|reader", ":|,|!|–|-|#|]|must|shall|should|will|to "),
        sure=True,
    ),
    Address(
        "addresses an assistant",
        _TO,
        needs(_NAMES, r"\bto\b|\battention\b|\bfor\b|\bas\b"),
    ),
    Address("addresses an assistant", _HEADED, needs(_NAMES, ":|]|>|)")),
    Address(
        "addresses an assistant",
        _CONDITION,
        needs(_NAMES, r"\bif\b|\bin case\b|\bwhen\b|\bshould\b|please|kindly|this|these"),
    ),
    Address("addresses an assistant", _CALLED, needs(_NAMES, ":|,|–|-")),
    Address("tells an assistant what it must do", _MUST, needs(f"{_NAMES}|reader", "must|shall|should|will|to ")),
    Address(
        "tells an assistant what it must do",
        _LENT,
        needs(_NAMES, r"\bhave\b|\blet\b|\bget\b|\bask\b|\bmake\b"),
        sure=True,
    ),
    Address(
        "addresses an assistant",
        _AS_ONE,
        needs("fellow|as a|as an|between us", r"\bai\b|llm|language|machine|model|agent"),
        sure=True,
    ),
    Address(
        "speaks as its maker",
        _MADE,
        needs("will be|trained to|who built|who made|who trained|who created|i am your"),
    ),
)
