"""A gesture seen moving: a small table of our own on which a card, chips or a ring goes its way."""

import math
from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtCore import QVariantAnimation as Animation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.paint import RADIUS_L, faded, panel
from trainer.ui.play.key_list import Film

SIZE = QSize(300, 168)
LOOP_MS, REST = 1700, 0.8  # ms of a round, and the share of it after which the thing stays where it came to
CARD_W, CARD_H = 22.0, 31.0
PLACES = {
    "seat": (0.20, 0.22),
    "bet": (0.34, 0.40),
    "pot": (0.72, 0.26),
    "board": (0.55, 0.52),
    "stub": (0.18, 0.80),
    "aside": (0.36, 0.80),
    "burns": (0.52, 0.80),
    "muck": (0.68, 0.80),
    "tray": (0.87, 0.80),
}
"""Where things are on it, in shares of its width and height."""
LABELLED = ("seat", "pot", "board", "stub", "aside", "burns", "muck", "tray")
ZONES = ("aside", "burns", "muck")


class KeyFilm(QWidget):
    """Shows a film over and over; `still` shows its first and its last moment in one picture."""

    def __init__(self, still: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.film, self._still = Film(), still
        self.setAccessibleName("Animation of the gesture")
        self.setMinimumSize(SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._travel = Animation(self, startValue=0.0, endValue=1.0, duration=LOOP_MS)
        self._travel.setLoopCount(-1)
        self._travel.valueChanged.connect(lambda _: self.update())
        self._ease = QEasingCurve(QEasingCurve.Type.InOutCubic)

    def sizeHint(self) -> QSize:
        return SIZE

    @property
    def moving(self) -> bool:
        """Is anything on its way?"""
        return self._travel.state() == Animation.State.Running

    def play(self, film: Film, name: str) -> None:
        """Show this one instead, from its beginning."""
        self.film = film
        self.setAccessibleDescription(name)
        self._travel.stop()
        if not self._still and self.isVisible():
            self._travel.start()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._still:
            self._travel.start()

    def hideEvent(self, _event: QHideEvent) -> None:
        self._travel.stop()

    # --- painting ----------------------------------------------------------------------------------------------

    def _at(self, place: str) -> QPointF:
        x, y = PLACES[place]
        return QPointF(x * self.width(), y * self.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel(painter, QRectF(self.rect()), "felt-edge", "brass-lo", RADIUS_L, 2)
        self._table(painter)
        if self.film.way:
            painter.setPen(QPen(faded("accent-hi", 0.9), 1.6, Qt.PenStyle.DotLine))
            painter.drawLine(self._at(self.film.start), self._at(self.film.end))
        if self.moving:
            self._thing(painter, self._ease.valueForProgress(min(1.0, self._travel.currentValue() / REST)), 1.0)
        else:
            if self.film.way:
                self._thing(painter, 0.0, 0.5)
            self._thing(painter, 1.0 if self.film.way else 0.5, 1.0)
        painter.end()

    def _table(self, painter: QPainter) -> None:
        for place in ZONES:
            self._zone(painter, self._at(place))
        for slot in (-1, 0, 1):
            self._zone(painter, self._at("board") + QPointF(slot * (CARD_W + 5), 0))
        if self.film.start == self.film.end == "board" and self.film.thing != "scramble":
            for slot in (-1, 1):
                _card(painter, self._at("board") + QPointF(slot * (CARD_W + 5), 0), up=False)
        if self.film.thing not in ("riffle", "cut", "square"):
            for n in range(3):
                _card(painter, self._at("stub") + QPointF(n * 1.5, -n * 1.5), up=False)
        painter.setPen(QPen(look.colour("line-strong"), 1.5))
        painter.setBrush(look.colour("surface-1"))
        painter.drawEllipse(self._at("seat") + QPointF(-26, -6), 14, 14)
        _chips(painter, self._at("pot"))
        _chips(painter, self._at("tray"))
        if self.film.start == "bet":
            _chips(painter, self._at("bet"))
        self._labels(painter)

    def _labels(self, painter: QPainter) -> None:
        painter.setFont(look.font("overline"))
        painter.setPen(look.colour("felt-text"))
        for place in LABELLED:
            at = self._at(place) + (QPointF(-26, -6) if place == "seat" else QPointF(0, CARD_H / 2 + 8))
            word = "3" if place == "seat" else place.capitalize()
            painter.drawText(QRectF(at.x() - 40, at.y() - 8, 80, 16), Qt.AlignmentFlag.AlignCenter, word)

    @staticmethod
    def _zone(painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(faded("felt-text", 0.35), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(_box(at), 3, 3)

    def _thing(self, painter: QPainter, share: float, alpha: float) -> None:
        start, end = self._at(self.film.start), self._at(self.film.end)
        at = start + (end - start) * share
        painter.setOpacity(alpha)
        DRAWN[self.film.thing](painter, at, share)
        painter.setOpacity(1.0)


def _box(at: QPointF, wide: float = CARD_W) -> QRectF:
    return QRectF(at.x() - wide / 2, at.y() - CARD_H / 2, wide, CARD_H)


def _card(painter: QPainter, at: QPointF, up: bool, wide: float = CARD_W) -> None:
    painter.setPen(QPen(look.colour("card"), 1.4))
    painter.setBrush(look.colour("card" if up else "back"))
    painter.drawRoundedRect(_box(at, wide), 3, 3)
    if up and wide > CARD_W / 2:
        painter.setPen(look.colour("suit-red"))
        painter.setFont(look.font("label-strong"))
        painter.drawText(_box(at, wide), Qt.AlignmentFlag.AlignCenter, "♥")


def _chips(painter: QPainter, at: QPointF, _share: float = 0.0) -> None:
    painter.setPen(QPen(look.colour("room"), 1))
    for n, tone in enumerate(("accent-lo", "accent", "accent-hi")):
        painter.setBrush(look.colour(tone))
        painter.drawEllipse(QRectF(at.x() - 12, at.y() - 4 - n * 5, 24, 13))


def _button(painter: QPainter, at: QPointF, _share: float) -> None:
    painter.setPen(QPen(look.colour("room"), 1))
    painter.setBrush(look.colour("card"))
    painter.drawEllipse(at, 11, 11)


def _flip(painter: QPainter, at: QPointF, share: float) -> None:
    _card(painter, at, up=share > 0.5, wide=max(2.0, CARD_W * abs(math.cos(share * math.pi))))


def _round(painter: QPainter, at: QPointF, share: float) -> None:
    for n in range(3):
        angle = math.tau * (share + n / 3)
        _card(painter, at + QPointF(28 * math.cos(angle), 9 * math.sin(angle)), up=False)


def _riffle(painter: QPainter, at: QPointF, share: float) -> None:
    apart = 16 * (1 - share)
    for n in range(6):
        _card(painter, at + QPointF(apart if n % 2 else -apart, -n * 1.2), up=False)


def _cut(painter: QPainter, at: QPointF, share: float) -> None:
    lifted = math.sin(share * math.pi)
    for n in range(4):
        upper = (n >= 2) == (share < 0.5)
        shift = QPointF(20 * lifted, -10 * lifted) if upper else QPointF(0, 0)
        _card(painter, at + shift + QPointF(n, -n * 1.4), up=False)


def _squared(painter: QPainter, at: QPointF, share: float) -> None:
    """Cards that lie every way come to lie on one another."""
    for n, (turn, aside) in enumerate(((-13, -5.0), (10, 5.0), (-6, -3.0), (5, 3.0))):
        painter.save()
        painter.translate(at + QPointF(aside * (1 - share), -n * 1.4))
        painter.rotate(turn * (1 - share))
        _card(painter, QPointF(0, 0), up=False)
        painter.restore()


def _words(painter: QPainter, at: QPointF, share: float) -> None:
    grown = 0.5 + 0.5 * min(1.0, share * 2)
    box = QRectF(at.x() + 6, at.y() - 46, 56 * grown, 24)
    panel(painter, box, "paper", "paper-line", 8)
    painter.setBrush(look.colour("ink"))
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(round(3 * share)):
        painter.drawEllipse(QPointF(box.left() + 14 + n * 14, box.center().y()), 2.5, 2.5)


def _stub(painter: QPainter, at: QPointF, share: float) -> None:
    """Lifted where it is."""
    for n in range(3):
        _card(painter, at + QPointF(n * 2, -n * 2 - 14 * share), up=False)


def _spread(painter: QPainter, at: QPointF, share: float) -> None:
    for n in (-1, 0, 1):
        _card(painter, at + QPointF(n * (CARD_W + 5) * share, 0), up=False)


def _ring(painter: QPainter, at: QPointF, _share: float) -> None:
    painter.setPen(QPen(look.colour("accent-hi"), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(_box(at).adjusted(-5, -5, 5, 5), 6, 6)


DRAWN: dict[str, Callable[[QPainter, QPointF, float], None]] = {
    "card": lambda painter, at, _: _card(painter, at, up=False),
    "upcard": lambda painter, at, _: _card(painter, at, up=True),
    "stub": _stub,
    "flop": _spread,
    "gather": lambda painter, at, share: _spread(painter, at, 1 - share),
    "chips": _chips,
    "button": _button,
    "flip": _flip,
    "scramble": _round,
    "riffle": _riffle,
    "cut": _cut,
    "square": _squared,
    "words": _words,
    "ring": _ring,
}
"""How each thing is painted at a point, and at a share of its way."""
