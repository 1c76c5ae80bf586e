"""The coach at the table: a slip of paper that says the next act, and rings around what it is done with."""

from dataclasses import dataclass, field

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtCore import QVariantAnimation as Animation
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygon
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.link import Link
from trainer.ui.kit.paint import RADIUS_L, RADIUS_M, faded, panel
from trainer.ui.play.pointing import Pointer
from trainer.ui.play.slip_place import best_place

PAD, LINE_GAP, PART_GAP, CAP_GAP, CAP, MOUSE = 18, 4, 10, 6, 36, QSize(20, 29)
WIDEST = 540  # of a line of words: a slip of two lines covers less of the table than a long one
TRAVEL_MS, RING, GHOST, DISC, SAYS = 1500, 3.0, QSize(34, 48), QSize(34, 34), "title"
TAIL, FAR = 17, 96  # over felt that much wide a tail would point at the felt
OR_PRESS, USED_WEIGHS = "or press", 8  # so much more it counts to hide what is used than what is only seen
SKIP = ("Skip the coach", "Skip the coach and deal the rest of this hand alone")
CLOSE = ("Close", "Close the hint")
SOLID, DASHED = Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine
MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Places:
    """Where on the page an act is done: what is taken, where it goes, what is pressed; `room` is the table's part.

    What goes is a card, or `round` as chips and buttons are.
    """

    start: QRect | None = None
    end: QRect | None = None
    button: QRect | None = None
    room: QRect = field(default_factory=QRect)
    round: bool = False

    @property
    def rings(self) -> tuple[QRect, ...]:
        """All of them that there are."""
        return tuple(each for each in (self.start, self.end, self.button) if each is not None)

    @property
    def way(self) -> tuple[QPoint, QPoint] | None:
        """From where to where something is dragged, None for what is only clicked."""
        return (self.start.center(), self.end.center()) if self.start is not None and self.end is not None else None

    @property
    def near(self) -> QPoint:
        """What the slip belongs to: between both ends, or what is clicked; the middle of the table without any."""
        if self.way is not None:
            return (self.way[0] + self.way[1]) / 2
        return self.rings[0].center() if self.rings else self.room.center()


