"""What a report can say that the dealer did: a card of the stub shown, a seat passed over or one dealt to twice."""

import pytest

from tests.rules.situations import Hand
from tests.rules.stud_situations import Stud
from trainer.kernel.report_acts import written
from trainer.kernel.transcript import Transcript
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.scenarios.report_truth import full_report


def reported(record: Record, kind: str) -> str:
    (matter,) = [each for each in matters(Facts(record, len(record))) if each.kind == kind]
    return written(full_report(record, len(record), matter)).removeprefix("report ")


def record_of(hand: Hand) -> Record:
    return hand.facts().record


def stud(*acts: str) -> Transcript:
    return Stud(players=3).start().call().then("D burn", *acts).transcript


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        pytest.param(["D pitch 2", "D pitch 4"], "dealer skipped 3", id="passed-over"),
        pytest.param(["D pitch 2", "D pitch 5"], "dealer skipped 3; dealer skipped 4", id="two-passed-over"),
        pytest.param(["D pitch 2", "D pitch 3", "D pitch 3"], "dealer dealt-to 3", id="two-in-a-row"),
        pytest.param(["D pitch 2", "D pitch 2"], "dealer dealt-to 2", id="two-in-a-row-to-the-first"),
    ],
)
def test_of_a_card_out_of_sequence_it_is_told_who_was_passed_over(acts: list[str], says: str) -> None:
    record = record_of(Hand().blinds().do(*(f"{each} down" for each in acts)))
    told = reported(record, "card-out-of-sequence")
    assert told == f"card-to-the-wrong-place on deal; {says}; since no-one"


def test_of_a_card_seen_in_the_stub_the_dealer_showed_it() -> None:
    hand = Hand().blinds().deal()
    stub = record_of(hand).table.stub
    record = record_of(hand.do(f"D flash {stub[0].card.name}"))
    assert reported(record, "seen-in-stub") == "card-exposed on preflop; dealer flashed; since no-one"


def test_of_a_card_too_many_on_a_street_of_stud_the_hand_is_told() -> None:
    record = Record.of(stud("D pitch 1 up", "D pitch 2 up", "D pitch 2 up"))
    told = reported(record, "extra-card-on-a-street")
    assert told == "wrong-number-of-cards on fourth-street; dealer too-many-to 2; since no-one"
