"""Worked examples on what a bet counts as: who prints each, what it comes to there, and what else it would come to.

A change is told as last lines instead of those of the transcript: (how many lines go, the acts that come).
"""

from dataclasses import dataclass

from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, TDA_2024, UPT

CALL, RAISE, ALL_IN = "bet.call", "bet.raise", "bet.all-in"
MUST = "bet.made-full-raise"
TINY = "bet.tiny-chips-up-to-floor"
TOGETHER = "bet.combined-chips-up-to-floor"

Outcome = tuple[str, dict[str, int]]


@dataclass(frozen=True)
class Story:
    """`instead` replaces the last `gone` gestures; `stack` is what seat 3 sits there with in the change."""

    printed: tuple[tuple[str, str], ...]
    outcome: Outcome
    gone: int
    instead: tuple[str, ...]
    otherwise: Outcome
    stack: str = ""


def to(name: str, total: int, owed: int = 0, back: int = 0) -> Outcome:
    return (name, {"to": total, "owed": owed, "back": back})


def three(tda: str, players: str, metropolitan: str = "") -> tuple[tuple[str, str], ...]:
    last = ((MET, metropolitan),) if metropolitan else ()
    return ((TDA, tda), (PLAYERS, players), *last)


def several(case: str, metropolitan: bool = False) -> tuple[tuple[str, str], ...]:
    """A case of the illustrations on several chips."""
    return three(f"ill-45-ex-{case}", f"ill-50-ex-{case}", f"ill-45-ex-{case}" if metropolitan else "")


def prior(tda: str, players: str) -> tuple[tuple[str, str], ...]:
    """A situation of the illustrations on prior chips."""
    return three(f"ill-46-sit-{tda}", f"ill-51-sit-{players}")


SEVERAL = (
    Story(
        three("45-A-ex-1", "50-A-ex-1"),
        to(CALL, 1100, back=400),
        1,
        ("P4 wager 1000x1+100x5",),
        to(MUST, 1800, owed=300),
    ),
    Story(
        three("45-A-ex-2", "50-A-ex-2"),
        to(CALL, 1050, back=950),
        1,
        ("P3 wager 1000x1+500x2",),
        to(ALL_IN, 2000),
        "1000x1+500x2+25x2",
    ),
    Story(several("1", True), to(CALL, 1200, back=300), 1, ("P3 wager 500x4",), to(MUST, 2400, owed=400)),
    Story(several("1-A", True), to(CALL, 1200, back=800), 1, ("P3 wager 1000x1+500x2",), to(MUST, 2400, owed=400)),
    Story(several("1-B", True), to(CALL, 1100, back=400), 1, ("P1 wager 1000x1+100x5",), to(MUST, 1700, owed=200)),
    Story(several("2", True), to(MUST, 1700, owed=200), 1, ("P1 wager 1000x1+100x3",), to(CALL, 1100, back=200)),
    Story(several("3", True), to(CALL, 1100, back=200), 1, ("P1 wager 1000x1+100x4",), to(MUST, 1700, owed=300)),
    Story(
        several("4"),
        to(ALL_IN, 1500),
        1,
        ("P3 wager 500x3",),
        to(CALL, 1400, back=100),
        "500x3+100x2",
    ),
    Story(several("4-A"), to(MUST, 2800, owed=300), 1, ("P3 wager 1000x1+500x2",), to(CALL, 1400, back=600)),
    Story(several("4-B"), to(CALL, 1400, back=600), 1, ("P3 wager 1000x1+500x2+100x1",), to(MUST, 2800, owed=700)),
    Story(
        several("4-note"),
        to(ALL_IN, 2500),
        1,
        ("P3 wager 1000x1+500x3",),
        to(MUST, 2800, owed=300),
        "1000x2+500x3+100x2",
    ),
)

PRIOR = (
    Story(
        prior("1", "1"),
        to(CALL, 600, back=4450),
        1,
        ("P3 pull-back 25x1", "P3 wager 5000x1"),
        to(RAISE, 5025),
    ),
    Story(prior("1-1", "1-1"), to(CALL, 600, back=450), 1, ("P3 wager 1000x1+500x1",), to(RAISE, 1550)),
    Story(
        prior("1-2-a", "1-2-a"),
        to(CALL, 600, back=450),
        1,
        ("P3 wager 500x1+100x5",),
        to(MUST, 1150, owed=100),
    ),
    Story(
        prior("1-2-b", "1-2-b"),
        to(CALL, 600, back=50),
        1,
        ("P3 wager 500x1+100x4",),
        to(MUST, 1150, owed=200),
    ),
    Story(prior("1-3", "1-3"), to(RAISE, 1550), 1, ("P3 wager 500x1+100x2",), to(CALL, 600, back=150)),
    Story(
        prior("3", "2"),
        to(CALL, 600, back=4400),
        2,
        ("P3 pull-back 25x1", "P3 wager 5000x1"),
        to(RAISE, 5025),
    ),
    Story(
        prior("3-1", "2-1"),
        to(CALL, 600, back=400),
        2,
        ("P3 pull-back 25x1", "P3 wager 1000x1"),
        to(MUST, 1150, owed=125),
    ),
    Story(
        prior("3-2", "2-2"),
        to(MUST, 1150, owed=250),
        1,
        ("P3 wager 500x1+100x3",),
        to(CALL, 600, back=200),
    ),
    Story(
        prior("4", "3-1"),
        to(MUST, 1150, owed=125),
        1,
        ("P3 wager 500x1+100x1",),
        to(CALL, 600, back=25),
    ),
    Story(
        ((PLAYERS, "ill-51-sit-3"), (TDA_2024, "ill-46-sit-3")),
        to(CALL, 700, back=200),
        1,
        ("P3 wager 100x5",),
        to(MUST, 1300, owed=300),
    ),
    Story(
        prior("2", "4"),
        to(MUST, 1300, owed=200),
        1,
        ("P3 pull-back 1000x1", "P3 wager 500x1+100x4"),
        to(CALL, 700, back=200),
    ),
    Story(
        prior("5", "5"),
        (TOGETHER, {"together": 1150, "apart": 600}),
        2,
        ("P3 wager 1000x1",),
        to(CALL, 600, back=450),
    ),
)

OTHERS = (
    Story(
        (*three("61-ex", "61-ex", "55-ex"), (FOXWOODS, "61-ex")),
        to(MUST, 650, owed=125),
        1,
        ("P3 wager 500x1",),
        to(CALL, 325, back=175),
    ),
    Story(
        ((FOXWOODS, "44-ex"), (MET, "40-ex")),
        (TINY, {"lies": 1000, "full-call": 50000}),
        1,
        ("P3 wager 25000x2",),
        to(CALL, 50000),
    ),
    Story(
        ((FOXWOODS, "49-ex"),),
        to(CALL, 1100, back=400),
        1,
        ("P1 wager 1000x1+100x5",),
        to(MUST, 1800, owed=300),
    ),
    Story(((MET, "45-ex"),), to(CALL, 1200, back=800), 1, ("P1 wager 1000x1+500x2",), to(RAISE, 2000)),
    Story(((MET, "ill-45"),), to(MUST, 2400, owed=600), 1, ("P3 wager 500x3",), to(CALL, 1200, back=300)),
    Story(((UPT, "betting-13-ex"),), to(CALL, 6, back=19), 1, ("P3 wager 5x2+1x2",), to(RAISE, 12)),
)

STORIES = (*SEVERAL, *PRIOR, *OTHERS)
