"""What a quick drill asks, in a picture: chips, cards and words laid out on a piece of felt, for each kind."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.art import button as puck
from trainer.ui.art import cards as card_art
from trainer.ui.art import chips as chip_art
from trainer.ui.art.svg import SMOOTH, blank
from trainer.ui.kit import look
from trainer.ui.kit.paint import RADIUS_L, key_cap, panel
from trainer.ui.table import labels
from trainer.ui.table.picture import Chips
from trainer.ui.theme import tokens as t
from trainer.ui.theme.fonts import sized

WIDE, HIGH, TEXT = 312.0, 232.0, 13.0
CAP_AT, TAG_RIGHT = 12, 12
LEAST = QSize(120, 90)
IN_A_LINE, THINGS = 116, QRectF(8, 44, 296, 148)
"""How wide the picture in a line is, and the part of a picture in which its things are."""


@dataclass(frozen=True, slots=True)
class Heap:
    """Chips of this diameter whose front row stands at (x, y), with a word below them."""

    chips: Chips
    x: float
    y: float
    label: str = ""
    diameter: float = 46.0


@dataclass(frozen=True, slots=True)
class Face:
    """A card with its middle at (x, y); "red" is a back."""

    name: str
    x: float
    y: float
    width: float = 52.0
    angle: int = 0


@dataclass(frozen=True, slots=True)
class AllIn:
    """An all-in button with its middle at (x, y)."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Arrow:
    """A bent arrow between two points."""

    start: tuple[float, float]
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Note:
    """Words with their middle at (x, y): in a dark pill, said aloud on paper, or in an empty place on the felt."""

    words: str
    x: float
    y: float
    kind: str = "pill"


Thing = Heap | Face | AllIn | Arrow | Note
PICTURES: Mapping[str, tuple[Thing, ...]] = MappingProxyType(
    {
        "call-or-raise": (Heap(((100, 4),), 92, 142, "Bet 400", 54), Heap(((1000, 1),), 214, 142, "No word", 66)),
        "minimum-raise": (
            Heap(((500, 1),), 66, 146, "500"),
            Heap(((1000, 2),), 154, 146, "2,000"),
            Note("?", 248, 122, "place"),
            Arrow((92, 88), (142, 84)),
            Arrow((176, 80), (234, 76)),
        ),
        "may-they-raise": (
            Heap(((500, 1), (100, 3)), 78, 112),
            AllIn(78, 158),
            Heap(((1000, 1),), 172, 146, "Opener"),
            Face("red", 248, 110),
            Face("red", 262, 116, angle=4),
            Note("Raise?", 256, 178),
        ),
        "pot-limit-maximum": (
            Heap(((1000, 5), (500, 6), (100, 8)), 100, 146, "Pot"),
            Note("“Pot.”", 250, 84, "said"),
            Heap(((500, 1), (100, 1)), 250, 150, "", 40),
        ),
        "count-the-stack": (Heap(((5000, 2), (1000, 7), (500, 4), (100, 10), (25, 3)), 156, 158, "", 50),),
        "build-the-side-pots": (
            Heap(((1000, 5), (500, 6)), 76, 142, "Main pot"),
            Heap(((1000, 3),), 176, 142, "Side 1"),
            Heap(((500, 2),), 262, 142, "Side 2"),
        ),
        "who-wins-what": (
            Face("As", 50, 76),
            Face("Ad", 66, 78, angle=6),
            Face("9h", 248, 76),
            Face("9s", 264, 78, angle=6),
            Heap(((1000, 3), (500, 4)), 112, 176, "Main pot", 40),
            Heap(((500, 3),), 206, 176, "Side 1", 40),
            Arrow((104, 136), (66, 130)),
            Arrow((214, 142), (252, 130)),
        ),
        "odd-chip": (
            Heap(((500, 6),), 78, 158, "", 52),
            Heap(((500, 6),), 234, 158, "", 52),
            Heap(((100, 1),), 156, 156, "", 60),
            Arrow((138, 104), (104, 96)),
            Arrow((174, 104), (208, 96)),
        ),
        "split-it": (
            Face("Th", 72, 82, 44),
            Face("8s", 114, 82, 44),
            Face("8d", 156, 82, 44),
            Face("3c", 198, 82, 44),
            Face("2s", 240, 82, 44),
            Heap(((1000, 3), (500, 3)), 98, 178, "", 42),
            Heap(((1000, 3), (500, 3)), 214, 178, "", 42),
        ),
        "who-shows-first": (
            Face("red", 50, 106),
            Face("red", 64, 110, angle=4),
            Note("Seat 2", 58, 174),
            Face("Qc", 146, 100),
            Face("Qs", 166, 104, angle=6),
            Note("Seat 5", 156, 174),
            Face("red", 246, 106),
            Face("red", 260, 110, angle=4),
            Note("Seat 7", 254, 174),
        ),
    }
)


