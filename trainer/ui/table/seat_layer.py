"""People and words on the table: plates, the button, speech, the floor, legends, the caption."""

from collections.abc import Hashable, Iterable
from itertools import pairwise

from trainer.ui.art.button import PAD as BUTTON_PAD
from trainer.ui.art.button import button as button_art
from trainer.ui.art.person import person
from trainer.ui.table import bubbles, labels
from trainer.ui.table.chip_layer import money
from trainer.ui.table.layout import BUTTON_D, CARD_H, CARD_W
from trainer.ui.table.picture import WAITS_FOR_DEALER, Picture, SeatPicture, amount
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.table.sprite import Sprite, Stage
from trainer.ui.table.words import (
    ABSENT,
    ASIDE,
    ASIDE_SHORT,
    BURN,
    DEALER,
    FLOOR,
    FOLDED,
    HERE,
    MUCK,
    NOBODY,
    STOPPED,
    STUB,
    STUB_SHORT,
    WALKING,
    YOURS,
    say,
)
from trainer.ui.theme.tokens import MS_CHIPS_SLIDE, MS_FLOOR_WALK, MS_SPEECH_IN, TYPE

LEGEND_Z, PLATE_Z, PERSON_Z, BUTTON_Z, BUBBLE_Z = 8.0, 12.0, 11.0, 28.0, 800.0
DEALER_ROOM = 460.0
PERSON_H = 92.0
SPEECH_SIZE = 17.0
CHAIR, LEGEND_GAP = "chair", 4.0


