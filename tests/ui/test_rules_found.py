"""The rules listed in two orders and found as one types; what a house is silent on among them."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.seeds import todays
from tests.ui.reading import page, press
from tests.ui.windows import active_window
from trainer.rules.book import BOOKS, Book, all_books, book
from trainer.rules.houses import in_full
from trainer.rules.silences import silences
from trainer.ui.desk.paragraph import sheet_view
from trainer.ui.desk.rules import rules_view
from trainer.ui.kit import look
from trainer.ui.screens.rules_models import ALL, TOPICS, HeadingView, LineView, Marks
from trainer.ui.screens.rules_rows import BESIDE, SIGN, halved
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, "upt") as made:
        made.open_page("rules")
        yield made


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_every_heading_has_room_on_the_two_lines_of_its_row(window: Window, law: Book) -> None:
    room = page(window).rules.listed.viewport().width() - BESIDE - SIGN - 8  # as beside the sign of a reading
    metrics = QFontMetricsF(look.font("label"))
    lines = [each for each in rules_view(law.key).lines if isinstance(each, LineView)]
    cut = [
        each.title for each in lines if max(map(metrics.horizontalAdvance, halved(each.title, metrics, room))) > room
    ]
    assert cut == []


# --- finding -------------------------------------------------------------------------------------------------------


def test_every_paragraph_is_listed_in_printed_order_and_the_first_lies_open(window: Window) -> None:
    listed = [each.at for each in page(window).rules.model.lines() if not each.silent]
    assert listed == [each.at for each in book("upt").ledger.paragraphs]
    assert page(window).shown.at == listed[0]
    assert page(window).rules.listed.currentIndex().row() == 0


def test_silences_follow_the_paragraphs_under_a_heading_of_their_own(window: Window) -> None:
    shown = page(window).rules.model.shown
    head = next(n for n, each in enumerate(shown) if each == HeadingView("Doesn’t cover"))
    assert all(isinstance(each, LineView) and not each.silent for each in shown[:head])
    assert all(isinstance(each, LineView) and each.silent for each in shown[head + 1 :])
    assert page(window).rules.count.text() == f"{head} paragraphs, {len(shown) - head - 1} topics not covered"


def test_two_editions_of_one_house_stand_under_names_that_differ() -> None:
    heads = [each.text for each in rules_view(ALL).lines if isinstance(each, HeadingView) and not each.inner]
    assert heads == [in_full(key) for key in BOOKS]
    assert len(set(heads)) == len(heads)


@pytest.mark.parametrize("house", [*BOOKS, ALL])
def test_by_topic_areas_hold_topics_and_topics_their_lines(house: str) -> None:
    printed, sorted_ = rules_view(house), rules_view(house, order=TOPICS)
    kept = {(each.house, each.place) for each in printed.lines if isinstance(each, LineView)}
    assert {(each.house, each.place) for each in sorted_.lines if isinstance(each, LineView)} == kept
    kinds = ["line" if isinstance(e, LineView) else "topic" if e.inner else "area" for e in sorted_.lines]
    assert kinds[:3] == ["area", "topic", "line"]
    assert all(after == "topic" for before, after in pairwise(kinds) if before == "area")
    assert all(after == "line" for before, after in pairwise(kinds) if before == "topic")


def test_the_order_is_changed_by_key_and_headings_are_passed_over(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    rules.rules.order.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(rules.rules.order, Qt.Key.Key_Right)
    assert isinstance(rules.rules.model.shown[0], HeadingView)
    rules.rules.listed.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Home)
    for _ in range(30):
        qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Down)
        row = rules.rules.model.shown[rules.rules.listed.currentIndex().row()]
        assert isinstance(row, LineView)
        assert (rules.shown.house, rules.shown.place) == (row.house, row.place)


def test_typing_finds_at_once_and_lays_the_first_open_when_it_rests(window: Window, qtbot: QtBot) -> None:
    rules, before = page(window), page(window).shown
    qtbot.keyClick(rules, "/")
    assert rules.rules.search.hasFocus()
    qtbot.keyClicks(rules.rules.search, "irregularity-16")
    assert [each.at for each in rules.rules.model.lines()] == ["irregularity-16"]
    assert rules.shown is before
    qtbot.waitUntil(lambda: rules.shown.at == "irregularity-16")
    assert (rules.rules.count.text(), rules.rules.best.text()) == ("1 paragraph", "best first")
    assert rules.rules.search.hasFocus()


def test_enter_opens_what_is_found_and_goes_there_escape_lists_all_again(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    qtbot.keyClick(rules, "/")
    qtbot.keyClicks(rules.rules.search, "face up card")
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Return)
    assert (rules.shown.at, rules.shown.title) == ("irregularity-7", "Boxed card is scrap")
    assert rules.sheet.isAncestorOf(QApplication.focusWidget())
    rules.rules.search.setFocus()
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Escape)
    assert rules.rules.search.text() == ""
    assert len(rules.rules.model.lines()) == len(rules_view("upt").lines) - 1
    row = rules.rules.model.shown[rules.rules.listed.currentIndex().row()]
    assert isinstance(row, LineView)
    assert row.place == rules.shown.place


def test_arrows_lead_from_the_field_into_the_list(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    qtbot.keyClick(rules, "/")
    qtbot.keyClicks(rules.rules.search, "button")
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Down)
    assert rules.rules.listed.hasFocus()
    assert rules.rules.listed.currentIndex().row() == 1
    second = rules.rules.model.lines()[1]
    assert (rules.shown.house, rules.shown.place) == (second.house, second.place)
    qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Escape)
    assert rules.rules.search.text() == ""


def test_nothing_found_is_said_and_leaves_what_lies_open(window: Window, qtbot: QtBot) -> None:
    rules, before = page(window), page(window).shown
    qtbot.keyClick(rules, "/")
    qtbot.keyClicks(rules.rules.search, 'xyzzy "(')
    assert rules.rules.count.text() == "no paragraph has these words"
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Return)
    qtbot.keyClick(rules.rules.search, Qt.Key.Key_Down)
    assert rules.shown is before
    assert rules.rules.search.hasFocus()


def test_what_was_meant_stands_in_the_accent(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    qtbot.keyClicks(rules.rules.search, "td decision")
    line = rules.rules.model.lines()[0]
    in_title, in_sense = rules.rules.model.marks(0)
    meant = {line.title[a:b].lower() for a, b in in_title} | {line.sense[a:b].lower() for a, b in in_sense}
    assert meant
    picture = rules.rules.listed.grab().toImage()
    accent = look.colour("accent")
    number = rules.rules.listed.visualRect(rules.rules.model.index(0))
    ratio = picture.devicePixelRatio()
    right = range(round((number.left() + 100) * ratio), round((number.right() - 12) * ratio))
    rows = range(round(number.top() * ratio), round(number.bottom() * ratio))
    assert any(picture.pixelColor(x, y) == accent for x in right for y in rows)


def test_arrows_in_the_list_lay_open_one_paragraph_after_the_other(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    rules.rules.listed.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(5):
        qtbot.keyClick(rules.rules.listed, Qt.Key.Key_Down)
    assert rules.shown.at == book("upt").ledger.paragraphs[5].at
    assert rules.rules.listed.hasFocus()


def test_all_houses_are_searched_and_reading_does_not_move_house(window: Window, qtbot: QtBot) -> None:
    rules = page(window)
    press(rules, "filter-all", qtbot)
    qtbot.keyClicks(rules.rules.search, "36-A-1 boxed")
    assert rules.rules.model.lines()[0].house == "players-2025"
    qtbot.waitUntil(lambda: (rules.shown.house, rules.shown.at) == ("players-2025", "36-A-1"))
    press(rules, "filter-metropolitan", qtbot)
    assert {each.house for each in rules.rules.model.lines()} == {"metropolitan"}
    assert window.desk.house == "upt"


def test_a_reading_is_said_to_who_does_not_see_its_sign(window: Window) -> None:
    rules = page(window)
    read = next(n for n, e in enumerate(rules.rules.model.shown) if isinstance(e, LineView) and e.reading)
    told = rules.rules.model.data(rules.rules.model.index(read), Qt.ItemDataRole.AccessibleTextRole)
    assert str(told).endswith("ask your house how it reads this")


# --- silences ------------------------------------------------------------------------------------------------------


def test_a_silence_is_found_and_says_where_the_floor_decides_and_what_the_others_say(
    window: Window, qtbot: QtBot
) -> None:
    rules = page(window)
    press(rules, "filter-metropolitan", qtbot)
    qtbot.keyClicks(rules.rules.search, "bounty")
    qtbot.waitUntil(lambda: rules.shown.place == "topic:tournament.bounty")
    assert ("Who decides", "the floor") in rules.shown.facts
    assert "call the floor" in rules.shown.sense
    assert rules.shown.rows
    assert all(row.cells[0].kind in ("silent", "none") for row in rules.shown.rows)


@pytest.mark.parametrize("key", todays(BOOKS, 3))
def test_every_silence_can_be_laid_open(window: Window, key: str) -> None:
    for each in silences(book(key), all_books()):
        sheet = sheet_view(window.desk, key, f"topic:{each.topic}")
        assert sheet.at == ""
        assert sheet.rows or sheet.elsewhere
        assert dict(sheet.facts)["Who decides"] == ("the book it follows" if each.sent else "the floor")
        assert bool(sheet.links) == (each.sent is not None)
    with pytest.raises(LookupError, match="covers"):
        sheet_view(window.desk, key, "topic:deal.misdeal")


def test_only_what_is_shown_is_marked(window: Window, qtbot: QtBot) -> None:
    rules = page(window).rules
    qtbot.keyClicks(rules.search, "t")
    marks, asked = rules.model.marks, set[int]()

    def counted(row: int) -> Marks:
        asked.add(row)
        return marks(row)

    rules.model.marks = counted
    rules.listed.grab()
    assert len(rules.model.shown) > 100
    assert 5 < len(asked) < 30
    rules.search.clear()
    assert rules.model.marks(0) == ((), ())


# --- what our copy is missing ----------------------------------------------------------------------------------------


def test_what_our_copy_lacks_is_listed_between_paragraphs_and_silences() -> None:
    shown = rules_view("tda-2022").lines
    first, then = (shown.index(HeadingView(each)) for each in ("Not in our copy", "Doesn’t cover"))
    lines = [each for each in shown[first + 1 : then] if isinstance(each, LineView)]
    assert [each.at for each in lines] == ["RP-9", "RP-11", "RP-16", "RP-17", "RP-18", "ill-11-D"]
    assert all(each.lacking and not each.silent and each.place == f"lacking:{each.at}" for each in lines)
    assert all(each.sense.startswith("Not in our copy. ") for each in lines)
    silent = len(shown) - then - 1
    assert rules_view("tda-2022").told == f"{first} paragraphs, 6 not in our copy, {silent} topics not covered"
    assert HeadingView("Not in our copy") not in rules_view("upt").lines


def test_what_our_copy_lacks_can_be_laid_open_and_is_called_no_silence(window: Window) -> None:
    for each in book("tda-2022").ledger.lacking:
        sheet = sheet_view(window.desk, "tda-2022", f"lacking:{each.at}")
        assert sheet.sense.startswith(f"Our copy of TDA 2022 is missing {each.at}. ")
        assert dict(sheet.facts)["Status"] == "not in our copy"
        assert "Who decides" not in dict(sheet.facts)
        assert sheet.rows or sheet.elsewhere
        assert all(row.cells[0].kind != "silent" for row in sheet.rows)
        window.read("tda-2022", f"lacking:{each.at}")
        assert page(window).shown.at == each.at
    with pytest.raises(LookupError, match=r"lacks no RP-1$"):
        sheet_view(window.desk, "tda-2022", "lacking:RP-1")
    with pytest.raises(LookupError, match="covers"):
        sheet_view(window.desk, "tda-2022", "topic:rp.draw")


def test_beside_other_houses_a_field_says_that_our_copy_lacks_it(window: Window) -> None:
    sheet = sheet_view(window.desk, "players-2025", "RP-15")
    assert sheet.summary == "The same: TDA 2024. Not in our copy: TDA 2022. Not covered: Foxwoods, Metropolitan, UPT."
    cell = sheet.rows[0].cells[sheet.columns.index("TDA 2022")]
    assert (cell.kind, cell.text, cell.note) == ("lacking", "not in our copy", "RP-17")


def test_a_house_that_sends_its_reader_to_what_our_copy_lacks_says_so(window: Window) -> None:
    sheet = sheet_view(window.desk, "foxwoods-2020", "topic:rp.draw")
    assert sheet.sense.endswith("Our copy of TDA 2022 is missing RP-17.")
    [link] = sheet.links[1].links
    assert (link.house, link.place) == ("tda-2022", "lacking:RP-17")
    assert sheet_view(window.desk, link.house, link.place).at == "RP-17"
    assert "our copy" not in sheet_view(window.desk, "metropolitan", "topic:rp.draw").sense.lower()
