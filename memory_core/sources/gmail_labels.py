"""The labels of Gmail, by the names that its interface gives them in several languages.

Takeout writes them as the owner's interface shows them. The mail system's own get one name whatever the language
(`INBOX`, `CATEGORY_PROMOTIONS`); what the owner called something stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from memory_core.hygiene.text import folded
from memory_core.sources.mail_header import words

_MOST: Final = 100
_WRITTEN: Final = {
    "INBOX": "inbox|posteingang|boîte de réception|bandeja de entrada|recibidos|posta in arrivo|caixa de entrada"
    "|entrada|postvak in|inkorg|inkorgen|innboks|indbakke|odebrane|doručená pošta",
    "SENT": "sent|sent mail|gesendet|messages envoyés|envoyés|enviados|enviado|inviati|posta inviata|verzonden"
    "|skickat|skickade|sendt|sendte|wysłane|odeslané",
    "DRAFT": "draft|drafts|entwurf|entwürfe|brouillon|brouillons|borrador|borradores|bozza|bozze|rascunho|rascunhos"
    "|concept|concepten|utkast|kladde|kladder|wersja robocza|wersje robocze|koncept|koncepty",
    "SPAM": "spam|junk|correo no deseado|søppelpost|skräppost",
    "TRASH": "trash|bin|deleted|papierkorb|corbeille|papelera|cestino|lixeira|lixo|prullenbak|papperskorg|papperskorgen"
    "|papirkurv|kosz|koš",
    "STARRED": "starred|markiert|suivis|messages suivis|destacados|speciali|com estrela|met ster|stjärnmärkt"
    "|stjernemerket|stjernemarkeret|oznaczone gwiazdką|s hvězdičkou",
    "IMPORTANT": "important|wichtig|importants|importantes|importante|importanti|belangrijk|viktigt|viktig|vigtige"
    "|vigtigt|ważne|důležité",
    "UNREAD": "unread|ungelesen|non lus|non lu|no leídos|no leído|da leggere|non letti|não lidas|não lidos|ongelezen"
    "|oläst|olästa|ulest|uleste|ulæst|ulæste|nieprzeczytane|nepřečtené",
    "OPENED": "opened|geöffnet|ouvert|ouverts|abierto|abiertos|aperti|aperto|aberto|abertos|geopend|öppnad|öppnade"
    "|åpnet|åbnet|otwarte|otevřené",
    "ARCHIVED": "archived|archiviert|archivé|archivés|archivado|archivados|archiviati|arquivado|arquivados"
    "|gearchiveerd|arkiverad|arkiverade|arkivert|arkiveret|zarchiwizowane|archivované",
    "CHAT": "chat|chats",
}
_CATEGORIES: Final = {
    "CATEGORY_PERSONAL": "personal|privat|allgemein|personnel|principal|personale|pessoal|persoonlijk|personligt"
    "|personlig|osobiste|osobní",
    "CATEGORY_PROMOTIONS": "promotions|promotion|werbung|promociones|promozioni|promoções|reclame|promoties|reklam"
    "|kampanjer|reklame|oferty|promoce",
    "CATEGORY_SOCIAL": "social|soziale netzwerke|soziales|réseaux sociaux|sociaux|sociales|sociaal|socialt|sosialt"
    "|społeczności|sociální",
    "CATEGORY_UPDATES": "updates|benachrichtigungen|notifications|actualizaciones|notificaciones|aggiornamenti"
    "|atualizações|uppdateringar|oppdateringer|opdateringer|powiadomienia|aktualizace",
    "CATEGORY_FORUMS": "forums|foren|foros|forum|fóruns|fora|diskussionsforum|diskusjonsforumer|fórum",
    "CATEGORY_PURCHASES": "purchases|einkäufe|achats|compras|acquisti|aankopen|köp|kjøp|køb|zakupy|nákupy",
}
_CATEGORY: Final = re.compile(
    r"(?:category|kategorie|catégorie|categor[ií]a|categorie|kategori[ae]?)\s*[:_-]?\s*", re.IGNORECASE
)
_EACH: Final = re.compile(r'\s*(?:"([^"]*)"|([^,]+))\s*(?:,|$)')


class Label(NamedTuple):
    """A label: its name (`INBOX`, or as the owner called it), as it is written, and whether the mail system's own."""

    name: str
    written: str
    system: bool


def _named(table: dict[str, str]) -> dict[str, str]:
    return {folded(written): name for name, forms in table.items() for written in forms.split("|")}


_SYSTEM: Final = _named(_WRITTEN) | {name.casefold(): name for name in (*_WRITTEN, *_CATEGORIES)}
_IN_CATEGORY: Final = _named(_CATEGORIES)


def labels(header: str) -> tuple[Label, ...]:
    """The labels of an `X-Gmail-Labels` header, each once, in order.

    >>> [label.name for label in labels("=?UTF-8?Q?Bo=C3=AEte_de_r=C3=A9ception,Non_lus?=, Kiln")]
    ['INBOX', 'UNREAD', 'Kiln']
    """
    return tuple(dict.fromkeys(map(_label, _parts(words(header)))))[:_MOST]


def _parts(text: str) -> Iterator[str]:
    for match in _EACH.finditer(text):
        if part := " ".join((match[1] or match[2] or "").split()):
            yield part


def _label(written: str) -> Label:
    key = folded(written)
    prefix = _CATEGORY.match(written)
    name = _SYSTEM.get(key) or (_IN_CATEGORY.get(folded(written[prefix.end() :])) if prefix else None)
    return Label(name or written, written, name is not None)
