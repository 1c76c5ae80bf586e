"""A report to the floor while it is put together: a page for each piece."""

from dataclasses import dataclass, field

from trainer.kernel.games import has_board
from trainer.kernel.report_acts import ActedSince, DealerDid, Did, OnBoard, OnStreet, Part, Statement
from trainer.kernel.table import Setup
from trainer.scenarios.report import NOTHING, PLAYER, SHOWDOWN, Piece, parts_of, wanted
from trainer.ui.play.report_deed import DEALER, OTHERS, Begun

HEADING, NO_ONE, GO, ADD, HUNDREDS = "heading", "no-one", "go", "add", "00"
Page = Piece | str


@dataclass
class Draft:
    """What has been put together so far. `asked` is the piece that the floor asks for, None for a whole report.

    `page` is a piece, or HEADING for what it is about. `begun` is the deed that is told next.
    """

    parts: tuple[Part, ...]
    seats: tuple[int, ...]
    game: str
    heading: str = ""
    asked: Piece | None = None
    page: Page = HEADING
    part: Part | None = None
    dids: list[Did | DealerDid] = field(default_factory=list)
    begun: Begun = field(default_factory=Begun)
    cards: int | None = None
    since: set[int] = field(default_factory=set)
    no_one: bool = False

    def __post_init__(self) -> None:
        if self.asked is not None:
            self.page = self.asked
        self._open_the_list()

    @classmethod
    def of(cls, setup: Setup, heading: str = "", asked: Piece | None = None) -> "Draft":
        """An empty one for a hand."""
        return cls(parts_of(setup.game), tuple(each.number for each in setup.seats), setup.game, heading, asked)

    @property
    def pages(self) -> tuple[Page, ...]:
        """What can be told, in the order in which it is told."""
        pieces = (each for each in Piece if each is not Piece.BOARD or has_board(self.game))
        return (self.asked,) if self.asked is not None else (HEADING, *pieces)

    @property
    def way(self) -> tuple[Page, ...]:
        """The pages that Enter leads through: those that every report under this heading needs."""
        return (self.asked,) if self.asked is not None else (HEADING, *wanted(self.heading, self.game))

    @property
    def last(self) -> bool:
        """Is the report made by Enter on this page?"""
        return self.page == self.way[-1] and bool(self.heading)

    @property
    def answered(self) -> bool:
        """Has something been told on this page? Enter goes on without it too."""
        told: dict[Page, bool] = {
            HEADING: bool(self.heading),
            Piece.STREET: self.part is not None,
            Piece.WHO: bool(self.dids) or self.begun.whole,
            Piece.BOARD: self.cards is not None,
            Piece.SINCE: bool(self.since) or self.no_one,
        }
        return told[self.page]

    @property
    def told(self) -> tuple[Statement, ...]:
        """The statements in their order; what is not finished is none of them."""
        return (
            *([OnStreet(self.part)] if self.part else []),
            *self.dids,
            *([OnBoard(self.cards)] if self.cards is not None else []),
            *([ActedSince(tuple(sorted(self.since)))] if self.since or self.no_one else []),
        )

    # --- what is pressed

    def press(self, name: str) -> bool:
        """Take in a press by its name, as in `part:flop` or `seat:3`; is the report to be made now?"""
        kind, _, value = name.partition(":")
        if name == GO:
            return self._go()
        if kind == "what":
            self.heading = value
            self._open_the_list()
            self._on()
            return value == NOTHING
        if kind == "page":
            self._finish()
            self.page = Piece(value) if value in tuple(Piece) else value
        elif kind == "part":
            self.part = Part(value)
            self._on()
        elif kind in ("seat", "deed", DEALER, OTHERS, ADD):
            self._deeds(kind, value)
        else:
            self._figures(kind, value)
        return False

    def _open_the_list(self) -> None:
        """Of what players did apart from bets, under a heading about that; else of bets."""
        self.begun.bets = self.heading not in (PLAYER, SHOWDOWN)

    def _deeds(self, kind: str, value: str) -> None:
        """Who did what: what was begun before and can be told is told by that."""
        self._finish()
        self.begun.take(kind, value)
        if not self.begun.counts:
            self._finish()

    def _figures(self, kind: str, value: str) -> None:
        if kind == "pad":
            if self.begun.pad(value):
                self._finish()
        elif kind == "cards":
            self.cards = int(value)
            self._on()
        elif kind == NO_ONE:
            self.no_one, self.since = True, set()
        else:
            self.no_one, self.since = False, self.since ^ {int(value)}

    def _finish(self) -> bool:
        """Tell what is begun if it is whole; is nothing left begun?"""
        if self.begun.whole:
            self.dids.append(self.begun.did)
            self.begun.told()
        return self.begun.deed is None

    def _on(self) -> None:
        """The next page of the way; on no page beyond its end."""
        order = list(self.pages)
        after = [each for each in self.way if order.index(each) > order.index(self.page)]
        self.page = after[0] if after else self.page

    def _go(self) -> bool:
        if not self.heading or (self.page == Piece.WHO and not self._finish()):
            return False
        before = self.page
        self._on()
        return self.page == before

    def erase(self) -> None:
        """Take back the last thing on this page."""
        if self.page == Piece.STREET:
            self.part = None
        elif self.page == Piece.BOARD:
            self.cards = None
        elif self.page == Piece.SINCE:
            self.since, self.no_one = set(), False
        elif not self.begun.erase() and self.dids:
            self.dids.pop()
