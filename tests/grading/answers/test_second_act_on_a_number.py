"""What the maker of a number does next, in chips or words, once others have acted on it: no other wager."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
D9 = "blinds 100 200;seats 9 20000;button 9"
FOUR, THREE = "P2 say bet four;", "deal;P3 say raise three;"
ASKED = f"{FOUR}P5 say call;D ask-how-much 2;P2 wager "
FITS = "The amount is {}, the highest the number can mean within the pot of 4,000"
CALL = "; it's a call: seat {} puts in {} more, {} in all."
SAYS = "The amount is {}, as the player says."
ASK = "Ask seat {} whether the amount is {}; if it stays unclear, the floor rules"
SILENT = "UPT doesn't cover this: an amount that can mean several things, seat 2"
HANGS = "; the amount of seat {}'s {} depends on that."
BY_THE_POT = ("tda-2024-57", "tda-2022-57", "players-2025-57")
MAY = "Seat {} may call {} or raise, minimum raise to {}."


def _only(text: str) -> str:
    """A half of a sentence as a sentence of its own."""
    return text.removeprefix("; ")[0].upper() + text.removeprefix("; ")[1:]


CALLED = (_only(CALL.format(5, "400", "400")), _only(CALL.format(5, "4,000", "4,000")))
WITH_CHIPS = tuple(
    row
    for acts in (f"{ASKED}400", f"{FOUR}D ask-how-much 2;P5 call;P2 wager 400")
    for row in (
        *((each, acts, "", f"{FITS.format('4,000')}{CALL.format(5, '4,000', '4,000')}") for each in BY_THE_POT),
        *((each, acts, "wager:2", f"{FITS.format('4,000')}.") for each in BY_THE_POT),
        *((each, acts, "wager:5", CALLED[1]) for each in BY_THE_POT),
        ("foxwoods-2020-57", acts, "", CALLED[0]),
        ("foxwoods-2020-57", acts, "wager:2", f"{FITS.format('400')}."),
        ("foxwoods-2020-57", acts, "rights:7", MAY.format(7, "400", "800")),
        *(("upt-none", acts, ask, f"{SILENT}{HANGS.format(5, 'call')}") for ask in ("", "wager:2", "wager:5")),
    )
)
"""Chips put out late are those of the number. Those that the dealer asked for don't say what it means."""
UNASKED = tuple(
    (house, f"{FOUR}P5 say call;P2 wager 400", ask, said)
    for house in (*BY_THE_POT, "foxwoods-2020-57", "metropolitan-51")
    for ask, said in (("", CALLED[0]), ("wager:2", "Seat 2 bets 400."), ("rights:7", MAY.format(7, "400", "800")))
)
"""Chips that make one of its meanings unasked do."""
OPEN = f"{ASK.format(2, '400 or 4,000')}{HANGS.format(5, 'call')}"
WHEN_ASKED = (
    ("metropolitan-51", f"{ASKED}400", "", CALLED[0]),
    ("metropolitan-51", f"{ASKED}4000", "", CALLED[1]),
    ("metropolitan-51", f"{ASKED}200;P2 wager 200", "", CALLED[0]),
    ("metropolitan-51", f"{ASKED}400", "wager:2", SAYS.format("400")),
    ("metropolitan-51", f"{ASKED}400", "rights:7", MAY.format(7, "400", "800")),
    (
        "metropolitan-51",
        f"{ASKED}600",
        "wager:5",
        f"The floor rules how much it is: 400 or 4,000{HANGS.format(5, 'call')}",
    ),
    ("metropolitan-51", f"{FOUR}D ask-how-much 2;P2 wager 400", "", SAYS.format("400")),
    ("metropolitan-51", f"{FOUR}P5 fold;D ask-how-much 2;P2 wager 400", "wager:2", SAYS.format("400")),
    ("metropolitan-51", f"{FOUR}D ask-how-much 2;P5 say call;P2 say four hundred", "wager:2", SAYS.format("400")),
    ("metropolitan-51", f"{FOUR}P5 say call;P2 wager 1000", "wager:5", OPEN),
    ("metropolitan-51", f"{FOUR}P5 fold;P2 wager 1000", "", f"{ASK.format(2, '400 or 4,000')}."),
    (
        "metropolitan-51",
        "P5 say bet four;P2 check;D ask-how-much 5;P5 wager 400",
        "",
        "Seat 5's out-of-turn bet is binding at 400; the action is on seat 7.",
    ),
    (
        "metropolitan-51",
        f"{FOUR}P5 raise 9000;D ask-how-much 2;P2 wager 400",
        "rights:7",
        MAY.format(7, "9,000", "17,600"),
    ),
    (
        "metropolitan-38-B-1",
        f"{FOUR}P5 raise 9000;P7 fold;P2 wager 400",
        "",
        "It's a full call of 9,000: seat 2 puts in 8,600 more.",
    ),
)
"""Only where the player is asked are chips an answer; a call of what others have raised is none."""
STILL_OPEN = tuple(
    (house, acts, ask, f"{said}{HANGS.format(5, 'call')}")
    for house, said in (("metropolitan-51", ASK.format(2, "400 or 4,000")), ("upt-none", SILENT))
    for acts in (
        f"{FOUR}P5 say call;P2 say four hundred",
        f"{FOUR}P5 say call;P2 say call",
        f"{FOUR}P5 say call;P2 check",
        f"{FOUR}P5 say call;P2 raise 9000",
        f"{FOUR}P5 say call;D ask-how-much 2;P2 say check",
        f"{FOUR}P5 say call;P7 fold;P2 say call",
    )
    for ask in ("", "wager:2", "rights:7")
)
"""No second act of his own makes it firm."""
KNOWN = (
    (
        "tda-2024-50-A",
        f"{FOUR}P5 say call;P2 say call",
        "",
        "Seat 2's bet of 4,000 is binding, not the call; the action is on seat 7.",
    ),
    (
        "foxwoods-2020-41-A",
        f"{FOUR}P5 say call;P2 say call",
        "",
        "Seat 2's bet of 400 is binding, not the call; the action is on seat 7.",
    ),
    (
        "metropolitan-37-A",
        "P2 say bet 400;P5 say call;P2 say call",
        "",
        "Seat 2's bet of 400 is binding, not the call; the action is on seat 7.",
    ),
    (
        "metropolitan-40-A",
        f"{FOUR}P5 raise 9000;P7 fold;P2 say call",
        "wager:2",
        "It's a call: seat 2 puts in 9,000 more, 9,000 in all.",
    ),
)
LESS = tuple(
    ("metropolitan-51", f"{THREE}{acts}", asked, told)
    for acts in (
        "D ask-how-much 3;P3 say three hundred;P4 call",
        "P4 call;D ask-how-much 3;P3 say three hundred",
        "D ask-how-much 3;P3 say three hundred;P4 fold",
    )
    for asked, told in (
        ("rights:5", MAY.format(5, "400", "600")),
        ("turns", "Nothing is wrong: the action is on seat 5."),
    )
)
"""What was answered, less than a raise, is said nowhere as another amount than the chips make."""


def _house(paragraph: str) -> str:
    houses = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
    return next(each for each in houses if paragraph.startswith(each))


ON_THE_TURN = (*WITH_CHIPS, *UNASKED, *WHEN_ASKED, *STILL_OPEN, *KNOWN)


@pytest.mark.parametrize(
    ("paragraph", "acts", "asked", "told"), ON_THE_TURN, ids=[f"{row[0]} {row[1]} {row[2]}" for row in ON_THE_TURN]
)
def test_it_is_no_other_wager(paragraph: str, acts: str, asked: str, told: str) -> None:
    assert said_of(_house(paragraph), T, acts, asked) == told


@pytest.mark.parametrize(
    ("paragraph", "acts", "asked", "told"), LESS, ids=[f"{row[0]} {row[1]} {row[2]}" for row in LESS]
)
def test_nor_is_what_is_less_than_a_raise(paragraph: str, acts: str, asked: str, told: str) -> None:
    assert said_of(_house(paragraph), D9, acts, asked) == told
