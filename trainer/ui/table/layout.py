"""Where everything lives on a table of a given size, in table units. Pure: no Qt, no picture.

One unit is one pixel at 1600 x 1000. A view of w x h pixels shows a scene of w/s by h/s units.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from trainer.ui.table.outline import BASE_H, BASE_W, along, on_felt
from trainer.ui.table.picture import Game
from trainer.ui.table.seats import CHAIRS, TOKENS, XY, SeatToken
from trainer.ui.table.shapes import Point, Rect

MIN_TEXT = 12.0
COMPACT_BELOW, WORDS_FROM = 0.68, 0.36
SMALL_BELOW = 640.0  # px of a view in which plates of the usual width would lie on one another
SMALL_PLATE, SMALL_SHARE = (84.0, 26.0), 0.165  # px, and at most this share of the view's width
FLOOR_GAP, FLOOR_SHARE, FLOOR_PX = 8.0, 0.84, 64.0
EDGE = 8.0
CARD_W, BOARD_W, HAND_W = 64.0, 84.0, 70.0
RATIO = 1.4
CARD_H, BOARD_H = CARD_W * RATIO, BOARD_W * RATIO
CHIP_D, BET_D, POT_D, BUTTON_D, ALL_IN_D = 34.0, 42.0, 40.0, 43.0, 38.0
COLUMN_NORMAL = 0.86
TOP_BETS = 250.0  # down to here lie the bets of the seats along the top
PAIR_W = 88.0
FLOP_FAN_W, STUD_FAN_W = 114.0, 226.0
STACK_W, STACK_CLOSE_W, STACK_H = 136.0, 97.5, 60.0
POTS_W, POTS_H, POTS_GAP = {"flop": 620.0, "stud": 560.0}, 92.0, 9.0
COLUMN_BET, ROW_BET = (108.0, 82.0), (180.0, 56.0)
ROW_GAP, RAIL_SLACK, TOP_NORMAL = 12.0, 18.0, 0.2
CORNER_DROP, CORNER_GAP, CORNER_BET = 4.0, 4.0, 84.0
SEARCH = 216
FELT_INSET = 55.0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One chair. `fan` is the room its cards may take, `towards` the x direction in which they spread.

    `stack` and `bet` are the rooms of the chips; `foot_*` the points on which the middle column stands.
    `side` is -1 left, 0 top, 1 right; `column` is true where the stack lies below the cards. `button` and `all_in` are
    where the dealer button and the all-in button lie before it.
    """

    number: int
    plate: Rect
    fan: Rect
    towards: int
    stack: Rect
    bet: Rect
    button: Point
    side: int
    column: bool
    all_in: Point


