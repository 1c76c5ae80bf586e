"""The house's own book beside the paragraph: attached, read, searched, remembered, and forgotten; never copied."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.document import pdfs
from tests.ui.windows import active_window
from trainer.attached import Attached
from trainer.rules.numbered import to_keep
from trainer.ui.document.pane import BookPane
from trainer.ui.document.pdf_view import LINES_KEPT, PdfView
from trainer.ui.document.text_view import TextView
from trainer.ui.kit.dialog import Toast
from trainer.ui.own_book import OwnBook
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.window import Window

PAGES = [[f"Made-up page {n}", *([f"{n + 25}: a heading"] if n > 4 else [])] for n in range(1, 16)]


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, "tda-2022") as made:
        made.read("tda-2022", "35-A-1")
        yield made


@pytest.fixture
def book(tmp_path: Path) -> Path:
    (tmp_path / "mine").mkdir()
    return pdfs.write(tmp_path / "mine" / "own.pdf", PAGES)


def kept(at: str) -> str:
    return to_keep("tda-2022", at)


def rules(window: Window) -> RulesScreen:
    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    return page


def own(window: Window) -> OwnBook:
    found = rules(window).findChild(OwnBook)
    assert found is not None
    return found


def pane(window: Window) -> BookPane:
    found = own(window).pane
    assert found is not None
    return found


def click(where: QWidget, name: str, qtbot: QtBot) -> None:
    button = where.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def attach(window: Window, path: Path, qtbot: QtBot) -> BookPane:
    own(window).pick = lambda _over, _house: str(path)
    click(rules(window), "rules-own-book", qtbot)
    return pane(window)


def test_a_book_is_attached_by_a_press_and_lies_beside_the_paragraph(window: Window, book: Path, qtbot: QtBot) -> None:
    assert rules(window).own_book.text() == "Attach the book…"
    shown = attach(window, book, qtbot)
    assert isinstance(shown.view, PdfView)
    assert shown.isVisible()
    assert shown.view.hasFocus()
    assert not rules(window).rules.isVisible(), "the list makes room in a narrow window"
    assert shown.count.text() == "Page 1 of 15"
    assert window.settings.books == {"tda-2022": Attached(str(book))}
    click(rules(window), "rules-own-book", qtbot)
    assert rules(window).rules.isVisible()
    assert rules(window).own_book.text() == "Read alongside"


def test_no_file_chosen_changes_nothing(window: Window, qtbot: QtBot) -> None:
    own(window).pick = lambda _over, _house: ""
    click(rules(window), "rules-own-book", qtbot)
    assert own(window).pane is None
    assert window.settings.books == {}


def test_pages_are_turned_by_key_and_the_last_one_read_with_a_paragraph_is_remembered(
    window: Window, book: Path, qtbot: QtBot
) -> None:
    view = attach(window, book, qtbot).view
    for key, page in ((Qt.Key.Key_End, 15), (Qt.Key.Key_Home, 1), (Qt.Key.Key_End, 15)):
        qtbot.keyClick(view, key)
        assert view.page == page
    click(pane(window), "book-chevl", qtbot)
    assert view.page == 14
    qtbot.waitUntil(lambda: window.settings.books["tda-2022"].pages == {kept("35-A-1"): 14, "": 14})
    rules(window).turned.emit("tda-2022", "45-A")
    assert pane(window).view.page == 14, "nothing was read with this one yet"
    qtbot.keyClick(pane(window).view, Qt.Key.Key_Home)
    rules(window).turned.emit("tda-2022", "35-A-1")
    assert pane(window).view.page == 14
    assert window.settings.books["tda-2022"].pages == {kept("35-A-1"): 14, kept("45-A"): 1, "": 1}


def test_it_opens_again_where_it_was_read(window: Window, book: Path, qtbot: QtBot) -> None:
    window.change(books={"tda-2022": Attached(str(book), {"35-A-1": 7, "": 3})})
    window.read("tda-2022", "35-A-1")
    click(rules(window), "rules-own-book", qtbot)
    assert pane(window).view.page == 7
    window.read("tda-2022", "1")
    click(rules(window), "rules-own-book", qtbot)
    assert pane(window).view.page == 3


def test_words_are_found_on_their_page_and_marked(window: Window, book: Path, qtbot: QtBot) -> None:
    shown = attach(window, book, qtbot)
    assert isinstance(shown.view, PdfView)
    qtbot.keyClick(rules(window), Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert shown.field.hasFocus()
    qtbot.keyClicks(shown.field, "made-up page 9")
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown.view.page == 9)
    assert shown.told.text() == "“made-up page 9” on page 9"
    assert len(shown.view._sheet.boxes) == 1
    shown.field.setText("made-up")
    qtbot.keyClick(shown.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: shown.view.page == 8)
    shown.field.setText("nowhere at all")
    qtbot.keyClick(shown.field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown.told.text() == "Not found")


def test_the_paragraph_is_looked_for_by_its_number(window: Window, book: Path, qtbot: QtBot) -> None:
    shown = attach(window, book, qtbot)
    click(shown, "book-find", qtbot)
    qtbot.waitUntil(lambda: shown.view.page == 10)
    assert shown.told.text() == "“35:” on page 10"


def test_it_opens_at_the_paragraph_that_lies_open_and_goes_with_the_reader(
    window: Window, book: Path, qtbot: QtBot
) -> None:
    shown = attach(window, book, qtbot)
    qtbot.waitUntil(lambda: shown.view.page == 10)
    rules(window).turned.emit("tda-2022", "39-A")
    qtbot.waitUntil(lambda: shown.view.page == 14)
    assert shown.told.text() == "“39:” on page 14"


def test_who_turns_a_page_is_not_taken_elsewhere_by_the_search(window: Window, book: Path, qtbot: QtBot) -> None:
    shown = attach(window, book, qtbot)
    qtbot.keyClick(shown.view, Qt.Key.Key_End)
    qtbot.wait(150)
    assert shown.view.page == 15


def test_a_screenful_repeats_the_line_that_the_edge_cut(window: Window, book: Path, qtbot: QtBot) -> None:
    view = attach(window, book, qtbot).view
    assert isinstance(view, PdfView)
    qtbot.waitUntil(lambda: view.page == 10 and not view._settled.isActive())
    click(pane(window), "book-plus", qtbot)
    bar = view.verticalScrollBar()
    bar.setValue(0)
    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert 0 < bar.value() <= view.viewport().height() - LINES_KEPT
    for _ in range(4):
        qtbot.keyClick(view, Qt.Key.Key_PageDown)
        if view.page > 10:
            break
        assert bar.value() <= bar.maximum()
    assert view.page == 11, "where the page ends the next one begins"
    assert bar.value() == 0


def test_a_page_is_as_sharp_as_the_screen_and_grows(window: Window, book: Path, qtbot: QtBot) -> None:
    view = attach(window, book, qtbot).view
    assert isinstance(view, PdfView)
    qtbot.waitUntil(lambda: not view._settled.isActive())
    sheet = view._sheet
    assert sheet.image.width() == round(sheet.width() * view.devicePixelRatioF())
    before = sheet.width()
    click(pane(window), "book-plus", qtbot)
    assert sheet.width() == round(before * 1.25)
    click(pane(window), "book-minus", qtbot)
    assert sheet.width() == before


def test_a_text_is_read_beside_too(window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "own.md"
    path.write_text("\n\n".join(f"{n}: made-up line" for n in range(1, 200)))
    shown = attach(window, path, qtbot)
    assert isinstance(shown.view, TextView)
    click(shown, "book-find", qtbot)
    assert shown.told.text() == "“35:” in line 35"
    assert shown.view.page > 1
    assert len(shown.view.extraSelections()) >= 1
    qtbot.keyClick(shown.view, Qt.Key.Key_Home)
    assert shown.view.page == 1


def test_a_paragraph_that_we_head_in_our_own_words_is_found_by_its_topic(
    window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "own.md"
    path.write_text("\n\n".join(["a made-up line"] * 20 + ["Disclosure"] + ["a made-up line"] * 20))
    window.read("tda-2022", "67-2")
    assert rules(window).shown.title == "Advice and criticism"
    shown = attach(window, path, qtbot)
    click(shown, "book-find", qtbot)
    assert shown.told.text() == "“Disclosure” in line 21"


def test_detached_it_is_forgotten_with_every_page(window: Window, book: Path, qtbot: QtBot) -> None:
    shown = attach(window, book, qtbot)
    qtbot.keyClick(shown.view, Qt.Key.Key_End)
    click(shown, "book-detach", qtbot)
    assert own(window).pane is None
    assert window.settings.books == {}
    assert rules(window).own_book.text() == "Attach the book…"
    assert book.exists()


def test_nothing_is_copied_out_of_the_users_folder(window: Window, book: Path, tmp_path: Path, qtbot: QtBot) -> None:
    before, content = sorted(tmp_path.rglob("*")), book.read_bytes()
    shown = attach(window, book, qtbot)
    click(shown, "book-find", qtbot)
    qtbot.waitUntil(lambda: shown.view.page == 10)
    click(shown, "book-away", qtbot)
    assert sorted(tmp_path.rglob("*")) == before
    assert book.read_bytes() == content
    kept = str(window.settings.books)
    assert "made-up" not in kept.lower().replace(str(tmp_path).lower(), "")


def test_another_house_has_another_book(window: Window, book: Path, qtbot: QtBot) -> None:
    attach(window, book, qtbot)
    rules(window).turned.emit("upt", "misdeal-1")
    assert own(window).pane is None
    assert rules(window).own_book.text() == "Attach the book…"


def test_a_file_that_is_gone_is_told_and_another_may_be_attached(window: Window, book: Path, qtbot: QtBot) -> None:
    window.change(books={"tda-2022": Attached(str(book.with_name("gone.pdf")), {"": 3})})
    window.read("tda-2022", "35-A-1")
    click(rules(window), "rules-own-book", qtbot)
    assert own(window).pane is None
    assert any("gone.pdf is no longer in" in each.accessibleName() for each in window.findChildren(Toast)) or any(
        "gone.pdf is no longer in" in text.text()  # type: ignore[attr-defined]
        for toast in window.findChildren(Toast)
        for text in toast.findChildren(QWidget)
        if hasattr(text, "text")
    )
    assert rules(window).own_book.text() == "Attach the book…"
    shown = attach(window, book, qtbot)
    assert shown.view.page == 1
    assert window.settings.books["tda-2022"].path == str(book)


def test_leaving_the_page_keeps_what_was_read(window: Window, book: Path, qtbot: QtBot) -> None:
    shown = attach(window, book, qtbot)
    qtbot.keyClick(shown.view, Qt.Key.Key_End)
    window.open_page("today")
    qtbot.waitUntil(lambda: window.settings.books["tda-2022"].pages == {kept("35-A-1"): 15, "": 15})
