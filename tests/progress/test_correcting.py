"""What was learned under law that was corrected since: added to, never changed, and held by every sum and proof."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.progress.killing import killed_at
from tests.progress.real import CLEAN, FLOP, HOUSE, begin
from tests.progress.samples import NOON, result
from tests.progress.silenced import silenced
from trainer.grading.assess import assess
from trainer.kernel.transcript import Transcript
from trainer.progress import correcting, marking_again
from trainer.progress.answering import answer_of
from trainer.progress.correcting import GRADED, SAME, WITHDRAWN, correct, previewed
from trainer.progress.corrections import News
from trainer.progress.grades import kept
from trainer.progress.profile_file import EXTENSION, export_profile, import_profile
from trainer.progress.records import Outcome, Part, Profile, RuleResult, Source
from trainer.progress.rounds import Answered, Round
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.progress.verify import verify
from trainer.questions.bank import bank, drawn
from trainer.questions.marking import mark
from trainer.questions.model import Asked
from trainer.rules import corrected
from trainer.rules.book import Book, book
from trainer.rules.corrected import Corrected
from trainer.rules.ledger_file import Correction
from trainer.ui.demo.answers import answer_for

TOPIC = "deal.four-card-flop"
RULE = "deal.four-card-flop.one-card-too-many"
KEY = "tda-2022@2026-11-20"
LATER = "tda-2022@2026-12-24"
MARKS = {
    "assessments": {"counts"},
    "rule_results": {"counts", "claimed"},
    "reviews": {"claimed", "predicted", "elapsed"},
}
KEPT = (
    "profiles",
    "attempts",
    "assessments",
    "rule_results",
    "alarms",
    "claims",
    "answers",
    "rounds",
    "spots",
    "reviews",
)
QUESTION = "boxed-how-many"
NOTICED, AUTHORITY, REMEDY = Part
AGAIN, HARD, GOOD = Outcome


def say(monkeypatch: pytest.MonkeyPatch, *days: str, topics: tuple[str, ...] = (TOPIC,)) -> None:
    """TDA 2022 was corrected on these days; nobody but it and those it is sent to knows."""

    def found(law: Book) -> tuple[Corrected, ...]:
        known = law.key in (HOUSE, "players-2025")
        return tuple(Corrected(HOUSE, Correction(day, topics, "-")) for day in days) if known else ()

    for module in (corrected, correcting):
        monkeypatch.setattr(module, "corrections_of", found)


@pytest.fixture(autouse=True)
def _corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    say(monkeypatch, "2026-11-20")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "progress.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.open(path) as made:
        yield made


def dealt(
    store: Store, who: Profile, mistake: str = "", number: int = 0, scenario: str = FLOP, *more: RuleResult
) -> tuple[int, Transcript]:
    """A hand that was graded under silence."""
    running, transcript = begin(store, who, scenario, mistake, number)
    graded = kept(assess(transcript, book(HOUSE), running.hand.taken_over))
    at = NOON + timedelta(minutes=10 * number + 3)
    old = silenced(graded, *more) if scenario == FLOP else replace(graded, law="", ledger="lost")
    return store.finish(running.id, at, old), transcript


def rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All that was kept, without the marks that may move."""
    found = {name: store.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in KEPT}
    return {
        name: [{key: value for key, value in row.items() if key not in MARKS.get(name, ())} for row in some]
        for name, some in found.items()
    }


def added(before: dict[str, list[dict[str, Any]]], store: Store) -> dict[str, int]:
    """How many rows there are more, by table; all that were there are there, as they were."""
    after = rows(store)
    for name, some in before.items():
        assert all(each in after[name] for each in some), name
    return {name: len(after[name]) - len(some) for name, some in before.items() if len(after[name]) != len(some)}


def remembered(store: Store, who: Profile) -> dict[tuple[str, Part], int]:
    return {(each.rule, each.part): each.reviews for each in store.memories(who.id, HOUSE)}


# --- hands -----------------------------------------------------------------------------------------------------------


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


# --- answers and spots -----------------------------------------------------------------------------------------------


def asked() -> Asked:
    return drawn(next(each for each in bank() if each.id == QUESTION), HOUSE, 40)


def turned(question: Asked) -> Asked:
    """The same question where another answer was right."""
    return replace(question, choices=tuple(replace(each, right=not each.right) for each in question.choices))


def answered(store: Store, who: Profile, then: Asked, right: bool = True) -> int:
    """The question answered as it was then; `right` by the law of then."""
    given = answer_for(then, right=right)
    made = answer_of(who.id, then, given, mark(then, given), NOON, 4000, None)
    return store.add_answer(replace(made, law=""))


@pytest.fixture
def _of_boxed_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    say(monkeypatch, "2026-11-20", topics=("deal.boxed-card", "deal.misdeal"))


@pytest.mark.usefixtures("_of_boxed_cards")
def test_an_answer_to_the_same_question_stays(store: Store) -> None:
    ann = store.new_profile("Ann", NOON)
    answered(store, ann, asked())
    before = rows(store), remembered(store, ann)
    assert correct(store) == {(HOUSE, Source.QUESTION, SAME): 1}
    assert (rows(store), remembered(store, ann)) == before


