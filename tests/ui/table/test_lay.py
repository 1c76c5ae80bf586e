"""Where cards lie: every card once, countable where a dealer counts, inside its room."""

import itertools

import pytest

from tests.ui.table.samples import busy, down, holdem, stud, up
from trainer.ui.table.lay import Lie, lies
from trainer.ui.table.layout import layout
from trainer.ui.table.picture import CardFace, Cards, Picture, SeatPicture, StubPicture
from trainer.ui.table.shapes import Point, in_tilted

VIEW = (1280, 588)


def laid(picture: Picture) -> dict[str, Lie]:
    return lies(picture, layout(*VIEW, picture.size, picture.game))


def every_key(picture: Picture) -> list[str]:
    zones = [picture.board, picture.burns, picture.muck, picture.aside, picture.in_hand]
    return [card.key for zone in [*(seat.cards for seat in picture.seats), *zones] for card in zone]


@pytest.mark.parametrize("picture", [holdem(), busy(), busy(10), stud(7, seventh=False), stud(8)])
def test_each_card_lies_somewhere_exactly_once(picture: Picture) -> None:
    assert sorted(laid(picture)) == sorted(every_key(picture))


@pytest.mark.parametrize("count", range(2, 6))
@pytest.mark.parametrize("number", range(1, 10))
def test_a_hand_of_two_to_five_cards_stays_in_its_room(count: int, number: int) -> None:
    picture = Picture("flop", 9, (SeatPicture(number, "Ann", cards=down(count, "hand")),), StubPicture(40))
    room = layout(*VIEW, 9, "flop").seat(number).fan
    lefts = [lie.at.x - lie.width / 2 for lie in laid(picture).values()]
    assert min(lefts) >= room.x - 1
    assert max(lefts) + 64 <= room.right + 1
    assert all(b - a >= 12 for a, b in itertools.pairwise(lefts))


@pytest.mark.parametrize("count", [3, 4, 5])
def test_face_down_board_cards_can_be_counted_by_their_edges(count: int) -> None:
    board = [lie for lie in laid(with_board(down(count, "board"))).values() if lie.zone == "board"]
    steps = [b.at.x - a.at.x for a, b in itertools.pairwise(board)]
    assert all(20 <= step < 84 for step in steps)


def test_turned_board_cards_have_slots_of_their_own() -> None:
    board = [lie for lie in laid(with_board(up("9s Qd 4c Jh 2d 5c", "board"))).values() if lie.zone == "board"]
    assert all(b.at.x - a.at.x > 84 for a, b in itertools.pairwise(board))


def with_board(cards: Cards) -> Picture:
    return Picture("flop", 9, (), StubPicture(30), board=cards)


@pytest.mark.parametrize("picture", [holdem(), busy(), stud(8)])
def test_the_visible_point_of_a_card_is_not_covered_by_its_neighbours(picture: Picture) -> None:
    found = list(laid(picture).values())
    for lie in (lie for lie in found if lie.zone != "muck"):
        above = [other for other in found if other.zone == lie.zone and other.z > lie.z]
        assert not any(covers(other, lie.visible) for other in above)


def covers(lie: Lie, point: Point) -> bool:
    return in_tilted(point, lie.at, lie.width - 2, lie.width * 1.4 - 2, lie.angle)


def test_stud_shows_thirty_three_of_an_up_card_and_fifteen_of_a_down_card() -> None:
    hand = [lie for lie in laid(stud(7)).values() if lie.seat == 1]
    steps = [round(b.at.x - a.at.x) for a, b in itertools.pairwise(hand)]
    assert steps == [15, 15, 33, 33, 33, 33]


@pytest.mark.parametrize(
    "faces", ["up up up down", "up up up up down", "down up down", "up up up down down", "up down up"]
)
def test_a_face_down_street_covers_no_card_that_is_up(faces: str) -> None:
    cards = [CardFace("2c", each == "up", f"{n}@board") for n, each in enumerate(faces.split())]
    board = [lie for lie in laid(with_board(tuple(cards))).values() if lie.zone == "board"]
    for before, after in itertools.pairwise(board):
        if before.card.up or after.card.up:
            assert after.at.x - before.at.x > 84