class CoachSlip(QWidget):
    """What to do next, by mouse and by keys. Emits `skipped` when the trainee goes on without the coach."""

    skipped = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pointer, self.heading = Pointer(""), ""
        self.skip = Link(*SKIP, "caption", "ink-2", parent=self)
        self.skip.clicked.connect(self.skipped)
        self.hide()

    def tell(self, pointer: Pointer, heading: str, leaves: tuple[str, str]) -> None:
        """Say this instead; `leaves` are the words of the link that takes it away, short and for a screen reader."""
        self.skip.setText(leaves[0])
        self.skip.setAccessibleName(leaves[1])
        self.pointer, self.heading = pointer, heading
        keys = " then ".join(pointer.keys)
        by_mouse = f" {pointer.mouse}." if pointer.mouse else ""
        by_keys = f" {'Or press' if by_mouse else 'Press'} {keys}." if keys else ""
        self.setAccessibleName(f"Coach. {heading}: {pointer.says}{by_mouse}{by_keys}")
        self.resize(self.sizeHint())
        size, line = self.skip.sizeHint(), look.line_height("overline")
        self.skip.setGeometry(self.width() - PAD - size.width(), PAD + (line - size.height()) // 2, *size.toTuple())
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as its longest line, and as high as its lines are many."""
        head = _wide("overline", self.heading.upper()) + 3 * PART_GAP + self.skip.sizeHint().width()
        says, how = wrapped(SAYS, self.pointer.says), self._how_wide()
        widest = max(head, how, *(_wide(SAYS, each) for each in says))
        lines = look.line_height("overline") + len(says) * (look.line_height(SAYS) + LINE_GAP)
        return QSize(widest + 2 * PAD, lines + (CAP + LINE_GAP if how else 0) + 2 * PAD)

    def _how_wide(self) -> int:
        mouse = MOUSE.width() + PART_GAP + _wide("label", self.pointer.mouse) if self.pointer.mouse else 0
        joined = 2 * PART_GAP + _wide("label", OR_PRESS) if mouse and self.pointer.keys else 0
        return mouse + joined + sum(_cap_wide(each) + CAP_GAP for each in self.pointer.keys)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), "paper", "paper-line", RADIUS_L)
        top = self._line(painter, "overline", "ink-2", self.heading.upper(), PAD)
        for each in wrapped(SAYS, self.pointer.says):
            top = self._line(painter, SAYS, "ink", each, top)
        self._how(painter, top)
        painter.end()

    def _line(self, painter: QPainter, style: str, tone: str, words: str, top: int) -> int:
        """Paints a line; gives where the next one begins."""
        painter.setFont(look.font(style))
        painter.setPen(look.colour(tone))
        high = look.line_height(style)
        painter.drawText(QRect(PAD, top, self.width() - 2 * PAD, high), MIDDLE, words)
        return top + high + LINE_GAP

    def _how(self, painter: QPainter, top: int) -> None:
        left = float(PAD)
        if self.pointer.mouse:
            _mouse(painter, QRectF(left, top + (CAP - MOUSE.height()) / 2, *MOUSE.toTuple()))
            left = _word(painter, left + MOUSE.width() + PART_GAP, top, self.pointer.mouse, "ink")
            if self.pointer.keys:
                left = _word(painter, left + PART_GAP, top, OR_PRESS, "ink-2") + PART_GAP
        for key in self.pointer.keys:
            _cap(painter, QRectF(left, top, _cap_wide(key), CAP), key)
            left += _cap_wide(key) + CAP_GAP


class Pointing(QWidget):
    """Lies over the whole page and lets every click through: rings, and what is dragged on its way."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.places, self.slip = Places(), QRect()
        self._travel = Animation(self, startValue=0.0, endValue=1.0, duration=TRAVEL_MS)
        self._travel.setLoopCount(-1)
        self._travel.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._travel.valueChanged.connect(lambda _: self.update())
        self.hide()

    @property
    def moving(self) -> bool:
        """Is something shown on its way?"""
        return self._travel.state() == Animation.State.Running

    def point(self, places: Places, slip: QRect, still: bool) -> None:
        """Ring these, and show something going from the first to the last; `still` draws it halfway.

        The `slip` has a tail to what is taken or pressed first.
        """
        self.places, self.slip = places, slip
        if places.way is None or still:
            self._travel.stop()
        elif not self.moving:
            self._travel.start()
        self.update()

    def hideEvent(self, _event: QEvent) -> None:
        self._travel.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tail = tail_of(self.slip, self.places.rings[0]) if self.places.rings else None
        if tail is not None:
            painter.setPen(QPen(look.colour("paper-line"), 1))
            painter.setBrush(look.colour("paper"))
            painter.drawPolygon(tail)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rings = ((self.places.start, SOLID, 4), (self.places.end, DASHED, 4), (self.places.button, SOLID, 0))
        for ring, line, off in rings:  # a button's ring lies on its edge: what is beside it stays readable
            if ring is not None:
                painter.setPen(QPen(look.colour("accent"), RING, line))
                painter.drawRoundedRect(QRectF(ring).adjusted(-off, -off, off, off), RADIUS_M, RADIUS_M)
        if self.places.way is not None:
            self._ghost(painter, *self.places.way)
        painter.end()

    def _ghost(self, painter: QPainter, start: QPoint, end: QPoint) -> None:
        share = float(self._travel.currentValue()) if self.moving else 0.5
        painter.setPen(QPen(faded("accent", 0.8), 2, Qt.PenStyle.DotLine))
        painter.drawLine(start, end)
        at = QPointF(start) + (QPointF(end) - QPointF(start)) * share
        size = DISC if self.places.round else GHOST
        box = QRectF(at.x() - size.width() / 2, at.y() - size.height() / 2, *size.toTuple())
        corner = size.width() / 2 if self.places.round else 5
        painter.setPen(QPen(look.colour("accent-ink"), 1.5))
        painter.setBrush(faded("accent", 0.75))
        painter.drawRoundedRect(box, corner, corner)


class CoachView(QObject):
    """The slip and the rings over a page. `skipped` is emitted when the trainee goes on alone."""

    skipped = Signal()

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.rings, self.slip = Pointing(page), CoachSlip(page)
        self.slip.skipped.connect(self.skipped)

    @property
    def shown(self) -> bool:
        """Is there something to do, and does the coach say so?"""
        return not self.slip.isHidden()

    def tell(
        self, pointer: Pointer, heading: str, places: Places, seen: tuple[QRect, ...], still: bool, hint: bool
    ) -> None:
        """Say this at these places and hide as little as can be of what must be `seen`.

        `still` shows no motion; a `hint` is closed and not skipped.
        """
        self.slip.tell(pointer, heading, CLOSE if hint else SKIP)
        self.slip.move(best_place(self.slip.size(), places.room, (*places.rings * USED_WEIGHS, *seen), places.near))
        self.rings.setGeometry(self._page.rect())
        self.rings.point(places, self.slip.geometry(), still)
        self.rings.show()
        self.rings.raise_()
        self.slip.show()
        self.slip.raise_()

    def away(self) -> None:
        """Nothing is to do."""
        self.slip.hide()
        self.rings.hide()


def tail_of(slip: QRect, ring: QRect) -> QPolygon | None:
    """A corner at the edge of the slip towards what it is about; None where that is under it, beside it or far off."""
    x = max(slip.left() + RADIUS_L + TAIL, min(ring.center().x(), slip.right() - RADIUS_L - TAIL))
    if max(ring.top() - slip.bottom(), slip.top() - ring.bottom()) > FAR:
        return None
    if ring.top() > slip.bottom() + TAIL:
        edge, tip = slip.bottom(), slip.bottom() + TAIL
    elif ring.bottom() < slip.top() - TAIL:
        edge, tip = slip.top(), slip.top() - TAIL
    else:
        return None
    return QPolygon([QPoint(x - TAIL, edge), QPoint(x + TAIL, edge), QPoint(x, tip)])


def wrapped(style: str, words: str) -> list[str]:
    """The words in lines of at most `WIDEST`, one at least; a single word that is wider has a line of its own."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _wide(style, longer) > WIDEST:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _wide(style: str, words: str) -> int:
    return round(QFontMetricsF(look.font(style)).horizontalAdvance(words) + 1)


def _word(painter: QPainter, left: float, top: int, words: str, tone: str) -> float:
    """Paints words in the line of the keys; gives where they end."""
    painter.setFont(look.font("label"))
    painter.setPen(look.colour(tone))
    wide = _wide("label", words)
    painter.drawText(QRectF(left, top, wide + 2, CAP), MIDDLE, words)
    return left + wide


def _cap_wide(key: str) -> int:
    return max(CAP, _wide("label-strong", key) + 16)


def _cap(painter: QPainter, box: QRectF, key: str) -> None:
    panel(painter, box, "card", "ink", 6, 1.4)
    painter.setFont(look.font("label-strong"))
    painter.setPen(look.colour("ink"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)


def _mouse(painter: QPainter, box: QRectF) -> None:
    """A mouse with its left button filled."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.colour("ink"), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, box.width() / 2, box.width() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.colour("accent-lo"))
    painter.drawRoundedRect(QRectF(box.left() + 2.5, box.top() + 3, box.width() / 2 - 3, box.height() * 0.36), 3, 3)
    painter.setPen(QPen(look.colour("ink"), 1.2))
    across = box.top() + box.height() * 0.46
    painter.drawLine(QPointF(box.left() + 1, across), QPointF(box.right() - 1, across))
