"""The same seed at the five houses: where their books differ the right answers do, and each has its paragraph."""

from collections import Counter
from functools import cache

import pytest

from tests.seeds import todays
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wager
from trainer.rules.record import Record

DISTRIBUTION, FEWER = range(500), range(160)


@cache
def made(key: str, house: str, seed: int) -> Spot:
    return KINDS[key].make(book(house), seed)


def at_all(key: str, seed: int) -> dict[str, Spot]:
    return {house: made(key, house, seed) for house in BOOKS}


def differing(key: str, seeds: range) -> list[dict[str, Spot]]:
    """The seeds of which the same hand is answered otherwise at two houses at least."""
    found = []
    for seed in seeds:
        spots = at_all(key, seed)
        same_hand = len({spot.transcript for spot in spots.values()}) == 1
        if same_hand and len({str(sorted(spot.right[0].items())) for spot in spots.values()}) > 1:
            found.append(spots)
    return found


@pytest.mark.parametrize("key", ["call-or-raise", "minimum-raise", "odd-chip", "who-shows-first"])
def test_where_the_books_differ_the_same_hand_is_answered_otherwise(key: str) -> None:
    found = differing(key, range(24))
    assert found
    for spots in found:
        answers = [spot.right[0] for spot in spots.values()]
        assert any(not spot.accepts(answer) for spot in spots.values() for answer in answers)


@pytest.mark.parametrize("key", ["pot-limit-maximum", "may-they-raise", "build-the-side-pots", "who-wins-what"])
def test_where_the_books_agree_so_do_the_answers(key: str) -> None:
    assert not differing(key, range(20))


@pytest.mark.parametrize("house", todays(BOOKS, 3))
def test_every_answer_of_call_or_raise_comes_up_and_none_most_of_the_time(house: str) -> None:
    seeds = DISTRIBUTION if house in ("tda-2022", "upt") else FEWER
    spots = [made("call-or-raise", house, seed) for seed in seeds]
    answers = Counter(str(spot.right[0]["stands"]) for spot in spots)
    assert set(answers) == {"call", "raise", "bet", "all-in", "nothing", "floor"}
    assert max(answers.values()) < len(spots) / 2
    assert min(answers.values()) >= len(spots) // 80
    assert len({spot.case for spot in spots}) >= 20
    assert any(spot.right[0].get("change") for spot in spots)
    assert any(spot.right[0].get("missing") for spot in spots)


@pytest.mark.parametrize("house", todays(BOOKS, 3))
@pytest.mark.parametrize(("key", "part"), [("may-they-raise", "may"), ("count-the-stack", "may")])
def test_yes_and_no_are_about_as_frequent(key: str, part: str, house: str) -> None:
    answers = Counter(str(made(key, house, seed).right[0][part]) for seed in FEWER)
    assert max(answers.values()) < 0.7 * len(FEWER)


@pytest.mark.parametrize("house", todays(BOOKS, 3))
def test_the_figures_of_a_wager_are_those_that_the_house_works_out(house: str) -> None:
    """What goes back and what is missing, worked out here from the total, is what the house says itself."""
    compared = 0
    for seed in FEWER:
        spot = made("call-or-raise", house, seed)
        sized = [each for each in spot.decisions if each.matter.kind == "wager" and "to" in dict(each.figures)]
        if sized and spot.right[0]["stands"] in ("call", "raise", "bet") and spot.case != "string":
            figures = dict(sized[0].figures)
            moves = (figures.get("back", 0), figures.get("owed", 0))
            assert (spot.right[0]["change"], spot.right[0]["missing"]) == moves
            record = Record.of(spot.transcript)
            facing = wager(Facts(record, len(record), sized[0].matter)).facing
            assert spot.right[0].get("to", facing) == figures["to"]
            compared += 1
    assert compared > 30
