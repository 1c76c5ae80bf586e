"""Handling the deck so that it is seen: riffle, cut, squaring, scramble. Only drawing; the order is the kernel's."""

from collections.abc import Iterable
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from trainer.ui.art import cards as art
from trainer.ui.table.card_layer import STUB_Z, CardItem, CardLayer, face_of
from trainer.ui.table.lay import STUB_ANGLE
from trainer.ui.table.layout import HAND_W
from trainer.ui.table.sprite import Sprite, Stage
from trainer.ui.theme.tokens import MS_CARD_SPREAD

RIFFLE_MS = 2.5 * MS_CARD_SPREAD
CUT_MS = 2 * MS_CARD_SPREAD
SQUARE_MS = 1.5 * MS_CARD_SPREAD
SCRAMBLE_MS = 2.5 * MS_CARD_SPREAD
WASH_MS, HEAPS, HEAP, WASH_WIDE, WASH_HIGH = 5 * MS_CARD_SPREAD, 11, 4, 96, 48
APART, RISE = 46.0, 12.0


def _half(stage: Stage, layer: CardLayer, count: int, z: float) -> Sprite:
    deck = art.Deck(count, face_of(None), stage.snap(HAND_W * stage.s), STUB_ANGLE, stage.four_colours)
    half = art.deck_reach(deck)
    sprite = stage.add(STUB_Z + z)
    sprite.wear(art.deck(deck, stage.dpr), -half, -half)
    sprite.setPos(layer.stub_item.pos())
    return sprite


def _in_two(stage: Stage, layer: CardLayer) -> tuple[Sprite, Sprite] | None:
    """The stub as two blocks, the whole one hidden; None where there is nothing to divide or nothing to be seen."""
    count = layer.stub.count
    if count < 2 or layer.divided or stage.motion.reduced:
        return None
    layer.divided = True
    layer.dress_stub()
    return _half(stage, layer, count // 2, 1), _half(stage, layer, count - count // 2, 2)


def _together(stage: Stage, layer: CardLayer, halves: Iterable[Sprite]) -> None:
    for sprite in halves:
        stage.scene.removeItem(sprite)
    layer.divided = False
    layer.dress_stub()


def riffle(stage: Stage, layer: CardLayer) -> None:
    """Two halves apart and into each other, twice."""
    halves = _in_two(stage, layer)
    if halves is None:
        return
    start, s = halves[0].pos(), stage.s

    def apply(share: float) -> None:
        wave = abs(sin(2 * pi * share))
        for sprite, side in zip(halves, (-1, 1), strict=True):
            sprite.setPos(start + QPointF(side * APART * s * wave, -RISE * s * wave))
            sprite.setTransform(QTransform().rotate(side * 9 * wave))

    stage.motion.run("riffle", RIFFLE_MS, apply, lambda: _together(stage, layer, halves))


def cut(stage: Stage, layer: CardLayer) -> None:
    """The upper half goes beside, the lower half on top of it."""
    halves = _in_two(stage, layer)
    if halves is None:
        return
    start, s = halves[0].pos(), stage.s

    def apply(share: float) -> None:
        out = sin(pi * share)
        halves[1].setPos(start + QPointF(2 * APART * s * out, 0))
        halves[0].setPos(start + QPointF(0, -RISE * s * out))
        halves[1].setZValue(STUB_Z + (2 if share < 0.5 else 0))

    stage.motion.run("cut", CUT_MS, apply, lambda: _together(stage, layer, halves))


def wash(stage: Stage, layer: CardLayer) -> None:
    """The whole deck in small heaps around each other, and together again."""
    if layer.stub.count < 2 or layer.divided or stage.motion.reduced:
        return
    layer.divided = True
    layer.dress_stub()
    heaps = [_half(stage, layer, HEAP, number) for number in range(HEAPS)]
    start, s = heaps[0].pos(), stage.s

    def apply(share: float) -> None:
        wide = sin(pi * share)
        for number, heap in enumerate(heaps):
            turn, far = 2 * pi * (number / HEAPS + 1.5 * share), 0.35 + 0.65 * (number % 3) / 2
            heap.setPos(start + QPointF(cos(turn) * WASH_WIDE, sin(turn) * WASH_HIGH) * (s * wide * far))
            heap.setTransform(QTransform().rotate(130 * sin(turn) * wide))

    stage.motion.run("wash", WASH_MS, apply, lambda: _together(stage, layer, heaps))


def square(stage: Stage, layer: CardLayer) -> None:
    """The stub is tapped on the felt, twice."""
    if stage.motion.reduced or not layer.stub.count:
        return
    item, start = layer.stub_item, stage.at(stage.layout.zones.stub)

    def apply(share: float) -> None:
        item.setPos(start + QPointF(0, -RISE * stage.s * abs(sin(2 * pi * share))))

    stage.motion.run("square", SQUARE_MS, apply, layer.dress_stub)


def scramble(stage: Stage, layer: CardLayer, keys: Iterable[str]) -> None:
    """These cards wash around each other and come to where they lie."""
    items = [layer.items[key] for key in keys if key in layer.items]
    if len(items) < 2 or stage.motion.reduced:
        return
    middle = QPointF(sum(i.pos().x() for i in items) / len(items), sum(i.pos().y() for i in items) / len(items))
    for index, item in enumerate(items):
        _wash(stage, layer, item, middle, index / len(items))


def _wash(stage: Stage, layer: CardLayer, item: CardItem, middle: QPointF, phase: float) -> None:
    end, s = stage.at(item.lie.at), stage.s

    def apply(share: float) -> None:
        turn, wide = 2 * pi * (phase + 1.5 * share), sin(pi * share)
        around = middle + QPointF(cos(turn) * 44 * s, sin(turn) * 20 * s)
        item.setPos(end + (around - end) * wide)
        item.setTransform(QTransform().rotate(70 * sin(turn) * wide))

    stage.motion.run(item, SCRAMBLE_MS, apply, lambda: layer.rest(item))
