"""What was learned under law that was corrected since: added to, never changed, and held by every sum and proof."""

import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from tests.progress.correcting.graded_again import (
    HARD,
    KEY,
    LATER,
    NOTICED,
    REMEDY,
    RULE,
    TOPIC,
    added,
    answered,
    asked,
    dealt,
    remembered,
    rows,
    say,
)
from tests.progress.killing import killed_at
from tests.progress.real import CLEAN, FLOP, HOUSE, begin
from tests.progress.samples import NOON, result
from trainer.grading.ahead import assess
from trainer.progress import correcting
from trainer.progress.correcting import GRADED, SAME, correct, previewed
from trainer.progress.corrections import News
from trainer.progress.grades import kept
from trainer.progress.records import Source
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.progress.verify import verify
from trainer.rules.book import book


def test_a_hand_graded_under_a_false_silence_is_graded_again_by_a_row_more(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, _ = dealt(store, ann, "plays-on")
    before = rows(store)
    assert remembered(store, ann) == {(f"topic:{TOPIC}", NOTICED): 1}
    assert correct(store) == {(HOUSE, Source.HAND, GRADED): 1}
    assert set(added(before, store)) == {"assessments", "rule_results", "reviews"}
    old, new = store.attempt(attempt).assessments
    assert (old.counts, new.counts) == (False, True)
    assert (old.assessed.law, new.assessed.law) == ("", KEY)
    assert {each.rule for each in new.assessed.results} == {RULE}
    assert remembered(store, ann) == {(RULE, NOTICED): 1, (RULE, REMEDY): 1}
    assert {each.at for each in store.reviews(ann.id)} == {store.attempt(attempt).ended}, "as of the day it was dealt"
    assert store.attempts(ann.id)[0].remedy == "wrong"
    store.close()
    assert verify(path) == ()


def test_once_more_it_does_nothing(store: Store) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    correct(store)
    before = rows(store), store.rows("SELECT * FROM corrected"), store.rows("SELECT * FROM sweeps")
    assert correct(store) == {}
    assert (rows(store), store.rows("SELECT * FROM corrected"), store.rows("SELECT * FROM sweeps")) == before


def test_a_hand_on_something_else_keeps_its_grade_and_is_not_looked_at_again(store: Store) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, scenario=CLEAN)
    before = rows(store)
    assert correct(store) == {(HOUSE, Source.HAND, SAME): 1}
    assert added(before, store) == {}
    assert correct(store) == {}
    assert store.news(ann.id, (KEY,)) is None, "nobody without hands that changed hears of it"


def test_a_hand_graded_under_the_law_of_today_is_none_of_them(store: Store) -> None:
    ann = store.new_profile("Ann", NOON)
    running, transcript = begin(store, ann, FLOP, "plays-on")
    store.finish(running.id, NOON, kept(assess(transcript, book(HOUSE), running.hand.taken_over)))
    assert correct(store) == {}


