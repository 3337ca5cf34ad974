"""Kinds of words that matter in what is said to a machine: who reads, whom it serves, what it is to do and to hide.

A word may be of several kinds, and a kind holds the same words in other languages, so that what is learnt of one word is
known of the others.
"""

from __future__ import annotations

from typing import Final

_KINDS: Final = {
    "reader": """ai ais llm llms gpt chatgpt claude gemini copilot siri alexa assistant assistants bot bots chatbot
        chatbots model models agent agents helper robot robots machine machines software program programs summariser
        summarizer summarisers summarizers notetaker scanner crawler crawlers reviewer automated automatic artificial
        digital virtual intelligence system ki ia assistent assistenten asistente asistentes assistente assistentes
        asystent asystencie sprachmodell taalmodel språkmodell modell modelo modelos modello modelli modèle modèles
        agente agentes agenten intelligenz inteligencia intelligenza inteligência""",
    "user": """user users owner owners reader readers recipient human humans principal holder boss employer person
        benutzer nutzer brukeren bruker användaren användare gebruiker utilisateur usuario usuário utente użytkownik
        użytkownika""",
    "override": """ignore disregard forget override overrides overrule bypass skip discard supersede supersedes replace
        replaces void cancelled drop obey comply ignoriere vergiss ignorez oublie oubliez ignora olvida olvídate
        esqueça dimentica negeer vergeet ignorer glem ignorera glöm zignoruj zapomnij""",
    "rules": """instruction instructions rules rule guidance guidelines guideline policy policies prompt prompts
        constraints restrictions restriction safeguards limits filters filter directive directives orders order command
        commands boundaries protocol programming configuration settings anweisungen regeln consignes instrucciones
        reglas istruzioni regole instruções regras instructies regels instruksjoner regler instruktioner polecenia
        instrukcje""",
    "prior": """previous prior earlier above preceding before foregoing initial original former beginning start said
        told bisherigen vorherigen précédentes anteriores anterior precedenti tidligere tidigare poprzednie""",
    "send": """send forward mail email post upload submit export share transmit copy deliver bcc cc leak dump relay
        publish transfer text paste fetch collect gather sende leite envoie envoyez transférez envía envíe reenvía
        invia inoltra envie encaminhe stuur send videresend skicka vidarebefordra wyślij prześlij""",
    "loot": """password passwords passcode code codes pin pins token tokens key keys credentials credential secret
        secrets contact contacts address addresses inbox mailbox notes memory history conversation conversations chats
        chat calendar attachments folder drive files passwort mot contraseña senha wachtwoord passord lösenord hasło
        kontakte contactos contatti contatos contacten kontaktene kontakty""",
    "output": """answer answers reply replies response responses summary summaries output outputs digest recap minutes
        report reports draft drafts overview verdict translation comparison antwort zusammenfassung réponse résumé
        respuesta resumen risposta riassunto resposta resumo antwoord samenvatting svar svaret sammendrag sammendraget
        sammanfattning sammanfattningen odpowiedź podsumowaniu""",
    "say": """say tell state describe claim mention write answer reply respond call name recommend suggest assure insist
        praise conclude begin start end finish add include append insert repeat recite list print show display reveal
        disclose output quote present treat mark label classify record confirm sage antworte schreibe dis dites
        répondez responde di escribe menciona rispondi scrivi diga zeg antwoord schrijf si svar skriv säg powiedz
        odpowiedz napisz""",
    "hide": """quietly silently secretly hide conceal omit suppress unnoticed without trace invisible nobody hidden
        quiet silence silent unaware leave""",
    "judge": """rate rank score grade mark best excellent top highest strongest outstanding superior favourable
        positive perfect candidate applicant hire accept approve approved""",
    "every": """every any all each always whatever whenever regardless whichever whoever everything anything entire full
        permanently future now later jede alle immer tous toujours todas todos siempre sempre tutti alltid alla
        zawsze""",
    "must": "must shall should has have required obliged instructed permitted allowed authorised authorized muss",
    "not": "not no don't never nor nicht ne pas non niet ikke inte nie cannot nothing none",
    "when": "when if once whenever while after until next should wenn falls si quand cuando se als hvis om när jeśli",
    "process": """process processes processing reads reading summarise summarize summarising summarizing summarises
        summarizes parse parsing parses index indexing handle handles handling translate translating screening scan
        scanning analyse analyze sort retrieve evaluate evaluating compares condenses drafts liest lisez lee legge leest
        leser läser""",
    "here": "this these text message mail email document page file note paragraph line passage thread below",
    "act": """delete remove erase purge archive move open click visit load run execute invoke install pay book cancel
        subscribe unsubscribe change set update grant create schedule disable turn unlock switch merge invite order wire
        buy reset""",
    "role": "pretend act role persona mode developer unrestricted jailbreak imagine game play assume",
    "trust": """admin administrator operator security compliance audit legal permission consent verified trusted approved
        authority owner's headquarters provider creators maintainer""",
    "us": "i i'm i've i'll we we're we've we'll my our us me mum dad",
    "past": "was were had went came got did been",
    "ask": "please kindly bitte veuillez favor prego vennligst proszę",
    "you": "you your yourself you're you've you'll du dein deine vous votre tes tu tus je jouw din ditt dine",
}

KINDS: Final[dict[str, tuple[str, ...]]] = {
    word: tuple(kind for kind, words in _KINDS.items() if word in words.split())
    for word in sorted({word for words in _KINDS.values() for word in words.split()})
}
"""The kinds of each word, most words having none."""
