"""A player who posts twice the big blind before the cards."""

import pytest

from tests.scenarios.hands import packaged
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.evidence import clean_twin
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

STRADDLED = "before-straddle-on-the-button"


def posts(scenario: Scenario) -> list[tuple[int, int]]:
    """Who posts how much in a hand before its first card, in order."""
    opening = play_of(scenario, book(BOOKS[0])).opening
    return [(each.seat, each.act.chips.amount) for each in opening if isinstance(each.act, g.Post)]


def test_the_straddle_lies_on_top_of_the_blinds_before_the_cards_and_in_the_clean_twin_it_does_not() -> None:
    assert posts(packaged()[STRADDLED]) == [(4, 100), (5, 200), (2, 400)]
    assert posts(clean_twin(packaged()[STRADDLED])) == [(4, 100), (5, 200)]


def test_it_is_written_and_read_again() -> None:
    again = read(written(packaged()[STRADDLED]), "one.toml")
    assert [each.number for each in again.seats if each.straddles] == [2]


@pytest.mark.parametrize(
    ("stack", "fault"),
    [
        pytest.param(Chips(((100, 3),)), "twice the big blind", id="one chip too few"),
        pytest.param(Chips(((100, 4),)), "", id="just enough"),
        pytest.param(Chips(((500, 9),)), "twice the big blind", id="no chips that make it"),
    ],
)
def test_whoever_straddles_has_the_chips_for_it(stack: Chips, fault: str) -> None:
    text = packaged()[STRADDLED].text.replace("stack = 21300", f'stack = "{stack}"')
    if not fault:
        read(text, "one.toml")
        return
    with pytest.raises(BadScenario, match=fault):
        read(text, "one.toml")
