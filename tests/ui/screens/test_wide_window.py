"""Where a window is large, pages use its room."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import samples as samples_of_questions
from tests.ui.questions_samples import screen_of
from tests.ui.screens import samples
from tests.ui.screens.question_page import press
from tests.ui.screens.signals import opened
from trainer.quickfire.kinds import KINDS
from trainer.ui.forms.choices import OneOf
from trainer.ui.kit.button import Button
from trainer.ui.kit.text import Text
from trainer.ui.screens.drill_pictures import PICTURES, DrillPicture
from trainer.ui.screens.quick import QuickCard, QuickScreen
from trainer.ui.screens.quick_models import QuickDrillView, QuickView
from trainer.ui.screens.settings import SettingsScreen


@pytest.mark.parametrize(("width", "across"), [(1712, True), (1392, False), (752, False)])
def test_settings_stand_in_two_columns_where_there_is_room(qtbot: QtBot, width: int, across: bool) -> None:
    screen = SettingsScreen(samples.SETTINGS)
    qtbot.addWidget(screen)
    screen.resize(width, 1000)
    screen.show()

    def left(widget: object) -> int:
        return widget.mapTo(screen, QPoint()).x()  # type: ignore[attr-defined]  # a widget

    qtbot.waitUntil(lambda: (left(screen.one_click) > left(screen.sound) + width // 3) is across)
    qtbot.wait(20)
    assert (left(screen.one_click) > left(screen.sound) + width // 3) is across


@pytest.mark.parametrize(("size", "tiles"), [((1712, 1080), True), ((1392, 1000), True), ((1072, 720), False)])
def test_drills_are_tiles_under_pictures_where_there_is_room_else_lines_beside_them(
    qtbot: QtBot, size: tuple[int, int], tiles: bool
) -> None:
    screen = QuickScreen(quick_view())
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    screen.grab()
    pictures = [each for each in screen.findChildren(DrillPicture) if each.isVisible()]
    assert len(pictures) == len(KINDS)
    assert all((picture.y() + picture.height() < picture.parentWidget().height() - 90) is tiles for picture in pictures)
    cards = screen.findChildren(QuickCard)
    assert len({card.y() for card in cards}) == (2 if tiles else 5)
    assert all(card.y() + card.height() <= card.parentWidget().height() for card in cards)


def test_every_kind_of_drill_has_a_picture() -> None:
    assert set(PICTURES) == set(KINDS)


def test_a_tile_says_how_the_best_round_went(qtbot: QtBot) -> None:
    best = replace(quick_view().drills[0], best="11 of 12 · 1:01", right=11, of=12, pace="5.1 s a hand", slow=False)
    screen = QuickScreen(replace(quick_view(), drills=(best,)))
    qtbot.addWidget(screen)
    screen.resize(1712, 1080)
    screen.show()
    seen = {each.text() for each in screen.findChildren(Text) if each.isVisible()}
    assert {"Best 11 of 12", "5.1 s a hand"} <= seen


def test_pressing_a_tile_or_its_key_begins_the_drill(qtbot: QtBot) -> None:
    screen = QuickScreen(quick_view())
    qtbot.addWidget(screen)
    screen.resize(1712, 1080)
    screen.show()
    card = screen.findChildren(QuickCard)[2]
    with qtbot.waitSignal(screen.drill_chosen) as said:
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(60, 90))
    assert said.args == ["may-they-raise"]


def quick_view() -> QuickView:
    drills = tuple(
        QuickDrillView(kind.key, kind.title, kind.says, "10 s", "", "not played yet") for kind in KINDS.values()
    )
    return QuickView(samples.SETTINGS.houses, samples.SETTINGS.house, drills)


def test_questions_are_larger_where_there_is_room_and_keep_what_was_chosen(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(samples_of_questions()["one"]))
    screen.resize(1280, 720)
    assert isinstance(screen.form, OneOf)
    screen.form.take(1)
    before = screen.form.cards[0].width(), screen.form.cards[0].height()
    screen.resize(1920, 1080)
    qtbot.waitUntil(lambda: screen.form.cards[0].width() > before[0])
    assert screen.form.cards[0].height() > before[1]
    assert screen.form.taken == 1
    assert screen.form.cards[1].isChecked()
    screen.resize(1280, 720)
    qtbot.waitUntil(lambda: screen.form.cards[0].width() == before[0])
    press(Qt.Key.Key_Return)
    assert screen.at in screen.verdicts


def test_what_is_due_is_said_and_begun_first(qtbot: QtBot) -> None:
    view = quick_view()
    drills = tuple(replace(drill, due=drill.key in ("odd-chip", "split-it")) for drill in view.drills)
    screen = opened(qtbot, QuickScreen(replace(view, drills=drills)))
    screen.resize(1712, 1080)
    seen = {each.text() for each in screen.findChildren(Text) if each.isVisible()}
    assert "2 drills are due: “Odd chip” and “Split it”." in seen
    with qtbot.waitSignal(screen.drill_chosen) as said:
        press(Qt.Key.Key_Return)
    assert said.args == ["odd-chip"]
    due = [card.accessibleName() for card in screen.findChildren(QuickCard) if ". Due. " in card.accessibleName()]
    assert [each.partition(".")[0] for each in due] == ["Odd chip", "Split it"]


def test_a_round_that_waits_comes_before_what_is_due(qtbot: QtBot) -> None:
    view = quick_view()
    drills = tuple(replace(drill, due=True) for drill in view.drills)
    screen = QuickScreen(replace(view, drills=drills, waiting="A round waits."))
    qtbot.addWidget(screen)
    assert [each.objectName() for each in screen.findChildren(Button) if each.objectName()] == ["resume-round"]
