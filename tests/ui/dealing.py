"""Windows at a hand or a session: sat down, dealt to the debrief, or left on the way."""

from collections.abc import Iterator
from datetime import datetime
from functools import cache

from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out
from trainer.kernel.gestures import Gesture
from trainer.kernel.transcript import Transcript
from trainer.progress.records import Part
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.play import Play
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.so_far import SoFar
from trainer.study.wants import Want, Why
from trainer.ui.demo.clock import JumpClock
from trainer.ui.desk import hands
from trainer.ui.desk.library import scenarios
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.sitting import Sitting
from trainer.ui.window import Window


@cache
def dealt_out(scenario: str, house: str, dealer: Dealer) -> tuple[Play, Transcript]:
    law = book(house)
    play = play_of(scenarios()[scenario], law)
    return play, play_out(play, law, dealer)


def deal(window: Window, scenario: str, dealer: Dealer = perfect) -> None:
    """A whole hand at the window's table, to its debrief."""
    for _ in gestures_of(window, scenario, dealer):
        pass
    assert window.play.dealing is not None
    window.play.dealing.session._event = None
    window.box.ended()
    window.box.settle()


def gestures_of(window: Window, scenario: str, dealer: Dealer = perfect) -> Iterator[Gesture]:
    """A hand at the window's table, gesture by gesture, each when it has been kept."""
    play, transcript = dealt_out(scenario, window.desk.house, dealer)
    window.box.deal(hands.begin(window.desk, play))
    dealing = window.play.dealing
    assert dealing is not None
    for gesture in transcript.gestures[play.taken_over :]:
        dealing.session.record.add(gesture)
        hands.keep(window.desk, gesture)
        yield gesture


def sit(window: Window, scenario: str = "clean-holdem-nine") -> None:
    window.box.deal(hands.begin(window.desk, play_of(scenarios()[scenario], book(window.desk.house))))


def today_left(window: Window) -> None:
    deal(window, "four-card-flop-last-two-stuck")
    sit(window)
    window.box.leave()


def in_session(window: Window, *kinds: Kind) -> None:
    """A session of one thing of each kind, at the first of them."""
    keys = {Kind.HAND: "boxed-two-in-the-deal", Kind.QUESTION: "boxed-how-many", Kind.ROUND: "call-or-raise"}
    reason = Want("topic:deal.boxed-card", Part.REMEDY, Why.NEW, "deal.boxed-card")
    items = (Item(kind, (keys[kind],), 60.0, (reason,), 7) for kind in kinds)
    plan = Plan(window.desk.house, 5, tuple(items))
    window.sitting = Sitting(window, SoFar(plan), datetime.now().astimezone())
    window.sitting.keep()
    window.go_on()
    window.box.settle()


def session_left(window: Window) -> None:
    deal(window, "boxed-two-in-the-deal", MISTAKES["plays-on"].dealer)
    in_session(window, Kind.HAND, Kind.ROUND)
    window.play.left.emit()


def explained(window: Window) -> None:
    deal(window, "boxed-two-in-the-deal", MISTAKES["plays-on"].dealer)
    window.open_page("today")
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    page.order_asked.emit()


def session_debrief(window: Window) -> None:
    """A hand of a session, dealt to its debrief by one who does not look."""
    in_session(window, Kind.HAND, Kind.ROUND)
    dealing = window.play.dealing
    assert dealing is not None
    session = dealing.session
    for gesture in play_out(session.play, session.law, MISTAKES["plays-on"].dealer).gestures[len(session.record) :]:
        session.record.add(gesture)
        hands.keep(window.desk, gesture)
    session._event = None
    window.box.ended()
    window.box.settle()


def session_end(window: Window) -> None:
    session_debrief(window)
    assert window.sitting is not None
    window.sitting.end()


def floor_called(window: Window) -> None:
    """The floor stands at the table and asks."""
    sit(window, "four-card-flop-turned-up-inherited")
    window.play.act("floor")
    clock = window.play.dealing._clock if window.play.dealing else None
    assert isinstance(clock, JumpClock)
    while window.play.menu is None:
        assert clock.jump()


def stud_seventh(window: Window) -> None:
    sit(window, "short-stub-two-for-four")


def floor_in_the_replay(window: Window) -> None:
    """The debrief of a stud hand, at the stop where the floor has come."""
    deal(window, "short-stub-two-for-four")
    screen = window.shell.page("debrief")
    assert isinstance(screen, DebriefScreen)
    screen.watch()
    frames, record = window.after.replays[0].frames, window.after.replays[0].record
    window.after._show_step(next(step for step, frame in enumerate(frames) if record.tables[frame.at].floor))


def announcing(window: Window) -> None:
    sit(window)
    window.play.act("announce")


def asked(window: Window) -> None:
    sit(window)
    window.play.act("push")
    window.play.act("muck")


def keys(window: Window) -> None:
    sit(window)
    window.play.show_keys()


def this_hand(window: Window) -> None:
    sit(window)
    window.play.this_hand.open()
