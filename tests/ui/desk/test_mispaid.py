"""A debrief of a hand in which only a pot was pushed wrongly: never "Nothing wrong", and the pots are the remedy."""

import pytest

from tests.grading.pushes import pushing
from tests.ui.desk.samples import dealt_by
from trainer.ui.desk.debrief import debrief_view
from trainer.ui.desk.replay import own_hand, right_ways

HANDS = (("pots-split-with-odd-chip", "both-halves-to-one"), ("boxed-two-in-the-stud-deal", "to-a-loser"))


@pytest.mark.parametrize(("name", "way"), HANDS)
def test_a_wrong_push_is_graded_as_a_remedy(name: str, way: str) -> None:
    dealt = dealt_by(name, "tda-2024", pushing(way))
    shown = debrief_view(dealt, (own_hand(dealt),), "")
    assert "was shorted by" in shown.title and "Either way, push " in shown.summary
    assert shown.right is None
    assert [(each.part, each.value, each.mark) for each in shown.grades][2] == ("Remedy", "Wrong push", "harmful")
    assert "Nothing" not in shown.title + shown.summary + shown.slip.instead


def test_the_right_way_stops_where_the_pots_are_pushed() -> None:
    way, *_ = right_ways(dealt_by("pots-split-with-odd-chip", "tda-2024", pushing("both-halves-to-one")))
    labels = [each.label for each in way.frames]
    assert labels[-3:-1] == ["Pushed 200 to seat 1", "Pushed 175 to seat 4"]
