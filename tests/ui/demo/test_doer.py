"""Every act of the dealer comes out of the real screen exactly, by mouse alone and by keyboard alone."""

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, chips
from trainer.kernel.report_acts import read
from trainer.ui.demo.spots import Unreachable

BOTH = pytest.mark.parametrize("by", ["mouse", "keyboard"])
HOLDEM, STUD, FOUR = "clean-holdem-six", "clean-stud-six", "four-card-flop-first-two-stuck"


def at_once(record):
    return True


def before_the_flop(record):
    return record.course.closed and record.course.street == 0 and bool(record.table.burns)


def flop_down(record):
    return len(record.table.board) == 3 and not any(each.up for each in record.table.board)


def on_the_flop(record):
    return record.course.street == 1


def four_down(record):
    return len(record.table.board) == 4


def bets_in_front(record):
    return record.course.closed and any(seat.bet for seat in record.table.seats)


def won(record):
    return record.course.closed and bool(record.table.pot) and record.course.street == 3


def fifth(record):
    return record.course.street == 2


def names(lying):
    return tuple(each.card for each in lying)


def seat_of(table):
    return next(seat.number for seat in table.seats if seat.hand)


MOMENTS = {
    "shuffled": (HOLDEM, at_once),
    "burned": (HOLDEM, before_the_flop),
    "flop down": (HOLDEM, flop_down),
    "flop": (HOLDEM, on_the_flop),
    "four down": (FOUR, four_down),
    "bets": (HOLDEM, bets_in_front),
    "won": (FOUR, won),
    "stud": (STUD, at_once),
    "fifth": (STUD, fifth),
}
ACTS = {
    "pitch": ("shuffled", lambda t: g.Pitch(left_of_the_button(t))),
    "pitch to the wrong seat": ("shuffled", lambda t: g.Pitch(t.button)),
    "pitch face up": ("stud", lambda t: g.Pitch(left_of_the_button(t), True)),
    "one card too many": ("fifth", lambda t: g.Pitch(seat_of(t), True)),
    "burn": ("shuffled", lambda t: g.Burn()),
    "burn twice": ("burned", lambda t: g.Burn()),
    "spread the flop": ("burned", lambda t: g.Lay(3, False)),
    "spread the flop face up": ("burned", lambda t: g.Lay(3, True)),
    "the turn": ("flop", lambda t: g.Lay(1, True)),
    "the turn, face down": ("flop", lambda t: g.Lay(1, False)),
    "a card more, face down": ("flop down", lambda t: g.Lay(1, False)),
    "turn the flop up": ("flop down", lambda t: g.Turn(True, names(t.board))),
    "turn one card up": ("flop down", lambda t: g.Turn(True, names(t.board)[1:2])),
    "turn two cards up": ("flop down", lambda t: g.Turn(True, names(t.board)[1:])),
    "turn the flop down": ("flop", lambda t: g.Turn(False, names(t.board))),
    "look at a hole card": ("flop", lambda t: g.Turn(True, names(t.seat(seat_of(t)).hand)[:1])),
    "a board card back": ("flop", lambda t: g.Move("stub-top", False, names(t.board)[:1])),
    "the board back": ("four down", lambda t: g.Move("stub-top", False, names(t.board))),
    "a board card to the burns": ("four down", lambda t: g.Move("burns", False, names(t.board)[2:3])),
    "a board card to the muck": ("four down", lambda t: g.Move("muck", False, names(t.board)[:1])),
    "a board card aside": ("flop", lambda t: g.Move("aside", True, names(t.board)[:1])),
    "two board cards aside": ("four down", lambda t: g.Move("aside", False, names(t.board)[:2])),
    "the burn to the board": ("flop", lambda t: g.Move("board", False, names(t.burns))),
    "the burn back": ("burned", lambda t: g.Move("stub-top", False, names(t.burns))),
    "a burn to a hand, face up": ("fifth", lambda t: g.Move(f"hand-{seat_of(t)}", True, names(t.burns)[:1])),
    "a card of a hand back": ("fifth", lambda t: g.Move("stub-top", False, names(t.seat(seat_of(t)).hand)[-1:])),
    "a card of a hand to the muck": ("flop", lambda t: g.Move("muck", False, names(t.seat(seat_of(t)).hand)[:1])),
    "a card to a hand": ("flop", lambda t: g.Move(f"hand-{seat_of(t)}", True, names(t.board)[:1])),
    "the top of the stub aside": ("flop", lambda t: g.Move("aside", False, names(t.stub)[:1])),
    "scramble the flop": ("four down", lambda t: g.Scramble(names(t.board))),
    "scramble the stub": ("flop", lambda t: g.Scramble(names(t.stub))),
    "scramble two": ("four down", lambda t: g.Scramble(names(t.board)[:2])),
    "shuffle": ("flop", lambda t: g.Shuffle(names(t.stub))),
    "cut": ("flop", lambda t: g.Cut(20)),
    "square": ("burned", lambda t: g.Square()),
    "gather": ("flop", lambda t: g.Gather()),
    "bring in": ("bets", lambda t: g.BringInBets()),
    "return a bet": ("bets", lambda t: bet_back(t)),
    "push the pot": ("won", lambda t: g.PushPot(seat_of(t), t.pot)),
    "kill a hand": ("flop", lambda t: g.Muck(seat_of(t))),
    "button": ("flop", lambda t: g.MoveButton(seat_of(t))),
    "stop": ("flop", lambda t: g.Stop()),
    "proceed": ("flop", lambda t: g.Proceed()),
    "floor": ("flop", lambda t: g.CallFloor()),
    "announce": ("flop", lambda t: g.Announce("misdeal")),
    "next hand": ("flop", lambda t: g.NextHand()),
}
BY_CHANCE = (g.Scramble, g.Shuffle, g.Cut)


