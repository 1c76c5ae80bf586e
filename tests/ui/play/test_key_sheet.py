"""The keys on `?`: found by name, key or what dealers call it; the chosen gesture moves; all of it without a mouse."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Box, Sit
from trainer.ui.play.key_film import PLACES, KeyFilm
from trainer.ui.play.key_list import LINES
from trainer.ui.play.key_sheet import EDGE, KeySheet

Key = Qt.Key


def opened(sit: Sit, reduced: bool = True) -> tuple[Box, KeySheet]:
    box = sit()
    box.screen.view.table.set_reduced_motion(reduced)
    box.qtbot.keyClicks(box.screen, "?")
    [sheet] = box.screen.findChildren(KeySheet)
    return box, sheet


def names(sheet: KeySheet) -> list[str]:
    return [each.line.name for each in sheet.found]


def test_it_has_these_groups() -> None:
    titles = ["Deal", "Burn and board", "Chips and pots", "Cards", "Floor and announcements", "View"]
    assert [group.title for group in LINES] == titles


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("burn", "Burn"),
        ("b", "Burn"),
        ("kill", "Muck"),
        ("spread", "Deal board"),
        ("ship", "Push pot"),
        ("tournament director", "Call the floor"),
        ("riffle", "Shuffle"),
        ("space", "Stop"),
    ],
)
def test_typing_finds_at_once(sit: Sit, typed: str, name: str) -> None:
    box, sheet = opened(sit)
    box.qtbot.keyClicks(sheet.field, typed)
    assert name in names(sheet)
    assert len(names(sheet)) < len(sheet.rows) / 2
    assert sheet.shown is not None and sheet.shown.name in names(sheet)
    assert box.done == ()


def test_what_no_one_calls_it_is_said_not_to_be_found(sit: Sit) -> None:
    box, sheet = opened(sit)
    box.qtbot.keyClicks(sheet.field, "xyzzy")
    assert names(sheet) == []
    assert sheet.none.isVisible()
    for _ in range(5):
        box.qtbot.keyClick(sheet.field, Key.Key_Backspace)
    assert len(names(sheet)) == len(sheet.rows)
    assert not sheet.none.isVisible()


def test_arrows_walk_through_what_was_found_while_the_field_keeps_the_keyboard(sit: Sit) -> None:
    box, sheet = opened(sit)
    for each in sheet.rows:
        assert sheet.shown is each.line
        assert sheet.film.film == each.line.film
        view = sheet._pane.viewport()
        top = each.mapTo(view, each.rect().topLeft()).y()
        assert top >= 0 and top + each.height() <= view.height()
        box.key(Key.Key_Down)
    assert sheet.field.hasFocus()


def test_a_click_on_a_gesture_shows_it(sit: Sit) -> None:
    box, sheet = opened(sit)
    box.qtbot.mouseClick(sheet.rows[4], Qt.MouseButton.LeftButton)
    assert sheet.shown is sheet.rows[4].line


@pytest.mark.parametrize("key", ["?", "esc"])
def test_it_closes_and_the_table_has_the_keyboard_again(sit: Sit, key: str) -> None:
    box, sheet = opened(sit)
    if key == "?":
        box.qtbot.keyClicks(sheet.field, "?")
    else:
        box.key(Key.Key_Escape)
    assert not sheet.isVisible()
    assert box.screen.hasFocus()


def test_the_gesture_moves_but_not_with_reduced_motion(sit: Sit) -> None:
    _, still = opened(sit)
    assert not still.film.moving
    _, moving = opened(sit, reduced=False)
    assert moving.film.moving
    moving.close_up()
    assert not moving.film.moving


@pytest.mark.parametrize("line", [line for group in LINES for line in group.lines], ids=lambda line: line.name)
def test_every_gesture_has_its_own_picture(sit: Sit, line: object) -> None:
    film = line.film  # type: ignore[attr-defined]  # a Line
    assert {film.start, film.end} <= set(PLACES)
    made = KeyFilm(still=True)
    made.play(film, "")
    shown = made.grab().toImage()
    made.film = type(film)("words", "tray", "tray")
    assert shown != made.grab().toImage()


def test_it_fits_a_small_window(sit: Sit) -> None:
    box, sheet = opened(sit)
    box.screen.resize(960, 500)
    assert sheet._card.height() <= 500 - 2 * EDGE
    assert sheet._pane.viewport().height() > 200
    foot = sheet._mouse.mapTo(sheet._card, sheet._mouse.rect().bottomLeft()).y()
    for each in sheet.rows:
        sheet._choose(each)
        box.screen.grab()
        assert sheet._mouse.height() >= sheet._mouse.heightForWidth(sheet._mouse.width())
        foot = sheet._mouse.mapTo(sheet._card, sheet._mouse.rect().bottomLeft()).y()
        assert foot < sheet._card.height()
