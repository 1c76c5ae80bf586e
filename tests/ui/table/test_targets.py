"""Everything that can be pointed at is hit at its own centre, and aiming is forgiving."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint

from tests.ui.table.conftest import Shown
from tests.ui.table.samples import busy, holdem, silent, stud
from trainer.ui.table.picture import Picture
from trainer.ui.table.targets import FELT, Target

PICTURES = [holdem(), busy(), busy(10), stud(8), stud(7, seventh=False), silent(busy(6)), holdem(2)]


@pytest.mark.parametrize("size", [(1280, 588), (1600, 832), (1920, 912), (960, 500)])
@pytest.mark.parametrize("picture", PICTURES)
def test_each_target_is_hit_at_its_centre(shown: Shown, picture: Picture, size: tuple[int, int]) -> None:
    view = shown(picture, size)
    for target in view.table.targets():
        centre = view.centre_of(target)
        if centre is None and target.kind == "chips" and len(picture.board) > 5:
            continue  # a sixth card on the board may lie on a bet
        assert centre is not None, target
        assert view.target_at(centre) == target


def test_every_seat_zone_and_visible_card_is_a_target(shown: Shown) -> None:
    found = set(shown(busy(), (1280, 588)).table.targets())
    kinds = {target.kind for target in found}
    assert kinds >= {"board", "seat", "bet", "pot", "rack", "burns", "muck", "aside", "stub", "button", "floor"}
    assert {target.seat for target in found if target.kind == "seat"} == set(range(1, 10))
    assert {target.key for target in found if target.zone == "board"} == {card.key for card in busy().board}


def test_empty_slots_are_targets_until_a_card_lies_there(shown: Shown) -> None:
    slots = {target.slot for target in shown(holdem(), (1280, 588)).table.targets() if target.kind == "board-slot"}
    assert slots == {4}


def test_near_a_plate_is_still_that_seat(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    plate = view.table.layout_now.seat(3).plate
    s = view.table.layout_now.scale
    beside = QPoint(round((plate.x - 6) * s), round(plate.centre.y * s))
    assert view.target_at(beside) == Target("seat", 3)


def test_bare_felt_is_felt(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    at = view.table.layout_now.zones.pot
    s = view.table.layout_now.scale
    assert view.target_at(QPoint(round((at.x + 330) * s), round(at.y * s))) == FELT


@pytest.mark.parametrize(
    ("target", "place"),
    [
        (Target("seat", 4), "hand-4"),
        (Target("bet", 4), "hand-4"),
        (Target("card", 4, "Qh", "hand-4"), "hand-4"),
        (Target("card", None, "Qh", "board"), "board"),
        (Target("board-slot", slot=2), "board"),
        (Target("burns"), "burns"),
    ],
)
def test_a_target_names_the_place_where_a_thing_would_land(target: Target, place: str) -> None:
    assert target.place == place


def test_an_empty_chair_is_named_as_long_as_it_is_pointed_at(shown: Shown) -> None:
    five = replace(holdem(), seats=tuple(seat for seat in holdem().seats if seat.number % 2))
    view = shown(five, (1280, 588))
    table, empty = view.table, Target("seat", 4)
    assert empty in table.targets()
    before = view.grab().toImage()
    table.set_hover(empty)
    assert view.grab().toImage() != before
    table.set_hover(None)
    assert view.grab().toImage() == before