def left_of_the_button(table):
    taken = [seat.number for seat in table.seats if seat.taken]
    return next((number for number in taken if number > table.button), taken[0])


def bet_back(table):
    seat = next(seat for seat in table.seats if seat.bet)
    return g.ReturnBet(seat.number, seat.bet)


@BOTH
@pytest.mark.parametrize("name", ACTS)
def test_the_act_comes_out_exactly(box, by, name):
    moment, make = ACTS[name]
    there = box(*MOMENTS[moment], by)
    act = make(there.session.record.table)
    there.doer.do(act)
    assert len(there.dealt) == 1
    done = there.dealt[0]
    if isinstance(act, BY_CHANCE):
        assert type(done) is type(act)
        assert sorted(map(str, getattr(done, "cards", ()))) == sorted(map(str, getattr(act, "cards", ())))
    else:
        assert done == act


@BOTH
def test_a_card_that_lies_down_is_turned_up_before_it_is_set_aside_face_up(box, by):
    there = box(*MOMENTS["four down"], by)
    card = names(there.session.record.table.board)[:1]
    there.doer.do(g.Move("aside", True, card))
    assert there.dealt == [g.Turn(True, card), g.Move("aside", True, card)]


@BOTH
def test_upcards_of_several_hands_are_turned_down(box, by):
    there = box(*MOMENTS["fifth"], by)
    hands = [seat.hand for seat in there.session.record.table.seats if any(each.up for each in seat.hand)][:2]
    cards = tuple(next(each.card for each in hand if each.up) for hand in hands)
    there.doer.do(g.Turn(False, cards))
    assert {card for act in there.dealt for card in act.cards} == {*cards}
    assert not any(there.session.record.table.find(each).up for each in cards)


@BOTH
def test_three_cards_of_the_stub_go_aside_one_by_one(box, by):
    there = box(*MOMENTS["fifth"], by)
    top = names(there.session.record.table.stub)[:3]
    there.doer.do(g.Move("aside", False, top))
    assert there.dealt == [g.Move("aside", False, (each,)) for each in top]


@BOTH
def test_the_pot_is_split_by_naming_both_seats(box, by):
    there = box(*MOMENTS["won"], by)
    table = there.session.record.table
    seats = [seat.number for seat in table.seats if seat.hand][:2]
    assert len(seats) == 2
    there.doer.push(seats)
    pushed = [act for act in there.dealt if isinstance(act, g.PushPot)]
    assert sorted(act.seat for act in pushed) == seats
    assert sum(act.chips.amount for act in pushed) == table.pot.amount


@BOTH
def test_the_floor_is_answered_in_its_menus(box, by):
    there = box(*MOMENTS["four down"], by)
    there.doer.do(g.CallFloor())
    assert there.clock.jump()
    assert there.clock.jump()
    told = read("too-many-cards-on-the-board on flop; 3 said-raise 1200; 3 checked; board 4; since 2 3")
    there.doer.do(told)
    assert there.kept[-1].act == told
    assert there.clock.jump()
    there.doer.do(g.Scramble(names(there.session.record.table.board)))  # the menu is left first
    there.doer.do(g.Plan("please-draw"))
    verbs = [each.act.verb for each in there.kept]
    assert verbs == ["floor", "come", "ask", "report", "ask", "scramble", "plan"]


