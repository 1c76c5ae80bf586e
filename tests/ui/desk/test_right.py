"""Who was right hears what it was, one thing of the rulebook's own, and which rulebooks differ; others hear none."""

import pytest

from tests.ui.desk.debriefs import TDA, view
from tests.ui.desk.samples import BOXED, CLEAN, FLOP, LATER
from trainer.ui.desk.right import ASK_THE_FLOOR, CLEAN_LINE, LINE, NOT_COVERED


def test_the_line_the_thing_and_where_it_differs() -> None:
    told = view(FLOP).right
    assert told is not None
    assert told.line == LINE
    assert told.text.startswith("The flop had four cards. You saw it in time, called the floor and did all five steps")
    assert (told.paragraph, told.head) == ("39-A", "This can be fixed until the hand is over.")
    assert told.thing
    assert len(told.board) == 5
    assert told.elsewhere == "Different at one rulebook"
    assert [(each.house, each.text) for each in told.differing] == [
        ("UPT", "Board back into the stub, reshuffle, cut, new flop, no burn.")
    ]
    assert told.same == "The same at TDA 2024, Players, Foxwoods and Metropolitan."


def test_who_took_it_up_alone_by_right_is_told_so() -> None:
    told = view(FLOP, "upt").right
    assert told is not None
    assert told.text.startswith("The flop had four cards. You saw it in time, took it up yourself and did all five")


def test_where_all_ask_for_the_same_that_is_said() -> None:
    told = view(BOXED).right
    assert told is not None
    assert (told.elsewhere, told.differing) == ("The same everywhere", ())


def test_where_the_rulebook_does_not_cover_it_the_floor_is_worth_knowing() -> None:
    told = view(LATER, TDA).right
    assert told is not None
    assert told.head == NOT_COVERED
    assert told.thing.startswith(ASK_THE_FLOOR)


def test_a_clean_hand_is_told_with_a_piece_of_routine() -> None:
    told = view(CLEAN).right
    assert told is not None
    assert told.line == CLEAN_LINE
    assert "Routine: " in told.text
    assert told.head != told.thing
    assert told.elsewhere == ""


@pytest.mark.parametrize("mistake", ["burns-again", "plays-on"])
def test_who_was_not_right_is_not_told_so(mistake: str) -> None:
    assert view(FLOP, TDA, mistake).right is None


def test_in_stud_the_hand_that_showed_most_lies_on_the_felt() -> None:
    told = view("clean-stud-eight").right
    assert told is not None
    assert len(told.board) == 7
