"""Hands, answers and quick drills feed one memory, part by part, and memory is always what its log comes to."""

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.progress.samples import NOON, assessed, dealt, result
from trainer.progress.records import Answer, Memory, Outcome, Part, Review, Source, Tested
from trainer.progress.rounds import Answered, Round
from trainer.progress.scheduler import replayed
from trainer.progress.store import Store

NOTICED, AUTHORITY, REMEDY = Part
AGAIN, HARD, GOOD = Outcome
RULE, BOXED = "books.upt:too_many", "deal.boxed-card.enough-in-the-deal"
DAY = 24 * 60


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as made:
        made.profile("Ann")
        made.profile("Ben")
        yield made


def graded(store: Store, minutes: float, *results: object, book: str = "upt", profile: int = 1) -> int:
    attempt = dealt(store, profile, minutes, book=book)
    store.add_assessment(attempt, assessed(*results, book=book), NOON)  # type: ignore[arg-type]  # a test's own
    return attempt


def answer(minutes: float, *tested: Tested, book: str = "upt") -> Answer:
    return Answer(1, "flop", book, 0, True, 900, NOON + timedelta(minutes=minutes), seed=3, given="[1]", tested=tested)


def spot(right: bool, *rules: str, at: datetime = NOON) -> Answered:
    return Answered("odd-chip", 7, {"to": 1600}, right, 2500, 8000, ("upt:1",), rules, at)


def held(store: Store, profile: int = 1) -> dict[tuple[str, str, str], Memory]:
    return {(each.book, each.rule, each.part.value): each for each in store.memories(profile)}


def log(store: Store) -> list[tuple[str, str, str]]:
    return [(each.rule, each.part.value, each.outcome.value) for each in store.reviews(1)]


def sound(store: Store) -> None:
    """Every memory and every prediction is what a replay of the log comes to."""
    logs: dict[tuple[str, str, Part], list[Review]] = {}
    for each in store.reviews(1):
        logs.setdefault((each.book, each.rule, each.part), []).append(each)
    found = {(each.book, each.rule, each.part): each for each in store.memories(1)}
    assert found.keys() == logs.keys()
    for key, reviews in logs.items():
        steps = list(replayed((each.outcome, each.at) for each in reviews))
        assert [(each.predicted, each.elapsed) for each in reviews] == [(s.predicted, s.elapsed) for s in steps]
        memory, strength = found[key], steps[-1].strength
        for name in ("stability", "difficulty", "due", "last"):
            assert getattr(memory, name) == getattr(strength, name)
        assert memory.reviews == len(reviews)
        assert memory.lapses == sum(each.outcome is AGAIN for each in reviews[1:])


def test_a_hand_feeds_memory_part_by_part_at_the_moment_it_ended(store: Store) -> None:
    attempt = graded(store, 0, result(NOTICED, GOOD), result(AUTHORITY, HARD), result(REMEDY, AGAIN))
    end = NOON + timedelta(minutes=1)
    own = {"topic": "deal.four-card-flop", "source": Source.HAND, "ref": attempt, "at": end}
    shared = {**own, "predicted": None, "elapsed": 0.0}
    parts = zip(Part, (GOOD, HARD, AGAIN), strict=True)
    assert list(store.reviews(1)) == [Review("upt", RULE, part=p, outcome=o, **shared) for p, o in parts]  # type: ignore[arg-type]
    assert [each.stability for each in held(store).values()] == [1.2931, 2.3065, 0.212]  # authority, noticed, remedy
    sound(store)


def test_silence_is_remembered_by_its_topic(store: Store) -> None:
    graded(store, 0, result(AUTHORITY, GOOD, "bet.turn", rule="", paragraph=""))
    [memory] = store.memories(1)
    assert (memory.rule, memory.topic) == ("topic:bet.turn", "bet.turn")


def test_a_rule_of_the_fallback_book_is_remembered_at_the_house_that_was_dealt_at(store: Store) -> None:
    graded(store, 0, result(REMEDY, GOOD, rule=BOXED, paragraph="tda-2022:3-B"), book="players-2025")
    assert list(held(store)) == [("players-2025", BOXED, "remedy")]


def test_only_the_assessment_that_counts_is_remembered(store: Store) -> None:
    attempt = dealt(store, 1, book="upt")
    store.add_assessment(attempt, assessed(result(REMEDY, AGAIN), book="tda-2022"))
    assert store.memories(1) == []
    store.add_assessment(attempt, assessed(result(REMEDY, GOOD)))
    store.add_assessment(attempt, assessed(result(REMEDY, AGAIN)))
    assert log(store) == [(RULE, "remedy", "good")]


@pytest.mark.parametrize("order", [(GOOD, AGAIN, HARD), (AGAIN, GOOD), (HARD, AGAIN, AGAIN)])
def test_the_same_rule_twice_in_a_hand_is_one_review_the_worst(store: Store, order: tuple[Outcome, ...]) -> None:
    graded(store, 0, *(result(REMEDY, outcome) for outcome in order), result(NOTICED, GOOD))
    assert log(store) == [(RULE, "remedy", "again"), (RULE, "noticed", "good")]


