"""What is kept of an assessment: the worst grade in a word, and memory fed part by part."""

import json
from dataclasses import replace

import pytest

from tests.progress.samples import dealt
from trainer.grading.assessment import (
    Assessment,
    AuthorityGrade,
    Harm,
    How,
    MatterGrade,
    Noticed,
    StepGrade,
    StepState,
    to_json,
)
from trainer.progress.grades import graded, kept
from trainer.progress.records import Outcome, Part
from trainer.progress.store import Store
from trainer.rules.ruling import Citation, Decision, Matter, Step

MATTER = Matter("four-card-flop", "deal.four-card-flop", onset=12, error=11)
CITED = Citation("tda-2022", "39-A", "four cards", rule="common.flop:four_cards")
SILENT = Decision("upt", MATTER, None)
STEPS = tuple(StepGrade(Step(key), StepState.MET, 14) for key in ("scramble-the-flop", "floor-draws-the-burn"))
GRADE = MatterGrade(
    MATTER,
    replace(SILENT, book="tda-2022", citations=(CITED,)),
    Noticed(How.YES, 2.345, 13),
    AuthorityGrade.RIGHT,
    STEPS,
    scored=True,
)


def _hand(*matters: MatterGrade, alarms: tuple[int, ...] = ()) -> Assessment:
    return Assessment("tda-2022", "0.1.0/1", "abc", 0, matters, (), alarms, clean=not matters)


def _steps(*states: StepState) -> MatterGrade:
    return replace(GRADE, remedy=tuple(replace(STEPS[0], state=state) for state in states))


def _outcomes(matter: MatterGrade, hinted: bool = False) -> dict[Part, Outcome]:
    return {each.part: each.outcome for each in kept(_hand(matter), hinted).results}


def test_the_whole_assessment_comes_back_through_the_store() -> None:
    given = _hand(GRADE, alarms=(3,))
    with Store.in_memory() as store:
        attempt = dealt(store, store.profile("Ann").id, book="tda-2022")
        store.add_assessment(attempt, kept(given))
        [found] = store.attempt(attempt).assessments
    assert graded(found.assessed) == given
    assert json.loads(found.assessed.json) == to_json(given)
    parts = {"noticed": (1, 1), "authority": (1, 1), "remedy": (2, 2), "practice": (0, 0)}
    assert found.assessed.score == {**parts, "routine": (0, 0)}


def test_a_result_names_the_rule_its_paragraph_and_the_time_to_notice() -> None:
    noticed, _, remedy = kept(_hand(GRADE)).results
    assert (noticed.kind, noticed.topic) == ("four-card-flop", "deal.four-card-flop")
    assert (noticed.rule, noticed.paragraph) == ("common.flop:four_cards", "tda-2022:39-A")
    assert (noticed.ms, noticed.gesture, noticed.aided) == (2345, 13, False)
    assert (remedy.ms, remedy.gesture) == (None, None)


@pytest.mark.parametrize(
    ("how", "outcome", "aided"),
    [
        (How.YES, Outcome.GOOD, False),
        (How.LATE, Outcome.HARD, False),
        (How.PROMPTED, Outcome.HARD, True),
        (How.MISSED, Outcome.AGAIN, False),
        (How.NOT_ASKED, None, False),
    ],
)
def test_noticing_feeds_memory(how: How, outcome: Outcome | None, aided: bool) -> None:
    matter = replace(GRADE, noticed=Noticed(how))
    assert _outcomes(matter).get(Part.NOTICED) is outcome
    assert all(each.aided is aided for each in kept(_hand(matter)).results if each.part is Part.NOTICED)
    assert kept(_hand(matter)).noticed == how


@pytest.mark.parametrize(
    ("grade", "outcome"),
    [
        (AuthorityGrade.RIGHT, Outcome.GOOD),
        (AuthorityGrade.WRONG, Outcome.AGAIN),
        (AuthorityGrade.NOT_SCORED, None),
    ],
)
def test_authority_feeds_memory(grade: AuthorityGrade, outcome: Outcome | None) -> None:
    matter = replace(GRADE, authority=grade)
    assert _outcomes(matter).get(Part.AUTHORITY) is outcome
    assert kept(_hand(matter)).authority == grade


@pytest.mark.parametrize(
    ("matter", "word", "outcome"),
    [
        (GRADE, "right", Outcome.GOOD),
        (_steps(StepState.MET, StepState.LATE), "late", Outcome.HARD),
        (_steps(StepState.LATE, StepState.MISSED), "wrong", Outcome.AGAIN),
        (_steps(StepState.MET, StepState.OUT_OF_ORDER), "wrong", Outcome.AGAIN),
        (replace(GRADE, harms=(Harm(15, "a-second-burn", "two burns"),)), "harmful", Outcome.AGAIN),
        (_steps(StepState.NOT_SCORED), "not-scored", None),
        (replace(GRADE, scored=False), "not-scored", None),
    ],
)
def test_the_remedy_feeds_memory(matter: MatterGrade, word: str, outcome: Outcome | None) -> None:
    assert kept(_hand(matter)).remedy == word
    assert _outcomes(matter).get(Part.REMEDY) is outcome


def test_right_after_a_hint_is_hard_and_wrong_stays_wrong() -> None:
    matter = replace(GRADE, authority=AuthorityGrade.WRONG)
    found = _outcomes(matter, hinted=True)
    assert found == {Part.NOTICED: Outcome.HARD, Part.AUTHORITY: Outcome.AGAIN, Part.REMEDY: Outcome.HARD}
    assert all(each.aided for each in kept(_hand(matter), hinted=True).results)


def test_the_matter_of_the_hand_gives_the_grade_and_every_matter_feeds_memory() -> None:
    worse = replace(_steps(StepState.MISSED), noticed=Noticed(How.MISSED), own=True)
    for found in (kept(_hand(GRADE, worse)), kept(_hand(worse, GRADE))):
        assert (found.noticed, found.authority, found.remedy) == ("yes", "right", "wrong")
    assert kept(_hand(worse)).noticed == "missed"
    assert len(found.results) == 6


@pytest.mark.parametrize(("alarms", "noticed"), [((), "none"), ((4,), "false-alarm")])
def test_a_clean_hand_has_no_results(alarms: tuple[int, ...], noticed: str) -> None:
    found = kept(_hand(alarms=alarms))
    assert (found.noticed, found.authority, found.remedy) == (noticed, "none", "none")
    assert (found.clean, found.alarms, found.results) == (True, alarms, ())


def test_silence_leaves_rule_and_paragraph_empty() -> None:
    results = kept(_hand(replace(GRADE, decision=SILENT, scored=False))).results
    assert [(each.part, each.rule, each.paragraph) for each in results] == [
        (Part.NOTICED, "", ""),
        (Part.AUTHORITY, "", ""),
    ]


def test_a_mis_click_that_made_the_matter_takes_all_its_results_with_it() -> None:
    results = kept(_hand(replace(GRADE, own=True))).results
    assert [each.gesture for each in results] == [10, 10, 10]  # error 11 counts gestures, places begin at 0


def test_a_single_harmful_act_is_what_a_mis_click_can_excuse() -> None:
    one = replace(GRADE, harms=(Harm(15, "a-second-burn", ""), Harm(15, "a-shuffle", "")))
    two = replace(GRADE, harms=(Harm(15, "a-second-burn", ""), Harm(16, "a-shuffle", "")))
    assert [kept(_hand(each)).results[-1].gesture for each in (one, two)] == [15, None]
