"""Chips keep to their rooms, tell their amounts, and are seen to move."""

from dataclasses import replace

import pytest

from tests.ui.table.conftest import Shown
from tests.ui.table.samples import bets_only, busy, chips_everywhere, holdem, stud
from trainer.ui.art import chips as art
from trainer.ui.table.chip_layer import money
from trainer.ui.table.heaps import COUNTED_OUT, TALLS, Room, chip_size, standing
from trainer.ui.table.layout import CHIP_D, layout
from trainer.ui.table.picture import Chips, Picture, PotPicture

HEAPS: tuple[Chips, ...] = (
    (),
    ((100, 1),),
    ((1000, 9), (500, 8), (100, 12)),
    ((5000, 4), (1000, 12), (500, 7), (100, 6)),
    ((25000, 1), (5000, 4), (1000, 12), (500, 7), (100, 6), (25, 4)),
    ((100, 60),),
    ((5000, 30), (1000, 40), (500, 40), (100, 40)),
)


ROOMS = ((105.0, 70.0), (140.0, 70.0), (96.0, 61.0), (108.0, 52.0))
"""Stacks at a full table, stacks, a bet beside its amount, and one over it."""


@pytest.mark.parametrize("talls", [TALLS, COUNTED_OUT])
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("heap", HEAPS)
def test_chips_keep_to_their_room_at_the_size_of_the_table(
    heap: Chips, room: tuple[float, float], talls: tuple[int, ...]
) -> None:
    here = Room(heap, *room)
    size = chip_size([here])
    tall, across, diameter = standing(here, size, talls)
    assert diameter == size
    took = art.extent(art.Group(heap, diameter, across, tall))
    assert 2 * took.half <= room[0] + 1
    assert took.up + took.down <= room[1] + 1, "the cards begin there where they lie above the chips"


def test_few_chips_are_as_large_as_they_can_be_and_the_fullest_room_decides() -> None:
    few, many = Room(((100, 3),), 140.0, 70.0), Room(((100, 60), (500, 40)), 105.0, 70.0)
    assert chip_size([few]) == CHIP_D > chip_size([few, many]) == chip_size([many])
    assert standing(few, chip_size([few, many]))[2] == chip_size([many])


def test_columns_are_few_and_low() -> None:
    """Nine chips that may stand in one column are not cut in eight and one."""
    assert standing(Room(((1000, 9),), 140.0, 70.0), 30.0)[:2] == (10, 1)


@pytest.mark.parametrize("picture", [busy(), stud(8), chips_everywhere(), bets_only()])
@pytest.mark.parametrize("place", ["stack", "bet"])
def test_a_chip_is_as_large_at_every_seat(shown: Shown, picture: Picture, place: str) -> None:
    view = shown(picture, (1280, 588))
    spots = view.table._chips.canvas.spots
    sizes = {spot.group.diameter for each, spot in spots.items() if each.startswith(place)}
    assert len(sizes) <= 1


def test_bets_are_drawn_larger_than_stacks(shown: Shown) -> None:
    """A bet is what a dealer reads; a full stack beside it must not make it small."""
    spots = shown(busy(), (1280, 588)).table._chips.canvas.spots
    stacks, bets = (
        {spot.group.diameter for each, spot in spots.items() if each.startswith(kind)} for kind in ("stack", "bet")
    )
    assert min(bets) > max(stacks)


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (800, "800"), (1200, "1,200"), (1_250_000, "1,250,000")])
def test_amounts_are_grouped_by_thousands(value: int, text: str) -> None:
    assert money(value) == text


def test_amounts_can_be_off(shown: Shown) -> None:
    on, off = shown(holdem(), (1280, 588)), shown(replace(holdem(), amounts=False), (1280, 588))
    assert on.grab().toImage() != off.grab().toImage()


def collected(picture: Picture) -> Picture:
    seats = tuple(replace(seat, bet=()) for seat in picture.seats)
    return replace(picture, seats=seats, pots=(PotPicture(((1000, 5), (500, 4), (100, 6))),))


def pushed(picture: Picture) -> Picture:
    first, *others = picture.seats
    return replace(picture, seats=(replace(first, stack=((1000, 20), (100, 12))), *others), pots=())


@pytest.mark.parametrize("change", [collected, pushed])
def test_moved_chips_are_seen_to_move_and_then_lie_still(shown: Shown, change: object) -> None:
    assert callable(change)
    view = shown(holdem(), (1280, 588))
    view.table.show(change(holdem()))
    assert view.table.motion.busy
    view.table.motion.finish()
    assert view.grab().toImage() == shown(change(holdem()), (1280, 588)).grab().toImage()


def with_bets(picture: Picture, bets: dict[int, Chips]) -> Picture:
    """The picture with other bets, taken out of the stacks."""
    seats = []
    for seat in picture.seats:
        bet = bets.get(seat.number, ())
        gone = dict(bet)
        stack = tuple((value, count - gone.get(value, 0)) for value, count in seat.stack if count > gone.get(value, 0))
        seats.append(replace(seat, bet=bet, stack=stack))
    return replace(picture, seats=tuple(seats))


def test_what_was_bet_is_seen_on_its_way_out_of_the_stack_and_lies_there_at_the_end(shown: Shown) -> None:
    bare = replace(holdem(), seats=tuple(replace(seat, bet=()) for seat in holdem().seats))
    after = with_bets(bare, {1: ((1000, 2), (100, 3))})
    view = shown(bare, (1280, 588))
    view.table.show(after)
    assert view.table.motion.busy
    assert view.grab().toImage() != shown(after, (1280, 588)).grab().toImage()
    view.table.motion.finish()
    assert view.grab().toImage() == shown(after, (1280, 588)).grab().toImage()


def test_the_button_is_somewhere_else_for_each_seat() -> None:
    spots = {(round(seat.button.x), round(seat.button.y)) for seat in layout(1280, 588, 9, "flop").seats}
    assert len(spots) == 9


def test_a_picture_with_every_kind_of_chips_draws(shown: Shown) -> None:
    assert not shown(busy(), (1600, 832)).grab().isNull()
