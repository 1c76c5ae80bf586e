"""Questions asked in the window: kept as they are answered, gone on with after trouble, asked again where wrong."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import HOUSE, NUMBER, ONE, POINT, RULING, SEVERAL, reply, samples
from tests.ui.windows import active_window
from trainer.progress.records import Part
from trainer.questions.model import Asked, Given
from trainer.ui import asking as asking_module
from trainer.ui.asking import LOST, Asking, ask_on
from trainer.ui.desk.questions import put
from trainer.ui.window import Window


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        yield made


def ask(window: Window, *asked: Asked) -> Asking:
    return ask_on(window.shell, window.desk, window.guarded, put(HOUSE, "Some", asked), None, window.settings)


def kept(window: Window) -> list[dict[str, object]]:
    return window.desk.store.rows("SELECT question, right, seed, given, choice FROM answers ORDER BY id", ())


def test_every_form_is_kept_at_once_and_told_to_whoever_asked(window: Window, qtbot: QtBot) -> None:
    asking = ask(window, *samples().values())
    told: list[tuple[int, Given, bool]] = []
    asking.answered.connect(lambda place, given, marked: told.append((place, given, marked.right)))
    for number, each in enumerate(samples().values()):
        reply(asking.screen, right=number % 2 == 0)
        assert [row["question"] for row in kept(window)][-1] == each.id
        asking.screen.go_on()
    assert [(place, right) for place, _, right in told] == [(number, number % 2 == 0) for number in range(7)]
    assert [bool(row["right"]) for row in kept(window)] == [number % 2 == 0 for number in range(7)]
    with qtbot.waitSignal(asking.done):
        asking.screen.go_on()


def test_memory_is_fed_part_by_part(window: Window) -> None:
    asking = ask(window, RULING)
    asking.screen.answer(Given((0,), decider=0))
    memories = {each.part: each for each in window.desk.store.memories(window.desk.profile.id, HOUSE)}
    assert set(memories) == {Part.AUTHORITY, Part.REMEDY}
    assert memories[Part.REMEDY].stability > memories[Part.AUTHORITY].stability


def test_a_question_that_cannot_be_marked_is_left_out_and_the_set_goes_on(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    def marked(asked: Asked, given: Given) -> object:
        if asked.id == NUMBER.id:
            raise ValueError("no such answer")
        return mark(asked, given)

    mark = asking_module.mark
    monkeypatch.setattr(asking_module, "mark", marked)
    screen = ask(window, ONE, NUMBER, SEVERAL).screen
    for _ in range(2):
        reply(screen)
        if screen.at == 0:
            screen.go_on()
    assert LOST in [label.text() for label in window.findChildren(QLabel)]
    assert (screen.at, screen.kind(1)) == (2, "unjudged")
    reply(screen)
    screen.go_on()
    assert "2 of 2 right" in [label.text() for label in screen.findChildren(QLabel) if label.isVisible()]
    assert [row["question"] for row in kept(window)] == [ONE.id, SEVERAL.id]


def test_what_was_wrong_is_asked_again_and_kept_again(window: Window, qtbot: QtBot) -> None:
    asking = ask(window, ONE, SEVERAL, NUMBER)
    for right in (False, True, False):
        reply(asking.screen, right=right)
        asking.screen.go_on()
    qtbot.keyClick(asking.screen, Qt.Key.Key_A)
    assert [each.id for each in asking.asked.posed] == [ONE.id, NUMBER.id]
    assert asking.screen.at == 0
    reply(asking.screen)
    assert len(kept(window)) == 4


def test_a_set_of_which_nothing_can_be_shown_says_so_and_can_be_left(window: Window, qtbot: QtBot) -> None:
    asking = ask(window, POINT)
    words = [label.text() for label in asking.screen.findChildren(QLabel) if label.isVisible()]
    assert any(each.startswith("Left out because") for each in words)
    with qtbot.waitSignal(asking.done):
        qtbot.keyClick(asking.screen, Qt.Key.Key_Return)
