"""A long hint is written in several lines, so that the slip covers little of the table."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from trainer.ui.desk.library import scenarios
from trainer.ui.play import coach
from trainer.ui.play.coach import CLOSE, PAD, SAYS, WIDEST, CoachSlip, _wide, wrapped
from trainer.ui.play.pointing import Pointer

WORDS = "Count the board"
HIGHEST = 3


@pytest.mark.parametrize(("room", "lines"), [(-1, ["Count the", "board"]), (0, [WORDS]), (1, [WORDS])])
def test_a_word_that_no_longer_fits_begins_a_line(
    program: QApplication, monkeypatch: pytest.MonkeyPatch, room: int, lines: list[str]
) -> None:
    monkeypatch.setattr(coach, "WIDEST", _wide(SAYS, WORDS) + room)
    assert wrapped(SAYS, WORDS) == lines


@pytest.mark.parametrize("words", ["", "Count"])
def test_there_is_one_line_at_least(program: QApplication, monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(coach, "WIDEST", 0)
    assert wrapped(SAYS, words) == [words]


def test_every_hint_has_room_on_a_slip_of_two_or_three_lines(program: QApplication) -> None:
    for hint in {each for scenario in scenarios().values() for each in scenario.hints}:
        lines = wrapped(SAYS, hint)
        assert " ".join(lines) == hint
        assert len(lines) <= HIGHEST and max(_wide(SAYS, each) for each in lines) <= WIDEST


def test_a_slip_grows_by_a_line_for_each_and_by_one_more_for_keys(program: QApplication) -> None:
    def high(says: str, *keys: str) -> int:
        slip.tell(Pointer(says, keys=keys), "Hint", CLOSE)
        assert slip.width() <= WIDEST + 2 * PAD
        return slip.height()

    page = QWidget()
    slip = CoachSlip(page)
    long = " ".join([WORDS] * 5)
    assert len(wrapped(SAYS, long)) == 2
    assert high(WORDS) < high(long) < high(long, "B")
    assert high(long) - high(WORDS) == high(long, "B") - high(WORDS, "B")
