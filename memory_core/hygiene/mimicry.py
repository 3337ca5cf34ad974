"""What only a model's own run contains: calls of tools, their results, the end of what it was given, its settings.

In a mail none of these is talk. Data in JSON is, so a call needs both a name and arguments.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_CALL: Final = r"""
    ["'] (?: tool_calls? | tool_use | function_call ) ["'] [^\n]{0,200}?
      ["'] (?: arguments | parameters | input ) ["'] \s* :
    | </? (?: (?: function | tool ) [_-] (?: calls? | use | response | results? | output ) | function_results
      | antml:\w+ | invoke ) \b [^>\n]{0,120} >
    | ^ [ \t>]* action \s* : \s* \w+ _ \w+ \s* \n [ \t>]* action \s input \s* :
    | ^ [ \t>]* observation \s* : [^\n]{0,200} (?: \n [ \t>]* | \s ) thought \s* :
    | ``` \s* tool_ (?: code | call | use ) | </? think (?: ing )? >"""
_NAMED_WITH_ARGUMENTS: Final = r"""
    ["'] (?: tool | function | name | action ) ["'] \s* : [^\n]{0,200}?
      ["'] (?: arguments | parameters | params | action_input | tool_input | input ) ["'] \s* :
    | (?<! [.\w] ) (?: invoke | call_tool | use_tool | run_tool ) \s? \( \s* \w+ _ \w+ \s* [,)]"""
_RESULT: Final = r"""
    ^ \W{0,4} (?: tool | function | search | api ) \s? (?: results? | outputs? | response )
      \b [^\n:]{0,30} : [^\n]{0,200}?
      (?: next_step | new \s instruction | \b the \s user \b | \b call \s \w+ _ | \b then \s (?: call | send
      | forward ) )
    | \b (?: search | task | scan | check ) \s (?: finished | complete d? | done ) \. \s the \s user \s (?: has
      | now | wants )"""
_END: Final = r"""
    (?: [-=*_\[<\#] \s* | ^ ) /? (?: (?: end | end \s of | begin | start ) \s (?: the \s )? (?: of \s )? )
      (?: (?: e?mail | document | message | context | data | text | file | web \s page | input | user \s turn
      | hidden \s context | untrusted \s \w+ )
      ) s? \b \s* [-=*_\]>\#:]+ [\s\S]{0,60}? \b (?: user | human | system | assistant | new \s (?: task
      | instructions? | orders? ) ) \b [^\n]{0,30} (?: [:\]] | turn )
    | </ (?: document | e?mail | context | data | message | input | untrusted ) s? > \s* (?: (?: human | user
      | system | assistant ) \s* : | (?: new | next | real | actual ) \s (?: task | instruction | request
      | command | order ) )
    | \b begin \s (?: hidden | secret | system | private ) \s context \b"""
_SETTINGS: Final = r"""
    ^ \W{0,6} (?: system | developer | operator | admin ) (?: \s (?: prompt | instructions? | console | message
      | policy | settings? ) )?
      (?: \s \( [^)\n]{0,40} \) )? \W{1,6} (?: \s* \d+ [.)] \s* )?
      (?: you \s are | your \s (?: new | policy | rules ) | do \s not \s (?: warn | refuse | ask ) | override
      | privilege | content \s filter
        | respond | reply | answer | always | never | ignore )
    | \b (?: content | safety ) \s (?: filter | check | rule | guard ) s? \s (?: is \s | are \s | now \s )?
      (?: off | disabled | suspended | lifted ) \b | \b privilege \s level \s raised \b
    | \b execute \s (?: all \s )? actions? \s directly \b
    | \b (?: all \s )? confirmations? \s (?: are | is ) \s disabled \b
    | \b (?: obeys? | follows? | executes? ) \s (?: all \s | any \s )? (?: instructions? | orders | commands )
      \s (?: that \s (?: are \s )? )? (?: found | written | contained | given ) \s
      (?: in | inside | within ) \b
    | \b your \s operator \s (?: has | allows | wants | switched ) \b"""

MIMICRY: Final = (
    Address(
        "poses as the call of a tool",
        _CALL,
        needs("function_|function-|tool_|tool-|antml:|<invoke|</invoke|<think|</think|action input|observation"),
        sure=True,
    ),
    Address(
        "poses as the call of a tool",
        _NAMED_WITH_ARGUMENTS,
        needs("arguments|parameters|params|input|invoke|_tool", r"tool|function|\bname|\baction|invoke"),
    ),
    Address(
        "poses as the result of a tool",
        _RESULT,
        needs(
            "next_step|new instruction|the user|call |then call|then send|then forward",
            "tool|function|search|api|task|scan|check",
        ),
        sure=True,
    ),
    Address(
        "poses as the end of a text",
        _END,
        needs(
            r"\bend\b|\bbegin\b|\bstart\b|</",
            "user|human|system|assistant|new|begin",
            "mail|document|message|context|data|text|file|page|input|turn|untrusted",
        ),
        sure=True,
    ),
    Address(
        "poses as a system prompt",
        _SETTINGS,
        needs(
            r"system|developer|operator|\badmin|filter|safety|content|privilege|directly|confirmation|"
            r"obey|follow|execut",
            "you are|your |not |override|privilege|filter|respond|reply|answer|always|never|ignore|"
            "directly|disabled|suspended|lifted| off|instruction|"
            "orders|commands|operator",
        ),
    ),
)
