"""Questions made by hand, one of every shape: a large bet, a stack, pots, cards, amounts, one seat and several."""

from trainer.kernel.chips import Chips
from trainer.kernel.document import transcript_of
from trainer.quickfire.spot import Answer, Asks, Field, Option, Spot, Sum
from trainer.rules.ruling import Authority, Citation, Decision, Matter, Ruling

BOOK = "players-2025"
RULING = Ruling("bet.raise-stands", "raise stands", Authority.DEALER)
HEAD = """dealing 1
game holdem no-limit
small-blind 100
big-blind 200
seat 1 1000x10+100x10 Ada
seat 2 1000x10+100x10 Marta
seat 3 1000x3+500x4+100x14 Dev
seat 4 1000x10+100x5 Kofi
seat 5 1000x11+500x9+100x12+25x8 Lucía
button 3
deck Ah Kd Qs Qc 9h 9d Tc Jc As Ks 2c 7d Jh Td 4s 8h 3c 6d 5h
---
"""
RAISE = """0.000 P4 post 100x1
1.000 P5 post 100x2
7.400 P3 wager 500x1+100x4
8.000 P3 say nine hundred
12.000 P5 wager 500x2
12.600 P5 say Raise.
"""
ALL_IN = """0.000 P1 wager 1000x2
1.000 P2 wager 1000x5
2.000 P3 wager 1000x3
3.000 P5 wager 1000x5
"""
SHOWN = """0.000 D pitch 1 up
0.100 D pitch 1 up
0.200 D pitch 2 up
0.300 D pitch 2 up
0.400 D pitch 3 up
0.500 D pitch 3 up
0.600 D pitch 5 up
0.700 D pitch 5 up
0.800 D lay 5 up
1.000 P1 wager 1000x2+100x1
1.100 P2 wager 1000x5
1.200 P3 wager 1000x3
1.300 P5 wager 1000x5
2.000 D collect 1 1000x2+100x1 main
2.100 D collect 2 1000x2 main
2.200 D collect 3 1000x2 main
2.300 D collect 5 1000x2 main
2.400 D collect 2 1000x1 side-1
2.500 D collect 3 1000x1 side-1
2.600 D collect 5 1000x1 side-1
"""
BACK = """0.000 P5 wager 1000x1
2.000 P5 wager 500x2
3.500 P5 pull-back 1000x1
"""


def decision(*cited: tuple[str, str, str]) -> Decision:
    """A decision that rests on these (paragraph, own words, reading)."""
    found = tuple(Citation(BOOK, at, says, reading, rule="common.sizing:raise") for at, says, reading in cited)
    return Decision(BOOK, Matter("amount", "bet.sizing", 0, 0), RULING, found)


CITED = decision(
    ("46-A", "Prior chips count when they are not touched.", ""),
    ("44-A", "A raise said in turn is binding to all of it.", "The order of words and chips is read as they came."),
)


def made(
    lines: str, shown: int, focus: str, asks: str, fields: tuple[Field, ...], right: Answer, *sums: Sum, kind: str = "x"
) -> Spot:
    """A question on this hand."""
    transcript = transcript_of(HEAD + lines)
    return Spot(
        kind, BOOK, 7, transcript, shown, tuple(focus.split()), asks, fields, (right,), (CITED,), 10_000, sums=sums
    )


WAGERS = tuple(
    Option(key, label, says)
    for key, label, says in (
        ("call", "Call", "900 total"),
        ("raise", "Raise to", ""),
        ("all-in", "All-in", "everything"),
        ("nothing", "Nothing", "chips go back"),
        ("floor", "Floor", "not my call"),
    )
)


def call_or_raise() -> Spot:
    """Cards, one with an amount in it, and two amounts beside them."""
    fields = (
        Field("stands", Asks.CHOICE, "What is binding?", WAGERS),
        Field("to", Asks.AMOUNT, "Total", step=100, when=("stands", ("raise", "bet"))),
        Field("change", Asks.AMOUNT, "Change to seat 5", step=100, when=("stands", ("call", "raise"))),
        Field("missing", Asks.AMOUNT, "Still short", step=100, when=("stands", ("call", "raise"))),
    )
    right: Answer = {"stands": "raise", "to": 1600, "change": 0, "missing": 400}
    sums = (
        Sum("to match", 900, 900, ("bet-3",)),
        Sum("in front before", -200, 700, ("bet-5",)),
        Sum("the least raise on top", 900, 1600),
    )
    return made(RAISE, 3, "bet-5 stack-5 bet-3", "What is binding?", fields, right, *sums)


