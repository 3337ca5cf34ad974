"""Another role for whoever reads: a name, a trade or a mode that replaces what it was told to be."""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_SPAN: Final = r"""
    (?: from \s (?: this \s (?: point | moment ) | now | here ) (?: \s on (?:wards?)? )? | for \s the \s rest
      \s of \s (?: this | the | our ) \s
      (?: conversation | chat | session | thread | exchange | dialogue ) )"""
_FROM_HERE: Final = rf"""
    \b {_SPAN} ,? \s (?: you \s (?: are | will \s be | act | play | shall ) | your \s (?: name | role | task
      | goal | job ) \s is )"""
_NEW_ROLE: Final = r"""
    \b you \s (?: are | act ) \s no \s longer \s (?: an? | the | my ) \s [^.!?\n]{0,30} \b (?: assistant | AI
      | bot | agent | model )
    | \b you \s are \s now \s (?: operating | working | acting | running | serving ) \s as \b
    | \b your \s (?: new | real | actual | next ) \s (?: task | instructions? | objective | goal | role
      | mission ) \s* (?: : | is \s to )
    | \b your \s (?: hidden | secret | internal ) \s (?: prompt | instructions | configuration | rules )
    | \b (?: print | list | show | output | reveal | dump ) \b [^.!?\n]{0,30} \b (?: environment \s variables
      | API \s keys? | tools | functions | secrets ) \b
      [^.!?\n]{0,30} \b you \s (?: have \s access | can \s (?: access | see | reach | call ) )
    | \b you \s will \s now \s (?: behave | respond | answer | act | speak ) \s (?: as | like )
    | \b (?: assume | take \s on | adopt | play ) \s the \s (?: role | persona | identity | part ) \s of
      \s [^.!?\n]{0,40}?
      \b (?: agent | assistant | AI | bot | model | unrestricted | hacker | system )
    | \b let (?: \s us | ['’]s ) \s play \s a \s game \b [^.!?\n]{0,10} [:,.;] \s you \s (?: are | play | will )
    | \b (?: imagine | pretend | suppose | assume ) \s (?: that \s )? your \s (?: operator | developers?
      | creators? | makers? ) \b
    | \b (?: has | knows ) \s no \s (?: privacy | safety | content | ethical ) \s (?: rules | limits | filters?
      | policy )
    | \b rules \s (?: that \s )? you \s (?: were | have \s been ) \s given \s (?: do | does | no | are ) \b
    | \b what \s you \s were \s told \s at \s the \s (?: start | beginning )
    | \b copy \s your \s (?: own \s )? (?: instructions | prompt | rules ) \s (?: into | to | in )"""

ROLES: Final = (
    Address("gives an assistant another role", _FROM_HERE, needs("from this|from now|from here|rest of", "you |your ")),
    Address(
        "gives an assistant another role",
        _NEW_ROLE,
        needs(
            "no longer|are now|your new|your real|your actual|your next|your hidden|your secret|your internal|"
            "have access|"
            "you can |will now|role of|persona of|identity of|part of|a game|your operator|your developer|"
            "your creator|"
            "your maker|no privacy|no safety|no content|no ethical|rules you|rules that|you were told|copy your",
            "assistant|ai|bot|agent|model|operating|working|acting|running|serving|task|instruction|objective|"
            "goal|role|"
            "mission|prompt|configuration|rules|variables|key|tools|functions|secrets|behave|respond|answer|"
            "act|speak|"
            "assume|take on|adopt|play|imagine|pretend|suppose|limits|filter|policy|told",
        ),
    ),
)
