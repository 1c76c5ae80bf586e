"""The stakes of a hand in one line."""

import pytest

from tests.scenarios.hands import packaged, play
from trainer.ui.desk.stakes import stakes_line


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("clean-holdem-big-blind-ante", "No-limit hold'em · blinds 100–200 · big-blind ante 200"),
        ("clean-holdem-nine", "No-limit hold'em · blinds 100–200"),
        ("bets-one-raise-too-many", "Limit hold'em · blinds 200–400 · 3-raise cap in limit"),
        ("showdown-over-the-mucking-line", "No-limit hold'em · blinds 100–200 · mucking line"),
        ("showdown-omaha-8-forward-motion", "Limit Omaha eight or better · blinds 200–400 · forward-motion rule"),
        ("clean-stud-six", "Seven-card stud · limit 200–400 · bring-in 50 · ante 25"),
    ],
)
def test_the_line_names_blinds_antes_and_what_the_house_has_settled(name: str, line: str) -> None:
    assert name in packaged()
    assert stakes_line(play(name).transcript.setup) == line
