"""Chips from near: every chip can be counted, none hides another, and no amount is told that was not counted."""

from dataclasses import replace

import pytest

from tests.ui.table.samples import FULL_POT, chips_everywhere, holdem, pots_being_built, stud
from trainer.ui.art import chips as art
from trainer.ui.table.lens import CHIP_D, FELT, grid, holds, near, standing
from trainer.ui.table.picture import Picture, heaps, pieces

SILENT = replace(stud(8), amounts=False)


@pytest.mark.parametrize("picture", [SILENT, pots_being_built(), chips_everywhere()])
def test_the_whole_felt_shows_every_heap_but_the_tray(picture: Picture) -> None:
    wanted = [chips for place, chips in heaps(picture).items() if place != "rack"]
    assert sorted(each.chips for each in near(picture, FELT)) == sorted(wanted)


def test_at_a_pot_all_pots_are_seen_and_at_a_seat_all_that_it_has() -> None:
    assert [each.words for each in near(pots_being_built(), "side-1")] == ["Main", "Side 1", "Side 2"]
    assert [each.words for each in near(SILENT, "bet-3")] == ["Seat 3 bet", "Seat 3 stack"]
    assert [each.words for each in near(SILENT, "stack-3")] == ["Seat 3 bet", "Seat 3 stack"]


def test_an_amount_is_told_only_where_it_was_counted() -> None:
    counted = replace(SILENT, counted=frozenset({"bet-3"}))
    assert [each.words for each in near(counted, "bet-3")] == ["Seat 3 bet 800", "Seat 3 stack"]
    assert near(SILENT, "bet-3")[0].heard == "Seat 3 bet: one 500 and three 100s"


def test_nothing_lies_where_nothing_lies() -> None:
    assert holds(holdem(), "stack-1")
    assert not holds(holdem(), "side-1")
    assert not holds(holdem(), "rack")
    assert holds(holdem(), FELT)


@pytest.mark.parametrize("room", [(936.0, 308.0), (760.0, 172.0), (1256.0, 564.0), (1896.0, 888.0)])
@pytest.mark.parametrize("picture", [SILENT, pots_being_built(), chips_everywhere()])
def test_what_is_seen_keeps_to_the_room_in_single_rows(picture: Picture, room: tuple[float, float]) -> None:
    shown = near(picture, FELT)
    laid = grid(shown, room, CHIP_D, (70.0,) * len(shown))
    assert laid.size[0] <= room[0] + 1
    assert laid.size[1] <= room[1] + 1
    for each, group in zip(shown, laid.groups, strict=True):
        columns = art.placed(group)
        assert sum(column.count for column in columns) == pieces(each.chips)
        assert all(column.y >= 0 for column in columns), "one behind another hides chips"
        assert group.counted


def test_a_chip_of_a_pot_is_larger_from_near_than_on_the_felt() -> None:
    assert standing(((1000, 9), (500, 6), (100, 12)), 420, 110, CHIP_D).diameter > 40
    assert standing(FULL_POT, 900, 400, CHIP_D).diameter == CHIP_D


def test_columns_to_be_counted_are_jogged_and_show_each_face() -> None:
    plain, counted = (art.Group(((100, 10),), 40.0, 1, 10, counted=on) for on in (False, True))
    assert art.extent(counted).up > art.extent(plain).up
    assert art.extent(counted).half > art.extent(plain).half