@pytest.mark.usefixtures("_of_boxed_cards")
def test_an_answer_is_marked_again_where_only_what_is_right_is_other_now(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    kept_as = answered(store, ann, turned(asked()))
    before = rows(store)
    assert {each.outcome for each in store.reviews(ann.id)} == {GOOD}
    assert correct(store) == {(HOUSE, Source.QUESTION, GRADED): 1}
    assert added(before, store) == {"reviews": 1}
    assert {each.outcome for each in store.reviews(ann.id)} == {AGAIN}
    assert store.rows("SELECT right FROM answers WHERE id = ?", (kept_as,)) == [{"right": 1}], "as it was written"
    assert store.rows("SELECT came, well FROM corrected") == [{"came": GRADED, "well": 0}]
    store.close()
    assert verify(path) == ()


@pytest.mark.usefixtures("_of_boxed_cards")
@pytest.mark.parametrize("how", ["gone", "another"])
def test_what_an_answer_to_a_question_that_is_another_now_told_is_withdrawn(
    how: str, store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = store.new_profile("Ann", NOON)
    answered(store, ann, replace(asked(), prompt="What was asked then?"))
    if how == "gone":
        monkeypatch.setattr(marking_again, "posed", lambda *_: None)
    before = rows(store)
    assert remembered(store, ann)
    assert correct(store) == {(HOUSE, Source.QUESTION, WITHDRAWN): 1}
    assert added(before, store) == {}
    assert remembered(store, ann) == {}
    assert store.news(ann.id, (KEY,)) == News((KEY,), withdrawn=1)
    store.close()
    assert verify(path) == ()


@pytest.mark.parametrize(("topics", "came"), [(("bet.pot-limit", "bet.pot-bet"), WITHDRAWN), ((TOPIC,), SAME)])
def test_a_spot_that_does_not_come_out_again_is_withdrawn_if_it_is_about_that(
    topics: tuple[str, ...], came: str, store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(monkeypatch, "2026-11-20", topics=topics)
    ann = store.new_profile("Ann", NOON)
    played = store.begin_round(Round(ann.id, HOUSE, "2022", "pot-limit-maximum", 1, NOON))
    spot = Answered(
        "pot-limit-maximum", 3, {"to": 1}, True, 900, 8000, (), ("bet.pot-bet.postflop-pot-as-it-lies",), NOON
    )
    store.add_spot(played, spot)
    assert correct(store) == {(HOUSE, Source.DRILL, came): 1}
    assert bool(remembered(store, ann)) == (came == SAME)
    store.close()
    assert verify(path) == ()


# --- told, tried, stopped, killed -------------------------------------------------------------------------------------


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


# --- taken along -----------------------------------------------------------------------------------------------------


def test_a_profile_takes_along_what_was_graded_again(store: Store, tmp_path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    correct(store)
    file = export_profile(store, ann, tmp_path / f"ann{EXTENSION}")
    with Store.open(tmp_path / "there" / "progress.db") as there:
        got = import_profile(there, file).profile
        assert remembered(there, got) == remembered(store, ann)
        assert there.news(got.id, (KEY,)) == store.news(ann.id, (KEY,))
        assert correct(there) == {}
    assert verify(tmp_path / "there" / "progress.db") == ()


def test_what_was_graded_again_elsewhere_takes_the_place_of_the_grade_that_is_here(
    store: Store, path: Path, tmp_path: Path
) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, _ = dealt(store, ann, "plays-on")
    with Store.open(tmp_path / "there" / "progress.db") as there:
        import_profile(there, export_profile(store, ann, tmp_path / f"old{EXTENSION}"))
        correct(there)
        [same] = there.profiles()
        back = export_profile(there, same, tmp_path / f"new{EXTENSION}")
        wanted = remembered(there, same)
    import_profile(store, back, merge=True)
    assert [each.counts for each in store.attempt(attempt).assessments] == [False, True]
    assert remembered(store, ann) == wanted
    assert correct(store) == {}
    store.close()
    assert verify(path) == ()


def test_what_was_claimed_here_meanwhile_is_claimed_in_the_grade_that_comes(
    store: Store, path: Path, tmp_path: Path
) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, transcript = dealt(store, ann, "burns-again")
    fresh = kept(assess(transcript, book(HOUSE), store.attempt(attempt).hand.taken_over))
    claimed = next(each.gesture for each in fresh.results if each.gesture is not None)
    with Store.open(tmp_path / "there" / "progress.db") as there:
        import_profile(there, export_profile(store, ann, tmp_path / f"old{EXTENSION}"))
        correct(there)
        [same] = there.profiles()
        back = export_profile(there, same, tmp_path / f"new{EXTENSION}")
        there.claim_misclick(there.attempts(same.id)[0].id, claimed, NOON)
        wanted = remembered(there, same)
    store.claim_misclick(attempt, claimed, NOON)
    import_profile(store, back, merge=True)
    assert remembered(store, ann) == wanted
    store.close()
    assert verify(path) == ()


def test_an_older_file_that_comes_later_undoes_nothing(store: Store, path: Path, tmp_path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, _ = dealt(store, ann, "plays-on")
    old = export_profile(store, ann, tmp_path / f"old{EXTENSION}")
    correct(store)
    wanted = remembered(store, ann)
    import_profile(store, old, merge=True)
    assert [each.counts for each in store.attempt(attempt).assessments] == [False, True]
    assert remembered(store, ann) == wanted
    store.close()
    assert verify(path) == ()


def test_new_hands_from_elsewhere_are_held_against_it_too(store: Store, tmp_path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    with Store.open(tmp_path / "there" / "progress.db") as there:
        import_profile(there, export_profile(store, ann, tmp_path / f"none{EXTENSION}"))
        [same] = there.profiles()
        dealt(there, same, "plays-on")
        file = export_profile(there, same, tmp_path / f"one{EXTENSION}")
    correct(store)
    assert not store.unswept([KEY])
    import_profile(store, file, merge=True)
    assert store.unswept([KEY])
    assert correct(store) == {(HOUSE, Source.HAND, GRADED): 1}


def test_a_note_on_a_hand_that_is_not_there_is_a_fault(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    correct(store)
    store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE corrected SET ref = 99")
    assert [each.table for each in verify(path)] == ["corrected"]
