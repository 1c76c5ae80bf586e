"""Chips on the table: stacks, bets with their amounts, pots, the rack. Moved chips are seen to move."""

from collections.abc import Hashable
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from trainer.ui.art import chips as art
from trainer.ui.art import rack as rack_art
from trainer.ui.table import labels
from trainer.ui.table.layout import BET_D, POT_D, STACK_D, SeatPlace
from trainer.ui.table.picture import Chips, Picture, PotPicture, SeatPicture, amount
from trainer.ui.table.shapes import Point
from trainer.ui.table.sprite import Sprite, Stage
from trainer.ui.table.words import POT, say
from trainer.ui.theme.tokens import MS_CHIPS_SLIDE, MS_POT_PUSH, TYPE

STACK_Z, BET_Z, POT_Z, PILL_Z, FLYING_Z = 26.0, 36.0, 35.0, 40.0, 520.0
STACK_ROW, STACK_MIN_D, POT_ACROSS, POT_TALL = 6, 20.0, 6, 10
# A bet grows in height, then in breadth, then its chips are drawn smaller: (tall, across, diameter).
BET_SHAPES = ((8, 2, BET_D), (8, 3, 36.0), (14, 3, 34.0), (20, 4, 30.0), (20, 6, 26.0))
PILL_GAP, POT_GAP, POT_CROWDED_D = 8.0, 26.0, 31.0


def money(value: int) -> str:
    """An amount as it is written on the table."""
    return f"{value:,}"


