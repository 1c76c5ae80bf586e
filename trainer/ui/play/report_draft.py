"""A report to the floor while it is put together: a page for each piece, and the next press towards a whole one."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from trainer.kernel.report_acts import (
    MAY_COUNT,
    MUST_COUNT,
    ActedSince,
    Deed,
    Did,
    OnBoard,
    OnStreet,
    Part,
    Statement,
)
from trainer.scenarios.report import DEEDS, Piece

MOST_FIGURES = 8
NO_ONE, GO = "no-one", "go"


@dataclass
class Draft:
    """What has been put together so far. `asked` is the piece that the floor asks for, None for a whole report."""

    parts: tuple[Part, ...]
    seats: tuple[int, ...]
    has_board: bool
    asked: Piece | None = None
    page: Piece = Piece.STREET
    part: Part | None = None
    dids: list[Did] = field(default_factory=list)
    seat: int = 0
    deed: Deed | None = None
    typed: str = ""
    cards: int | None = None
    since: set[int] = field(default_factory=set)
    no_one: bool = False

    def __post_init__(self) -> None:
        if self.asked in self.pages:
            self.page = self.asked or self.page

    @property
    def pages(self) -> tuple[Piece, ...]:
        """What can be told, in the order in which it is told."""
        return tuple(each for each in Piece if self.has_board or each is not Piece.BOARD)

    @property
    def told(self) -> tuple[Statement, ...]:
        """The statements in their order; what is not finished is none of them."""
        return (
            *([OnStreet(self.part)] if self.part else []),
            *self.dids,
            *([OnBoard(self.cards)] if self.cards is not None else []),
            *([ActedSince(tuple(sorted(self.since)))] if self.since or self.no_one else []),
        )

    @property
    def pending(self) -> str:
        """What is begun and not finished, in words."""
        if self.page is not Piece.WHO or not (self.seat and self.deed):
            return ""
        return (
            f"Seat {self.seat} {DEEDS[self.deed][0]} {int(self.typed):,}"
            if self.typed
            else (f"Seat {self.seat} {DEEDS[self.deed][0]}: how much?")
        )

    @property
    def counts(self) -> bool:
        """Is a number told of the deed that is begun, or may one be?"""
        return self.deed in MAY_COUNT

    # --- what is pressed

    def press(self, name: str) -> bool:
        """Take in a press by its name, as in `part:flop` or `seat:3`; is the report to be made now?"""
        kind, _, value = name.partition(":")
        if name == GO:
            return self._go()
        if kind == "page":
            self.page = Piece(value)
        elif kind == "part":
            self.part = Part(value)
            self._on()
        elif kind == "seat":
            self.seat = int(value)
            self._deed()
        elif kind == "deed":
            self.deed, self.typed = Deed(value), ""
            self._deed()
        else:
            self._figures(kind, value)
        return False

    def _figures(self, kind: str, value: str) -> None:
        if kind == "pad":
            self.typed = f"{self.typed}{value}".lstrip("0")[:MOST_FIGURES]
        elif kind == "cards":
            self.cards = int(value)
            self._on()
        elif kind == NO_ONE:
            self.no_one, self.since = True, set()
        else:
            self.no_one, self.since = False, self.since ^ {int(value)}

    def _deed(self) -> None:
        """A deed without a number is told as soon as seat and deed are named."""
        if self.seat and self.deed and not self.counts:
            self._add()

    def _add(self) -> None:
        assert self.deed is not None
        self.dids.append(Did(self.seat, self.deed, int(self.typed or 0)))
        self.deed, self.typed = None, ""

    def _on(self) -> None:
        after = self.pages[self.pages.index(self.page) + 1 :]
        self.page = after[0] if after and self.asked is None else self.page

    def _go(self) -> bool:
        if self.page is Piece.WHO and self.deed is not None:
            if self.seat and (self.typed or self.deed not in MUST_COUNT):
                self._add()
            return False
        if self.asked is not None or self.page is self.pages[-1]:
            return True
        self._on()
        return False

    def erase(self) -> None:
        """Take back the last thing on this page."""
        if self.page is Piece.STREET:
            self.part = None
        elif self.page is Piece.BOARD:
            self.cards = None
        elif self.page is Piece.SINCE:
            self.since, self.no_one = set(), False
        elif self.typed:
            self.typed = self.typed[:-1]
        elif self.deed is not None:
            self.deed = None
        elif self.dids:
            self.dids.pop()

    # --- the way to a whole report

    def towards(self, told: Sequence[Statement]) -> str:
        """The press that comes next on the way to these statements."""
        if self.asked is not None:
            return GO
        found = {Piece.STREET: self._to_street, Piece.WHO: self._to_deed, Piece.BOARD: self._to_board}
        return found.get(self.page, self._to_since)(told) or GO

    def _to_street(self, told: Sequence[Statement]) -> str:
        part = next((one.part for one in told if isinstance(one, OnStreet)), None)
        return f"part:{part}" if part is not None and part is not self.part else ""

    def _to_deed(self, told: Sequence[Statement]) -> str:
        left = [one for one in told if isinstance(one, Did)][len(self.dids) :]
        if not left:
            return ""
        one = left[0]
        if self.seat != one.seat:
            return f"seat:{one.seat}"
        if self.deed is not one.deed:
            return f"deed:{one.deed}"
        figures = str(one.amount or "")[len(self.typed) :]
        return f"pad:{figures[0]}" if figures else ""

    def _to_board(self, told: Sequence[Statement]) -> str:
        cards = next((one.cards for one in told if isinstance(one, OnBoard)), None)
        return f"cards:{cards}" if cards is not None and cards != self.cards else ""

    def _to_since(self, told: Sequence[Statement]) -> str:
        since = next((one.seats for one in told if isinstance(one, ActedSince)), None)
        if since is None:
            return ""
        if not since:
            return "" if self.no_one else NO_ONE
        return next((f"since:{seat}" for seat in sorted(set(since) ^ self.since)), "")
