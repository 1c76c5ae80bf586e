"""Betting rounds told as transcripts: the way to the street is written out here, the wagers in the tests.

Nothing here makes facts: a `Betting` collects lines of notation, and `facts()` folds the text they make.
"""

from tests.rules.situations import NAMES, Hand, deck
from trainer.kernel.chips import make
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.ruling import Decision, Matter

STACK = "25000x4+5000x10+1000x40+500x20+100x60+25x40"


class Betting(Hand):
    """`blinds` are the small and the big one. Seat 1 has the button unless another is named; `stacks` by seat."""

    def __init__(
        self,
        blinds: tuple[int, int] = (100, 200),
        players: int = 4,
        stacks: dict[int, str] | None = None,
        limit: str = "no-limit",
        button: int = 1,
        game: str = "holdem",
    ) -> None:
        super().__init__(players=players, button=button)
        self.small, self.big = blinds
        given = stacks or {}
        seats = [f"seat {seat} {given.get(seat, STACK)} {NAMES[seat - 1]}" for seat in self.order]
        stakes = [f"small-blind {self.small}", f"big-blind {self.big}"]
        if limit == "limit":
            stakes += [f"small-bet {self.big}", f"big-bet {2 * self.big}"]
        self.head = ["dealing 1", f"game {game} {limit}", *stakes, *seats, f"button {button}", f"deck {deck('')}"]

    def preflop(self) -> "Betting":
        """Blinds posted, two cards each, and the betting opened."""
        small, big = self.round()[:2] if len(self.order) > 2 else (self.button, self.round()[0])
        self.do(f"P{small} post {make(self.small)}", f"P{big} post {make(self.big)}")
        self.deal()
        self.do("D proceed")
        return self

    def flop(self) -> "Betting":
        """Everybody calls the big blind, who checks; the flop lies there."""
        self.preflop()
        order = self.round()
        small, big = order[:2] if len(order) > 2 else (self.button, order[0])
        for seat in [*order[2:], *order[:2]] if len(order) > 2 else [small, big]:
            owed = self.big - {small: self.small, big: self.big}.get(seat, 0)
            self.do(f"P{seat} wager {make(owed)}" if owed else f"P{seat} check")
        return self.street(3)

    def turn(self) -> "Betting":
        """A flop on which everybody checks, and the turn."""
        self.flop()
        self.do(*(f"P{seat} check" for seat in self.round()))
        return self.street(1)

    def street(self, cards: int) -> "Betting":
        """Bets brought in, a burn, and these many cards turned up."""
        self.do("D bring-in-bets", "D burn", f"D lay {cards} up", "D proceed")
        return self

    def point(self, kind: str = "wager") -> Matter:
        """The last point of that kind; fails when there is none."""
        return [each for each in points(self.facts()) if each.kind == kind][-1]

    def asked(self, key: str, kind: str = "wager") -> Decision:
        """What a book says, as things stand, on the last point of that kind."""
        return decide(book(key), self.facts().about(self.point(kind)))


def asked_of(facts: Facts, key: str, kind: str = "wager") -> Decision:
    """What a book says on the last matter or point of that kind in these facts."""
    found = [each for each in (*matters(facts), *points(facts)) if each.kind == kind]
    return decide(book(key), facts.about(found[-1]))


def outcome(decision: Decision) -> tuple[str, dict[str, int]]:
    """The name of the ruling and its figures; "silent" in silence."""
    return (decision.ruling.key if decision.ruling else "silent", dict(decision.figures))
