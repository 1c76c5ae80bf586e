"""Nothing on the table lies over anything else, at any size, for any number of chairs."""

from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest

from trainer.ui.table.layout import ALL_IN_D, BUTTON_D, Layout
from trainer.ui.table.layout import layout as laid_out
from trainer.ui.table.outline import on_felt
from trainer.ui.table.picture import Game
from trainer.ui.table.shapes import Point, Rect

SIZES = ((1280, 588), (1600, 832), (1920, 912))
SMALL = ((420, 302), (480, 260), (960, 332))
"""Beside a question, in a replay and under the palette where a window is small, in px."""
TABLES = [("flop", size) for size in range(2, 11)] + [("stud", size) for size in range(2, 9)]
CASES = [(view, game, size) for view in (*SMALL, *SIZES) for game, size in TABLES]

layout = cache(laid_out)  # several tests look at each


def rooms(made: Layout) -> dict[str, Rect]:
    """Every room of a layout by name."""
    zones = made.zones
    found = {
        "board": zones.board,
        "rack": zones.rack,
        "burns": zones.burns,
        "muck": zones.muck,
        "aside": zones.aside,
        "floor": zones.floor,
        "stub": Rect.around(zones.stub, 96, 116),
        "pots": zones.pots,
        "all-in": Rect.around(zones.all_in, ALL_IN_D, 30),
    }
    for seat in made.seats:
        found[f"plate {seat.number}"] = seat.plate
        found[f"cards {seat.number}"] = seat.fan
        found[f"stack {seat.number}"] = seat.stack
        found[f"bet {seat.number}"] = seat.bet
        found[f"button {seat.number}"] = Rect.around(seat.button, BUTTON_D, 34)
        found[f"all-in {seat.number}"] = Rect.around(seat.all_in, ALL_IN_D, 30)
    return found


@pytest.mark.parametrize(("view", "game", "size"), CASES)
def test_no_two_rooms_overlap(view: tuple[int, int], game: Game, size: int) -> None:
    found = rooms(layout(*view, size, game))
    clashes = [(a, b) for (a, x), (b, y) in combinations(found.items(), 2) if x.meets(y, 2)]
    assert clashes == []


@pytest.mark.parametrize(("view", "game", "size"), CASES)
def test_every_room_is_inside_the_view(view: tuple[int, int], game: Game, size: int) -> None:
    made = layout(*view, size, game)
    assert [name for name, rect in rooms(made).items() if not rect.within(made.scene)] == []


@pytest.mark.parametrize(("view", "game", "size"), CASES)
def test_cards_chips_and_button_lie_on_the_felt(view: tuple[int, int], game: Game, size: int) -> None:
    made = layout(*view, size, game)
    for seat in made.seats:
        for rect in (seat.fan, seat.stack, seat.bet):
            for x, y in ((rect.x, rect.y), (rect.right, rect.bottom), (rect.x, rect.bottom), (rect.right, rect.y)):
                assert on_felt(made.scene.w, made.scene.h, Point(x, y))


@pytest.mark.parametrize("size", range(2, 11))
def test_seats_run_clockwise_from_the_dealers_left(size: int) -> None:
    plates = [seat.plate.centre for seat in layout(1600, 832, size, "flop").seats]
    middle = Point(800, 407)
    assert plates[0].x < middle.x < plates[-1].x
    turns = [(a.x - middle.x) * (b.y - middle.y) - (a.y - middle.y) * (b.x - middle.x) for a, b in pairwise(plates)]
    assert all(turn >= 0 for turn in turns)


@pytest.mark.parametrize("view", [(480, 260), (700, 420), *SIZES])
def test_no_text_falls_under_twelve_pixels(view: tuple[int, int]) -> None:
    made = layout(*view, 9, "flop")
    assert made.text(16.5) * made.scale >= 12 - 1e-9


@pytest.mark.parametrize("view", [(740, 314), (740, 300), (930, 440), (1280, 588), (1600, 832), (1920, 912)])
@pytest.mark.parametrize("game", ["flop", "stud"])
@pytest.mark.parametrize("size", range(2, 11))
def test_nobody_sits_where_the_floor_stands(view: tuple[int, int], game: Game, size: int) -> None:
    made = layout(*view, size, game)
    floor = made.zones.floor
    for seat in made.seats:
        apart = seat.plate.right <= floor.x or seat.plate.x >= floor.right
        assert apart or seat.plate.y + seat.plate.h <= floor.y or seat.plate.y >= floor.y + floor.h, seat.number


@pytest.mark.parametrize("view", [(960, 332), *SIZES])
@pytest.mark.parametrize("size", range(2, 9))
def test_in_stud_the_chips_of_each_lie_before_that_player(view: tuple[int, int], size: int) -> None:
    seats = layout(*view, size, "stud").seats
    for seat in seats:
        for chips in (seat.stack, seat.bet):
            nearest = min(seats, key=lambda each: apart(chips, each.fan))
            assert nearest is seat, (seat.number, nearest.number)
        bets = [apart(seat.stack, each.bet) for each in seats if each is not seat]
        assert apart(seat.stack, seat.fan) < min(bets), seat.number


def apart(one: Rect, other: Rect) -> float:
    """How far the edges of two rooms are from each other."""
    across = max(one.x - other.right, other.x - one.right, 0.0)
    return hypot(across, max(one.y - other.bottom, other.y - one.bottom, 0.0))
