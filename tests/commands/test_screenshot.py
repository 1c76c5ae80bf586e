"""`trainer screenshot`: every screen in the size asked for, the same picture every time."""

import pytest
from PySide6.QtGui import QImage

from trainer.commands.screenshot import SCREENS
from trainer.ui.demo.shots import shoot


@pytest.fixture(scope="module")
def painted(qapp, tmp_path_factory):
    """The picture of each screen, painted once."""
    folder = tmp_path_factory.mktemp("shots")
    for screen in SCREENS:
        assert shoot(screen, folder / f"{screen}.png", (1280, 720))
    return {screen: folder / f"{screen}.png" for screen in SCREENS}


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_painted(painted, screen):
    image = QImage(str(painted[screen]))
    assert (image.width(), image.height()) == (1280, 720)
    colours = {image.pixel(x, y) for x in range(0, 1280, 16) for y in range(0, 720, 12)}
    assert len(colours) > 20


def test_progress_is_painted_with_its_charts(painted):
    image = QImage(str(painted["progress"]))
    assert len({image.pixel(x, y) for x in range(720, 1080, 2) for y in range(180, 280)}) > 5


def test_no_two_screens_look_the_same(painted):
    assert len({each.read_bytes() for each in painted.values()}) == len(SCREENS)


@pytest.mark.parametrize("screen", ["table", "stud"])
def test_the_command_paints_the_table_the_same_to_the_byte(run, tmp_path, painted, screen):
    result = run("screenshot", screen, "--out", tmp_path / "again.png")
    assert result.exit_code == 0
    assert result.output == f"{tmp_path / 'again.png'}: {screen}, 1280x720\n"
    assert (tmp_path / "again.png").read_bytes() == painted[screen].read_bytes()


def test_another_size(run, tmp_path, qapp):
    assert run("screenshot", "settings", "--out", tmp_path / "a.png", "--size", "1600x1000").exit_code == 0
    assert QImage(str(tmp_path / "a.png")).width() == 1600
