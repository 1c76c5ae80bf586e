"""Hands on which two rulebooks part are decided again: by both, at the moment at which they come up."""

from itertools import permutations

import pytest

from trainer.grading.assess import assessor
from trainer.grading.assessment import How
from trainer.grading.model import play_out
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.keys import Order, fresh_key
from trainer.scenarios.loader import read
from trainer.study.apart import differences
from trainer.study.deciding_apart import asks_about, found_apart, part_on, sides_of, told_of
from trainer.study.fresh_apart import found, fresh_apart
from trainer.study.library import library
from trainer.study.parting import parting_of
from trainer.study.stocking import stocked

PAIRS = tuple(permutations(BOOKS, 2))


def part_at(text: str, house: str, other: str) -> bool:
    """Do the two part on the hand of that file, and is its dealer graded on that?"""
    law = book(house)
    play = play_of(read(text, "x"), law)
    told = at_once(told_of(play, law))
    graded = assessor(play_out(play, law), law, play.taken_over).assessment().matters
    kinds = [each.matter.kind for each in graded if each.noticed.how is not How.NOT_ASKED]
    sides = at_once(sides_of(told, law, book(other)))
    return part_on(sides) and asks_about(sides[0].kind, kinds)


@pytest.mark.parametrize("irregularity", ["four-card-flop", "device-used", "string-bet", "two-cards-burned"])
def test_what_ships_is_what_is_found_out_today(irregularity: str) -> None:
    again = found_apart(irregularities=[irregularity])
    assert again.get(irregularity, {}) == found().get(irregularity, {})


def test_whoever_waits_can_stop_it() -> None:
    told: list[tuple[int, int]] = []
    found_apart(lambda done, of: told.append((done, of)), ["two-cards-burned"])
    assert told == [(0, 1)]


@pytest.mark.parametrize(
    ("kind", "graded", "asked"),
    [
        ("four-card-flop", ("double-burn", "four-card-flop"), True),
        ("four-card-flop", ("double-burn",), False),
        ("four-card-flop", (), False),
        ("wager", ("undercall",), True),
        ("wager", ("four-card-flop",), False),
        ("undercall", ("turn",), False),
    ],
)
def test_a_dealer_is_asked_about_a_matter_or_about_any_wager(kind: str, graded: tuple[str, ...], asked: bool) -> None:
    assert asks_about(kind, graded) is asked


@pytest.mark.parametrize(
    ("key", "house", "other"),
    [
        (fresh_key("four-card-flop"), "tda-2024", "upt"),
        (fresh_key("device-used"), "tda-2024", "tda-2022"),
        (fresh_key("extra-card"), "foxwoods-2020", "tda-2024"),
        (fresh_key("undercalls-in-a-row"), "tda-2024", "upt"),
        ("boxed-two-after-action", "upt", "metropolitan"),
    ],
)
def test_a_hand_in_stock_parts_from_the_rulebook_that_is_named(key: str, house: str, other: str) -> None:
    text = stocked(Order(house, key, 5, than=other), ())
    assert text
    assert part_at(text, house, other)


def test_there_is_none_where_the_two_rule_alike() -> None:
    assert stocked(Order("tda-2024", fresh_key("two-cards-burned"), 5, than="tda-2022"), ()) == ""


@pytest.mark.full
@pytest.mark.parametrize(("house", "other"), PAIRS)
def test_every_hand_that_is_dealt_parts_at_both(house: str, other: str) -> None:
    law = book(house)
    for each in differences(parting_of(house, other), library(house), fresh_apart(house, other)):
        for key in each.authored:
            told = at_once(told_of(play_of(scenarios().open(key), law), law))
            assert part_on(at_once(sides_of(told, law, book(other)))), key
        for key in each.fresh:
            text = stocked(Order(house, key, 7, than=other), ())
            assert text, key
            assert part_at(text, house, other), key
