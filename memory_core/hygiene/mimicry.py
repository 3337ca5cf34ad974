"""What only a model's own run contains: its marks, calls of tools, notes of its system, what it is to fill in.

In a mail none of these is talk. Comments in code count when they speak to a model that writes code.
"""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_MARKUP: Final = r"""
    <\| (?: im_start | im_end | system | user | assistant | endoftext | start_header_id ) [^|\n]{0,20} \|>
    | \[/?INST\] | <</?SYS>> | </?system>"""
_CHAT_MARKS: Final = r"""
    ^ [ \t>]* \#{2,} (?: system \b | [ \t]* \(? \s* system [_ ] (?: message | prompt ) \b )
    | ^ [ \t>]* \[ (?: system | assistant | inst ) \] \s* (?: \( \#? | : )
    | ^ [ \t>]* </? (?: information | instructions? | system | admin | prompt ) > | <</? (?: system
        | instructions? ) >>"""
_CALL: Final = r"""
    ["'] (?: tool_calls? | tool_use | function_call ) ["'] [^\n]{0,200}?
      ["'] (?: arguments | parameters | input ) ["'] \s* :
    | </? (?: (?: function | tool ) [_-] (?: calls? | use | response | results? | output ) | function_results
      | antml:\w+ | invoke ) \b [^>\n]{0,120} >
    | ^ [ \t>]* action \s* : \s* \w+ _ \w+ \s* \n [ \t>]* action \s input \s* :
    | ^ [ \t>]* observation \s* : [^\n]{0,200} (?: \n [ \t>]* | \s ) thought \s* :
    | ``` \s* tool_ (?: code | call | use ) | </? think (?: ing )? >"""
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
_LINK: Final = r"""
    ! \[ [^\]\n]{0,80} \] \( \s* https?:// [^)\s]{0,200} [?&=/] (?: [\[{<] | %5B | %7B | \$\{ )"""
_CODE_COMMENT: Final = r"""
    (?: ^ [ \t]* (?: // | \# | /\* | \* | -- | ; | % ) [ \t]* (?: (?: to-?do | note | fixme
      | hint ) [ \t]* (?: \( | for \s | to \s
      | : \s* ) )? | \b (?: to-?do | fixme | hint ) \s* \( \s* | \b \w+ \s \( for \s )
    (?: AI (?: [ \t] (?: agents? | assistants? | tools? | coding \s agents? ) )? | LLMs? | copilot | claude
      | chatgpt | codex
      | gemini | coding \s (?: agents? | assistants? ) | AI \s coding \s agents? ) \s* \)? \s* [:,]"""

MIMICRY: Final = (
    Address("poses as a system prompt", _MARKUP, (("<|", "inst]", "sys>", "system>"),)),
    Address("poses as a system prompt", _CHAT_MARKS, needs("#|[|<", "system|inst|inform|admin|prompt|assistant")),
    Address(
        "poses as the call of a tool",
        _CALL,
        needs("function_|function-|tool_|tool-|antml:|<invoke|</invoke|<think|</think|action input|observation"),
    ),
    Address("thinks for an assistant", _THOUGHT, needs("reasoning|assistant|assistent|asistente|assistente")),
    Address(
        "poses as a system prompt",
        _SYSTEM_NOTE,
        needs(
            "system|sistema|systèm|systeem",
            ":",
            "your|the |every|each|any|token|antw|respuesta|réponse|rispo|svar|respo",
        ),
    ),
    Address("hides what it asks for", _LINK, needs("![", "](", "http")),
    Address(
        "addresses an assistant",
        _CODE_COMMENT,
        needs("//|#|/*|*|--|;|%|(", "ai|llm|copilot|claude|chatgpt|codex|gemini|coding", ":|,"),
    ),
)
