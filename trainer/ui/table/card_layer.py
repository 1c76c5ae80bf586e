"""The cards on the table and the stub in the dealer's hand: one lasting item a card, moved when its lie changes."""

from math import cos, pi

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from trainer.ui.art import cards as art
from trainer.ui.table.lay import STUB_ANGLE, Lie
from trainer.ui.table.layout import CARD_W, HAND_W
from trainer.ui.table.picture import CardFace, StubPicture
from trainer.ui.table.sprite import Sprite, Stage
from trainer.ui.theme.tokens import MS_CARD_PITCH, MS_CARD_SPREAD, MS_CARD_TURN

STUB_Z, MOVING_Z, GHOST_Z = 60.0, 500.0, 900.0
ZONE_Z = {"muck": 20.0, "burns": 22.0, "aside": 24.0, "board": 30.0, "in-hand": 700.0}
STAGGER_MS = 55
LIFT_SCALE = 1.06


def zone_z(lie: Lie) -> float:
    """Where a card stands in the pile of all items."""
    return ZONE_Z.get(lie.zone, 32.0) + lie.z * 0.01


def face_of(card: CardFace | None) -> str:
    """The drawing that a card shows: its face, or its back."""
    return "red" if card is None else (card.name if card.up else card.back)


class CardItem(Sprite):
    """One physical card."""

    def __init__(self, lie: Lie) -> None:
        super().__init__(zone_z(lie))
        self.lie = lie
        self.raised = False

    def dress(self, stage: Stage, lie: Lie | None = None) -> None:
        """Show the face that the lie shows, in the card's state."""
        lie = lie or self.lie
        card = lie.card
        look = art.Look(
            face=face_of(card),
            width=stage.snap(lie.width * stage.s),
            angle=lie.angle,
            four_colours=stage.four_colours,
            selected=card.selected or card.key in stage.selected,
            hovered=stage.hovered == card.key,
            lifted=card.lifted or self.raised or lie.zone == "in-hand",
        )
        half = art.reach(look)
        rise = stage.snap(art.LIFT * stage.s) if look.hovered else 0.0
        self.wear(art.card(look, stage.dpr), -half, -half - rise)


