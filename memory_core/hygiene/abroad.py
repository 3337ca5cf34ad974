"""A machine that reads, addressed in other languages than English, and what it is asked to ignore and to reveal."""

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
_IGNORES: Final = r"""
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
_REVEALS: Final = r"""
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
    Address("addresses an assistant", _TO, needs(_CALLED, _LED)),
    Address("addresses an assistant", _EASTERN_TO, needs("助手|アシスタント|어시스턴트|비서")),
    Address(
        "asks to ignore its instructions",
        _IGNORES,
        needs(
            "ignor|missacht|vergiss|vergess|oubli|tenez|olvid|omiso|desconsider|esque|dimentic|negeer|vergeet|overse|"
            "glem|glöm|bortse|zapomnij|игнор|забуд|забыт|忽略|无视|無視|忘|무시|잊",
        ),
    ),
    Address(
        "asks for its instructions",
        _REVEALS,
        needs(
            "system|système|sistema|систем|richtlinien|vorgaben|regeln|einschränkungen|entwicklermodus|desarrollador|"
            "desenvolvedor|développeur|sviluppatore|ontwikkelaarsmodus|utviklermodus|udviklertilstand|utvecklarläge|"
            "разработчика|programisty",
            r"verrate|zeig|\bgib|offenbar|révèle|montre|affiche|rivela|mostra|revela|muestra|mostre|revele|toon|onthul|vis|"
            "avslør|avslöja|pokaż|ujawnij|покажи|раскрой|ignoriere|missachte|vergiss|jetzt|ahora|maintenant|désormais|"
            r"adesso|\bora|\bnu|nå|теперь|od teraz",
        ),
    ),
)
