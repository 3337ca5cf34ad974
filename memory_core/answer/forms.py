"""The forms in which things are asked: what would answer, whose words are meant, and the words of asking."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from memory_core.answer.foreword import asking_part, is_remark
from memory_core.answer.head import AUXILIARY, MEASURED, headed, is_asking
from memory_core.answer.irregular import base
from memory_core.answer.tense import of_history
from memory_core.index.tokens import terms

SIZES: Final = "large|big|tall|wide|deep|heavy"
"""Behind "how", they ask for a measure."""

Sought: TypeAlias = Literal["time", "person", "place", "amount", "duration", "reason", "whether", "attribute", "thing"]
"""The kind of thing that would answer."""


def _any(words: str) -> str:
    """A pattern for any of these words."""
    return rf"\b(?:{'|'.join(words.split())})\b"


def _form(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE)


_CURRENCY: Final = "(?:kroner|crowns|euros?|dollars?|pounds|NOK|EUR|USD|GBP)"
_FOR_EACH: Final = r"\b(?:ask|want|take|get|offer)(?:s|ed|ing)? (?:for|per) (?:an?|one|each|every) \w+"
"""A price that is asked for without its name: "what do they want for a bag"."""

_MEASURES: Final[dict[str, re.Pattern[str]]] = {
    "money": _form(
        r"\b(?:cost|costs|price|prices|pay|paid|charge[sd]?|fee|salary|wages?|earn(?:s|ed)?|budget|rent|discount|worth"
        r"|spend|spent"
        r"|expensive|invoice)\b",
        rf"\bwhat\b.*{_FOR_EACH}",
        r"\bhow much (?:is|are|was|were)\b",
        r"\bhow much\b.*\b(?:be|want|ask|asking|charging)\W*$",
        rf"\b(?:how many|in) {_CURRENCY}\b",
        r"^(?!.*\bhow many\b).*\b(?:quotes?|bill|deposit|loan|fare|lease|per (?:head|person))\b",
    ),
    "percent": _form(r"\b(?:per ?cent|percentage|share|rate of|interest)\b", r"\bhow much (?:is|are|was|were)\b"),
    "quantity": _form(
        rf"\bhow (?:{SIZES}|warm|hot|cold) (?:is|are|was|were)\b"
        r"(?!.* (?:price|cost|budget|discount|share|rate|fee|loan|loss|sum|offer)\b)"
    ),
    "duration": _form(
        r"\bhow (?:fast|slow|long|old)\b", r"\b(?:latency|percentile|response time|quicker|faster|slower)\b"
    ),
    "temperature": _form(r"\btemperatures?\b", r"\bhow (?:much )?(?:cold|hot|warm|cool)(?:er)?\b", r"\bdegrees\b"),
}
_TOTALS: Final = "(?:come|add up|amount|run) to"
_PHRASE: Final = _form(r"\bwhat(?:'s| is| was| are| were) (?:the|our|my|your|their|[^\W\d_]+['’]s)\b(?P<noun>[^?]*)")
"""What is asked for by a noun phrase, whose head says of what kind it is."""

_REASONS: Final = "(?:reason|explanation|excuse|justification)s?"
_ON_GROUNDS: Final = "(?:on|for) (?:what|which) (?:grounds?|reasons?|purpose)\\b"
_FORMS: Final[dict[Sought, re.Pattern[str]]] = {
    "duration": _form(r"\bhow (?:long|soon)\b", r"\bhow many (?:minutes|hours|days|nights|weeks|months|years)\b"),
    "amount": _form(
        r"\bhow (?:much|many|big|large|high|low|far|fast|slow|old|cold|hot|warm|often|tall|heavy|wide)\b",
        rf"\b(?:what|which)(?:'s| is| was| are| were)?\s+(?:(?:the|our|my"
        rf"|their|[^\W\d_]+['’]s)\s+)?(?:\w+\s+){{0,3}}(?:{'|'.join(sorted(MEASURED))})s?\b",
        rf"\bin {_CURRENCY}\b",
        r"\bfrom (?:which|what) \w+ value\b",
        r"\b(?:between|below|under|above|over|beyond|up to|at least|at most|(?:less|more) than) (?:which|what)"
        r" (?!(?:\w+ )?(?:day|date|time|hour|week|month|year|weekday|room|place|city|address|site|station|airport"
        r"|condition|circumstance|term|name)s?\b)"
        r"\w+",
        r"\bwhat (?:would|will|does|do|did|is|are|was|were)\b.*\b(?:cost|pay|charge|earn)\b",
        rf"\bwhat (?:{AUXILIARY})\b.*{_FOR_EACH}",
        rf"\bwhat (?:{AUXILIARY})\b.*\b{_TOTALS}(?=\W*$| (?:with|without|in|for|altogether|overall|now|per)\b)",
    ),
    "time": _form(
        rf"^(?:\w+,? )?when\b|\b(?:till|until|since|by|from) when\b|\bwhen(?:'s| (?:{AUXILIARY})\b)",
        r"\bwhen(?=\W*$| (?:before|after|on|in|at|by|for|this|next|exactly|again|today|tonight|tomorrow)\b)",
        r"\b(?:what|which) (?:\w+ )?(?:days?|dates?|times?|hours?|weeks?|months?|years?|weekdays?)\b",
        r"\bhow late\b",
        r"\bdeadline\b",
        r"\bdue\b(?! to)",
    ),
    "reason": _form(
        r"\bwhy\b",
        r"\bhow come\b",
        r"\bwhat(?:'s| is| was)? the (?:reason|rationale|explanation)\b",
        rf"\bwhat {_REASONS}\b|\b{_ON_GROUNDS}",
        r"\bwhat caused\b",
        r"\bcause\b",
    ),
    "person": _form(
        r"\bwho(?:m|se|'s)?\b",
        r"\bname of\b|\bnamed\b|\bwhat (?:is|are|was) .* called\b",
        r"\b(?:which|what) (?:person|people|colleague|customer|client|company|supplier|vendor|team|speaker)\b",
    ),
    "place": _form(
        r"\bwhere\b",
        r"\b(?:what|which) (?:room|place|city|address|location|venue|office|channel|site|country|airport)\b",
    ),
    "whether": _form(rf"^(?:(?:so|and|but|also|then)[, ]+)*(?:{AUXILIARY})\b"),
    "attribute": _PHRASE,
}
"""How each kind of thing is asked for; the first form that is found counts."""

_BEGINNING: Final[dict[Sought, re.Pattern[str]]] = {
    "reason": _form(r"^(?:\w+,? )?why\b"),
    "place": _form(r"^(?:\w+,? )?where\b"),
    "person": _form(r"^(?:\w+,? )?(?:who|whom|whose|who's)\b"),
}
"""What a question begins with counts before all else: "why did it stop when it rained" asks for no time."""

_WHILE: Final = re.compile(
    rf"\bwhen (?!(?:{AUXILIARY})\b)[^?]*?(?=\b(?:what|which|who|whom|whose|where|why|how)\b)", re.IGNORECASE
)
"""A clause that only says when, before what is asked: "when we fired the bowls, who was there"."""

_SAYING: Final = _any(
    "say said tell told write wrote think thinks want wants wanted ask asked promise promised mention mentioned report "
    "reported claim claimed suggest suggested propose proposed dictate dictated note noted agree agreed recommend "
    "recommended offer offered announce announced post posted explain explained justify justified complain complained "
    "answer answered reply replied like liked prefer prefers preferred hope hopes hoped expect expects expected commit "
    "committed warn warned insist insisted feel feels says tells writes asks promises suggests"
)
_SAID: Final = _any(
    "said told wrote promised mentioned reported suggested proposed dictated noted agreed recommended posted"
)
_ADVERB: Final = (
    r"(?:(?:directly|really|actually|ever|just|still|also|originally|first|now|then|finally|already|again|usually"
    r"|exactly|currently|today|yesterday|recently|lately|apparently|even|once|himself|herself) )*"
)
_CHANGED: Final = frozenset({"time", "amount", "whether", "attribute", "thing"})
"""What is asked for where a history of values is."""

_OF_TIME: Final = _form(r"\b(?:dates?|days?|deadline|schedule|timeline|launch|opening|start)\b")
_RUN_TOGETHER: Final = _form(r"\b(what|who|where|when|how|that|didn|doesn|isn|aren|wasn|weren|hasn|haven|don)(s|t)\b")
_SHORT: Final = {
    "amt": "amount",
    "appt": "appointment",
    "bday": "birthday",
    "hr": "hour",
    "hrs": "hours",
    "im": "I'm",
    "ive": "I've",
    "mins": "minutes",
    "msg": "message",
    "mtg": "meeting",
    "nr": "number",
    "nxt": "next",
    "pls": "please",
    "plz": "please",
    "ppl": "people",
    "qty": "quantity",
    "tel": "telephone",
    "thx": "thanks",
    "tmrw": "tomorrow",
    "w": "with",
    "w/": "with ",
    "w/o": "without",
    "wk": "week",
    "wks": "weeks",
    "yr": "year",
    "yrs": "years",
}
"""How words are shortened in haste."""

_SHORTENED: Final = re.compile(rf"(?<![\w.-])(?:w/o\b|w/ ?|(?:{'|'.join(filter(str.isalpha, _SHORT))})\b(?![.&'’-]\w))")
_SEPARATE: Final = re.compile(
    r"\?\s+(?=\w)|[,;]?\s+(?:and|or)\s+(?=(?:(?:at|by|for|from|in|on|since|to|till|until|with) )?"
    r"(?:who|whom|whose|when|where|why|what|how|which)\b|(?:did|does|do|is|are|was|were|has|have|had|will|can|could"
    r"|should)\b)",
    re.IGNORECASE,
)

_BOTH: Final = re.compile(
    r"\b(?P<asks>what|which) (?P<one>\w+) and (?:(?:what|which) )?(?P<other>\w+)(?=\W)", re.IGNORECASE
)

_OF_EACH: Final = _form(
    rf"\bwho {_SAYING} what\b",
    r"\b(?:everyone|everybody|each of (?:them|us|you)|(?:the|all) (?:two|three|four|others)|both(?: of them)?"
    rf"|they all) {_SAYING}",
    r"\b(?:views|opinions|positions|different (?:figures|numbers|dates))\b",
    r"\bwho (?:is|was|are|were) (?:for|against|in favou?r)\b.*\b(?:for|against)\b",
)
_RECALLED: Final = re.compile(
    r",? (?:that |which )?(?:i|we|he|she|they) (?:had |have |'d |'ve )?(?:promised|owed?|mentioned|wanted"
    r"|asked (?:for|about)"
    r"|agreed(?: on)?|discussed|talked about|committed to|said)\b(?=[^\w]*(?:$|,|\?|and\b))",
    re.IGNORECASE,
)

_TOLD: Final = (
    "said|told|wrote|mentioned|announced|posted|dictated|noted|reckoned|put (?:it|that)|worked (?:it|that) out"
)
_OWNED: Final = r"(?:(?:the|our|my|your|his|her|their|a|own|[^\W\d_]+['’]?s) )"
_ASKS: Final = "what|who|when|where|which|why|how"
_LEFT_OUT: Final = _form(
    rf"(?<=\bhow )(?:{SIZES})\b",
    r"\b(?:walk|talk|take|run) (?:me|us) through\b",
    r",? (?:if not|rather than|other than|apart from)\b[^,?]*",
    r"\b(?:the )?(?:two|three|four|both|all|some) of (?:us|you|them)\b",
    rf"\b(?:no longer|any ?more)\b|\b{_ON_GROUNDS}",
    r",? (?:now|given|considering|seeing) that\b[^,?]*",
    r"\bas (?:planned|agreed|promised|expected|usual)\b",
    r": [^,:?]{1,30} or [^,:?]{1,30}(?=\W*$)",
    rf"\b{_TOTALS}\b",
    rf",? (?:according to|going by|judging by|based on|as per) {_OWNED}*[^\W\d_]+",
    rf", (?:he|she|they|it|i|we|[^\W\d_]+) (?:just |even |himself |herself )*(?:{_TOLD})\b"
    rf"(?![^?]* (?:{_ASKS})\b)[^,?]*(?=\W*$)",
)

_FUNCTION: Final = """
    till without besides beside except else instead either neither whether unless although though whereas upon within
    across along among around behind beyond despite inside outside onto toward towards via per since maybe perhaps quite
    rather almost enough even soon later everybody everyone everything nobody nothing none somebody somewhere anywhere
    everywhere nowhere whoever whichever every another several one back off forward together apart always never
    sometimes often ever so well too versus vs