class DrillPicture(QWidget):
    """The picture of a kind, with the key that begins it and a tag, "" for none; an unknown kind has bare felt.

    An `urgent` tag is filled, with a clock. `small`: at the left end of a line, without words or key.
    """

    def __init__(
        self,
        kind: str,
        key: str,
        tag: str = "",
        urgent: bool = False,
        small: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._small = small
        self._things, self._key, self._tag, self._urgent = PICTURES.get(kind, ()), key, tag, urgent
        self._kept: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        if small:
            self.setFixedWidth(IN_A_LINE)

    def sizeHint(self) -> QSize:
        """Little: it takes what the words leave."""
        return QSize(IN_A_LINE, 0) if self._small else LEAST

    def paintEvent(self, _event: QPaintEvent) -> None:
        dpr = self.devicePixelRatioF()
        if self._kept is None or self._kept.deviceIndependentSize().toSize() != self.size():
            self._kept = self._painted(dpr)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept)
        painter.end()

    def _painted(self, dpr: float) -> QPixmap:
        """The whole of it, painted once for its size."""
        pixmap = blank(self.width(), self.height(), dpr)
        painter = QPainter(pixmap)
        painter.setRenderHints(SMOOTH)
        _felt(painter, QRectF(self.rect()), self._small)
        part = THINGS if self._small else QRectF(0, 0, WIDE, HIGH)
        scale = min(self.width() / part.width(), self.height() / part.height())
        corner = QRectF(self.rect()).center() - part.center() * scale
        drawn = _Drawn(painter, scale, corner.x(), corner.y(), wordless=self._small)
        for thing in self._things:
            drawn.thing(thing)
        if not self._small:
            key_cap(painter, CAP_AT, CAP_AT + 10, self._key, "text", "line-strong", QColor(t.SURFACE_0))
        if self._tag:
            self._draw_tag(painter)
        painter.end()
        return pixmap

    def _draw_tag(self, painter: QPainter) -> None:
        clock = 20.0 if self._urgent else 0.0
        wide, high = labels.pill_width(self._tag, TEXT) + clock, TEXT * 1.7
        box = QRectF(self.width() - TAG_RIGHT - wide, CAP_AT - 1, wide, high)
        panel(painter, box, "accent" if self._urgent else "surface-0", None, high / 2)
        tone = "accent-ink" if self._urgent else "text"
        if clock:
            look.draw_icon(painter, "clock", QRectF(box.left() + 7, box.top() + high / 2 - 7, 14, 14), tone)
        painter.setFont(sized(TEXT, 600))
        painter.setPen(look.colour(tone))
        painter.drawText(box.adjusted(clock - 4 if clock else 0, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, self._tag)


def _felt(painter: QPainter, box: QRectF, small: bool) -> None:
    """Round where the card is; below the picture, or right of a small one, the words follow."""
    light = QRadialGradient(box.center(), box.width() * 0.62)
    for at, colour in ((0.0, t.FELT_LIT), (0.5, t.FELT_MID), (1.0, t.FELT_EDGE)):
        light.setColorAt(at, QColor(colour))
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    shape.addRoundedRect(box, RADIUS_L - 1, RADIUS_L - 1)
    shape.addRect(box.adjusted(RADIUS_L, 0, 0, 0) if small else box.adjusted(0, RADIUS_L, 0, 0))
    painter.fillPath(shape.simplified(), light)


class _Drawn:
    """Draws things whose places are told in units of the picture."""

    def __init__(self, painter: QPainter, scale: float, left: float, top: float, *, wordless: bool) -> None:
        self.painter, self.scale, self.left, self.top, self.wordless = painter, scale, left, top, wordless
        self.dpr = painter.device().devicePixelRatioF()

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(round(self.left + x * self.scale), round(self.top + y * self.scale))

    def thing(self, thing: Thing) -> None:
        if isinstance(thing, Heap):
            self.heap(thing)
        elif isinstance(thing, Face):
            self.face(thing)
        elif isinstance(thing, AllIn):
            size = round(60 * self.scale)
            reach = size * (0.5 + puck.PAD)
            spot = self.at(thing.x, thing.y) - QPointF(reach, reach)
            self.painter.drawPixmap(spot, puck.button(size, "ALL IN", self.dpr, puck.BLUE))
        elif isinstance(thing, Arrow):
            self.arrow(thing)
        elif thing.kind == "place" or not self.wordless:
            self.note(thing)

    def heap(self, heap: Heap) -> None:
        group = chip_art.Group(heap.chips, round(heap.diameter * self.scale), across=6)
        spot = self.at(heap.x, heap.y)
        self.painter.drawPixmap(spot + chip_art.origin(group), chip_art.drawn(group, self.dpr))
        if heap.label and not self.wordless:
            below = heap.y + heap.diameter * chip_art.FACE / 2 + 18
            self.note(Note(heap.label, heap.x, below))

    def face(self, face: Face) -> None:
        one = card_art.Look(face.name, round(face.width * self.scale), face.angle)
        half = card_art.reach(one)
        self.painter.drawPixmap(self.at(face.x, face.y) - QPointF(half, half), card_art.drawn(one, self.dpr))

    def arrow(self, arrow: Arrow) -> None:
        start, end = self.at(*arrow.start), self.at(*arrow.end)
        bend = (start + end) / 2 - QPointF(0, 12 * self.scale)
        path = QPainterPath(start)
        path.quadTo(bend, end)
        back = bend - end
        length = max(1.0, (back.x() ** 2 + back.y() ** 2) ** 0.5)
        along, across = back / length, QPointF(-back.y(), back.x()) / length
        for side in (-0.6, 0.6):
            path.moveTo(end)
            path.lineTo(end + (along + across * side) * 9 * self.scale)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(t.FELT_TEXT), max(1.5, 2 * self.scale))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawPath(path)

    def note(self, note: Note) -> None:
        spot = self.at(note.x, note.y)
        if note.kind == "pill":
            size = max(t.MIN_TEXT, round(TEXT * self.scale))
            corner = QPointF(labels.pill_width(note.words, size) / 2 + labels.PAD, size * 0.775 + labels.PAD)
            self.painter.drawPixmap(spot - corner, labels.pill(note.words, size, self.dpr))
        elif note.kind == "said":
            self._said(note.words, spot)
        else:
            self._place(note.words, spot)

    def _said(self, words: str, spot: QPointF) -> None:
        said = labels.Bubble(words, max(t.MIN_TEXT, round(15 * self.scale)), 200)
        wide, high = labels.bubble_size(said)
        corner = QPointF(wide / 2 + labels.PAD, high / 2 + labels.PAD)
        self.painter.drawPixmap(spot - corner, labels.bubble(said, self.dpr))

    def _place(self, words: str, spot: QPointF) -> None:
        wide, high = 46 * self.scale, 64 * self.scale
        box = QRectF(spot.x() - wide / 2, spot.y() - high / 2, wide, high)
        pen = QPen(look.colour("accent-hi"), 1.6)
        pen.setDashPattern([3, 3])
        self.painter.setPen(pen)
        self.painter.setBrush(QColor(11, 26, 20, 60))
        self.painter.drawRoundedRect(box, 5, 5)
        self.painter.setFont(sized(round(24 * self.scale), 600))
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


class Ticks(QWidget):
    """How many of a round were right, a stroke for each question."""

    def __init__(self, right: int, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._right, self._count = right, count
        self.setFixedHeight(4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        each = (self.width() + 4) / max(1, self._count)
        for place in range(self._count):
            tone = "right" if place < self._right else "surface-3"
            panel(painter, QRectF(place * each, 0, each - 4, 4), tone, None, 2)
        painter.end()