def count_the_stack() -> Spot:
    """One amount and nothing else; each line of the sum names its chips."""
    piles = ((1000, 11), (500, 9), (100, 12), (25, 8))
    total, sums = 0, []
    for value, count in piles:
        total += value * count
        sums.append(Sum(f"{count} of {value:,}", value * count, total, ("stack-5",), Chips(((value, count),))))
    fields = (Field("stack", Asks.AMOUNT, "In the stack", step=25),)
    return made("", 0, "stack-5", "How much has seat 5 behind?", fields, {"stack": total}, *sums)


def build_side_pots() -> Spot:
    """Several amounts."""
    fields = tuple(
        Field(key, Asks.AMOUNT, label, step=100)
        for key, label in (("main", "Main pot"), ("side-1", "Side pot 1"), ("side-2", "Side pot 2"), ("back", "Back"))
    )
    right: Answer = {"main": 8000, "side-1": 3000, "side-2": 4000, "back": 0}
    sums = (
        Sum("four times 2,000", 8000, 8000, ("bet-1", "bet-2", "bet-3", "bet-5")),
        Sum("three times 1,000", 3000, 11000, ("bet-2", "bet-3", "bet-5")),
        Sum("two times 2,000", 4000, 15000, ("bet-2", "bet-5")),
    )
    return made(ALL_IN, 0, "bet-1 bet-2 bet-3 bet-5", "Build the pots.", fields, right, *sums)


def who_wins_what() -> Spot:
    """Several seats for each of two pots, with the board, four hands and chips."""
    seats = (1, 2, 3, 5)
    fields = (
        Field("main", Asks.SEATS, "Main pot goes to", seats=seats),
        Field("side-1", Asks.SEATS, "Side pot 1 goes to", seats=(2, 3, 5)),
    )
    focus = "board pot side-1 hand-1 hand-2 hand-3 hand-5"
    return made(SHOWN, 20, focus, "Who wins what?", fields, {"main": (1,), "side-1": (2, 3)})


def who_shows_first() -> Spot:
    """One seat."""
    fields = (Field("seat", Asks.SEAT, "Shows first", seats=(1, 2, 3, 5)),)
    return made(SHOWN, 20, "board hand-1 hand-2 hand-3 hand-5", "Who shows first?", fields, {"seat": 2})


def taken_back() -> Spot:
    """Chips that were put down and taken back again."""
    fields = (Field("stands", Asks.CHOICE, "What is binding?", WAGERS[2:]),)
    return made(BACK, 0, "bet-5 stack-5", "What is binding?", fields, {"stands": "floor"})


def odd_chip() -> Spot:
    """A choice that asks for seats with one of its cards."""
    fields = (
        Field("who", Asks.CHOICE, "Who?", (Option("seats", "A seat", "gets it"), Option("floor", "Floor", "decides"))),
        Field("seats", Asks.SEATS, "Odd chip to", seats=(1, 2), when=("who", ("seats",))),
    )
    return made(SHOWN, 20, "board pot hand-1 hand-2", "Who gets it?", fields, {"who": "seats", "seats": (1,)})


def many_pots() -> Spot:
    """How many pots, and of each how much and for whom."""
    counts = tuple(str(number) for number in range(1, 4))
    fields = [Field("pots", Asks.CHOICE, "How many pots?", tuple(Option(each, f"{each} pots") for each in counts))]
    for number, (pot, label) in enumerate((("main", "Main pot"), ("side-1", "Side pot 1"), ("side-2", "Side pot 2"))):
        when = ("pots", counts[number:])
        fields.append(Field(pot, Asks.AMOUNT, label, step=100, when=when))
        fields.append(Field(f"{pot}-seats", Asks.SEATS, f"{label}: which seats?", seats=(1, 2, 3, 5), when=when))
    right: Answer = {"pots": "1", "main": 15000, "main-seats": (1, 2, 3, 5)}
    return made(ALL_IN, 0, "bet-1 bet-2 bet-3 bet-5", "Which pots are there?", tuple(fields), right)


SPOTS = {
    each.__name__: each
    for each in (call_or_raise, count_the_stack, build_side_pots, who_wins_what, who_shows_first, taken_back)
}