def bet_shape(chips: Chips) -> tuple[int, int, float]:
    """How a bet of these chips is set up: column height, columns in front, chip diameter in table units."""
    for tall, across, diameter in BET_SHAPES:
        if sum(-(-count // tall) for _, count in chips) <= 2 * across:
            return tall, across, diameter
    return BET_SHAPES[-1]


def stack_shape(chips: Chips, room: float) -> tuple[int, int, float]:
    """How a player's chips stand in a room of that width: one row if it can be, with smaller chips if it must."""
    for tall in (12, 20):
        row = sum(-(-count // tall) for _, count in chips)
        diameter = min(STACK_D, room / ((row - 1) * art.STEP + 1))
        if row <= STACK_ROW and diameter >= STACK_MIN_D:
            return tall, STACK_ROW, diameter
    return 20, 4, STACK_MIN_D


@dataclass(frozen=True, slots=True)
class Spot:
    """A group of chips and the point (in table units) on which its front row stands."""

    group: art.Group
    foot: Point


class ChipLayer:
    """Keeps one sprite for each group of chips and each amount."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.items: dict[Hashable, Sprite] = {}
        self.picture: Picture | None = None
        self._fresh: set[Hashable] = set()

    def show(self, picture: Picture, animate: bool) -> None:
        """Show all chips of the picture; bets slide out of stacks, into pots, and pots to their winners."""
        before, self.picture = self.picture, picture
        self._fresh = set()
        for seat in picture.seats:
            self._seat(seat, self.stage.layout.seat(seat.number), picture.amounts)
        self._pots(picture)
        self._rack(picture.rack)
        for key in [key for key in self.items if key not in self._fresh]:
            self.stage.motion.cancel(key)
            self.stage.scene.removeItem(self.items.pop(key))
        if animate and before is not None:
            self._slide(before, picture)

    def group(self, chips: Chips, diameter: float, across: int, tall: int = art.COLUMN) -> art.Group:
        """Chips at a diameter in table units, snapped to device pixels."""
        return art.Group(chips, self.stage.snap(diameter * self.stage.s), across, tall)

    def _put(self, key: Hashable, spot: Spot, z: float) -> None:
        sprite = self._sprite(key, z)
        origin = art.origin(spot.group)
        sprite.wear(art.stack(spot.group, self.stage.dpr), self.stage.snap(origin.x()), self.stage.snap(origin.y()))
        sprite.setPos(self.stage.at(spot.foot))

    def _sprite(self, key: Hashable, z: float) -> Sprite:
        self._fresh.add(key)
        if key not in self.items:
            self.items[key] = self.stage.add(z)
        self.stage.motion.cancel(key)
        self.items[key].setZValue(z)
        return self.items[key]

    def _pill(self, key: Hashable, text: str, left: float, middle: float) -> None:
        """An amount whose left end and middle height are given in table units."""
        stage = self.stage
        sprite = self._sprite(key, PILL_Z)
        size = self._pill_size()
        sprite.wear(labels.pill(text, size, stage.dpr), -labels.PAD, -labels.PAD)
        sprite.setPos(stage.at(Point(left, middle - size * 1.55 / 2 / stage.s)))

    def _pill_size(self) -> float:
        return round(self.stage.layout.text(TYPE["amount"].size) * self.stage.s)

    def _pill_wide(self, text: str) -> float:
        return labels.pill_width(text, self._pill_size()) / self.stage.s

    def stack_spot(self, seat: SeatPicture, place: SeatPlace) -> Spot:
        """Where a player's chips stand."""
        tall, across, diameter = stack_shape(seat.stack, place.stack.w)
        group = self.group(seat.stack, diameter, across, tall)
        return Spot(group, Point(place.stack.centre.x, place.stack.bottom - STACK_D * 0.27))

    def _seat(self, seat: SeatPicture, place: SeatPlace, amounts: bool) -> None:
        if seat.stack and not self.stage.layout.compact:
            self._put(("stack", seat.number), self.stack_spot(seat, place), STACK_Z)
        if seat.bet:
            self._bet(seat, place, amounts)

    def bet_spot(self, seat: SeatPicture, place: SeatPlace) -> tuple[Spot, float]:
        """Where a bet stands, and the left end of its amount, in table units."""
        tall, across, diameter = bet_shape(seat.bet)
        group = self.group(seat.bet, diameter, across, tall)
        wide, text = 2 * art.extent(group).half / self.stage.s, self._pill_wide(money(amount(seat.bet)))
        box = place.bet
        if place.column:
            return Spot(group, Point(box.centre.x, box.y + 37)), box.centre.x - text / 2
        total = wide + PILL_GAP + text
        left = box.centre.x - total / 2
        mirrored = place.side > 0 and place.plate.centre.y > self.stage.layout.scene.h / 2
        foot = left + (text + PILL_GAP if mirrored else 0) + wide / 2
        return Spot(group, Point(foot, box.centre.y + 12)), left if mirrored else left + wide + PILL_GAP

    def _bet(self, seat: SeatPicture, place: SeatPlace, amounts: bool) -> None:
        spot, left = self.bet_spot(seat, place)
        self._put(("bet", seat.number), spot, BET_Z)
        if amounts:
            middle = place.bet.bottom - 14 if place.column else place.bet.centre.y
            self._pill(("bet-pill", seat.number), money(amount(seat.bet)), left, middle)

    def _pots(self, picture: Picture) -> None:
        pots = [pot for pot in picture.pots if pot.chips]
        parts = [self._pot_part(pot, len(pots) > 1, picture.amounts) for pot in pots]
        gaps = POT_GAP * max(0, len(parts) - 1)
        centre = self.stage.layout.zones.pot
        left = centre.x - (sum(part[1] + part[3] for part in parts) + gaps) / 2
        for i, (group, wide, text, room) in enumerate(parts):
            self._put(("pot", i), Spot(group, Point(left + wide / 2, centre.y)), POT_Z)
            if text:
                self._pill(("pot-pill", i), text, left + wide + PILL_GAP, centre.y - 6)
            left += wide + room + POT_GAP

    def _pot_part(self, pot: PotPicture, several: bool, amounts: bool) -> tuple[art.Group, float, str, float]:
        across = 3 if several else POT_ACROSS
        crowded = len(art.columns(pot.chips, across, POT_TALL)) > across
        group = self.group(pot.chips, POT_CROWDED_D if crowded else POT_D, across, POT_TALL)
        label = pot.label or say(POT)
        text = f"{label} {money(amount(pot.chips))}" if amounts else ""
        room = PILL_GAP + self._pill_wide(text) if text else 0.0
        return group, 2 * art.extent(group).half / self.stage.s, text, room

    def _rack(self, chips: Chips) -> None:
        stage, box = self.stage, self.stage.layout.zones.rack
        sprite = self._sprite("rack", STACK_Z)
        w, h = stage.snap(box.w * stage.s), stage.snap(box.h * stage.s)
        sprite.wear(rack_art.rack(chips, w, h, stage.dpr), 0, 0)
        sprite.setPos(stage.at(Point(box.x, box.y)))

    def _slide(self, before: Picture, after: Picture) -> None:
        grown = _total(after) > _total(before)
        for seat in after.seats:
            old = before.seat(seat.number)
            if old is None:
                continue
            place = self.stage.layout.seat(seat.number)
            stack = self.stage.at(self.stack_spot(seat, place).foot)
            if seat.bet and not old.bet:
                self._from(("bet", seat.number), stack, MS_CHIPS_SLIDE)
            if old.bet and not seat.bet:
                end = self.stage.at(self.stage.layout.zones.pot) if grown else stack
                self._fly(("flying", seat.number), self.bet_spot(old, place)[0], end, MS_CHIPS_SLIDE)
            if before.pots and _total(after) < _total(before) and amount(seat.stack) > amount(old.stack):
                self._push(before, stack, seat.number)

    def _push(self, before: Picture, end: QPointF, number: int) -> None:
        for i, pot in enumerate(pot for pot in before.pots if pot.chips):
            group = self.group(pot.chips, POT_D, POT_ACROSS, POT_TALL)
            self._fly(("push", number, i), Spot(group, self.stage.layout.zones.pot), end, MS_POT_PUSH)

    def _from(self, key: Hashable, start: QPointF, ms: int) -> None:
        sprite = self.items[key]
        end = sprite.pos()
        self.stage.motion.run(key, ms, lambda share: sprite.setPos(start + (end - start) * share))

    def _fly(self, key: Hashable, spot: Spot, end: QPointF, ms: int) -> None:
        """Chips that are no longer where they were: seen on their way, then gone."""
        if self.stage.motion.reduced:
            return
        stage, sprite = self.stage, self.stage.add(FLYING_Z)
        origin = art.origin(spot.group)
        sprite.wear(art.stack(spot.group, stage.dpr), stage.snap(origin.x()), stage.snap(origin.y()))
        start = stage.at(spot.foot)
        stage.motion.run(
            (key, id(sprite)),
            ms,
            lambda share: sprite.setPos(start + (end - start) * share),
            lambda: stage.scene.removeItem(sprite),
        )


def _total(picture: Picture) -> int:
    return sum(amount(pot.chips) for pot in picture.pots)
