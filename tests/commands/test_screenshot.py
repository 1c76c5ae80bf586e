"""`trainer screenshot`: every screen in the size asked for, the same picture every time."""

import hashlib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from trainer.commands.screenshot import SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_painted(run, tmp_path, screen, qapp):
    out = tmp_path / f"{screen}.png"
    assert run("screenshot", screen, "--out", out).exit_code == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (1280, 720)
    colours = {image.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 12)}
    assert len(colours) > 20


@pytest.mark.parametrize("screen", ["table", "stud", "keys"])
def test_the_painted_table_is_the_same_to_the_byte(run, tmp_path, screen, qapp):
    def shot(name: str) -> str:
        out: Path = tmp_path / name
        run("screenshot", screen, "--out", out, "--size", "1600x1000")
        return hashlib.sha256(out.read_bytes()).hexdigest()

    assert shot("a.png") == shot("b.png")
    assert QImage(str(tmp_path / "a.png")).width() == 1600


def test_no_two_screens_look_the_same(run, tmp_path, qapp):
    for screen in SCREENS:
        run("screenshot", screen, "--out", tmp_path / f"{screen}.png")
    assert len({each.read_bytes() for each in tmp_path.glob("*.png")}) == len(SCREENS)
