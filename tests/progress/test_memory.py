"""What is due, when the rest falls due, and what is got wrong most, on a few reviews that can be counted by hand."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta, timezone

import pytest

from tests.progress.samples import NOON, assessed, dealt, result
from trainer.progress.memory import Mistake
from trainer.progress.records import Answer, Outcome, Part, Source, Tested
from trainer.progress.rounds import Answered, Round
from trainer.progress.store import Store

NOTICED, AUTHORITY, REMEDY = Part
AGAIN, HARD, GOOD = Outcome
DAY = timedelta(days=1)
CLOCK, TURN = "topic:clock", "topic:bet.turn"


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as made:
        made.profile("Ann")
        made.profile("Ben")
        yield made


def asked(store: Store, rule: str, outcome: Outcome, days: float = 0, part: Part = REMEDY, **more: object) -> int:
    """An answer about one rule."""
    tested = (Tested(rule, rule.removeprefix("topic:"), part, outcome),)
    answer = Answer(1, f"about-{rule}", "upt", 0, outcome is GOOD, 900, NOON + days * DAY, seed=5, tested=tested)
    return store.add_answer(replace(answer, **more))  # type: ignore[arg-type]  # fields of an answer


def test_memories_come_by_book_rule_and_part(store: Store) -> None:
    asked(store, TURN, GOOD)
    asked(store, CLOCK, GOOD, part=NOTICED)
    asked(store, CLOCK, AGAIN, book="tda-2022")
    asked(store, CLOCK, HARD, part=AUTHORITY)
    found = [(each.book, each.rule, each.topic, each.part.value) for each in store.memories(1)]
    assert found == [
        ("tda-2022", CLOCK, "clock", "remedy"),
        ("upt", TURN, "bet.turn", "remedy"),
        ("upt", CLOCK, "clock", "authority"),
        ("upt", CLOCK, "clock", "noticed"),
    ]
    assert [each.book for each in store.memories(1, "tda-2022")] == ["tda-2022"]
    assert store.memories(2) == []


def test_the_last_house_is_that_of_the_last_review(store: Store) -> None:
    assert store.last_house(1) == ""
    asked(store, CLOCK, GOOD, days=1, book="tda-2022")
    asked(store, TURN, AGAIN, days=2)
    asked(store, TURN, GOOD, days=1.5, book="players-2025")
    assert (store.last_house(1), store.last_house(2)) == ("upt", "")


@pytest.mark.parametrize(
    ("days", "due"),
    [(0.99, {}), (1, {"tda-2022": 1, "upt": 1}), (1.99, {"tda-2022": 1, "upt": 1}), (2, {"tda-2022": 1, "upt": 2})],
)
def test_a_rule_is_due_once_however_many_of_its_parts_are(store: Store, days: float, due: dict[str, int]) -> None:
    for part in Part:
        asked(store, CLOCK, AGAIN, part=part)  # due after a day
    asked(store, TURN, GOOD)  # due after two
    asked(store, CLOCK, AGAIN, book="tda-2022")
    assert store.due(1, NOON + days * DAY) == due
    assert store.due(2, NOON + days * DAY) == {}


def test_the_forecast_puts_what_is_overdue_on_the_first_day(store: Store) -> None:
    for part, outcome in ((REMEDY, AGAIN), (NOTICED, GOOD)):
        asked(store, CLOCK, outcome, part=part)
    asked(store, TURN, GOOD)
    asked(store, CLOCK, GOOD, book="tda-2022")
    days = [date(2026, 11, 18 + number) for number in range(5)]
    assert store.forecast(1, NOON, 5) == list(zip(days, [0, 1, 2, 0, 0], strict=True))
    assert store.forecast(1, NOON, 5, "tda-2022") == list(zip(days, [0, 0, 1, 0, 0], strict=True))
    assert store.forecast(1, NOON + 3 * DAY, 2) == [(days[3], 3), (days[4], 0)]
    assert store.forecast(2, NOON, 2) == [(days[0], 0), (days[1], 0)]


def test_the_forecast_counts_days_where_the_trainee_is(store: Store) -> None:
    asked(store, CLOCK, AGAIN, days=1 / 3)  # due on the 19th at 20:00 UTC, which is the 20th in Tokyo
    tokyo = NOON.astimezone(timezone(timedelta(hours=9)))
    assert store.forecast(1, tokyo, 3)[1:] == [(date(2026, 11, 19), 0), (date(2026, 11, 20), 1)]


def test_the_log_comes_oldest_first(store: Store) -> None:
    for days, rule in ((3, CLOCK), (1, TURN), (2, CLOCK)):
        asked(store, rule, GOOD, days)
    assert [each.at - NOON for each in store.reviews(1)] == [DAY, 2 * DAY, 3 * DAY]
    assert [each.rule for each in store.reviews(1)] == [TURN, CLOCK, CLOCK]
    assert list(store.reviews(1, "tda-2022")) == []
    first = next(store.reviews(1))
    assert (first.source, first.elapsed, first.predicted) == (Source.QUESTION, 0, None)


def test_an_occasion_went_well_when_no_part_of_it_was_wrong(store: Store) -> None:
    for part, outcome in ((NOTICED, GOOD), (AUTHORITY, HARD), (REMEDY, GOOD)):
        asked(store, CLOCK, outcome, part=part)
    rule = "books.upt:too_many"
    store.add_assessment(dealt(store, 1), assessed(result(NOTICED, GOOD), result(REMEDY, AGAIN)))
    store.add_assessment(dealt(store, 1, 60), assessed(result(NOTICED, GOOD), result(REMEDY, HARD)))
    assert store.well(1, "upt", (rule, CLOCK)) == {Source.HAND: (2, 1), Source.QUESTION: (3, 3)}
    assert store.well(1, "upt", (rule,)) == {Source.HAND: (2, 1)}
    assert store.well(1, "upt", ()) == store.well(1, "tda-2022", (rule,)) == store.well(2, "upt", (rule,)) == {}


def test_mistakes_are_those_of_the_last_ten_times_the_most_first(store: Store) -> None:
    for day in range(4):
        asked(store, CLOCK, AGAIN, day)
    for day in range(3):
        asked(store, TURN, AGAIN, day)
        asked(store, TURN, AGAIN, day, part=NOTICED)
    asked(store, TURN, HARD, 9)
    assert [(each.rule, each.part, each.times) for each in store.mistakes(1)] == [
        (CLOCK, REMEDY, 4),
        (TURN, REMEDY, 3),
        (TURN, NOTICED, 3),
    ]
    assert len(store.mistakes(1, limit=2)) == 2
    for day in range(10, 18):
        asked(store, CLOCK, GOOD, day)
    assert [each.times for each in store.mistakes(1)] == [3, 3, 2]
    for day in range(18, 20):
        asked(store, CLOCK, GOOD, day)
    assert {each.rule for each in store.mistakes(1)} == {TURN}
    assert store.mistakes(1, "tda-2022") == store.mistakes(2) == []


def test_a_mistake_of_a_hand_names_the_hand_to_replay(store: Store) -> None:
    for minutes in (0, 90):
        attempt = dealt(store, 1, minutes)
        store.add_assessment(attempt, assessed(result(REMEDY, AGAIN, gesture=2)))
    [found] = store.mistakes(1)
    end = NOON + timedelta(minutes=91)
    assert found == Mistake(
        "upt", "books.upt:too_many", "deal.four-card-flop", REMEDY, 2, end, attempt, question="", seed=0
    )
    store.claim_misclick(attempt, 2)
    [found] = store.mistakes(1)
    assert (found.times, found.attempt) == (1, attempt - 1)


def test_a_mistake_of_a_question_names_it_with_its_seed(store: Store) -> None:
    attempt = dealt(store, 1)
    asked(store, CLOCK, AGAIN, attempt=attempt)
    asked(store, CLOCK, GOOD, 1, question="another")
    [found] = store.mistakes(1)
    assert (found.attempt, found.question, found.seed, found.drill) == (None, f"about-{CLOCK}", 5, "")


def test_a_mistake_of_a_drill_names_its_kind_and_the_seed_of_the_spot(store: Store) -> None:
    played = store.begin_round(Round(1, "upt", "undated", "odd-chip", 3, NOON))
    spot = Answered("odd-chip", 0, {"to": 1}, False, 900, 8000, (), (CLOCK,), NOON)
    for seed, right in ((11, False), (12, False), (13, True)):
        at = NOON + timedelta(seconds=seed // 12)  # two of them in one moment
        store.add_spot(played, replace(spot, seed=seed, right=right, answered=at))
    [found] = store.mistakes(1)
    assert (found.times, found.attempt, found.question) == (2, None, "")
    assert (found.drill, found.seed) == ("odd-chip", 12)
