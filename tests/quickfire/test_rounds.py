"""Rounds: twelve questions, none like another, an easy one first, no answer most often; and what they are worth."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.seeds import todays
from trainer.quickfire.kind import Kind
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import SIZE, Making, Mark, Result, Round, answered_as, result, round_of
from trainer.quickfire.spot import Spot
from trainer.rules.book import BOOKS, book

TARGET = 8000
HOUSES = pytest.mark.parametrize("house", BOOKS)
EACH = pytest.mark.parametrize("key", KINDS)


@cache
def spots(key: str, house: str, seed: int) -> tuple[Spot, ...]:
    return Making(KINDS[key], book(house), seed).spots()


def test_the_kinds_stand_in_the_order_in_which_they_are_offered() -> None:
    assert tuple(KINDS) == (
        "call-or-raise",
        "minimum-raise",
        "may-they-raise",
        "pot-limit-maximum",
        "count-the-stack",
        "build-the-side-pots",
        "who-wins-what",
        "odd-chip",
        "split-it",
        "who-shows-first",
    )
    assert all(kind.key == key and kind.title and kind.says and kind.target > 0 for key, kind in KINDS.items())


@pytest.mark.parametrize(("key", "house"), todays(product(KINDS, BOOKS), 3))
def test_no_two_questions_of_a_round_are_alike_the_first_is_easy_and_no_answer_right_most_often(
    key: str, house: str
) -> None:
    found = spots(key, house, 1)
    assert len(found) == SIZE
    assert len({spot.transcript for spot in found}) == SIZE
    order = [KINDS[key].cases.index(spot.case) for spot in found]
    assert order[0] <= max(min(order), len(KINDS[key].cases) // 6)
    answers = Counter(answered_as(spot) for spot in found)
    assert key == "odd-chip" or max(answers.values()) <= SIZE // 2, answers


@pytest.mark.parametrize("house", ["tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
def test_odd_chips_go_to_different_seats_and_in_silence_the_floor_decides_all(house: str) -> None:
    seats = Counter(spot.right[0]["seats"] for spot in spots("odd-chip", house, 0))
    assert max(seats.values()) <= SIZE // 2
    silent = [key for key in BOOKS if not KINDS["odd-chip"].speaks(book(key))]
    assert silent == ["upt"]
    for key in silent:
        assert {answered_as(spot) for spot in spots("odd-chip", key, 0)} == {"floor"}


@HOUSES
def test_a_round_of_call_or_raise_has_every_answer_in_it(house: str) -> None:
    found = spots("call-or-raise", house, 2)
    assert {answered_as(spot) for spot in found} == {"call", "raise", "bet", "all-in", "nothing", "floor"}
    cases = {spot.case for spot in found}
    assert cases & {"overchip", "overchip-then-raise"}
    assert cases & {"half", "raise-to-too-little", "underbet"}
    assert cases & {"string", "two-motions"}


def test_the_same_seed_makes_the_same_round() -> None:
    kind, law = KINDS["who-shows-first"], book("upt")
    assert round_of(kind, law, 7) == round_of(kind, law, 7)
    assert round_of(kind, law, 7) != round_of(kind, law, 8)


# --- what it is worth ------------------------------------------------------------------------------------------


def answered(*results: tuple[bool, int], size: int = 3) -> Round:
    found = Round("odd-chip", "upt", 0, size=size)
    for number, (right, ms) in enumerate(results):
        found = found.then(Result(number, right, ms, TARGET))
    return found


def test_a_mark_tells_right_slow_and_wrong() -> None:
    found = answered((True, 7999), (True, 8001), (False, 100))
    assert found.marks == (Mark.RIGHT, Mark.SLOW, Mark.WRONG)
    assert (found.right, found.total, found.over) == (2, 16100, True)
    assert answered((True, TARGET)).marks == (Mark.RIGHT,)


def test_most_right_wins_and_then_the_least_time() -> None:
    best = answered((True, 5000), (True, 5000), (False, 1000))
    assert answered((True, 9000), (True, 9000), (True, 9000)).beats(best)
    assert answered((True, 5000), (True, 4000), (False, 1000)).beats(best)
    assert not best.beats(best)
    assert not answered((True, 1000), (False, 1000), (False, 1000)).beats(best)


def test_only_whole_rounds_of_one_kind_house_and_size_are_compared() -> None:
    whole = answered((True, 1), (True, 1), (True, 1))
    assert whole.beats(None)
    assert not answered((True, 1)).beats(None)
    assert whole.beats(answered((True, 1)))
    for other in (replace(whole, kind="split-it"), replace(whole, book="tda-2022"), replace(whole, size=2)):
        assert not answered((True, 0), (True, 0), (True, 0)).beats(other)


def test_a_round_that_is_over_takes_no_more_answers() -> None:
    with pytest.raises(ValueError, match="3 questions"):
        answered((True, 1), (True, 1), (True, 1), (True, 1))


def test_an_answer_with_a_part_left_open_is_wrong() -> None:
    spot = KINDS["call-or-raise"].make(book("tda-2022"), 0)
    assert result(spot, spot.right[0], 10).right
    assert not result(spot, {}, 10).right
    assert not result(spot, {"stands": spot.right[0]["stands"]}, 10).right


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 60000)), min_size=3, max_size=3), st.integers(0, 2))
def test_one_more_right_answer_or_less_time_is_never_worse(results: list[tuple[bool, int]], at: int) -> None:
    before = answered(*results)
    right, ms = results[at]
    better = answered(*results[:at], (True, max(0, ms - 1)), *results[at + 1 :])
    assert better.score >= before.score
    assert better.beats(before) == (better.score > before.score)
    assert right or better.beats(before)


@EACH
def test_a_round_is_made_a_try_at_a_time(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question may take many tries: the page that makes rounds ahead must not wait for all of them."""
    kind, law = KINDS[key], book("tda-2022")
    tries, asked = Counter[str](), Kind.asked

    def counted(self: Kind, *more: object) -> Spot:
        tries[self.key] += 1
        return asked(self, *more)  # type: ignore[arg-type]  # as it is called

    monkeypatch.setattr(Kind, "asked", counted)
    made = Making(kind, law, 3)
    before = 0
    while made.step():
        assert tries[key] - before <= 1
        before = tries[key]
    assert tuple(spot.seed for spot in made.spots()) == round_of(kind, law, 3)
