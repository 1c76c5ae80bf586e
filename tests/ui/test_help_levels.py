"""Help levels: chosen while dealing, kept for hands on the same topic, and followed when a hand is set up."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.dealing import sit
from tests.ui.sittings import FLOP, HAND
from tests.ui.sittings import sit as sit_down
from trainer.kernel import gestures as g
from trainer.progress.help_levels import ALONE, COACHED, HINTS, LEVELS
from trainer.progress.records import HINTED
from trainer.progress.verify import verify
from trainer.study.first_steps import STEPS
from trainer.ui.box import HELPED, NO_HINTS, UNCOUNTED_NOW
from trainer.ui.desk.hands import SESSION
from trainer.ui.play.this_hand import SPEED_WORDS
from trainer.ui.window import Window

HOUSE, TOPIC = "tda-2022", "deal.four-card-flop"
Key = Qt.Key


def choose(window: Window, qtbot: QtBot, level: str) -> None:
    """By keys, in the menu of the hand."""
    qtbot.keyClick(window.play, Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    menu = window.play.this_hand.menu
    assert menu is not None
    qtbot.keyClick(menu, str(1 + len(SPEED_WORDS) + LEVELS.index(level)))


def level(window: Window, topic: str = TOPIC) -> str:
    return window.desk.store.help_level(window.desk.profile.id, topic)


def mode(window: Window) -> str:
    return window.desk.store.running(window.desk.running).hand.mode


def test_the_coach_comes_in_the_middle_of_a_hand_and_it_counts_no_more(window: Window, qtbot: QtBot) -> None:
    sit(window, FLOP)
    assert window.play.dealing is not None
    window.play.dealing.do(g.Pitch(2, False))
    choose(window, qtbot, COACHED)
    assert window.play.coached.coach is not None and window.play.coached.view.shown
    assert window.play.prompt.words == HELPED[COACHED] + UNCOUNTED_NOW
    assert (level(window), mode(window), window.desk.mode) == (COACHED, COACHED, COACHED)
    assert window.play.this_hand.help == COACHED
    window.box.leave()
    assert not verify(window.desk.store.path)


def test_whoever_sends_the_coach_away_gets_no_memory_back(window: Window, qtbot: QtBot) -> None:
    sit(window, FLOP)
    choose(window, qtbot, COACHED)
    choose(window, qtbot, HINTS)
    assert window.play.coached.coach is None and not window.play.coached.view.shown
    assert (level(window), mode(window)) == (HINTS, COACHED)
    window.box.leave()


def test_on_their_own_nobody_gets_a_hint_and_loses_nothing_by_asking(window: Window, qtbot: QtBot) -> None:
    sit(window, FLOP)
    before = mode(window)
    choose(window, qtbot, ALONE)
    qtbot.keyClick(window.play, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.play.prompt.words == NO_HINTS and mode(window) == before
    choose(window, qtbot, HINTS)
    qtbot.keyClick(window.play, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert window.play.coached.view.shown and mode(window) == HINTED
    window.box.leave()


def test_a_hand_of_a_session_is_set_up_with_the_help_of_its_topic(window: Window) -> None:
    window.desk.store.keep_help(window.desk.profile.id, TOPIC, COACHED)
    sit_down(window, HAND)
    assert window.play.coached.coach is not None and mode(window) == COACHED
    window.box.leave()


def test_another_topic_has_its_own(window: Window) -> None:
    window.desk.store.keep_help(window.desk.profile.id, "deal.boxed-card", COACHED)
    sit_down(window, HAND)
    assert window.play.coached.coach is None and mode(window) == SESSION
    assert window.play.this_hand.help == HINTS
    window.box.leave()


def test_the_first_steps_have_their_coach_or_none_whatever_is_kept(window: Window) -> None:
    topics = {each for step in STEPS for each in ("deal.four-card-flop", "")}
    for topic in topics:
        window.desk.store.keep_help(window.desk.profile.id, topic, COACHED)
    window.box.take_step(STEPS[3])
    window.box.settle()
    assert window.play.coached.coach is None and mode(window) != COACHED
    window.box.leave()


def test_an_interrupted_hand_goes_on_with_its_help(window: Window, qtbot: QtBot) -> None:
    sit(window, FLOP)
    choose(window, qtbot, ALONE)
    window.box.leave()
    window.box.resume()
    window.box.settle()
    assert window.play.this_hand.help == ALONE
    window.box.leave()
