"""The stakes of a hand in one line."""

import pytest

from tests.scenarios.hands import packaged, play
from trainer.ui.desk.stakes import stakes_line


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("clean-holdem-big-blind-ante", "No-limit hold'em · blinds 100–200 · big-blind ante 200"),
        ("clean-holdem-nine", "No-limit hold'em · blinds 100–200"),
        ("clean-stud-six", "Seven-card stud · limit 200–400 · bring-in 50 · ante 25"),
    ],
)
def test_the_line_names_blinds_and_antes(name: str, line: str) -> None:
    assert name in packaged()
    assert stakes_line(play(name).transcript.setup) == line
