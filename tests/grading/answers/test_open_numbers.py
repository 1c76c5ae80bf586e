"""A number that is open: nothing that rests on what it comes to is firm, whatever is asked and of whomever."""

import pytest

from tests.grading.answers.in_short import lines, on_hand, said_of
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.each_once import each_once
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
F6 = "on flop;blinds 100 200;pot 3000;in 2 4 5 7 8;seats 9 20000"
D9 = "blinds 100 200;seats 9 20000;button 9"
BY_THE_POT = ("tda-2024-57", "tda-2022-57", "players-2025-57")
THREE, FIVE, RAISED = "deal;P3 say three", "deal;P3 say five", "deal;P3 say raise three"
SILENT = "UPT doesn't cover this: a number that can mean less than a raise, seat 3"
SEVERAL = "UPT doesn't cover this: an amount that can mean several things, seat {}"
FLOOR, ASK = (
    "The floor decides what seat 3 meant: {}",
    "Ask seat 3 whether the amount is {}; if it stays unclear, the floor rules",
)
SHORT, LONG = "300 or 3,000", "500 or 5,000"
HANGS = "; the amount of seat {}'s {} depends on that."
BACK = "he action goes back to seat 4: seat 5's action is binding unless someone bets or raises first."
UP = "The action backs up to seat 4: seat 5's call is binding unless someone bets or raises first"
FACES = UP.replace(": seat 5", ", who faces 400: seat 5")
FREES = ", which frees seat 5 to call, raise or fold."
ROWS = (
    ("upt-betting-10", D9, f"{RAISED};P5 call", "", f"T{BACK}"),
    ("upt-betting-10", D9, f"{RAISED};P5 call", "turns", f"T{BACK}"),
    ("upt-betting-10", D9, f"{RAISED};P5 call", "wager:5", f"T{BACK}"),
    ("upt-betting-10", D9, f"{RAISED};P5 call", "rights:4", f"T{BACK}"),
    ("upt-betting-10", D9, f"{THREE};P5 call", "", f"T{BACK}"),
    ("upt-none", D9, f"{RAISED};P5 call;P4 call", "", f"{SILENT}{HANGS.format(5, 'call')}"),
    ("metropolitan-51", D9, f"{RAISED};P5 call;P4 call", "", f"{ASK.format(SHORT)}{HANGS.format(5, 'call')}"),
    ("foxwoods-2020-40-A", D9, f"{RAISED};P5 call;P4 call", "", f"{FLOOR.format(SHORT)}{HANGS.format(5, 'call')}"),
    (
        "upt-none",
        D9,
        f"{RAISED};P5 raise 1000",
        "",
        f"{SILENT}; what seat 5's out-of-turn action posts depends on that.",
    ),
    *((each, D9, f"{FIVE};P5 call", "", f"{UP}{FREES}") for each in (*BY_THE_POT, "foxwoods-2020-57")),
    ("metropolitan-51", D9, f"{FIVE};P5 call", "", f"{UP}."),
    ("foxwoods-2020-40-A", D9, f"{THREE};P4 call", "wager:3", f"{FLOOR.format(SHORT)}."),
    ("foxwoods-2020-40-A", D9, f"{THREE};P4 raise 1000", "wager:3", f"{FLOOR.format(SHORT)}."),
    ("foxwoods-2020-40-A", D9, f"{THREE};P4 fold", "wager:3", f"{FLOOR.format(SHORT)}."),
    ("foxwoods-2020-40-A", D9, f"{THREE};P5 call", "wager:3", f"{FLOOR.format(SHORT)}."),
    ("metropolitan-51", D9, f"{THREE};P4 call", "wager:3", f"{ASK.format(SHORT)}."),
    *(
        (each, D9, f"{FIVE};{acts}", asked, f"{FLOOR.format(LONG)}{hangs}")
        for each in ("tda-2024-40-A", "tda-2022-40-A", "players-2025-41-A", "foxwoods-2020-40-A")
        for acts, asked, hangs in (
            ("P4 call", "", HANGS.format(4, "call")),
            ("P4 call", "wager:3", "."),
            ("P4 raise 2000", "", HANGS.format(4, "raise")),
            ("P4 fold", "", "."),
        )
    ),
    ("tda-2024-40-A", D9, FIVE, "rights:4", f"{FLOOR.format(LONG)}."),
    ("upt-betting-8", T, "P2 say bet four", "rights:2", f"{SEVERAL.format(2)}; seat 2 must bet."),
    ("upt-betting-8", T, "P2 say bet four", "rights", f"{SEVERAL.format(2)}; seat 2 must bet."),
    ("upt-betting-8", T, "P2 say bet four", "rights:5", f"{SEVERAL.format(2)}; seat 2 must bet."),
    ("upt-betting-8", T, "P2 bet 400;P5 say raise ten", "rights:5", f"{SEVERAL.format(5)}; seat 5 must raise."),
    ("upt-betting-8", T, "P2 bet 400;P5 say ten", "rights:5", f"{SEVERAL.format(5)}."),
    ("upt-betting-8", D9, RAISED, "rights:3", f"{SILENT}; seat 3 must raise."),
    ("upt-betting-8", D9, RAISED, "rights:4", f"{SILENT}; seat 3 must raise."),
    ("upt-betting-8", D9, THREE, "rights:3", f"{SILENT}."),
    ("upt-betting-8", D9, FIVE, "rights:4", f"{SEVERAL.format(3)}."),
    *((each, D9, f"{THREE};P5 call", "", f"{FACES}{FREES}") for each in BY_THE_POT),
    *(
        (each, D9, f"{THREE};P4 call", "wager:3", "The raise is to 400, not 300: seats 3 and 4 make it 400.")
        for each in BY_THE_POT
    ),
    (
        "tda-2024-57",
        F6,
        "P2 bet 800;P4 say fifteen;P7 fold",
        "",
        "Seat 7's out-of-turn fold is binding; the action is on seat 5, who may call 1,600, raise or fold.",
    ),
    ("tda-2024-57", T, "P2 say bet four", "rights:5", "Seat 5 may call 4,000 or raise, minimum raise to 8,000."),
    ("upt-betting-8", T, "P2 say bet", "rights:2", "Seat 2 must bet at least 200."),
)
"""The last ones are numbers that the pot decides, and words that name none: these are firm."""
NEXT = "; the action is then on seat {}."
DEAD = "; seat {}'s hand is dead"
WHOSE_TURN = (
    ("foxwoods-2020-40-A", D9, f"{THREE};P4 fold", f"{FLOOR.format(SHORT)}{NEXT.format(5)}"),
    ("metropolitan-51", D9, f"{THREE};P4 fold", f"{ASK.format(SHORT)}{NEXT.format(5)}"),
    ("upt-none", D9, f"{THREE};P4 fold", f"{SILENT}{NEXT.format(5)}"),
    ("tda-2024-40-A", D9, f"{FIVE};P4 fold", f"{FLOOR.format(LONG)}{NEXT.format(5)}"),
    ("tda-2024-40-A", D9, FIVE, f"{FLOOR.format(LONG)}{NEXT.format(4)}"),
    ("upt-none", T, "P2 say bet four", f"{SEVERAL.format(2)}{NEXT.format(5)}"),
    ("upt-none", T, "P2 say bet four;P5 fold", f"{SEVERAL.format(2)}{NEXT.format(7)}"),
    ("upt-none", T, "P2 say bet four;P5 call", f"{SEVERAL.format(2)}{HANGS.format(5, 'call')[:-1]}{NEXT.format(7)}"),
    ("upt-none", T, "P2 say bet four;P5 call;P7 call", f"{SEVERAL.format(2)}{HANGS.format(5, 'call')}"),
    ("upt-dead-hand-1-a", T, "P2 say bet four;P7 fold", f"{SEVERAL.format(2)}{DEAD.format(7)}{NEXT.format(5)}"),
    (
        "metropolitan-51",
        T,
        "P2 bet 400;P5 say ten;P7 fold",
        f"{ASK.format('1,000 or 10,000').replace('3', '5')}{NEXT.format(2)}",
    ),
    ("tda-2024-50-A", T, "P2 say bet", "Seat 2 must bet at least 200; the action is on seat 2."),
)
"""Asked for it, whose turn it is whatever the number comes to, as the word binds its player."""
EARLY_FOLDS = (
    ("upt-dead-hand-1-a", T, "P2 say bet four;P7 fold", "", f"{SEVERAL.format(2)}{DEAD.format(7)}."),
    ("upt-dead-hand-1-a", T, "P2 say bet four;P7 fold", "rights:5", f"{SEVERAL.format(2)}{DEAD.format(7)}."),
    ("upt-dead-hand-1-a", T, "P2 say bet four;P2 wager 1000;P7 fold", "", f"{SEVERAL.format(2)}{DEAD.format(7)}."),
    ("upt-dead-hand-1-a", D9, f"{THREE};P5 fold", "", f"{SILENT}{DEAD.format(5)}."),
    ("upt-none", T, "P2 say bet four;P7 fold", "wager:2", f"{SEVERAL.format(2)}."),
    ("upt-dead-hand-1-a", T, "P2 bet 400;P7 fold", "", "Seat 7's hand is dead; the action is on seat 5."),
)
HOUSES = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")


