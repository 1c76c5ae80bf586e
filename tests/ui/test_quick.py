"""Quick drills in the window: offered at a house, played by mouse and keyboard, every answer kept, bests told."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.windows import active_window
from trainer.quickfire.kind import NothingToAsk
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import SIZE
from trainer.rules.book import book
from trainer.ui.desk.quick import quick_view, spot_slip
from trainer.ui.drill.result import ResultScreen
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.kit.button import Button
from trainer.ui.kit.dialog import Toast
from trainer.ui.kit.text import Text
from trainer.ui.screens.drills import DrillsScreen
from trainer.ui.screens.quick import QuickCard, QuickScreen
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.window import Window

HOUSE, DRILL = "players-2025", "minimum-raise"
Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        yield made


def page(window: Window) -> QuickScreen:
    shown = window.shell.page("quick")
    assert isinstance(shown, QuickScreen)
    return shown


def screen(window: Window) -> DrillScreen:
    shown = window.shell.page("drill")
    assert isinstance(shown, DrillScreen)
    return shown


def result(window: Window) -> ResultScreen:
    shown = window.shell.page("drill-end")
    assert isinstance(shown, ResultScreen)
    return shown


def card(window: Window, drill: str) -> QuickCard:
    return next(each for each in page(window).findChildren(QuickCard) if each.objectName() == f"quick-{drill}")


def press(*keys: Key | str) -> None:
    for each in keys:
        QApplication.processEvents()
        held = QApplication.focusWidget()
        assert held is not None
        QTest.keyClick(held, each)  # type: ignore[call-overload]  # a key or a letter


def answer(window: Window, right: bool) -> None:
    """One question of one amount by keyboard, and on to the next."""
    spot = screen(window).spot
    assert spot is not None
    [key] = [each.key for each in spot.fields]
    amount = spot.right[0][key]
    assert isinstance(amount, int)
    press(*str(amount if right else amount + 1), Key.Key_Return)
    press(Key.Key_Return)


def play(window: Window, wrong: int = 0) -> None:
    """A whole round by keyboard; the first few answers are wrong."""
    for number in range(SIZE):
        answer(window, number >= wrong)


def asked(window: Window, qtbot: QtBot) -> None:
    """The first question stands."""
    qtbot.waitUntil(lambda: screen(window).spot is not None)


def begin(window: Window, qtbot: QtBot) -> None:
    window.open_page("quick")
    QApplication.processEvents()
    qtbot.mouseClick(card(window, DRILL), Qt.MouseButton.LeftButton)
    assert screen(window).isVisible()
    asked(window, qtbot)


def test_the_side_bar_leads_to_every_drill_there_is(window: Window, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.shell.side.items["quick"], Qt.MouseButton.LeftButton)
    assert page(window).isVisible()
    assert [each.key for each in quick_view(window.desk).drills] == list(KINDS)
    for kind in KINDS.values():
        assert kind.title in card(window, kind.key).accessibleName()


def test_the_drills_at_the_table_lead_there_too(window: Window, qtbot: QtBot) -> None:
    window.open_page("drills")
    drills = window.shell.page("drills")
    assert isinstance(drills, DrillsScreen)
    qtbot.mouseClick(drills.findChild(Button, "quick-drills"), Qt.MouseButton.LeftButton)
    assert page(window).isVisible()


def test_a_drill_is_begun_by_its_number(window: Window, qtbot: QtBot) -> None:
    window.open_page("quick")
    QApplication.processEvents()
    press(str(list(KINDS).index(DRILL) + 1))
    asked(window, qtbot)
    assert screen(window).isVisible()
    assert screen(window).spot is not None and screen(window).spot.kind == DRILL


def test_a_house_without_law_on_a_drill_says_so(window: Window, qtbot: QtBot) -> None:
    for house in ("tda-2022", "upt"):
        window.change(house=house)
        for drill in quick_view(window.desk).drills:
            assert bool(drill.note) is not KINDS[drill.key].speaks(book(house))


def test_another_house_asks_its_own_law(window: Window, qtbot: QtBot) -> None:
    window.open_page("quick")
    QApplication.processEvents()
    qtbot.mouseClick(page(window).houses.cards["upt"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    qtbot.mouseClick(card(window, DRILL), Qt.MouseButton.LeftButton)
    asked(window, qtbot)
    spot = screen(window).spot
    assert spot is not None and spot.book == "upt"
    assert window.settings.house == "upt"


def test_a_whole_round_is_kept_and_is_the_best_until_a_better_one(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    play(window, wrong=2)
    store, profile = window.desk.store, window.desk.profile.id
    assert result(window).isVisible()
    assert [each.right for each in store.spots(1)] == [False, False, *[True] * 10]
    assert {each.drill for each in store.spots(1)} == {DRILL}
    assert len({each.seed for each in store.spots(1)}) == SIZE
    best = store.best_rounds(profile, HOUSE)[DRILL]
    assert (best.right, best.planned) == (10, SIZE)
    assert "first full round" in " ".join(each.text() for each in result(window).findChildren(Text))
    press(Key.Key_Return)
    assert screen(window).isVisible()
    asked(window, qtbot)
    play(window)
    assert "New personal best" in " ".join(each.text() for each in result(window).findChildren(Text))
    assert store.best_rounds(profile, HOUSE)[DRILL].right == SIZE
    press(Key.Key_Escape)
    QApplication.processEvents()
    assert "12 of 12" in card(window, DRILL).accessibleName()


def test_each_answer_keeps_what_it_cited(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    spot = screen(window).spot
    assert spot is not None
    answer(window, right=False)
    [kept] = window.desk.store.spots(1)
    assert (kept.seed, kept.right, kept.target) == (spot.seed, False, spot.target)
    assert kept.paragraphs == tuple(f"{each.book}:{each.at}" for each in spot.citations)
    assert kept.rules
    again = KINDS[DRILL].make(book(HOUSE), kept.seed)
    assert again.right == spot.right


def test_a_round_that_is_left_is_shorter_and_nobodys_best(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    answer(window, right=True)
    press(Key.Key_Escape)
    QApplication.processEvents()
    leave = next(each for each in screen(window).findChildren(Button) if each.text() == "Leave the round")
    qtbot.mouseClick(leave, Qt.MouseButton.LeftButton)
    assert page(window).isVisible()
    assert window.round is None
    assert len(window.desk.store.spots(1)) == 1
    assert window.desk.store.best_rounds(1, HOUSE) == {}


def test_who_reads_in_the_book_finds_the_round_waiting(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    spot = screen(window).spot
    assert spot is not None
    press("1", Key.Key_Return)
    QApplication.processEvents()
    reason = screen(window).reason
    assert reason is not None
    qtbot.mouseClick(reason.link, Qt.MouseButton.LeftButton)
    rules = window.shell.page("rules")
    assert isinstance(rules, RulesScreen)
    assert rules.isVisible()
    assert (rules.shown.house, rules.shown.at) == (HOUSE, spot_slip(spot).paragraph)
    qtbot.mouseClick(window.shell.side.items["quick"], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    qtbot.mouseClick(page(window).resume, Qt.MouseButton.LeftButton)
    assert screen(window).isVisible()
    assert len(screen(window).played.given) == 1


def test_a_round_stays_at_its_house_whichever_is_chosen_meanwhile(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    window.change(house="upt")
    answer(window, right=True)
    store = window.desk.store
    assert store.last_rounds(1, HOUSE).keys() == {DRILL}
    assert store.last_rounds(1, "upt") == {}


def test_a_new_round_takes_the_place_of_the_one_that_waited(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    first = window.round
    window.open_page("quick")
    QApplication.processEvents()
    qtbot.mouseClick(card(window, DRILL), Qt.MouseButton.LeftButton)
    assert window.round is not None and window.round is not first
    assert screen(window) is window.round.screen


def test_a_house_that_decides_nothing_of_a_kind_says_so_and_leads_back(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(*_: object) -> object:
        raise NothingToAsk("Minimum raise: nothing to ask")

    monkeypatch.setattr("trainer.quickfire.rounds.Making.spots", nothing)
    window.open_page("quick")
    QApplication.processEvents()
    qtbot.mouseClick(card(window, DRILL), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page(window).isVisible())
    assert [each.accessibleName() for each in window.findChildren(Toast)] == ["Minimum raise: nothing to ask"]
    assert window.round is None


def test_settings_reach_the_felt_of_a_round(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    window.change(reduced_motion=False, four_colour=True)
    assert not screen(window).view.motion.reduced
    assert screen(window).view._four_colours


def test_the_slip_of_every_kind_names_a_paragraph_or_says_that_there_is_none() -> None:
    for house in ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"):
        for kind in KINDS.values():
            slip = spot_slip(kind.make(book(house), 5))
            assert slip.paragraph or "Not covered" in slip.title
            assert slip.text


def test_on_the_page_nothing_of_the_law_is_loaded_before_it_is_opened() -> None:
    """Decision 007: what a start loads knows the page's name only."""
    code = "import sys, trainer.ui.window; print([each for each in sys.modules if 'quick' in each or 'drill' in each])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() in ("[]", "['trainer.scenarios.drills']")


def test_a_drill_is_due_when_a_rule_is_that_it_practices_and_it_was_played(window: Window, qtbot: QtBot) -> None:
    begin(window, qtbot)
    for _ in range(SIZE):
        spot = screen(window).spot
        assert spot is not None
        screen(window).answer(spot.right[0])
        screen(window).go_on()
    later = datetime.now().astimezone() + timedelta(days=400)
    due = [each.key for each in quick_view(window.desk, "", later).drills if each.due]
    assert due == [DRILL]
    assert not any(each.due for each in quick_view(window.desk).drills)
