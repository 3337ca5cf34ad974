"""The guards of Candor, one at a time: where each stands, what stands there without it, and the tests that must notice.

`tests/mutations.py` takes them out. `names` are the tests of a file that are run; none means all of it.
"""

from __future__ import annotations

from dataclasses import dataclass

STORE, VIEW, SERVER = "tests/memory_core/store", "tests/memory_core/view", "tests/server"
FORGETTING, AUDIT, TRUST, CHAIN, LOG, SHELF = (
    f"{STORE}/test_forgetting.py",
    f"{STORE}/test_mutations_are_audited.py",
    f"{SERVER}/test_trust.py",
    f"{STORE}/test_audit.py",
    f"{STORE}/test_log.py",
    f"{STORE}/test_shelf.py",
)
PERSON = f"{SERVER}/test_forgotten_person.py"
SCOPES, WITHHOLDING = f"{SERVER}/test_scopes.py", f"{VIEW}/test_withholding.py"


@dataclass(frozen=True)
class Guard:
    """What is protected, the file and the words that do it, what stands there without them, and the tests."""

    what: str
    path: str
    words: str
    without: str
    tests: str
    names: tuple[str, ...] = ()

    @property
    def nodes(self) -> tuple[str, ...]:
        """The tests as pytest names them."""
        return tuple(f"{self.tests}::{name}" for name in self.names) or (self.tests,)


