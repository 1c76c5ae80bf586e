"""A player's chips: the stack, the bet in front, the all-in button."""

from trainer.ui.art import chips as art
from trainer.ui.art.button import BLUE
from trainer.ui.art.button import PAD as PUCK_PAD
from trainer.ui.art.button import button as puck
from trainer.ui.table.chip_canvas import PILL_GAP, ChipCanvas, money
from trainer.ui.table.heaps import COUNTED_OUT, TALLS, Room, Setting, chip_size, standing
from trainer.ui.table.layout import ALL_IN_D, BET_D, SeatPlace
from trainer.ui.table.picture import Picture, SeatPicture, amount
from trainer.ui.table.shapes import Point
from trainer.ui.table.targets import Target, puck_spot
from trainer.ui.table.words import ALL_IN, say

STACK_Z, BET_Z, PUCK_Z = 26.0, 36.0, 34.0
COLUMN_BET_H, ROW_BET_H, LOW, ROW_FOOT = 52.0, 61.0, 50.0, 12.0
CHIPS_LEAST = 96.0  # room of a bet beside an amount that takes nearly all of it
COLUMN_RISE = 0.0, 28.0  # above the middle of the table, below it
OVER = 8.0  # so much of a bet may stand out of its room
STACK_OVER, STACK_FOOT = 6.0, 8.0


def sizes(canvas: ChipCanvas, picture: Picture) -> tuple[float, float]:
    """How large the chips of every stack and of every bet are drawn, each alike at all seats."""
    seats = [(seat, canvas.stage.layout.seat(seat.number)) for seat in picture.seats]
    stacks = [_stack_room(seat, place) for seat, place in seats if seat.stack]
    bets = [_bet_room(seat, place, canvas.pill_width(_words(picture, seat))) for seat, place in seats if seat.bet]
    size = chip_size(stacks)
    return size, chip_size(bets, size if _words_are_large(canvas, picture) else BET_D)


def _words_are_large(canvas: ChipCanvas, picture: Picture) -> bool:
    """Do amounts beside bets take the room of larger chips, as on a small table?"""
    return canvas.stage.layout.compact and any(_words(picture, seat) for seat in picture.seats)


def show_chips(canvas: ChipCanvas, picture: Picture, seat: SeatPicture) -> None:
    """Draw what belongs to one seat."""
    place = canvas.stage.layout.seat(seat.number)
    if seat.stack:
        _stack(canvas, picture, seat, place)
    if seat.bet:
        _bet(canvas, picture, seat, place)


def show_pucks(canvas: ChipCanvas, picture: Picture) -> None:
    """The all-in buttons before seats, and those that wait."""
    layout = canvas.stage.layout
    _puck(canvas, 0, layout.zones.all_in)
    for number in picture.all_in:
        _puck(canvas, number, puck_spot(picture, layout, number))


def _puck(canvas: ChipCanvas, seat: int, at: Point) -> None:
    """An all-in button, of seat 0 those that wait."""
    stage = canvas.stage
    sprite = canvas.sprite(("all-in", seat), PUCK_Z)
    d = stage.snap(ALL_IN_D * stage.s)
    half = stage.snap(d * (0.5 + PUCK_PAD))
    sprite.wear(puck(d, say(ALL_IN), stage.dpr, BLUE), -half, -half)
    sprite.setPos(stage.at(at))


def _stack(canvas: ChipCanvas, picture: Picture, seat: SeatPicture, place: SeatPlace) -> None:
    name, room = f"stack-{seat.number}", place.stack
    setting = _setting(canvas, picture, name, _stack_room(seat, place))
    canvas.area(Target("stack", seat.number), room)
    canvas.heap(name, seat.stack, setting, Point(room.centre.x, room.bottom - STACK_FOOT), STACK_Z)


def _setting(canvas: ChipCanvas, picture: Picture, name: str, room: Room) -> Setting:
    return standing(room, canvas.diameter(name), COUNTED_OUT if name in picture.counted else TALLS)


def _stack_room(seat: SeatPicture, place: SeatPlace) -> Room:
    return Room(seat.stack, place.stack.w, place.stack.h + STACK_OVER)


def _words(picture: Picture, seat: SeatPicture) -> str:
    """What a bet comes to, where that is told."""
    return money(amount(seat.bet)) if picture.tells(f"bet-{seat.number}") else ""


def _bet(canvas: ChipCanvas, picture: Picture, seat: SeatPicture, place: SeatPlace) -> None:
    name, box = f"bet-{seat.number}", place.bet
    words = _words(picture, seat)
    pill = canvas.pill_width(words)
    setting = _setting(canvas, picture, name, _bet_room(seat, place, pill))
    foot, left = _bet_foot(canvas, seat, place, setting, pill)
    canvas.area(Target("bet", seat.number), box)
    canvas.heap(name, seat.bet, setting, foot, BET_Z)
    if canvas.gone(name, seat.bet):
        return
    middle = box.bottom - 14 if _stands_over(canvas, place, pill) else _line(canvas, place)
    canvas.area(Target("bet", seat.number), canvas.pill(("pill", name), words, left, middle))


def _stands_over(canvas: ChipCanvas, place: SeatPlace, pill: float) -> bool:
    """Do these chips stand over their amount? On a small table words are so large that they would cover them."""
    return place.column and pill > 0 and not canvas.stage.layout.compact


def _line(canvas: ChipCanvas, place: SeatPlace) -> float:
    """The height of chips that stand beside their amount; at the ends of the table away from the seat in the corner."""
    low = place.bet.centre.y > canvas.stage.layout.scene.h / 2
    return place.bet.centre.y - (COLUMN_RISE[low] if place.column else 0)


def _bet_room(seat: SeatPicture, place: SeatPlace, pill: float) -> Room:
    if place.column:
        return Room(seat.bet, place.bet.w, COLUMN_BET_H if pill else place.bet.h)
    return Room(seat.bet, max(place.bet.w - pill - PILL_GAP + OVER, CHIPS_LEAST), ROW_BET_H)


def _bet_foot(
    canvas: ChipCanvas, seat: SeatPicture, place: SeatPlace, setting: Setting, pill: float
) -> tuple[Point, float]:
    """Where a bet stands, and the left end of its amount, in table units."""
    wide, box = canvas.width(seat.bet, setting), place.bet
    if _stands_over(canvas, place, pill):
        return Point(box.centre.x, box.y + 37), box.centre.x - pill / 2
    left = _beside(place, wide + PILL_GAP + pill)
    mirrored = place.side > 0 and (place.column or place.plate.centre.y > canvas.stage.layout.scene.h / 2)
    foot = left + (pill + PILL_GAP if mirrored else 0) + wide / 2
    size = art.extent(art.Group(seat.bet, setting[2], setting[1], setting[0]))
    low = ROW_FOOT if size.up + size.down <= LOW else box.h / 2 - size.down
    return Point(foot, _line(canvas, place) + low), left if mirrored else left + wide + PILL_GAP


def _beside(place: SeatPlace, wide: float) -> float:
    """The left end of chips and their amount in one line; at the ends of the table they grow towards its middle."""
    left = place.bet.centre.x - wide / 2
    if not place.column:
        return left
    return max(left, place.bet.x) if place.side < 0 else min(left, place.bet.right - wide)