def test_an_answer_feeds_what_it_tested_and_is_kept_with_its_seed(store: Store) -> None:
    tested = Tested(BOXED, "deal.boxed-card", REMEDY, GOOD)
    kept = store.add_answer(answer(0, tested, Tested("topic:clock", "clock", AUTHORITY, AGAIN), book="tda-2022"))
    assert store.rows("SELECT seed, given FROM answers") == [{"seed": 3, "given": "[1]"}]
    one, two = store.reviews(1)
    assert (one.book, one.rule, one.source, one.ref, one.at) == ("tda-2022", BOXED, Source.QUESTION, kept, NOON)
    assert (two.rule, two.part, two.outcome) == ("topic:clock", AUTHORITY, AGAIN)
    sound(store)


def test_an_answer_that_tests_nothing_leaves_memory_alone(store: Store) -> None:
    store.add_answer(answer(0))
    assert store.memories(1) == []


def test_a_spot_feeds_the_remedy_of_the_rules_it_rests_on(store: Store) -> None:
    played = store.begin_round(Round(1, "upt", "undated", "odd-chip", 3, NOON))
    store.add_spot(played, spot(True, BOXED, "topic:clock"))
    store.add_spot(played, spot(False, BOXED, "gone:by_now", at=NOON + timedelta(minutes=1)))
    assert log(store) == [
        (BOXED, "remedy", "good"),
        ("topic:clock", "remedy", "good"),
        (BOXED, "remedy", "again"),
    ]
    assert {(each.source, each.ref) for each in store.reviews(1)} == {(Source.DRILL, played)}
    assert held(store)["upt", BOXED, "remedy"].topic == "deal.boxed-card"
    sound(store)


def test_hands_questions_and_drills_meet_in_one_memory(store: Store) -> None:
    graded(store, 0, result(REMEDY, GOOD, rule=BOXED))
    store.add_answer(answer(2 * DAY, Tested(BOXED, "deal.boxed-card", REMEDY, AGAIN)))
    played = store.begin_round(Round(1, "upt", "undated", "odd-chip", 3, NOON))
    store.add_spot(played, spot(True, BOXED, at=NOON + timedelta(days=5)))
    [memory] = store.memories(1)
    assert (memory.reviews, memory.lapses) == (3, 1)
    first, second, third = store.reviews(1)
    assert first.predicted is None
    assert second.predicted == pytest.approx(0.94, abs=0.02)
    assert (second.elapsed, third.elapsed) == (pytest.approx(2, abs=0.01), 3)
    sound(store)


def test_profiles_and_houses_are_remembered_apart(store: Store) -> None:
    graded(store, 0, result(REMEDY, GOOD))
    graded(store, 0, result(REMEDY, AGAIN), book="tda-2022")
    graded(store, 0, result(REMEDY, AGAIN), profile=2)
    assert [each.stability for each in store.memories(1, "upt")] == [2.3065]
    assert [each.stability for each in store.memories(1, "tda-2022")] == [0.212]
    assert [each.stability for each in store.memories(2)] == [0.212]


def test_an_old_hand_that_is_graded_late_takes_its_place_in_time(store: Store) -> None:
    old = dealt(store, 1, 0)
    graded(store, 3 * DAY, result(REMEDY, AGAIN))
    store.add_assessment(old, assessed(result(REMEDY, GOOD)))
    assert [each[2] for each in log(store)] == ["good", "again"]
    sound(store)
    with Store.in_memory() as other:
        other.profile("Ann")
        graded(other, 0, result(REMEDY, GOOD))
        graded(other, 3 * DAY, result(REMEDY, AGAIN))
        assert other.memories(1) == store.memories(1)
        assert other.retention_by_week(1) == store.retention_by_week(1)


def test_a_claimed_mis_click_leaves_memory_and_stays_in_the_log(store: Store) -> None:
    graded(store, 0, result(REMEDY, GOOD))
    graded(store, 20 * DAY, result(REMEDY, GOOD))
    before, weeks = store.memories(1), store.retention_by_week(1)
    wrong = graded(store, 9 * DAY, result(REMEDY, AGAIN, gesture=2), result(NOTICED, GOOD, gesture=1))
    assert len(store.memories(1)) == 2
    store.claim_misclick(wrong, 2)
    assert [each for each in store.memories(1) if each.part is REMEDY] == before
    assert store.retention_by_week(1) == weeks
    assert log(store) == [(RULE, "remedy", "good"), (RULE, "noticed", "good"), (RULE, "remedy", "good")]
    assert store.rows("SELECT outcome FROM reviews WHERE claimed") == [{"outcome": "again"}]
    sound(store)


