"""The debrief says what was graded: three grades apart, acts with marks, practice apart."""

from dataclasses import replace

import pytest

from tests.ui.desk.debriefs import TDA, view
from tests.ui.desk.samples import BOXED, CLEAN, FLOP, LATER, STUB, TURNED_UP, dealt, dealt_by
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Verdict
from trainer.grading.model import perfect
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS
from trainer.rules.practice import NO_RULE
from trainer.scenarios.session import Session
from trainer.ui.desk.acts import acts_in_order
from trainer.ui.desk.debrief import debrief_view, main_matter
from trainer.ui.desk.replay import own_hand
from trainer.ui.screens.models import DebriefView

CAME = ("Came up", "Missed")
LAW = (Verdict.PRACTICE, Verdict.PRACTICE_SLIP)


def values(shown: DebriefView) -> list[tuple[str, str, str]]:
    return [(grade.part, grade.value, grade.mark) for grade in shown.grades]


GRADES = [
    pytest.param(FLOP, TDA, "", ("Yes", "right"), ("Right", "right"), ("5 of 5 right", "right"), id="tda-2022:39-A"),
    pytest.param(FLOP, "upt", "", ("Yes", "right"), ("Right", "right"), None, id="upt:holdem-3"),
    pytest.param(
        FLOP, TDA, "burns-again", ("Yes", "right"), ("Right", "right"), ("4 of 5 right", "harmful"),
        id="tda-2022:39-A second burn",
    ),
    pytest.param(
        FLOP, TDA, "plays-on", ("Missed", "wrong"), ("Not scored", "none"), ("0 of 5 right", "wrong"),
        id="tda-2022:39-A missed",
    ),
    pytest.param(
        FLOP, TDA, "picks-the-known-card", ("Yes", "right"), ("Wrong", "wrong"), None, id="tda-2022:39-A alone",
    ),
    pytest.param(
        LATER, TDA, "", ("Yes", "right"), ("Right", "right"), ("Not scored", "none"), id="tda-2022 silent",
    ),
    pytest.param(
        STUB, "players-2025", "", ("Yes", "right"), ("Right", "right"), ("5 of 5 right", "right"),
        id="players-2025:RP-9-H",
    ),
    pytest.param(
        STUB, "metropolitan", "", ("Yes", "right"), ("Right", "right"), ("Not scored", "none"),
        id="metropolitan silent on a short stub",
    ),
]  # fmt: skip


def test_with_the_coach_there_was_nothing_to_notice() -> None:
    hand = replace(dealt(FLOP, TDA), coached=True)
    first, *rest = debrief_view(hand, (own_hand(hand),), "hand 1").grades
    assert (first.value, first.detail, first.mark) == ("With the coach", "not counted", "none")
    assert rest == list(view(FLOP, TDA).grades[1:])


@pytest.mark.parametrize(("scenario", "house", "mistake", "noticed", "authority", "remedy"), GRADES)
def test_three_grades_stand_apart(scenario, house, mistake, noticed, authority, remedy) -> None:
    shown = values(view(scenario, house, mistake))
    assert [part for part, _, _ in shown[:3]] == ["Noticed", "Authority", "Remedy"]
    assert [part for part, _, _ in shown[3:]] in ([], ["Report"])
    assert shown[0][1:] == noticed
    assert shown[1][1:] == authority
    if remedy is not None:
        assert shown[2][1:] == remedy


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("mistake", ["", "burns-again", "plays-on"])
def test_no_grade_is_a_mean_of_the_others(house: str, mistake: str) -> None:
    """Each tile says only what its own part of the assessment says."""
    hand = dealt(FLOP, house, mistake)
    shown = view(FLOP, house, mistake)
    met, total = hand.assessment.score.remedy
    assert shown.grades[2].value == f"{met} of {total} right"
    assert not any("%" in grade.value + grade.detail for grade in shown.grades)
    assert len(shown.grades[2].acts) == sum(len(matter.remedy) for matter in hand.assessment.matters)


