"""What a player answers when the dealer asks how much his number is, though others have acted on it: no new act."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
D9 = "blinds 100 200;seats 9 20000;button 9"
ASKED = "P2 say bet four;{};D ask-how-much 2;P2 say {}"
CALLED = ASKED.format("P5 say call", "four {}")
FITS = "The amount is {}, the highest the number can mean within the pot of 4,000"
SAYS = "The amount is {}, as the player says"
CALL = "; it's a call: seat {} puts in {} more, {} in all."
SILENT = "UPT doesn't cover this: an amount that can mean several things, seat 2"
FLOOR = "The floor rules how much it is: 400 or 4,000"
HANGS = "; the amount of seat 5's {} depends on that."
BY_THE_POT = ("tda-2024-57", "tda-2022-57", "players-2025-57")
EVERY = (*BY_THE_POT, "foxwoods-2020-57", "metropolitan-51", "upt-none")


def _of_each(called: str) -> tuple[tuple[str, str], ...]:
    """At each house the sentence on a bet of four, answered with "four hundred", and on a call of it."""
    small, large = (called.format(each) for each in ("400", "4,000"))
    silent = HANGS.format("call") if called else "."
    return (
        *((each, f"{FITS.format('4,000')}{large or '.'}") for each in BY_THE_POT),
        ("foxwoods-2020-57", f"{FITS.format('400')}{small or '.'}"),
        ("metropolitan-51", f"{SAYS.format('400')}{small or '.'}"),
        ("upt-none", f"{SILENT}{silent}"),
    )


OR_NOT = "the floor decides whether seat 2's hand is dead, or live with no right to bet or raise."
WHOLE = "; it's a call: seat 5 puts in {0} more, {0} in all."
ROWS = (
    *((each, T, CALLED.format("hundred"), "", said) for each, said in _of_each(WHOLE)),
    *((each, T, CALLED.format("hundred"), "wager:2", said) for each, said in _of_each("")),
    *((each, T, ASKED.format("P5 fold", "four hundred"), "", said) for each, said in _of_each("")),
    ("tda-2024-57", T, CALLED.format("hundred"), "rights:7", "Seat 7 may call 4,000 or raise, minimum raise to 8,000."),
    ("metropolitan-51", T, CALLED.format("hundred"), "rights:7", "Seat 7 may call 400 or raise, minimum raise to 800."),
    ("metropolitan-51", T, CALLED.format("hundred"), "wager:5", CALL[2:].format(5, 400, 400).capitalize()),
    ("foxwoods-2020-57", T, CALLED.format("thousand"), "", f"{FITS.format('400')}{CALL.format(5, 400, 400)}"),
    ("metropolitan-51", T, CALLED.format("thousand"), "", f"{SAYS.format('4,000')}{CALL.format(5, '4,000', '4,000')}"),
    ("metropolitan-51", T, CALLED.format(""), "", f"{FLOOR}{HANGS.format('call')}"),
    ("metropolitan-51", T, ASKED.format("P5 say call", "600"), "", f"{FLOOR}{HANGS.format('call')}"),
    ("metropolitan-51", T, ASKED.format("P5 say call", "600"), "wager:2", f"{FLOOR}."),
    (
        "tda-2024-57",
        T,
        ASKED.format("P5 raise 9000;P7 fold", "four thousand"),
        "",
        f"{FITS.format('4,000')}; seat 2 may call 5,000 or raise, minimum raise to 14,000.",
    ),
    (
        "metropolitan-51",
        T,
        ASKED.format("P5 raise 9000", "four hundred"),
        "",
        f"{SAYS.format('400')}; seat 7 may call 9,000 or raise, minimum raise to 17,600.",
    ),
    (
        "tda-2024-53-B",
        T,
        "P5 say bet four;P7 say call;D ask-how-much 5;P5 say four hundred",
        "",
        f"Seat 5's bet of 4,000 and seat 7's call of 4,000 are binding, and {OR_NOT}",
    ),
    (
        "metropolitan-51",
        T,
        "P5 say bet four;P2 check;D ask-how-much 5;P5 say four hundred",
        "",
        "Seat 5's out-of-turn bet is binding at 400; the action is on seat 7.",
    ),
)
"""Whatever is asked, it is the number that is ruled on."""
OTHERS = (
    (
        "tda-2024-50-A",
        CALLED.replace("D ask-how-much 2;", "").format("hundred"),
        "Seat 2's bet of 4,000 is binding, not the call; the action is on seat 7.",
    ),
    (
        "tda-2024-58",
        ASKED.format("P5 say call", "fold"),
        "Seat 2's out-of-turn fold is binding; the action is on seat 7, who may call 4,000, raise or fold.",
    ),
    (
        "tda-2024-50-A",
        "P2 say bet 400;P5 say call;D ask-how-much 2;P2 say six hundred",
        "Seat 2's bet of 400 is binding, not the raise to 600; the action is on seat 7.",
    ),
    (
        "tda-2024-59-B",
        "P2 say bet;P5 say call;D ask-how-much 2;P2 say four hundred",
        "The floor rules on seat 5's call before the amount was clear, and may hold it to any amount.",
    ),
)
"""What nobody asked, what is no amount, and what was no number is what it was."""
SHORT = (
    "The number means 300, the highest amount it can mean within the pot of 300, bets in front included: "
    "the raise is to 400."
)
MAY = "Seat {} may call 400 or raise, minimum raise to 600."
RAISED = "Seat 3's 300 is a raise to 400; it's a call: seat 4 puts in 400 more, 400 in all."
OPEN = "The floor decides what seat 3 meant: 300 or 3,000"
TO_1600 = "The raise is to 1,600, not 1,500: seats 5 and 7 make it 1,600."
LESS = (
    *((each, D9, "deal;P3 say raise three;D ask-how-much 3;P3 say three hundred", SHORT) for each in BY_THE_POT),
    *(
        (each, D9, "deal;P3 say raise three;P4 call;D ask-how-much 3;P3 say three hundred", RAISED)
        for each in BY_THE_POT
    ),
    *(
        (each, D9, "deal;P3 say raise three;D ask-how-much 3;P3 say three thousand;P4 call", RAISED)
        for each in BY_THE_POT
    ),
    ("foxwoods-2020-40-A", D9, "deal;P3 say raise three;D ask-how-much 3;P3 say three hundred", f"{OPEN}."),
    (
        "metropolitan-51",
        D9,
        "deal;P3 say raise three;D ask-how-much 3;P3 say three hundred",
        "The amount is 400, as the player says.",
    ),
    ("metropolitan-51", D9, "deal;P3 say raise three;P4 call;D ask-how-much 3;P3 say three hundred", RAISED),
    *(
        (each, T, f"P2 bet 800;P5 say fifteen;P7 call;D ask-how-much 5;P5 say fifteen {scale}", TO_1600)
        for each in (*BY_THE_POT, "foxwoods-2020-57")
        for scale in ("hundred", "thousand")
    ),
    ("tda-2024-57", T, "P2 bet 800;P5 say fifteen;D ask-how-much 5;P5 say fifteen thousand;P7 call", TO_1600),
    (
        "tda-2024-57",
        T,
        "P2 bet 800;P5 say eleven;D ask-how-much 5;P5 say eleven thousand;P7 call",
        "Seat 5's 1,100 is a call of 800; it's a call: seat 7 puts in 800 more, 800 in all.",
    ),
)
"""A number that can mean less than a raise: where the pot decides, it decides whatever is answered."""
NOTHING_ELSE = tuple(
    (each, f"deal;P3 say raise three;{acts}", asked, told)
    for each in BY_THE_POT
    for scale in ("hundred", "thousand")
    for acts, asked, told in (
        (f"D ask-how-much 3;P3 say three {scale}", "rights:4", MAY.format(4)),
        (f"D ask-how-much 3;P3 say three {scale};P4 call", "rights:5", MAY.format(5)),
        (f"D ask-how-much 3;P3 say three {scale};P4 fold", "rights:5", MAY.format(5)),
        (f"D ask-how-much 3;P3 say three {scale};P4 fold", "turns", "Nothing is wrong: the action is on seat 5."),
        (f"P4 call;D ask-how-much 3;P3 say three {scale};P5 call", "rights:6", MAY.format(6)),
    )
)
"""Whatever is answered then, the number is what others face: no chips of another amount lie there."""


def _house(paragraph: str) -> str:
    return next(each.rpartition("-")[0] for each in EVERY if paragraph.startswith(each.rpartition("-")[0]))


@pytest.mark.parametrize(
    ("paragraph", "head", "acts", "asked", "told"), ROWS, ids=[f"{row[0]} {row[2]} {row[3]}" for row in ROWS]
)
def test_it_is_about_the_number(paragraph: str, head: str, acts: str, asked: str, told: str) -> None:
    assert said_of(_house(paragraph), head, acts, asked) == told


@pytest.mark.parametrize(("paragraph", "acts", "told"), OTHERS, ids=[f"{row[0]} {row[1]}" for row in OTHERS])
def test_no_other_words_are_such_an_answer(paragraph: str, acts: str, told: str) -> None:
    assert said_of(_house(paragraph), T, acts, "") == told


@pytest.mark.parametrize(("paragraph", "head", "acts", "told"), LESS, ids=[f"{row[0]} {row[2]}" for row in LESS])
def test_a_number_that_can_mean_less_than_a_raise(paragraph: str, head: str, acts: str, told: str) -> None:
    assert said_of(_house(paragraph), head, acts, "") == told


@pytest.mark.parametrize(
    ("paragraph", "acts", "asked", "told"), NOTHING_ELSE, ids=[f"{row[0]} {row[1]} {row[2]}" for row in NOTHING_ELSE]
)
def test_less_than_a_raise_is_faced_as_the_raise_it_makes(paragraph: str, acts: str, asked: str, told: str) -> None:
    assert said_of(_house(paragraph), D9, acts, asked) == told
