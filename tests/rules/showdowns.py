"""Showdowns told as transcripts: three players to the river in hold'em, and stud hands; the tests tell the rest."""

from tests.rules.betting import asked_of, outcome
from tests.rules.situations import NAMES, cited, deck
from trainer.kernel.document import transcript_of
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.record import Record

STACK = "1000x9+100x9+25x20"
HOLDEM = "2c 9d 3c 2d 9h 3d 4c 9s Kh 7d 4d Js 4h 5s"  # seats 1, 2, 3 get 22, 99 and 33; the board is 9KJ75
CHECKED = [f"P{seat} check" for seat in (1, 2, 3)]
OPENING = [
    "P1 post 25x2",
    "P2 post 100x1",
    *(f"D pitch {seat} down" for _ in (1, 2) for seat in (1, 2, 3)),
    "P3 wager 100x1",
    "P1 wager 25x2",
    "P2 check",
]
TO_THE_RIVER = [
    *OPENING,
    *("D bring-in-bets", "D burn", "D lay 3 up", *CHECKED),
    *("D burn", "D lay 1 up", *CHECKED),
    *("D burn", "D lay 1 up"),
]
ROYAL = "2c 9d 3c 2d 9h 3d 4c Ts Js Qs 4d Ks 4h As"  # the board is the best hand


def told(
    lines: list[str],
    top: str = HOLDEM,
    game: str = "holdem",
    stacks: tuple[str, ...] = (STACK,) * 3,
    stakes: tuple[str, ...] = (),
) -> Facts:
    """These lines folded, with the button at the last seat."""
    seats = [f"seat {seat} {stack} {NAMES[seat - 1]}" for seat, stack in enumerate(stacks, 1)]
    usual = ["small-blind 50", "big-blind 100"] if game in ("holdem", "omaha", "omaha-8") else ["small-bet 100"]
    limit = "no-limit" if game == "holdem" else "limit"
    head = [
        "dealing 1",
        f"game {game} {limit}",
        *(stakes or usual),
        *seats,
        f"button {len(stacks)}",
        f"deck {deck(top)}",
        "---",
    ]
    timed = [each if each[0].isdigit() else f"{at}.000 {each}" for at, each in enumerate(lines, 1)]
    record = Record.of(transcript_of("\n".join([*head, *timed, ""])))
    return Facts(record, len(record))


def river(*lines: str, top: str = HOLDEM) -> Facts:
    """Three players to the river without a bet, then these lines."""
    return told([*TO_THE_RIVER, *lines], top)


def said(facts: Facts, book: str, kind: str) -> str:
    """The name of the ruling on the last point of that kind; "none" where there is no such point."""
    return outcome(asked_of(facts, book, kind))[0] if any(each.kind == kind for each in points(facts)) else "none"


def figures(facts: Facts, book: str, kind: str) -> dict[str, int]:
    return dict(asked_of(facts, book, kind).figures)


def at_of(facts: Facts, book: str, kind: str) -> list[str]:
    return cited(asked_of(facts, book, kind))
