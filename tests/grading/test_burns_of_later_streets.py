"""A street's burn is judged by what was burned for it, not by how many burns lie on the table."""

import pytest

from tests.rules.board_situations import CHECKED, TO_THE_FLOP, TO_THE_TURN, facts_of, holdem
from trainer.grading.ahead import assess
from trainer.grading.assessment import Finding, Verdict
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.routine import due

STREET = ["D burn", "D lay 1 up", *CHECKED]
SHOWN = [*TO_THE_FLOP, "D burn", "D burn", "D lay 3 up", "D stop", "D move stub-bottom down 4s 3s 2s"]
NEW_FLOP = [*SHOWN, "D cut 10", "D lay 3 up", "D proceed", *CHECKED]
LEFT = [*TO_THE_FLOP, "D burn", "D burn", "D lay 3 up", *CHECKED]
ON_THE_TURN = [*TO_THE_TURN, "D burn", "D burn", "D floor", "F come", "F carry-on", "D proceed", "F leave"]
LATER = {"new-flop": NEW_FLOP, "left-alone": LEFT, "turn-left-alone": [*ON_THE_TURN, "D lay 1 up", *CHECKED]}


def dealt(acts: list[str], key: str) -> list[Finding]:
    """What is said of every burn and board card that follows these acts."""
    streets = 2 if acts[: len(TO_THE_TURN)] != TO_THE_TURN else 1
    transcript = holdem(acts, STREET * streets)
    findings = assess(transcript, book(key), len(TO_THE_FLOP)).findings
    cards = [each for each in findings if isinstance(transcript.gestures[each.index].act, g.Burn | g.Lay)]
    return [each for each in cards if each.index >= len(acts)]


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", LATER)
def test_burns_of_later_streets_are_routine_after_a_double_one(name: str, key: str) -> None:
    found = dealt(LATER[name], key)
    assert len(found) in (2, 4)
    assert {each.verdict for each in found} == {Verdict.PRACTICE}


@pytest.mark.parametrize(
    "key", [pytest.param("tda-2022", id="tda-2022:39-B"), pytest.param("players-2025", id="players-2025:38-B")]
)
def test_a_flop_that_stands_without_its_burn_is_followed_by_one_burn_and_no_second(key: str) -> None:
    acts = [*TO_THE_FLOP, "D lay 3 up", *CHECKED, "D burn", "D burn", "D lay 1 up"]
    (grade,) = assess(holdem(acts), book(key)).matters
    assert grade.decision.ruling is not None
    assert "one-burn-for-the-turn" in [step.key for step in grade.decision.ruling.steps]
    assert [(harm.key, harm.index) for harm in grade.harms] == [("a-second-burn", len(acts) - 2)]


ON_TWO = {
    "left as it lies": ([], "missed"),
    "put right": (["D move stub-top down Kh", "D move board up Ah"], "met"),
}


@pytest.mark.parametrize(("acts", "state"), ON_TWO.values(), ids=ON_TWO)
def test_at_upt_the_card_burned_second_is_the_turn(acts: list[str], state: str) -> None:
    hand = holdem(TO_THE_TURN, "D burn", "D burn", "D lay 1 up", "D stop", acts, "D proceed")
    (grade,) = assess(hand, book("upt")).matters
    assert [(each.step.key, each.state.value) for each in grade.remedy] == [("right-card-takes-its-place", state)]


@pytest.mark.parametrize(
    ("acts", "verb"),
    [
        (LEFT, "burn"),
        ([*LEFT, "D burn"], "lay"),
        ([*SHOWN, "D cut 10", "D lay 3 up", "D proceed", *CHECKED], "burn"),
        ([*TO_THE_FLOP, "D burn", "D lay 4 up", "D scramble 5s 4s 3s 2s", "D move burns down 4s", *CHECKED], "lay"),
        ([*TO_THE_FLOP, "D lay 3 up", "D stop", "D move burns down 6s", "D lay 1 up", "D proceed", *CHECKED], "burn"),
        ([*TO_THE_FLOP, "D lay 3 up", *CHECKED, "D burn"], "lay"),
    ],
    ids=["two-left", "burned-anew", "new-flop", "drawn-burn", "burn-from-the-flop", "burn-never-made"],
)
def test_what_is_due_for_the_turn(acts: list[str], verb: str) -> None:
    assert [each.verb for each in due(facts_of(holdem(acts)))] == [verb]
