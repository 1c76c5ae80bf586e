"""A screen reader hears what can be seen, and nothing that it means."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible

from tests.ui.table.conftest import Shown
from tests.ui.table.samples import busy, down, holdem, pots_being_built, stud, up
from trainer.ui.table import access, spoken
from trainer.ui.table.picture import CardFace, Picture
from trainer.ui.table.targets import Target


@pytest.mark.parametrize(
    ("card", "heard"),
    [
        (CardFace("9s", True, "k"), "9 of spades"),
        (CardFace("Th", True, "k"), "10 of hearts"),
        (CardFace("Ac", True, "k"), "ace of clubs"),
        (CardFace("Jk", True, "k"), "joker"),
        (CardFace("9s", False, "k"), "face-down card"),
        (CardFace("9s", False, "k", "blue"), "face-down card, blue back"),
    ],
)
def test_a_card_is_named_by_what_shows(card: CardFace, heard: str) -> None:
    assert spoken.card_name(card) == heard


def test_face_down_cards_are_counted_in_their_order() -> None:
    assert spoken.cards_name((*down(2, "a"), *up("Kd", "b"), *down(1, "c"))) == (
        "2 face-down cards, king of diamonds, 1 face-down card"
    )


def test_a_stub_that_is_not_square_is_told_to_be() -> None:
    loose = replace(holdem(), stub=replace(holdem().stub, loose=True))
    assert spoken.name(loose, Target("stub")) == "Stub in hand, not square"
    assert spoken.name(holdem(), Target("stub")) == "Stub in hand"


def test_a_seat_tells_chips_bet_cards_and_speech() -> None:
    seat = holdem().seats[1]
    told = "23,600 in chips; bet 1,200; 2 face-down cards; says “Twelve hundred.”"
    assert spoken.seat_name(seat) == f"Seat 2, Dev: {told}"


def test_where_no_amount_is_told_chips_are_heard_as_they_lie() -> None:
    seat = holdem().seats[1]
    heard = "stack two 5,000s, eleven 1,000s, four 500s and six 100s; bet one 1,000 and two 100s; all-in button"
    assert spoken.seat_name(replace(seat, speech=None, cards=()), (False, False), button=True) == (
        f"Seat 2, Dev: {heard}; no cards"
    )


@pytest.mark.parametrize(
    ("target", "heard"),
    [
        (Target("pot"), "Main pot: nine 1,000s, six 500s and twelve 100s"),
        (Target("pot", zone="side-1"), "Side pot 1: 7,000"),
        (Target("pot", zone="side-3"), "Side pot 3: empty"),
        (Target("chips", zone="main", value=500), "500 chips in the main pot: 6"),
        (Target("chips", 2, zone="bet-2", value=1000), "1,000 chips in seat 2’s bet: 3"),
        (Target("bet", 2), "Seat 2’s bet: three 1,000s and two 500s"),
        (Target("stack", 1), "Seat 1’s stack: nine 1,000s, eight 500s and twelve 100s"),
        (Target("rack"), "Dealer’s tray"),
        (Target("all-in"), "All-in buttons"),
        (Target("all-in", 5), "All-in button at seat 5"),
    ],
)
def test_chips_have_names_and_an_amount_only_where_it_was_counted(target: Target, heard: str) -> None:
    assert spoken.name(replace(pots_being_built(), counted=frozenset({"side-1"})), target) == heard


def test_every_pot_is_an_object_of_its_own() -> None:
    places = spoken.places(pots_being_built())
    assert [each for each in places if each.kind == "pot"] == [
        Target("pot"),
        Target("pot", zone="side-1"),
        Target("pot", zone="side-2"),
    ]


@pytest.mark.parametrize("picture", [holdem(), busy(), stud(8), replace(holdem(), board=down(4, "board"))])
def test_no_name_tells_what_a_thing_means(picture: Picture) -> None:
    heard = " ".join(spoken.name(picture, target) for target in spoken.places(picture)).lower()
    said = " ".join(seat.speech or "" for seat in picture.seats).lower()
    for word in ("boxed", "extra", "fourth", "wrong", "duplicate", "too many"):
        assert word not in heard.replace(said, "")


def test_each_seat_and_zone_is_an_object_with_name_and_place(shown: Shown) -> None:
    access.install()
    view = shown(busy(), (1280, 588))
    table = QAccessible.queryAccessibleInterface(view)
    names = [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]
    assert names == [spoken.name(busy(), target) for target in spoken.places(busy())]
    assert all(not table.child(index).rect().isEmpty() for index in range(table.childCount()))


def test_the_object_under_a_point_is_the_one_that_is_seen_there(shown: Shown) -> None:
    access.install()
    view = shown(busy(), (1280, 588))
    table = QAccessible.queryAccessibleInterface(view)
    centre = view.centre_of(Target("seat", 3))
    assert centre is not None
    at = view.viewport().mapToGlobal(centre)
    assert table.childAt(at.x(), at.y()).text(QAccessible.Text.Name).startswith("Seat 3, Ines")
