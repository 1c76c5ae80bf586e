"""Routine in a debrief: a line of its own that opens to its pieces, and a figure over ten clean hands."""

from dataclasses import replace
from datetime import UTC, datetime

from tests.ui.desk.samples import CLEAN, FLOP, dealt, dealt_by
from trainer.grading.mistakes import MISTAKES
from trainer.grading.thorough import thorough
from trainer.progress.records import Row
from trainer.rules.practice import COMMON_PRACTICE, practices
from trainer.ui.desk.debrief import debrief_view
from trainer.ui.desk.replay import own_hand
from trainer.ui.desk.routine import CLEAN_HANDS, routine_figure, routine_view

TDA = "tda-2024"


def test_what_was_missed_comes_first_with_its_paragraph_or_common_practice() -> None:
    shown = routine_view(dealt(CLEAN, TDA))
    assert shown is not None
    missed = [row for row in shown.rows if row.mark == "missed"]
    assert missed and shown.rows[: len(missed)] == tuple(missed)
    assert {row.source for row in missed} == {"RP-12", "12", "32", COMMON_PRACTICE}
    assert shown.line.startswith("Routine: ") and shown.line.endswith(" done")
    assert shown.missed == tuple(missed)


def test_each_piece_that_was_missed_is_named_and_tied_to_its_moments() -> None:
    hand = dealt(CLEAN, TDA)
    shown, stops = routine_view(hand), own_hand(hand).frames
    assert shown is not None
    named = ["announcing the bets", "squaring the stub", "reading the hands", "moving the button"]
    assert [row.doing for row in shown.missed] == named
    for row in shown.missed:
        grade = next(each for each in hand.assessment.routine if practices()[each.practice].says == row.words)
        assert len(row.missed) == len(grade.missed)
        assert all(stops[each.step].at > index for each, index in zip(row.missed, grade.missed, strict=True))


def test_an_act_before_which_routine_was_missed_is_a_slip_and_not_right() -> None:
    hand = dealt(CLEAN, TDA)
    view = debrief_view(hand, (own_hand(hand),), "")
    read = practices()["practice:read-hands"].says
    (slip,) = [each for each in view.practice if each.text == read]
    assert (slip.mark, slip.word) == ("wrong", "Slip")
    assert slip.title.startswith("Pushed") and slip.paragraph, "the rulebook asks for it"


def test_who_did_all_of_it_reads_so() -> None:
    hand = dealt_by(CLEAN, TDA, thorough)
    done, of = hand.assessment.routine_score
    shown = routine_view(hand)
    assert shown is not None and shown.line == f"Routine: {done} of {of} done" and done == of
    assert {row.mark for row in shown.rows} == {"right"}


def test_routine_changes_no_grade_and_is_told_to_one_who_was_right() -> None:
    hand = dealt(FLOP, TDA)
    view = debrief_view(hand, (own_hand(hand),), "")
    assert view.routine is not None
    assert {each.mark for each in view.grades} == {"right"}
    assert view.right is not None and view.routine.missed


def test_a_hand_graded_before_routine_was_has_no_line() -> None:
    hand = dealt_by(CLEAN, TDA, MISTAKES["plays-on"].dealer)
    assert routine_view(replace(hand, assessment=replace(hand.assessment, routine=()))) is None


def row(clean: bool, score: tuple[int, int]) -> Row:
    now = datetime(2026, 11, 29, tzinfo=UTC)
    words = ("", "", "", TDA, "", "shift", "none", "none", "none")
    return Row(1, now, now, *words, {"routine": score} if score[1] else {}, clean, 0)


def test_ten_clean_hands_make_a_routine_score() -> None:
    clean = [row(True, (9, 12))] * (CLEAN_HANDS - 1)
    others = [row(False, (0, 12)), row(True, (0, 0))]
    assert routine_figure([*others, *clean]).value == "9 of 10"
    assert routine_figure([*others, *clean, row(True, (12, 12)), row(True, (0, 12))]).value == "78%"
