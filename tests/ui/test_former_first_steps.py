"""Whoever was in the middle of the first steps as they were, whole hands all, goes on with them sensibly."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.windows import stored_window
from trainer.grading.coaching import Coach
from trainer.progress.records import COACHED
from trainer.progress.verify import verify
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.study.first_steps import STEPS
from trainer.ui.desk import hands
from trainer.ui.desk.today import next_step_of
from trainer.ui.window import Window

HOUSE = "tda-2024"
FORMER = {  # as they were dealt: four players and two raises, six players and nothing said of the flop
    "clean-first-hand": """
format = 1
id = "clean-first-hand"
title = "One raise and a showdown"
teaches = ["routine"]
game = "holdem"
limit = "no-limit"
stakes = { small_blind = 100, big_blind = 200 }
button = 5
seed = 4021
script = ["preflop: P4 raise 600", "P5 fold", "P1 fold", "P2 call", "flop: all check", "turn: P2 check", "P4 bet 800"]
seat = [
  { number = 1, name = "Maria", stack = 9800 },
  { number = 2, name = "Devon", stack = 12000 },
  { number = 4, name = "Priya", stack = 9200 },
  { number = 5, name = "Kenji", stack = 8600 },
]
""",
    "clean-holdem-six": """
format = 1
id = "clean-holdem-six"
title = "Six players, one raise"
teaches = ["routine"]
game = "holdem"
limit = "no-limit"
stakes = { small_blind = 100, big_blind = 200 }
button = 7
seed = 1571
script = ["preflop: P2 raise 600", "all stay"]
seat = [
  { number = 1, name = "Finn", stack = 9600 },
  { number = 2, name = "Noor", stack = 19500 },
  { number = 4, name = "Wim", stack = 13200 },
  { number = 5, name = "Hugo", stack = 11700 },
  { number = 7, name = "Carl", stack = 8000 },
  { number = 8, name = "Mats", stack = 19700 },
]
""",
}


@pytest.fixture
def window(qtbot: QtBot, program: object, tmp_path: Path) -> Iterator[Window]:
    with stored_window(qtbot, tmp_path, HOUSE) as made:
        yield made


def begun(window: Window, scenario: str, mode: str, acts: int) -> None:
    """A whole hand of the former steps, so many acts into it, left."""
    play = play_of(read(FORMER[scenario], scenario, stored=True), book(HOUSE))
    session = hands.begin(window.desk, play, mode)
    coach = Coach(session)
    while acts:
        act = coach.next_act()
        done = session.tick(session.due_at() or 0) if act is None else [session.act(act, session.now + 400)]
        acts -= act is not None
        for gesture in done:
            hands.keep(window.desk, gesture, session.ended)
    window.desk.leave()


@pytest.mark.parametrize("acts", [0, 3, 9])
@pytest.mark.parametrize(("scenario", "mode"), [("clean-first-hand", COACHED), ("clean-holdem-six", "mixed")])
def test_a_hand_of_the_former_steps_goes_on_whole_from_where_it_was_left(
    window: Window, scenario: str, mode: str, acts: int
) -> None:
    begun(window, scenario, mode, acts)
    window.box.resume()
    window.box.settle()
    dealing = window.play.dealing
    assert dealing is not None
    assert not dealing.session.play.short
    assert len(dealing.session.play.scenario.seats) == FORMER[scenario].count("number =")
    assert (window.play.coached.coach is not None) is (mode == COACHED)
    window.box.leave()
    assert not verify(window.desk.store.path)


def test_whoever_has_dealt_the_former_first_step_goes_on_with_the_second(window: Window) -> None:
    play = play_of(read(FORMER["clean-first-hand"], "clean-first-hand", stored=True), book(HOUSE))
    session = hands.begin(window.desk, play, COACHED)
    coach = Coach(session)
    while not session.ended:
        act = coach.next_act()
        done = session.tick(session.due_at() or 0) if act is None else [session.act(act, session.now + 400)]
        for gesture in done:
            hands.keep(window.desk, gesture, session.ended)
    hands.finish(window.desk, session)
    assert next_step_of(window.desk) is STEPS[1]
    window.box.take_step(STEPS[1])
    window.box.settle()
    assert window.play.dealing is not None and window.play.dealing.session.play.short
    window.box.leave()
