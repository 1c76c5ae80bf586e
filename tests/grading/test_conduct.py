"""A call about what a player does apart from bets: asked for, harmless, or a false alarm, by what the house says."""

import pytest

from tests.grading.test_doubt import ALARM, FLOOR, HARMLESS, STOP, flop, said
from trainer.grading.assess import assessor
from trainer.grading.assessment import Verdict
from trainer.grading.telling.wrong import what_was_wrong
from trainer.kernel.document import transcript_of
from trainer.rules.book import book


@pytest.mark.parametrize(
    ("does", "house", "verdict"),
    [
        ("P3 device talk", "tda-2024", Verdict.REQUIRED),
        ("P3 conduct advice", "tda-2024", Verdict.REQUIRED),
        ("P3 claim hand pair I have a pair", "tda-2024", Verdict.REQUIRED),
        ("P3 claim hand pair I have a pair", "upt", HARMLESS),
        ("P3 device handle", "tda-2024", Verdict.REQUIRED),
        ("P3 device handle", "tda-2022", ALARM),
        ("P3 say Nice flop", "tda-2024", ALARM),
    ],
)
def test_the_floor_is_called_for_what_the_house_reserves_to_it(does: str, house: str, verdict: Verdict) -> None:
    assert said(flop(does), house, FLOOR).verdict is verdict


def test_a_stop_over_what_may_be_penalized_afterward_does_no_harm_until_somebody_acts() -> None:
    spoken = "P3 claim hand pair I have a pair"
    assert said(flop(spoken), "upt", STOP).verdict is HARMLESS
    assert said(flop(spoken, "P2 check"), "upt", STOP).verdict is ALARM


@pytest.mark.parametrize(
    ("does", "says"),
    [
        ("P3 device app", "Seat 3 looked at a poker app on the flop."),
        ("P3 conduct advice", "Seat 3 gave another player advice on the flop."),
        ("P3 conduct soft-play", "Seat 3 soft-played another player on the flop."),
        ("P3 show-to 4", "Seat 3 showed the cards to seat 4 only, on the flop."),
        ("P3 request clock", "Seat 3 called the clock on seat 2 on the flop."),
    ],
)
def test_the_debrief_says_who_did_it_and_where(does: str, says: str) -> None:
    record = transcript_of(flop(does).text())
    grading = assessor(record, book("tda-2024"), 0)
    matter = next(each.matter for each in grading.assessment().matters if each.matter.seats[:1] in ((3,), (2,)))
    assert what_was_wrong(grading.record, matter) == says
