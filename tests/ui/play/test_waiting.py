"""Whom the table waits for is seen: the next player around it or the dealer; an act without which nothing goes on."""

from PySide6.QtCore import Qt

from tests.ui.demo.conftest import session_at
from tests.ui.play.conftest import HEADING, Box, Sit
from trainer.kernel import gestures as g
from trainer.ui.demo.clock import JumpClock
from trainer.ui.play.dealing import Dealing
from trainer.ui.play.waiting import ASKED, NAMED, STOPPED
from trainer.ui.table import spoken
from trainer.ui.table.picture import WAITS_FOR_DEALER
from trainer.ui.table.targets import Target

Key = Qt.Key


def marked(box: Box) -> int | None:
    return box.view.table.picture.waits_for


def wanted(box: Box) -> dict[str, str]:
    return {name: each.wanted for name, each in box.screen.palette_.buttons.items() if each.wanted}


def a_round(box: Box) -> list[tuple[int | None, int]]:
    """Who was marked before each act of a player, and who acted, until everyone waits for the dealer."""
    found: list[tuple[int | None, int]] = []
    before = marked(box)
    while box.clock.jump():
        last = box.session.record.gestures[-1]
        if isinstance(last.act, g.Check | g.Fold | g.Wager):
            found.append((before, last.seat or 0))
        before = marked(box)
    return found


def test_in_a_clean_hand_whoever_acts_was_marked(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    found = a_round(box)
    assert len(found) > 5
    assert [before for before, _ in found] == [seat for _, seat in found]


def test_when_the_betting_is_over_everyone_waits_for_the_dealer(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    assert marked(box) != WAITS_FOR_DEALER
    box.jump(lambda: box.session.record.course.closed)
    assert marked(box) == WAITS_FOR_DEALER
    box.key(Key.Key_I, Key.Key_B, Key.Key_L, Key.Key_T)
    assert marked(box) not in (None, WAITS_FOR_DEALER)


def test_the_mark_tells_of_no_act_out_of_turn_neither_before_nor_after(sit: Sit) -> None:
    """It goes on from whoever acted, so it tells no more than the players themselves do."""
    box = sit("turns-check-out-of-turn")
    box.deal_in()
    for _ in range(80):
        before, pending = marked(box), box.session.record.course.pending
        if not box.clock.jump():
            box.key(Key.Key_I, Key.Key_B, Key.Key_L, Key.Key_T)
            continue
        done = box.session.record.course.actions[-1:]
        if done and not done[0].in_turn:
            assert before == pending[0] != done[0].seat
            assert marked(box) not in (pending[0], done[0].seat)
            return
    raise AssertionError("no one acted out of turn")


def test_while_the_floor_has_the_table_no_one_is_marked(sit: Sit) -> None:
    box = sit()
    box.to_the_flop()
    box.press("floor")
    assert marked(box) is None
    box.jump(lambda: box.screen.menu is not None)
    assert marked(box) is None


def test_the_mark_is_a_shape_and_is_heard(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    seat = marked(box)
    assert seat
    assert "all eyes on this seat" in spoken.name(box.view.table.picture, Target("seat", seat))
    area = box.view.table.area_of(Target("seat", seat))
    assert area is not None
    with_mark = box.view.grab(area).toImage()
    box.key(Key.Key_Space)
    assert "the action is stopped" in spoken.name(box.view.table.picture, Target("stub"))
    assert box.view.grab(area).toImage() != with_mark


def test_a_stopped_action_asks_for_proceed(sit: Sit) -> None:
    box = sit()
    box.to_the_flop()
    assert wanted(box) == {}
    proceed = box.screen.palette_.buttons["proceed"]
    dark = proceed.grab().toImage()
    box.key(Key.Key_Space)
    assert wanted(box) == {"proceed": STOPPED}
    assert proceed.accessibleDescription() == STOPPED
    assert proceed.grab().toImage() != dark
    box.key(Key.Key_Return)
    assert wanted(box) == {}


def test_a_stop_stands_on_the_table_until_the_floor_comes_or_the_action_goes_on(sit: Sit) -> None:
    box = sit()
    box.to_the_flop()
    shown = [box.view.table.picture.stopped]
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_F):
        box.key(key)
        shown.append(box.view.table.picture.stopped)
    assert shown == [False, True, False, False]


def test_the_floors_button_talks_to_it_while_it_is_at_the_table(sit: Sit) -> None:
    box = sit()
    box.to_the_flop()
    button = box.screen.palette_.buttons["floor"]
    assert button.text() == "Call the floor"
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    assert button.text() == "Talk to the floor"
    assert button.accessibleName() == "Talk to the floor, key F"


def test_a_floor_that_has_asked_waits_for_the_answer(sit: Sit) -> None:
    box = sit()
    box.to_the_flop()
    box.key(Key.Key_F)
    assert wanted(box) == {}
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_Escape)
    assert wanted(box) == {"floor": ASKED}
    box.key(Key.Key_F)
    assert box.screen.menu is not None


def test_a_push_that_has_its_seat_waits_to_be_made(box: Box) -> None:
    box.key(Key.Key_I, Key.Key_U)
    assert wanted(box) == {}
    box.key(Key.Key_3)
    assert wanted(box) == {"push": NAMED}
    box.press("push")
    assert isinstance(box.done[-1], g.PushPot)
    assert wanted(box) == {}


def test_no_one_waits_for_the_dealer_while_players_still_show_their_hands(sit: Sit) -> None:
    box = sit()
    session = session_at("clean-holdem-six", lambda record: len(record.table.board) == 5 and record.course.closed)
    box.clock = JumpClock()
    box.screen.open(Dealing(session, box.kept.append, box.clock), HEADING)
    box.key(Key.Key_I)
    before, shown = marked(box), []
    while box.clock.jump():
        shown.append((before, type(box.session.record.gestures[-1].act)))
        before = marked(box)
    assert len(shown) > 1
    assert set(shown) == {(None, g.Turn)}
    assert before == WAITS_FOR_DEALER