@BOTH
def test_what_the_screen_has_no_way_to_is_said(box, by):
    there = box(*MOMENTS["won"], by)
    with pytest.raises(Unreachable):
        there.doer.do(g.Change(1, chips("100x5"), chips("25000x1")))
    with pytest.raises(Unreachable):
        there.doer.do(g.Check())


def first_bets(table):
    """The two seats with the largest bets, and what lies there."""
    seats = sorted((seat for seat in table.seats if seat.bet), key=lambda seat: (-seat.bet.pieces, seat.number))
    return [(seat.number, seat.bet) for seat in seats[:2]]


def one_of(lying):
    """One chip of the largest pile."""
    return Chips(((max(lying.piles, key=lambda each: each[1])[0], 1),))


CHIP_ACTS = {
    "a bet to the main pot": lambda t, n, bet: g.Collect(n, bet, "main"),
    "one chip of a bet to the main pot": lambda t, n, bet: g.Collect(n, one_of(bet), "main"),
    "a bet begins a side pot": lambda t, n, bet: g.Collect(n, bet, "side-1"),
    "one chip of a bet back": lambda t, n, bet: g.ReturnBet(n, one_of(bet)),
    "a bet to a stranger": lambda t, n, bet: g.Trade(f"bet-{n}", bet, f"stack-{n % 6 + 1}", Chips()),
    "a bet counted": lambda t, n, bet: g.Count(f"bet-{n}"),
    "a stack counted": lambda t, n, bet: g.Count(f"stack-{n}"),
    "the all-in button": lambda t, n, bet: g.AllInButton(n),
    "a bet changed with the tray": lambda t, n, bet: g.Trade(f"bet-{n}", one_of(bet), "rack", chips("25x4")),
    "a bet changed wrongly": lambda t, n, bet: g.Trade(f"bet-{n}", one_of(bet), "rack", chips("25x3")),
    "a stack changed with the tray": lambda t, n, bet: g.Trade("rack", chips("100x5"), f"stack-{n}", chips("500x1")),
    "bet": lambda t, n, bet: g.AnnounceBet("bet", 1200),
    "call": lambda t, n, bet: g.AnnounceBet("call", 600),
    "raise": lambda t, n, bet: g.AnnounceBet("raise", 1750),
    "all-in": lambda t, n, bet: g.AnnounceBet("all-in", 10325),
    "all-in, whatever it comes to": lambda t, n, bet: g.AnnounceBet("all-in", 0),
    "more chips": lambda t, n, bet: g.AskFor(n, 400),
    "how much it is": lambda t, n, bet: g.AskHowMuch(n),
    "whose turn": lambda t, n, bet: g.ActionOn(n),
    "show": lambda t, n, bet: g.AskToShow(n),
}


@BOTH
@pytest.mark.parametrize("name", CHIP_ACTS)
def test_chips_and_voice_come_out_exactly(box, by, name):
    there = box(*MOMENTS["bets"], by)
    table = there.session.record.table
    act = CHIP_ACTS[name](table, *first_bets(table)[0])
    there.doer.do(act)
    assert there.dealt == [act]


@BOTH
def test_side_pots_are_built_corrected_and_pushed(box, by):
    """A bet begins a side pot, some of another joins it, chips go between the pots and out to seats."""
    there = box(*MOMENTS["bets"], by)
    (one, first), (two, second) = first_bets(there.session.record.table)
    part = one_of(second)
    acts = [
        g.Collect(one, first, "side-1"),
        g.Collect(two, part, "side-1"),
        g.Collect(two, second - part, "main") if second - part else None,
        g.Shift(part, "side-1", "main"),
        g.Shift(part, "main", "side-2"),
        g.PushSide(one, first, "side-1"),
        g.PushSide(two, part, "side-2"),
    ]
    wanted = [act for act in acts if act is not None]
    for act in wanted:
        there.doer.do(act)
    assert there.dealt == wanted


@BOTH
def test_a_pot_is_changed_with_a_stack(box, by):
    there = box(*MOMENTS["won"], by)
    table = there.session.record.table
    seat = next(each for each in table.seats if dict(each.stack.piles).get(500, 0))
    act = g.Trade("main", chips("100x5"), f"stack-{seat.number}", chips("500x1"))
    there.doer.do(act)
    assert there.dealt == [act]


@BOTH
def test_the_all_in_button_is_taken_up_again(box, by):
    there = box(*MOMENTS["bets"], by)
    for _ in range(2):
        there.doer.do(g.AllInButton(3))
    assert there.session.record.table.all_in == frozenset()
