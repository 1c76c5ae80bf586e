"""The palette: twenty acts fit into 1280 px, each by mouse; keys find their act."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit import look
from trainer.ui.kit.act import label_lines
from trainer.ui.kit.layout import column
from trainer.ui.kit.palette import Act, Palette

ACTS = tuple(
    Act(label.casefold(), key, icon, label, group)
    for group, entries in {
        "DECK": (
            "P pitch Pitch", "B burn Burn", "T turn Turn", "E grid Spread", "K takeback Take back",
            "S scramble Scramble", "H shuffle Shuffle", "C cut Cut",
        ),
        "CARDS": ("M muck Muck", "A aside Set aside", "V swap Turn over"),
        "CHIPS": ("I collect Bring in", "G change Change", "U push Push pot"),
        "TABLE": ("D button Button", "N announce Announce", "X pause Stop", "O play Proceed", "L chev Next hand"),
    }.items()
    for key, icon, label in (entry.split(" ", 2) for entry in entries)
)  # fmt: skip
FLOOR = Act("floor", "F", "floor", "Call the floor", "FLOOR", "Stops the action")


def palette(qtbot: QtBot, acts: tuple[Act, ...], size: tuple[int, int]) -> Palette:
    window, made = QWidget(), Palette(acts)
    qtbot.addWidget(window)
    window.setLayout(column(None, made, gap=0))
    window.resize(*size)
    window.show()
    _held.append(window)
    return made


_held: list[QWidget] = []


@pytest.fixture(autouse=True)
def held_windows() -> Iterator[None]:
    """qtbot keeps no strong reference, so windows live here as long as their test."""
    yield
    _held.clear()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000), (1920, 1080)])
@pytest.mark.parametrize("count", [13, 16, 19])
def test_every_act_fits_beside_the_others(qtbot: QtBot, size: tuple[int, int], count: int) -> None:
    made = palette(qtbot, (*ACTS[:count], FLOOR), size)
    ordered = sorted(made.buttons.values(), key=lambda button: button.x())
    assert all(one.geometry().right() < two.x() for one, two in pairwise(ordered))
    assert ordered[0].x() >= 0
    assert ordered[-1].act is FLOOR
    assert ordered[-1].geometry().right() < made.width()
    assert all(made.rect().contains(button.geometry()) for button in ordered)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 1000)])
def test_no_label_is_wider_than_its_act(qtbot: QtBot, size: tuple[int, int]) -> None:
    made = palette(qtbot, (*ACTS, FLOOR), size)
    for act in ACTS:
        button = made.buttons[act.name]
        density = button._density
        lines = label_lines(act.label, density.wrap)
        metrics = QFontMetricsF(look.font(density.style))
        assert max(metrics.horizontalAdvance(line) for line in lines) <= button.width()


@pytest.mark.parametrize(("size", "height"), [((1280, 720), 88), ((1600, 1000), 112)])
def test_a_low_window_gets_a_lower_palette(qtbot: QtBot, size: tuple[int, int], height: int) -> None:
    assert palette(qtbot, ACTS, size).height() == height


def test_the_height_follows_the_window(qtbot: QtBot) -> None:
    made = palette(qtbot, ACTS, (1280, 720))
    made.window().resize(1280, 1000)
    assert made.height() == 112


@pytest.mark.parametrize("act", [*ACTS, FLOOR], ids=lambda act: act.name)
def test_a_click_says_the_act(qtbot: QtBot, act: Act) -> None:
    made = palette(qtbot, (*ACTS, FLOOR), (1280, 720))
    with qtbot.waitSignal(made.acted) as said:
        qtbot.mouseClick(made.buttons[act.name], Qt.MouseButton.LeftButton)
    assert said.args == [act.name]


def test_arming_an_act_changes_its_picture_and_is_told_to_readers(qtbot: QtBot) -> None:
    made = palette(qtbot, ACTS, (1280, 720))
    before = made.buttons["burn"].grab().toImage()
    made.arm({"burn"})
    assert made.buttons["burn"].grab().toImage() != before
    assert made.buttons["burn"].accessibleDescription() == "waiting for a place"
    made.arm(())
    assert made.buttons["burn"].grab().toImage() == before
