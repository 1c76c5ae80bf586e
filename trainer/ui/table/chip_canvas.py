"""What every kind of chips on the table is drawn with: groups, pills, areas, and what of it is in the hand."""

from collections.abc import Hashable
from dataclasses import dataclass, field

from trainer.ui.art import chips as art
from trainer.ui.table import labels
from trainer.ui.table.heaps import Setting, piles
from trainer.ui.table.layout import BET_D, CHIP_D
from trainer.ui.table.picture import Chips
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.table.sprite import Sprite, Stage
from trainer.ui.table.targets import Shape, Target
from trainer.ui.theme.tokens import TYPE

PILL_Z, PILL_GAP, GRIP, PILL_HIGH = 40.0, 8.0, 26.0, 1.55


def money(value: int) -> str:
    """An amount as it is written on the table."""
    return f"{value:,}"


@dataclass(frozen=True, slots=True)
class Spot:
    """A group of chips and the point (in table units) on which its front row stands."""

    group: art.Group
    foot: Point


@dataclass
class ChipCanvas:
    """One sprite for each group of chips and each word. `areas` are what of them can be pointed at.

    `spots` are where the heaps of the places stand now; `carried` are chips of a place that are in the hand;
    `sizes` are how large the chips of stacks and of bets are; without `grips` nothing on this table is moved by hand.
    `gripped` is where grips are shown.
    """

    stage: Stage
    items: dict[Hashable, Sprite] = field(default_factory=dict)
    spots: dict[str, Spot] = field(default_factory=dict)
    areas: list[Shape] = field(default_factory=list)
    carried: tuple[str, Chips] | None = None
    sizes: tuple[float, float] = (CHIP_D, BET_D)
    grips: bool = True
    gripped: list[Rect] = field(default_factory=list)
    _fresh: set[Hashable] = field(default_factory=set)

    def begin(self) -> None:
        """Start drawing a picture."""
        self._fresh, self.areas, self.spots, self.gripped = set(), [], {}, []

    def end(self) -> None:
        """Take away what this picture has not drawn."""
        for key in [key for key in self.items if key not in self._fresh]:
            self.stage.motion.cancel(key)
            self.stage.scene.removeItem(self.items.pop(key))

    def sprite(self, key: Hashable, z: float) -> Sprite:
        """The sprite of that key, standing still."""
        self._fresh.add(key)
        if key not in self.items:
            self.items[key] = self.stage.add(z)
        self.stage.motion.cancel(key)
        self.items[key].setZValue(z)
        return self.items[key]

    def diameter(self, place: str) -> float:
        """How large chips are drawn in front of a player and on their way."""
        return self.sizes[place.startswith("bet")]

    def group(self, chips: Chips, setting: Setting) -> art.Group:
        """Chips set up so, snapped to device pixels."""
        tall, across, diameter = setting
        return art.Group(chips, self.stage.snap(diameter * self.stage.s), across, tall)

    def width(self, chips: Chips, setting: Setting) -> float:
        """How wide a heap is, in table units."""
        return 2 * art.extent(self.group(chips, setting)).half / self.stage.s

    def heap(self, place: str, chips: Chips, setting: Setting, foot: Point, z: float) -> None:
        """The chips of a place, without those in the hand, and their piles."""
        self.spots[place] = Spot(self.group(self._left(place, chips), setting), foot)
        self.wear(self.sprite(place, z), self.spots[place])
        self.areas += piles(chips, setting, foot, place)

    def wear(self, sprite: Sprite, spot: Spot) -> None:
        """Make a sprite show a group where it stands."""
        origin, stage = art.origin(spot.group), self.stage
        sprite.wear(art.stack(spot.group, stage.dpr), stage.snap(origin.x()), stage.snap(origin.y()))
        sprite.setPos(stage.at(spot.foot))
        sprite.show()

    def area(self, target: Target, rect: Rect) -> None:
        """What can be pointed at there, above all that came before."""
        self.areas.append(Shape(target, rect))

    def pill(self, key: Hashable, text: str, left: float, middle: float) -> Rect:
        """A word or an amount from its left end and middle height; without one a grip by which all is taken.

        Its area in table units.
        """
        stage, size, wide = self.stage, self.text_size(), self.pill_width(text)
        high = self._pill_height()
        rect = Rect(left, middle - high / 2, wide, high)
        if not wide:
            return rect
        sprite = self.sprite(key, PILL_Z)
        pixmap = labels.pill(text, size, stage.dpr) if text else labels.grip(wide * stage.s, size, stage.dpr)
        sprite.wear(pixmap, -labels.PAD, -labels.PAD)
        sprite.setPos(stage.at(Point(rect.x, rect.y)))
        sprite.show()
        self.gripped += [] if text else [rect]
        return rect

    def text_size(self) -> float:
        """The size of words on the felt in pixels."""
        return round(self.stage.layout.text(TYPE["amount"].size) * self.stage.s)

    def pill_width(self, text: str) -> float:
        """How wide a pill is, in table units."""
        if text:
            return labels.pill_width(text, self.text_size()) / self.stage.s
        return max(GRIP, self._pill_height()) if self.grips else 0.0

    def _pill_height(self) -> float:
        return self.text_size() * PILL_HIGH / self.stage.s

    def gone(self, place: str, chips: Chips) -> bool:
        """Are all chips of a place in the hand? Their label goes with them."""
        return not self._left(place, chips)

    def left_in_rack(self, chips: Chips) -> Chips:
        """The tray without what is in the hand."""
        return self._left("rack", chips)

    def _left(self, place: str, chips: Chips) -> Chips:
        if self.carried is None or self.carried[0] != place:
            return chips
        gone = dict(self.carried[1])
        return tuple((value, count - gone.get(value, 0)) for value, count in chips if count > gone.get(value, 0))
