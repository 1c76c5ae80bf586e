"""Text, marks, focus ring and contrast: what must be legible is."""

from math import hypot

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice
from trainer.ui.kit.layout import column
from trainer.ui.kit.link import Link
from trainer.ui.kit.mark import TONES, WORDS, Mark, draw_mark
from trainer.ui.kit.ring import Ring
from trainer.ui.kit.shell import Shell
from trainer.ui.kit.text import Text

LONG = "The dealer scrambles the four cards face down, and the floor picks one of them at random."


def test_wrapped_text_grows_as_it_gets_narrower(qtbot: QtBot) -> None:
    text = Text(LONG, "body", wrap=True)
    qtbot.addWidget(text)
    assert text.height_at(1000) == 24
    assert text.height_at(300) > text.height_at(600) > 24


def test_clipped_text_says_so(qtbot: QtBot) -> None:
    for text in (Text(LONG, wrap=True), Text(LONG)):
        qtbot.addWidget(text)
        text.resize(text.natural_width() + 4, 24)
        assert not text.is_clipped()
        text.resize(200, 24)
        assert text.is_clipped()


@pytest.mark.parametrize("suit", "♠♥♦♣")
def test_suits_are_drawn_although_the_face_has_none(qtbot: QtBot, suit: str) -> None:
    blank, drawn = Text("9 \u2007", "title"), Text(f"9 {suit}", "title")
    for text in (blank, drawn):
        qtbot.addWidget(text)
        text.resize(80, 40)
    assert drawn.natural_width() == blank.natural_width()
    assert drawn.grab().toImage() != blank.grab().toImage()


def test_a_suit_does_not_part_from_its_card(qtbot: QtBot) -> None:
    text = Text("Put the 9♦", wrap=True)
    qtbot.addWidget(text)
    assert text.minimumSizeHint().width() >= Text("9♦").natural_width()


def outline(kind: str) -> QImage:
    """The mark's shape without its colour."""
    mark = Mark(kind, 48)
    picture = QPixmap(mark.size())
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw_mark(painter, mark.kind, QRectF(mark.rect()))
    painter.end()
    return picture.toImage().convertToFormat(QImage.Format.Format_Alpha8)


def test_marks_differ_in_shape_and_word_without_their_colour(qtbot: QtBot) -> None:
    shapes = [outline(kind) for kind in WORDS]
    assert all(one != two for place, one in enumerate(shapes) for two in shapes[:place])
    assert len(set(WORDS.values())) == len(WORDS) == len(TONES)


def luminance(colour: QColor) -> float:
    parts = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in
             (colour.redF(), colour.greenF(), colour.blueF())]  # fmt: skip
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    high, low = sorted((luminance(look.colour(one)), luminance(look.colour(two))), reverse=True)
    return (high + 0.05) / (low + 0.05)


TEXT_PAIRS = [
    *((tone, ground) for tone in ("text", "text-2") for ground in ("room", "surface-1", "surface-2", "surface-3")),
    *(("text-3", ground) for ground in ("room", "surface-0", "surface-1", "surface-2")),
    *((tone, ground) for tone in sorted(set(TONES.values())) for ground in ("surface-1", "surface-2")),
    ("accent-ink", "accent"), ("accent-ink", "accent-hi"), ("accent-ink", "accent-lo"), ("accent", "surface-1"),
    ("accent", "accent-soft"), ("text", "accent-soft"), ("text-2", "accent-soft"), ("ink", "paper"),
    ("ink-2", "paper"), ("ink", "paper-2"), ("felt-text", "felt-edge"), ("felt-text", "felt-mid"),
]  # fmt: skip


@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_text_stands_out_four_and_a_half_to_one(pair: tuple[str, str]) -> None:
    assert contrast(*pair) >= 4.5


@pytest.mark.parametrize("ground", ["room", "surface-0", "surface-1"])
def test_control_borders_stand_out_three_to_one(ground: str) -> None:
    assert contrast("line-strong", ground) >= 3


