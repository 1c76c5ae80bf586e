"""A laid-out close-up as pixmaps at their places, each with the event that brings it and the one that takes it back."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from trainer.kernel.altered import replace
from trainer.ui.art import button as puck
from trainer.ui.art import cards as card_art
from trainer.ui.art import chips as chip_art
from trainer.ui.closeup import tags
from trainer.ui.closeup.fit import CardsPlace, ChipPlace
from trainer.ui.closeup.lay import BubbleLay, HeapLay, SeatLay, TagLay
from trainer.ui.closeup.layout import Lay
from trainer.ui.closeup.timeline import SINCE
from trainer.ui.kit import look
from trainer.ui.kit.paint import faded
from trainer.ui.table import labels
from trainer.ui.table.card_layer import face_of
from trainer.ui.table.picture import Cards
from trainer.ui.table.shapes import Point
from trainer.ui.table.words import DEALER, say
from trainer.ui.theme.fonts import sized

BUTTON_D, COARSE = 46.0, 2.0


@lru_cache(maxsize=48)
def _heap(group: chip_art.Group, dpr: float) -> QPixmap:
    return chip_art.drawn(group, dpr)  # large, and hardly ever the same again: two questions' worth is kept


@lru_cache(maxsize=128)
def _card(look: card_art.Look, dpr: float) -> QPixmap:
    return card_art.drawn(look, dpr)


@dataclass(frozen=True, slots=True)
class Piece:
    """One pixmap: its top left in pixels, its `place`, the events that bring and take it (0 for none).

    `start` is the point (in pixels) from which chips are pushed out, None for what only appears.
    """

    pixmap: QPixmap
    at: QPointF
    place: str = ""
    order: int = 0
    until: int = 0
    start: QPointF | None = None


def pieces(laid: Lay, board: Cards, dpr: float, four_colours: bool) -> tuple[Piece, ...]:
    """Everything but the plates, those that lie below first."""
    return tuple(_Drawn(laid, dpr, four_colours).all(board))


class _Drawn:
    def __init__(self, laid: Lay, dpr: float, four_colours: bool) -> None:
        self.laid, self.dpr, self.four_colours = laid, dpr, four_colours
        self.s = laid.sheet.scale

    def all(self, board: Cards) -> Iterator[Piece]:
        if self.laid.board:
            yield from self.cards(self.laid.board, board, "board")
        for seat in self.laid.seats:
            yield from self.seat(seat)
        for pot in self.laid.pots:
            yield self.chips(pot.chips, pot.pot.place)
            yield self.tag(pot.label, pot.pot.place)
        for heap in self.laid.large:
            yield from self.heap(heap)
        if self.laid.note:
            yield self.tag(self.laid.note)

    def seat(self, laid: SeatLay) -> Iterator[Piece]:
        number = laid.seat.number
        if laid.cards:
            yield from self.cards(laid.cards, laid.seat.cards, f"hand-{number}")
        if laid.stack:
            yield self.chips(laid.stack, f"stack-{number}")
        for heap in laid.bets:
            yield from self.heap(heap)
        if laid.button:
            d = self.snap(BUTTON_D * self.s)
            corner = self.at(laid.button) - QPointF(d, d) * (0.5 + puck.PAD)
            yield Piece(puck.button(d, say(DEALER), self.dpr), corner)
        for tag in laid.tags:
            yield self.tag(tag)
        for bubble in laid.bubbles:
            yield from self.bubble(bubble)

    def snap(self, value: float) -> float:
        return round(value * self.dpr) / self.dpr

    def at(self, point: Point) -> QPointF:
        return QPointF(self.snap(point.x * self.s), self.snap(point.y * self.s))

    def chips(self, laid: ChipPlace, place: str, order: int = 0, until: int = 0, start: QPointF | None = None) -> Piece:
        d = laid.group.diameter * self.s // COARSE * COARSE  # in steps, so that chips are often drawn already
        group = replace(laid.group, diameter=max(COARSE, d))
        corner = chip_art.origin(group)
        snapped = QPointF(self.snap(corner.x()), self.snap(corner.y()))
        return Piece(_heap(group, self.dpr), self.at(laid.foot) + snapped, place, order, until, start)

    def heap(self, laid: HeapLay) -> Iterator[Piece]:
        heap, number = laid.heap, int(laid.place.partition("-")[2])
        plate = next(each.plate for each in self.laid.seats if each.seat.number == number)
        start = self.at(Point(plate.centre.x, plate.bottom)) - self.at(laid.chips.foot)
        yield self.chips(laid.chips, laid.place, heap.order, heap.until, start)
        if laid.label and heap.until:  # before they were taken back they were let go
            box = laid.label.box
            before = self.laid.sheet.tag(heap.label, heap.order, box.centre.x, box.y)
            yield replace(self.tag(before), until=heap.until)
        if laid.label:
            yield self.tag(laid.label)

    def cards(self, laid: CardsPlace, cards: Cards, place: str) -> Iterator[Piece]:
        for number, card in enumerate(cards):
            look = card_art.Look(face_of(card), self.snap(laid.width * self.s), four_colours=self.four_colours)
            half = card_art.reach(look)
            middle = self.at(Point(laid.first + laid.step * number, laid.y))
            yield Piece(_card(look, self.dpr), middle - QPointF(half, half), place)

    def tag(self, laid: TagLay, place: str = "") -> Piece:
        size = self.laid.sheet.pixels(laid.text)
        pixmap = tags.tag(laid.words, size, laid.order, False, self.dpr)
        corner = self.at(Point(laid.box.x, laid.box.y)) - QPointF(tags.PAD, tags.PAD)
        return Piece(pixmap, corner, place, laid.order)

    def bubble(self, laid: BubbleLay) -> Iterator[Piece]:
        look = labels.Bubble(laid.words, self.laid.sheet.pixels(laid.text), 230 * self.s, laid.tail)
        corner = self.at(Point(laid.box.x, laid.box.y)) - QPointF(labels.PAD, labels.PAD)
        yield Piece(labels.bubble(look, self.dpr), corner, "", laid.order)
        d = self.snap(self.laid.sheet.tag_height * self.s * 0.86)
        middle = self.at(laid.disc) - QPointF(d / 2 + tags.PAD, d / 2 + tags.PAD)
        yield Piece(tags.disc(laid.order, d, self.dpr), middle, "", laid.order)


def told(laid: Lay, dpr: float) -> tuple[QPixmap, ...]:
    """The entries of the timeline as pixmaps."""
    return tuple(
        tags.tag(entry.tag.words, laid.sheet.pixels(entry.tag.text), order, False, dpr)
        for order, entry in enumerate(laid.events, 1)
    )


def timeline(painter: QPainter, laid: Lay, seen: int, dpr: float) -> None:
    """Paint the entries of the timeline that have happened, with the time between."""
    sheet, s = laid.sheet, laid.sheet.scale
    for entry, pixmap in list(zip(laid.events, told(laid, dpr), strict=True))[:seen]:
        box = entry.tag.box
        painter.drawPixmap(QPointF(round(box.x * s) - tags.PAD, round(box.y * s) - tags.PAD), pixmap)
        if entry.line and entry.since:
            line = QRectF(entry.line.x * s, entry.line.y * s, entry.line.w * s, entry.line.h * s)
            painter.setPen(QPen(faded("felt-text", 0.55), max(1.0, 1.4 * s)))
            low = line.top() + line.height() * 0.80
            painter.drawLine(QPointF(line.left(), low), QPointF(line.right(), low))
            painter.setFont(sized(sheet.pixels(sheet.text(SINCE)), 600, True))
            painter.setPen(look.colour("felt-text"))
            words = line.adjusted(0, 0, 0, -line.height() * 0.2)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, entry.since)