def test_a_clean_hand_says_so_and_has_nothing_to_decide() -> None:
    shown = view(CLEAN)
    assert values(shown) == [
        ("Noticed", "Kept dealing", "right"),
        ("Authority", "Nothing to decide", "none"),
        ("Remedy", "Nothing to decide", "none"),
    ]
    assert shown.others is None
    assert shown.slip.title == "A clean hand"
    assert (shown.slip.paragraph, shown.slip.instead) == ("", "Nothing wrong")
    assert (shown.title, shown.summary) == ("Nothing was wrong in this hand.", "You were right to keep dealing.")


def cries_wolf(session: Session, grading: Assessor) -> g.Act | None:
    """Calls the floor once in a hand that is clean."""
    called = any(isinstance(each.act, g.CallFloor) for each in session.record.gestures)
    if not called and session.record.course.street == 0 and session.record.course.betting:
        return g.CallFloor()
    act = perfect(session, grading)
    if act is None and session.due_at() is None:
        asked = next(x.act.what for x in reversed(session.record.gestures) if isinstance(x.act, g.Ask))
        return g.Report("nothing-after-all") if asked == "what-happened" else g.Plan("i-put-it-right")
    return act


def test_a_false_alarm_is_called_one_in_the_grade_and_at_the_act() -> None:
    hand = dealt_by(CLEAN, TDA, cries_wolf)
    shown = debrief_view(hand, (own_hand(hand),), "hand 1")
    assert (shown.grades[0].value, shown.grades[0].mark) == ("False alarm", "alarm")
    [alarm] = [act for act in shown.acts if act.word == "False alarm"]
    assert (alarm.title, alarm.mark, alarm.claimable) == ("Called the floor", "alarm", True)
    assert shown.title == "Nothing was wrong, but you stopped the action before the flop."
    assert shown.right is None
    assert (shown.slip.instead, shown.slip.title) == ("No rule needed", "A clean hand, and a false alarm")


def test_practice_rows_stand_apart_and_name_no_law_but_where_the_rulebook_asks_for_it() -> None:
    shown = view(FLOP)
    assert shown.practice
    assert {act.paragraph for act in shown.practice if act.mark == "right"} == {""}
    slips = [act.slip for act in shown.practice if act.slip is not None and act.mark == "right"]
    assert {(slip.paragraph, slip.text) for slip in slips} == {("Routine", NO_RULE)}
    assert "Routine" not in {act.slip.paragraph for act in shown.acts if act.slip is not None}
    assert [act.paragraph for act in shown.practice if act.mark == "wrong"] == ["", "12", "32"]


def test_like_practice_in_a_row_is_one_row() -> None:
    [dealing] = [act for act in view(FLOP).practice if act.title.startswith("Dealt") and "board" not in act.title]
    assert dealing.title == "Dealt 14 cards"


def test_what_no_rule_speaks_about_is_shown_as_not_judged() -> None:
    shown = view(FLOP, TDA, "plays-on")
    unjudged = [act for act in shown.acts if act.mark == "unjudged"]
    assert unjudged
    assert all(
        (act.word, act.paragraph, act.slip, act.claimable) == ("Not judged", "", None, False) for act in unjudged
    )


def test_a_harmful_act_bears_its_paragraph_and_may_be_claimed_a_misclick() -> None:
    [burned] = [act for act in view(FLOP, TDA, "burns-again").acts if act.mark == "harmful"]
    assert (burned.title, burned.paragraph, burned.claimable) == ("Burned a card", "39-A", True)
    assert burned.slip is not None
    assert burned.slip.paragraph == "39-A"


def test_a_required_act_may_not_be_claimed_a_misclick() -> None:
    assert not any(act.claimable for act in view(FLOP).acts if act.mark == "right")