def _house(paragraph: str) -> str:
    return next(each for each in HOUSES if paragraph.startswith(each))


def _as_a_floor_asks(house: str, head: str, acts: str, asked: str) -> str:
    return answer_on_all(Both(read(lines(head, acts)).record), book(house), (question(asked),)).sentence


@pytest.mark.parametrize(
    ("paragraph", "head", "acts", "asked", "told"), ROWS, ids=[f"{row[0]} {row[2]} {row[3]}" for row in ROWS]
)
def test_nothing_that_rests_on_it_is_firm(paragraph: str, head: str, acts: str, asked: str, told: str) -> None:
    assert said_of(_house(paragraph), head, acts, asked) == told


@pytest.mark.parametrize(
    ("house", "ask", "seat"),
    [("metropolitan-51", "wager", 3), ("foxwoods-2020-40-A", "wager", 3), ("foxwoods-2020-40-A", "", 0)],
)
def test_nor_is_it_told_besides_what_the_number_is(house: str, ask: str, seat: int) -> None:
    told = each_once(on_hand(_house(house), D9, f"{THREE};P4 call", ask, seat))
    assert not [each for each in told.also if "400" in each]


@pytest.mark.parametrize(
    ("paragraph", "head", "acts", "told"), WHOSE_TURN, ids=[f"{row[0]} {row[2]}" for row in WHOSE_TURN]
)
def test_whose_turn_it_is_then(paragraph: str, head: str, acts: str, told: str) -> None:
    assert _as_a_floor_asks(_house(paragraph), head, acts, "turns") == told


