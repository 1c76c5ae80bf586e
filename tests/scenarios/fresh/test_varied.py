"""Authored scenarios at other tables: what varies, and what a file holds fixed."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scenarios.hands import packaged
from trainer.kernel.altered import replace
from trainer.rules.course import clockwise
from trainer.scenarios.decks import cards_of
from trainer.scenarios.form import FIXABLE, BadScenario, Scenario
from trainer.scenarios.fresh.tables import NAMES
from trainer.scenarios.fresh.varied import varied
from trainer.scenarios.loader import read
from trainer.scenarios.semantics import MOST
from trainer.scenarios.writing import written

ALL = packaged()
SIX, STUD = ALL["clean-holdem-six"], ALL["clean-stud-six"]
SAME = tuple(each for each in FIXABLE if each != "cards")


def many(scenario: Scenario, count: int = 40) -> list[Scenario]:
    return [varied(scenario, Random(number)) for number in range(count)]


@settings(max_examples=25, deadline=None)
@given(name=st.sampled_from(sorted(ALL)), seed=st.integers(0, 10**9))
def test_it_is_a_file_like_any_other_and_the_same_for_the_same_chance(name: str, seed: int) -> None:
    scenario = ALL[name]
    one = varied(scenario, Random(seed))
    text = written(one)
    assert written(read(text, "x")) == text
    assert text == written(varied(scenario, Random(seed)))
    for key in ("id", "topics", "game", "limit"):
        assert getattr(one, key) == getattr(scenario, key)
    assert len(one.seats) == len(scenario.seats)
    assert all(1 <= each.number <= MOST[one.game] for each in one.seats)
    assert {each.name for each in one.seats} <= {*NAMES}
    assert len(one.deck) in (len(scenario.deck), 52)


@settings(max_examples=25, deadline=None)
@given(name=st.sampled_from(sorted(ALL)), seed=st.integers(0, 10**9))
def test_the_order_around_the_table_and_to_the_button_stays(name: str, seed: int) -> None:
    """Told by names: the same players in the same order, where the names stay."""
    scenario = replace(ALL[name], fixed=("names",))
    assert _order(varied(scenario, Random(seed))) == _order(scenario)


def _order(scenario: Scenario) -> list[str]:
    names = {each.number: each.name for each in scenario.seats}
    return [names[seat] for seat in clockwise(tuple(sorted(names)), scenario.button)]


def test_everything_varies() -> None:
    hands = many(SIX, 200)
    assert len({tuple(each.number for each in hand.seats) for hand in hands}) > 60
    assert {hand.button for hand in hands} == {*range(1, 10)}
    assert len({hand.stakes for hand in hands}) == 8
    assert len({hand.seed for hand in hands}) > 190
    tables = {(hand.seats, hand.button, hand.stakes) for hand in hands}
    assert len(tables) == 200


def test_in_stud_the_first_card_goes_to_the_same_player() -> None:
    scenario = replace(STUD, fixed=("names",))
    for hand in many(scenario):
        assert [each.name for each in hand.seats] == [each.name for each in STUD.seats]
    assert len({tuple(each.number for each in hand.seats) for hand in many(scenario)}) > 10


@pytest.mark.parametrize("word", FIXABLE)
def test_what_a_file_holds_fixed_stays(word: str) -> None:
    scenario = ALL["showdown-miscalled"]

    def seen(hand: Scenario) -> object:
        unit = hand.stakes.big_blind
        return {
            "seats": ([each.number for each in hand.seats], hand.button),
            "names": [each.name for each in sorted(hand.seats, key=lambda each: (each.number - hand.button) % 9)],
            "suits": [each.suit for each in hand.deck[:16]],
            "cards": [each.rank for each in cards_of(hand, hand.seed)],
            "stakes": hand.stakes,
            "stacks": sorted(each.stack.amount / unit for each in hand.seats),
            "acts": True,
            "seed": hand.seed,
        }[word]

    held = {str(seen(each)) for each in many(replace(scenario, fixed=(word,)))}
    assert held == {str(seen(scenario))}
    assert (len({str(seen(each)) for each in many(scenario)}) > 5) is (word != "acts")


def test_a_file_holds_fixed_who_bets() -> None:
    scenario = ALL["four-card-flop-last-two-stuck"]
    names = {each.number: each.name for each in scenario.seats}

    def raiser(hand: Scenario) -> str:
        return next(each.name for each in hand.seats if each.number == hand.script[0].seat)

    held = replace(scenario, fixed=("acts", "names"))
    assert {raiser(each) for each in many(held)} == {names[scenario.script[0].seat]}
    assert len({raiser(each) for each in many(replace(scenario, fixed=("names",)))}) == len(names)


def test_suits_that_the_words_tell_by_color_keep_it() -> None:
    scenario = ALL["showdown-winner-in-the-muck"]
    red = [each.suit in "dh" for each in scenario.deck]
    hands = many(scenario)
    assert all([each.suit in "dh" for each in hand.deck] == red for hand in hands)
    assert len({hand.deck for hand in hands}) == 4
    assert len({hand.deck for hand in many(ALL["showdown-miscalled"], 200)}) == 24


def test_suits_stay_where_they_decide() -> None:
    held = replace(STUD, fixed=("cards",))
    assert {hand.deck for hand in many(held)} == {cards_of(STUD, STUD.seed)}


def test_an_empty_chair_that_the_file_names_is_taken_along() -> None:
    numbers = sorted(each.number for each in SIX.seats)
    empty = next(number for number in range(1, 9) if number not in numbers)
    scenario = replace(SIX, fixed=("names",), hints=(f"Seat {empty} is empty.",), seats=SIX.seats)
    before = max((number for number in numbers if number < empty), default=numbers[-1])
    name = next(each.name for each in SIX.seats if each.number == before)
    chairs = set()
    for hand in many(scenario):
        chair = int(hand.hints[0][5])
        taken = {each.number: each.name for each in hand.seats}
        assert chair not in taken
        assert chair < max(taken)
        assert taken[max((each for each in taken if each < chair), default=max(taken))] == name
        chairs.add(chair)
    assert len(chairs) > 4


def test_an_empty_chair_after_the_last_player_holds_the_seats_of_stud() -> None:
    last = max(each.number for each in ALL["clean-stud-four"].seats)
    scenario = replace(ALL["clean-stud-four"], hints=(f"Seat {last + 1} is empty.",))
    assert {tuple(each.number for each in hand.seats) for hand in many(scenario)} == {
        tuple(each.number for each in scenario.seats)
    }


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('fixed = ["seat"]', "'seat' isn't a choice here"),
        ('fixed = ["seats", "seats"]', "'seats' is listed twice"),
        ('fixed = "seats"', "must be a list of strings"),
    ],
)
def test_an_unknown_word_is_a_fault(line: str, what: str) -> None:
    with pytest.raises(BadScenario) as bad:
        read(written(SIX).replace("\nseed", f"\n{line}\nseed"), "x")
    assert what in str(bad.value)
    assert "x:9: fixed" in str(bad.value)
