"""The progress page in the window: where its cells, hands, questions and drills lead, and files in and out."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.study.editions import ledger
from tests.ui.dealing import deal
from tests.ui.windows import stored_window
from trainer.grading.mistakes import MISTAKES
from trainer.rules.areas import TITLES
from trainer.rules.book import BOOKS
from trainer.ui.desk.areas import pose_again, ways
from trainer.ui.files import Files
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.kit.menu import ChoiceMenu
from trainer.ui.progress_page import progress_page
from trainer.ui.screens.mistakes import MistakeCard
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.screens.switching import Switching
from trainer.ui.window import Window

FLOP = "four-card-flop-last-two-stuck"


@dataclass
class Asked(Files):
    """What is chosen when a file is asked for."""

    path: str = ""

    def to_open(self, over: QWidget, title: str, kinds: str) -> Path | None:
        return Path(self.path) if self.path else None

    def to_write(self, over: QWidget, title: str, name: str, kinds: str) -> Path | None:
        return self.to_open(over, title, kinds)


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path / "store", "tda-2022") as made:
        yield made


@pytest.fixture
def chosen() -> Asked:
    return Asked()


def progress(window: Window, chosen: Asked, section: str = "overview") -> ProgressScreen:
    """The page, open at a section, asking the test for files."""
    window.files = chosen
    page = progress_page(window)
    window.shell.add("progress", page)
    window.shell.open("progress")
    if section != "overview":
        page.section_chosen.emit(section)
    return page


def shown(window: Window) -> str:
    return next(key for key, page in window.shell._pages.items() if window.shell.shows(page))


# --- what is chosen


def test_what_is_chosen_is_shown(window: Window, chosen: Asked) -> None:
    deal(window, FLOP)
    page = progress(window, chosen)
    for section in ("memory", "table", "mistakes", "houses", "hands", "overview"):
        page.section_chosen.emit(section)
        assert page.view.section == section
    page.house_chosen.emit("")
    page.span_chosen.emit("52")
    page.part_chosen.emit("noticed")
    assert (page.view.house, page.view.span) == ("", "52")
    assert page.view.overview is not None
    assert page.view.overview.heat.part == "noticed"
    page.section_chosen.emit("memory")
    page.days_chosen.emit("30")
    assert page.view.memory is not None
    assert page.view.memory.days == "30"


def test_the_page_is_found_again_as_it_was_left(window: Window, chosen: Asked) -> None:
    deal(window, FLOP)
    page = progress(window, chosen, "hands")
    page.attempt_opened.emit("1")
    assert shown(window) == "debrief"
    window.shell.page("debrief").back.emit()  # type: ignore[attr-defined]  # a DebriefScreen
    again = window.shell.page("progress")
    assert isinstance(again, ProgressScreen)
    assert (shown(window), again.view.section) == ("progress", "hands")


def test_another_house_of_ones_own_begins_anew(window: Window, chosen: Asked) -> None:
    deal(window, FLOP)
    progress(window, chosen, "hands")
    window.change(house="upt")
    window.open_page("progress")
    again = window.shell.page("progress")
    assert isinstance(again, ProgressScreen)
    assert (again.view.section, again.view.house) == ("overview", "upt")


# --- what leads away


@pytest.mark.parametrize("house", BOOKS)
def test_every_cell_that_can_be_practised_leads_somewhere(house: str) -> None:
    for area in TITLES:
        found = ways(area, house)
        assert found.count == len(found.choices)
        assert all(name and label and detail for name, label, detail in found.choices)


def test_a_cell_offers_hands_drills_and_questions(window: Window, chosen: Asked, qtbot: QtBot) -> None:
    deal(window, FLOP)
    page = progress(window, chosen)
    page.cell_opened.emit("bets", "upt")
    menu = page.findChild(ChoiceMenu)
    assert menu is not None
    assert menu.accessibleName() == "Call, raise, size at UPT"
    qtbot.keyClick(menu, "1")
    window.box.settle()
    assert shown(window) == "play"
    assert window.play.dealing is not None
    assert window.play.dealing.session.play.book == "upt"


def test_the_drill_of_a_cell_is_played_at_its_house(window: Window, chosen: Asked, qtbot: QtBot) -> None:
    deal(window, FLOP)
    page = progress(window, chosen)
    page.cell_opened.emit("bets", "players-2025")
    menu = page.findChild(ChoiceMenu)
    assert menu is not None
    qtbot.keyClick(menu, "2")
    assert shown(window) == "drill"
    assert (window.house, window.round is not None and window.round.house) == ("players-2025", "players-2025")


def test_the_questions_of_a_cell_lead_back_to_the_page(window: Window, chosen: Asked) -> None:
    deal(window, FLOP)
    page = progress(window, chosen)
    page.cell_opened.emit("clock", "metropolitan")
    menu = page.findChild(ChoiceMenu)
    if menu is not None:
        menu.chosen.emit("questions")
    window.coming.settle()
    assert shown(window) == "questions"
    window.shell.page("questions").back.emit()  # type: ignore[attr-defined]  # a QuestionsScreen
    assert shown(window) == "progress"


def test_a_mistake_at_the_table_is_seen_again(window: Window, chosen: Asked, qtbot: QtBot) -> None:
    deal(window, FLOP, MISTAKES["plays-on"].dealer)
    page = progress(window, chosen, "mistakes")
    card = next(each for each in page.findChildren(MistakeCard) if each.isVisible())
    qtbot.mouseClick(card.buttons[0], Qt.MouseButton.LeftButton)
    assert shown(window) == "debrief"


def test_a_mistake_in_a_question_is_asked_again(window: Window, chosen: Asked) -> None:
    deal(window, FLOP)
    page = progress(window, chosen)
    known = next(each.id for each in _bank() if "upt" in each.houses)
    page.question_opened.emit(known, "upt", 7)
    assert shown(window) == "questions"
    assert [each.id for each in pose_again(known, "upt", 7).posed] == [known]
    page.question_opened.emit("no/such-question", "upt", 7)
    assert window.findChild(Toast) is not None


def _bank():  # type: ignore[no-untyped-def]  # the bank's own type
    from trainer.questions.bank import bank

    return bank()


# --- the figure at which one calls oneself ready


@pytest.mark.parametrize(("keys", "mark"), [((), 85), ((Qt.Key.Key_Right,), 90), (4 * (Qt.Key.Key_Left,), None)])
def test_progress_shows_the_figure_that_the_settings_ask_for(
    window: Window, keys: tuple[Qt.Key, ...], mark: int | None, qtbot: QtBot
) -> None:
    deal(window, FLOP)
    window.open_page("settings")
    settings = window.shell.page("settings")
    assert isinstance(settings, SettingsScreen)
    for key in keys:
        qtbot.keyClick(settings.ready_at, key)
    window.open_page("progress")
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    assert page.view.overview is not None
    assert page.view.overview.readiness.target == mark
    assert page.view.overview.accuracy.target == (None if mark is None else (float(mark), f"ready at {mark}"))


# --- files


def test_what_is_shown_is_written_where_one_says(window: Window, chosen: Asked, tmp_path: Path) -> None:
    deal(window, FLOP)
    page = progress(window, chosen)
    chosen.path = str(tmp_path / "mine.csv")
    page.exported.emit()
    with open(chosen.path, encoding="utf-8-sig", newline="") as file:
        lines = list(csv.reader(file))
    assert lines[0] == ["what", "item", "at", "value"]
    assert any(line[0] == "Readiness" for line in lines)
    assert [each.accessibleName() for each in window.findChildren(Toast)] == ["Written to mine.csv"]


def test_nothing_is_written_when_nothing_was_chosen(window: Window, chosen: Asked, tmp_path: Path) -> None:
    deal(window, FLOP)
    progress(window, chosen).exported.emit()
    assert list(tmp_path.glob("*.csv")) == []


def test_a_place_that_cannot_be_written_to_is_said(window: Window, chosen: Asked, tmp_path: Path) -> None:
    deal(window, FLOP)
    chosen.path = str(tmp_path / "no-such-folder" / "mine.csv")
    progress(window, chosen).exported.emit()
    assert "Nothing was written" in said(window)


def test_a_newer_edition_is_compared_and_left_again(window: Window, chosen: Asked, tmp_path: Path) -> None:
    newer = tmp_path / "upt-2028.toml"
    newer.write_text(ledger("upt", **{"numbers = { players = 16 }": "numbers = { players = 18 }"}), encoding="utf-8")
    chosen.path = str(newer)
    page = progress(window, chosen, "houses")
    page.switched.emit("tda-2022", "players-2025")  # whatever is chosen, it is compared with its own house's
    page.edition_wanted.emit()
    assert page.view.switch is not None
    assert {each.key: len(each.rows) > 0 for each in page.view.switch.groups}["figures"]
    assert "compared with Ultimate Poker Tour" in page.view.switch.edition
    shown_now = next(each for each in page.findChildren(Switching) if each.isVisible())
    shown_now.back.click()
    assert page.view.switch.edition == ""


@pytest.mark.parametrize(
    ("edited", "shown", "older"),
    [
        ("tda-2022", "tda-2022", "2022"),
        ("tda-2022", "tda-2024", "2024"),
        ("tda-2022", "upt", "2022"),
        ("tda-2024", "tda-2024", "2022"),
    ],
    ids=["the one shown", "the other one shown", "neither shown: the trainee's own", "what it is made from"],
)
def test_of_two_editions_here_a_newer_one_is_held_against(
    window: Window, chosen: Asked, tmp_path: Path, edited: str, shown: str, older: str
) -> None:
    newer = tmp_path / "tda-2026.toml"
    newer.write_text(ledger(edited, **{'edition = "': 'edition = "after '}), encoding="utf-8")
    chosen.path = str(newer)
    page = progress(window, chosen, "houses")
    page.switched.emit(shown, "players-2025")
    page.edition_wanted.emit()
    assert page.view.switch is not None
    assert page.view.switch.edition == f"compared with Poker TDA, {older}"


@pytest.mark.parametrize(
    ("text", "title", "words"),
    [
        ("book = ", "This edition can’t be compared", "broken.toml"),
        (
            ledger("upt", **{'topic = "deal.cut"': 'topic = "weather"'}),
            "This edition can’t be compared",
            "'weather' isn't a topic",
        ),
        ("\udcff", "This file can’t be read", "broken.toml: this file isn't UTF-8 text"),
        (None, "This file can’t be read", "broken.toml: No such file"),
    ],
    ids=["no TOML", "a fault", "no text", "no file"],
)
def test_a_file_that_is_no_edition_is_refused_in_words(
    window: Window, chosen: Asked, tmp_path: Path, text: str | None, title: str, words: str
) -> None:
    broken = tmp_path / "broken.toml"
    if text is not None:
        broken.write_bytes(text.encode("utf-8", "surrogateescape"))
    chosen.path = str(broken)
    page = progress(window, chosen, "houses")
    page.edition_wanted.emit()
    assert title in said(window)
    assert words in said(window)
    assert page.view.switch is not None
    assert page.view.switch.edition == ""


def said(window: Window) -> str:
    dialog = window.findChild(Dialog)
    assert dialog is not None
    return dialog.accessibleName()


def test_many_faults_are_counted_not_all_shown(window: Window, chosen: Asked, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(ledger("upt").replace('topic = "deal', 'topic = "weather'), encoding="utf-8")
    chosen.path = str(broken)
    progress(window, chosen, "houses").edition_wanted.emit()
    assert said(window).count("isn't a topic") == 8
    assert "more: run trainer edition to see them" in said(window)