@pytest.mark.parametrize(("scenario", "mistake"), [(FLOP, ""), (FLOP, "burns-again"), (BOXED, ""), (STUB, "plays-on")])
def test_every_judged_act_is_one_row_or_in_one_and_each_row_knows_its_gesture(scenario: str, mistake: str) -> None:
    hand = dealt(scenario, "players-2025", mistake)
    shown = debrief_view(hand, (own_hand(hand),), "hand 1")
    rows = (*shown.acts, *shown.practice)
    order = acts_in_order(hand)
    assert len(order) == len(rows)
    law = [each.index for each in hand.assessment.findings if each.verdict not in LAW]
    came = [max(0, each.matter.onset - 1) for each in hand.assessment.matters if not each.own]
    assert list(order[: len(shown.acts)]) == sorted([*law, *came])
    frames = own_hand(hand).frames
    for index, row in zip(order, rows, strict=True):
        assert row.step is not None
        assert frames[row.step].at >= index + 1
        assert row.word in CAME or frames[row.step].at == index + 1


@pytest.mark.parametrize(
    ("scenario", "house", "mistake", "word", "mark", "paragraph"),
    [
        pytest.param(FLOP, TDA, "", "Came up", "start", "39-A", id="tda-2022:39-A"),
        pytest.param(FLOP, TDA, "plays-on", "Missed", "wrong", "39-A", id="tda-2022:39-A missed"),
        pytest.param(STUB, "metropolitan", "plays-on", "Missed", "wrong", "", id="metropolitan silent, missed"),
        pytest.param(TURNED_UP, TDA, "plays-on", "Missed", "wrong", "39-A", id="tda-2022:39-A taken over"),
    ],
)
def test_the_moment_it_came_up_is_a_row(scenario, house, mistake, word, mark, paragraph) -> None:
    hand = dealt(scenario, house, mistake)
    shown = debrief_view(hand, (own_hand(hand),), "hand 1")
    [row] = [act for act in shown.acts if act.word in CAME]
    assert (row.word, row.mark, row.paragraph, row.claimable) == (word, mark, paragraph, False)
    first = main_matter(hand.assessment)
    assert first is not None
    assert row.step is not None
    assert own_hand(hand).frames[row.step].at >= first.matter.onset
    assert row.step == 0 or own_hand(hand).frames[row.step - 1].at < first.matter.onset


def test_a_clean_hand_has_no_moment() -> None:
    assert not any(act.word in CAME for act in view(CLEAN).acts)


@pytest.mark.parametrize(
    ("mistake", "mark", "title"),
    [("plays-on", "wrong", "More than three cards"), ("burns-again", "harmful", "Burned a card")],
)
def test_the_page_opens_at_the_worst_of_it(mistake, mark, title) -> None:
    shown = view(FLOP, TDA, mistake)
    assert shown.selected is not None
    assert shown.acts[shown.selected].mark == mark
    assert shown.acts[shown.selected].title.startswith(title)


@pytest.mark.parametrize("scenario", [FLOP, CLEAN])
def test_where_all_was_right_nothing_is_picked_out(scenario) -> None:
    assert view(scenario).selected is None


def test_what_came_too_late_for_a_remedy_is_not_called_the_floors_discretion() -> None:
    """tda-2022:35-D: after substantial action the hand is played, and no step of a remedy is left."""
    authority, remedy = view(BOXED, TDA, "plays-on").grades[1:]
    assert (authority.value, authority.detail) == ("Not scored", "no one decided")
    assert (remedy.value, remedy.detail) == ("Not scored", "too late to fix")


def test_times_count_from_taking_over_the_box() -> None:
    hand = dealt(TURNED_UP, TDA)
    shown = debrief_view(hand, (own_hand(hand),), "hand 1")
    began = hand.transcript.gestures[hand.taken_over - 1].at
    assert began > 10_000
    assert shown.acts[0].time.startswith("0:0")


def test_a_claimed_act_says_so() -> None:

    hand = dealt(FLOP, TDA, "burns-again")
    [harmful] = [each.index for each in hand.assessment.findings if each.verdict is Verdict.HARMFUL]
    again = debrief_view(replace(hand, claims=(harmful,)), (own_hand(hand),), "hand 1")
    assert [act.title for act in again.acts if act.claimed] == ["Burned a card"]
