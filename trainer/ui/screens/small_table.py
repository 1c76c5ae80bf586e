"""A table the size of a card of the library: who sits there, cards and chips, without a word."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from trainer.ui.art import button as puck
from trainer.ui.art import cards as card_art
from trainer.ui.art import chips as chip_art
from trainer.ui.art.svg import SMOOTH
from trainer.ui.kit import look
from trainer.ui.kit.paint import RADIUS_L
from trainer.ui.table import felt
from trainer.ui.table.layout import Layout, SeatPlace, layout
from trainer.ui.table.outline import along
from trainer.ui.table.picture import CardFace, Chips, Picture, SeatPicture, StubPicture
from trainer.ui.table.shapes import Point

HIGH, CHAIRS = 112, 9
BOARD, HAND, CHIP, PUCK, DISC = 19.0, 14.0, 13.0, 13.0, 4.5
STEP, FAN, FOLDED = 21.0, 6.0, 0.34
NEW = Picture("flop", CHAIRS, tuple(SeatPicture(seat, "") for seat in range(1, CHAIRS + 1)), StubPicture(52))
"""What is shown of a hand that was not dealt: nobody may know who sits there."""


class SmallTable(QWidget):
    """Shows a picture of a hand once it is told one; before that a table as it is before any hand."""

    def __init__(self, four_colours: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._four_colours = four_colours
        self.picture: Picture | None = None
        self.setFixedHeight(HIGH)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def tell(self, picture: Picture) -> None:
        """Show this from now on."""
        self.picture = picture
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, HIGH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        corners = QPainterPath()
        box = QRectF(self.rect())
        corners.addRoundedRect(box.adjusted(1, 1, -1, RADIUS_L), RADIUS_L, RADIUS_L)
        painter.setClipPath(corners)
        shown = self.picture
        game, size = (shown.game, shown.size) if shown is not None else ("flop", CHAIRS)
        places = layout(float(self.width()), float(self.height()), size, game)
        painter.drawPixmap(QPointF(0, 0), _ground(self.width(), self.height(), self.devicePixelRatioF()))
        _Things(painter, places, shown or NEW, self.devicePixelRatioF(), self._four_colours).paint()
        painter.setClipping(False)
        painter.fillRect(QRectF(1, box.height() - 1, box.width() - 2, 1), look.colour("line"))
        painter.end()


@lru_cache(maxsize=4)
def _ground(width: int, height: int, dpr: float) -> QPixmap:
    """The empty table, one for all cards of the page."""
    return felt.background(layout(float(width), float(height), CHAIRS, "flop"), dpr)


class _Things:
    """Paints what is on one table."""

    def __init__(self, painter: QPainter, places: Layout, shown: Picture, dpr: float, four_colours: bool) -> None:
        self._painter, self._places, self._shown = painter, places, shown
        self._dpr, self._four_colours = dpr, four_colours

    def paint(self) -> None:
        for chair in self._places.seats:
            seat = next((each for each in self._shown.seats if each.number == chair.number), None)
            self._chair(chair, seat)
        self._middle()
        for chair in self._places.seats:
            if chair.number == self._shown.button:
                self._puck(chair)

    def _at(self, point: Point) -> QPointF:
        return QPointF(point.x, point.y) * self._places.scale

    def _chair(self, chair: SeatPlace, seat: SeatPicture | None) -> None:
        taken = seat is not None and not seat.absent
        self._painter.setOpacity(1.0)
        self._painter.setPen(QPen(look.colour("text-3"), 1, Qt.PenStyle.SolidLine if taken else Qt.PenStyle.DashLine))
        self._painter.setBrush(look.colour("room") if taken else QColor(Qt.GlobalColor.transparent))
        self._painter.drawEllipse(self._rail(chair), DISC, DISC)
        if seat is None:
            return
        self._painter.setOpacity(FOLDED if seat.folded else 1.0)
        self._row(seat.cards, self._at(chair.fan.centre), HAND, FAN if len(seat.cards) > 1 else 0)
        self._painter.setOpacity(1.0)
        self._chips(seat.bet, self._at(chair.bet.centre))

    def _rail(self, chair: SeatPlace) -> QPointF:
        """On the rail, behind the cards."""
        scene = self._places.scene
        ends = (along(scene.w, scene.h, share / 200, 27.0) for share in range(201))
        plate = chair.plate.centre
        nearest = min(ends, key=lambda each: (each.x - plate.x) ** 2 + (each.y - plate.y) ** 2)
        return self._at(nearest)

    def _middle(self) -> None:
        zones = self._places.zones
        self._row(self._shown.board, self._at(zones.board.centre), BOARD, STEP)
        if self._shown.stub.count:
            self._card("red", self._at(zones.stub), HAND)
        for pile, zone in ((self._shown.burns, zones.burns), (self._shown.aside, zones.aside)):
            if pile:
                self._card(_face(pile[-1]), self._at(zone.centre), HAND)
        pots = [each.chips for each in self._shown.pots if each.chips]
        for number, chips in enumerate(pots):
            self._chips(chips, self._at(zones.pot) + QPointF((number - (len(pots) - 1) / 2) * 2 * CHIP, 0))

    def _row(self, cards: tuple[CardFace, ...], middle: QPointF, width: float, step: float) -> None:
        for number, each in enumerate(cards):
            self._card(_face(each), middle + QPointF((number - (len(cards) - 1) / 2) * step, 0), width)

    def _card(self, face: str, at: QPointF, width: float) -> None:
        one = card_art.Look(face, width, 0, self._four_colours)
        half = card_art.reach(one)
        self._painter.drawPixmap(at - QPointF(half, half), card_art.card(one, self._dpr))

    def _chips(self, chips: Chips, at: QPointF) -> None:
        if chips:
            few = tuple((value, min(count, 3)) for value, count in chips)[:3]
            group = chip_art.Group(few, CHIP, across=2, tall=3)
            self._painter.drawPixmap(at + chip_art.origin(group), chip_art.stack(group, self._dpr))

    def _puck(self, chair: SeatPlace) -> None:
        corner = PUCK * (0.5 + puck.PAD)
        self._painter.drawPixmap(self._at(chair.button) - QPointF(corner, corner), puck.button(PUCK, "", self._dpr))


def _face(card: CardFace) -> str:
    return card.name if card.up else card.back