def test_the_ring_is_two_px_of_accent_after_a_dark_gap_and_leaves_with_the_focus(qtbot: QtBot) -> None:
    window, one, two = QWidget(), Button("One", "primary"), Button("Two")
    qtbot.addWidget(window)
    window.setLayout(column(one, two, margins=(20, 20, 20, 20), gap=20))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    one.setFocus()
    spot = one.geometry().center()
    colours = [window.grab().toImage().pixelColor(spot.x(), one.y() - away).name() for away in (1, 2, 3, 4, 6)]
    accent, room = look.colour("accent").name(), look.colour("room").name()
    assert colours[:4] == [room, room, accent, accent]
    assert colours[4] != accent
    qtbot.keyClick(one, Qt.Key.Key_Tab)
    assert window.grab().toImage().pixelColor(spot.x(), one.y() - 3).name() != accent
    assert window.grab().toImage().pixelColor(spot.x(), two.y() - 3).name() == accent


def test_the_ring_goes_with_a_deleted_widget(qtbot: QtBot) -> None:
    window, one = QWidget(), Button("One")
    qtbot.addWidget(window)
    window.setLayout(column(one, margins=(20, 20, 20, 20)))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    one.setFocus()
    with qtbot.waitSignal(one.destroyed):
        one.deleteLater()
    QApplication.processEvents()
    assert not window.grab().isNull()


def test_a_ring_tells_its_share_and_that_nothing_was_tried(qtbot: QtBot) -> None:
    tried, untried = Ring(74), Ring(None)
    for ring in (tried, untried):
        qtbot.addWidget(ring)
    assert (tried.accessibleName(), untried.accessibleName()) == ("74 percent right", "not tried yet")
    assert tried.grab().toImage() != untried.grab().toImage()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_choice_is_taken_on_the_card_and_on_its_words(qtbot: QtBot, by_key: bool) -> None:
    choice, words = Choice("House", checkable=True), Text("Players Casino")
    choice.setLayout(column(words, margins=(16, 16, 16, 16)))
    choice.settle()
    qtbot.addWidget(choice)
    choice.show()
    with qtbot.waitSignal(choice.clicked):
        if by_key:
            qtbot.keyClick(choice, Qt.Key.Key_Return)
        else:
            qtbot.mouseClick(choice, Qt.MouseButton.LeftButton, pos=words.geometry().center())
    assert choice.isChecked()


def test_the_shell_goes_where_the_side_bar_says_and_hides_it_for_full_pages(qtbot: QtBot) -> None:
    shell = Shell()
    qtbot.addWidget(shell)
    for key in ("today", "progress", "settings", "table"):
        shell.add(key, QWidget())
    shell.show()
    shell.open("today")
    with qtbot.waitSignal(shell.chosen) as said:
        qtbot.mouseClick(shell.side.items["progress"], Qt.MouseButton.LeftButton)
    assert said.args == ["progress"]
    shell.open("progress")
    assert shell.page("progress").isVisible()
    assert shell.side.items["progress"].isChecked()
    shell.open("table")
    assert not shell.side.isVisible()
    assert shell.page("table").width() == shell.width()


def test_what_is_chosen_is_told_by_a_shape_and_not_by_colour_alone(qtbot: QtBot) -> None:
    """A barred card has its bar when it is taken, and only then."""

    class Barred(Choice):
        barred = True

    def accents(kind: type[Choice], on: bool) -> bool:
        card = kind("Board", checkable=True)
        qtbot.addWidget(card)
        card.resize(200, 72)
        card.setChecked(on)
        return card.grab().toImage().pixelColor(7, 36) == look.colour("accent")

    assert [accents(kind, on) for kind in (Barred, Choice) for on in (True, False)] == [True, False, False, False]


@pytest.mark.parametrize("size", [36, 40, 44, 64])
@pytest.mark.parametrize("share", [7, 88, 100])
def test_the_figure_in_a_ring_does_not_touch_it(qtbot: QtBot, size: int, share: int) -> None:
    ring = Ring(share, size)
    qtbot.addWidget(ring)
    seen, middle = ring.grab().toImage(), (size - 1) / 2
    inside = size / 2 - 7
    figure = [(x, y) for x in range(size) for y in range(size) if min(seen.pixelColor(x, y).getRgb()[:3]) > 190]
    assert figure
    assert all(hypot(x - middle, y - middle) <= inside for x, y in figure)


def test_a_link_under_the_keyboard_is_underlined_alone(qtbot: QtBot) -> None:
    link = Link("35-A", "35-A, Misdeals", "label")
    qtbot.addWidget(link)
    link.show()
    link.activateWindow()
    qtbot.waitUntil(link.isActiveWindow)
    link.setFocus()
    link.grab()
    assert link.hasFocus()
    assert not look.font("label").underline()
