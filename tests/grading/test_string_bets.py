"""Who calls the floor on a string bet: first the dealer calls it, then he may ask what becomes of its chips."""

import pytest

from tests.rules.betting import Betting
from trainer.grading.assess import assessor
from trainer.grading.assessment import AuthorityGrade, StepState, Verdict
from trainer.rules.book import book

STRING = ("P2 wager 500x1+100x1", "P3 wager 500x1+100x1", "P3 wager 1000x1")
CALLED, SAID, FLOOR = "D announce string-bet", "D announce-bet call 600", "D floor"
HOUSES = ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
ALONE = "Under this rulebook the dealer fixes this without the floor."
ASKED = "The rulebook doesn't say what happens to the chips, so asking is right."
FIRST, AFTER = (AuthorityGrade.WRONG, ALONE), (AuthorityGrade.RIGHT, ASKED)
ORDERS = {
    "floor called and no more": ((FLOOR,), FIRST),
    "floor called before": ((FLOOR, CALLED), FIRST),
    "stopped, then floor called before": (("D stop", FLOOR, CALLED), FIRST),
    "floor called before and after": ((FLOOR, CALLED, FLOOR), FIRST),
    "floor called after": ((CALLED, FLOOR), AFTER),
    "floor called after what it comes to was said": ((SAID, FLOOR), AFTER),
}


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize(("acts", "found"), ORDERS.values(), ids=ORDERS)
def test_the_floor_is_asked_about_a_string_bet_once_the_dealer_has_called_it_and_not_before(
    acts: tuple[str, ...], found: tuple[AuthorityGrade, str], key: str
) -> None:
    hand = Betting().flop().do(*STRING)
    assessment = assessor(hand.do(*acts).facts().record.transcript, book(key)).assessment()
    (matter,) = assessment.matters
    first = next(each for each in assessment.findings if each.index == len(hand.lines) - len(acts) + acts.index(FLOOR))
    assert (matter.authority, first.reason) == found
    assert first.verdict is Verdict.HARMLESS


@pytest.mark.parametrize("key", HOUSES)
@pytest.mark.parametrize("acts", [(FLOOR, "F come", CALLED), (CALLED, FLOOR)], ids=["floor-first", "called-first"])
def test_the_floor_called_on_what_it_decides_is_not_called_on_a_string_bet_as_well(
    acts: tuple[str, ...], key: str
) -> None:
    """Seat 4 calls a raise short, which is not the dealer's to decide; then seat 1 makes a string bet."""
    hand = Betting().flop().do("P2 wager 100x6", "P3 wager 1000x2", "P4 wager 500x1+100x1")
    hand.do("P1 wager 1000x2", "P1 wager 5000x1", *acts)
    matters = assessor(hand.facts().record.transcript, book(key)).assessment().matters
    assert {each.matter.kind: each.authority for each in matters} == {
        "undercall": AuthorityGrade.RIGHT,
        "several-motions": AuthorityGrade.RIGHT,
    }


OPENED = ("P2 wager 500x1+100x1", "P2 wager 1000x1")
COMES = (FLOOR, "F come", "D report string-bet")


@pytest.mark.parametrize("before", [(CALLED, *COMES), (*COMES, CALLED)], ids=["called-first", "floor-first"])
@pytest.mark.parametrize(
    ("order", "rest", "steps"),
    [
        (
            "the-first-motion-alone",
            ("D announce-bet bet 600", "D return-bet 2 1000x1"),
            ["call-the-string-bet", "call-the-floor", "say-what-stands", "rest-given-back"],
        ),
        ("all-the-chips-put-out", ("D announce-bet bet 1600",), ["call-the-string-bet"]),
    ],
)
def test_a_string_bet_without_a_standard_is_called_and_then_ruled_on_by_the_floor(
    order: str, rest: tuple[str, ...], steps: list[str], before: tuple[str, ...]
) -> None:
    """TDA 56: whether the first motion or all of it stands is the floor's to say, and the dealer does as it says.

    Nothing says that the floor may come only once the dealer has said so.
    """
    hand = Betting().flop().do(*OPENED, *before, f"F order {order} tda-2022", "F carry-on", *rest)
    assessment = assessor(hand.facts().record.transcript, book("tda-2022")).assessment()
    (matter,) = assessment.matters
    assert matter.authority is AuthorityGrade.RIGHT
    assert {each.step.key: each.state for each in matter.remedy} == dict.fromkeys(steps, StepState.MET)
    assert not [each for each in assessment.findings if each.verdict is Verdict.HARMFUL]


def test_a_string_bet_without_a_standard_is_not_the_dealers_alone() -> None:
    hand = Betting().flop().do(*OPENED, CALLED, "D announce-bet bet 600", "D return-bet 2 1000x1", "P3 check")
    (matter,) = assessor(hand.facts().record.transcript, book("tda-2022")).assessment().matters
    assert matter.authority is AuthorityGrade.WRONG
