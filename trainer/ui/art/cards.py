"""Cards as pixmaps with their shadow, rendered once per face, width, angle, state and device pixel ratio."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from trainer.ui.art.soft import shadow, tick
from trainer.ui.art.svg import SMOOTH, blank, renderer
from trainer.ui.theme.tokens import ACCENT, CARD, CARD_EDGE

RATIO = 1.4
RADIUS = 0.07
LIFT = 3.0
COARSE = 3.0
LAYERS = ((0.035, 0.07, 0.34), (0.085, 0.22, 0.26))
LIFTED_LAYERS = ((0.09, 0.16, 0.30), (0.22, 0.42, 0.30))
"""Of a shadow: how far it falls and how soft it is, in widths of the card, and how dark."""


@dataclass(frozen=True, slots=True)
class Look:
    """How one card looks: `face` is "Qh", "Jk", "red" or "blue" (the last two are backs), `width` in pixels."""

    face: str
    width: float
    angle: int = 0
    four_colours: bool = False
    selected: bool = False
    hovered: bool = False
    lifted: bool = False
    shadow: bool = True


def art(face: str, four_colours: bool = False) -> QSvgRenderer:
    """The drawing of a face or a back. Raises FileNotFoundError for an unknown one."""
    backs = {"red": "back", "blue": "back-blue"}
    plain = face in backs or face == "Jk" or not four_colours
    return renderer("cards" if plain else "cards-four-colour", backs.get(face, face))


def reach(look: Look) -> float:
    """Half the side, in pixels, of the square pixmap that holds the card at any angle with its shadow."""
    w, h = look.width, look.width * RATIO
    turn = radians(look.angle)
    across = abs(w * cos(turn)) + abs(h * sin(turn))
    down = abs(h * cos(turn)) + abs(w * sin(turn))
    return float(round(max(across, down) / 2 + look.width * (0.58 if look.lifted else 0.23)))


@lru_cache(maxsize=256)  # 40 kB each
def card(look: Look, dpr: float) -> QPixmap:
    """The card on a square pixmap, kept; its centre is in the middle, so draw it at minus `reach`."""
    return drawn(look, dpr)


def drawn(look: Look, dpr: float) -> QPixmap:
    """The same, drawn anew: for sizes that are not seen again."""
    half = reach(look)
    pixmap = blank(2 * half, 2 * half, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    if look.shadow:
        _shadow(painter, look, half)
    painter.translate(half, half)
    painter.rotate(look.angle)
    _face(painter, look)
    painter.end()
    return pixmap


def _shadow(painter: QPainter, look: Look, middle: float) -> None:
    """The light stands above the table, so the shadow falls down the picture whatever the card's angle."""
    w, dpr = look.width, painter.device().devicePixelRatioF()
    for drop, blur, alpha in LIFTED_LAYERS if look.lifted else LAYERS:
        painter.save()
        painter.translate(middle + w * drop * 0.35, middle + w * drop)
        painter.rotate(look.angle)
        painter.drawPixmap(_cast_box(w, blur), cast := _cast(w, blur, alpha, dpr), QRectF(cast.rect()))
        painter.restore()


def _cast_box(w: float, blur: float) -> QRectF:
    """What a layer of the shadow covers around the card's middle."""
    wide, high = w * (1 + blur), w * (RATIO + blur)
    return QRectF(-wide / 2, -high / 2, wide, high)


@lru_cache(maxsize=64)  # 3 kB each
def _cast(w: float, blur: float, alpha: float, dpr: float) -> QPixmap:
    """A layer of the shadow of an upright card: soft, so it is painted small, and turned and drawn large for each."""
    box = _cast_box(w, blur)
    coarse = blank(max(1, round(box.width() / COARSE)), max(1, round(box.height() / COARSE)), dpr)
    size = coarse.deviceIndependentSize()
    brush = QPainter(coarse)
    brush.setRenderHints(SMOOTH)
    brush.scale(size.width() / box.width(), size.height() / box.height())
    brush.translate(box.width() / 2, box.height() / 2)
    shadow(brush, QRectF(-w / 2, -w * RATIO / 2, w, w * RATIO), w * RADIUS, w * blur, alpha)
    brush.end()
    return coarse