@pytest.mark.parametrize(
    ("paragraph", "head", "acts", "asked", "told"),
    EARLY_FOLDS,
    ids=[f"{row[0]} {row[2]} {row[3]}" for row in EARLY_FOLDS],
)
def test_a_fold_out_of_turn_comes_after_what_nobody_has_printed(
    paragraph: str, head: str, acts: str, asked: str, told: str
) -> None:
    assert said_of(_house(paragraph), head, acts, asked) == told


BROUGHT_UP = (
    (D9, f"{THREE};P4 call", "rights:5", "Seat 5 may call 400 or raise, minimum raise to 600."),
    (
        D9,
        f"{THREE};P4 call",
        "turns",
        "The raise is to 400, not 300: seats 3 and 4 make it 400; the action is on seat 5.",
    ),
    (T, "P2 bet 800;P5 say 1200;P7 say call", "rights:2", "Seat 2 may call 800 or raise, minimum raise to 2,400."),
)


@pytest.mark.parametrize(("head", "acts", "asked", "told"), BROUGHT_UP, ids=[f"43-A {row[1]}" for row in BROUGHT_UP])
@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025"])
def test_who_only_said_that_he_calls_less_than_a_raise_calls_what_it_comes_to(
    house: str, head: str, acts: str, asked: str, told: str
) -> None:
    assert _as_a_floor_asks(house, head, acts, asked) == told