GUARDS = (
    Guard("tombstone: the look-up before anything is kept", "memory_core/store/sqlite_log.py",
          "if draft is None:\n                    outcomes.append(Outcome.REFUSED)\n                    continue",
          "if draft is None:\n                    draft = asked", FORGETTING,
          ("test_a_tombstone_refuses_the_id_and_the_same_words_in_any_dress",)),
    Guard("tombstone: words are compared without case and spacing", "memory_core/store/tombstone.py",
          '"".join(folded(cleaned(body.text)).split())', "body.text", FORGETTING,
          ("test_a_tombstone_refuses_the_id_and_the_same_words_in_any_dress",)),
    Guard("tombstone: it belongs to an author", "memory_core/store/tombstone.py",
          '"words", name, at, said', '"words", at, said', FORGETTING,
          ("test_a_tombstone_lets_others_times_and_paraphrases_pass",)),
    Guard("state: withheld records have an index of their own", "memory_core/index/snapshot.py",
          'return "record" if states.get(subject.id, "active") == "active" else "withheld"', 'return "record"',
          WITHHOLDING, ("test_a_moved_record_is_in_one_index_and_in_no_other",)),
    Guard("state: a withheld record is not read by its id", "memory_core/view/view.py",
          'return self.withheld or self.snapshot.state(id) == "active"', "return True", TRUST,
          ("test_a_person_can_look_at_what_is_withheld_and_sees_that_it_is",)),
    Guard("state: a thread of which all is withheld is out of the index", "memory_core/index/hiding.py",
          "return _stands(snapshot.withheld, key) and not _stands(snapshot.records, key)", "return False", TRUST,
          ("test_somebody_whose_only_mail_is_withheld_is_not_even_suggested",)),
    Guard("state: the statistics of threads are without it", "memory_core/index/follower.py",
          "if opened or endings:", "if False:", WITHHOLDING,
          ("test_the_text_of_a_thread_counts_for_nothing_while_all_its_records_are_withheld",)),
    Guard("state: the schema holds a closed set", "memory_core/store/schema.py",
          "CHECK (state IN ('active', 'pending', 'quarantined', 'rejected'))", "", FORGETTING,
          ("test_the_schema_knows_no_other_state",)),
    Guard("state: only a person moves a record", "memory_core/model/state.py",
          'if by != "person":', "if False:", FORGETTING, ("test_nobody_but_a_person_moves_a_record",)),
    Guard("state: illegal moves raise", "memory_core/model/state.py",
          "if after not in MOVES[before]:", "if False:", FORGETTING,
          ("test_moves_that_there_are_not_raise_and_change_nothing",)),
    Guard("state: what is withheld is not counted", "memory_core/store/erasing.py",
          "        if row[1] == \"record\" and row[2] not in hidden:", "        if False:", FORGETTING,
          ("test_a_withheld_record_does_not_count_as_covered",)),
    Guard("scope: what is read", "memory_core/store/sqlite_log.py",
          "WHERE e.scope = ? AND e.noun <> 'act'", "WHERE e.scope >= ? AND e.noun <> 'act'", LOG),
    Guard("scope: the segments of the index", "memory_core/store/file_shelf.py",
          'blake2b(scope.encode(), digest_size=12).hexdigest()', '"all"', SHELF),
    Guard("scope: a cursor", "memory_core/search/cursor.py",
          "repr((scope, cursor,", "repr((cursor,", SCOPES, ("test_a_cursor_of_another_scope_is_refused",)),
    Guard("scope: a token", "server/consent.py", ' or said["scope"] != scope', "", TRUST,
          ("test_a_token_is_good_for_one_scope_and_a_quarter_of_an_hour_and_for_nothing_else",)),
    Guard("forget: a token is signed", "server/consent.py",
          "if not hmac.compare_digest(signature, _signature(body, key)):", "if False:", TRUST,
          ("test_a_token_is_good_for_one_scope_and_a_quarter_of_an_hour_and_for_nothing_else",)),
    Guard("forget: a token expires", "server/consent.py", 'if now >= said["expires"]:', "if False:", TRUST,
          ("test_a_token_is_good_for_one_scope_and_a_quarter_of_an_hour_and_for_nothing_else",)),
    Guard("forget: more than a list needs a person", "server/forgetting.py",
          "wish.broad or len(ids) > LISTED", "wish.broad", TRUST,
          ("test_what_is_more_than_a_list_needs_a_person",)),
    Guard("forget: a person or a source needs a person", "server/forgetting.py",
          "wish.broad or len(ids) > LISTED", "len(ids) > LISTED", TRUST,
          ("test_what_is_more_than_a_list_needs_a_person",)),
    Guard("forget: a no is a no", "server/asking.py", 'answer.action != "accept"', "False", TRUST,
          ("test_only_a_form_that_was_sent_with_a_yes_is_one",)),
    Guard("forget: a yes is a yes", "server/tools/forget.py",
          "isinstance(answer, Yes) and answer.erase", "isinstance(answer, Yes)", TRUST,
          ("test_only_a_form_that_was_sent_with_a_yes_is_one",)),
    Guard("forget: what is deleted is overwritten", "memory_core/store/database.py",
          '"PRAGMA secure_delete = ON"', '"PRAGMA secure_delete = OFF"', TRUST,
          ("test_a_token_erases_what_was_listed_and_the_scan_that_found_it_finds_it_no_more",)),
    Guard("forget: the write-ahead log is emptied", "memory_core/store/database.py",
          "return not busy", "return True", f"{SERVER}/test_pending.py"),
    Guard("forget: segments are written anew", "memory_core/index/follower.py",
          "if not concerned(segment, numbers):", "if True:", TRUST,
          ("test_a_token_erases_what_was_listed_and_the_scan_that_found_it_finds_it_no_more",)),
    Guard("forget: who has overwritten segments in hand takes the new ones", "memory_core/index/follower.py",
          "snapshot.position == position and snapshot.shelved.epoch >= self.shelved.epoch",
          "snapshot.position == position", "tests/memory_core/index/test_follower.py"),
    Guard("forget: what was read while segments were overwritten is read again", "memory_core/memory.py",
          "return self._log.position().epoch, self._follower.shelved.epoch", "return self._log.position().epoch, 0",
          "tests/memory_core/test_memory.py"),
    Guard("forget: a receipt is about nothing that stays", "memory_core/forget/proof.py",
          "np.setdiff1d(wanted, shared, assume_unique=True)", "wanted", "tests/memory_core/forget/test_proof.py"),
    Guard("forget: endings that were made from arrays leave no trace", "memory_core/index/merging.py",
          "there[~np.isin(number[there], gone)]", "there",
          "tests/memory_core/index/test_index.py",
          ("test_an_ending_of_what_was_erased_elsewhere_is_gone_with_its_words_and_no_other_is",)),
    Guard("forget: what a record said of its thread goes too", "memory_core/store/erasing.py",
          'if noun == "record" and not alone:', "if False:", FORGETTING,
          ("test_what_a_mails_own_entry_says_of_its_thread_goes_with_it",)),
    Guard("forget: a person leaves the lists of what stays", "memory_core/forget/erasure.py",
          "if going.names else", "if False else", PERSON,
          ("test_a_forgotten_person_is_in_no_list_of_what_stays_and_in_no_byte",)),
    Guard("forget: a person stays out of lists that come again", "memory_core/store/arrivals.py",
          "replace(draft, body=struck(draft.body, gone).left) if gone else draft", "draft", PERSON,
          ("test_the_same_export_again_brings_her_back_nowhere_and_changes_nothing_else",)),
    Guard("audit: an entry cannot be changed", "memory_core/store/schema.py",
          "BEFORE UPDATE ON entries", "BEFORE UPDATE OF scope ON entries", CHAIN,
          ("test_an_entry_cannot_be_changed_or_deleted",)),
    Guard("audit: an entry cannot be deleted", "memory_core/store/schema.py",
          "CREATE TRIGGER entries_stay BEFORE DELETE ON entries",
          "CREATE TRIGGER entries_stay BEFORE DELETE ON imports", CHAIN,
          ("test_an_entry_cannot_be_changed_or_deleted",)),
    Guard("audit: a move has its act", "memory_core/store/erasing.py",
          "seq = write_acts(connection, scope, [done])", "seq = 1", AUDIT,
          ("test_each_of_them_adds_one_entry_that_fits_the_chain",)),
    Guard("audit: the owner's settings have theirs", "memory_core/store/sqlite_log.py",
          'self._record(connection, "owner", at, row[0] if row else "", settings)', "pass", AUDIT,
          ("test_each_of_them_adds_one_entry_that_fits_the_chain",)),
    Guard("audit: the chain binds each entry", "memory_core/store/audit.py",
          "if row[_COLUMNS + 1] not in fits and row[0] == seq + 1:", "if False:", CHAIN,
          ("test_a_changed_entry_is_found_and_no_other_one_is_blamed",)),
    Guard("audit: acts are replayed", "memory_core/store/audit.py",
          "yield from replay.problems()", "yield from ()", AUDIT,
          ("test_what_no_act_says_is_found_by_the_replay",)),
    Guard("secret: masked before anything is kept", "memory_core/hygiene/bodies.py",
          "return masked(cleaned(text)) if text else text", "return cleaned(text)",
          "tests/memory_core/hygiene/test_bodies.py"),
    Guard("injection: withheld where others write", "memory_core/search/passage.py",
          "without(body.text, body.spans, MARK) if withholds else body.text", "body.text",
          "tests/memory_core/search/test_passage.py"),
)  # fmt: skip
