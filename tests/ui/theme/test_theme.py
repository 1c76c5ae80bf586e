"""One font factory, readable colours, plain widgets in them."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView
from pytestqt.qtbot import QtBot

from tests.ui.contrast import LARGE, READ, contrast
from tests.ui.looks import look_kept
from trainer.ui.table import felt
from trainer.ui.table.labels import LEGEND_SHADE, PILL
from trainer.ui.table.layout import CARD_H, layout
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


DARK = ("room", "surface-0", "surface-1", "surface-2", "surface-3", "accent-soft", "plate")
WORDS = (
    "text",
    "text-2",
    "text-3",
    "accent",
    "accent-hi",
    "right",
    "late",
    "wrong",
    "harmful-text",
    "series-1",
    "series-2",
)
PAIRS = (
    *((words, ground) for words in WORDS for ground in DARK),
    *(
        (words, ground)
        for words in ("ink", "ink-2", "suit-red", "suit-blue")
        for ground in ("paper", "paper-2", "card")
    ),
    *(("accent-ink", ground) for ground in ("accent", "accent-hi", "accent-lo")),
    *(("felt-text", ground) for ground in ("felt-mid", "felt-edge", "felt-deep")),
)
"""Every tone that words are written in, on every ground that they are written on."""
MARKS = (
    *(("line-strong", ground) for ground in ("room", "surface-0", "surface-1", "surface-2")),
    *(
        (mark, ground)
        for mark in ("right", "late", "wrong", "harmful")
        for ground in ("room", "surface-0", "surface-1", "surface-2")
    ),
    *(
        (suit, ground)
        for suit in ("suit-black", "suit-red", "suit-blue", "suit-green")
        for ground in ("paper", "paper-2", "card")
    ),
    *(("accent", ground) for ground in DARK),
)
"""Borders of controls, marks, suits and the ring of the focus, on what lies around them."""


@pytest.mark.parametrize(("words", "ground"), PAIRS)
def test_words_stand_out_from_their_ground(words: str, ground: str) -> None:
    assert contrast(tokens.COLOURS[words], tokens.COLOURS[ground]) >= READ


@pytest.mark.parametrize(("mark", "ground"), MARKS)
def test_borders_and_marks_stand_out_from_what_is_around_them(mark: str, ground: str) -> None:
    assert contrast(tokens.COLOURS[mark], tokens.COLOURS[ground]) >= LARGE


def test_words_on_the_felt_stand_out_where_they_are_printed_and_in_pills(qtbot: QtBot) -> None:
    for size in ((960, 332), (1280, 588), (1600, 832), (1920, 912)):
        made = layout(*size, 9, "flop")
        ground, zones = felt.background(made, 1.0).toImage(), made.zones
        for x in (zones.stub.x, zones.aside.centre.x, zones.burns.centre.x, zones.muck.centre.x):
            y = zones.burns.centre.y + CARD_H / 2 + 22
            seen = ground.pixelColor(round(x * made.scale), round(y * made.scale))
            assert contrast(tokens.FELT_TEXT, under(QColor("black"), LEGEND_SHADE, seen)) >= READ, (size, x)
    assert contrast(tokens.FELT_TEXT, under(PILL, PILL.alphaF(), QColor(tokens.FELT_LIT))) >= READ


def under(veil: QColor, share: float, ground: QColor) -> QColor:
    """A ground with a veil over it."""
    one, other = veil.getRgbF(), ground.getRgbF()
    return QColor.fromRgbF(*(share * a + (1 - share) * b for a, b in zip(one[:3], other[:3], strict=True)))


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
