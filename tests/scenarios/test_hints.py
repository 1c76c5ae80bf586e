"""Hints of a hand: the first says where to look, the others ask what a dealer should ask; the ruling stays open."""

import re
from dataclasses import replace

import pytest

from trainer.rules.topics import ROUTINE
from trainer.scenarios.form import Scenario
from trainer.ui.desk.library import scenarios

COACHED = "clean-first-hand"  # dealt with the coach, who needs no hints
HINTED = {key: each for key, each in scenarios().items() if key != COACHED}
SPOILED = {key: each for key, each in HINTED.items() if set(each.topics) != {ROUTINE}}
CLEAN = {key: each for key, each in HINTED.items() if key.startswith("clean-")}
TELLS = (
    *("face up", "boxed", "burn", "four", "extra", "count", "how many", "enough", "short", "dead", "muck"),
    *("misdeal", "string", "out of turn", "missing", "wrong", "floor", "show", "still", "decide", "won", "loses"),
    *("minimum", "motion", "over the", "back up", "all-in", "side pot", "split", "seat"),
)
"""Words that name an irregularity, its measure, its player, or who settles it."""
FEWEST, MOST, WORDS = 2, 3, 18
SEAT = re.compile(r"[Ss]eats? ((?:\d|, | and |\d)+)")


def seats_named(hint: str) -> set[int]:
    """Every seat that a hint names, alone or in a list."""
    return {int(digit) for some in SEAT.findall(hint) for digit in re.findall(r"\d", some)}


def faults(scenario: Scenario) -> list[str]:
    """What is amiss with the hints of a scenario in which there is something to decide."""
    seats = {each.number for each in scenario.seats}
    found = [f"has {len(scenario.hints)} hints"] if not FEWEST <= len(scenario.hints) <= MOST else []
    found += [f"is too long: {hint}" for hint in scenario.hints if len(hint.split()) > WORDS]
    return found + [f"names an empty seat: {hint}" for hint in scenario.hints if seats_named(hint) - seats]


def test_there_are_hands_of_both_kinds() -> None:
    assert SPOILED and CLEAN


@pytest.mark.parametrize("key", SPOILED)
def test_a_spoiled_hand_has_hints_about_its_own_seats(key: str) -> None:
    assert faults(SPOILED[key]) == []


@pytest.mark.parametrize("key", HINTED)
def test_the_first_hint_directs_attention_and_names_nothing(key: str) -> None:
    first = HINTED[key].hints[0]
    assert not [word for word in TELLS if re.search(rf"\b{word}", first, re.IGNORECASE)]
    assert not first.rstrip(".").endswith("?")
    assert first.startswith(("Look", "Watch", "Listen"))


def test_clean_hands_begin_with_the_same_hints_as_spoiled_ones() -> None:
    """Whoever asks for one hint has not learned that anything is wrong."""
    assert {each.hints[0] for each in CLEAN.values()} == {each.hints[0] for each in SPOILED.values()}


def test_no_two_hands_have_the_same_hints_after_the_first() -> None:
    later = [each.hints[1:] for each in HINTED.values() if each.hints[1:]]
    assert len(set(later)) == len(later)


@pytest.mark.parametrize(
    ("hint", "seats"),
    [
        ("Seats 2, 4 and 6 put chips in.", {2, 4, 6}),
        ("Compare seat 5 with seats 1 and 8.", {1, 5, 8}),
        ("Seat 8 bet 500, seat 3's 600.", {3, 8}),
        ("Back the action up to seat 4.", {4}),
        ("Count the board.", set()),
    ],
)
def test_seats_are_read_off_a_hint(hint: str, seats: set[int]) -> None:
    assert seats_named(hint) == seats


@pytest.mark.parametrize(
    ("hints", "found"),
    [
        ((), ["has 0 hints"]),
        (("Look.",), ["has 1 hints"]),
        (("Look.", "Seat 3?"), []),
        (("Look.", "Seat 3?", "Ask."), []),
        (("Look.", "Seat 3?", "Ask.", "Call."), ["has 4 hints"]),
        (("Look.", "Seats 1 and 2?"), ["names an empty seat: Seats 1 and 2?"]),
        (("Look.", " ".join(["chip"] * WORDS)), []),
        (("Look.", " ".join(["chip"] * (WORDS + 1))), ["is too long: " + " ".join(["chip"] * (WORDS + 1))]),
    ],
)
def test_a_spoiled_hand_without_proper_hints_is_found(hints: tuple[str, ...], found: list[str]) -> None:
    some = HINTED["four-card-flop-pointed-out"]
    assert faults(replace(some, hints=hints)) == found
