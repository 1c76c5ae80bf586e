"""The pots, main first and apart from each other, where the next one would begin, and the dealer's tray."""

from trainer.ui.art import chips as art
from trainer.ui.art import rack as rack_art
from trainer.ui.table import labels
from trainer.ui.table.chip_canvas import PILL_GAP, ChipCanvas, money
from trainer.ui.table.heaps import LABEL_H, Setting, counted_shape, fitted, pot_rooms, single_pot_shape, wells
from trainer.ui.table.layout import POT_D
from trainer.ui.table.picture import Chips, Picture, amount, pot_place
from trainer.ui.table.shapes import Point, Rect
from trainer.ui.table.targets import Target
from trainer.ui.table.words import MAIN, POT, SIDE, say

POT_Z, FELT_Z = 35.0, 26.0
COUNT_GAP, LOW = 160.0, 0.07


def show_pots(canvas: ChipCanvas, picture: Picture) -> None:
    """Draw every pot; a single one has the middle of the table."""
    rooms = pot_rooms(canvas.stage.layout, len(picture.pots))
    if len(picture.pots) > 1:
        for number, room in enumerate(rooms[:-1]):
            _one_of_several(canvas, picture, number, room)
    elif picture.pots and picture.pots[0].chips:
        _only_one(canvas, picture, rooms[0])
    if picture.chips_in_hand or canvas.carried is not None:
        if not picture.pots:
            _next(canvas, 0, rooms[0])
        _next(canvas, max(1, len(picture.pots)), rooms[-1])


def _only_one(canvas: ChipCanvas, picture: Picture, room: Rect) -> None:
    chips, setting = picture.pots[0].chips, _setting(picture, room)
    wide, text = canvas.width(chips, setting), pot_words(picture, 0)
    left = room.centre.x - (wide + PILL_GAP + canvas.pill_width(text)) / 2
    foot = Point(left + wide / 2, canvas.stage.layout.zones.pot.y)
    canvas.area(Target("pot"), room)
    canvas.heap("main", chips, setting, foot, POT_Z)
    canvas.area(Target("pot"), canvas.pill(("pill", "main"), text, left + wide + PILL_GAP, foot.y - 6))


def _setting(picture: Picture, room: Rect) -> Setting:
    chips = picture.pots[0].chips
    if "main" in picture.counted:
        return counted_shape(chips, room.w - COUNT_GAP, room.h, POT_D)
    return single_pot_shape(chips, room.w - COUNT_GAP, room.h)


def _one_of_several(canvas: ChipCanvas, picture: Picture, number: int, room: Rect) -> None:
    chips, place = picture.pots[number].chips, pot_place(number)
    target = Target("pot", zone=place if number else None)
    canvas.area(target, room)
    if chips:
        high = room.h - LABEL_H
        talls = (5, 10, 20) if place in picture.counted else (10, 20)
        setting = fitted(chips, room.w - 8, high, POT_D, talls)
        down = (art.FACE / 2 + LOW) * setting[2]
        canvas.heap(place, chips, setting, Point(room.centre.x, room.y + high - down), POT_Z)
    text = _fitting(canvas, picture, number, room)
    left = room.centre.x - canvas.pill_width(text) / 2
    canvas.area(target, canvas.pill(("pill", place), text, left, room.bottom - LABEL_H / 2))


def pot_words(picture: Picture, number: int) -> str:
    """A pot's name, and its amount where that is told."""
    pot = picture.pots[number]
    alone = say(MAIN) if len(picture.pots) > 1 else say(POT)
    name = pot.label or (f"{say(SIDE)} {number}" if number else alone)
    return f"{name} {_told(picture, number)}".strip()


def _fitting(canvas: ChipCanvas, picture: Picture, number: int, room: Rect) -> str:
    """As many of its words as the room holds: where there are many pots the amount, or the number of a side pot."""
    told = _told(picture, number)
    tries = (pot_words(picture, number), told, "" if told else str(number or say(MAIN)))
    fitting = (words for words in tries if words and canvas.pill_width(words) <= room.w - 2)
    return next(fitting, told or str(number or say(MAIN)))


def _told(picture: Picture, number: int) -> str:
    return money(amount(picture.pots[number].chips)) if picture.tells(pot_place(number)) else ""


def _next(canvas: ChipCanvas, number: int, room: Rect) -> None:
    """Where the next pot begins: an outline on the felt as long as chips are in the hand."""
    stage, box = canvas.stage, Rect(room.x + 4, room.y + 6, room.w - 8, room.h - 8)
    sprite = canvas.sprite(("next-pot", number), FELT_Z)
    words = f"{say(SIDE)} {number}" if number else say(MAIN)
    words = words if canvas.pill_width(words) <= box.w + PILL_GAP else "+"
    sprite.wear(
        labels.outline(words, box.w * stage.s, box.h * stage.s, canvas.text_size(), stage.dpr), -labels.PAD, -labels.PAD
    )
    sprite.setPos(stage.at(Point(box.x, box.y)))
    canvas.area(Target("pot", zone=pot_place(number) if number else None), box)


def show_rack(canvas: ChipCanvas, chips: Chips) -> None:
    """The dealer's tray."""
    stage, box = canvas.stage, canvas.stage.layout.zones.rack
    sprite = canvas.sprite("rack", FELT_Z)
    w, h = stage.snap(box.w * stage.s), stage.snap(box.h * stage.s)
    sprite.wear(rack_art.rack(canvas.left_in_rack(chips), w, h, stage.dpr), 0, 0)
    sprite.setPos(stage.at(Point(box.x, box.y)))
    canvas.areas += wells(chips, box)
