"""The library page with mouse and keys: hands dealt again, fresh, from one's own folder, their debriefs."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.content import content_at, copied
from tests.ui.dealing import deal
from tests.ui.windows import stored_window
from trainer import resources
from trainer.grading.model import play_out
from trainer.grading.proving import Proof
from trainer.kernel.pieces import Pieces, at_once
from trainer.progress.records import AGAIN
from trainer.questions.catalog import questions, renew
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.form import Drawn
from trainer.scenarios.fresh.keys import Order
from trainer.study.at_hand import FEW
from trainer.study.collection import Result
from trainer.ui import library_page
from trainer.ui.desk import hands
from trainer.ui.fresh_like import fresh_like, stem_of
from trainer.ui.kit.button import Button
from trainer.ui.kit.dialog import Toast
from trainer.ui.left_out import FINE, STILL
from trainer.ui.library_page import BACK, UNDEALT
from trainer.ui.own_folders import OwnFolders, folder_of
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.left_out import LeftOutSheet
from trainer.ui.screens.library import LibraryScreen
from trainer.ui.screens.library_card import DEAL, DEBRIEF, FRESH, WHY, LibraryCard
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.window import Window
from trainer.ui.working import Beside, Heard
from trainer.worker.messages import Done

HOUSE, KIND = "tda-2024", "fresh-no-burn"
FILES = ("scenarios/four-card-flop/*.toml", "scenarios/boxed/*.toml", "scenarios/clean/holdem-six.toml")
FLOP, MINE = "four-card-flop-last-two-stuck", "scenarios/bets/asks-how-much.toml"
SOON = 2000  # ms in which a change is to be seen
CLICK = Qt.MouseButton.LeftButton


@pytest.fixture
def content(tmp_path: Path) -> Iterator[Path]:
    with content_at(copied(tmp_path / "quizzes", *FILES, "questions/boxed/*.toml"), tmp_path / "kept") as folder:
        questions().look()
        scenarios().look()
        yield folder


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, content: Path, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path / "data", HOUSE) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made


@pytest.fixture
def own(window: Window, tmp_path: Path) -> Path:
    folder = folder_of(window)
    assert folder == tmp_path / "data" / "library"
    folder.mkdir()
    return folder


def opened(window: Window, qtbot: QtBot) -> LibraryScreen:
    qtbot.mouseClick(window.shell.side.items["library"], CLICK)
    return shown(window)


def shown(window: Window) -> LibraryScreen:
    page = window.shell.page("library")
    assert isinstance(page, LibraryScreen)
    assert window.shell.shows(page)
    return page


def add(own: Path, name: str = "mine", source: str = MINE, **swapped: str) -> str:
    """A file of one's own; gives its id."""
    text = resources.path(f"quizzes/{source}").read_text(encoding="utf-8")
    for old, new in {"id = ": f'id = "{name}" #', **swapped}.items():
        text = text.replace(old, new, 1)
    (own / f"{name}.toml").write_text(text, encoding="utf-8")
    return name


def card(page: LibraryScreen, key: str) -> LibraryCard:
    """A card, on whatever page it is."""
    name = key if " " in key else f"hand {key}"
    page._chosen = name
    page.show_view(page.view)
    return page.cards[name]


def press(page: LibraryScreen, key: str, what: str, qtbot: QtBot) -> None:
    qtbot.mouseClick(card(page, key).buttons[what], CLICK)


def dealt(window: Window, qtbot: QtBot) -> str:
    """The scenario that is dealt by now."""
    qtbot.waitUntil(lambda: window.dealing is not None)
    assert window.dealing is not None
    return window.dealing.session.play.scenario.id


# --- hands that ship


