"""Content on its way to the screen: no page parses a file, and a file that cannot be used stops nothing."""

import os
import re
from collections.abc import Iterator
from datetime import datetime
from itertools import chain
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.content import content_at, copied, forget, parsed_files
from tests.ui.windows import active_window
from trainer.questions.catalog import questions
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.study.at_hand import FEW as FEW_FILES
from trainer.study.library import Kind
from trainer.ui.content import looked_over
from trainer.ui.desk.proposal import proposed
from trainer.ui.desk.today import contents
from trainer.ui.desk.wish import Wish
from trainer.ui.kit.dialog import Toast
from trainer.ui.screens.left_out import LeftOutLine, LeftOutSheet
from trainer.ui.screens.today import TodayScreen
from trainer.ui.window import Window
from trainer.ui.working import Beside, Heard
from trainer.worker.jobs import JOBS
from trainer.worker.messages import Done

HOUSE = "tda-2022"
MANY = 20
FEW = ("questions/b*/*all-in-*.toml", "questions/boxed/*.toml", "scenarios/boxed/*.toml", "scenarios/clean/h*.toml")
AT = next(each.at for each in book(HOUSE).ledger.paragraphs if any("/boxed/" in path for path in each.scenarios))
PAGES = ("today", "drills", "quick", "quiz", "rules", "progress")


@pytest.fixture
def content(tmp_path: Path) -> Iterator[Path]:
    """A few of our files, and the program in them as at its second start."""
    with content_at(copied(tmp_path / "quizzes", *FEW), tmp_path / "kept") as folder:
        questions().look()
        scenarios().look()
        forget()
        yield folder


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, content: Path) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        yield made


def told(window: Window) -> list[str]:
    return [each.accessibleName() for each in window.findChildren(Toast)]


def line(window: Window, key: str) -> LeftOutLine | None:
    found = window.shell.page(key).findChildren(LeftOutLine)
    return next((each for each in found if each.isVisible()), None)


def spoil(content: Path, name: str) -> Path:
    path = content / name
    path.write_text('id = "x"\nid = "y"\n', encoding="utf-8")
    return path


# --- nothing is parsed on the way to a page


@pytest.mark.parametrize("key", PAGES)
def test_no_file_is_parsed_to_open_a_page(window: Window, key: str) -> None:
    with parsed_files() as parsed:
        window.open_page(key)
        window.open_page(key)
    assert window.shell.page(key).isVisible()
    assert parsed == []


def test_no_file_is_parsed_to_read_a_paragraph_with_a_hand_of_its_own(window: Window) -> None:
    with parsed_files() as parsed:
        window.read(HOUSE, AT)
    assert parsed == []


def test_the_box_is_taken_with_one_file(window: Window) -> None:
    with parsed_files() as parsed:
        window.take_box("boxed")
        window.box.settle()
    assert window.play.isVisible()
    assert [Path(each).parent.name for each in parsed] == ["boxed"]


def test_preparing_reads_no_content_that_the_index_knows(window: Window) -> None:
    with parsed_files() as parsed:
        assert list(chain(window.box.preparing(), looked_over(window)))
    assert parsed == []


