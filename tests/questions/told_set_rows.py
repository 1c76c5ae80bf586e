"""Rows for questions that ask for a set: which of several cases the law treats alike."""

from collections.abc import Mapping

from tests.questions import told_rooms as rooms
from tests.questions import told_situations as told
from tests.questions.told_situations import ALL_TO_THE_FLOP, FACING, RICH, TO_THE_FLOP, Asking, hand, put, wrong_start
from tests.rules.betting import Betting
from tests.rules.room.test_clock import clocked
from tests.rules.test_chip_race import PLAYERS as RACERS

MISDEAL, FULL, OPEN = "deal.misdeal", "bet.full-call", "bet.open"
BINDS = "bet.out-of-turn-binds"
LEAVES = "conduct.chips-leave-play"
DEAD = "hand.dead"
LEFT_OF_A_RACE = rooms.room(
    *("left-after-a-race", "floor colour-up 25", "floor recess", "dealer:A race 25"),
    *("floor remove Ann 25x2", "floor remove Ben 25x3", "clock run"),
    players={**RACERS, "Ann": "1000x2+25x2 A 3", "Cora": "1000x2+25x1 A 8"},
)
SHORT_STACKS = (
    "game holdem no-limit\nsmall-blind 100\nbig-blind 200\nseat 1 20000 Ana\nseat 2 500 Ben\nseat 3 20000 Cora\n"
    "seat 4 600 Dan\nseat 5 20000 Eva\nseat 6 20000 Finn\nbutton 6\n"
)


def may_raise(seat: int, *acts: str) -> Asking:
    """Two short all-ins come one after the other; whether this seat may raise when its turn comes."""
    lines = (ALL_TO_THE_FLOP, "P1 bet 200", "all-in 2", "call 3", "all-in 4", "call 5", *acts)
    return hand("rights", *lines, head=SHORT_STACKS, seat=seat)


def answered(act: str) -> Asking:
    """Seat 3 has raised 300 to 800 out of turn, and seat 2, who was due, does this."""
    made = Betting((50, 100), button=4).flop().do("P1 wager 100x3", "P3 wager 100x8", act)
    return lambda house: made.asked(house, "turn")


def short_of_it(*lines: str, seat: int) -> Asking:
    return hand("undercall", *lines, head=RICH, seat=seat)


SETS: tuple[tuple[str, Asking, Mapping[int, str | tuple[str, ...]]], ...] = (
    ("listed-misdeals", told.TWO_BOXED, {0: MISDEAL}),
    ("listed-misdeals", wrong_start(), {1: MISDEAL}),
    ("listed-misdeals", told.TWO_SHOWN, {2: MISDEAL}),
    ("listed-misdeals", told.BUTTON_TWICE, {3: MISDEAL}),
    ("listed-misdeals", told.JOKER, {4: MISDEAL}),
    ("listed-misdeals", told.ONE_BOXED, {5: MISDEAL}),
    ("no-other-burn", told.EARLY_FLOP, {0: "step:flop-without-a-burn"}),
    ("no-other-burn", told.EARLY_TURN, {1: "step:turn-without-a-burn"}),
    ("no-other-burn", told.EARLY_RIVER, {2: "step:river-without-a-burn"}),
    ("no-other-burn", told.FOUR_UP, {3: "step:turn-without-second-burn"}),
    ("may-still-raise", may_raise(6), {0: OPEN}),
    ("may-still-raise", may_raise(1, "call 6"), {1: OPEN}),
    ("may-still-raise", may_raise(3, "call 6", "call 1"), {2: OPEN}),
    ("answers-that-bind-him", answered("P2 wager 100x3"), {0: BINDS}),
    ("answers-that-bind-him", answered("P2 fold"), {1: BINDS}),
    ("answers-that-bind-him", answered("P2 wager 100x6"), {2: BINDS}),
    ("answers-that-bind-him", answered("P2 wager 100x8"), {3: BINDS}),
    ("leave-the-event", rooms.IN_A_PURSE, {0: "chips.forfeited"}),
    ("leave-the-event", told.DISQUALIFIED, {1: LEAVES}),
    ("leave-the-event", LEFT_OF_A_RACE, {2: "removed=25"}),
    ("leave-the-event", rooms.A_ROUND_OF_FIVE, {3: LEAVES}),
    ("made-a-full-call", short_of_it(TO_THE_FLOP, "flop", "P1 bet 600", "fold 2", "P6 wager 500", seat=6), {0: FULL}),
    ("made-a-full-call", short_of_it(*FACING, "P2 wager 300", seat=2), {1: FULL}),
    ("made-a-full-call", short_of_it("deal", "P3 wager 100", seat=3), {2: FULL}),
    (
        "made-a-full-call",
        hand("wager", *FACING, "P2 raise 1800", "P3 say call", "P3 wager 600", head=RICH, seat=3),
        {3: "to=1800"},
    ),
    ("made-a-full-call", short_of_it(*FACING, "P2 raise 1800", "P3 wager 700", seat=3), {4: FULL}),
    (
        "one-chip-for-all-its-worth",
        hand("wager", ALL_TO_THE_FLOP, "P1 wager 5000x1", head=RICH, seat=1),
        {0: "to=5000"},
    ),
    (
        "one-chip-for-all-its-worth",
        hand("wager", *FACING, "P2 say raise", "P2 wager 5000x1", head=RICH, seat=2),
        {1: "to=5000"},
    ),
    ("one-chip-for-all-its-worth", put("5000x1"), {2: "to=5000"}),
    (
        "one-chip-for-all-its-worth",
        hand("wager", "deal", "P3 wager 5000x1", head=RICH, seat=3),
        {3: "to=5000"},
    ),
    ("dead-hands-of-the-tour", rooms.THREE_CARDS, {0: "deal.hand-killed"}),
    (
        "dead-hands-of-the-tour",
        rooms.floor(clocked("160 dealer:A warn A2 10", "171 A2 play call"), "clock-over"),
        {1: DEAD},
    ),
    (
        "dead-hands-of-the-tour",
        hand("thrown-into-a-hand", *FACING, "P2 move hand-3 down 3h 9h", top="2h 3h 4h 5h 6h 7h 8h 9h"),
        {2: "hand.thrown-cards-dead"},
    ),
    (
        "dead-hands-of-the-tour",
        hand("dropped-by-a-player", "deal", "P3 drop 4h", top="2h 3h 4h"),
        {3: DEAD},
    ),
    ("dead-hands-of-the-tour", told.SHOWN_ON_THE_RIVER, {4: DEAD}),
)
"""As in the test: the question, the situation, and by statement the rulings that make it right."""
