"""Garbage is looked for a moment after a page was opened, where it is due, and never while a hand is dealt."""

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from trainer.app import Start
from trainer.ui import garbage
from trainer.ui.kit.shell import ITEMS, WHOLE, Shell
from trainer.ui.window import Window

PAGES = (*(key for key, _, _ in ITEMS), *WHOLE, "questions")


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often everything was looked through."""
    found: list[int] = []
    monkeypatch.setattr(garbage.gc, "collect", lambda: found.append(1))
    monkeypatch.setattr(garbage, "SEEN_MS", 1)
    return found


@pytest.fixture
def shell(qapp: QObject) -> Iterator[Shell]:
    made = Shell()
    yield made
    made.deleteLater()


@pytest.mark.parametrize(("since", "looks"), [(garbage.DUE, 0), (garbage.DUE + 1, 1)])
def test_it_is_looked_for_where_it_is_due(
    shell: Shell, looked: list[int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, since: int, looks: int
) -> None:
    monkeypatch.setattr(garbage.gc, "get_count", lambda: (0, 0, since))
    shell.current = "debrief"
    garbage.page_opened(shell)
    assert looked == []
    qtbot.wait(20)
    assert len(looked) == looks


@pytest.mark.parametrize("page", [*PAGES, "play", "drill"])
def test_on_every_page_but_those_that_are_worked_on_at_once(
    shell: Shell, looked: list[int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    monkeypatch.setattr(garbage.gc, "get_count", lambda: (0, 0, 99))
    garbage.page_opened(shell)
    shell.current = page  # by then
    qtbot.wait(20)
    assert bool(looked) == (page not in ("play", "drill"))


def test_the_programs_window_tells_of_its_pages(qapp: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[object, str]] = []
    monkeypatch.setattr(garbage, "page_opened", lambda *of: told.append(of))
    window = Start()._window(lambda: pytest.fail("no store is needed"))
    window.front()
    assert told == [(window.shell,)]
    assert isinstance(window, Window)
    window.deleteLater()


def test_python_looks_through_what_is_old_by_itself_no_more() -> None:
    before = gc.get_threshold()
    try:
        garbage.only_at_rest()
        assert gc.get_threshold() == (*before[:2], garbage.BY_ITSELF)
    finally:
        gc.set_threshold(*before)