class Elsewhere(Beside):
    """The worker as the window sees it: it does the job when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, Heard]] = []

    def ask(self, job: str, *_: object, heard: Heard, key: str = "") -> int:
        self.asked.append((job, heard))
        return 1


def test_a_few_new_files_are_read_in_pieces_and_the_worker_is_left_alone(window: Window, content: Path) -> None:
    window.working = elsewhere = Elsewhere()
    spoil(content, "scenarios/boxed/new.toml")
    for _ in looked_over(window):
        pass
    assert elsewhere.asked == []
    assert [Path(each.path).name for each in scenarios().faults] == ["new.toml"]


def test_many_new_files_are_read_by_the_worker_and_what_it_kept_is_taken(
    window: Window, content: Path, qtbot: QtBot
) -> None:
    window.working = elsewhere = Elsewhere()
    good = (content / "scenarios/boxed/two-in-the-deal.toml").read_text(encoding="utf-8")
    for number in range(FEW_FILES + 1):
        (content / f"scenarios/boxed/new-{number}.toml").write_text(
            re.sub(r"(?m)^id = .*", f'id = "new-{number}"', good, count=1), encoding="utf-8"
        )
    before = len(scenarios().folders[0].load())
    with parsed_files() as parsed:
        for _ in looked_over(window):
            pass
    [(job, heard)] = elsewhere.asked
    assert (job, parsed) == ("renew-index", [])
    JOBS[job].load()(so_far=lambda _done, _of: None)  # in another process, were there one
    with parsed_files() as parsed:
        heard(Done(1, None))
        qtbot.waitUntil(lambda: len(scenarios().heads) == before + FEW_FILES + 1)
    assert parsed == []


# --- what is left out is listed where content is chosen


@pytest.mark.parametrize(
    ("key", "name"), [("drills", "scenarios/boxed/two-in-the-deal.toml"), ("quiz", "questions/bets/all-in-said.toml")]
)
def test_a_file_with_faults_is_listed_and_taken_in_once_it_is_mended(
    window: Window, qtbot: QtBot, content: Path, key: str, name: str
) -> None:
    window.open_page(key)
    assert line(window, key) is None
    good = (content / name).read_text(encoding="utf-8")
    path = spoil(content, name)
    window.open_page(key)
    qtbot.waitUntil(lambda: line(window, key) is not None)
    shown = line(window, key)
    assert shown is not None
    assert shown.see.accessibleName() == "1 file has errors and was left out. See why"
    shown.see.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(shown.see, Qt.Key.Key_Return)
    sheet = window.sheet
    assert isinstance(sheet, LeftOutSheet)
    assert sheet.read_again.hasFocus()
    qtbot.mouseClick(sheet.copy, Qt.MouseButton.LeftButton)
    assert str(path) in QApplication.clipboard().text()
    assert "isn't valid TOML" in QApplication.clipboard().text()
    qtbot.keyClick(sheet.read_again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: told(window) == ["Some files still have errors."])
    assert sheet.isVisible()
    path.write_text(good, encoding="utf-8")
    qtbot.keyClick(sheet.read_again, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: told(window)[-1] == "All files are good now.")
    qtbot.waitUntil(lambda: not window.findChildren(LeftOutSheet))
    assert line(window, key) is None


@pytest.mark.parametrize("key", ["drills", "quiz"])
def test_a_page_is_there_before_any_file_is_looked_at(
    window: Window, qtbot: QtBot, content: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, real = list[str](), os.scandir

    def scandir(path: str):  # type: ignore[no-untyped-def]  # as the real one
        looked.append(str(path))
        return real(path)

    window.open_page(key)
    shelf = scenarios() if key == "drills" else questions()
    monkeypatch.setattr(os, "scandir", scandir)
    window.open_page(key)
    assert looked == []
    qtbot.waitUntil(lambda: str(shelf.folders[0].path) in looked)


def test_the_list_is_closed_by_escape_and_the_keyboard_is_back(window: Window, qtbot: QtBot, content: Path) -> None:
    spoil(content, "questions/bets/all-in-said.toml")
    window.open_page("quiz")
    shown = line(window, "quiz")
    assert shown is not None
    qtbot.mouseClick(shown.see, Qt.MouseButton.LeftButton)
    assert isinstance(window.sheet, LeftOutSheet)
    qtbot.keyClick(window.sheet.read_again, Qt.Key.Key_Escape)
    assert not window.sheet.isVisible()


def test_without_any_content_the_pages_say_so(qtbot: QtBot, program: QApplication, tmp_path: Path) -> None:
    with content_at(tmp_path / "none", tmp_path / "kept"), active_window(qtbot, HOUSE) as window:
        window.open_page("quiz")
        shown = line(window, "quiz")
        assert shown is not None
        assert shown.see.accessibleName() == "The folder none/questions is missing. See why"
        window.take_box("boxed")
        window.box.settle()
        assert told(window) == ["there is no scenario for the drill boxed"]


# --- dealing goes on


def test_a_hand_that_was_spoiled_makes_room_for_the_next(window: Window, content: Path) -> None:
    window.open_page("drills")
    for path in sorted((content / "scenarios" / "boxed").glob("*.toml"))[1:]:
        spoil(content, f"scenarios/boxed/{path.name}")
    for _ in range(MANY):
        window.take_box("boxed")
        window.box.settle()
        assert window.play.isVisible()
        window.box.leave()
        if told(window):
            break
    assert told(window)[:1] == ["A hand was skipped because its file can’t be used. See Drills for what’s wrong."]


def test_a_scenario_that_no_hand_can_be_made_of_is_left_out_and_listed(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    from trainer.ui.desk import hands

    real = hands.making_play

    def making_play(scenario, law, seed=None):  # type: ignore[no-untyped-def]  # as the compiler's
        if scenario.id.startswith("boxed"):
            raise ValueError("seat 9 has no chair")
        return real(scenario, law, seed)

    monkeypatch.setattr(hands, "making_play", making_play)
    window.take_box("boxed")
    window.box.settle()
    assert window.play.isVisible()
    assert {each.what for each in scenarios().faults} == {"cannot be used: seat 9 has no chair"}
    window.open_page("drills")
    assert line(window, "drills") is not None
    window.box.take_scenario(HOUSE, "boxed-two-in-the-deal")
    window.box.settle()
    assert told(window)[-1] == "“boxed-two-in-the-deal” is no longer there."


def test_an_interrupted_hand_needs_no_file(window: Window, content: Path) -> None:
    window.take_box("boxed")
    window.box.settle()
    window.box.leave()
    for path in (content / "scenarios" / "boxed").iterdir():
        path.unlink()
    with parsed_files():
        window.resume()
        window.box.settle()
    assert window.play.isVisible()


# --- a session names only what is there


def there(window: Window) -> bool:
    """Is everything there that the session holds which is at work?"""
    assert window.sitting is not None
    known = {Kind.HAND: scenarios(), Kind.QUESTION: questions()}
    items = [each for each in window.sitting.plan.items if each.kind in known]
    return all(known[each.kind].get(key) is not None for each in items for key in each.keys)


def test_the_box_is_taken_for_what_is_there(window: Window) -> None:
    """Most of what ships is not in this folder, and the first page has not looked."""
    window.wish = Wish(30, seed=3)
    window.begin_session()
    window.box.settle()
    assert there(window)
    assert told(window) == []


def test_what_has_gone_is_in_no_session_once_the_page_is_opened_again(
    window: Window, content: Path, qtbot: QtBot
) -> None:
    for _ in looked_over(window):
        pass
    window.open_page("drills")
    for path in (*(content / "scenarios" / "clean").iterdir(), *(content / "questions").rglob("*.toml")):
        path.unlink()
    window.open_page("today")
    qtbot.waitUntil(lambda: not questions().heads)
    window.wish = Wish(30, seed=3)
    window.begin_session()
    window.box.settle()
    assert there(window)
    assert window.sitting is not None and {each.kind for each in window.sitting.plan.items} == {Kind.HAND, Kind.ROUND}


def test_the_first_page_proposes_again_once_the_files_are_looked_over(window: Window) -> None:
    window.open_page("today")
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    page.minutes_chosen.emit(30)
    before = page._view.text
    for _ in looked_over(window):
        pass
    after = page._view.text
    assert before != after == contents(proposed(window.desk, window.wish, datetime.now().astimezone()))
