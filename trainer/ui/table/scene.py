"""The scene: told a picture, it shows exactly that, and moves what changed."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from trainer.ui.art import cards as art
from trainer.ui.table import felt, handling, rings, targets
from trainer.ui.table.card_layer import CardItem, CardLayer
from trainer.ui.table.chip_layer import ChipLayer
from trainer.ui.table.lay import Lie, lies
from trainer.ui.table.layout import CARD_W, Layout, layout
from trainer.ui.table.motion import Motion
from trainer.ui.table.picture import Chips, Picture
from trainer.ui.table.seat_layer import SeatLayer
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.table.sprite import Stage
from trainer.ui.table.tags import TagLayer
from trainer.ui.table.targets import FELT, Shape, Target

FOCUS_Z = 780.0
EMPTY = Picture(game="flop", size=9, seats=())


class TableScene(QGraphicsScene):
    """Draws and never decides: no rules and no gestures live here. Positions are pixels of the view."""

    def __init__(self, parent: QObject | None = None, *, four_colours: bool = False) -> None:
        super().__init__(parent)
        self.motion = Motion(self)
        self.picture = EMPTY
        self.layout_now: Layout = layout(1600, 832, EMPTY.size, EMPTY.game)
        self.lies: dict[str, Lie] = {}
        self._stage = Stage(self, self.motion, self.layout_now, four_colours=four_colours)
        self._size = (1600.0, 832.0)
        self._cards = CardLayer(self._stage)
        self._chips = ChipLayer(self._stage)
        self._seats = SeatLayer(self._stage)
        self._ring = self._stage.add(FOCUS_Z)
        self._tags = TagLayer(self._stage)
        self._chips_lifted = False
        self._focus: Target | None = None
        self._lifted: Target | None = None
        self._shapes: tuple[Shape, ...] = ()
        self._ground: QPixmap | None = None
        self._ground_look: felt.Look | None = None
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(QRectF(0, 0, *self._size))

    def set_reduced_motion(self, reduced: bool) -> None:
        """With reduced motion every change is immediate."""
        self.motion.reduced = reduced
        if reduced:
            self.motion.finish()

    def set_grips(self, on: bool) -> None:
        """Can chips be taken by hand here? In a film they can't, and nothing shows by which to take them."""
        self._chips.canvas.grips = on

    def set_four_colours(self, on: bool) -> None:
        """Deck of four suit colours instead of two."""
        if on != self._stage.four_colours:
            self._stage.four_colours = on
            self._relay()

    def resize(self, width: float, height: float, dpr: float) -> None:
        """Lay everything out for a view of this many logical pixels. Moves come to their ends."""
        if (self._size, self._stage.dpr) != ((width, height), dpr):
            self._size, self._stage.dpr = (width, height), dpr
            self._relay()

    def show(self, picture: Picture, animate: bool = True) -> None:
        """Show this picture; with `animate` what changed is seen to move."""
        if (picture.size, picture.game) != (self.picture.size, self.picture.game):
            self.picture = picture
            self._relay()
            return
        self.picture = picture
        self.lies = lies(picture, self.layout_now)
        self._cards.show(self.lies, picture.stub, animate and not self.motion.reduced)
        self._chips.show(picture, animate)
        self._seats.show(picture, animate)
        self._shapes = targets.shapes(picture, self.layout_now, self.lies, self._chips.areas)
        self._draw_ring()

    def _relay(self) -> None:
        self.motion.finish()
        picture = self.picture
        self.layout_now = self._stage.layout = layout(*self._size, picture.size, picture.game)
        self.setSceneRect(QRectF(0, 0, *self._size))
        self.lies = lies(picture, self.layout_now)
        self._cards.show(self.lies, picture.stub, animate=False)
        self._cards.relaid(self.lies)
        self._chips.show(picture, animate=False)
        self._seats.show(picture, animate=False)
        self._shapes = targets.shapes(picture, self.layout_now, self.lies, self._chips.areas)
        self._draw_ring()
        self.invalidate(self.sceneRect())

    def prepare(self) -> bool:
        """Paint the empty table before it is first seen; was it to be painted?"""
        wanted = felt.look(self.layout_now, self._stage.dpr)
        if wanted == self._ground_look:
            return False
        self._ground, self._ground_look = felt.ground(self.layout_now, self._stage.dpr), wanted
        return True

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy the painted table; only the exposed part."""
        dpr = self._stage.dpr
        self.prepare()
        assert self._ground is not None
        area = QRectF(QRectF(rect).toAlignedRect()).intersected(self.sceneRect())
        source = QRectF(area.x() * dpr, area.y() * dpr, area.width() * dpr, area.height() * dpr)
        painter.drawPixmap(area, self._ground, source)

    def target_at(self, at: QPointF) -> Target:
        """What lies topmost at a point of the scene."""
        s = self.layout_now.scale
        return targets.target_at(self._shapes, Point(at.x() / s, at.y() / s))

    def grip_at(self, at: QPointF) -> bool:
        """Does a point of the scene lie on a grip, by which all chips of a place are taken?"""
        s = self.layout_now.scale
        return self._chips.grip_at(Point(at.x() / s, at.y() / s))

    def seat_near(self, at: QPointF, *, inside: bool = False) -> Target | None:
        """The seat in front of which a point lies, or only one that it lies `inside` of; None for none."""
        s = self.layout_now.scale
        reach = 0.0 if inside else targets.REACH
        return targets.seat_near(self.picture, self.layout_now, Point(at.x() / s, at.y() / s), reach)

    def targets(self) -> tuple[Target, ...]:
        """Everything that can be pointed at now, once each, felt not counted."""
        return tuple(dict.fromkeys(shape.target for shape in self._shapes))

    def centre_of(self, target: Target) -> QPointF | None:
        """A point of the scene at which exactly this target is hit, or None when it is covered or not there."""
        point = targets.handle(self._shapes, target)
        s = self.layout_now.scale
        return None if point is None else QPointF(point.x * s, point.y * s)

    def area_of(self, target: Target) -> QRect | None:
        """The rectangle of a target in the scene's pixels, or None when it is not there."""
        s = self.layout_now.scale
        rect = self._whole(target)
        if rect is None:
            return None
        return QRectF(rect.x * s, rect.y * s, rect.w * s, rect.h * s).toAlignedRect()

    def _whole(self, target: Target) -> Rect | None:
        """Everything that is covered by the chips of a place, or by a pile; of other things the topmost area."""
        rects = [shape.rect for shape in self._shapes if shape.target == target]
        if not rects or not target.chips_at:
            return rects[-1] if rects else None
        if target.kind != "chips":
            rects += [shape.rect for shape in self._shapes if shape.target.chips_at == target.chips_at]
        whole = rects[0]
        for rect in rects[1:]:
            whole = whole.joined(rect)
        return whole

    def set_focus(self, target: Target | None) -> None:
        """Put the keyboard's ring around a target, or take it away."""
        self._focus = target
        self._draw_ring()

    @property
    def focus(self) -> Target | None:
        """The target that has the keyboard's ring."""
        return self._focus

    def set_selected(self, keys: frozenset[str]) -> None:
        """Show these cards as selected, besides those that the picture selects."""
        changed = keys ^ self._stage.selected
        self._stage.selected = keys
        self._cards.dress(changed)
        self._cards.dress_stub()

    def set_hover(self, target: Target | None) -> None:
        """Show what the pointer is over."""
        key = target.key if target else None
        changed = frozenset(each for each in (key, self._stage.hovered) if each and key != self._stage.hovered)
        self._stage.hovered = key
        self._cards.dress(changed)
        self._cards.hover_stub(target is not None and target.kind == "stub")
        seat = target.seat if target and target.kind == "seat" else None
        if seat != self._seats.hovered:
            self._seats.hover(seat)

    def lift(self, target: Target) -> None:
        """Raise a card, or the top card of the stub, so that it follows `drag_to`. Only draws."""
        self.drop()
        if target.kind == "stub" or target.key is not None:
            self._lifted = target
            self._cards.lift(target.key)

    def lift_chips(self, place: str, chips: Chips, at: QPointF, words: str) -> None:
        """Take chips of a place up; they follow `drag_to` with these words beneath them. Only draws."""
        self._chips_lifted = True
        self._chips.carry(place, chips)
        self._shapes = targets.shapes(self.picture, self.layout_now, self.lies, self._chips.areas)
        self._tags.show("held", words, Rect(0, 0, 0, 0))
        self.drag_to(at)

    def drag_to(self, at: QPointF) -> None:
        """Bring what was lifted to a point of the scene."""
        if self._lifted is not None:
            self._cards.drag(self._lifted.key, at)
        if self._chips_lifted:
            s = self.layout_now.scale
            self._chips.follow(at)
            self._tags.move("held", Point(at.x() / s, at.y() / s))

    def drop(self) -> None:
        """Let go of what was lifted; it goes back to its place unless the next picture moves it."""
        if self._lifted is not None:
            lifted, self._lifted = self._lifted, None
            self._cards.drop(lifted.key)
        if self._chips_lifted:
            self._chips_lifted = False
            self._chips.put_down()
            self._shapes = targets.shapes(self.picture, self.layout_now, self.lies, self._chips.areas)
            self._tags.hide("held")

    def tell(self, kind: str, words: str, target: Target) -> None:
        """Say something beside a thing: "told" of what it comes to, "held" of what of it is in the hand."""
        rect = self._whole(target)
        if rect is None or not words:
            self._tags.hide(kind)
        else:
            self._tags.show(kind, words, rect)

    def told(self, kind: str) -> str:
        """The words that stand beside a thing now, "" for none."""
        return self._tags.words[kind]

    def riffle(self) -> None:
        """Show a shuffle of the stub."""
        handling.riffle(self._stage, self._cards)

    def wash(self) -> None:
        """Show the whole deck being washed."""
        handling.wash(self._stage, self._cards)

    def cut(self) -> None:
        """Show a cut of the stub."""
        handling.cut(self._stage, self._cards)

    def square(self) -> None:
        """Show the stub being squared."""
        handling.square(self._stage, self._cards)

    def scramble(self, keys: Iterable[str]) -> None:
        """Show these cards being scrambled; they end where the picture has them."""
        handling.scramble(self._stage, self._cards, keys)

    def card_items(self) -> dict[str, CardItem]:
        """The items of the cards on the table, by key."""
        return self._cards.items

    def _draw_ring(self) -> None:
        focus = self._focus if self._focus != FELT else None
        shape = next((s for s in reversed(self._shapes) if s.target == focus), None)
        rect = self._whole(focus) if focus else None
        self._ring.setVisible(shape is not None)
        if shape is None or rect is None:
            return
        target, stage, s = shape.target, self._stage, self.layout_now.scale
        if target.kind == "seat" and target.seat is not None:
            rect = self.layout_now.seat(target.seat).plate
        radius = CARD_W * art.RADIUS * s if target.key or target.kind == "stub" else 11 * s
        pixmap = rings.ring(stage.snap(rect.w * s), stage.snap(rect.h * s), radius, shape.angle, stage.dpr)
        half = stage.snap(pixmap.deviceIndependentSize().width() / 2)
        self._ring.wear(pixmap, -half, -half)
        self._ring.setPos(stage.at(rect.centre))