@dataclass(frozen=True, slots=True)
class Zones:
    """The places in front of the dealer and in the middle.

    `pot` is where a single pot stands, `pots` the room of all of them, `all_in` where the all-in buttons wait.
    """

    board: Rect
    pot: Point
    pots: Rect
    stub: Point
    aside: Rect
    burns: Rect
    muck: Rect
    rack: Rect
    all_in: Point
    dealer: Point
    floor: Rect
    caption: Point


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table: `scale` is pixels per unit, `scene` the visible units, `unit_text` the smallest text.

    `compact` plates have one line.
    """

    scale: float
    scene: Rect
    game: Game
    seats: tuple[SeatPlace, ...]
    zones: Zones
    compact: bool

    @property
    def wordless(self) -> bool:
        """Would words that can be read on the felt lie on one another, and on the cards?"""
        return self.scale < WORDS_FROM

    def text(self, units: float) -> float:
        """A text size in units that never falls under 12 pixels on screen."""
        return max(units, MIN_TEXT / self.scale)

    def seat(self, number: int) -> SeatPlace:
        """The chair of that number. Raises IndexError."""
        return self.seats[number - 1]


@lru_cache(maxsize=64)
def layout(width: float, height: float, size: int, game: Game) -> Layout:
    """The layout of a view of width x height pixels for a table of `size` chairs (2 to 10)."""
    scale = min(width / BASE_W, height / 806)
    w, h = width / scale, height / scale
    compact = scale < COMPACT_BELOW
    scene = Rect(0, 0, w, h)
    plate = _plate_size(scale, compact, width)
    zones = _zones(w, h, game, plate, max(plate[0] * FLOOR_SHARE, FLOOR_PX / scale))
    seats = [_seat(i, token, scene, game, plate, size) for i, token in enumerate(_tokens(size), start=1)]
    seats = [replace(each, plate=_beside(each.plate, zones.floor)) for each in seats]
    return Layout(scale, scene, game, _settled(seats, zones, scene), zones, compact)


def _tokens(size: int) -> tuple[SeatToken, ...]:
    if size in CHAIRS:
        return tuple(TOKENS[9][chair - 1] for chair in CHAIRS[size])
    return TOKENS[size]


def _plate_size(scale: float, compact: bool, width: float) -> tuple[float, float]:
    if width < SMALL_BELOW:
        return min(SMALL_PLATE[0], width * SMALL_SHARE) / scale, SMALL_PLATE[1] / scale
    return (108 / scale, 32 / scale) if compact else (188.0, 54.0)


def _seat(number: int, token: SeatToken, scene: Rect, game: Game, plate: tuple[float, float], size: int) -> SeatPlace:
    base, here = along(BASE_W, BASE_H, token.share), along(scene.w, scene.h, token.share)

    def at(fraction: XY) -> Point:
        return Point(here.x + fraction[0] * BASE_W - base.x, here.y + fraction[1] * BASE_H - base.y)

    column = abs(token.normal_x) > COLUMN_NORMAL
    side = 0 if abs(token.share - 0.5) < 0.001 else (-1 if token.share < 0.5 else 1)
    stack_w = STACK_CLOSE_W if size == 10 or game == "stud" else STACK_W
    towards = _spread(token, side)
    place = SeatPlace(
        number=number,
        plate=_inside(Rect.around(at(token.plate), *plate), scene),
        fan=_fan(at(token.cards), towards, FLOP_FAN_W),
        towards=towards,
        stack=Rect.around(at(token.stack), stack_w, STACK_H),
        bet=Rect.around(at(token.bet), *(COLUMN_BET if column else ROW_BET)),
        button=at(token.bet),
        side=side,
        column=column,
        all_in=at(token.bet),
    )
    return place if game == "flop" else _for_stud(place, token)


def _spread(token: SeatToken, side: int) -> int:
    """Along the top cards spread to the left, away from the stack; everywhere else from the rail inwards."""
    return -1 if _at_top(token) or side > 0 else 1


def _at_top(token: SeatToken) -> bool:
    return abs(token.normal_x) < TOP_NORMAL and token.plate[1] < 0.5


def _inside(rect: Rect, scene: Rect) -> Rect:
    x = min(max(rect.x, EDGE), scene.w - EDGE - rect.w)
    y = min(max(rect.y, EDGE), scene.h - EDGE - rect.h)
    return Rect(x, y, rect.w, rect.h)


def _beside(plate: Rect, floor: Rect) -> Rect:
    """The plate, moved to the left of where the floor stands if it would lie there."""
    over = plate.right + FLOOR_GAP - floor.x
    same_height = plate.y < floor.y + floor.h and floor.y < plate.y + plate.h
    return Rect(plate.x - over, plate.y, plate.w, plate.h) if same_height and 0 < over < plate.w else plate


def _fan(cards: Point, towards: int, width: float) -> Rect:
    """The room of a hand: the pair's place, grown in the direction in which cards spread."""
    left = cards.x - PAIR_W / 2 if towards > 0 else cards.x + PAIR_W / 2 - width
    return Rect(left, cards.y - CARD_H / 2 - 3, width, CARD_H + 6)