def test_a_rule_whose_only_review_was_claimed_is_as_if_it_had_never_been_met(store: Store) -> None:
    attempt = graded(store, 0, result(REMEDY, AGAIN, gesture=2))
    store.claim_misclick(attempt, 2)
    assert store.memories(1) == []
    assert store.due(1, NOON + timedelta(days=99)) == {}
    assert store.mistakes(1) == []
    graded(store, DAY, result(REMEDY, GOOD))
    [memory] = store.memories(1)
    assert (memory.stability, memory.reviews, memory.lapses) == (2.3065, 1, 0)
    sound(store)


def test_a_claim_of_the_worse_of_two_leaves_the_better_one(store: Store) -> None:
    attempt = graded(store, 0, result(REMEDY, AGAIN, gesture=2), result(REMEDY, GOOD, gesture=5))
    store.claim_misclick(attempt, 5)
    assert log(store) == [(RULE, "remedy", "again")]
    sound(store)
    other = graded(store, DAY, result(REMEDY, AGAIN, gesture=2), result(REMEDY, HARD, gesture=5))
    store.claim_misclick(other, 2)
    assert log(store) == [(RULE, "remedy", "again"), (RULE, "remedy", "hard")]
    store.claim_misclick(other, 2)
    store.claim_misclick(other, 5)
    assert log(store) == [(RULE, "remedy", "again")]
    sound(store)


def test_what_was_claimed_before_it_was_graded_never_reaches_memory(store: Store) -> None:
    attempt = dealt(store, 1)
    store.claim_misclick(attempt, 2)
    store.add_assessment(attempt, assessed(result(REMEDY, AGAIN, gesture=2), result(NOTICED, GOOD)))
    assert log(store) == [(RULE, "noticed", "good")]


def test_memory_is_fed_with_the_hand_or_not_at_all(store: Store) -> None:
    attempt = dealt(store, 1)
    store._connection.execute("""CREATE TRIGGER planted BEFORE INSERT ON reviews WHEN NEW.outcome = 'hard'
        BEGIN SELECT raise(ABORT, 'planted'); END""")
    with pytest.raises(sqlite3.IntegrityError, match="planted"):
        store.add_assessment(attempt, assessed(result(NOTICED, GOOD), result(REMEDY, HARD)))
    assert store.memories(1) == []
    assert store.attempt(attempt).assessments == ()


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["hand", "answer", "spot", "claim"]),
        st.integers(0, 60 * DAY),
        st.lists(st.tuples(st.sampled_from(Part), st.sampled_from(Outcome), st.integers(0, 2)), min_size=1, max_size=4),
    ),
    max_size=12,
)


@given(DEEDS)
def test_whatever_is_done_in_whatever_order_a_replay_of_the_log_comes_to_the_memory(deeds: list) -> None:  # type: ignore[type-arg]
    with Store.in_memory() as store:
        store.profile("Ann")
        played = store.begin_round(Round(1, "upt", "undated", "odd-chip", 99, NOON))
        for number, (kind, minutes, parts) in enumerate(deeds):
            if kind == "hand":
                graded(store, minutes, *(result(part, outcome, gesture=act) for part, outcome, act in parts))
            elif kind == "answer":
                store.add_answer(answer(minutes + 0.00001, *(Tested(BOXED, "x", p, o) for p, o, _ in parts)))
            elif kind == "spot":
                given_ = spot(parts[0][1] is GOOD, BOXED, at=NOON + timedelta(minutes=minutes))
                store.add_spot(played, replace(given_, seed=number))
            elif hands := store.attempts(1):
                store.claim_misclick(hands[minutes % len(hands)].id, parts[0][2])
        sound(store)
        _sums_hold(store)


def _sums_hold(store: Store) -> None:
    """The triggers have kept what a walk over the rows comes to."""
    counted = [each for each in store.reviews(1) if each.elapsed >= 1]
    weeks = store.retention_by_week(1)
    assert weeks == sorted(weeks, key=lambda week: week.monday)
    assert sum(week.reviews for week in weeks) == len(counted)
    assert sum(week.recalled for week in weeks) == sum(each.outcome is not AGAIN for each in counted)
    assert sum(week.predicted for week in weeks) == pytest.approx(sum(each.predicted or 0 for each in counted))
    lately: dict[tuple[str, Part], list[Review]] = {}
    for each in store.reviews(1):
        lately.setdefault((each.rule, each.part), []).append(each)
    times = {key: sum(each.outcome is AGAIN for each in log[-10:]) for key, log in lately.items()}
    assert {(each.rule, each.part): each.times for each in store.mistakes(1)} == {k: n for k, n in times.items() if n}


def test_moments_finer_than_they_are_kept_come_to_the_same(store: Store) -> None:
    for day in range(3):
        at = datetime(2026, 1, 1 + day, 12, 0, 0, 999_999 - 400 * day, tzinfo=UTC)
        store.add_answer(replace(answer(0, Tested(BOXED, "x", REMEDY, GOOD)), asked=at))
    sound(store)
