"""Reading what was found: versions in force from the log, shown as hits with the names and trust of their time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from memory_core.index.listing import Placed
from memory_core.model.body import RecordBody, ThreadBody
from memory_core.model.entry import Subject
from memory_core.model.hit import Hit, Withheld
from memory_core.model.version import Version, versions
from memory_core.people.directory import Directory, Identity
from memory_core.people.owner import Owner
from memory_core.people.trust import trust
from memory_core.search.meaning import Meaning
from memory_core.search.passage import label, passage
from memory_core.store.log import Log
from memory_core.view.view import View


@dataclass(frozen=True, slots=True)
class Reader:
    """What is needed to show records: the view, the log behind it, and who people are as of the view.

    `meaning` is there only where an encoder is.
    """

    view: View
    log: Log
    owner: Owner
    directory: Directory
    meaning: Meaning | None = None

    def in_force(self, subjects: Sequence[Subject]) -> dict[Subject, Version]:
        """The version of each subject that is in force; subjects without one, and withheld records, are left out."""
        subjects = [each for each in subjects if each.noun != "record" or self.view.shows(each.id)]
        histories = self.log.history(subjects, self.view.snapshot.position.sequence)
        found = {}
        for subject, entries in histories.items():
            for version in versions(entries):
                if version.known.contains(self.view.as_of):
                    found[subject] = version
        return found

    def titles(self, found: Iterable[Version]) -> dict[str, str]:
        """The titles of the threads that these records lie in, by thread id."""
        ids = {version.body.thread_id for version in found if isinstance(version.body, RecordBody)}
        threads = self.in_force([Subject("thread", each) for each in sorted(ids)])
        return {subject.id: v.body.title for subject, v in threads.items() if isinstance(v.body, ThreadBody)}

    def shown(self, found: Sequence[Version], query: Sequence[str], longest: int) -> tuple[list[Hit], list[Withheld]]:
        """Versions of records as they are shown, in their order, with the titles of their threads; what is withheld."""
        titles = self.titles(found)
        hits: list[Hit] = []
        withheld: list[Withheld] = []
        for version in found:
            body = version.body
            if not isinstance(body, RecordBody):
                raise TypeError(f"a {version.subject.noun} is no record")
            hit, hidden = self._hit(version, body, titles.get(body.thread_id, ""), query, longest)
            hits.append(hit)
            withheld += hidden
        return hits, withheld

    def _hit(
        self, version: Version, body: RecordBody, title: str, query: Sequence[str], longest: int
    ) -> tuple[Hit, list[Withheld]]:
        trusted = trust(body, self.owner, self.directory)
        shown = passage(body, trusted, set(query), longest)
        who = self._who(body)
        titled, named = label(title, trusted), label(who or "", trusted)
        fields = [(name, label(value, trusted, longest)) for name, value in body.fields]
        hit = Hit(
            version.subject.id,
            version.source_id,
            body.source,
            body.kind,
            body.thread_id,
            titled.text,
            None if who is None else named.text,
            body.occurred,
            version.known.start,
            version.basis,
            shown.text,
            trusted,
            shown.truncated,
            highlights=shown.highlights,
            reply_to=body.reply_to,
            fields=tuple((name, value.text) for name, value in fields),
            state=self.view.snapshot.state(version.subject.id),
        )
        reasons = {
            *shown.withheld,
            *titled.withheld,
            *named.withheld,
            *(r for _, value in fields for r in value.withheld),
        }
        return hit, [Withheld(hit.id, reason) for reason in sorted(reasons)]

    def author(self, body: RecordBody) -> Identity | None:
        """Who said or wrote it; None when nobody, or nobody in particular, is known to have."""
        return self.directory.me if body.voice == "owner" else self.directory.identity(body.author)

    def _who(self, body: RecordBody) -> str | None:
        """Who said or wrote it, as it is shown; None when nobody can be named."""
        match body.voice:
            case "owner":
                return self.owner.name or None
            case "assistant":
                return body.author_label or "assistant"
            case "machine":
                return body.author_label or self.directory.display(body.author)
            case "person":
                return self.directory.display(body.author, body.author_label)

    def beside(self, hit: Hit) -> Hit:
        """The hit with its neighbours in the thread."""
        before, after = self.view.beside(hit.thread_id, Placed(hit.occurred.start, hit.id))
        return replace(hit, before=before.id if before else "", after=after.id if after else "")