class CardLayer:
    """Keeps one item for each visible card and sends it where the next picture wants it."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.items: dict[str, CardItem] = {}
        self.stub = StubPicture(0)
        self.stub_item = stage.add(STUB_Z)
        self.stub_hovered = False
        self.ghost: Sprite | None = None
        self.let_go_at: QPointF | None = None
        self.divided = False

    def show(self, lies: dict[str, Lie], stub: StubPicture, animate: bool) -> None:
        """Bring the cards to these lies; cards that are new come from the stub, cards that are gone go there."""
        before, self.stub = self.stub, stub
        fresh = 0
        for key, lie in lies.items():
            if key in self.items:
                self._move(self.items[key], lie, animate)
                continue
            seen = before.top if before.top and before.top.key == key else None
            self.items[key] = item = self._new(lie, seen, self.let_go_at if fresh == 0 else None)
            self._move(item, lie, animate, fresh * STAGGER_MS)
            fresh += 1
        for key in [key for key in self.items if key not in lies]:
            self._leave(self.items.pop(key), animate)
        self.let_go_at = None
        self.dress_stub()

    def relaid(self, lies: dict[str, Lie]) -> None:
        """The view changed its size: everything lies at its place again, at once."""
        for key, item in self.items.items():
            item.lie = lies[key]
            self.rest(item)
        self.dress_stub()

    def dress_stub(self) -> None:
        """Draw the block of undealt cards at its height, without the card that the hand has taken off."""
        stage, count = self.stage, self.stub.count - (self.ghost is not None)
        self.stub_item.setVisible(count > 0 and not self.divided)
        if count <= 0:
            return
        top = self.stub.top if self.ghost is None else None
        deck = art.Deck(
            count,
            face_of(top),
            stage.snap(HAND_W * stage.s),
            STUB_ANGLE,
            stage.four_colours,
            selected=top is not None and (top.selected or top.key in stage.selected),
            hovered=self.stub_hovered,
            loose=self.stub.loose,
        )
        half = art.deck_reach(deck)
        self.stub_item.wear(art.deck(deck, stage.dpr), -half, -half)
        self.stub_item.setPos(stage.at(stage.layout.zones.stub))

    def hover_stub(self, on: bool) -> None:
        """Light the stub's edge under the pointer."""
        if on != self.stub_hovered:
            self.stub_hovered = on
            self.dress_stub()

    def dress(self, keys: frozenset[str]) -> None:
        """Redraw the cards whose state changed."""
        for key in keys & self.items.keys():
            self.items[key].dress(self.stage)

    def _new(self, lie: Lie, seen: CardFace | None, hand: QPointF | None) -> CardItem:
        """An item at the stub (or where the hand let go), face down unless its face was already to be seen."""
        card = lie.card
        start = CardFace(card.name, bool(seen and seen.up), card.key, card.back)
        at = self.stage.layout.zones.stub
        item = CardItem(Lie(start, at, HAND_W, STUB_ANGLE, "stub", None, 0, at))
        item.setPos(hand or self.stage.at(at))
        self.stage.scene.addItem(item)
        return item

    def _move(self, item: CardItem, lie: Lie, animate: bool, delay: float = 0) -> None:
        old, item.lie = item.lie, lie
        if old == lie:
            return  # it lies there, or is on its way there
        ms = self._time(old, lie) if animate else 0
        self._travel(item, old, lie, ms, delay)

    def _time(self, old: Lie, lie: Lie) -> int:
        if old.zone != lie.zone or (old.at != lie.at and not old.card.lifted and not lie.card.lifted):
            spread = old.zone == lie.zone
            return MS_CARD_SPREAD if spread else MS_CARD_PITCH
        return MS_CARD_TURN if old.card.up != lie.card.up else 90

    def _travel(self, item: CardItem, old: Lie, lie: Lie, ms: float, delay: float) -> None:
        stage = self.stage
        start, end = item.pos(), stage.at(lie.at)
        grow, turn = old.width / lie.width, float(old.angle - lie.angle)
        flips = old.card.up != lie.card.up
        before = Lie(old.card, lie.at, lie.width, lie.angle, old.zone, None, 0, lie.at)
        item.setZValue(MOVING_Z + zone_z(lie))
        item.dress(stage)

        def apply(share: float) -> None:
            item.setPos(start + (end - start) * share)
            scale, angle = grow + (1 - grow) * share, turn * (1 - share)
            across = abs(cos(pi * share)) if flips else 1.0
            if flips:
                item.dress(stage, before if share < 0.5 else None)
            item.setTransform(QTransform().rotate(angle).scale(max(0.02, scale * across), scale))

        stage.motion.run(item, ms, apply, lambda: self.rest(item), delay)

    def rest(self, item: CardItem) -> None:
        """The card lies still at its place."""
        item.resetTransform()
        item.setPos(self.stage.at(item.lie.at))
        item.setZValue(zone_z(item.lie))
        item.dress(self.stage)

    def _leave(self, item: CardItem, animate: bool) -> None:
        """Back into the stub, face down, and gone."""
        stage, old = self.stage, item.lie
        at = stage.layout.zones.stub
        face = CardFace(old.card.name, False, old.card.key, old.card.back)
        if self.stub.top is not None and self.stub.top.key == face.key:
            face = self.stub.top
        item.lie = Lie(face, at, HAND_W, STUB_ANGLE, "stub", None, 0, at)
        self._travel(item, old, item.lie, MS_CARD_PITCH if animate else 0, 0)
        if stage.motion.reduced or not animate:
            self._drop_item(item)
            return
        stage.motion.run((item, "gone"), MS_CARD_PITCH, lambda _: None, lambda: self._drop_item(item))

    def _drop_item(self, item: CardItem) -> None:
        self.stage.motion.cancel(item)
        if item.scene() is not None:
            self.stage.scene.removeItem(item)

    def lift(self, key: str | None) -> None:
        """Raise one card, or the top card of the stub (key None), above everything to follow the hand."""
        if key is None:
            self._lift_top()
        elif key in self.items:
            item = self.items[key]
            self.stage.motion.cancel(item)
            item.raised = True
            item.setTransform(QTransform().scale(LIFT_SCALE, LIFT_SCALE))
            item.setZValue(GHOST_Z)
            item.dress(self.stage)

    def _lift_top(self) -> None:
        stage, top = self.stage, self.stub.top
        look = art.Look(face_of(top), stage.snap(CARD_W * stage.s), -3, stage.four_colours, lifted=True)
        half = art.reach(look)
        self.ghost = stage.add(GHOST_Z)
        self.ghost.wear(art.card(look, stage.dpr), -half, -half)
        self.ghost.setPos(stage.at(stage.layout.zones.stub))
        self.dress_stub()

    def drag(self, key: str | None, at: QPointF) -> None:
        """Bring what is lifted to a point of the scene."""
        item = self.ghost if key is None else self.items.get(key)
        if item is not None:
            item.setPos(at)

    def drop(self, key: str | None) -> None:
        """Let go: it slides back to where it lies, unless the next picture wants it elsewhere."""
        if key is None and self.ghost is not None:
            self.let_go_at = self.ghost.pos()
            self.stage.scene.removeItem(self.ghost)
            self.ghost = None
            self.dress_stub()
        elif key is not None and key in self.items:
            item = self.items[key]
            item.raised = False
            self._travel(item, item.lie, item.lie, MS_CARD_PITCH, 0)