class SeatLayer:
    """Keeps one sprite for each plate, bubble and legend."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.items: dict[Hashable, Sprite] = {}
        self.picture: Picture | None = None
        self.hovered: int | None = None
        self._fresh: set[Hashable] = set()

    def show(self, picture: Picture, animate: bool) -> None:
        """Show the picture's people and words."""
        before, self.picture = self.picture, picture
        self._fresh = set()
        for seat in picture.seats:
            self._plate(seat)
        self._legends(picture)
        self._button(picture.button, animate and before is not None)
        self._floor(picture, animate and before is not None and before.floor == "away")
        self._caption(picture.caption)
        self._dealer_waited_for(picture)
        self._speech(picture, animate)
        for key in [key for key in self.items if key not in self._fresh]:
            self.stage.motion.cancel(key)
            self.stage.scene.removeItem(self.items.pop(key))

    def hover(self, number: int | None) -> None:
        """Light the plate under the pointer; an empty chair has one as long as it is pointed at."""
        changed, self.hovered = {number, self.hovered}, number
        for seat in self.picture.seats if self.picture else ():
            if seat.number in changed:
                self._plate(seat)
        self._show_chair(number if self.picture and number and self.picture.seat(number) is None else None)

    def _show_chair(self, number: int | None) -> None:
        if gone := self.items.pop(CHAIR, None):
            self.stage.scene.removeItem(gone)
        if number is not None:
            self._dress_plate(self._sprite(CHAIR, PLATE_Z)[0], number, say(NOBODY), "", dim=True)

    def _sprite(self, key: Hashable, z: float) -> tuple[Sprite, bool]:
        self._fresh.add(key)
        new = key not in self.items
        if new:
            self.items[key] = self.stage.add(z)
        return self.items[key], new

    def _size(self, units: float) -> float:
        return round(self.stage.layout.text(units) * self.stage.s)

    def _plate(self, seat: SeatPicture) -> None:
        sprite, _ = self._sprite(("plate", seat.number), PLATE_Z)
        waited = self.picture is not None and self.picture.waits_for == seat.number
        dim = seat.folded or seat.absent
        self._dress_plate(sprite, seat.number, seat.name, self._second_line(seat), dim=dim, waited=waited)

    def _dress_plate(
        self, sprite: Sprite, number: int, name: str, words: str, *, dim: bool, waited: bool = False
    ) -> None:
        stage, place = self.stage, self.stage.layout.seat(number)
        look = labels.Plate(
            number=str(number),
            name=name,
            words=words,
            w=stage.snap(place.plate.w * stage.s),
            h=stage.snap(place.plate.h * stage.s),
            s=stage.s,
            dim=dim,
            compact=stage.layout.compact,
            hovered=self.hovered == number,
            waited_for=waited,
        )
        sprite.wear(labels.plate(look, stage.dpr), -labels.PAD, -labels.PAD)
        sprite.setPos(stage.at(Point(place.plate.x, place.plate.y)))

    def _legends(self, picture: Picture) -> None:
        """What lies where, as long as there is room for the words."""
        if self.stage.layout.wordless:
            return
        zones = self.stage.layout.zones
        y = zones.burns.centre.y + CARD_H / 2 + 22
        xs = (zones.stub.x, zones.aside.centre.x, zones.burns.centre.x, zones.muck.centre.x)
        long = STUB if picture.stub.in_hand else STUB_SHORT
        tries = [(stub, aside, BURN, MUCK) for stub, aside in ((long, ASIDE), (STUB_SHORT, ASIDE))]
        words = next((each for each in tries if self._apart(each, xs)), (STUB_SHORT, ASIDE_SHORT, BURN, MUCK))
        for word, x in zip(words, xs, strict=True):
            if x != zones.stub.x or picture.stub.count:
                self._legend(word, Point(x, y))

    def _apart(self, words: tuple[str, ...], xs: tuple[float, ...]) -> bool:
        """Is there room for these words side by side, around those places? In every game and at every size alike."""
        size, stage = self._size(TYPE["felt-legend"].size), self.stage
        wide = [labels.legend(say(each), size, stage.dpr).deviceIndependentSize().width() for each in words]
        halves = [each / 2 - labels.PAD for each in wide]
        ends = zip(pairwise(xs), pairwise(halves), strict=True)
        return all((right - left) * stage.s >= one + other + LEGEND_GAP for (left, right), (one, other) in ends)

    def _legend(self, word: str, centre: Point) -> None:
        stage = self.stage
        sprite, _ = self._sprite(("legend", word), LEGEND_Z)
        pixmap = labels.legend(say(word), self._size(TYPE["felt-legend"].size), stage.dpr)
        half = stage.snap(pixmap.deviceIndependentSize().width() / 2)
        sprite.wear(pixmap, -half, stage.snap(-pixmap.deviceIndependentSize().height() / 2))
        sprite.setPos(stage.at(centre))

    def _button(self, number: int | None, animate: bool) -> None:
        if number is None:
            return
        stage = self.stage
        sprite, new = self._sprite("button", BUTTON_Z)
        d = stage.snap(BUTTON_D * stage.s)
        half = stage.snap(d * (0.5 + BUTTON_PAD))
        sprite.wear(button_art(d, say(DEALER), stage.dpr), -half, -half)
        start, end = sprite.pos(), stage.at(stage.layout.seat(number).button)
        ms = 0 if new or not animate or start == end else MS_CHIPS_SLIDE
        stage.motion.run("button", ms, lambda share: sprite.setPos(start + (end - start) * share))

    def _floor(self, picture: Picture, animate: bool) -> None:
        if picture.floor == "away":
            return
        stage, box = self.stage, self.stage.layout.zones.floor
        plate, _ = self._sprite("floor-plate", PLATE_Z)
        walker, _ = self._sprite("floor", PERSON_Z)
        words = say(WALKING if picture.floor == "walking" else HERE)
        look = labels.Plate(
            "",
            say(FLOOR),
            words,
            stage.snap(box.w * stage.s),
            stage.snap(box.h * stage.s),
            stage.s,
            compact=stage.layout.compact,
            icon="floor",
        )
        plate.wear(labels.plate(look, stage.dpr), -labels.PAD, -labels.PAD)
        high = stage.snap(PERSON_H * stage.s)
        walker.wear(person(high, stage.dpr), stage.snap(-high / 2), -high)
        self._walk((plate, walker), (Point(box.x, box.y), Point(box.centre.x, box.y + 3)), animate)

    def _walk(self, walkers: tuple[Sprite, ...], ends: tuple[Point, ...], animate: bool) -> None:
        stage = self.stage
        away = stage.snap((stage.layout.zones.floor.w + 40) * stage.s)
        for sprite, end in zip(walkers, map(stage.at, ends), strict=True):
            if not animate:
                if not stage.motion.runs(sprite):
                    sprite.setPos(end)
                continue

            def apply(share: float, sprite: Sprite = sprite, x: float = end.x(), y: float = end.y()) -> None:
                sprite.setPos(x + away * (1 - share), y)

            stage.motion.run(sprite, MS_FLOOR_WALK, apply)

    def _caption(self, text: str | None) -> None:
        if text:
            self._pill("caption", text, self.stage.layout.zones.caption)

    def _dealer_waited_for(self, picture: Picture) -> None:
        """In front of the dealer, below the tray, while nobody else is to do anything."""
        if (picture.waits_for == WAITS_FOR_DEALER or picture.stopped) and not picture.dealer_speech:
            layout = self.stage.layout
            below = (layout.zones.rack.bottom + layout.scene.bottom) / 2
            self._pill("waits", say(STOPPED if picture.stopped else YOURS), Point(layout.zones.dealer.x, below))

    def _pill(self, key: str, text: str, middle: Point) -> None:
        stage = self.stage
        sprite, _ = self._sprite(key, BUBBLE_Z - 1)
        size = self._size(16)
        pixmap = labels.pill(text, size, stage.dpr)
        wide = labels.pill_width(text, size)
        sprite.wear(pixmap, stage.snap(-wide / 2) - labels.PAD, stage.snap(-size * 0.775) - labels.PAD)
        sprite.setPos(stage.at(middle))

    def _speech(self, picture: Picture, animate: bool) -> None:
        layout = self.stage.layout
        hard, soft = self._obstacles(picture)
        speaking = [seat for seat in picture.seats if seat.speech]
        for seat in speaking:
            found = bubbles.place(seat.speech or "", layout.seat(seat.number), layout.scene, self._measure, hard, soft)
            hard.append(found.box)
            self._bubble(("speech", seat.number), seat.speech or "", found, animate)
        self._standing_speech(picture, hard, soft, animate)

    def _standing_speech(self, picture: Picture, hard: list[Rect], soft: list[Rect], animate: bool) -> None:
        layout, zones = self.stage.layout, self.stage.layout.zones
        if picture.dealer_speech:
            size = self._measure(picture.dealer_speech, DEALER_ROOM)
            found = bubbles.fixed(Point(zones.dealer.x, layout.scene.bottom - 2), size, layout.scene, "", DEALER_ROOM)
            hard.append(found.box)
            self._bubble("dealer-speech", picture.dealer_speech, found, animate)
        if picture.floor_speech:
            over = Rect(zones.floor.x, zones.floor.y - PERSON_H, zones.floor.w, PERSON_H)
            piles = [zones.board, zones.aside, zones.burns, zones.muck, Rect.around(zones.stub, CARD_W, CARD_H)]
            found = bubbles.floor(picture.floor_speech, over, layout.scene, self._measure, [*hard, *piles], soft)
            self._bubble("floor-speech", picture.floor_speech, found, animate)

    def _obstacles(self, picture: Picture) -> tuple[list[Rect], list[Rect]]:
        """What speech must not cover: plates and cards; and should not: chips and the middle."""
        layout = self.stage.layout
        taken = [layout.seat(seat.number) for seat in picture.seats]
        hard = [place.plate for place in taken]
        hard += [layout.seat(seat.number).fan for seat in picture.seats if seat.cards]
        soft = [place.stack for place in taken] + [layout.zones.board, layout.zones.rack]
        soft.append(layout.zones.pots)
        soft += [layout.seat(seat.number).bet for seat in picture.seats if seat.bet]
        if picture.floor != "away":
            hard.append(layout.zones.floor)
        return hard, soft

    def _measure(self, text: str, room: float) -> tuple[float, float]:
        s = self.stage.s
        w, h = labels.bubble_size(labels.Bubble(text, self._size(SPEECH_SIZE), room * s))
        return w / s, h / s

    def _bubble(self, key: Hashable, text: str, found: bubbles.Placed, animate: bool) -> None:
        stage = self.stage
        sprite, new = self._sprite(key, BUBBLE_Z)
        look = labels.Bubble(text, self._size(SPEECH_SIZE), found.room * stage.s, found.tail)
        sprite.wear(labels.bubble(look, stage.dpr), -labels.PAD, -labels.PAD)
        sprite.setPos(stage.at(Point(found.box.x, found.box.y)))
        if new and animate:
            stage.motion.run(key, MS_SPEECH_IN, sprite.setOpacity)

    def _second_line(self, seat: SeatPicture) -> str:
        told = self.picture is not None and self.picture.tells(f"stack-{seat.number}")
        words: Iterable[str] = (
            money(amount(seat.stack)) if told else "",
            seat.note,
            say(ABSENT) if seat.absent else "",
            say(FOLDED) if seat.folded else "",
        )
        return " · ".join(word for word in words if word)
