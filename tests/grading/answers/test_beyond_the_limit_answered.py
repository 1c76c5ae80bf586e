"""Who calls more than the limit in words, or acts out of turn on it, faces what the house makes of it, if anything."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of

LT = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
T = LT.replace("game holdem limit;", "")
TEN, STRING = "P2 bet 400;P5 wager 100x10;", "P2 wager 100x4;P2 wager 100x4;"
CUT, MAKES = "The raise is cut to 800, not 1,000: 200 goes back to seat 5", "Seat 5 raises to 800 and gets 200 back"
CALLS, FULL = (
    "t's a call: seat {} puts in {} more, {} in all.",
    "eat {} must make the full call of {}: {} more goes in.",
)
BACKS = (
    "he action backs up to seat 7, who faces 800: seat 2's call is binding unless someone bets or raises first, which "
)
TO_EACH = "The raise is to 800, not 1,000: seats 2 and 5 make it 800, and 200 goes back to each"
WAITS = "the action goes back to seat 7: seat 2's action is binding unless someone bets or raises first."
HELD = "A string bet isn't allowed: seat 2 is held to 400 and gets 400 back"
SIZED = (
    ("foxwoods-2020-54-B", LT, f"{TEN}P7 say call", "", f"{CUT}; i{CALLS.format(7, 800, 800)}"),
    ("foxwoods-2020-54-B", LT, f"{TEN}P7 say call", "wager:7", f"I{CALLS.format(7, 800, 800)}"),
    ("foxwoods-2020-54-B", LT, f"{TEN}P7 say call", "rights:2", "Seat 2 may call 400 or raise to 1,200."),
    ("foxwoods-2020-54-B", LT, f"{TEN}P7 say call;P2 say call", "", f"{CUT}; i{CALLS.format(2, 400, 800)}"),
    ("foxwoods-2020-54-B", LT, f"{TEN}P7 say call;P7 wager 800", "wager:7", "It's a call: seat 7 is in for 800."),
    ("upt-betting-12", LT, f"{TEN}P7 say call;P7 wager 800", "wager:7", "It's a call of 800 by seat 7."),
    ("foxwoods-2020-54-B", LT, f"{TEN}P7 fold;P2 say call", "wager:2", f"I{CALLS.format(2, 400, 800)}"),
    (
        "foxwoods-2020-54-B",
        LT,
        f"{TEN}P2 call",
        "",
        f"{TO_EACH}; t{BACKS}frees seat 2 to call, raise or fold.",
    ),
    ("foxwoods-2020-54-B", LT, f"{TEN}P2 call", "turns", f"T{BACKS}frees seat 2 to call, raise or fold."),
    ("foxwoods-2020-54-B", LT, f"{TEN}P2 call;P7 fold", "wager:2", "Seat 2's out-of-turn call is binding at 800."),
    (
        "foxwoods-2020-43-A",
        LT,
        f"{TEN}P2 fold",
        "turns",
        "Seat 2's out-of-turn fold is binding; the action is on seat 7, who may call 800, raise or fold.",
    ),
    (
        "foxwoods-2020-54-B",
        LT,
        "P2 bet 400;P5 say raise 1000;P7 call",
        "rights:2",
        "Seat 2 may call 400 or raise to 1,200.",
    ),
    ("upt-betting-12", LT, f"{TEN}P7 say call", "", f"{MAKES}; s{FULL.format(7, 800, 800)}"),
    ("upt-betting-12", LT, f"{TEN}P7 say call", "wager:7", f"S{FULL.format(7, 800, 800)}"),
    ("upt-betting-12", LT, f"{TEN}P7 say call;P2 say call", "wager:7", f"S{FULL.format(7, 800, 800)}"),
    (
        "upt-betting-10",
        LT,
        f"{TEN}P2 call",
        "",
        f"{MAKES}; seat 2's call is 800, and 200 goes back; {WAITS}",
    ),
    ("upt-dead-hand-1-a", LT, f"{TEN}P2 fold", "", f"{MAKES}; seat 2's hand is dead; the action is on seat 7."),
    *(
        (each, T, f"{STRING}P5 say call", ask, told)
        for each in ("tda-2024-56",)
        for ask, told in (
            ("", f"{HELD}; i{CALLS.format(5, 400, 400)}"),
            ("wager:5", f"I{CALLS.format(5, 400, 400)}"),
        )
    ),
    ("upt-no-limit-6", T, f"{STRING}P5 say call", "wager:5", f"S{FULL.format(5, 400, 400)}"),
)
"""The string bets are of the same sense: words of a call put out no chips that could go back."""
SILENT = {"tda-2024": "TDA 2024", "tda-2022": "TDA 2022", "players-2025": "Players", "metropolitan": "Metropolitan"}
TOO_MUCH = "{} doesn't say what happens to more than the limit: the floor decides, and "
OR_RAISE, ONLY = "a call is 400, the only raise to 800", "the only bet is 400"
OPEN = (
    (f"{TEN}P2 call", f"{OR_RAISE}; the amount of seat 2's call depends on that."),
    (f"{TEN}P2 say call", f"{OR_RAISE}; the amount of seat 2's call depends on that."),
    (f"{TEN}P2 call;P7 fold", f"{OR_RAISE}; the amount of seat 2's call depends on that."),
    (f"{TEN}P2 call;P7 raise 1200", f"{OR_RAISE}; the amount of seat 7's raise depends on that."),
    (f"{TEN}P2 fold", f"{OR_RAISE}."),
    ("P2 wager 100x10;P7 call", f"{ONLY}; the amount of seat 7's call depends on that."),
)


def _house(paragraph: str) -> str:
    houses = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
    return next(each for each in houses if paragraph.startswith(each))


@pytest.mark.parametrize(
    ("paragraph", "head", "acts", "asked", "told"), SIZED, ids=[f"{row[0]} {row[2]} {row[3]}" for row in SIZED]
)
def test_what_is_cut_is_faced_as_it_is_cut(paragraph: str, head: str, acts: str, asked: str, told: str) -> None:
    assert said_of(_house(paragraph), head, acts, asked) == told


@pytest.mark.parametrize(("acts", "told"), OPEN)
@pytest.mark.parametrize("house", SILENT)
def test_asked_whose_turn_it_is_nobody_is_told_what_he_faces_of_it(house: str, acts: str, told: str) -> None:
    assert said_of(house, LT, acts, "turns") == f"{TOO_MUCH.format(SILENT[house])}{told}"


@pytest.mark.parametrize("call", ["P7 call", "P7 say call"])
def test_no_call_of_more_is_told_beside_it(call: str) -> None:
    """[foxwoods-2020:54-B]"""
    for ask, seat in (("", 0), ("wager", 7)):
        told = on_hand("foxwoods-2020", LT, f"P2 bet 400;P5 say raise 1000;{call}", ask, seat)
        assert not [each for each in told.also if "1,000 more" in each]


EARLY = (
    ("foxwoods-2020-43-A", "P7 wager 100x10;P7 pull-back 100x6", "seat 7's bet of 400 is binding unless"),
    ("foxwoods-2020-43-A", "P2 bet 400;P7 wager 100x10;P7 pull-back 100x2", "seat 7's raise to 800 is binding unless"),
    ("foxwoods-2020-43-A", "P2 bet 400;P7 wager 100x8;P7 pull-back 100x4", "seat 7's raise to 800 is binding unless"),
    ("tda-2024-53-A", "P2 bet 400;P7 wager 100x8;P7 pull-back 100x4", "seat 7's raise to 800 is binding unless"),
    ("tda-2024-53-A", "P7 wager 100x10;P7 pull-back 100x6", "seat 7's bet is binding unless"),
    ("tda-2024-53-A", "P7 wager 100x10;P7 pull-back 100x6", f"{TOO_MUCH.format('TDA 2024')}{ONLY}."),
    (
        "tda-2024-53-A",
        "P7 wager 100x10;P7 pull-back 100x6;P2 check;P5 check",
        "Seat 7's out-of-turn bet is binding; the",
    ),
    ("metropolitan-39-A", "P2 bet 400;P7 wager 100x10;P7 pull-back 100x6", "seat 7's raise is binding unless"),
    ("metropolitan-39-A", "P2 bet 400;P7 wager 100x10;P7 pull-back 100x6", f"the floor decides, and {OR_RAISE}."),
)


@pytest.mark.parametrize(("paragraph", "acts", "told"), EARLY)
def test_out_of_turn_it_binds_as_it_lay_before_chips_went_back(paragraph: str, acts: str, told: str) -> None:
    assert told in said_of(_house(paragraph), LT, acts, "")


NAMED = f"{TEN}D announce-bet raise 800;"


@pytest.mark.parametrize(
    ("acts", "asked", "told"),
    [
        (f"{NAMED}P7 call", "", f"{CUT}; seat 7's call of 800 stands."),
        (f"{NAMED}P7 call", "wager:5", f"{CUT}."),
        (f"{NAMED}P7 raise 1200", "", f"{CUT}; then seat 7 raises to 1,200."),
        (f"{NAMED}D return-bet 5 200;P7 call", "", "Nothing is wrong: seat 2 may call 400 or raise to 1,200."),
        (f"{TEN}D return-bet 5 600;P7 call", "", "The raise is cut to 800, not 1,000: seat 5 puts in 400 more."),
    ],
)
def test_what_the_dealer_named_and_gave_back_is_still_more_than_the_limit(acts: str, asked: str, told: str) -> None:
    """[foxwoods-2020:54-B]"""
    assert said_of("foxwoods-2020", LT, acts, asked) == told


CALLED = f"{TEN}P7 wager 100x10;P7 pull-back "
IN, STANDS = "Seat 7's action is binding: 400 goes back in; ", "; seat 7's call of 800 stands."
HANGS = "; the amount of seat 7's call depends on that."
SURE = (
    ("foxwoods-2020-41-A", f"{CALLED}100x6", f"{IN}t{CUT[1:]}{STANDS}"),
    ("foxwoods-2020-54-B", f"{CALLED}100x2", f"{CUT}{STANDS}"),
    ("foxwoods-2020-54-B", f"{CALLED}100x6;P7 wager 100x4", f"{CUT}; seat 7's call of 800 stands."),
    ("upt-betting-11", f"{CALLED}100x6", f"{IN}s{MAKES[1:]}{STANDS}"),
    *((each, f"{CALLED}100x6", f"{TOO_MUCH.format(known)}{OR_RAISE}{HANGS}") for each, known in SILENT.items()),
    *((each, f"{CALLED}100x10", f"{IN}{TOO_MUCH.format(known)}{OR_RAISE}{HANGS}") for each, known in SILENT.items()),
)
"""As much goes back in as a call surely comes to: a call of less at the houses that leave the raise open."""


@pytest.mark.parametrize(("paragraph", "acts", "told"), SURE, ids=[f"{row[0]} {row[1]}" for row in SURE])
def test_of_a_call_of_more_only_what_it_surely_comes_to_goes_back_in(paragraph: str, acts: str, told: str) -> None:
    assert said_of(_house(paragraph), LT, acts, "") == told
