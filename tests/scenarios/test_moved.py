"""A player who was moved here from a broken table for this hand."""

import pytest

from tests.scenarios.hands import packaged
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

DODGED = "conduct-waits-out-the-blind"


def test_who_was_moved_is_so_in_the_hand_and_only_they() -> None:
    assert play_of(packaged()[DODGED], book(BOOKS[0])).setup.moved == {4}
    assert play_of(packaged()["clean-holdem-six"], book(BOOKS[0])).setup.moved == frozenset()


def test_it_is_written_and_read_again() -> None:
    again = read(written(packaged()[DODGED]), "one.toml")
    assert [each.number for each in again.seats if each.moved] == [4]


def test_it_is_a_yes_or_a_no() -> None:
    with pytest.raises(BadScenario, match="must be"):
        read(packaged()[DODGED].text.replace("moved = true", "moved = 1"), "one.toml")
