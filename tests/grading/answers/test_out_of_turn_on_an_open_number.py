"""What is done out of turn on a number that nobody knows yet: firm only where it is the same whatever that means."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
D9 = "blinds 100 200;seats 9 20000;button 9"
THREE, FOUR = "deal;P3 say raise three;", "P2 say bet four;"
ASK = "Ask seat {} whether the amount is {}; if it stays unclear, the floor rules"
OPEN = {
    "foxwoods-2020-40-A": "The floor decides what seat 3 meant: 300 or 3,000",
    "metropolitan-51": ASK.format(3, "300 or 3,000"),
    "upt-none": "UPT doesn't cover this: a number that can mean less than a raise, seat 3",
}
SEVERAL = {
    "metropolitan-51": ASK.format(2, "400 or 4,000"),
    "upt-none": "UPT doesn't cover this: an amount that can mean several things, seat 2",
}
CALL, RAISE = "; the amount of seat {}'s call depends on that.", "; the amount of seat {}'s raise depends on that."
POSTS = "; what seat {}'s out-of-turn action posts depends on that."
FREED = (
    "; seat 5's action isn't binding, as seat 4's raise changed the action: 200 goes back, and every choice is open."
)
HANGS = (
    *(
        (each, D9, f"{THREE}{acts}", ask, f"{OPEN[each]}{RAISE.format(5)}")
        for each in ("foxwoods-2020-40-A", "metropolitan-51")
        for acts in ("P5 raise 1200", "P5 raise 500", "P5 wager 1200")
        for ask in ("", "wager:5", "rights:4")
    ),
    *(
        (each, D9, f"{THREE}{acts}", ask, f"{said}{CALL.format(5)}")
        for each, said in OPEN.items()
        for acts in ("P5 call;P4 fold", "P5 say call;P4 fold", "P5 call;P4 call", "P5 call;P6 call")
        for ask in ("", "wager:5")
    ),
    *(
        (each, D9, f"{THREE}P5 call;P4 raise 6000", "wager:5", f"{said}{RAISE.format(4)}")
        for each, said in OPEN.items()
    ),
    *(
        (each, T, f"{FOUR}{acts}", ask, f"{said}{RAISE.format(7)}")
        for each, said in SEVERAL.items()
        for acts in ("P7 raise 1000", "P2 wager 1000;P7 raise 1000", "P7 wager 1000", "P7 raise 1000;P5 fold")
        for ask in ("", "wager:7")
    ),
    *((each, T, f"{FOUR}P7 call;P5 fold", "", f"{said}{CALL.format(7)}") for each, said in SEVERAL.items()),
    *(
        ("upt-none", T, f"{FOUR}{acts}", ask, f"{SEVERAL['upt-none']}{POSTS.format(7)}")
        for acts in ("P7 all-in", "P7 raise 9000", "P7 say raise", "P7 all-in;P5 fold")
        for ask in ("", "wager:7")
    ),
    ("upt-none", D9, f"{THREE}P5 all-in", "", f"{OPEN['upt-none']}{POSTS.format(5)}"),
    (
        "foxwoods-2020-43-A",
        D9,
        f"{THREE}P5 call;P4 raise 6000",
        "",
        f"{OPEN['foxwoods-2020-40-A']}{RAISE.format(4).removesuffix('.')}{FREED}",
    ),
    ("metropolitan-51", D9, f"{THREE}P5 call;P4 raise 6000", "", f"{OPEN['metropolitan-51']}{RAISE.format(4)}"),
)
"""A raise that may be none, a call whose turn has come, what posts a minimum."""
BACK = "The action backs up to seat {0}: seat {1}'s {2} is binding unless someone bets or raises first"
FREES = ", which frees seat {} to call, raise or fold."
FIRM = (
    ("foxwoods-2020-43-A", D9, f"{THREE}P5 call", f"{BACK.format(4, 5, 'call')}{FREES.format(5)}"),
    ("metropolitan-39-A", T, f"{FOUR}P7 call", f"{BACK.format(5, 7, 'call')}."),
    ("metropolitan-39-A", T, f"{FOUR}P7 raise 9000", f"{BACK.format(5, 7, 'raise to 9,000')}."),
    (
        "metropolitan-39-A",
        T,
        f"{FOUR}P7 raise 9000;P5 fold",
        "Seat 7's out-of-turn raise is binding at 9,000; the action is on seat 2.",
    ),
    ("metropolitan-39-A", T, f"{FOUR}P7 say raise", f"{BACK.format(5, 7, 'raise')}."),
    (
        "foxwoods-2020-43-A",
        D9,
        f"{THREE}P5 all-in",
        f"{BACK.format(4, 5, 'raise to 20,000')}{FREES.format(5)}",
    ),
    (
        "metropolitan-39-C",
        T,
        f"{FOUR}P7 all-in",
        "Seat 7's out-of-turn all-in of 20,000 stands and may be penalized; the action is on seat 5.",
    ),
    (
        "upt-betting-10",
        T,
        f"{FOUR}P7 call",
        "The action goes back to seat 5: seat 7's action is binding unless someone bets or raises first.",
    ),
    (
        "tda-2024-53-A",
        D9,
        f"{THREE}P5 raise 1200",
        f"{BACK.format('4, who faces 400', 5, 'raise to 1,200')}{FREES.format(5)}",
    ),
    (
        "tda-2024-53-A",
        D9,
        f"{THREE}P5 say call;P4 fold",
        "Seat 5's out-of-turn call is binding at 400; the action is on seat 6.",
    ),
)
"""What is the same by every meaning, and on a number that the pot decides."""


def _house(paragraph: str) -> str:
    houses = ("tda-2024", "foxwoods-2020", "metropolitan", "upt")
    return next(each for each in houses if paragraph.startswith(each))


@pytest.mark.parametrize(
    ("paragraph", "head", "acts", "asked", "told"), HANGS, ids=[f"{row[0]} {row[2]} {row[3]}" for row in HANGS]
)
def test_it_hangs_on_what_the_number_means(paragraph: str, head: str, acts: str, asked: str, told: str) -> None:
    assert said_of(_house(paragraph), head, acts, asked) == told


@pytest.mark.parametrize(("paragraph", "head", "acts", "told"), FIRM, ids=[f"{row[0]} {row[2]}" for row in FIRM])
def test_it_is_what_it_is_whatever_that_means(paragraph: str, head: str, acts: str, told: str) -> None:
    assert said_of(_house(paragraph), head, acts, "") == told
