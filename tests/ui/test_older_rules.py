"""Memories of rules that no book knows any more, as an older version of the program leaves them: no page minds."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.windows import active_window
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.ui.screens.progress import SECTIONS, ProgressScreen
from trainer.ui.window import Window

GONE = tuple(Tested("common.gone:of_an_older_edition", "gone.topic", part, Outcome.AGAIN) for part in Part)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    with active_window(qtbot, "upt") as found:
        desk, long_ago = found.desk, datetime.now(UTC) - timedelta(days=90)
        desk.store.add_answer(Answer(desk.profile.id, "gone", "upt", 0, False, 900, long_ago, tested=GONE))
        yield found


@pytest.mark.parametrize("page", ["today", "drills", "quick", "rules", "quiz", "progress", "settings"])
def test_every_page_opens(window: Window, page: str) -> None:
    told: list[str] = []
    window.tell = told.append  # type: ignore[method-assign]  # what would be said at the foot
    window.open_page(page)
    assert not told
    assert window.shell.page(page).isVisible()


@pytest.mark.parametrize("section", [key for key, _ in SECTIONS])
def test_every_section_of_the_progress_page_opens(window: Window, section: str) -> None:
    told: list[str] = []
    window.tell = told.append  # type: ignore[method-assign]  # what would be said at the foot
    window.open_page("progress")
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    page.section_chosen.emit(section)
    assert not told
    assert page.view.section == section