def test_a_hand_on_a_topic_that_was_not_corrected_stays(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    say(monkeypatch, "2026-11-20", topics=("pot.odd-chip",))
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    assert correct(store) == {(HOUSE, Source.HAND, SAME): 1}
    assert remembered(store, ann) == {(f"topic:{TOPIC}", NOTICED): 1}


def test_a_second_correction_is_held_against_once_and_takes_the_place_of_the_first(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, _ = dealt(store, ann, "plays-on")
    correct(store)
    say(monkeypatch, "2026-11-20", "2026-12-24")
    assert correct(store) == {(HOUSE, Source.HAND, SAME): 1}, "the law is the same on it"
    assert store.swept(ann.id) == {KEY, LATER}
    assert [each.counts for each in store.attempt(attempt).assessments] == [False, True]
    store.close()
    assert verify(path) == ()


def test_what_was_claimed_as_a_misclick_counts_in_the_new_grade_no_more_either(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, transcript = dealt(store, ann, "burns-again")
    fresh = kept(assess(transcript, book(HOUSE), store.attempt(attempt).hand.taken_over))
    claimed = next(each.gesture for each in fresh.results if each.gesture is not None)
    store.claim_misclick(attempt, claimed, NOON)
    correct(store)
    sql = "SELECT gesture, claimed FROM rule_results WHERE counts"
    assert {row["claimed"] for row in store.rows(sql) if row["gesture"] == claimed} == {1}
    store.close()
    assert verify(path) == ()


def test_a_hint_that_was_shown_is_not_forgotten(store: Store) -> None:
    ann = store.new_profile("Ann", NOON)
    aided = result(REMEDY, HARD, TOPIC, rule="", paragraph="", aided=True)
    attempt, _ = dealt(store, ann, "", 0, FLOP, aided)
    correct(store)
    new = store.attempt(attempt).assessments[-1].assessed
    assert {each.outcome for each in new.results} == {HARD}
    assert all(each.aided for each in new.results)


def test_one_that_cannot_be_graded_any_more_keeps_its_grade(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    monkeypatch.setattr(correcting, "transcript_of", lambda _text: 1 / 0 and None)
    monkeypatch.setattr(correcting, "BROKEN", (ZeroDivisionError,))
    assert correct(store) == {(HOUSE, Source.HAND, SAME): 1}
    assert remembered(store, ann) == {(f"topic:{TOPIC}", NOTICED): 1}


def test_the_memory_of_what_came_later_is_made_again(store: Store, path: Path) -> None:
    """The hand was dealt before another that the rule was learned in already: the log is in the order of the days."""
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on", 0)
    running, transcript = begin(store, ann, FLOP, "", 300)
    known = kept(assess(transcript, book(HOUSE), running.hand.taken_over))
    store.finish(running.id, NOON + timedelta(days=3), known)
    alone = next(each for each in store.memories(ann.id, HOUSE) if (each.rule, each.part) == (RULE, REMEDY))
    correct(store)
    both = next(each for each in store.memories(ann.id, HOUSE) if (each.rule, each.part) == (RULE, REMEDY))
    assert (alone.reviews, both.reviews) == (1, 2)
    assert both.difficulty > alone.difficulty
    store.close()
    assert verify(path) == ()


def test_whoever_has_hands_that_changed_hears_of_it_until_they_put_it_away(store: Store) -> None:
    ann, ben = store.new_profile("Ann", NOON), store.new_profile("Ben", NOON)
    dealt(store, ann, "plays-on", 0)
    dealt(store, ann, "", 1)
    correct(store)
    assert store.news(ann.id, (KEY,)) == News((KEY,), hands=2, right=1)
    assert [right for _, right in store.graded_again(ann.id, (KEY,))] == [True, False], "the latest first"
    assert store.emptied(ann.id) == [(HOUSE, TOPIC)]
    assert store.news(ben.id, (KEY,)) is None
    store.put_away(ann.id, (KEY,), NOON)
    assert store.news(ann.id, (KEY,)) is None
    correct(store)
    assert store.news(ann.id, (KEY,)) is None


def test_a_preview_tells_the_same_and_changes_no_byte(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    store.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = path.read_bytes()
    seen = previewed(store)
    assert path.read_bytes() == before
    assert seen == correct(store)


def test_a_note_that_cannot_be_written_takes_the_grade_with_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    before = rows(store), remembered(store, ann)

    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(correcting, "_note", full)
        with pytest.raises(StoreTrouble):
            correct(store)
    assert (rows(store), remembered(store, ann)) == before
    assert correct(store) == {(HOUSE, Source.HAND, GRADED): 1}


class Stop(Exception):
    """Whoever waits wants it no more."""


def test_what_is_stopped_is_gone_on_with(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, scenario=CLEAN)
    for number in range(1, 4):
        dealt(store, ann, "plays-on", number)

    def second(done: int, _of: int) -> None:
        if done == 2:  # the clean hand and one other are done
            raise Stop

    with pytest.raises(Stop):
        correct(store, second)
    assert store.unswept([KEY])
    assert store.news(ann.id, (KEY,)) is None, "not told before all of it is done"
    assert correct(store) == {(HOUSE, Source.HAND, GRADED): 2}
    assert not store.unswept([KEY])
    assert store.news(ann.id, (KEY,)) == News((KEY,), hands=3)
    store.close()
    assert verify(path) == ()


@pytest.mark.skipif(not hasattr(__import__("os"), "fork"), reason="kills a child of its own")
def test_whatever_statement_it_is_killed_at_nothing_is_lost_and_nothing_doubled(path: Path) -> None:
    with Store.open(path) as store:
        ann = store.new_profile("Ann", NOON)
        dealt(store, ann, "plays-on", 0)
        dealt(store, ann, "", 1)
        answered(store, ann, asked())
        before = rows(store)
    start = path.read_bytes()

    def corrected_then() -> None:
        with Store.open(path) as store:
            correct(store)

    killed = 0
    for statement in range(20, 400, 23):
        for each in path.parent.iterdir():
            if each.is_file():
                each.unlink()
        path.write_bytes(start)
        if not killed_at(statement, corrected_then):
            break
        killed += 1
        with Store.open(path) as store:
            correct(store)
            assert {name: count for name, count in added(before, store).items() if name != "rule_results"} == {
                "assessments": 2,
                "reviews": 5,
            }
            assert store.news(ann.id, (KEY,)) == News((KEY,), hands=2, right=1)
        assert verify(path) == ()
    assert killed > 5
