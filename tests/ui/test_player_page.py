"""You are a player: the table is seen from a seat, and a right and its paragraph are answered by mouse and by keys."""

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui import at_table
from tests.ui.at_table import leads_there_and_back, reads_its_paragraph, right_ones, words
from tests.ui.rights import player, situation
from tests.ui.windows import active_window
from trainer.grading.rights.asking import asked_of_a_player
from trainer.grading.rights.situation import Situation
from trainer.ui.desk.rights import player_view, seen_from, told_elsewhere
from trainer.ui.play.picture_of import picture_of
from trainer.ui.player_page import InSeat
from trainer.ui.screens.player import PlayerScreen
from trainer.ui.window import Window

HOUSE = "tda-2024"
BLIND_BACK = "bets-big-blind-takes-the-blind-back"
Key = Qt.Key


@cache
def taken_back() -> Situation:
    return situation(HOUSE, "bets-taken-back", "taken-back")


@pytest.fixture
def window(qtbot: QtBot, program: QApplication) -> Iterator[Window]:
    with active_window(qtbot, HOUSE) as made:
        made.desk.seeds = lambda: 7
        made.open_page("player")
        qtbot.waitUntil(lambda: page(made).questions is not None, timeout=60_000)
        at_work(made).take(taken_back(), asked_of_a_player(taken_back()))
        yield made


def page(window: Window) -> PlayerScreen:
    return player(window)[0]


def at_work(window: Window) -> InSeat:
    return player(window)[1]


def answer(window: Window, qtbot: QtBot, *, right: bool, by_mouse: bool = False) -> None:
    asked = asked_of_a_player(taken_back())
    first, *rest = right_ones(asked)
    wrong = next(one for one in asked[0].options if one.key not in asked[0].accepted)
    at_table.answer(page(window), qtbot, asked, (first if right else wrong, *rest), by_mouse)


def test_the_table_page_leads_there_and_back(window: Window) -> None:
    leads_there_and_back(window, Key.Key_P, "player")


def test_the_table_is_seen_from_the_seat_with_only_its_own_cards_up() -> None:
    made = taken_back()
    there = picture_of(made.film.record, made.at, taken_over=made.film.start)
    seen = seen_from(there, made.seat)
    assert any(not card.up for seat in there.seats if seat.number == made.seat for card in seat.cards)
    own = next(seat for seat in seen.seats if seat.number == made.seat)
    assert own.name == "You"
    assert all(card.up for card in own.cards)
    others = [(a, b) for a, b in zip(there.seats, seen.seats, strict=True) if a.number != made.seat]
    assert all(a == b for a, b in others)


@pytest.mark.parametrize("by_mouse", [False, True])
def test_right_by_mouse_and_by_keys_and_on_to_the_next(window: Window, qtbot: QtBot, by_mouse: bool) -> None:
    answer(window, qtbot, right=True, by_mouse=by_mouse)
    assert page(window).truth.view.title == "Right"
    on = at_work(window)
    assert (on.right, on.of) == (1, 1)
    QTest.keyClick(window, Key.Key_Return)
    qtbot.waitUntil(lambda: page(window).questions is not None, timeout=60_000)
    assert "1 of 1 right" in words(page(window))


def test_a_wrong_right_is_told_with_the_paragraph_and_counts_as_wrong(window: Window, qtbot: QtBot) -> None:
    answer(window, qtbot, right=False)
    view = page(window).truth.view
    assert (view.mark, view.title) == ("wrong", "1 of 2 right")
    assert view.lines[0].given
    assert [each.place for each in view.links] == ["50-A"]
    assert (at_work(window).right, at_work(window).of) == (0, 1)


def test_other_rulebooks_are_told_only_when_asked_for(window: Window, qtbot: QtBot) -> None:
    answer(window, qtbot, right=True)
    told = told_elsewhere(taken_back())
    assert page(window).truth.view.notes == ()
    QTest.keyClick(window, Key.Key_O)
    assert page(window).truth.view.notes == told
    assert all(line in words(page(window)) for line in told)
    assert not any(each.isVisible() for each in page(window).findChildren(QWidget, "player-elsewhere"))


def test_a_silent_rulebook_is_said_to_be() -> None:
    assert told_elsewhere(situation(HOUSE, BLIND_BACK, "pulled-back"))[-1] == "Not covered: UPT."


def test_a_paragraph_is_read_from_the_answer(window: Window, qtbot: QtBot) -> None:
    answer(window, qtbot, right=True)
    reads_its_paragraph(window, page(window), qtbot)


@pytest.mark.parametrize(
    ("story", "key", "says"),
    [
        ("bets-taken-back", "taken-back", "You are in seat 5. You see your own cards."),
        ("showdown-stud-folded-player-asks", "see-a-hand", "You are in seat 4. You have no cards in front of you."),
    ],
)
def test_who_has_folded_is_told_so(story: str, key: str, says: str) -> None:
    assert player_view(situation(HOUSE, story, key), 0, 0).about == says
