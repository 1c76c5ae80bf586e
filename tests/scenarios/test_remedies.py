"""A hand that was put right goes on to its end: players and floor take up where the remedy leaves the table."""

import pytest

from tests.kernel.acts import all_cards, all_chips
from tests.scenarios.hands import go_on, session
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.scenarios.session import Session


def do(one: Session, *acts: g.Act) -> None:
    for act in acts:
        one.act(act, one.now + 700)
        one.tick(one.now + 3000)


def stub(one: Session) -> list[Card]:
    return [each.card for each in one.record.table.stub]


def shuffled(one: Session) -> None:
    do(one, g.Shuffle(one.shuffle_order(stub(one))))
    do(one, g.Cut(one.cut_depth()))


def finished(one: Session) -> None:
    cards, chips = all_cards(one.record.table), all_chips(one.record.table)
    assert go_on(one)
    assert not one.record.table.pot
    assert any(isinstance(each.act, g.PushPot) for each in one.record.gestures)
    assert (all_cards(one.record.table), all_chips(one.record.table)) == (cards, chips)


def floored(one: Session) -> None:
    do(one, g.CallFloor(), g.Report("too-many-cards-on-the-board"), g.Plan("i-put-it-right"))


@pytest.mark.parametrize("to", ["burns", "stub-top"])
@pytest.mark.parametrize(
    "name", ["middle-two-stuck", "face-down-inherited", "turned-up-inherited", "after-a-check", "after-a-bet"]
)
def test_the_drawn_card_is_the_only_burn_of_the_turn(name: str, to: str) -> None:
    one = session(f"four-card-flop-{name}")
    while len(one.record.table.board) < 4:
        assert go_on(one, g.Lay)
    floored(one)
    do(one, g.Scramble(one.scramble_order([each.card for each in one.record.table.board])), g.Plan("please-draw"))
    drawn = one.record.gestures[-1].act
    assert isinstance(drawn, g.Draw)
    do(one, g.Move(to, False, (drawn.card,)))
    flop = tuple(each.card for each in one.record.table.board)
    do(one, g.Turn(True, flop), g.Proceed())
    assert go_on(one, g.PushPot)
    table = one.record.table
    assert drawn.card in [each.card for each in table.burns]
    assert table.board[:3] == tuple(one.record.table.find(card) for card in flop)
    assert (len(table.burns), len(table.board)) in ((3, 5), (2, 4), (2, 3), (1, 3))
    if len(table.board) == 5:
        assert len(table.burns) == 3
    finished(one)


def test_a_flop_dealt_again_without_a_burn_is_played() -> None:
    one = session("four-card-flop-turned-up-inherited", "upt")
    do(one, g.Stop(), g.Move("stub-bottom", False, tuple(each.card for each in one.record.table.board)))
    shuffled(one)
    do(one, g.Lay(3), g.Turn(True, tuple(each.card for each in one.record.table.board)))
    if len(one.record.table.board) == 3:
        do(one, g.Turn(True, tuple(each.card for each in one.record.table.board)))
    do(one, g.Proceed())
    finished(one)
    assert len(one.record.table.burns) <= 3


@pytest.mark.parametrize("order", ["bets first", "cards first", "bets stay"])
@pytest.mark.parametrize("name", ["boxed-two-in-the-deal", "boxed-two-in-the-stud-deal"])
def test_a_misdeal_is_dealt_again_and_played(name: str, order: str) -> None:
    one = session(name)
    while one.record.course.street < 0:
        do(one, one.routine()[0])
    do(one, g.Stop(), g.Announce("misdeal"))
    if order == "cards first":
        do(one, g.Gather())
    if order != "bets stay":
        do(one, *(g.ReturnBet(seat.number, seat.bet) for seat in one.record.table.seats if seat.bet))
    if order != "cards first":
        do(one, g.Gather())
    for _ in range(2):
        do(one, one.routine()[0])
    do(one, g.Proceed())
    assert one.record.course.deals == 2
    finished(one)
    if order == "bets stay":
        forced = 2 if one.play.setup.game == "holdem" else len(one.play.scenario.seats) + 1
        posts = [each.seat for each in one.record.gestures if isinstance(each.act, g.Post)]
        assert len(posts) in (forced, forced + 1)  # the bring-in comes again with the new door cards
    assert not any(each.up for each in one.record.tables[one.record.course.deal_start].stub)


@pytest.mark.parametrize("name", ["three-for-four", "two-for-three", "four-for-five"])
def test_burns_that_make_the_stub_long_enough_give_everybody_a_card(name: str) -> None:
    one = session(f"short-stub-{name}")
    go_on(one)
    assert not one.record.table.over
    do(one, g.Move("stub-bottom", False, tuple(each.card for each in one.record.table.burns)))
    shuffled(one)
    assert one.routine() == (g.Burn(),)
    finished(one)
    assert len(one.record.table.board) == 0
    assert len(one.record.table.stub) >= 1


@pytest.mark.parametrize(("name", "mixed"), [("three-for-five", False), ("two-for-four", True)])
def test_a_community_card_is_bet_on_and_shown_down(name: str, mixed: bool) -> None:
    one = session(f"short-stub-{name}")
    go_on(one)
    if mixed:
        do(one, g.Move("stub-bottom", False, tuple(each.card for each in one.record.table.burns)))
        shuffled(one)
    do(one, g.Burn(), g.Lay(1, up=True))
    assert one.record.course.street == 4
    finished(one)
    assert len(one.record.table.board) == 1
    sixth = next(each.seat for each in one.record.course.actions if each.street == 3)
    seventh = next(each.seat for each in one.record.course.actions if each.street == 4)
    live = one.record.course.contesting
    assert seventh == sixth or sixth not in live


@pytest.mark.parametrize("name", ["boxed-on-the-flop", "boxed-on-the-turn", "boxed-later-in-the-stub"])
def test_a_boxed_card_replaced_by_the_next_one_is_out_of_play(name: str) -> None:
    one = session(name, "upt")
    boxed = next(each.card for each in one.record.table.stub if each.up)
    for _ in range(200):
        if one.record.table.where(boxed) != "stub":
            break
        if not one.tick(one.now + 5000):
            do(one, one.routine()[0])
    where = one.record.table.where(boxed)
    do(one, g.Move("aside", False, (boxed,)))
    if where == "board":
        do(one, g.Lay(1, up=name.endswith("turn")))
    finished(one)
    assert one.record.table.where(boxed) == "aside"
