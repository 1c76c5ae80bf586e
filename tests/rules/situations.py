"""Situations told as transcripts: the routine is written out in notation here, the irregular lines in the tests.

Nothing here makes facts: a `Hand` collects lines of notation, and `facts()` folds the text they make.
"""

from collections.abc import Iterable

from trainer.kernel.cards import RANKS, SUITS
from trainer.kernel.document import transcript_of
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter

NAMES = ("Ann", "Ben", "Cora", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo")
FULL = ["tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"]


def deck(top: str) -> str:
    """The tokens of a deck with these cards on top, in notation, and the rest of the 52 in a fixed order."""
    given = top.split()
    faces = {token.lstrip("^") for token in given}
    return " ".join([*given, *(rank + suit for rank in RANKS for suit in SUITS if rank + suit not in faces)])


class Hand:
    """A hand in the making. Seats 1 to `players` are taken unless they are in `empty`; blinds are 50 and 100."""

    def __init__(
        self,
        players: int = 6,
        button: int = 1,
        top: str = "",
        game: str = "holdem",
        empty: Iterable[int] = (),
        extra: Iterable[str] = (),
    ) -> None:
        self.order = [seat for seat in range(1, players + 1) if seat not in set(empty)]
        self.button, self.game = button, game
        stakes = ["small-blind 50", "big-blind 100"] if game == "holdem" else ["bring-in 25", "small-bet 100"]
        limit = "no-limit" if game == "holdem" else "limit"
        seats = [self._seat(seat) for seat in range(1, players + 1)]
        self.head = ["dealing 1", f"game {game} {limit}", *stakes, *seats, f"button {button}", *extra]
        self.head.append(f"deck {deck(top)}")
        self.lines: list[str] = []

    def _seat(self, seat: int) -> str:
        return f"seat {seat} 100x20+25x20 {NAMES[seat - 1]}" if seat in self.order else f"seat {seat} 0"

    def do(self, *acts: str) -> "Hand":
        """Let things happen, each written without its time: "D pitch 3"."""
        self.lines += acts
        return self

    def round(self) -> list[int]:
        """The seats in the order in which a round of cards is dealt."""
        after = self.button if self.game == "holdem" else 0
        return sorted(self.order, key=lambda seat: (seat <= after, seat))

    def deal(self, rounds: int = 2, skip: Iterable[tuple[int, int]] = ()) -> "Hand":
        """Whole rounds of cards, one to each seat, leaving out (round from 1, seat) pairs."""
        left_out = set(skip)
        for number in range(1, rounds + 1):
            up = " up" if self.game == "stud" and number == 3 else " down"
            self.do(*(f"D pitch {seat}{up}" for seat in self.round() if (number, seat) not in left_out))
        return self

    def blinds(self) -> "Hand":
        """The two seats left of the button post."""
        small, big = self.round()[:2]
        return self.do(f"P{small} post 25x2", f"P{big} post 100x1")

    def text(self) -> str:
        """The transcript as it is stored."""
        timed = [f"{at}.000 {line}" for at, line in enumerate(self.lines, 1)]
        return "\n".join([*self.head, "---", *timed, ""])

    def facts(self) -> Facts:
        """The transcript, folded."""
        record = Record.of(transcript_of(self.text()))
        return Facts(record, len(record))

    def matters(self) -> tuple[Matter, ...]:
        return matters(self.facts())

    def matter(self, kind: str) -> Matter:
        """The one matter of that kind; fails when there is none or more than one."""
        (found,) = [each for each in self.matters() if each.kind == kind]
        return found

    def kinds(self) -> list[str]:
        return [each.kind for each in self.matters()]

    def decision(self, key: str, kind: str) -> Decision:
        """What a book says, as things stand, on the one matter of that kind."""
        return decide(book(key), self.facts().about(self.matter(kind)))


def steps(decision: Decision) -> list[str]:
    """The steps of a decision's ruling; empty in silence."""
    return [step.key for step in decision.ruling.steps] if decision.ruling else []


def cited(decision: Decision) -> list[str]:
    """The paragraphs that a decision cites."""
    return [citation.at for citation in decision.citations]
