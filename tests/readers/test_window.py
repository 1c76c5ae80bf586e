"""The program in a process of its own, with nothing but its screen and its input."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.processes import begun
from tests.readers import window
from tests.readers.window_orders import NotAnOrder

OPENS = 100  # seconds a busy machine may need


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """Where the program runs, as at the very first start; its screen and folders are its own."""
    with begun([sys.executable, "-m", "tests.readers.window", str(tmp_path)], env=dict(os.environ)) as process:
        end = time.monotonic() + OPENS
        while not (tmp_path / window.PID).exists():
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
        yield tmp_path
        process.terminate()


def seen(answer: str) -> tuple[str, QImage]:
    words, path = answer.splitlines()
    return words, QImage(path)


def test_keys_and_the_mouse_reach_the_program_and_are_counted(home: Path) -> None:
    words, first = seen(window.ask(home, "look"))
    assert " · 0 acts · " in words
    assert (first.width(), first.height()) == window.SIZE
    assert first.pixelColor(0, 0).isValid()
    words, named = seen(window.ask(home, "type Zoë"))
    assert " · 3 acts · " in words
    assert named != first, "the letters are in the field that has the keyboard"
    _, rubbed = seen(window.ask(home, "key Backspace; key Backspace; key Backspace; wait 0.5"))
    assert rubbed != named
    words, _ = seen(window.ask(home, "hover 640 360; click 640 360"))
    assert " · 7 acts · " in words
    log = [line.split("\t")[2:] for line in (home / "acts.log").read_text(encoding="utf-8").splitlines()]
    assert log == [["3", "type Zoë"], *[[str(each), "key Backspace"] for each in (4, 5, 6)], ["7", "click 640 360"]]
    assert "There is no key Any" in window.ask(home, "key Any1")
    with pytest.raises(NotAnOrder):
        window.ask(home, "jump")
    assert not list(Path(home / "progress").glob("*.toml")), "settings have a folder of their own"


def test_without_a_program_one_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert window.main([str(tmp_path), "do", "look"]) == 1
    assert capsys.readouterr().out == f"No program runs in {tmp_path}.\n"


@pytest.mark.parametrize("arguments", [[], ["here", "do"], ["here", "do", "look", "up"], ["here", "watch", "look"]])
def test_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert window.main(arguments) == 2
    assert capsys.readouterr().out == f"{window.USAGE}\n"