"""
"""Words that hold a sentence together and name nothing, beside those that no index keeps."""

EMPTY: Final = frozenset(
    base(term)
    for term in terms(
        """say says said saying tell tells told talk talked speak mention mentioned write wrote written ask asked know
        think thinks thought happen happened happening want wants wanted thing things get got give gave go going
        goes went make made please still currently current now today latest yet ever actually exactly really many
        much long old often right person people day date time kind sort way reason status update news anything
        something someone anybody anyone there let like remind records record memory according far also tend usually
        supposed question answer new up opinion view need use come take own owns owner responsible charge doing handling
        dictate dictated email emailed mail slack calendar meeting called which must should could may might shall
        not agree agreed suggest who whose whom how would us me chatgpt chatbot codex assistant dictation note
        mr mrs ms mx dr prof thank thanks cheers
        suggested recommend recommended moment true tell whatever due matter name um uh er erm hm hmm next
        mean means meant become becomes became expect expects expected
        """
        + _FUNCTION
    )
)
"""Terms that say how something is asked, not what about."""


def spelled_out(text: str) -> str:
    """A question with the apostrophes and the letters that people leave out.

    >>> spelled_out("whats the date, wheres the key"), spelled_out("call w/ Ana, room nr pls")
    ("what's the date, where's the key", 'call with Ana, room number please')
    """
    text = _SHORTENED.sub(lambda match: _SHORT[match.group().rstrip()], text)
    return _RUN_TOGETHER.sub(lambda match: f"{match[1]}'{match[2]}", text)


def sought(text: str) -> Sought:
    """The kind of thing that would answer.

    >>> sought("How long is the notice?"), sought("Is it signed?"), sought("What did they say?")
    ('duration', 'whether', 'thing')
    >>> sought("What is the new firing date of the bowls?"), sought("What do they want for a bag?")
    ('time', 'amount')
    """
    text = _WHILE.sub("", asking_part(text))
    kinds = (*_BEGINNING.items(), *_FORMS.items())
    found: Sought = next((kind for kind, form in kinds if form.search(text.strip())), "thing")
    if of_history(text) and found in _CHANGED:
        return "time" if _OF_TIME.search(text) else "attribute"
    phrase = _PHRASE.search(text) if found == "attribute" else None
    if phrase:
        return headed(phrase["noun"]) or found
    return (None if is_asking(text) else headed(text)) or found


def separated(text: str) -> list[str]:
    """The things that are asked one after another.

    >>> separated("Who owns it, and is it done?")
    ['Who owns it', 'is it done?']
    >>> separated("Who owns it? Nobody told me.")
    ['Who owns it']
    """
    parts = [part.strip() for part in _SEPARATE.split(text) if part.strip(" ?.!")]
    parts = parts[:1] + [part for part in parts[1:] if not is_remark(part)]
    return [each for part in parts for each in _of_both(part)]


def _of_both(text: str) -> list[str]:
    """The two questions in "which place and date for it", each with one of the nouns; the text itself without them."""
    match = _BOTH.search(text)
    if match is None:
        return [text]
    each = [
        f"{text[: match.start()]}{match['asks']} {noun}{text[match.end() :]}" for noun in (match["one"], match["other"])
    ]
    return each if all(sought(part) != "thing" for part in each) and sought(each[0]) != sought(each[1]) else [text]


def measures(text: str) -> frozenset[str]:
    """What an amount that is asked for must measure; empty when anything may do.

    >>> sorted(measures("How much does it cost?")), sorted(measures("How many crates are there?"))
    (['money'], [])
    """
    return frozenset(measure for measure, form in _MEASURES.items() if form.search(text))


def words_of(name: str, text: str) -> bool:
    """Whether the words of somebody of this name are asked for.

    >>> words_of("Ana", "What did Ana say about it?"), words_of("Ana", "What did I tell Ana?")
    (True, False)
    >>> words_of("Ana", "When is Ana expected?")
    False
    """
    said = re.escape(name)
    return (
        _form(
            rf"(?<!\bis )(?<!\bare )(?<!\bwas )(?<!\bwere )\b{said},? {_ADVERB}{_SAYING}",
            rf"according to {said}\b",
            rf"\b{said}['’]s (?:view|opinion|position|words|take|{_REASONS})\b",
            rf"\b{_REASONS} (?:did|does|do|has|have) {said}\b",
        ).search(text)
        is not None
    )


def words_of_owner(text: str) -> bool:
    """Whether the owner's own words are asked for."""
    return (
        _form(rf"\b(?:did|have|had) (?:i|we) {_ADVERB}{_SAYING}", rf"\b(?:i|we) {_ADVERB}{_SAID}").search(text)
        is not None
    )


def of_each(text: str) -> bool:
    """Whether it is asked what everybody says who has a view.

    >>> of_each("How many bowls, who says what?"), of_each("Who says so?")
    (True, False)
    """
    return _OF_EACH.search(text) is not None


def core(text: str) -> str:
    """A question without what it only recalls, or names to leave it out: "the offer I promised" is the offer.

    >>> core("What is on the shelf, if not the bowls?")
    'What is on the shelf?'
    """
    return _LEFT_OUT.sub("", _RECALLED.sub("", text))


def deed_of(name: str, text: str) -> bool:
    """Whether it is asked what somebody of this name did or will do.

    >>> deed_of("Ana", "Did Ana sign it?"), deed_of("Ana", "Who met Ana?")
    (True, False)
    """
    return (
        re.search(rf"\b(?:did|does|has|have|will|is|was|should|do) {re.escape(name)}\b", text, re.IGNORECASE)
        is not None
    )
