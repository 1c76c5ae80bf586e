"""The last answer of a round is kept with all that it ends: killed right after it, nothing is asked again."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.progress.samples import NOON
from tests.ui.sittings import HAND, HOUSE, ROUND, page, sit, strip, today
from tests.ui.test_sitting_waits import again
from tests.ui.windows import stored_window
from trainer.progress.rounds import Answered, Round
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.quickfire import rounds
from trainer.quickfire.rounds import SIZE
from trainer.study.items import IN_A_ROUND
from trainer.study.so_far import from_json
from trainer.ui.desk.late import end_rounds
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.quick_page import open_round
from trainer.ui.window import Window

DRILL = "call-or-raise"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


def answered(screen: DrillScreen, times: int) -> None:
    """So many answers, all right; after the last one nothing more is pressed."""
    for place in range(times):
        if place:
            screen.go_on()
        assert screen.spot is not None
        screen.answer(screen.spot.right[0])


def test_a_round_is_over_with_its_last_answer(window: Window) -> None:
    opened = open_round(window, DRILL, rounds.Round(DRILL, HOUSE, 5, size=2))
    opened.begin()
    answered(opened.screen, 1)
    assert window.desk.store.best_rounds(window.desk.profile.id, HOUSE) == {}
    opened.screen.go_on()
    answered(opened.screen, 1)
    assert window.desk.store.best_rounds(window.desk.profile.id, HOUSE)[DRILL].right == 2
    opened.screen.go_on()
    assert window.shell.page("drill-end").isVisible()


def test_an_answer_that_cannot_be_kept_leaves_the_round_as_it_was(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = window.desk.store

    def full(*_: object) -> None:
        raise StoreTrouble(Kind.FULL, store.path)

    opened = open_round(window, DRILL, rounds.Round(DRILL, HOUSE, 5, size=2))
    opened.begin()
    answered(opened.screen, 1)
    monkeypatch.setattr(store, "end_round", full)
    opened.screen.go_on()
    answered(opened.screen, 1)
    [row] = store.rows("SELECT (SELECT count(*) FROM spots) AS spots, ended FROM rounds")
    assert row == {"spots": 1, "ended": None}


def test_a_round_of_a_session_is_done_with_its_last_answer(window: Window, qtbot: QtBot) -> None:
    sit(window, ROUND, HAND)
    qtbot.waitUntil(lambda: page(window, DrillScreen, "drill").spot is not None)
    answered(page(window, DrillScreen, "drill"), IN_A_ROUND)
    kept = window.desk.store.sitting(window.desk.profile.id)
    assert kept is not None
    assert [each.right for each in from_json(kept.state).done] == [IN_A_ROUND]
    with again(qtbot, window) as anew:
        assert "1 thing is left" in today(anew)._view.rest
        today(anew).rest_chosen.emit()
        anew.coming.settle()
        assert strip(anew).startswith("Session: 2 of 2")


def test_rounds_of_older_versions_that_were_answered_to_the_end_are_over(window: Window) -> None:
    store, profile = window.desk.store, window.desk.profile.id
    for planned, spots in ((SIZE, SIZE), (SIZE, SIZE - 1), (IN_A_ROUND, IN_A_ROUND)):
        made = store.begin_round(Round(profile, HOUSE, "2022", DRILL, planned, NOON))
        for seed in range(spots):
            at = NOON + timedelta(seconds=seed)
            store.add_spot(made, Answered(DRILL, seed, {"to": 5}, seed > 0, 900, 8000, (), (), at))
    end_rounds(window.desk)
    ended = [row["ended"] for row in store.rows("SELECT ended FROM rounds ORDER BY id")]
    assert [each is not None for each in ended] == [True, False, False]
    best = store.best_rounds(profile, HOUSE)[DRILL]
    assert (best.right, best.ms, best.ended) == (SIZE - 1, 900 * SIZE, NOON + timedelta(seconds=SIZE - 1))
