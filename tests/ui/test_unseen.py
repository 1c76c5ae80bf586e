"""Windows that nobody sees: one line of their platform is dropped, and nothing else that Qt says."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from trainer.ui.unseen import SIZE_HINTS, unseen


@pytest.fixture
def heard() -> Iterator[list[str]]:
    """What reaches whoever listened before."""
    found: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, message: found.append(message))
    yield found
    qInstallMessageHandler(before)


def test_what_the_platform_says_of_every_window_is_dropped_and_the_rest_goes_where_it_went(heard: list[str]) -> None:
    with unseen():
        qWarning(SIZE_HINTS)
        qWarning("a card has no picture")
    assert heard == ["a card has no picture"]


def test_afterwards_all_goes_where_it_went(heard: list[str]) -> None:
    with unseen():
        pass
    qWarning(SIZE_HINTS)
    assert heard == [SIZE_HINTS]


def test_a_picture_is_made_without_a_word_on_the_error_output(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "trainer", "screenshot", "drills", "--out", str(tmp_path / "drills.png")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert done.stderr == ""
