"""The view of a close-up: told a picture, it shows exactly that, plays what happened, and points at chips."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.art.svg import SMOOTH
from trainer.ui.closeup import cloth, tags
from trainer.ui.closeup.layout import Lay, lay
from trainer.ui.closeup.lights import beside, lights
from trainer.ui.closeup.picture import ClosePicture
from trainer.ui.closeup.plate import PlateButton, plate_of
from trainer.ui.closeup.sprites import Piece, pieces, timeline, told
from trainer.ui.kit import look
from trainer.ui.table import labels
from trainer.ui.table.motion import Motion
from trainer.ui.table.picture import Chips
from trainer.ui.table.shapes import Rect
from trainer.ui.table.spoken import piles
from trainer.ui.theme.tokens import MS_CHIPS_SLIDE, MS_SPEECH_IN

QUICKEST, SLOWEST, FIRST = 350, 1100, 300
EMPTY = ClosePicture(())
GHOST = 0.28


@dataclass(frozen=True, slots=True)
class Light:
    """What the arithmetic points at: places, of them only `chips` where given, or one heap worth exactly `worth`.

    `words` are written beside them.
    """

    places: tuple[str, ...] = ()
    chips: Chips = ()
    worth: int = 0
    words: str = ""


class CloseView(QWidget):
    """`pointed(seat)` when an offered seat is pressed; `played` when everything has happened."""

    pointed = Signal(int)
    played = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture, self.seen, self.light = EMPTY, 0, Light()
        self.motion = Motion(self)
        self._four_colours = False
        self._laid: Lay | None = None
        self._pieces: tuple[Piece, ...] = ()
        self._share: dict[int, float] = {}
        self._plates: list[PlateButton] = []
        self._offered: frozenset[int] = frozenset()
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._happen)
        self.setMinimumHeight(200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # --- what is shown -----------------------------------------------------------------------------------------

    def dress(self, *, four_colours: bool, reduced_motion: bool) -> None:
        """The trainee's own settings."""
        self.motion.reduced = reduced_motion
        if four_colours != self._four_colours:
            self._four_colours = four_colours
            self._relay()

    def show_picture(self, picture: ClosePicture) -> None:
        """Show this picture as it stands at the end."""
        self.picture, self.light = picture, Light()
        self._relay()
        self.skip()

    def prepare(self, picture: ClosePicture) -> None:
        """Draw what this picture needs before it is shown."""
        laid, dpr = lay(picture, self.width(), self.height()), self.devicePixelRatioF()
        pieces(laid, picture.board, dpr, self._four_colours)
        told(laid, dpr)
        for seat in laid.seats:
            labels.plate(plate_of(seat.seat, seat.words, pixels(seat.plate, laid.sheet.scale)), dpr)

    def play(self) -> None:
        """Let it happen again from the start; with reduced motion everything stands at once."""
        self.skip(tell=False)
        if self.motion.reduced or not self.picture.events:
            self.played.emit()
            return
        self.seen = 0
        self._next.start(FIRST)
        self.update()

    @property
    def playing(self) -> bool:
        """Is something still to come?"""
        return self.seen < len(self.picture.events)

    def skip(self, *, tell: bool = True) -> None:
        """Everything has happened."""
        playing = self.playing
        self._next.stop()
        self.motion.finish()
        self.seen = len(self.picture.events)
        self.update()
        if tell and playing:
            self.played.emit()

    def point_out(self, light: Light) -> None:
        """Lift these chips out of the rest; an empty light lifts nothing."""
        self.light = light
        self.update()

    def _happen(self) -> None:
        self.seen += 1
        order = self.seen

        def arrive(share: float) -> None:
            self._share[order] = share
            self.update()

        slides = any(piece.order == order and piece.start is not None for piece in self._pieces)
        self.motion.run(order, MS_CHIPS_SLIDE if slides else MS_SPEECH_IN, arrive)
        if self.playing:
            self._next.start(min(max(self.picture.events[self.seen].after, QUICKEST), SLOWEST))
        else:
            self.played.emit()

    # --- seats that can be pointed at --------------------------------------------------------------------------

    def offer(self, seats: frozenset[int]) -> None:
        """Let these seats be pointed at."""
        self._offered = seats
        for plate in self._plates:
            plate.offer(on=plate.seat.number in seats)

    def choose(self, seats: frozenset[int]) -> None:
        """Show these seats as the ones taken."""
        for plate in self._plates:
            plate.setChecked(plate.isCheckable() and plate.seat.number in seats)

    def plate(self, number: int) -> PlateButton:
        """The plate of a seat. Raises KeyError."""
        for each in self._plates:
            if each.seat.number == number and not each.isHidden():
                return each
        raise KeyError(number)

    def laid(self) -> Lay:
        """Where everything lies now."""
        return lay(self.picture, self.width(), self.height())

    # --- laying out and painting -------------------------------------------------------------------------------

    def _relay(self) -> None:
        self._laid = laid = self.laid()
        self._share.clear()
        self._pieces = pieces(laid, self.picture.board, self.devicePixelRatioF(), self._four_colours)
        self._dress_plates(laid)
        self.setAccessibleName(described(self.picture))
        self.update()

    def _dress_plates(self, laid: Lay) -> None:
        while len(self._plates) < len(laid.seats):
            self._plates.append(self._new_plate())
        for plate in self._plates[len(laid.seats) :]:
            plate.hide()
            plate.offer(on=False)
        for plate, seat in zip(self._plates, laid.seats, strict=False):
            plate.dress(seat.seat, seat.words, pixels(seat.plate, laid.sheet.scale))
            plate.show()

    def _new_plate(self) -> PlateButton:
        plate = PlateButton(self)
        plate.clicked.connect(lambda: self._press(plate))
        return plate

    def _press(self, plate: PlateButton) -> None:
        self.pointed.emit(plate.seat.number)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.motion.finish()
        self._relay()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(SMOOTH)
        dpr = self.devicePixelRatioF()
        ground = cloth.ground(self.width(), self.height(), dpr)
        box = event.rect()
        painter.drawPixmap(box, ground, QRect(box.topLeft() * dpr, box.size() * dpr))
        for piece in self._pieces:
            self._paint_piece(painter, piece)
        if self._laid is not None:
            timeline(painter, self._laid, self.seen, dpr)
            if self.light.places:
                self._paint_light(painter, self._laid)
        painter.end()

    def _paint_piece(self, painter: QPainter, piece: Piece) -> None:
        if piece.order > self.seen:
            return
        share = self._share.get(piece.order, 1.0) if piece.order else 1.0
        away = QPointF(0, 0) if piece.start is None else piece.start * (1 - share)
        gone = bool(piece.until) and piece.until <= self.seen
        chips = piece.start is not None
        painter.setOpacity((GHOST if chips else 0.0) if gone else 1.0 if chips else share)
        painter.drawPixmap(piece.at + away, piece.pixmap)
        painter.setOpacity(1.0)

    def _paint_light(self, painter: QPainter, laid: Lay) -> None:
        found = lights(laid, self.light.places, self.light.chips, self.light.worth)
        if not found:
            return
        s = laid.sheet.scale
        for box in found:
            painter.setPen(QPen(look.colour("room"), 6 * s))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            area = QRectF(box.x * s, box.y * s, box.w * s, box.h * s)
            painter.drawRoundedRect(area, 10 * s, 10 * s)
            painter.setPen(QPen(look.colour("accent"), max(2.0, 3 * s)))
            painter.drawRoundedRect(area, 10 * s, 10 * s)
        if self.light.words:
            self._paint_words(painter, laid, found)

    def _paint_words(self, painter: QPainter, laid: Lay, found: tuple[Rect, ...]) -> None:
        tag, sheet, s = beside(laid, found, self.light.words), laid.sheet, laid.sheet.scale
        pixmap: QPixmap = tags.tag(tag.words, sheet.pixels(tag.text), 0, True, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(round(tag.box.x * s) - tags.PAD, round(tag.box.y * s) - tags.PAD), pixmap)


def pixels(box: Rect, scale: float) -> QRect:
    """A box in units as whole pixels."""
    return QRectF(box.x * scale, box.y * scale, box.w * scale, box.h * scale).toRect()


def described(picture: ClosePicture) -> str:
    """The whole close-up as a reader says it: pots, board, and what happened in order."""
    parts = [f"Board {' '.join(card.name for card in picture.board if card.up)}"] if picture.board else []
    parts += [f"{pot.label}: {', '.join(piles(pot.chips))}" for pot in picture.pots]
    parts += [f"{order}: {event.words}" for order, event in enumerate(picture.events, 1)]
    return "The felt. " + ". ".join(parts)


__all__ = ["CloseView", "Light", "described"]
