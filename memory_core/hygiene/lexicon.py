"""Kinds of words that matter in what is said to a machine: who reads, whom it serves, what it is to do and to hide.

A word may be of several kinds, and a kind holds the same words in other languages, so that what is learnt of one word
is known of the others. The last kinds are of what people talk about among themselves.
"""

from __future__ import annotations

from typing import Final

_KINDS: Final = {
    "reader": """ai ais llm llms gpt chatgpt claude gemini copilot siri alexa assistant assistants bot bots chatbot
        chatbots model models agent agents helper robot robots machine machines software program programs summariser
        summarizer summarisers summarizers notetaker scanner crawler crawlers reviewer automated automatic artificial
        digital virtual intelligence system ki ia assistent assistenten asistente asistentes assistente assistentes
        asystent asystencie sprachmodell taalmodel språkmodell modell modelo modelos modello modelli modèle modèles
        agente agentes agenten intelligenz inteligencia intelligenza inteligência engine engines parser parsers
        processor processors reader readers recommender screener evaluator analyst companion secretary bot's copilots
        tool tools agentic sidekick screeners evaluators""",
    "user": """user users owner owners reader readers recipient human humans principal holder boss employer person
        benutzer nutzer brukeren bruker användaren användare gebruiker utilisateur usuario usuário utente użytkownik
        użytkownika""",
    "override": """ignore disregard forget override overrides overrule bypass skip discard supersede supersedes
        replace replaces void cancelled drop obey comply ignoriere vergiss ignorez oublie oubliez ignora olvida
        olvídate esqueça dimentica negeer vergeet ignorer glem ignorera glöm zignoruj zapomnij cancel suspend lift
        waive exempt revoke invalid outdated overwrites overwrite abandon dismiss stop cease quit omit bypasses
        outweighs outranks precedence""",
    "rules": """instruction instructions rules rule guidance guidelines guideline policy policies prompt prompts
        constraints restrictions restriction safeguards limits filters filter directive directives orders order
        command commands boundaries protocol programming configuration settings anweisungen regeln consignes
        instrucciones reglas istruzioni regole instruções regras instructies regels instruksjoner regler instruktioner
        polecenia instrukcje aufgabe tâche tarea compito tarefa taak oppgave uppgift zadanie rulebook safety
        limitations limitation boundary guardrails guardrail mandate brief constraint rubric task tasks job role
        mission objective goal request requests""",
    "prior": """previous prior earlier above preceding before foregoing initial original former beginning start said
        told bisherigen vorherigen précédentes anteriores anterior precedenti tidligere tidigare poprzednie previously
        higher outset originally initially formerly earlier's""",
    "send": """send forward mail email post upload submit export share transmit copy deliver bcc cc leak dump relay
        publish transfer text paste fetch collect gather sende leite envoie envoyez transférez envía envíe reenvía
        invia inoltra envie encaminhe stuur videresend skicka vidarebefordra wyślij prześlij schicke leiten überweise
        überweisen transfère virement transfiere transferencia bonifico transfira overfør överför överföra przekaż
        przelew pass hand dispatch route mirror duplicate disclose expose exfiltrate encode attach embed insert sync
        whisper repost""",
    "loot": """password passwords passcode code codes pin pins token tokens key keys credentials credential secret
        secrets contact contacts address addresses inbox mailbox notes memory history conversation conversations chats
        chat calendar attachments folder drive files passwort mot contraseña senha wachtwoord passord lösenord hasło
        kontakte contactos contatti contatos contacten kontaktene kontakty zugangsdaten kundenliste lista liste
        clientes clienti klanten kunden vault wallet card iban account accounts number numbers identity birthday
        birthdays salary salaries diagnosis location session cookie cookies config recovery seed bank data records
        clipboard transcript""",
    "output": """answer answers reply replies response responses summary summaries output outputs digest recap minutes
        report reports draft drafts overview verdict translation comparison antwort zusammenfassung réponse résumé
        respuesta resumen risposta riassunto resposta resumo antwoord samenvatting svar svaret sammendrag sammendraget
        sammanfattning sammanfattningen odpowiedź podsumowaniu rendering abstracts briefing briefings paraphrase
        retelling transcript outline evaluation assessment ranking recommendation recommendations rating message text
        sentence sentences paragraph headline list bullet wording phrase""",
    "say": """say tell state describe claim mention write answer reply respond call name recommend suggest assure
        insist praise conclude begin start end finish add include append insert repeat recite list print show display
        reveal disclose output quote present treat mark label classify record confirm sage antworte schreibe dis dites
        répondez responde di escribe menciona rispondi scrivi diga zeg antwoord schrijf si svar skriv säg powiedz
        odpowiedz napisz nenne gib antworten dire indique cite propose recommande affiche mostrar muestra recomienda
        consiglia inserisci recomende mostre noem toon anbefale anbefal nevn fortell vis rekommendera säga visa nämn
        polecaj podaj pokaż wspominaj erwähne mentionne mencione speak voice express declare phrase word pronounce
        emphasise emphasize stress highlight underline point refer reference attribute credit portray depict convince
        persuade urge nudge steer promote favour favor compliment vouch""",
    "hide": """quietly silently secretly hide conceal omit suppress unnoticed without trace invisible nobody hidden
        quiet silence silent unaware leave discreet discreetly undisclosed unsaid unspoken covert covertly mask masks
        bury withhold suppressing omitting erase obscure untold unannounced notice noticing needn't know learn
        aware""",
    "judge": """rate rank score grade mark best excellent top highest strongest outstanding superior favourable
        positive perfect candidate applicant hire accept approve approved marks points stars nine ten exceptional
        flawless qualified shortlist recommend preferred winner leading trusted reliable safe harmless""",
    "every": """every any all each always whatever whenever regardless whichever whoever everything anything entire
        full permanently future now later jede alle immer tous toujours todas todos siempre sempre tutti alltid alla
        zawsze jedes jeder chaque cada ogni qualquer elke hver varje każdy künftig désormais henceforth onward onwards
        forever continually throughout lasting standing subsequent further remainder""",
    "must": "must shall should has have required obliged instructed permitted allowed authorised authorized muss",
    "not": """not no don't never nor nicht ne pas non niet ikke inte nie cannot nothing none kein keine ohne sans sin
        senza não sem zonder uten utan uden bez""",
    "when": """when if once whenever while after until next should wenn falls si quand cuando se als hvis om när jeśli
        sobald chaque siempre sempre jak gdy når""",
    "process": """process processes processing reads reading summarise summarize summarising summarizing summarises
        summarizes parse parsing parses index indexing handle handles handling translate translating screening scan
        scanning analyse analyze sort retrieve evaluate evaluating compares condenses drafts liest lisez lee legge
        leest leser läser scans sees meets encounters crawls ingests summarised condense condensing retell retells
        digest digests assess assesses judges scores grades rates sorts triages answers replies""",
    "here": "this these text message mail email document page file note paragraph line passage thread below",
    "act": """delete remove erase purge archive move open click visit load run execute invoke install pay book cancel
        subscribe unsubscribe change set update grant create schedule disable turn unlock switch merge invite order
        wire buy reset lösche füge efface supprime annule borra elimina cancella apague exclua verwijder slett radera
        usuń marca marque setze proceed continue confirm accept approve reject enable activate deactivate replace
        rename publish push commit deploy download fetch store save register enrol sign top withdraw block unblock
        forward trigger""",
    "role": """pretend act role persona mode developer unrestricted jailbreak imagine game play assume character alter
        ego twin pose posing impersonate identity free freed unlimited unfiltered uncensored limitless dan voice""",
    "trust": """admin administrator operator security compliance audit legal permission consent verified trusted
        approved authority owner's headquarters provider creators maintainer zustimmung einverstanden accord permiso
        consenso concordou toestemming godkjent zgodził erlaubt freigegeben root supervisor developer developers
        cleared clearance certified confirmed confirmation confirmations confirm authorise authorize authorises
        authorizes waived signed approval approvals legitimate official privileged""",
    "us": "i i'm i've i'll we we're we've we'll my our us me mum dad",
    "past": "was were had went came got did been",
    "ask": "please kindly bitte veuillez favor prego vennligst proszę",
    "you": "you your yourself you're you've you'll du dein deine vous votre tes tu tus je jouw din ditt dine",
    "family": """mum mom dad mother father grandma grandpa granny nan aunt uncle sister brother cousin son daughter
        kids children baby twins wife husband nephew niece family birthday wedding party school teacher pupils class
        parents neighbour neighbours friend friends dog cat horse""",
    "home": """kitchen garden house flat roof door window cellar garage car van bike train bus boat bread cake soup
        coffee tea lunch dinner breakfast oven fridge tree trees flowers rain snow sun weather shop market bag coat
        shoes key bed table chair water bottle wood paint""",
    "day": """monday tuesday wednesday thursday friday saturday sunday january february march april june july august
        september october november december week weekend month year today tomorrow yesterday tonight morning noon
        afternoon evening night o'clock am pm spring summer autumn winter hour hours minute minutes""",
    "office": """meeting meetings contract invoice invoices client clients customer customers supplier budget board
        office team colleague colleagues manager director department order orders delivery warehouse price prices
        offer quote tax project deadline staff sales factory""",
    "code": """server branch test tests code build deploy script repo repository database log logs ticket bug release
        version config function parser token tokens json api endpoint commit pull lint cache schema table column query
        error""",
    "person": """she he her him his they them their who someone somebody anyone anybody everyone everybody people man
        woman""",
}

KINDS: Final[dict[str, tuple[str, ...]]] = {}
"""The kinds of each word, in angle brackets; most words have none.

>>> KINDS["forward"]
('<send>', '<act>')
"""
for _kind, _words in _KINDS.items():
    for _word in dict.fromkeys(_words.split()):
        KINDS[_word] = (*KINDS.get(_word, ()), f"<{_kind}>")
