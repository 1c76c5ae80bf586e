"""Who was right hears what it was, one thing of the rulebook's own, and which rulebooks differ; others hear none."""

from dataclasses import replace

import pytest

from tests.ui.desk.debriefs import TDA, view
from tests.ui.desk.samples import BOXED, CLEAN, FLOP, LATER, dealt
from trainer.grading.assessment import RoutineGrade, Verdict
from trainer.grading.telling.lead import MOST_WORDS, Lead
from trainer.ui.desk.right import ASK_THE_FLOOR, CLEAN_LINE, DID, LINE, NOT_COVERED, SEEN, right_view

TOLD = Lead("The flop had four cards.", "Call the floor. Follow the floor\u2019s ruling.")


def test_the_line_the_thing_and_where_it_differs() -> None:
    told = view(FLOP).right
    assert told is not None
    assert told.line == LINE
    assert told.text == "The flop had four cards. You caught the problem in time."
    assert told.to_do.startswith("Call the floor. Scramble all four face down. The floor picks one at random")
    assert (told.paragraph, told.head) == ("39-A", "This can be fixed until the hand is over.")
    assert told.thing
    assert len(told.board) == 5
    assert told.elsewhere == "Different in one rulebook"
    assert [(each.house, each.text) for each in told.differing] == [
        ("UPT", "Board back into the stub, reshuffle, cut, new flop, no burn.")
    ]
    assert told.same == "Same ruling: TDA 2024, Players, Foxwoods and Metropolitan."


def test_who_took_it_up_alone_by_right_is_told_that_the_floor_could_be_called_too() -> None:
    told = view(FLOP, "upt").right
    assert told is not None
    assert told.to_do.startswith("Fix it yourself or call the floor. Either way, ")


def test_what_the_coach_pointed_at_is_not_praised_as_seen() -> None:
    told = right_view(replace(dealt(FLOP, TDA), coached=True), None, TOLD)
    assert told is not None
    assert told.text == "The flop had four cards. You fixed the problem with the coach’s help."
    assert told.to_do == TOLD.to_do


@pytest.mark.parametrize(("more", "seen"), [(-1, True), (0, True), (1, False)])
def test_that_it_was_seen_in_time_is_told_where_there_is_room(more: int, seen: bool) -> None:
    besides = MOST_WORDS - len(f"{TOLD.wrong} {SEEN}".split()) + more
    told = right_view(dealt(FLOP, TDA), None, replace(TOLD, to_do=" ".join(["Fix"] * besides)))
    assert told is not None
    assert told.text.endswith(SEEN) is seen


def test_where_all_ask_for_the_same_that_is_said() -> None:
    told = view(BOXED).right
    assert told is not None
    assert (told.elsewhere, told.differing) == ("Same ruling in all rulebooks", ())


def test_where_the_rulebook_does_not_cover_it_the_floor_is_worth_knowing() -> None:
    told = view(LATER, TDA).right
    assert told is not None
    assert told.head == NOT_COVERED
    assert told.thing.startswith(ASK_THE_FLOOR)


def test_a_clean_hand_is_told_with_a_piece_of_routine() -> None:
    told = view(CLEAN).right
    assert told is not None
    assert told.line == CLEAN_LINE
    assert told.head != told.thing
    assert told.elsewhere == ""


@pytest.mark.parametrize("mistake", ["burns-again", "plays-on"])
def test_who_was_not_right_is_not_told_so(mistake: str) -> None:
    assert view(FLOP, TDA, mistake).right is None


def test_in_stud_the_hand_that_showed_most_lies_on_the_felt() -> None:
    told = view("clean-stud-eight").right
    assert told is not None
    assert len(told.board) == 7


def test_what_was_missed_once_is_not_told_as_done() -> None:
    hand = dealt(CLEAN, TDA)
    done = {each.practice for each in hand.assessment.findings if each.verdict is Verdict.PRACTICE and each.practice}
    assert done
    routine = tuple(RoutineGrade(each, 1, 2, (5,)) for each in done)
    told = right_view(replace(hand, assessment=replace(hand.assessment, routine=routine)), None, TOLD)
    assert told is not None
    assert DID not in told.thing
