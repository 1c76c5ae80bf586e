"""What a book says outright to be in order is no matter there: nothing to notice, and a stop for it cries wolf."""

import pytest

from tests.rules.situations import Hand
from trainer.grading.assess import assess
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
