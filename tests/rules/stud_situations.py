"""Stud hands in notation: a hand of eight players is dealt by a small script that writes the gestures down.

Whose turn it is comes from folding what has been written so far, so the lines are always a possible hand.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.rules.board_situations import facts_of, found, holdem, kinds, ruled, steps
from trainer.kernel.cards import names, standard_deck
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.rules.course import Course
from trainer.rules.record import Record

__all__ = [
    "Stud",
    "facts_of",
    "found",
    "holdem",
    "kinds",
    "premature_stud",
    "ruled",
    "short_stub",
    "steps",
    "to_seventh",
]

SEATS = tuple(range(1, 9))


def mixed_deck() -> list[str]:
    """The 52 cards in one fixed order in which no pair is likely to show: every fifth of the standard deck."""
    whole = names(standard_deck()).split()
    return [whole[k * 5 % 52] for k in range(52)]


def deck_with(first: str) -> str:
    """A deck that begins with the named cards, "." for any other; the rest follow in a fixed order."""
    wanted = first.split()
    spare = iter([card for card in mixed_deck() if card not in wanted])
    return " ".join([next(spare) if card == "." else card for card in wanted] + list(spare))


@dataclass
class Stud:
    """A stud hand being written: every method adds lines and returns the hand."""

    players: int = 8
    deck: str = field(default_factory=lambda: " ".join(mixed_deck()))
    stacks: dict[int, str] = field(default_factory=dict)
    absent: str = ""
    limit: str = "limit"
    acts: list[str] = field(default_factory=list)

    @property
    def transcript(self) -> Transcript:
        head = ["dealing 1", f"game stud {self.limit}", "ante 25", "bring-in 100", "small-bet 200", "big-bet 400"]
        rich = "1000x10+100x50+25x4"
        head += [f"seat {seat} {self.stacks.get(seat, rich)} Player{seat}" for seat in range(1, self.players + 1)]
        head += ["button 1", f"deck {self.deck}", *([f"absent {self.absent}"] if self.absent else [])]
        lines = [f"{second}.000 {act}" for second, act in enumerate(self.acts)]
        return transcript_of("\n".join([*head, "---", *lines]))

    @property
    def course(self) -> Course:
        return Record.of(self.transcript).course

    def then(self, *acts: str | Iterable[str]) -> "Stud":
        self.acts += [line for each in acts for line in ([each] if isinstance(each, str) else each)]
        return self

    def start(self) -> "Stud":
        """Antes, two cards down and one up for everybody, the bring-in."""
        seats = range(1, self.players + 1)
        self.then(f"P{seat} post 25x1" for seat in seats).then("D bring-in-bets")
        for up in ("down", "down", "up"):
            self.then(f"D pitch {seat} {up}" for seat in seats)
        return self.then(f"P{self.course.to_act} post 100x1")

    def call(self) -> "Stud":
        """Everybody who is still to act calls the bring-in."""
        return self._all(lambda seat: f"P{seat} wager 100x1")

    def check(self) -> "Stud":
        """Everybody who is still to act checks."""
        return self._all(lambda seat: f"P{seat} check")

    def _all(self, act: Callable[[int], str]) -> "Stud":
        return self.then([act(seat) for seat in self.course.pending]).then("D bring-in-bets")

    def fold_to(self, live: int) -> "Stud":
        """Those who act last fold, so that `live` are left; the others check or call."""
        course = self.course
        out = course.pending[len(course.pending) - len(course.contesting) + live :]
        stay = "check" if course.street else "wager 100x1"
        return self.then([f"P{seat} {'fold' if seat in out else stay}" for seat in course.pending]).then(
            "D bring-in-bets"
        )

    def street(self, up: bool = True, burn: bool = True) -> "Stud":
        """Burn and pitch one card to every live hand."""
        face = "up" if up else "down"
        live = self.course.contesting
        return self.then(["D burn"] if burn else []).then(f"D pitch {seat} {face}" for seat in live)


def premature_stud(before: int = 0) -> Transcript:
    """The first live player gets a card before the last player has acted on betting round `before` (0 third street)."""
    hand = Stud(players=4).start()
    for street in range(before):
        (hand.check() if street else hand.call()).street()
    act = "check" if before else "wager 100x1"
    hand.then([f"P{seat} {act}" for seat in hand.course.pending[:-1]])
    return hand.then("D burn", f"D pitch {hand.course.contesting[0]} {'down' if before == 3 else 'up'}").transcript


def short_stub(fourth: int, fifth: int, sixth: int, live: int, burns: int = 3) -> Stud:
    """Eight players; so many get a card of fourth, fifth and sixth street, and so many are live when the bets close.

    The stub then holds 25 cards less one for each of those. With `burns` below 3 the first streets go unburned, and
    above 3 fourth street has more than one.
    """
    hand = Stud().start().fold_to(fourth).then(["D burn"] * (burns - 3))
    for number, (count, left) in enumerate([(fourth, fifth), (fifth, sixth), (sixth, live)]):
        assert len(hand.course.contesting) == count
        hand.street(burn=number >= 3 - burns).fold_to(left)
    return hand


def to_seventh(*acts: str, burn: bool = True) -> Stud:
    """Seventh street, dealt after `acts`, and acted on."""
    hand = Stud(players=3).start().call()
    for _ in range(3):
        hand.street().check()
    hand.then(acts).street(up=False, burn=burn)
    return hand.then(f"P{hand.course.to_act} check")
