"""Assessments go to plain data and back, and their score shows its parts."""

import json
from dataclasses import replace

import pytest

from tests.grading.flops import DRAWN_BY_THE_FLOOR, before, graded, whole
from tests.grading.test_silence import CALLED, ORDERED
from tests.rules.situations import Hand
from trainer.grading.ahead import assess
from trainer.grading.assessment import (
    Assessment,
    AuthorityGrade,
    Harm,
    How,
    MatterGrade,
    Noticed,
    Score,
    StepState,
    cited,
    from_json,
    to_json,
)
from trainer.kernel.document import transcript_of
from trainer.rules.book import book, ledger_digest


def silent() -> Assessment:
    hand = Hand(top="^Ah", players=6).blinds().do("D pitch 2 down", *CALLED, *ORDERED)
    return assess(transcript_of(hand.text()), book("tda-2022"))


HANDS = {
    "right": whole(DRAWN_BY_THE_FLOOR, "tda-2022"),
    "wrong": graded(before(DRAWN_BY_THE_FLOOR, "D lay 1 up", "D burn"), "players-2025"),
    "silent": silent(),
}


@pytest.mark.parametrize("assessment", HANDS.values(), ids=HANDS)
def test_an_assessment_comes_back_from_json_as_it_was(assessment: Assessment) -> None:
    assert from_json(json.loads(json.dumps(to_json(assessment)))) == assessment


@pytest.mark.parametrize("spoil", [{"book": 3}, {"matters": {}}, {"unheard": 1}, {"findings": [{"index": "a"}]}])
def test_other_data_is_refused(spoil: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"fit|should be|no Assessment"):
        from_json({**to_json(HANDS["right"]), **spoil})


def test_the_score_shows_its_parts() -> None:
    assert HANDS["right"].score == Score((1, 1), (1, 1), (5, 5), HANDS["right"].score.practice, 0, 0)
    wrong = HANDS["wrong"].score
    assert (wrong.authority, wrong.remedy, wrong.harms) == ((1, 1), (4, 5), 1)


def test_the_digest_names_the_ledgers_that_were_used() -> None:
    digests = {ledger_digest(book(key)) for key in ("tda-2022", "players-2025", "upt")}
    assert len(digests) == 3
    assert HANDS["right"].ledger in digests


def test_citations_are_written_by_book() -> None:
    (grade,) = HANDS["right"].matters
    assert cited(grade.decision.citations) == "tda-2022 39-A"


RIGHT = HANDS["right"].matters[0]
MISSED_STEP = (replace(RIGHT.remedy[0], state=StepState.MISSED), *RIGHT.remedy[1:])
LATE_STEP = (*RIGHT.remedy[:-1], replace(RIGHT.remedy[-1], state=StepState.LATE))
UNSCORED_STEP = (replace(RIGHT.remedy[0], state=StepState.NOT_SCORED), *RIGHT.remedy[1:])
GRADES = {
    "as it was": (RIGHT, True),
    "noticing not asked": (replace(RIGHT, noticed=Noticed(How.NOT_ASKED)), True),
    "noticed late": (replace(RIGHT, noticed=Noticed(How.LATE)), False),
    "prompted": (replace(RIGHT, noticed=Noticed(How.PROMPTED)), False),
    "missed": (replace(RIGHT, noticed=Noticed(How.MISSED)), False),
    "authority not scored": (replace(RIGHT, authority=AuthorityGrade.NOT_SCORED), True),
    "the wrong authority": (replace(RIGHT, authority=AuthorityGrade.WRONG), False),
    "a step not scored": (replace(RIGHT, remedy=UNSCORED_STEP), True),
    "a step missed": (replace(RIGHT, remedy=MISSED_STEP), False),
    "a step late": (replace(RIGHT, remedy=LATE_STEP), False),
    "harm done": (replace(RIGHT, harms=(Harm(1, "a-second-burn", ""),)), False),
}


@pytest.mark.parametrize(("grade", "right"), GRADES.values(), ids=GRADES)
def test_a_matter_is_right_that_was_noticed_decided_and_put_right(grade: MatterGrade, right: bool) -> None:
    assert grade.right is right


def test_acts_are_right_whether_or_not_a_player_had_to_speak_first() -> None:
    prompted = replace(RIGHT, noticed=Noticed(How.PROMPTED))
    assert prompted.acts_right and not prompted.right
    assert not replace(RIGHT, noticed=Noticed(How.LATE)).acts_right
    assert not replace(RIGHT, authority=AuthorityGrade.WRONG, noticed=Noticed(How.PROMPTED)).acts_right