def _for_stud(place: SeatPlace, token: SeatToken) -> SeatPlace:
    return _stud_column(place) if place.column else _stud_row(place, token)


def _stud_column(place: SeatPlace) -> SeatPlace:
    """Fan from the rail inwards, stack below, bet beyond the fan's end."""
    pair = place.fan
    left = pair.x if place.side < 0 else pair.right - STUD_FAN_W
    fan = Rect(left, pair.y, STUD_FAN_W, pair.h)
    x = fan.right + 12 + place.bet.w / 2 if place.side < 0 else fan.x - 12 - place.bet.w / 2
    bet = Rect.around(Point(x, fan.centre.y + 6), place.bet.w, place.bet.h)
    return replace(place, fan=fan, bet=bet, towards=1)


def _stud_row(place: SeatPlace, token: SeatToken) -> SeatPlace:
    """Cards and stack in one row, around the plate at the top and from the rail inwards at the dealer's corners.

    At the far corners the stack lies under the cards, as beside them it would lie with a neighbor's bet.
    """
    if not _at_top(token) and token.plate[1] < 0.5:
        return _stud_corner(place)
    total = STUD_FAN_W + ROW_GAP + place.stack.w
    left = place.plate.centre.x - total / 2 if _at_top(token) else _stud_left(place, total)
    cards_first = _at_top(token) or place.side < 0
    fan_x = left if cards_first else left + place.stack.w + ROW_GAP
    stack_x = left + STUD_FAN_W + ROW_GAP if cards_first else left
    fan = Rect(fan_x, place.fan.y, STUD_FAN_W, place.fan.h)
    return replace(place, fan=fan, stack=Rect(stack_x, place.stack.y, place.stack.w, STACK_H), towards=1)


def _stud_corner(place: SeatPlace) -> SeatPlace:
    """Under the cards the stack at the rail and the bet inwards of it."""
    left = _stud_left(place, STUD_FAN_W)
    fan = Rect(left, place.fan.y + CORNER_DROP, STUD_FAN_W, place.fan.h)
    y = fan.bottom + CORNER_GAP
    rail, inner = (
        (left, fan.right - place.bet.w + CORNER_BET)
        if place.side < 0
        else (fan.right - place.stack.w, left - CORNER_BET)
    )
    stack = Rect(rail, y, place.stack.w, STACK_H)
    return replace(place, fan=fan, stack=stack, bet=Rect(inner, y, place.bet.w, place.bet.h), towards=1)


def _stud_left(place: SeatPlace, wide: float) -> float:
    """Where a row of this width begins that runs from the rail inwards."""
    grown = (FLOP_FAN_W - PAIR_W) * (place.towards < 0)
    if place.side < 0:
        return place.fan.right - FLOP_FAN_W + grown - RAIL_SLACK
    return place.fan.x + PAIR_W + grown + RAIL_SLACK - wide


def _zones(w: float, h: float, game: Game, plate: tuple[float, float], floor: float) -> Zones:
    cx, row, flop = w / 2, h * 0.7, game == "flop"
    aside, burns, muck = ((-30, 132), (86, 88), (208, 116)) if flop else ((-42, 112), (58, 84), (152, 96))

    def pile(at: tuple[int, int]) -> Rect:
        return Rect.around(Point(cx + at[0], row), at[1], CARD_H + 8)

    board = Rect.around(Point(cx, h * (0.4916 if flop else 0.515)), (4 * 94 if flop else 0) + BOARD_W, BOARD_H)
    high = min(POTS_H, board.y - POTS_GAP - TOP_BETS)
    return Zones(
        board=board,
        pot=Point(cx, h * (0.369 if flop else 0.39) + 11),
        pots=Rect(cx - POTS_W[game] / 2, board.y - POTS_GAP - high, POTS_W[game], high),
        stub=Point(cx - 150, row - 11),
        aside=pile(aside),
        burns=pile(burns),
        muck=pile(muck),
        rack=Rect.around(Point(cx, h * 0.8702), 420, 108),
        all_in=Point(cx + 210 + 14 + ALL_IN_D / 2, h * 0.8702 + 30),
        dealer=Point(cx, h - 24),
        floor=Rect(w - EDGE - floor, h - EDGE - plate[1], floor, plate[1]),
        caption=Point(cx, row - CARD_H / 2 - 23),
    )


