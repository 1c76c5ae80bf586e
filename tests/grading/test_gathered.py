"""Cards gathered in the middle of a hand: the wagers of that deal are gone, and what was graded of them stays."""

import pytest

from tests.rules.betting import Betting
from tests.rules.situations import Hand
from trainer.grading.assess import assessor
from trainer.grading.assessment import How
from trainer.grading.explain import at_onset, elsewhere
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record

BET = "P2 wager 500x1+100x1"
PUT_RIGHT = {
    "pointed back": (BET, "P4 wager 1000x2", "D stop", "D action-on 3"),
    "string bet called": (BET, "P3 wager 500x1+100x1", "P3 wager 1000x1", "D announce string-bet"),
    "missing chips asked for": (BET, "P3 say Call", "P3 wager 500x1", "D ask-for 3 100", "P3 wager 100x1"),
}
LEFT = {
    "out of turn": (BET, "P4 wager 1000x2", "P3 fold", "P1 fold"),
    "short call": (BET, "P3 say Call", "P3 wager 500x1", "P4 fold", "P1 fold"),
    "short of a raise": (BET, "P3 wager 500x1+100x4", "P4 fold", "P1 fold"),
}


def gathered(*lines: str) -> Transcript:
    hand = Betting().flop()
    hand.do(*lines, "D gather")
    return hand.facts().record.transcript


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("lines", PUT_RIGHT.values(), ids=PUT_RIGHT)
def test_what_was_put_right_stays_so_when_the_cards_are_gathered(lines: tuple[str, ...], key: str) -> None:
    transcript = gathered(*lines)
    before = assessor(transcript.upto(len(transcript.gestures) - 1), book(key)).assessment()
    after = assessor(transcript, book(key)).assessment()
    assert [each.matter for each in after.matters] == [each.matter for each in before.matters]
    assert [each.decision for each in after.matters] == [each.decision for each in before.matters]


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("lines", LEFT.values(), ids=LEFT)
def test_what_nobody_took_up_is_explained_by_every_house_after_the_gathering(lines: tuple[str, ...], key: str) -> None:
    transcript = gathered(*lines)
    record = Record.of(transcript)
    grades = assessor(transcript, book(key)).assessment().matters
    assert grades
    for grade in grades:
        for other in BOOKS:
            assert elsewhere(record, grade, book(other)).matter == grade.matter
            assert at_onset(record, grade, book(other)).matter == grade.matter


def test_what_another_matter_called_off_was_seen_at_the_stop_and_misses_no_step() -> None:
    """Two boxed cards make a misdeal, and a card exposed in the same deal goes with it."""
    hand = Hand(top="^2c ^3c 4c").blinds().do("D pitch 2 down", "D pitch 3 down", "D pitch 4 up", "D stop", "D gather")
    grades = {each.matter.kind: each for each in assessor(transcript_of(hand.text()), book("upt")).assessment().matters}
    exposed = grades.pop("exposed-downcard")
    assert [(each.step.key, each.state.value) for each in exposed.remedy] == [
        ("exposed-card-becomes-the-burn", "not-scored")
    ]
    assert (exposed.noticed.how, exposed.noticed.index) == (How.YES, len(hand.lines) - 2)
    assert grades.keys() == {"boxed-in-deal"}
