"""Who opens a stud street: the lowest up card on third street, the best board afterwards."""

import pytest

from trainer.kernel.cards import placed
from trainer.kernel.table import Cards
from trainer.rules.showing import best_showing, board_ranks, lowest_showing, up_cards


def hands(**shown: str) -> dict[int, Cards]:
    """Hands by seat, s1="2c ^Ks": cards in notation, those that show marked ^."""
    return {int(seat[1:]): tuple(map(placed, text.split())) for seat, text in shown.items()}


@pytest.mark.parametrize(
    ("shown", "lowest"),
    [
        (hands(s1="^3c", s2="^2s", s3="^Ac"), 2),
        (hands(s1="^2s", s2="^2h", s3="^2c", s4="^2d"), 3),
        (hands(s1="^2s", s2="^2h", s4="^2d"), 4),
        (hands(s1="2c ^9s", s2="^3s"), 2),
        (hands(s1="^As", s2="^Kc"), 2),
    ],
)
def test_the_lowest_up_card_brings_it_in_with_clubs_lowest(shown: dict[int, Cards], lowest: int) -> None:
    assert lowest_showing(shown) == lowest


@pytest.mark.parametrize(
    ("shown", "best"),
    [
        (hands(s1="^Ks ^2d", s2="^Ac ^3d"), 2),
        (hands(s1="^As ^Kd", s2="^2c ^2d"), 2),
        (hands(s1="^3c ^3d ^2s", s2="^3h ^3s ^4c"), 2),
        (hands(s1="^Ac ^Ad ^4s ^5c", s2="^2h ^2s ^3c ^3d"), 2),
        (hands(s1="^2h ^2s ^2c ^3d", s2="^Ac ^Ad ^Kc ^Kd"), 1),
        (hands(s1="^2h ^2s ^2c ^2d", s2="^Ac ^Ad ^As ^Kd"), 1),
        (hands(s1="^As ^Kd ^9c", s2="^Ad ^Kc ^Tc"), 2),
        (hands(s1="Ac Ad ^2c", s2="^3d"), 2),
    ],
)
def test_the_best_board_acts_first(shown: dict[int, Cards], best: int) -> None:
    assert best_showing(shown) == best


@pytest.mark.parametrize(
    ("shown", "best"),
    [
        (hands(s1="^Kh ^8d", s2="^Ks ^8c"), 2),
        (hands(s1="^Kh ^8d", s2="^Kc ^8s"), 1),
        (hands(s1="^9c ^9d ^Kh", s2="^9h ^9s ^Kd"), 1),
        (hands(s1="^Kd ^8d", s2="^Kc ^8s", s3="^Kh ^8h"), 3),
    ],
    ids=["kings", "kings-again", "nines-with-a-king", "three-boards"],
)
def test_equal_boards_are_told_apart_by_suit(shown: dict[int, Cards], best: int) -> None:
    assert best_showing(shown) == best


def test_suits_do_not_change_what_a_board_is_worth() -> None:
    one, two, other = hands(s1="^Kh ^8d", s2="^8s ^Kc", s3="^Kh ^9d").values()
    assert board_ranks(up_cards(one)) == board_ranks(up_cards(two))
    assert board_ranks(up_cards(one)) < board_ranks(up_cards(other))


def test_a_hand_that_shows_nothing_neither_brings_in_nor_opens() -> None:
    shown = hands(s1="2c 3c", s2="^Ks", s3="^Jk")
    assert lowest_showing({1: shown[1], 2: shown[2]}) == 2
    assert best_showing(shown) == 2
