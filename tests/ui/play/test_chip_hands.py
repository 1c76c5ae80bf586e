"""What is taken up and where it goes: every act with chips comes out, however wrong, and nothing else does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, chips
from trainer.kernel.happen import happen
from trainer.kernel.happen_chips import chips_at
from trainer.kernel.table import Seat, Table
from trainer.ui.play.chip_hands import ChipHands
from trainer.ui.play.chip_moves import Exchange, Held, chip_places, chips_words, place_target, sent
from trainer.ui.table.targets import Target

BET3, BET5 = Target("bet", 3), Target("bet", 5)
PILE3 = Target("chips", 3, zone="bet-3", value=1000)
MAIN, SIDE1, SIDE2 = Target("pot"), Target("pot", zone="side-1"), Target("pot", zone="side-2")
RACK, SEAT3, SEAT4 = Target("rack"), Target("seat", 3), Target("seat", 4)


@pytest.fixture
def table():
    seats = tuple(Seat(n, f"P{n}", chips("1000x5+100x10")) for n in range(1, 7))
    seats = tuple(
        Seat(s.number, s.name, s.stack, chips("1000x4+100x5") if s.number in (3, 5) else Chips()) for s in seats
    )
    pots = (chips("1000x6+100x8"), chips("500x4"))
    return Table(seats, 2, (), pots=pots, rack=chips("25x40+100x40+500x40+1000x40"))


@pytest.fixture
def hands():
    return ChipHands()


@pytest.mark.parametrize(
    ("start", "end", "act"),
    [
        (BET3, MAIN, g.Collect(3, chips("1000x4+100x5"), "main")),
        (PILE3, MAIN, g.Collect(3, chips("1000x4"), "main")),
        (PILE3, SIDE1, g.Collect(3, chips("1000x4"), "side-1")),
        (PILE3, SIDE2, g.Collect(3, chips("1000x4"), "side-2")),
        (PILE3, Target("chips", zone="side-1", value=500), g.Collect(3, chips("1000x4"), "side-1")),
        (PILE3, SEAT3, g.ReturnBet(3, chips("1000x4"))),
        (PILE3, Target("stack", 3), g.ReturnBet(3, chips("1000x4"))),
        (PILE3, SEAT4, g.Trade("bet-3", chips("1000x4"), "stack-4", Chips())),
        (MAIN, SIDE1, g.Shift(chips("1000x6+100x8"), "main", "side-1")),
        (SIDE1, MAIN, g.Shift(chips("500x4"), "side-1", "main")),
        (MAIN, SEAT3, g.PushPot(3, chips("1000x6+100x8"))),
        (SIDE1, SEAT3, g.PushSide(3, chips("500x4"), "side-1")),
        (Target("chips", zone="main", value=100), SEAT4, g.PushPot(4, chips("1000x6+100x8"))),
        (Target("stack", 4), MAIN, g.Trade("stack-4", chips("1000x5+100x10"), "main", Chips())),
        (BET3, Target("board"), g.BringInBets()),
        (Target("all-in"), SEAT4, g.AllInButton(4)),
        (Target("all-in", 4), Target("felt"), g.AllInButton(4)),
    ],
)
def test_a_drag_puts_chips_where_it_ends(hands, table, start, end, act):
    assert hands.drag(start, end, table) == (act,)
    assert hands.held is None


@pytest.mark.parametrize("end", [Target("felt"), BET3, Target("stub"), Target("burns")])
def test_a_drag_to_nowhere_or_back_lets_the_chips_lie(hands, table, end):
    assert hands.drag(PILE3, end, table) == ()
    assert hands.held is None


@pytest.mark.parametrize(
    ("start", "end", "exchange"),
    [
        (PILE3, RACK, Exchange("bet-3", chips("1000x4"), "rack")),
        (PILE3, BET5, Exchange("bet-3", chips("1000x4"), "bet-5")),
        (Target("chips", zone="rack", value=25), SEAT4, Exchange("rack", chips("25x40"), "stack-4")),
        (SIDE1, RACK, Exchange("side-1", chips("500x4"), "rack")),
    ],
)
def test_on_the_rack_and_on_other_bets_chips_are_changed(hands, table, start, end, exchange):
    assert hands.drag(start, end, table) == ()
    assert hands.exchange == exchange


def test_shift_takes_one_chip_and_the_wheel_takes_more(hands, table):
    hands.pick_up(PILE3, table, single=True, whole=False)
    assert hands.held == Held("bet-3", chips("1000x1"))
    hands.more(+2, table)
    assert hands.held == Held("bet-3", chips("1000x3"))
    hands.more(+9, table)
    hands.more(-9, table, least=1)
    assert hands.held == Held("bet-3", chips("1000x1"))


def test_chips_that_are_to_be_changed_can_be_taken_up_by_the_wheel(hands, table):
    hands.do("change", table)
    hands.wheel(PILE3, 2, table)
    assert hands.asking == "change"
    hands.click(Target("stack", 4), table, single=False, whole=False)
    assert hands.exchange == Exchange("bet-3", chips("1000x2"), "stack-4")


def test_the_wheel_turned_back_to_nothing_asks_nothing_more(hands, table):
    hands.do("change", table)
    hands.wheel(PILE3, 2, table)
    hands.wheel(PILE3, -2, table)
    assert not hands.busy


def test_the_right_button_takes_all(hands, table):
    hands.pick_up(PILE3, table, single=False, whole=True)
    assert hands.held == Held("bet-3", chips("1000x4+100x5"))


def test_of_a_pot_the_chosen_pile_goes_alone_and_with_shift_one_chip(hands, table):
    start = Target("chips", zone="main", value=100)
    hands.click(start, table, single=False, whole=False)
    assert hands.drag(start, SEAT4, table) == (g.PushPot(4, chips("100x8")),)
    hands.pick_up(start, table, single=True, whole=False)
    assert hands.drag(start, SEAT4, table) == (g.PushPot(4, chips("100x1")),)


def test_piles_chosen_by_clicks_go_together(hands, table):
    hands.click(PILE3, table, single=True, whole=False)
    hands.click(Target("chips", 3, zone="bet-3", value=100), table, single=False, whole=False)
    assert hands.held == Held("bet-3", chips("1000x1+100x5"))
    assert hands.click(SIDE1, table, single=False, whole=False) == (g.Collect(3, chips("1000x1+100x5"), "side-1"),)


def test_a_second_click_on_a_whole_pile_lets_it_go(hands, table):
    for held in (Held("bet-3", chips("1000x4")), None):
        hands.click(PILE3, table, single=False, whole=False)
        assert hands.held == held


@pytest.mark.parametrize(
    ("name", "number", "act"),
    [
        ("bring-in", None, g.Collect(3, chips("1000x4+100x5"), "main")),
        ("return", None, g.ReturnBet(3, chips("1000x4+100x5"))),
        ("side", 1, g.Collect(3, chips("1000x4+100x5"), "side-1")),
        ("side", 2, g.Collect(3, chips("1000x4+100x5"), "side-2")),
        ("", 3, g.ReturnBet(3, chips("1000x4+100x5"))),
        ("", 4, g.Trade("bet-3", chips("1000x4+100x5"), "stack-4", Chips())),
    ],
)
def test_chips_in_the_hand_go_by_a_key(hands, table, name, number, act):
    hands.take("bet-3", table)
    acts = hands.do(name, table) if name else ()
    assert (acts if number is None else hands.number(number, table)) == (act,)
    assert hands.held is None


def test_no_side_pot_is_left_out(hands, table):
    hands.take("bet-3", table)
    hands.do("side", table)
    assert hands.number(3, table) == ()
    assert hands.hint == "The next side pot is side pot 2."


def test_fewer_of_each_denomination(hands, table):
    hands.take("bet-3", table)
    hands.next_pile(1, table)
    hands.more(-3, table)
    hands.next_pile(1, table)
    hands.more(-5, table)
    assert hands.held == Held("bet-3", chips("1000x1"))
    assert "[" not in chips_words(hands.held.chips)


@pytest.mark.parametrize(
    ("typed", "held", "hint"),
    [("2300", "1000x2+100x3", ""), ("50", "1000x4+100x5", "These chips don’t make 50."), ("", "1000x4+100x5", None)],
)
def test_an_amount_is_typed(hands, table, typed, held, hint):
    hands.take("bet-3", table)
    hands.type_amount()
    for figure in typed:
        hands.number(int(figure), table)
    hands.do("proceed", table)
    assert hands.held == Held("bet-3", chips(held))
    assert hint is None or hands.hint == hint


def test_half_a_pot_and_then_a_third_with_the_change_it_takes(hands, table):
    hands.take("side-1", table)
    assert hands.share(table) == ()
    assert hands.held.chips.amount == 1000
    change = hands.share(table)
    assert isinstance(change[0], g.Trade)
    assert hands.held.chips.amount in (650, 675)


def test_several_pots_are_pushed_one_by_one(hands, table):
    assert hands.do("push", table) == ()
    assert hands.prompt(table) == "Push which pot? 0 is the main pot, 1 to 1 the side pots. Esc cancels."
    hands.number(1, table)
    hands.number(3, table)
    hands.number(5, table)
    assert hands.do("proceed", table) == (
        g.PushSide(3, chips("500x2"), "side-1"),
        g.PushSide(5, chips("500x2"), "side-1"),
    )


def test_a_pot_that_is_clicked_is_pushed_to_the_seat_named_next(hands, table):
    hands.push_from("side-1", table)
    hands.number(4, table)
    assert hands.do("push", table) == (g.PushSide(4, chips("500x4"), "side-1"),)


@pytest.mark.parametrize(
    ("spot", "place"), [(PILE3, "bet-3"), (SIDE1, "side-1"), (Target("stack", 4), "stack-4"), (MAIN, "main")]
)
def test_what_is_clicked_is_counted(hands, table, spot, place):
    hands.do("count", table)
    assert hands.click(spot, table, single=False, whole=False) == (g.Count(place),)


def test_a_seat_that_is_named_has_its_bet_counted_and_without_one_its_stack(hands, table):
    for number, place in ((3, "bet-3"), (4, "stack-4")):
        hands.do("count", table)
        assert hands.number(number, table) == (g.Count(place),)


def test_a_place_is_pointed_at_as_a_whole(table):
    for places in chip_places(table).values():
        for place in places:
            assert place_target(place).chips_at == place


PLACES = st.sampled_from(["main", "side-1", "side-2", "bet-3", "bet-5", "stack-1", "stack-3", "rack"])
SPOTS = st.builds(place_target, PLACES) | st.sampled_from([SEAT3, SEAT4, Target("felt"), Target("board"), PILE3])
MOVES = st.lists(st.tuples(SPOTS, SPOTS, st.booleans(), st.integers(-5, 5)), max_size=6)


@given(MOVES)
def test_whatever_is_dragged_can_happen_and_no_chip_is_lost(moves):
    """Chips are somewhere, exactly once, after any strokes of the hand."""
    seats = tuple(Seat(n, f"P{n}", chips("1000x5+100x10"), chips("1000x2") if n % 2 else Chips()) for n in range(1, 7))
    table = Table(seats, 2, (), pots=(chips("1000x6"), chips("500x4")), rack=chips("25x40"))
    total = _all_chips(table)
    for start, end, single, by in moves:
        hands = ChipHands()
        if start.chips_at:
            hands.pick_up(start, table, single, whole=False)
            hands.more(by, table, least=1)
        for act in hands.drag(start, end, table) or ():
            table = happen(table, g.Gesture(0, g.DEALER, act))
        assert _all_chips(table) == total


def _all_chips(table):
    places = [place for group in chip_places(table).values() for place in group]
    return sum((chips_at(table, place) for place in places), Chips())


@pytest.mark.parametrize("to", ["main", "side-2", "stack-3", "stack-4", "bet-5", "rack"])
@pytest.mark.parametrize("place", ["bet-3", "main", "side-1", "stack-3", "rack"])
def test_from_every_place_to_every_other_one_there_is_an_act(table, place, to):
    if place != to:
        after = happen(table, g.Gesture(0, g.DEALER, sent(Held(place, chips_at(table, place)), to)))
        assert not chips_at(after, place)
        assert chips_at(after, to) == chips_at(table, to) + chips_at(table, place)