def _fixed(seats: list[SeatPlace], zones: Zones) -> list[Rect]:
    taken = [zones.board, zones.rack, zones.aside, zones.burns, zones.muck, zones.floor]
    taken += [Rect.around(zones.stub, 96, 120), zones.pots, Rect.around(zones.all_in, ALL_IN_D + 6, 36)]
    return taken + [seat.plate for seat in seats]


def _settled(seats: list[SeatPlace], zones: Zones, scene: Rect) -> tuple[SeatPlace, ...]:
    """Move hands, stacks, bets and buttons, in this order, to the nearest spots clear of everything else."""
    taken = _fixed(seats, zones)

    def settle(wish: Rect, side: int) -> Rect:
        spot = _clear(wish, taken, scene, side)
        taken.append(spot)
        return spot

    seats = [replace(seat, fan=settle(seat.fan, seat.side)) for seat in seats]
    seats = [replace(seat, stack=settle(seat.stack, seat.side)) for seat in seats]
    seats = [replace(seat, bet=settle(seat.bet, seat.side)) for seat in seats]
    seats = [replace(seat, button=settle(_button_wish(seat), seat.side).centre) for seat in seats]
    return tuple(replace(seat, all_in=settle(_all_in_wish(seat), seat.side).centre) for seat in seats)


def _button_wish(seat: SeatPlace) -> Rect:
    a, b = seat.fan.centre, seat.bet.centre
    return Rect.around(Point((a.x + b.x) / 2, (a.y + b.y) / 2), BUTTON_D + 6, 40)


def _all_in_wish(seat: SeatPlace) -> Rect:
    """Between the player's chips and the plate."""
    a, b = seat.stack.centre, seat.bet.centre
    return Rect.around(Point((a.x + b.x) / 2, (a.y + b.y) / 2), ALL_IN_D + 4, 34)


def _clear(wish: Rect, taken: list[Rect], scene: Rect, side: int) -> Rect:
    """The place on the felt nearest to `wish` that meets nothing; ties go towards the middle of the table."""
    near = [rect for rect in taken if rect.meets(wish.grown(SEARCH))]
    shut = [(rect.x - wish.w, rect.right, rect.y - wish.h, rect.bottom) for rect in near]
    for dx, dy in _steps():
        spot = wish.moved(dx * (-side or 1), dy)
        if _open(spot.x, spot.y, shut) and _lies_on_felt(spot, scene):
            return spot
    return wish


def _open(x: float, y: float, shut: list[tuple[float, float, float, float]]) -> bool:
    """May a corner lie there? A plain loop: this is asked thousands of times before a new table is seen."""
    for left, right, top, bottom in shut:  # noqa: SIM110  # any() takes three times as long
        if left < x < right and top < y < bottom:
            return False
    return True


def _lies_on_felt(rect: Rect, scene: Rect) -> bool:
    corners = ((rect.x, rect.y), (rect.right, rect.y), (rect.x, rect.bottom), (rect.right, rect.bottom))
    return all(on_felt(scene.w, scene.h, Point(x, y), FELT_INSET) for x, y in corners)


@lru_cache(maxsize=1)
def _steps() -> tuple[tuple[float, float], ...]:
    span = range(-SEARCH, SEARCH + 1, 6)
    return tuple(sorted(((x, y) for x in span for y in span), key=lambda p: (p[0] ** 2 + p[1] ** 2, -p[0])))
