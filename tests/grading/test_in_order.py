"""What a book says outright to be in order is no matter there: nothing to notice, and a stop for it cries wolf."""

import pytest

from tests.rules.situations import Hand
from trainer.grading.ahead import assess
from trainer.grading.assessment import Verdict
from trainer.rules.book import book


def dealt(*acts: str) -> Hand:
    """The button in seat 1 gets its two cards one after the other, at the end."""
    return Hand().deal(skip=[(1, 1)]).do("D pitch 1 down", *acts)


@pytest.mark.parametrize("place", ["tda-2022:35-B", "players-2025:36-B", "foxwoods-2020:35-B", "metropolitan:33-B"])
def test_two_cards_in_a_row_to_the_button_are_no_matter(place: str) -> None:
    found = assess(dealt().facts().record.transcript, book(place.partition(":")[0]))
    assert (found.matters, found.clean) == ((), True)
    stopped = dealt("D stop").facts().record.transcript
    inherited = assess(stopped, book(place.partition(":")[0]), len(stopped.gestures) - 1)
    assert len(inherited.false_alarms) == 1


def test_they_are_a_misdeal_at_upt() -> None:
    """upt:misdeal-2-f"""
    found = assess(dealt("D stop").facts().record.transcript, book("upt"))
    assert [each.matter.kind for each in found.matters] == ["two-cards-to-the-button"]
    assert found.false_alarms == ()


@pytest.mark.parametrize(("extra", "harmful"), [((), True), (("D pitch 5 down",), False)])
def test_killing_a_hand_is_harmful_only_while_it_has_its_number_of_cards(extra: tuple[str, ...], harmful: bool) -> None:
    """After substantial action Metropolitan prints nothing on a hand with three cards: nobody is told it must live."""
    hand = Hand().blinds().deal().do("P4 wager 100x1", *extra, "D muck 5")
    found = assess(hand.facts().record.transcript, book("metropolitan"))
    assert (found.findings[-1].verdict is Verdict.HARMFUL) is harmful
