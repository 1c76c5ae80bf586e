"""What keys, clicks and drags become. The machine knows no rule, so every wrong act must come out as well."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.cards import card, cards, placed
from trainer.kernel.chips import chips, make
from trainer.kernel.happen import happen
from trainer.kernel.table import Seat, Table
from trainer.ui.play.hands import Hands
from trainer.ui.play.split import split
from trainer.ui.table.targets import Target


class Fixed:
    """Chance that reverses and cuts at three."""

    def shuffle_order(self, group):
        return tuple(reversed(group))

    scramble_order = shuffle_order

    def cut_depth(self):
        return 3


def lying(text):
    return tuple(placed(each) for each in text.split())


@pytest.fixture
def table():
    seats = tuple(Seat(n, f"P{n}", make(1000, (100,)), hand=lying("2c 3c") if n == 3 else ()) for n in range(1, 7))
    return Table(
        seats, 2, lying("^Ah Kd Qs Jc Th"), board=lying("9s 8s ^7s"), pots=(chips("100x5"),), rack=chips("25x40")
    )


@pytest.fixture
def hands():
    return Hands(Fixed())


SEAT3, STUB, BURNS, ASIDE, MUCK, FELT = (
    Target("seat", 3),
    Target("stub"),
    Target("burns"),
    Target("aside"),
    Target("muck"),
    Target("felt"),
)
BOARD9 = Target("card", None, "9s", "board")
HAND2C = Target("card", 3, "2c", "hand-3")


def test_a_click_on_a_seat_pitches_while_the_stub_is_in_hand(hands, table):
    assert hands.click(SEAT3, table) == (g.Pitch(3, False),)
    assert hands.click(SEAT3, table, up=True) == (g.Pitch(3, True),)


def test_a_click_on_a_players_card_pitches_to_that_seat(hands, table):
    assert hands.click(HAND2C, table) == (g.Pitch(3, False),)


def test_with_the_stub_put_down_a_click_chooses_the_card(hands, table):
    assert hands.click(STUB, table) == ()
    assert hands.click(HAND2C, table) == ()
    assert hands.chosen == (card("2c"),)


@pytest.mark.parametrize(
    ("end", "act"),
    [
        (SEAT3, g.Pitch(3, False)),
        (BURNS, g.Burn()),
        (Target("board"), g.Lay(1, False)),
        (Target("board-slot", slot=4), g.Lay(1, False)),
        (BOARD9, g.Lay(1, False)),
        (ASIDE, g.Move("aside", True, cards("Ah"))),
        (MUCK, g.Move("muck", True, cards("Ah"))),
    ],
)
def test_a_drag_off_the_stub_goes_where_it_ends(hands, table, end, act):
    assert hands.drag(STUB, end, table) == (act,)


def test_a_drag_off_the_stub_to_nowhere_does_nothing(hands, table):
    assert hands.drag(STUB, FELT, table) == ()


@pytest.mark.parametrize(
    ("end", "act"),
    [
        (STUB, g.Move("stub-top", False, cards("9s"))),
        (ASIDE, g.Move("aside", False, cards("9s"))),
        (BURNS, g.Move("burns", False, cards("9s"))),
        (MUCK, g.Move("muck", False, cards("9s"))),
        (SEAT3, g.Move("hand-3", False, cards("9s"))),
    ],
)
def test_a_card_of_the_board_can_be_carried_anywhere(hands, table, end, act):
    assert hands.drag(BOARD9, end, table) == (act,)


def test_a_card_put_down_where_it_lay_stays(hands, table):
    assert hands.drag(BOARD9, Target("board"), table) == ()
    assert hands.chosen == ()


def test_a_face_up_card_set_aside_stays_face_up(hands, table):
    assert hands.drag(Target("card", None, "7s", "board"), ASIDE, table) == (g.Move("aside", True, cards("7s")),)


GATHERED = {
    "a joker in the gathered deck": ("2c Jk 3d", "", "Jk"),
    "no joker in it": ("2c 4h 3d", "", "2c"),
    "other cards still lie there": ("2c Jk 3d", "9s", "2c"),
}


@pytest.mark.parametrize(("stub", "board", "away"), GATHERED.values(), ids=GATHERED)
def test_a_joker_can_be_looked_for_in_the_gathered_deck(hands, stub, board, away):
    seats = tuple(Seat(n, f"P{n}", make(1000, (100,))) for n in range(1, 7))
    there = Table(seats, 2, lying(stub), board=lying(board))
    assert hands.do("aside", there) == (g.Move("aside", False, cards(away)),)
    assert hands.drag(STUB, ASIDE, there) == (g.Move("aside", False, cards(away)),)


def test_carrying_one_of_the_chosen_cards_carries_them_all(hands, table):
    hands.choose_all(table.board)
    assert hands.drag(BOARD9, STUB, table) == (g.Move("stub-top", False, cards("9s 8s 7s")),)


def test_a_double_click_turns_a_card_over(hands, table):
    assert hands.turn_over(BOARD9, table) == (g.Turn(True, cards("9s")),)
    assert hands.turn_over(Target("card", None, "7s", "board"), table) == (g.Turn(False, cards("7s")),)


@pytest.mark.parametrize(
    ("name", "act"),
    [
        ("burn", g.Burn()),
        ("lay", g.Lay(1, False)),
        ("turn", g.Turn(True, cards("9s 8s"))),
        ("take-back", g.Move("stub-top", False, cards("8s"))),
        ("scramble", g.Scramble(cards("7s 8s 9s"))),
        ("shuffle", g.Shuffle(cards("Th Jc Qs Kd Ah"))),
        ("cut", g.Cut(3)),
        ("aside", g.Move("aside", True, cards("Ah"))),
        ("gather", g.Gather()),
        ("bring-in", g.BringInBets()),
        ("stop", g.Stop()),
        ("proceed", g.Proceed()),
        ("next-hand", g.NextHand()),
        ("floor", g.CallFloor()),
    ],
)
def test_every_act_of_the_palette_does_its_thing(hands, table, name, act):
    assert hands.do(name, table, cards("8s")) == (act,)


def test_a_loose_stub_is_squared_by_its_act_or_by_the_right_button_on_it(hands, table):
    loose = replace(table, loose=True)
    assert hands.do("square", loose) == (g.Square(),)
    held = hands.stub_in_hand
    assert hands.click(STUB, loose, up=True) == (g.Square(),)
    assert hands.stub_in_hand is held


def test_a_square_stub_or_none_needs_no_squaring_and_says_so(hands, table):
    assert hands.do("square", table) == ()
    assert hands.hint == "The stub is already square."
    assert hands.click(STUB, replace(table, stub=table.stub[:1]), up=True) == ()
    assert hands.hint == "There is nothing to square."


def test_a_destination_key_moves_the_chosen_cards(hands, table):
    for name, to in (("burn", "burns"), ("muck", "muck"), ("aside", "aside")):
        hands.choose(card("9s"))
        assert hands.do(name, table) == (g.Move(to, False, cards("9s")),)
    hands.choose(card("9s"))
    assert hands.seat(5, table) == (g.Move("hand-5", False, cards("9s")),)


def test_face_up_lasts_until_it_is_pressed_again(hands, table):
    hands.do("face", table)
    assert hands.seat(1, table) == (g.Pitch(1, True),)
    hands.do("face", table)
    assert hands.seat(1, table) == (g.Pitch(1, False),)


FLOP = lying("^9s ^8s ^7s")


@pytest.mark.parametrize(
    ("board", "comes"), [((), False), (FLOP[:2], False), (FLOP, True), ((*FLOP, *lying("^6s")), True)]
)
def test_the_board_is_dealt_the_other_way_up_by_the_right_button_or_by_its_key(table, board, comes):
    hands, lies = Hands(Fixed(), flop=True), replace(table, board=board)
    count = 1 if board else 3
    slot, to_board = Target("board-slot", slot=len(board)), Target("board")
    assert hands.drag(STUB, to_board, lies) == hands.do("lay", lies) == (g.Lay(count, comes),)
    assert hands.drag(STUB, to_board, lies, up=True) == (g.Lay(count, not comes),)
    assert hands.do("lay-over", lies) == hands.click(slot, lies, up=True) == (g.Lay(count, not comes),)


def test_chosen_cards_go_to_the_board_as_they_are(hands, table):
    hands.choose(card("2c"))
    assert hands.do("lay-over", table) == (g.Move("board", False, cards("2c")),)


def test_with_face_up_pressed_a_turn_still_comes_face_up(table):
    hands, lies = Hands(Fixed(), flop=True), replace(table, board=FLOP)
    hands.do("face", lies)
    assert hands.do("lay", lies) == (g.Lay(1, True),)


def test_muck_asks_for_a_seat_and_kills_that_hand(hands, table):
    assert hands.do("muck", table) == ()
    assert hands.prompt(table)
    assert hands.seat(3, table) == (g.Muck(3),)
    assert not hands.prompt(table)


def test_mucking_an_empty_seat_says_why_not(hands, table):
    hands.do("muck", table)
    assert hands.seat(4, table) == ()
    assert hands.hint == "Seat 4 has no cards."


def test_the_whole_pot_goes_to_one_seat(hands, table):
    hands.do("push", table)
    hands.seat(3, table)
    assert hands.do("proceed", table) == (g.PushPot(3, chips("100x5")),)


def test_a_pot_is_split_with_change_out_of_the_rack(hands, table):
    hands.do("push", table)
    hands.seat(5, table)
    hands.seat(3, table)
    change, left, right = hands.do("push", table)
    assert isinstance(change, g.Trade)
    assert (change.place, change.other) == ("main", "rack")
    assert change.give.amount == change.take.amount
    assert [(left.seat, left.chips.amount), (right.seat, right.chips.amount)] == [(3, 250), (5, 250)]


def test_the_odd_chip_goes_left_of_the_button(hands, table):
    _, shares = split(table, 3)
    assert [share.amount for share in shares] == [175, 175, 150]


def test_letting_go_forgets_first_and_then_puts_the_stub_down(hands, table):
    hands.do("muck", table)
    hands.let_go()
    assert hands.stub_in_hand
    assert not hands.prompt(table)
    hands.let_go()
    assert not hands.stub_in_hand


@pytest.mark.parametrize("name", ["burn", "lay", "shuffle", "cut", "aside"])
def test_an_empty_stub_is_said_and_nothing_happens(hands, table, name):
    from dataclasses import replace

    assert hands.do(name, replace(table, stub=())) == ()
    assert hands.hint


def test_dragging_chips_button_and_pot(hands, table):
    assert hands.drag(Target("button"), SEAT3, table) == (g.MoveButton(3),)
    assert hands.drag(Target("pot"), SEAT3, table) == (g.PushPot(3, chips("100x5")),)
    assert hands.drag(Target("bet", 2), Target("board"), table) == (g.BringInBets(),)


def hands_of(table, **held):
    seats = tuple(replace(each, hand=lying(held.get(f"seat{each.number}", ""))) for each in table.seats)
    return replace(table, seats=seats)


def test_a_card_of_a_hand_on_the_muck_takes_the_whole_hand_along(hands, table):
    for others in ({"seat5": "4d 5d"}, {}):
        assert hands.drag(HAND2C, MUCK, hands_of(table, seat3="^2c ^3c", **others)) == (g.Muck(3),)


def test_of_a_hand_with_too_many_cards_one_goes_to_the_muck_alone(hands, table):
    dealt = hands_of(table, seat3="2c 3c 4c", seat5="4d 5d")
    assert hands.drag(HAND2C, MUCK, dealt) == (g.Move("muck", False, cards("2c")),)


def test_a_card_that_was_chosen_goes_to_the_muck_alone(hands, table):
    hands.choose(card("2c"))
    assert hands.drag(HAND2C, MUCK, table) == (g.Move("muck", False, cards("2c")),)


# --- the muck ------------------------------------------------------------------------------------------------------


@pytest.fixture
def mucked(table):
    return replace(table, muck=lying("4c 5c 6d 7d"))


def test_a_click_on_the_muck_takes_its_uppermost_card_up_and_then_the_next(hands, mucked):
    hands.stub_in_hand = False
    assert hands.click(MUCK, mucked) == ()
    assert hands.chosen == (card("7d"),)
    hands.click(MUCK, mucked)
    assert hands.chosen == cards("7d 6d")
    assert hands.seat(3, mucked) == (g.Move("hand-3", False, cards("7d 6d")),)


def test_a_hand_is_dragged_from_the_muck_back_to_its_player(hands, mucked):
    assert hands.drag(MUCK, SEAT3, mucked) == (g.Move("hand-3", False, cards("7d")),)
    hands.click(MUCK, mucked)
    hands.click(MUCK, mucked)
    assert hands.do("turn", mucked) == (g.Turn(True, cards("7d 6d")),)
    assert hands.chosen == ()


def test_cards_from_elsewhere_still_go_into_the_muck(hands, mucked):
    hands.stub_in_hand = False
    hands.choose(card("9s"))
    assert hands.click(MUCK, mucked) == (g.Move("muck", False, cards("9s")),)
    assert hands.click(MUCK, replace(mucked, muck=())) == ()
    assert hands.chosen == ()


def test_a_whole_muck_can_be_taken_up_and_no_card_more(hands, mucked):
    for _ in range(6):
        hands.click(MUCK, mucked)
    assert hands.chosen == cards("7d 6d 5c 4c")


# --- with Shift, all cards of a place


@pytest.mark.parametrize(
    ("spot", "zone"),
    [(STUB, "stub"), (MUCK, "muck"), (BOARD9, "board"), (Target("board-slot", slot=4), "board")],
)
@pytest.mark.parametrize("in_hand", [True, False])
def test_a_click_with_shift_takes_up_all_cards_of_a_place_and_again_lets_them_go(hands, mucked, spot, zone, in_hand):
    hands.stub_in_hand = in_hand
    assert hands.click(spot, mucked, single=True) == ()
    assert {*hands.chosen} == {each.card for each in dict(mucked.zones())[zone]}
    assert hands.click(spot, mucked, single=True) == ()
    assert (hands.chosen, hands.stub_in_hand) == ((), in_hand)


def test_where_nothing_lies_shift_says_so(hands, table):
    assert hands.click(ASIDE, table, single=True) == ()
    assert (hands.chosen, hands.hint) == ((), "Nothing is set aside.")


def test_with_shift_a_card_of_a_hand_is_one_like_any_other(hands, table):
    hands.stub_in_hand = False
    hands.click(HAND2C, table, single=True)
    assert hands.chosen == (card("2c"),)


def test_a_card_in_the_stub_that_is_face_up_goes_under_when_the_stub_is_scrambled(hands, table):
    hands.click(STUB, table, single=True)
    act = hands.do("scramble", table)
    assert act == (g.Scramble(cards("Th Jc Qs Kd Ah")),)
    assert not any(each.up for each in happen(table, g.Gesture(0, g.DEALER, act[0])).stub)


def test_the_whole_stub_is_carried_as_one_and_its_top_card_alone_as_ever(hands, table):
    assert hands.drag(STUB, BURNS, table) == (g.Burn(),)
    hands.click(STUB, table, single=True)
    assert hands.drag(STUB, MUCK, table) == (g.Move("muck", False, cards("Ah Kd Qs Jc Th")),)
    assert hands.chosen == ()


def test_chips_in_the_hand_are_put_down_for_the_cards(hands, table):
    hands.chips.take("main", table)
    hands.click(STUB, table, single=True)
    assert hands.chips.held is None
    assert len(hands.chosen) == 5


# --- face up on its way


@pytest.fixture
def burned(table):
    return replace(table, burns=lying("6h 5h"))


BURN = Target("card", None, "5h", "burns")


@pytest.mark.parametrize("up", [False, True])
def test_a_card_goes_to_a_seat_as_it_lies_or_face_up_by_the_right_button_and_by_control(hands, burned, up):
    wanted = (g.Move("hand-3", up, cards("5h")),)
    assert hands.drag(BURN, SEAT3, burned, up=up) == wanted
    hands.choose(card("5h"))
    assert hands.seat(3, burned, up=up) == wanted


def test_to_the_muck_the_burns_and_the_stub_it_goes_down_all_the_same(hands, table):
    for end, to in ((MUCK, "muck"), (BURNS, "burns"), (STUB, "stub-top")):
        assert hands.drag(Target("card", None, "7s", "board"), end, table, up=True) == (g.Move(to, False, cards("7s")),)
