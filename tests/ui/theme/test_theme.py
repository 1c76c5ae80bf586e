"""One font factory, readable colours, plain widgets in them."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from tests.ui.looks import look_kept
from trainer.ui.theme import fonts, tokens
from trainer.ui.theme.plain import bars, dress, lists, menus, tips


@pytest.mark.parametrize("style", tokens.TYPE)
def test_each_type_step_is_the_bundled_inter_unhinted(qtbot: QtBot, style: str) -> None:
    font = fonts.font(style)
    assert QFontInfo(font).family() == "Inter"
    assert font.hintingPreference() == QFont.HintingPreference.PreferNoHinting
    assert font.pixelSize() >= tokens.MIN_TEXT
    assert font.weight() == tokens.TYPE[style].weight


def test_an_unknown_step_is_an_error(qtbot: QtBot) -> None:
    with pytest.raises(KeyError):
        fonts.font("huge")


def luminance(name: str) -> float:
    colour = QColor(name)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("ground", [tokens.ROOM, tokens.SURFACE_0, tokens.SURFACE_1, tokens.SURFACE_2])
@pytest.mark.parametrize("text", [tokens.TEXT, tokens.TEXT_2, tokens.TEXT_3, tokens.ACCENT])
def test_text_stands_out_from_its_ground(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("ground", [tokens.SURFACE_0, tokens.SURFACE_1])
def test_borders_of_controls_are_seen(ground: str) -> None:
    assert contrast(tokens.LINE_STRONG, ground) >= 3


def test_ink_is_read_on_paper_and_accent() -> None:
    assert contrast(tokens.INK, tokens.PAPER) >= 4.5
    assert contrast(tokens.INK_2, tokens.PAPER) >= 4.5
    assert contrast(tokens.ACCENT_INK, tokens.ACCENT) >= 4.5


def test_every_colour_has_its_name() -> None:
    assert all(re.fullmatch(r"#[0-9A-F]{6}", value) for value in tokens.COLOURS.values())
    assert tokens.COLOURS["felt-lit"] == tokens.FELT_LIT


@pytest.mark.parametrize("sheet", [bars, lists, menus, tips])
def test_each_sheet_is_understood(qtbot: QtBot, sheet: Callable[[], str]) -> None:
    widget = QTableView()
    qtbot.addWidget(widget)
    widget.setStyleSheet(sheet())  # a warning of Qt fails the test
    widget.show()
    assert not widget.grab().isNull()


def test_plain_widgets_have_the_font_and_the_colours_of_the_program(qtbot: QtBot, qapp: QApplication) -> None:
    with look_kept(qapp):
        dress(qapp)
        field = QLineEdit("Ann")
        qtbot.addWidget(field)
        assert QFontInfo(field.font()).family() == "Inter"
        assert field.palette().color(QPalette.ColorRole.Text) == QColor(tokens.TEXT)
        field.setEnabled(False)
        assert field.palette().color(QPalette.ColorRole.Text) == QColor(tokens.TEXT_OFF)


def test_a_font_that_is_changed_is_nobody_elses(qapp: QApplication) -> None:
    mine = fonts.sized(14, 500)
    mine.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, 2.0)
    mine.setUnderline(True)
    other = fonts.sized(14, 500)
    assert (other.underline(), other.letterSpacing()) == (False, 0.0)
