"""A session at work: one thing after the other, told at its end, and what cannot be done in it."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.sittings import (
    CONTROLLED,
    HAND,
    HOUSE,
    QUESTIONS,
    ROUND,
    answer,
    deal,
    page,
    sit,
    strip,
    today,
    words,
)
from tests.ui.windows import stored_window
from trainer.grading.mistakes import MISTAKES
from trainer.progress.trouble import Kind as Trouble
from trainer.progress.trouble import StoreTrouble
from trainer.quickfire.kinds import KINDS
from trainer.study.items import IN_A_ROUND, Item, Plan
from trainer.study.library import Kind
from trainer.ui.desk.wish import Wish
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.kit.dialog import Toast
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.sitting_end import SittingEndScreen
from trainer.ui.sitting import GONE, LAST, ONWARD, UNASKED
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


# --- one thing after the other


def test_a_hand_a_question_and_the_end(window: Window) -> None:
    sitting = sit(window, HAND, QUESTIONS)
    assert strip(window) == "Session: 1 of 2 · about 2 min left"
    debrief = deal(window)
    assert "Continue" in debrief.go_on.text()
    debrief.next.emit()
    assert strip(window) == "Session: 2 of 2 · about 1 min left"
    answer(window, right=True)
    answer(window, right=False)
    assert page(window, QuestionsScreen, "questions").end.next.text() == ONWARD
    page(window, QuestionsScreen, "questions").go_on()
    end = page(window, SittingEndScreen, "session-end")
    assert strip(window) == ""
    assert window.sitting is None
    told = words(end)
    assert {"Session over", "Caught", "1 of 2", "1 of 2 right"} <= set(told)
    assert any(each.startswith(("again tomorrow", "again on")) for each in told)
    assert [each.item for each in sitting.done] == [HAND, QUESTIONS]
    rows = window.desk.store.rows("SELECT mode FROM attempts", ())
    assert [row["mode"] for row in rows] == ["session"]


def test_the_last_debrief_leads_to_how_it_went(window: Window) -> None:
    sit(window, HAND)
    debrief = deal(window, MISTAKES["plays-on"].dealer)
    assert LAST in debrief.go_on.text()
    debrief.next.emit()
    told = words(page(window, SittingEndScreen, "session-end"))
    assert {"Missed", "Session ended early"} & set(told) == {"Missed"}
    assert "Due: Four-card flop" in told


def test_nothing_at_the_table_tells_what_the_hand_is(window: Window) -> None:
    """A spoiled and a clean hand stand under the same words: how far the session is."""
    sit(window, HAND, CONTROLLED)
    spoiled = words(window.play.bar), strip(window)
    deal(window).next.emit()
    window.coming.settle()
    clean = words(window.play.bar), strip(window)
    assert "Session" in spoiled[0]
    assert [each.replace("hand 1", "") for each in spoiled[0]] == [each.replace("hand 2", "") for each in clean[0]]
    assert spoiled[1].startswith("Session: 1 of 2")
    assert clean[1].startswith("Session: 2 of 2")


def test_a_short_round_counts_and_is_nobodys_best(window: Window, qtbot: QtBot) -> None:
    sitting = sit(window, ROUND)
    qtbot.waitUntil(lambda: page(window, DrillScreen, "drill").spot is not None)
    screen = page(window, DrillScreen, "drill")
    assert screen.played.round.size == IN_A_ROUND
    for place in range(IN_A_ROUND):
        assert screen.spot is not None
        screen.answer(screen.spot.right[0] if place else {})
        screen.go_on()
    told = words(page(window, SittingEndScreen, "session-end"))
    assert f"Quick drill: {KINDS['call-or-raise'].title}" in told
    assert f"{IN_A_ROUND - 1} of {IN_A_ROUND}" in told
    assert (sitting.done[0].right, sitting.done[0].asked) == (IN_A_ROUND - 1, IN_A_ROUND)
    assert window.desk.store.best_rounds(window.desk.profile.id, HOUSE) == {}
    assert window.round is None


def test_five_more_minutes_begin_a_session_of_their_own(window: Window) -> None:
    before = sit(window, HAND)
    deal(window).next.emit()
    page(window, SittingEndScreen, "session-end").more.emit()
    assert window.sitting is not None
    assert window.sitting is not before
    assert window.sitting.plan.minutes == 5
    assert window.sitting.done == []


def test_the_box_is_taken_for_what_the_page_proposes(window: Window, qtbot: QtBot) -> None:
    proposed = today(window)._view.text
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(today(window).go, Qt.Key.Key_Space)  # Enter begins the first step of a new dealer
    assert window.sitting is not None
    count = sum(each.kind is Kind.HAND for each in window.sitting.plan.items)
    assert proposed.startswith(f"{count} hands")
    qtbot.waitUntil(lambda: window.play.isVisible())


# --- what cannot be done


def test_a_question_that_is_gone_breaks_nothing(window: Window) -> None:
    gone = Item(Kind.QUESTION, ("no-such-question",), 25.0, (), 1)
    sitting = sit(window, gone, HAND)
    assert window.play.isVisible()
    assert (sitting.done[0].right, sitting.done[0].asked) == (0, 0)
    assert [each.accessibleName() for each in window.findChildren(Toast)] == [UNASKED]


def test_a_hand_that_is_gone_is_said_and_passed_over(window: Window) -> None:
    sitting = sit(window, Item(Kind.HAND, ("no-such-hand",), 25.0, (), 1), QUESTIONS)
    assert [each.accessibleName() for each in window.findChildren(Toast)] == [GONE]
    assert sitting.item is QUESTIONS
    assert page(window, QuestionsScreen, "questions").isVisible()
    assert strip(window).startswith("Session: 2 of 2")
    answer(window, right=True)
    answer(window, right=True)
    page(window, QuestionsScreen, "questions").go_on()
    told = words(page(window, SittingEndScreen, "session-end"))
    assert told[told.index(GONE) :].count("Skipped") == 1
    assert "Kept dealing" not in told


@pytest.mark.parametrize("raised", [StoreTrouble(Trouble.FULL, Path("x.db")), ValueError("unforeseen")])
def test_no_strip_stays_over_a_page_that_did_not_open(
    window: Window, monkeypatch: pytest.MonkeyPatch, raised: Exception
) -> None:
    def begin(*_: object) -> None:
        raise raised

    monkeypatch.setattr("trainer.ui.desk.hands.begin", begin)
    with nullcontext() if isinstance(raised, StoreTrouble) else pytest.raises(ValueError, match="unforeseen"):
        sit(window, HAND)
    assert strip(window) == ""
    assert window.shell.page("today").isVisible()


def test_a_house_with_nothing_to_practise_says_so(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.ui.sitting.proposed", lambda *_: Plan(HOUSE, 5, ()))
    window.begin_session()
    assert ["nothing to practice" in each.accessibleName() for each in window.findChildren(Toast)] == [True]
    assert window.sitting is None


def test_the_order_is_explained_before_it_without_telling_which_hand_holds_what(window: Window) -> None:
    window.wish = Wish(15, seed=3)
    today(window).order_asked.emit()
    assert window.sheet is not None
    told = words(window.sheet)
    assert {"One new thing", "Clean hands", "The order"} <= set(told)
    assert "A hand" in told
    assert not any("clean" in each.lower() for each in told[told.index("The order") + 2 :])
