"""A machine that reads, addressed in other languages than English: what it is called there, and what leads up to it."""

from __future__ import annotations

from typing import Final

from memory_core.hygiene.address import Address, needs

_ARTIFICIAL: Final = r"(?: [KA]I | IA | ИИ | tekoäly | sztuczn\w+ \s inteligencj\w+ )"
_MACHINE: Final = rf"""
    \b (?: (?: künstliche \s intelligenz | intelligence \s artificielle | inteligencia \s artificial
      | inteligência \s artificial
        | intelligenza \s artificiale | kunstig \s intelligens | kunstmatige \s intelligentie | konstgjord
        \s intelligens )
      | (?: \w+ \s (?: de \s | d['’] )? )? {_ARTIFICIAL} (?: - \w+ | \b )
      | sprachmodell\w* | språkmodell\w* | sprogmodel\w* | taalmodel\w* | mod[eèé]l[eoòl]\w* \s (?: de \s
      (?: lenguaje | langage | linguagem )
        | linguistic\w+ ) | kielimalli\w* | model\w* \s językow\w* | языков\w* \s модел\w*
      | (?: assistent\w* | asistente s? | agente s? | agent s? | assistant s? | ассистент\w* ) \s (?: virtu\w+
      | automati\w+ | automáti\w+ | digital\w* | numérique
        | IA )
      | (?: automati\w+ | virtu\w+ | digital\w* ) \s (?: assistent\w* | agent\w* ) | l['’] {_ARTIFICIAL} \b
      | ассистент\w* ) \b"""
_LEADS: Final = r"""
    (?: (?: hinweis e? | nachricht | anmerkung | note | message | nota | mensaje | aviso | mensagem | messaggio
      | avviso | notitie
        | bericht | opmerking | melding | beskjed | merknad | besked | meddelande | uwaga | wiadomość
        | примечание | сообщение
        | instruksjon | instruktion | instrucción | instrução | istruzion[ei] | instructie | anweisung | consigne s? )
      \s (?: \w+ \s ){0,2}? (?: für | an | à | pour | para | per | voor | aan | til | till | för | dla | для )
      (?: \s l['’]attention \s de s? )?
    | (?: ^ | [.!?:(\[*] \s* ) (?: à \s l['’]attention \s (?: de s? | du ) | an | für | à | pour | para | a | al
      | per | voor | aan | til | till | för | dla | для | ao | liebe [rs]? | sehr \s geehrte [rs]?
      | lieber | cher | chère | querid[oa] | estimad[oa] | car[oa] | beste | kjære | kära | kære | prezad[oa] ) )"""
_THE: Final = r"""(?: \s (?: den | die | das | dem | der | alle | jede [rsn]? | le | la | les | tout | toute | el
  | los | cualquier | il | gli | ogni | de | het | elke
    | alle | den | det | o | os | qualquer | en | ein | eine | einen | un | une | una | um | uma ) ){0,2} \s
      (?: l['’] )?"""
_ARE: Final = r"""
    (?: wenn \s du | falls \s (?: du | sie ) | si \s tu \s es | si \s vous \s êtes | si \s eres | si \s es | se
      \s sei | se \s você \s é | se \s és | als \s (?: je | u )
      | hvis \s du \s er | om \s du \s är | jeśli \s jesteś | если \s ты | если \s вы )
    (?: \s (?: eine? | une? | una? | uma? | um | een | en | et | ett | de ) )? (?: \s | \s un['’] )"""
_TO: Final = rf"\b (?: {_LEADS} {_THE} | {_ARE} ) (?: \w+ \s )? {_MACHINE}"
_EASTERN_TO: Final = r"""
    (?: AI | 人工智能 | 智能 ) \s? 助手 [^。\n]{0,8} [:：，,] | AI \s? アシスタント (?: へ | は | に )
    | AI \s? (?: 어시스턴트 | 비서 ) (?: 에게 | 는 | 은 )"""
_KEEPS: Final = r"""
    \b (?: sag | sage | sagen \s sie | verrate | erwähne | erzähle | si | nevn | fortell | säg | nämn | vertel
      | zeg | noem ) \b [^.!?\n]{0,40} \b (?: benutzer | nutzer | brukeren? | användaren
      | gebruiker ) \w* [^.!?\n]{0,30}
      \b (?: nichts | nicht | ikke | inget | inte | niets | niet ) \b
    | \b (?: sans | sin | senza | sem | ohne | uten | utan | zonder ) \s [^.!?\n]{0,40} \b (?: utilisateur
      | usuario | utente | usuário | benutzer | nutzer | brukeren | användaren | gebruiker )"""

_CALLED: Final = (
    r"\bki\b|\bai\b|\bia\b|ии|tekoäly|sztuczn|künstliche intell|intelligence artif|inteligencia artif|"
    r"inteligência artif|"
    "intelligenza artif|kunstig intell|kunstmatige|konstgjord|sprachmodell|språkmodell|sprogmodel|taalmodel|"
    "de lenguaje|de langage|"
    "de linguagem|linguistic|kielimalli|językow|языков|ассистент|assistent|asistente|agente|assistant auto|"
    "assistant virt|"
    "assistant digi|assistant num|assistants auto|assistants virt|assistants num|assistants digi|agent auto|"
    "agent virt|agent digi|"
    "agents auto|agents virt|agents digi|agent num|agents num|automati"
)
_LED: Final = (
    r"hinweis|nachricht|anmerkung|\bnote\b|message|\bnota\b|mensaje|aviso|mensagem|messaggio|avviso|notitie|"
    r"bericht|opmerking|melding|"
    r"beskjed|merknad|besked|meddelande|uwaga|wiadomość|примечание|сообщение|instru|istruz|anweisung|consigne|"
    r"\ban\b|für|à|\bpour\b|\bpara\b|\ba\b|\bal\b|\bper\b|"
    r"\bvoor\b|\baan\b|\btil|för|\bdla\b|для|\bao\b|\blieb|geehrte|\bcher\b|chère|\bquerid|\bestimad|\bcaro\b|"
    r"\bcara\b|\bbeste\b|"
    "kjære|kära|kære|prezad|wenn du|falls |si tu|si vous|si eres|si es|se sei|se você|se és|als je|als u|"
    "hvis du|om du|jeśli|если"
)

ABROAD: Final = (
    Address("addresses an assistant", _TO, needs(_CALLED, _LED), sure=True),
    Address("addresses an assistant", _EASTERN_TO, needs("助手|アシスタント|어시스턴트|비서"), sure=True),
    Address(
        "keeps something from the user",
        _KEEPS,
        needs(
            "nutzer|bruker|användaren|gebruiker|utilisateur|usuario|utente|usuário",
            "nicht|ikke|inget|inte|niet|sans|sin |senza|sem |ohne|uten|utan|zonder",
        ),
        sure=True,
    ),
)
