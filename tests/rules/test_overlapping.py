"""Topics that bear on the same thing."""

import pytest

from trainer.rules.overlapping import TOGETHER, overlapping
from trainer.rules.topics import TOPICS, within


def test_all_of_them_are_topics_under_which_books_print() -> None:
    assert all(topic in TOPICS and within(topic) == topic for some in TOGETHER for topic in some)


@pytest.mark.parametrize("topic", sorted(TOPICS))
def test_each_bears_on_itself_and_those_that_it_bears_on_bear_on_it(topic: str) -> None:
    own = within(topic)
    assert own in overlapping(topic)
    assert all(own in overlapping(each) for each in overlapping(topic))


@pytest.mark.parametrize(
    ("topic", "other", "both"),
    [
        ("bet.turn", "bet.skipped", True),
        ("bet.string", "bet.raising", True),
        ("bet.string", "bet.accepted-action", False),
        ("bet.undercall", "bet.accepted-action", True),
        ("devices", "conduct.penalty", True),
        ("clock", "devices", False),
    ],
)
def test_who_bears_on_what(topic: str, other: str, both: bool) -> None:
    assert (other in overlapping(topic)) is both
