"""Chips taken back of a wager that is for the floor: no more of them goes back in for sure than a call of it."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"game holdem limit;{T}"
LD9 = "game holdem limit;blinds 100 200;seats 9 20000;button 9"
KNOWN_AS = {"tda-2024": "TDA 2024", "tda-2022": "TDA 2022", "players-2025": "Players", "metropolitan": "Metropolitan"}
SILENT = [pytest.param(each, id=f"{each}-none") for each in KNOWN_AS]
TOO_MUCH = (
    "{} doesn't say what happens to more than the limit: the floor decides, and a call is {}, the only raise to {}"
)
IN = "Seat {}'s action is binding: {} goes back in; "
TEN = "P2 bet 400;P5 wager 100x10"
OPEN = (
    *((LT, f"{TEN};P5 pull-back 100x2", ask, "", ".") for ask in ("", "wager:5", "rights:7")),
    (LT, "P2 bet 400;P5 wager 100x12;P5 pull-back 100x4", "", "", "."),
    (LT, "P2 bet 400;P5 wager 100x9;P5 pull-back 100x1", "", "", "."),
    (LT, f"{TEN};P5 pull-back 100x6;P5 wager 100x4", "", "", "."),
    (LT, f"{TEN};P5 pull-back 100x6", "", "", "."),
    (LT, f"{TEN};P5 pull-back 100x6", "wager:5", "", "."),
    (LT, f"{TEN};P5 pull-back 100x6", "rights:7", "", "."),
    (LT, f"{TEN};P5 pull-back 100x6", "pots", "", "; apart from the chips in front of seat 5 the pot is 4,400."),
    (LT, f"{TEN};P5 pull-back 100x6;P7 call", "", "", "; the amount of seat 7's call depends on that."),
    (LT, f"{TEN};P5 pull-back 100x6;P7 raise 1200", "", "", "; the amount of seat 7's raise depends on that."),
    (LT, f"{TEN};P7 raise 1200", "", "", "; the amount of seat 7's raise depends on that."),
    (LT, f"{TEN};P5 pull-back 100x4", "", "", "."),
    (LT, f"{TEN};P5 pull-back 100x3", "", "", "."),
    (LT, f"{TEN};P5 pull-back 100x7", "", IN.format(5, 100), "."),
    (LT, f"{TEN};P5 pull-back 100x10", "", IN.format(5, 400), "."),
    (LT, f"{TEN};P5 pull-back 100x10;P5 wager 100x4", "", "", "."),
    (LT, TEN, "", "", "."),
    (LT, f"{TEN};P5 pull-back 100x1", "", "", "."),
    (LD9, "deal;P3 wager 100x6;P3 pull-back 100x4", "", "", "."),
    (LD9, "deal;P3 wager 100x6;P3 pull-back 100x6", "", IN.format(3, 200), "."),
)
"""More than the limit may be a call or the one raise: a call of it goes back in whatever the floor says."""
NO_RAISE = "it's a call of {}, not a raise under betting-12; UPT doesn't say whether seat 5 gets {} back."
UPT = (
    (LT, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x1", "", "", 400, 100),
    (LT, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x1", "wager:5", "", 400, 100),
    (LT, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x1", "pots", "", 400, 100),
    (LT, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x1;P7 call", "", "", 400, 100),
    (LT, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x2", "", IN.format(5, 100), 400, 100),
    (LT, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x5", "", IN.format(5, 400), 400, 100),
    (LT, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x2;P5 wager 100x1", "", "", 400, 100),
    (T, "P2 bet 400;P5 wager 100x5;P5 pull-back 100x1", "", "", 400, 100),
    (T, "P2 bet 800;P5 wager 100x10;P5 pull-back 100x5", "", IN.format(5, 300), 800, 200),
)
FIRM = (
    ("foxwoods-2020:41-A", f"{TEN};P5 pull-back 100x6", IN.format(5, 400)[:-2] + "."),
    ("upt:betting-11", f"{TEN};P5 pull-back 100x6", IN.format(5, 400)[:-2] + "."),
    ("foxwoods-2020:54-B", f"{TEN};P5 pull-back 100x2", "Nothing is wrong: seat 7 may call 800 or raise to 1,200."),
    ("upt:betting-12", f"{TEN};P5 pull-back 100x2", "Nothing is wrong: seat 7 may call 800 or raise to 1,200."),
    ("foxwoods-2020:54-B", f"{TEN};P5 pull-back 100x6;P5 wager 100x4", "Seat 5 raises to 800."),
    ("upt:betting-12", f"{TEN};P5 pull-back 100x6;P5 wager 100x4", "Seat 5 raises to 800."),
    ("tda-2024:50-A", "P2 bet 400;P5 wager 100x5;P5 pull-back 100x1", "Nothing is wrong: seat 7 may call 400 or"),
    ("tda-2024:50-A", "P2 bet 400;P5 wager 100x5;P5 pull-back 100x2", IN.format(5, 100)[:-2] + "."),
    ("tda-2024:50-A", "P2 bet 400;P5 wager 100x8;P5 pull-back 100x4", IN.format(5, 400) + "seat 5 raises to 800."),
)
"""What is sized at a house goes back in as it is; put in again as asked it is the one raise."""


@pytest.mark.parametrize("house", SILENT)
@pytest.mark.parametrize(("head", "acts", "asked", "begins", "ends"), OPEN, ids=[f"{row[1]} {row[2]}" for row in OPEN])
def test_of_more_than_the_limit_a_call_goes_back_in(
    house: str, head: str, acts: str, asked: str, begins: str, ends: str
) -> None:
    call, one_raise = (400, 800) if head == LT else (200, 400)
    told = TOO_MUCH.format(KNOWN_AS[house], call, one_raise)
    assert said_of(house, head, acts, asked) == f"{begins}{told}{ends}"


@pytest.mark.parametrize(
    ("head", "acts", "asked", "begins", "call", "over"), UPT, ids=[f"upt-betting-12 {row[1]} {row[2]}" for row in UPT]
)
def test_where_nothing_is_printed_on_what_is_over_a_call_none_of_that_goes_back_in(
    head: str, acts: str, asked: str, begins: str, call: int, over: int
) -> None:
    told = NO_RAISE.format(call, over)
    told = told.replace("back.", "back; apart from that the pot is 4,800.") if asked == "pots" else told
    assert said_of("upt", head, acts, asked) == (f"{begins}{told}" if begins else f"{told[0].upper()}{told[1:]}")


@pytest.mark.parametrize(("paragraph", "acts", "told"), FIRM, ids=[f"{row[0]} {row[1]}" for row in FIRM])
def test_what_is_sized_goes_back_in(paragraph: str, acts: str, told: str) -> None:
    assert said_of(paragraph.partition(":")[0], LT, acts, "").startswith(told)
