"""Chips on the table: stacks, bets, pots, the tray. Moved chips are seen to move, those in hand follow the pointer."""

from PySide6.QtCore import QPointF

from trainer.ui.art import chips as art
from trainer.ui.table.chip_canvas import ChipCanvas, Spot, money
from trainer.ui.table.flights import Flight, flights
from trainer.ui.table.heaps import pot_rooms
from trainer.ui.table.picture import Chips, Picture, heaps, seat_of
from trainer.ui.table.pot_chips import show_pots, show_rack
from trainer.ui.table.seat_chips import show_chips, show_pucks, sizes
from trainer.ui.table.shapes import Point
from trainer.ui.table.sprite import Stage
from trainer.ui.table.targets import Shape
from trainer.ui.theme.tokens import MS_CHIPS_SLIDE, MS_POT_PUSH

__all__ = ["ChipLayer", "money"]

FLYING_Z, CARRIED_Z = 520.0, 900.0
FLYING, CARRIED = (10, 4), (12, 4)


class ChipLayer:
    """Draws the chips of a picture and moves those that changed their place."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.canvas = ChipCanvas(stage)
        self.picture: Picture | None = None

    @property
    def areas(self) -> tuple[Shape, ...]:
        """What of the chips can be pointed at, later ones above earlier ones."""
        return tuple(self.canvas.areas)

    def grip_at(self, point: Point) -> bool:
        """Is a grip there, by which all chips of a place are taken?"""
        return any(rect.holds(point) for rect in self.canvas.gripped)

    def show(self, picture: Picture, animate: bool) -> None:
        """Show all chips of the picture; what went from one place to another is seen on its way."""
        before, self.picture = self.picture, picture
        moved = flights(before, picture) if animate and before and not self.stage.motion.reduced else ()
        starts = {each.start: self.foot(each.start) for each in moved}
        self.canvas.begin()
        self.canvas.sizes = sizes(self.canvas, picture)
        show_rack(self.canvas, picture.rack)
        show_pucks(self.canvas, picture)
        for seat in picture.seats:
            show_chips(self.canvas, picture, seat)
        show_pots(self.canvas, picture)
        self._hand()
        self.canvas.end()
        for each in moved:
            self._fly(each, starts[each.start], heaps(before).get(each.end, ()) if before else ())

    # --- in the hand -------------------------------------------------------------------------------------------

    def carry(self, place: str, chips: Chips) -> None:
        """Take these chips of a place in hand: they are gone from there and follow `follow`. Only draws."""
        self.canvas.carried = place, chips
        self._again()

    def follow(self, at: QPointF) -> None:
        """Bring the chips in hand to a point of the scene."""
        if "carried" in self.canvas.items:
            self.canvas.items["carried"].setPos(at)

    def put_down(self) -> None:
        """Let go of what was in hand; it lies where it lay."""
        self.canvas.carried = None
        self._again()

    def _again(self) -> None:
        if self.picture is not None:
            self.show(self.picture, animate=False)

    def _hand(self) -> None:
        if self.canvas.carried is None:
            return
        place, chips = self.canvas.carried
        known = "carried" in self.canvas.items
        sprite = self.canvas.sprite("carried", CARRIED_Z)
        at = sprite.pos() if known else self.stage.at(self.foot(place))
        self.canvas.wear(sprite, Spot(self.canvas.group(chips, (*CARRIED, self.canvas.diameter(place))), Point(0, 0)))
        sprite.setPos(at)

    # --- motion ------------------------------------------------------------------------------------------------

    def foot(self, place: str) -> Point:
        """Where chips of a place stand or would stand, in table units."""
        layout, seat = self.stage.layout, seat_of(place)
        if place in self.canvas.spots:
            return self.canvas.spots[place].foot
        if seat is not None:
            here = layout.seat(seat)
            return here.bet.centre if place.startswith("bet") else here.stack.centre
        if place == "rack":
            return layout.zones.rack.centre
        rooms = pot_rooms(layout, len(self.picture.pots) if self.picture else 1)
        number = int(place.removeprefix("side-")) if place.startswith("side-") else 0
        return rooms[min(number, len(rooms) - 1)].centre

    def _fly(self, flight: Flight, start: Point, before: Chips) -> None:
        """Chips on their way; the heap that they come to takes them in when they are there."""
        stage, sprite = self.stage, self.stage.add(FLYING_Z)
        self.canvas.wear(
            sprite, Spot(self.canvas.group(flight.chips, (*FLYING, self.canvas.diameter(flight.start))), start)
        )
        here, there = sprite.pos(), stage.at(self.foot(flight.end))
        self._wait(flight.end, before)

        def landed() -> None:
            stage.scene.removeItem(sprite)
            self._landed(flight.end)

        stage.motion.run(
            ("flight", flight.start, flight.end, id(sprite)),
            MS_POT_PUSH if flight.start.startswith(("main", "side")) else MS_CHIPS_SLIDE,
            lambda share: sprite.setPos(here + (there - here) * share),
            landed,
        )

    def _wait(self, place: str, before: Chips) -> None:
        """Until the chips are there, a heap is as it was; one that was not has no label either."""
        spot, sprite = self.canvas.spots.get(place), self.canvas.items.get(place)
        if spot is None or sprite is None:
            return
        if before:
            group = art.Group(before, spot.group.diameter, spot.group.across, spot.group.tall)
            self.canvas.wear(sprite, Spot(group, spot.foot))
        else:
            sprite.hide()
            self._label(place, shown=False)

    def _label(self, place: str, *, shown: bool) -> None:
        if label := self.canvas.items.get(("pill", place)):
            label.setVisible(shown)

    def _landed(self, place: str) -> None:
        spot, sprite = self.canvas.spots.get(place), self.canvas.items.get(place)
        if spot is not None and sprite is not None:
            self.canvas.wear(sprite, spot)
            self._label(place, shown=True)