def test_a_title_is_shown_once_its_hand_was_dealt(window: Window, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    before = card(page, FLOP).view
    assert before.title == "Burn and board"
    assert "our-card" not in before.name
    assert DEBRIEF not in card(page, FLOP).buttons
    deal(window, FLOP)
    after = card(opened(window, qtbot), FLOP).view
    assert "our-card flop" in after.title
    assert "Dealt once" in after.told
    assert [words for _, words in after.marks] == ["Noticed: noticed", "Authority: right", "Remedy: right"]


def test_t_deals_the_same_hand_again_and_its_debrief_leads_back_to_the_card(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    first = window.desk.store.attempts(window.desk.profile.id)[0]
    seed = window.desk.store.attempt(first.id).hand.seed
    page = opened(window, qtbot)
    card(page, FLOP).setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_T)
    assert dealt(window, qtbot) == FLOP
    assert window.dealing is not None
    assert window.dealing.session.play.seed == seed
    assert window.desk.mode == AGAIN
    debrief = finished(window, qtbot)
    back = next(each for each in debrief.findChildren(Button) if each.isVisible() and each.text() == BACK)
    qtbot.mouseClick(back, CLICK)
    assert shown(window).chosen == f"hand {FLOP}"
    assert "Dealt 2 times" in card(shown(window), FLOP).view.told


def finished(window: Window, qtbot: QtBot) -> DebriefScreen:
    """The hand in the box is dealt right to its debrief."""
    assert window.dealing is not None
    session = window.dealing.session
    window.dealing.pause()
    for gesture in play_out(session.play, session.law).gestures[len(session.record) :]:
        session.record.add(gesture)
        hands.keep(window.desk, gesture)
    session._event = None
    window.box.ended()
    window.box.settle()
    qtbot.waitUntil(lambda: window.shell.current == "debrief")
    page = window.shell.page("debrief")
    assert isinstance(page, DebriefScreen)
    return page


def test_the_next_hand_that_is_taken_elsewhere_leads_on_as_ever(window: Window, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    press(page, FLOP, DEAL, qtbot)
    assert dealt(window, qtbot) == FLOP
    window.box.leave()
    window.take_box("boxed")
    qtbot.waitUntil(lambda: window.dealing is not None)
    assert window.after.onward is None


def test_r_deals_another_hand_of_the_same_story(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    first = window.desk.store.attempts(window.desk.profile.id)[0]
    page = opened(window, qtbot)
    card(page, FLOP).setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_R)
    assert dealt(window, qtbot) == FLOP
    assert window.dealing is not None
    assert window.dealing.session.play.seed != window.desk.store.attempt(first.id).hand.seed


@pytest.mark.parametrize("scenario", [FLOP, "clean-holdem-six"])
def test_a_fresh_one_is_the_same_story_at_another_table(window: Window, scenario: str) -> None:
    like = scenarios().open(scenario)
    plays = [at_once(fresh_like(window.desk, HOUSE, scenario, None, untold)) for _ in range(2)]
    assert {each.scenario.id for each in plays} == {scenario}
    assert len({like.text, *(each.scenario.text for each in plays)}) == 3
    names = [{seat.name for seat in each.scenario.seats} for each in plays]
    assert {seat.name for seat in like.seats} not in names


def test_a_story_that_no_other_table_can_tell_is_dealt_at_its_own(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def proving(*_args: object) -> Pieces[Proof]:
        yield
        return Proof((), ("odd",))

    monkeypatch.setattr("trainer.ui.fresh_like.proving", proving)
    play = at_once(fresh_like(window.desk, HOUSE, FLOP, None, untold))
    assert play.scenario.text == scenarios().open(FLOP).text


def untold(_order: Order) -> Pieces[str]:
    yield
    return ""


def test_a_debrief_is_opened_again_and_leads_back(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    press(opened(window, qtbot), FLOP, DEBRIEF, qtbot)
    debrief = window.shell.page("debrief")
    assert isinstance(debrief, DebriefScreen)
    debrief.back.emit()
    assert shown(window).chosen == f"hand {FLOP}"


def test_the_table_of_a_met_hand_is_drawn_and_of_no_other(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    page = opened(window, qtbot)
    page.order.chosen.emit("latest")
    qtbot.waitUntil(lambda: any(each.table and each.table.picture for each in page.cards.values()))
    assert [key for key, each in page.cards.items() if each.table and each.table.picture] == [f"hand {FLOP}"]


def test_a_hand_in_no_file_is_dealt_again_and_another_of_its_kind_fresh(window: Window, qtbot: QtBot) -> None:
    window.box.set_up(hands.chosen_play(window.desk, HOUSE, KIND, 7))
    assert dealt(window, qtbot) == KIND
    finished(window, qtbot)
    first = text_of(window)
    page = opened(window, qtbot)
    key = f"hand {KIND} 7"
    assert card(page, key).view.pill == "Fresh"
    press(page, key, DEAL, qtbot)
    assert dealt(window, qtbot) == KIND
    finished(window, qtbot)
    assert text_of(window) == first
    assert "Dealt 2 times" in card(opened(window, qtbot), key).view.told
    press(shown(window), key, FRESH, qtbot)
    assert dealt(window, qtbot) == KIND
    assert window.dealing is not None
    assert window.dealing.session.play.scenario.text != first


def text_of(window: Window) -> str:
    """The file of the hand that was dealt last."""
    return window.desk.store.files_dealt(window.desk.profile.id, 1)[0]


def test_the_worker_is_asked_to_make_a_fresh_hand(window: Window, qtbot: QtBot) -> None:
    asked: list[Order] = []

    def made(order: Order) -> Pieces[str]:
        asked.append(order)
        yield
        return ""

    at_once(fresh_like(window.desk, HOUSE, KIND, None, made))
    assert [(each.house, each.key) for each in asked] == [(HOUSE, KIND)]


def test_a_file_in_which_an_irregularity_was_drawn_has_others_of_its_kind(window: Window) -> None:
    written_by_hand = scenarios().open(FLOP)
    assert stem_of(written_by_hand) == ""
    assert stem_of(replace(written_by_hand, drawn=Drawn("no-burn", "flop"))) == KIND


# --- looked for


def test_filters_narrow_what_is_shown_and_keep_what_was_chosen(window: Window, qtbot: QtBot) -> None:
    deal(window, FLOP)
    page = opened(window, qtbot)
    every = len(page.view.keys)
    qtbot.keyClick(page, "/")
    assert page.search.hasFocus()
    qtbot.keyClicks(page.search, "four-card")
    qtbot.waitUntil(lambda: page.view.keys == (f"hand {FLOP}",))
    page.search.clear()
    qtbot.waitUntil(lambda: len(page.view.keys) == every)
    page.results.chosen.emit(str(Result.NEVER))
    assert len(page.view.keys) == every - 1
    window.open_page("today")
    again = opened(window, qtbot)
    assert again.view.asked.result is Result.NEVER
    assert again.results.text() == "Never dealt"


def test_letters_in_the_search_deal_nothing(window: Window, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    page.search.setFocus()
    qtbot.keyClicks(page.search, "tr")
    qtbot.wait(50)
    assert window.dealing is None
    assert not window.coming.busy


def test_arrows_go_from_card_to_card_and_turn_the_page(window: Window, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    keys, many = page.view.keys, page.grid.fits
    assert len(keys) > many
    page.cards[keys[0]].setFocus()
    for place in range(1, many + 1):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        assert page.chosen == keys[place]
        assert page.cards[keys[place]].hasFocus()
    assert page.place.text().startswith(f"{many + 1}–")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp)
    assert page.chosen == keys[0]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
    assert page.chosen == keys[0]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
    assert page.chosen == keys[page.grid.across]
    lit = [key for key, each in page.cards.items() if each.main is not None and each.main.lit]
    assert lit == [page.chosen]


def test_enter_deals_the_chosen_one(window: Window, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    card(page, FLOP).setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert dealt(window, qtbot) == FLOP


def test_a_click_chooses_and_another_one_keeps_it(window: Window, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    second = list(page.cards.values())[1]
    for _ in range(2):
        qtbot.mouseClick(second, CLICK)
        assert page.chosen == second.view.key
        assert second.isChecked()
    assert window.dealing is None


# --- one's own folder


def test_what_is_added_shows_within_two_seconds_and_is_tried_at_once(window: Window, own: Path, qtbot: QtBot) -> None:
    page = opened(window, qtbot)
    qtbot.wait(100)
    add(own)
    qtbot.waitUntil(lambda: "hand mine" in page.view.keys, timeout=SOON)
    assert card(page, "mine").view.pill == "Mine"
    assert "wants a count" in card(page, "mine").view.title.casefold()
    press(page, "mine", DEAL, qtbot)
    assert dealt(window, qtbot) == "mine"


def test_what_is_changed_and_taken_away_shows_too(window: Window, own: Path, qtbot: QtBot) -> None:
    add(own)
    page = opened(window, qtbot)
    qtbot.waitUntil(lambda: "hand mine" in page.view.keys)
    add(own, **{"title = ": 'title = "Another title" #'})
    qtbot.waitUntil(lambda: card(page, "mine").view.title == "Another title", timeout=SOON)
    (own / "mine.toml").unlink()
    qtbot.waitUntil(lambda: "hand mine" not in page.view.keys, timeout=SOON)


def test_a_broken_file_is_told_with_line_and_key_until_it_is_mended(window: Window, own: Path, qtbot: QtBot) -> None:
    add(own, **{"button = ": "buton = "})
    page = opened(window, qtbot)
    path = f"hand {own / 'mine.toml'}"
    qtbot.waitUntil(lambda: path in page.view.keys)
    assert any(each.startswith("Line ") and "buton" in each for each in card(page, path).view.faults)
    assert set(card(page, path).buttons) == {WHY}
    press(page, path, WHY, qtbot)
    sheet = window.findChild(LeftOutSheet)
    assert sheet is not None
    assert "mine.toml" in sheet.view.text
    assert "buton" in sheet.view.text
    qtbot.mouseClick(sheet.read_again, CLICK)
    assert STILL in [each.accessibleName() for each in window.findChildren(Toast)]
    add(own)
    qtbot.waitUntil(lambda: "hand mine" in page.view.keys, timeout=SOON)
    assert path not in page.view.keys
    qtbot.mouseClick(sheet.read_again, CLICK)
    assert FINE in [each.accessibleName() for each in window.findChildren(Toast)]
    assert not sheet.isVisible()


def test_a_question_of_ones_own_is_asked_and_leads_back(window: Window, own: Path, qtbot: QtBot) -> None:
    add(own, "asked", "questions/bets/all-in-said.toml")
    page = opened(window, qtbot)
    qtbot.waitUntil(lambda: dict(page.view.kinds)["question"] == "My questions 1")
    page.kinds.chosen.emit("question")
    press(page, "question asked", DEAL, qtbot)
    asked = window.shell.page("questions")
    assert isinstance(asked, QuestionsScreen)
    assert window.shell.current == "questions"
    asked.back.emit()
    assert shown(window).chosen == "question asked"


def test_what_cannot_be_dealt_is_told_and_listed(
    window: Window, own: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(own)
    page = opened(window, qtbot)
    qtbot.waitUntil(lambda: "hand mine" in page.view.keys)

    def breaks(*_args: object) -> None:
        raise ValueError("odd")

    monkeypatch.setattr("trainer.ui.desk.hands.making_play", breaks)
    press(page, "mine", DEAL, qtbot)
    qtbot.waitUntil(lambda: UNDEALT in [each.accessibleName() for each in window.findChildren(Toast)])
    qtbot.waitUntil(lambda: any(key.endswith("mine.toml") for key in page.view.keys))


def test_a_file_that_is_gone_when_it_is_dealt_is_told(window: Window, own: Path, qtbot: QtBot) -> None:
    add(own)
    page = opened(window, qtbot)
    qtbot.waitUntil(lambda: "hand mine" in page.view.keys)
    window.findChild(OwnFolders).stop()  # type: ignore[union-attr]  # it is there
    (own / "mine.toml").unlink()
    press(page, "mine", DEAL, qtbot)
    qtbot.waitUntil(lambda: UNDEALT in [each.accessibleName() for each in window.findChildren(Toast)])
    assert window.dealing is None


def test_a_folder_that_is_gone_is_one_sentence_and_its_hands_come_back(
    window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    share = tmp_path / "share"
    share.mkdir()
    add(share)
    window.change(library_folders=(str(share),))
    page = opened(window, qtbot)
    qtbot.waitUntil(lambda: "hand mine" in page.view.keys)
    assert card(page, "mine").view.pill == "Shared"
    assert card(page, "mine").view.title == "Chips and rebuys"  # others wrote it
    share.rename(tmp_path / "away")
    qtbot.waitUntil(lambda: "hand mine" not in page.view.keys, timeout=SOON)
    assert len(page.view.notes) == 1
    assert str(share) in page.view.notes[0]
    (tmp_path / "away").rename(share)
    qtbot.waitUntil(lambda: "hand mine" in page.view.keys, timeout=SOON)
    assert page.view.notes == ()


class Here(Beside):
    """The worker as the window sees it, whose work is done in this process."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, tuple[object, ...]]] = []

    def ask(self, job: str, *arguments: object, heard: Heard, key: str = "") -> int:
        self.asked.append((job, arguments))
        if job == "renew-index":
            renew(*arguments)  # type: ignore[arg-type]  # as the worker is given them
            heard(Done(1, None))
        return 1


@pytest.mark.parametrize(("many", "asked"), [(FEW // 2, 0), (FEW // 2 + 1, 1)])
def test_many_new_files_are_read_by_the_worker(window: Window, own: Path, qtbot: QtBot, many: int, asked: int) -> None:
    """Each file is new to the scenarios and to the questions."""
    window.working = working = Here()
    for number in range(many):
        add(own, f"mine-{number}")
    page = opened(window, qtbot)
    qtbot.waitUntil(lambda: f"Mine {many}" in dict(page.view.origins).values())
    found = [arguments for job, arguments in working.asked if job == "renew-index"]
    assert found == [((own,),)] * asked


def test_ten_thousand_files_keep_no_one_waiting(window: Window, own: Path, qtbot: QtBot) -> None:
    for number in range(10_000):
        (own / f"{number}.toml").write_text(f"id = {number}\n")
    page = opened(window, qtbot)
    slowest = 0.0
    watching = window.findChild(OwnFolders)
    assert watching is not None
    qtbot.waitUntil(lambda: own in watching.seen)
    for _ in range(40):
        before = perf_counter()
        QApplication.processEvents()
        slowest = max(slowest, perf_counter() - before)
    assert len(watching.seen[own].stamps) == 10_000
    assert slowest < 1.0
    assert page.isVisible()
    watching.stop()


def test_the_folder_is_made_when_it_is_opened(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    opened_urls: list[str] = []
    monkeypatch.setattr(library_page.QDesktopServices, "openUrl", lambda url: opened_urls.append(url.toLocalFile()))
    page = opened(window, qtbot)
    qtbot.mouseClick(page.folder, CLICK)
    assert folder_of(window).is_dir()
    assert opened_urls == [str(folder_of(window))]


def test_a_folder_that_cannot_be_made_is_told(window: Window, qtbot: QtBot) -> None:
    folder_of(window).write_text("in its place")
    page = opened(window, qtbot)
    qtbot.mouseClick(page.folder, CLICK)
    assert any("can’t be made" in each.accessibleName() for each in window.findChildren(Toast))
