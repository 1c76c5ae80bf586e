"""The picture of an old hand: where something went wrong, of a clean one with its whole board."""

import pytest

from tests.ui.dealing import deal
from trainer.ui.desk.moment import moment_of
from trainer.ui.window import Window


def last(window: Window) -> int:
    return window.desk.store.attempts(window.desk.profile.id)[0].id


def test_a_hand_in_which_something_went_wrong_is_shown_there(window: Window) -> None:
    deal(window, "four-card-flop-last-two-stuck")
    picture = moment_of(window.desk, last(window))
    assert picture is not None
    assert len(picture.board) == 4


@pytest.mark.parametrize(("scenario", "board"), [("clean-holdem-six", 5), ("clean-stud-six", 0)])
def test_a_clean_hand_is_shown_with_its_whole_board(window: Window, scenario: str, board: int) -> None:
    deal(window, scenario)
    picture = moment_of(window.desk, last(window))
    assert picture is not None
    assert len(picture.board) == board
    assert any(seat.cards for seat in picture.seats)


def test_of_one_that_cannot_be_read_there_is_none(window: Window) -> None:
    assert moment_of(window.desk, 99) is None
