"""After a hand: answers are stored with their time and their house, and the questions change from hand to hand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dealing import deal
from tests.ui.questions_samples import reply
from tests.ui.windows import stored_window
from trainer.ui.after import MOST_SAID
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.others import OthersPanel
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.window import Window

FLOP = "four-card-flop-last-two-stuck"


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, "upt") as made:
        deal(made, FLOP)
        yield made


def questions(window: Window) -> QuestionsScreen:
    window.shell.page("debrief").next.emit()  # type: ignore[attr-defined]  # a DebriefScreen
    page = window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    return page


def answers(window: Window) -> list[dict[str, object]]:
    return window.desk.store.rows("SELECT * FROM answers ORDER BY id", ())


def test_each_answer_is_stored_as_it_is_given(window: Window) -> None:
    page = questions(window)
    reply(page, right=False)
    [first] = answers(window)
    assert (first["book"], first["attempt"], bool(first["right"])) == (
        "upt",
        1,
        page.verdicts[0] is not None and page.verdicts[0].right,
    )
    assert isinstance(first["ms"], int)
    assert first["ms"] >= 0


def test_a_second_answer_to_the_same_question_does_not_count(window: Window) -> None:
    page = questions(window)
    reply(page)
    reply(page, right=False)
    assert len(answers(window)) == 1


def test_leaving_the_questions_early_goes_home_and_keeps_what_was_answered(window: Window) -> None:
    page = questions(window)
    reply(page)
    page.back.emit()
    assert window.shell.page("today").isVisible()
    assert len(answers(window)) == 1


def test_the_next_hand_of_the_kind_asks_other_questions(window: Window) -> None:
    for _ in range(2):
        page = questions(window)
        for _ in range(3):
            reply(page)
            page.go_on()
        window.play.close_hand()
        deal(window, FLOP)
    asked = [row["question"] for row in answers(window)]
    assert len(asked) == 6
    assert len(set(asked)) > 3


def test_the_replay_follows_the_slider_of_either_way(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(window.after.replays) > 1)
    page = window.shell.page("debrief")
    for key in ("yours", "right"):
        page.replay_chosen.emit(key)  # type: ignore[attr-defined]  # a DebriefScreen
        shown = next(each for each in window.after.replays if each.key == key)
        for step in (0, len(shown.frames) // 2, len(shown.frames) - 1):
            page.step_chosen.emit(step)  # type: ignore[attr-defined]  # a DebriefScreen
            table = shown.record.tables[shown.frames[step].at]
            picture = window.after.view.table.picture
            assert [each.name for each in picture.board] == [each.card.face for each in table.board]
            assert len(picture.burns) == len(table.burns)


def test_an_attempt_that_is_gone_is_told(window: Window) -> None:
    from trainer.ui.kit.dialog import Toast

    window.after.open_attempt(99)
    assert window.findChildren(Toast)


def test_whoever_asks_for_other_rulebooks_sees_them_after_the_next_hand_too(window: Window) -> None:
    first = window.shell.page("debrief")
    assert isinstance(first, DebriefScreen)
    first.watch()
    [panel] = first.findChildren(OthersPanel)
    assert not panel.opened
    panel.fold.click()
    assert window.settings.other_rulebooks
    deal(window, FLOP)
    second = window.shell.page("debrief")
    assert isinstance(second, DebriefScreen)
    second.watch()
    [panel] = second.findChildren(OthersPanel)
    assert panel.opened
    panel.compare.click()
    assert window.shell.current == "parting"


def test_a_long_report_covers_nothing_of_the_film(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(window.after.replays) > 1)
    page = window.shell.page("debrief")
    shown = next(each for each in window.after.replays if each.key == "right")
    page.replay_chosen.emit("right")  # type: ignore[attr-defined]  # a DebriefScreen
    for at in range(shown.frames[0].at, len(shown.record) + 1):
        page.beat_chosen.emit(at)  # type: ignore[attr-defined]  # a DebriefScreen
        assert len(window.after.view.table.picture.dealer_speech or "") <= MOST_SAID
