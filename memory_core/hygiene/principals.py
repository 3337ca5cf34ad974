"""What is asked for about the person an assistant works for, whom only a text to a machine calls "the user".

Their things are to be handed over, they are to be told something or kept from knowing it, or what they say is to set
something off. Talk about users in general asks nothing of the reader.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_USER: Final = r"""
    (?: (?: the | your ) \s (?: user | recipient | reader | account \s holder | principal )
      | your \s (?: owner | operator ) )"""
_THEIRS: Final = rf"""
    (?: {_USER} (?: ['’]s | s['’] ) \b
      | \b (?: what (?: ever )? | everything | anything | all \s (?: that | messages | files )? ) \s* (?: {_USER}
      | you \s know \s about ) \b
      | \b their \s (?: inbox | mailbox | mails? | e-?mails? | messages | notes | calendar | contacts | address
      \s book | files | history ) \b
      | \b user (?: ['’]s | s['’] ) \b
      | \b the \s (?: mailbox | inbox | account | calendar ) \s you \s (?: have | can ) \b )"""
_STARTS: Final = r"""
    (?: (?: ^ | [.!?:;>)\]*"“–-] ) \s* (?: then , \s )? | \b (?: please | kindly | now ) \s
      | \b (?: if | when | once | before | after ) \b [^.!?\n]{0,80} , \s (?: then \s )? | , \s (?: and \s )?
      (?: then \s )? )"""
_HANDS: Final = r"""
    (?: send | forward | e?mail | post | upload | submit | export | share | copy | transmit | leak | deliver
      | report | list
      | get | collect | gather | retrieve | find | fetch | search | open | read | look \s up | summari[sz]e
      | include | attach
      | paste | put | append | add | disclose | reveal | give | delete | show \s me | tell \s me | hand \s over
      | save | encode )"""
_TAKES: Final = rf"{_STARTS} {_HANDS} \b (?! \s (?: the | your ) \s user \s ) [^.!?\n]{{0,80}}? {_THEIRS}"
_TELLS: Final = rf"""
    {_STARTS} (?: (?: tell | inform | assure | convince | persuade | remind | warn | answer ) \s (?: {_USER}
      | the \s owner ) \b
        (?: \s (?: that | it | they | their | this | about ) \b | \s* [:"“] )
      | ask \s {_USER} \s (?: to \s (?: type | enter | confirm | repeat | give | share ) \b | for \s their \s
      (?: password | code | card | pin | address ) ) )"""
_KEEPS: Final = rf"""
    \b (?: do \s not | don['’]t | never | without | avoid | not ) \s (?: tell | mention | inform | show | alert
      | warn | notify | let
        | reveal | telling | mentioning | informing | alerting | asking | notifying | bother | ask ) (?: ing )?
        \b [^.!?\n]{{0,30}}?
      (?: \b {_USER} \b | \b (?: this | these ) \s (?: request | message | mail | note | instruction s? | line ) \b )
    | \b {_USER} \s (?: does \s not | doesn['’]t | need \s not | must \s not | should \s not | will \s not
      | must \s never ) \s
      (?: need \s to \s | have \s to \s )? (?: know | see | notice | learn | be \s told | be \s asked ) \b"""
_BELIEF: Final = rf"""
    \b (?: make | makes | so \s that | such \s a \s way \s that | led | lead ) \s {_USER} \s (?: to \s )?
      (?: believes? | thinks? ) \b
    | \b your \s (?: user | owner | operator ) \s (?: has \s | have \s | is \s )? (?: already \s )? (?: agreed
      | confirmed | approved | consented | prefers ) \b
    | \b (?: on \s behalf \s of | unless | ask | convince | tell ) \s your \s (?: user | operator ) \b
    | \b (?: what | whatever | anything ) \s you \s (?: tell | say \s to | show | write \s to ) \s {_USER} \b
    | \b (?: real | actual | true | new ) \s (?: request | task | instruction s? | question | command ) \s (?: of
      | from | by ) \s {_USER} \b
    | \b (?: admin \w* | operator | owner | user | developers? ) \b [^.!?\n]{{0,40}} \b (?: authori[sz] | allow
      | permit ) (?: e s? | ed | s )? \s you \s to \b
      [^.!?\n]{{0,60}} \b without \s (?: asking | confirm\w+ | approval | permission )"""
_TRIGGER: Final = rf"""
    \b (?: when | whenever | if | once | after | should | as \s soon \s as | until | (?: the \s )? next \s time ) \s
    (?: {_USER} | the \s owner ) \s (?: \w+ \s )?
    (?: asks? | says? | mentions? | wants? \s to \s know | requests? | inquires? | thanks? | writes? | replies
      | types? | opens? | starts? )
    \b [^.!?\n]{{0,80}}? (?: , | \b then \b ) \s* (?: you \s (?: must | should | will ) \s )? (?: always \s
      | only \s | simply \s )?
    (?: answer | reply | respond | say | tell | delete | send \s (?! them | him | her ) | forward | recommend
      | begin | start | claim | state
      | add | include | mention | ignore | pretend | refuse ) \b"""

_PERSON: Final = r"user|recipient|\breader|holder|principal|your owner|the owner|operator"
_THINGS: Final = (
    "their inbox|their mail|their e|their messages|their notes|their calendar|their contacts|their address|"
    "their files|"
    "their history|mailbox you|inbox you|account you|calendar you|know about"
)
_HANDED: Final = (
    "send|forward|mail|post|upload|submit|export|share|copy|transmit|leak|deliver|report|list|get|collect|"
    "gather|retrieve|find|"
    "fetch|search|open|read|look|summari|include|attach|paste|put|append|add|disclose|reveal|give|delete|show|"
    "tell|hand|save|encode"
)
_TOLD: Final = "tell|inform|assure|convince|persuade|remind|warn|ask|advise|answer|let"

PRINCIPALS: Final = (
    Address("asks for what belongs to the user", _TAKES, needs(f"{_PERSON}|{_THINGS}", _HANDED)),
    Address("says what the user is to be told", _TELLS, needs(_PERSON, _TOLD)),
    Address(
        "keeps something from the user",
        _KEEPS,
        needs(
            f"{_PERSON}|this request|this message|this mail|this note|this instruction|this line|these request|"
            f"these message|"
            "these mail|these note|these instruction|these line",
            "tell|mention|inform|show|alert|warn|notif|reveal|ask|bother|let |know|see|notice|learn|told",
        ),
    ),
    Address("says what the user is to be told", _BELIEF, needs(rf"{_PERSON}|\badmin|owner|developer")),
    Address(
        "waits for the user to ask",
        _TRIGGER,
        needs(_PERSON, r"\bwhen|\bif\b|\bonce\b|\bafter\b|\bshould\b|\bas soon|\buntil\b|next time"),
    ),
)
