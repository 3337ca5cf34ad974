"""Takes one guard at a time out of a copy of Candor and runs the tests that must fail: `python tests/mutations.py`.

A test that stays green without the guard it is there for proves nothing. Ends with 1 when any does, or when a guard is
no longer found where this list has it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT = shutil.ignore_patterns(".venv", ".git", "*_cache", "__pycache__", "benchmarks", ".hypothesis")
STORE, VIEW, SERVER = "tests/memory_core/store", "tests/memory_core/view", "tests/server"


@dataclass(frozen=True)
class Guard:
    """What is protected, the file and the words that do it, what stands there without them, and the tests."""

    what: str
    path: str
    words: str
    without: str
    tests: tuple[str, ...]


FORGETTING, AUDIT, TRUST = (
    f"{STORE}/test_forgetting.py",
    f"{STORE}/test_mutations_are_audited.py",
    f"{SERVER}/test_trust.py",
)
SCOPES, WITHHOLDING = f"{SERVER}/test_scopes.py", f"{VIEW}/test_withholding.py"

GUARDS = (
    Guard("tombstone: the look-up before anything is kept", "memory_core/store/sqlite_log.py",
          "if place in barred else", "if False else", (FORGETTING, TRUST)),
    Guard("tombstone: words are compared without case and spacing", "memory_core/store/tombstone.py",
          '"".join(folded(cleaned(body.text)).split())', "body.text", (FORGETTING,)),
    Guard("tombstone: it belongs to an author", "memory_core/store/tombstone.py",
          '"words", name, at, said', '"words", at, said', (FORGETTING,)),
    Guard("state: withheld records have an index of their own", "memory_core/index/snapshot.py",
          'return "record" if states.get(subject.id, "active") == "active" else "withheld"', 'return "record"',
          (WITHHOLDING,)),
    Guard("state: a withheld record is not read by its id", "memory_core/view/view.py",
          'return self.withheld or self.snapshot.state(id) == "active"', "return True", (TRUST,)),
    Guard("state: nobody is suggested for being in what is withheld", "memory_core/view/view.py",
          "_stands(withheld, key) and not _stands(shown, key)", "False", (TRUST,)),
    Guard("state: the schema holds a closed set", "memory_core/store/schema.py",
          "CHECK (state IN ('active', 'pending', 'quarantined', 'rejected'))", "", (FORGETTING,)),
    Guard("state: only a person moves a record", "memory_core/model/state.py",
          'if by != "person":', "if False:", (FORGETTING,)),
    Guard("state: illegal moves raise", "memory_core/model/state.py",
          "if after not in MOVES[before]:", "if False:", (FORGETTING,)),
    Guard("state: what is withheld is not counted", "memory_core/store/erasing.py",
          "        if row[1] == \"record\" and row[2] not in hidden:", "        if False:", (FORGETTING, TRUST)),
    Guard("scope: what is read", "memory_core/store/sqlite_log.py",
          "WHERE e.scope = ? AND e.noun <> 'act'", "WHERE e.scope >= ? AND e.noun <> 'act'",
          (SCOPES, f"{STORE}/test_log.py")),
    Guard("scope: the segments of the index", "memory_core/store/file_shelf.py",
          'blake2b(scope.encode(), digest_size=12).hexdigest()', '"all"', (SCOPES, f"{STORE}/test_shelf.py")),
    Guard("scope: a cursor", "memory_core/search/cursor.py",
          "repr((scope, cursor,", "repr((cursor,", (SCOPES,)),
    Guard("scope: a token", "server/consent.py",
          ' or said["scope"] != scope', "", (TRUST,)),
    Guard("forget: a token is signed", "server/consent.py",
          "if not hmac.compare_digest(signature, _signature(body, key)):", "if False:", (TRUST,)),
    Guard("forget: a token expires", "server/consent.py",
          'if now >= said["expires"]:', "if False:", (TRUST,)),
    Guard("forget: more than a list needs a person", "server/forgetting.py",
          "wish.broad or len(ids) > LISTED", "wish.broad", (TRUST,)),
    Guard("forget: a person or a source needs a person", "server/forgetting.py",
          "wish.broad or len(ids) > LISTED", "len(ids) > LISTED", (TRUST,)),
    Guard("forget: a no is a no", "server/asking.py",
          'answer.action == "accept" and', "", (TRUST,)),
    Guard("forget: what is deleted is overwritten", "memory_core/store/database.py",
          '"PRAGMA secure_delete = ON"', '"PRAGMA secure_delete = OFF"', (TRUST,)),
    Guard("forget: the write-ahead log is emptied", "memory_core/store/database.py",
          "return not busy", "return True", (TRUST, f"{SERVER}/test_pending.py")),
    Guard("forget: segments are written anew", "memory_core/index/follower.py",
          "if not concerned(segment, numbers):", "if True:", (WITHHOLDING, TRUST)),
    Guard("forget: who has overwritten segments in hand takes the new ones", "memory_core/index/follower.py",
          "snapshot.position == position and snapshot.shelved.epoch >= self.shelved.epoch",
          "snapshot.position == position", ("tests/memory_core/index/test_follower.py",)),
    Guard("forget: what was read while segments were overwritten is read again", "memory_core/memory.py",
          "return self._log.position().epoch, self._follower.shelved.epoch", "return self._log.position().epoch, 0",
          ("tests/memory_core/test_memory.py",)),
    Guard("forget: a receipt is about nothing that stays", "memory_core/forget/proof.py",
          "np.setdiff1d(wanted, shared, assume_unique=True)", "wanted", ("tests/memory_core/forget/test_proof.py",)),
    Guard("forget: endings that were made from arrays leave no trace", "memory_core/index/merging.py",
          "rows[~here & ~np.isin(number, gone)]", "rows[~here]", (WITHHOLDING,)),
    Guard("forget: what a record said of its thread goes too", "memory_core/store/erasing.py",
          'if noun == "record" and not alone:', "if False:", (FORGETTING,)),
    Guard("audit: an entry cannot be changed", "memory_core/store/schema.py",
          "BEFORE UPDATE ON entries", "BEFORE UPDATE OF scope ON entries", (AUDIT, f"{STORE}/test_audit.py")),
    Guard("audit: an entry cannot be deleted", "memory_core/store/schema.py",
          "CREATE TRIGGER entries_stay BEFORE DELETE ON entries",
          "CREATE TRIGGER entries_stay BEFORE DELETE ON imports",
          (AUDIT,)),
    Guard("audit: a move has its act", "memory_core/store/erasing.py",
          "seq = write_acts(connection, scope, [done])", "seq = 1", (AUDIT, FORGETTING)),
    Guard("audit: the owner's settings have theirs", "memory_core/store/sqlite_log.py",
          'self._record(connection, "owner", at, row[0] if row else "", settings)', "pass", (AUDIT,)),
    Guard("audit: the chain binds each entry", "memory_core/store/audit.py",
          "if row[_COLUMNS + 1] not in fits and row[0] == seq + 1:", "if False:", (f"{STORE}/test_audit.py",)),
    Guard("audit: acts are replayed", "memory_core/store/audit.py",
          "yield from replay.problems()", "yield from ()", (AUDIT,)),
    Guard("secret: masked before anything is kept", "memory_core/hygiene/bodies.py",
          "return masked(cleaned(text)) if text else text", "return cleaned(text)",
          ("tests/memory_core/hygiene/test_bodies.py", "tests/server/test_leaks.py")),
    Guard("injection: withheld where others write", "memory_core/search/passage.py",
          "without(body.text, body.spans, MARK) if withholds else body.text", "body.text",
          ("tests/memory_core/search/test_passage.py", "tests/server/test_leaks.py")),
)  # fmt: skip


def notices(copy: Path, guard: Guard) -> bool | None:
    """Whether a test fails without the guard; None when the guard is not where it should be."""
    path = copy / guard.path
    whole = path.read_text()
    if guard.words not in whole:
        return None
    path.write_text(whole.replace(guard.words, guard.without, 1))
    tests = [test for test in guard.tests if (copy / test).exists()]
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "-m", "not slow and not interop", *tests]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, check=False, timeout=1200)
    finally:
        path.write_text(whole)
    return done.returncode == 1


def main() -> int:
    """Try every guard, or those whose description has the words given."""
    wanted = " ".join(sys.argv[1:])
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(shutil.copytree(ROOT, Path(folder) / "candor", ignore=LEFT))
        for guard in (each for each in GUARDS if wanted in each.what):
            found = notices(copy, guard)
            print({True: "red ", False: "GREEN", None: "LOST"}[found], guard.what, flush=True)
            failed += found is not True
    print(f"{failed} of the guards can go unnoticed" if failed else "Every guard is noticed when it is gone.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
