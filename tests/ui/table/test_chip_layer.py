"""Chips keep to their rooms, tell their amounts, and are seen to move."""

from dataclasses import replace

import pytest

from tests.ui.table.conftest import Shown
from tests.ui.table.samples import busy, holdem
from trainer.ui.art import chips as art
from trainer.ui.table.chip_layer import bet_shape, money, stack_shape
from trainer.ui.table.layout import STACK_H, layout
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


@pytest.mark.parametrize("room", [97.5, 130.0])
@pytest.mark.parametrize("heap", HEAPS)
def test_a_stack_keeps_to_its_room_and_reaches_under_no_cards(heap: Chips, room: float) -> None:
    tall, across, diameter = stack_shape(heap, room)
    size = art.extent(art.Group(heap, diameter, across, tall))
    assert 2 * size.half <= room + 1
    assert size.up + size.down <= STACK_H + 7, "the cards begin there where they lie above the chips"


@pytest.mark.parametrize("heap", HEAPS)
def test_a_bet_keeps_to_the_width_of_its_room(heap: Chips) -> None:
    tall, across, diameter = bet_shape(heap)
    assert 2 * art.extent(art.Group(heap, diameter, across, tall)).half <= 180


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
