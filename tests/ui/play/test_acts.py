"""The palette: what may be pressed by mistake for one another stands apart, and dealers find what they say."""

import pytest

from trainer.scenarios.palette import ANNOUNCEMENTS
from trainer.ui.play.acts import ACTS, BY_KEY, MENU_KEYS

SAID_BY_DEALERS = [
    "One player to a hand, please",
    "English only, please",
    "No phones at the table, please",
    "Protect your hand, please",
    "All-in and a call",
]


def test_stop_and_proceed_are_no_neighbours() -> None:
    names = [act.name for act in ACTS]
    assert abs(names.index("stop") - names.index("proceed")) > 1


def test_no_two_acts_have_one_key() -> None:
    keys = [act.key.casefold() for act in ACTS]
    assert len(keys) == len(set(keys)) and set(keys) <= set(BY_KEY)


@pytest.mark.parametrize("words", SAID_BY_DEALERS)
def test_what_dealers_say_can_be_announced(words: str) -> None:
    assert words in ANNOUNCEMENTS.values()


def test_every_announcement_has_a_key() -> None:
    assert len(ANNOUNCEMENTS) <= len(MENU_KEYS)
