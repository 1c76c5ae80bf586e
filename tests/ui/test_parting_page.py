"""Where two rulebooks part, on its page: chosen, searched, read, dealt and drilled, by keys and mouse."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.partings import answer, asked, compared, drill_screen, drilling, laid, page_of
from tests.ui.windows import active_window
from trainer.study.in_short import in_short
from trainer.study.parted import How, alike
from trainer.study.parting import parting_of
from trainer.study.stances import words
from trainer.ui.kit.link import Link
from trainer.ui.parting_drill import Drill
from trainer.ui.screens.parting_rows import PartedRow
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    with active_window(qtbot, "tda-2024") as made:
        yield made


def row(window: Window, words: str) -> PartedRow:
    return next(each for each in page_of(window).rows if each.view.name == words)


def test_it_opens_at_the_house_and_another_rulebook_with_every_difference(window: Window) -> None:
    window.open_page("parting")
    page = laid(window)
    found = parting_of("tda-2024", page.view.second)
    assert page.view.first == "tda-2024"
    assert len(page.rows) == len(found.of(How.RULING, How.AUTHORITY))
    assert page.count.text() == f"They differ on {len(page.rows)} points"
    assert all(each.view.first.words != each.view.second.words for each in page.rows)


def test_two_others_are_chosen_by_keys_and_the_same_twice_changes_places(window: Window, qtbot: QtBot) -> None:
    page = compared(window, "tda-2024", "upt")
    page.second.setFocus()
    qtbot.keyClick(page.second, Qt.Key.Key_Down)
    assert page.second.list_shown is not None
    qtbot.mouseClick(page.second.list_shown.entries["tda-2024"], Qt.MouseButton.LeftButton)
    assert (page_of(window).view.first, page_of(window).view.second) == ("upt", "tda-2024")


def test_words_and_numbers_find_lines_and_the_slash_goes_to_the_field(window: Window, qtbot: QtBot) -> None:
    page = compared(window)
    page.setFocus()
    qtbot.keyClicks(page, "/")
    assert page.search.hasFocus()
    qtbot.keyClicks(page.search, "39-A scramble")
    assert [each.view.name for each in page.shown] == ["Four-card flop"]
    assert [each.isHidden() for each in page.rows].count(False) == 1
    assert (page.count.text(), page.go.text()) == ("1 found", "Drill this one")
    page.search.setText("no such words")
    assert (page.count.text(), page.go.isEnabled()) == ("None found", False)


def test_what_only_one_covers_is_folded_until_it_is_wanted(window: Window, qtbot: QtBot) -> None:
    page = compared(window)
    before = len(page.rows)
    qtbot.mouseClick(page.fold, Qt.MouseButton.LeftButton)
    assert len(laid(window).rows) == before + len(page.view.one_sided) > before


def test_a_paragraph_opens_in_the_rules(window: Window, qtbot: QtBot) -> None:
    compared(window)
    link = next(each for each in row(window, "Four-card flop").findChildren(Link) if each.text() == "holdem-7")
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert window.shell.current == "rules"


def test_a_hand_that_shows_it_is_dealt_and_an_example_is_acted_out(window: Window, qtbot: QtBot) -> None:
    page = compared(window)
    example = next(each for each in page.rows if each.view.shows == "see")
    example.dealt.emit(example.view.key)
    qtbot.waitUntil(lambda: window.shell.current == "example")
    compared(window)
    four = row(window, "Four-card flop")
    four.dealt.emit(four.view.key)
    qtbot.waitUntil(lambda: window.dealing is not None, timeout=10_000)


def test_digits_answer_for_the_first_then_for_the_second_and_both_count_as_one(window: Window) -> None:
    page = drilling(window, "four-card flop")
    drill = page.findChildren(Drill)[0]
    digits = "".join(str(drill.spot.options.index(side) + 1) for side in drill.spot.sides)
    answer(window, digits)
    assert drill.right == 1, "two answers are one question"
    assert drill.missed == []
    page.next.click()
    assert page.once_more.text() == "Drill again"


def test_a_wrong_answer_says_what_each_does_and_what_was_said(window: Window) -> None:
    page = drilling(window, "four-card flop")
    drill = page.findChildren(Drill)[0]
    first, second = drill.spot.sides
    wrong = str(drill.spot.options.index(second) + 1)
    answer(window, wrong + wrong)
    assert drill.right == 0, "one of the two is wrong"
    shown = [each.text() for each in page.findChildren(QWidget) if hasattr(each, "text") and not each.isHidden()]
    assert words(first) in shown
    assert f"You said: {in_short(second)}" in shown


def test_a_round_goes_through_ten_and_stores_nothing(window: Window) -> None:
    store, profile = window.desk.store, window.desk.profile.id
    before = (store.memories(profile, "tda-2024"), store.answered(profile, "tda-2024"))
    page = compared(window)
    page.go.click()
    for _ in range(10):
        answer(window, "12")
        drill_screen(window).next.click()
    drill = drill_screen(window).findChildren(Drill)[0]
    assert len(drill.spots) == 10
    names = [name for name, _ in drill.missed]
    assert drill.right + len(names) >= 10
    assert drill.right <= 10
    assert (store.memories(profile, "tda-2024"), store.answered(profile, "tda-2024")) == before


def test_every_question_has_one_right_answer_for_each_of_the_two(window: Window) -> None:
    page = compared(window)
    page.go.click()
    asked(window)
    for spot in drill_screen(window).findChildren(Drill)[0].spots:
        right = [sum(alike(option, side) for option in spot.options) for side in spot.sides]
        assert right == [1, 1]
        assert len({in_short(each) for each in spot.options}) == len(spot.options)


def test_escape_leads_back_to_the_list(window: Window, qtbot: QtBot) -> None:
    drilling(window, "four-card flop")
    qtbot.wait(50)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.shell.current == "parting"
