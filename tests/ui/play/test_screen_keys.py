"""The box by the keyboard: every act has its key, the overlay lists it, and what cannot be done says why."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Sit
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import read
from trainer.ui.play.acts import ACTS

Key = Qt.Key
TOLD = read("too-many-cards-on-the-board on flop; board 4; since no-one")
FLOP, FOUR = (Key.Key_3,), (Key.Key_4,)
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.mark.parametrize("seat", range(1, 10))
def test_a_figure_pitches_to_that_seat_and_with_control_face_up(sit: Sit, seat: int) -> None:
    box = sit()
    box.key(Key(Key.Key_0 + seat))
    box.key(Key(Key.Key_0 + seat), mods=CTRL)
    assert box.done == (g.Pitch(seat, False), g.Pitch(seat, True))


def test_with_control_the_flop_comes_face_up_and_the_turn_face_down(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_L, mods=CTRL)
    box.key(Key.Key_L, mods=CTRL)
    box.key(Key.Key_L)
    assert box.done == (g.Lay(3, True), g.Lay(1, False), g.Lay(1, False))


def test_a_figure_beyond_the_last_seat_does_nothing(sit: Sit) -> None:
    box = sit("clean-stud-four")
    box.key(Key(Key.Key_0 + len(box.table.seats) + 1))
    assert box.done == ()


@pytest.mark.parametrize(
    ("key", "act"),
    [
        (Key.Key_B, g.Burn),
        (Key.Key_L, g.Lay),
        (Key.Key_H, g.Shuffle),
        (Key.Key_C, g.Cut),
        (Key.Key_A, g.Move),
        (Key.Key_G, g.Gather),
        (Key.Key_I, g.BringInBets),
        (Key.Key_Space, g.Stop),
        (Key.Key_Return, g.Proceed),
        (Key.Key_Enter, g.Proceed),
        (Key.Key_F, g.CallFloor),
    ],
)
def test_one_key_is_one_act(sit: Sit, key: Key, act: type[g.Act]) -> None:
    box = sit()
    box.key(key)
    assert [type(each) for each in box.done] == [act]
    assert len(box.kept) == 1


def test_next_hand_ends_the_hand(sit: Sit) -> None:
    box = sit()
    assert box.screen.dealing is not None
    session = box.session
    with box.qtbot.waitSignal(box.screen.dealing.ended):
        box.key(Key.Key_X)
    assert session.ended


def test_a_flop_by_keys_is_burned_spread_and_turned(sit: Sit) -> None:
    box = sit()
    box.to_the_flop()
    assert [type(act) for act in box.done[-4:]] == [g.BringInBets, g.Burn, g.Lay, g.Turn]
    assert [each.up for each in box.table.board] == [True] * 3


def test_the_last_card_dealt_is_taken_back(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_4)
    [lying] = box.table.seat(4).hand
    box.key(Key.Key_K)
    assert box.done[-1] == g.Move("stub-top", False, (lying.card,))


def test_a_hand_is_mucked_by_naming_its_seat(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_4, Key.Key_M)
    assert "Muck whose hand?" in box.prompt
    box.key(Key.Key_4)
    assert box.done[-1] == g.Muck(4)


def test_the_button_moves_to_the_seat_that_is_named(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_D, Key.Key_7)
    assert box.done == (g.MoveButton(7),)


def test_a_pot_is_split_between_the_seats_named_then_enter(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    box.jump(lambda: box.session.record.course.closed)
    box.key(Key.Key_I)
    whole = box.table.pot.amount
    box.key(Key.Key_U, Key.Key_3, Key.Key_6, Key.Key_Return)
    pushed = {act.seat: act.chips.amount for act in box.done if isinstance(act, g.PushPot)}
    assert set(pushed) == {3, 6}
    assert sum(pushed.values()) == whole
    assert abs(pushed[3] - pushed[6]) <= min(value for value, _ in box.table.rack.piles)


def test_an_announcement_by_its_number(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_N)
    assert box.screen.menu is not None
    box.key(Key.Key_3)
    assert box.done == (g.Announce("boxed-card"),)
    assert box.screen.menu is None
    box.key(Key.Key_3)
    assert box.done[-1] == g.Pitch(3, False)


def test_the_whole_conversation_with_the_floor_by_keys(sit: Sit) -> None:
    box = sit("four-card-flop-turned-up-inherited")
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_1)
    box.key(*FLOP, *FOUR, Key.Key_N, Key.Key_Return)
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_3)
    assert box.done == (g.CallFloor(), TOLD, g.Plan("please-draw"))


def test_a_conversation_that_was_closed_is_taken_up_again_by_calling_once_more(sit: Sit) -> None:
    box = sit("four-card-flop-turned-up-inherited")
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_Escape)
    assert box.screen.menu is None
    assert box.done == (g.CallFloor(),)
    box.key(Key.Key_F)
    assert box.screen.menu is not None
    box.key(Key.Key_1, *FLOP, *FOUR, Key.Key_N, Key.Key_Return)
    assert box.done[-1] == TOLD


@pytest.mark.parametrize("asked", ["What happened?", "What do you want to do?"])
def test_a_figure_after_the_floors_list_was_closed_is_not_pitched_unasked(sit: Sit, asked: str) -> None:
    box = sit("four-card-flop-turned-up-inherited")
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    if asked != "What happened?":
        box.report(0, "on flop; board 4; since no-one")
        box.jump(lambda: box.screen.menu is not None)
    said = box.done
    assert box.screen.menu is not None and box.screen.menu.accessibleName() == asked
    box.key(Key.Key_Escape, Key.Key_3)
    assert box.done == said
    assert box.prompt == "The floor is waiting. Press F to answer, or press 3 again to pitch."
    box.key(Key.Key_3)
    assert box.done == (*said, g.Pitch(3, False))


def test_another_act_after_the_floors_list_shows_that_the_hands_are_meant(sit: Sit) -> None:
    box = sit("four-card-flop-turned-up-inherited")
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_Escape, Key.Key_S, Key.Key_3)
    assert [type(each) for each in box.done] == [g.CallFloor, g.Scramble, g.Pitch]


# --- choosing


def test_shift_with_a_zones_key_takes_up_the_whole_zone(sit: Sit) -> None:
    box = sit("clean-holdem-flop-inherited")
    box.key(Key.Key_L, mods=SHIFT)
    assert set(box.hands.chosen) == {each.card for each in box.table.board}
    assert len(box.hands.chosen) == 3
    box.key(Key.Key_L, mods=SHIFT)
    assert box.hands.chosen == ()
    box.key(Key.Key_B, mods=SHIFT)
    assert set(box.hands.chosen) == {each.card for each in box.table.burns}
    box.key(Key.Key_Escape)
    box.key(Key.Key_K, mods=SHIFT)
    assert set(box.hands.chosen) == {each.card for each in box.table.stub}
    assert box.done == ()


def test_the_whole_stub_is_scrambled_by_its_keys(sit: Sit) -> None:
    box = sit("clean-holdem-flop-inherited")
    stub = {each.card for each in box.table.stub}
    box.key(Key.Key_K, mods=SHIFT)
    box.key(Key.Key_S)
    (act,) = box.done
    assert isinstance(act, g.Scramble) and {*act.cards} == stub


def test_arrows_walk_from_card_to_card_and_q_takes_one_up(sit: Sit) -> None:
    box = sit("clean-holdem-flop-inherited")
    box.key(Key.Key_Right)
    first = box.screen.walker.card
    assert first == box.table.board[0].card.name
    assert box.view.table.focus is not None
    box.key(Key.Key_Right)
    second = box.screen.walker.card
    assert second == box.table.board[1].card.name
    box.key(Key.Key_Q)
    assert [each.name for each in box.hands.chosen] == [second]
    box.key(Key.Key_Q)
    assert box.hands.chosen == ()
    box.key(Key.Key_Down)
    assert box.screen.walker.card not in {each.card.name for each in box.table.board}
    box.key(Key.Key_Up)
    assert box.screen.walker.card == first
    assert box.done == ()


def test_every_card_that_lies_on_the_table_can_be_reached_by_the_arrows(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    wanted = {each.card.name for seat in box.table.seats for each in seat.hand}
    met = set()
    for _ in range(24):
        box.key(Key.Key_Down)
        for _ in range(3):
            box.key(Key.Key_Right)
            met.add(box.screen.walker.card)
    assert wanted - met == set()


def test_a_chosen_card_goes_where_the_next_key_says(sit: Sit) -> None:
    box = sit("clean-holdem-flop-inherited")
    card = box.table.board[0].card
    up = box.table.board[0].up
    box.key(Key.Key_Right, Key.Key_Q, Key.Key_A)
    assert box.done == (g.Move("aside", up, (card,)),)


def test_escape_lets_go_of_everything_and_does_nothing_else(sit: Sit) -> None:
    box = sit("clean-holdem-flop-inherited")
    box.key(Key.Key_L, mods=SHIFT)
    box.key(Key.Key_M, Key.Key_Escape)
    assert box.hands.chosen == ()
    box.key(Key.Key_D)
    assert box.prompt
    box.key(Key.Key_Escape)
    assert box.hands.asking == ""
    assert not box.prompt.startswith("Button")


def test_scrambling_and_shuffling_record_the_order_that_resulted(sit: Sit) -> None:
    box = sit("clean-holdem-flop-inherited")
    before = {each.card for each in box.table.board}
    box.key(Key.Key_S, Key.Key_H, Key.Key_C)
    scramble, shuffle, cut = box.done
    assert isinstance(scramble, g.Scramble)
    assert set(scramble.cards) == before
    assert isinstance(shuffle, g.Shuffle)
    assert isinstance(cut, g.Cut)
    assert tuple(each.card for each in box.table.stub) == shuffle.cards[cut.depth :] + shuffle.cards[: cut.depth]


def test_face_up_stays_on_until_it_is_pressed_again(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_E, Key.Key_1, Key.Key_2, Key.Key_E, Key.Key_3)
    assert box.done == (g.Pitch(1, True), g.Pitch(2, True), g.Pitch(3, False))


def test_face_up_is_over_once_cards_were_laid_on_the_board(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_E, Key.Key_L, Key.Key_3)
    assert box.done == (g.Lay(3, True), g.Pitch(3, False))
    assert "face" not in box.hands.lit


# --- what cannot be done, and what must not


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ((Key.Key_K,), "Choose the cards first."),
        ((Key.Key_T,), "Choose the cards to turn over."),
        ((Key.Key_S,), "Choose two or more cards in the same place."),
        ((Key.Key_M, Key.Key_4), "Seat 4 has no cards."),
        ((Key.Key_U,), "There is nothing in the pot."),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(sit: Sit, keys: tuple[Key, ...], words: str) -> None:
    box = sit()
    before = box.table
    box.key(*keys)
    assert box.prompt == words
    assert box.done == ()
    assert box.table == before


def test_wrong_acts_are_possible(sit: Sit) -> None:
    """One card too many, no burn, a burn too many: the table lets them err."""
    box = sit()
    box.key(*(Key.Key_1,) * 4, Key.Key_B, Key.Key_B, Key.Key_L, Key.Key_L)
    assert len(box.table.seat(1).hand) == 4
    assert (len(box.table.burns), len(box.table.board)) == (2, 4)


def test_nothing_is_undone(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_1)
    box.key(Key.Key_Z, mods=CTRL)
    box.key(Key.Key_Backspace, Key.Key_Delete, Key.Key_Z)
    assert box.done == (g.Pitch(1, False),)
    assert not any("undo" in f"{act.name} {act.label} {act.detail}".casefold() for act in ACTS)


def test_a_key_that_is_held_down_deals_one_card(sit: Sit) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    box = sit()
    box.key(Key.Key_1)
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True, 1)
    QApplication.sendEvent(box.screen, held)
    assert box.done == (g.Pitch(1, False),)