def _face(painter: QPainter, look: Look) -> None:
    w, h = look.width, look.width * RATIO
    box = QRectF(-w / 2, -h / 2, w, h)
    art(look.face, look.four_colours).render(painter, box)
    if look.hovered:
        _border(painter, box, w, QColor(255, 255, 255, 235), 1.5)
    if look.selected:
        _border(painter, box.adjusted(-1, -1, 1, 1), w, QColor(ACCENT), 3.0)
        # At the lower left, the corner that a fan leaves uncovered.
        r = max(7.5, w * 0.13)
        tick(painter, r - w / 2 - 3, h / 2 - r + 3, r)


def _border(painter: QPainter, box: QRectF, w: float, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, width))
    painter.drawRoundedRect(box, w * RADIUS, w * RADIUS)


@dataclass(frozen=True, slots=True)
class Deck:
    """A block of cards seen from above: how many, what lies on top, and how it is turned."""

    count: int
    face: str
    width: float
    angle: int = 0
    four_colours: bool = False
    lifted: bool = False
    selected: bool = False
    hovered: bool = False
    loose: bool = False


LOOSE = ((-10, -0.05, 0.03), (8, 0.06, 0.01), (-5, -0.07, -0.01), (5, 0.03, -0.02))
"""How cards lie under the top one of a block that isn't square: turned, and aside and along in shares of the width."""


def thickness(count: int, width: float) -> float:
    """Height of the block's edge in pixels."""
    return 0.0 if count <= 1 else max(1.5, (count - 1) * width * 0.0042)


def deck_reach(deck: Deck) -> float:
    """Half the side of the square pixmap of a deck."""
    look = Look(deck.face, deck.width, deck.angle, lifted=True)
    return reach(look) + round(thickness(deck.count, deck.width) + (deck.width * 0.1 if deck.loose else 0))


@lru_cache(maxsize=256)
def deck(deck: Deck, dpr: float) -> QPixmap:
    """The block on a square pixmap; the centre of its top card is in the middle."""
    half = deck_reach(deck)
    pixmap = blank(2 * half, 2 * half, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHints(SMOOTH)
    edge = thickness(deck.count, deck.width)
    look = Look(deck.face, deck.width, deck.angle, deck.four_colours, deck.selected, deck.hovered, deck.lifted)
    _shadow(painter, look, half + edge * 0.5)
    _edges(painter, deck, half, edge)
    painter.translate(half, half)
    painter.rotate(deck.angle)
    if deck.loose:
        _astray(painter, deck)
    _face(painter, look)
    painter.end()
    return pixmap


def _astray(painter: QPainter, deck: Deck) -> None:
    """Cards under the top one that stick out of the block, as many as there are."""
    w, h, back = deck.width, deck.width * RATIO, art("red")
    for turn, aside, along in LOOSE[: max(0, deck.count - 1)]:
        painter.save()
        painter.translate(aside * w, along * w)
        painter.rotate(turn)
        back.render(painter, QRectF(-w / 2, -h / 2, w, h))
        _border(painter, QRectF(-w / 2, -h / 2, w, h), w, QColor(CARD_EDGE), 0.7)
        painter.restore()


def _edges(painter: QPainter, deck: Deck, half: float, edge: float) -> None:
    """The visible edges, one line for every few cards: ivory, with thin grey gaps."""
    w, h = deck.width, deck.width * RATIO
    lines = max(0, min(deck.count - 1, round(edge / 2.2)))
    for i in range(lines, 0, -1):
        painter.save()
        painter.translate(QPointF(half + (0.5 if i % 2 else -0.3), half + edge * i / lines))
        painter.rotate(deck.angle)
        painter.setBrush(QColor(CARD if i % 3 else "#F1EDE2"))
        painter.setPen(QPen(QColor("#BDB5A3" if i != lines else CARD_EDGE), 0.7))
        painter.drawRoundedRect(QRectF(-w / 2, -h / 2, w, h), w * RADIUS, w * RADIUS)
        painter.restore()
