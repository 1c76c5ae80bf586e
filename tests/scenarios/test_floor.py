"""The floor asks the same every time and supplies only what its book reserves to it."""

import re

import pytest

from tests.scenarios.hands import called, go_on, play, session
from trainer.grading.model import model_act, play_out
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.scenarios.palette import PLANS, QUESTIONS, REPORTS, SCRAMBLE_FIRST
from trainer.scenarios.session import Session

HOUSES = ("tda-2022", "players-2025", "foxwoods-2020", "metropolitan")


def answered(one: Session, report: str, plan: str) -> list[g.Act]:
    """What the floor does from being called to its answer."""
    start = len(one.record)
    called(one)
    one.act(g.Report(report), one.now + 800)
    one.tick(one.now + 5000)
    return [*acts(one, start), *planned(one, plan)]


def planned(one: Session, plan: str) -> list[g.Act]:
    start = len(one.record)
    one.act(g.Plan(plan), one.now + 800)
    one.tick(one.now + 5000)
    return acts(one, start)


def acts(one: Session, start: int) -> list[g.Act]:
    return [gesture.act for gesture in one.record.gestures[start:] if gesture.who == g.FLOOR]


def flop(key: str) -> Session:
    one = session("four-card-flop-middle-two-stuck", key)
    assert go_on(one, g.Lay)
    return one


QUESTIONED = [g.Come(), g.Ask("what-happened"), g.Ask("and-now")]


@pytest.mark.parametrize("plan", sorted(PLANS))
@pytest.mark.parametrize("name", ["clean-holdem-six", "clean-stud-eight", "clean-holdem-flop-inherited"])
def test_called_for_nothing_it_asks_and_says_carry_on(name: str, plan: str) -> None:
    one = session(name)
    assert answered(one, "nothing-after-all", plan) == [*QUESTIONED, g.CarryOn()]
    one.act(g.Proceed(), one.now + 500)
    done = one.tick(one.now + 1000)
    assert done[0].act == g.Leave()
    assert not one.record.table.floor
    assert go_on(one)


@pytest.mark.parametrize("key", HOUSES)
def test_it_draws_a_card_only_when_asked_and_only_from_a_scramble(key: str) -> None:
    one = flop(key)
    assert answered(one, "too-many-cards-on-the-board", "i-put-it-right") == [*QUESTIONED, g.CarryOn()]
    assert planned(one, "please-draw") == [g.Ask(SCRAMBLE_FIRST)]
    board, start = [each.card for each in one.record.table.board], len(one.record)
    one.act(g.Scramble(one.scramble_order(board)), one.now + 900)
    one.tick(one.now + 5000)
    (draw,) = acts(one, start)
    assert isinstance(draw, g.Draw)
    assert draw.card in board
    assert planned(one, "please-draw") == [g.CarryOn()]


def test_the_card_is_drawn_by_chance() -> None:
    drawn = set()
    for wait in range(6):
        one = flop("tda-2022")
        for _ in range(wait):
            one.act(g.Announce("card-exposed"), one.now + 100)
        answered(one, "too-many-cards-on-the-board", "i-put-it-right")
        board = [each.card for each in one.record.table.board]
        one.act(g.Scramble(tuple(board)), one.now + 900)
        (draw,) = planned(one, "please-draw")
        assert isinstance(draw, g.Draw)
        drawn.add(board.index(draw.card))
    assert len(drawn) > 1


def test_it_draws_from_no_cards_that_show() -> None:
    one = flop("tda-2022")
    answered(one, "too-many-cards-on-the-board", "i-put-it-right")
    board = tuple(each.card for each in one.record.table.board)
    one.act(g.Scramble(board), one.now + 900)
    one.act(g.Turn(True, board[:1]), one.now + 900)
    assert planned(one, "please-draw") == [g.Ask(SCRAMBLE_FIRST)]


def test_it_never_draws_where_the_book_has_another_procedure() -> None:
    one = flop("upt")
    assert answered(one, "too-many-cards-on-the-board", "your-decision")[-1] == g.CarryOn()
    one.act(g.Scramble(tuple(each.card for each in one.record.table.board)), one.now + 900)
    assert planned(one, "please-draw") == [g.CarryOn()]


@pytest.mark.parametrize("key", HOUSES)
def test_in_silence_it_orders_another_books_procedure_by_name_once(key: str) -> None:
    one = session("boxed-on-the-flop", key)
    assert go_on(one, g.Lay)
    order = answered(one, "card-face-up-in-the-deck", "your-decision")[-1]
    assert isinstance(order, g.Order)
    assert (order.source, " " in order.what) == ("upt", False)
    assert planned(one, "your-decision") == [g.CarryOn()]


@pytest.mark.parametrize(
    ("name", "report", "what"),
    [
        ("deal-bottom-card-flashed-in-omaha", "card-to-the-wrong-place", "play-on"),
        ("short-stub-two-burns-only", "not-enough-cards", "floor.community-card"),
        ("board-two-card-flop-and-a-check", "not-enough-cards", "floor.flop-completed"),
    ],
)
def test_in_silence_with_nothing_to_follow_it_orders_what_can_be_done(name: str, report: str, what: str) -> None:
    one = session(name, "upt")
    if what == "floor.community-card":
        go_on(one)
    assert answered(one, report, "your-decision")[-1] == g.Order(what, "own")


def test_it_stays_until_the_dealer_proceeds_and_players_wait() -> None:
    one = session("clean-holdem-nine")
    while one.record.course.street < 0:
        one.act(one.routine()[0], one.now + 300)
    answered(one, "something-about-the-bets", "i-put-it-right")
    assert one.due_at() is None
    actions = len(one.record.course.actions)
    assert one.tick(one.now + 500_000) == []
    one.act(g.Proceed(), one.now + 500_000)
    one.tick(one.now + 10_000)
    assert len(one.record.course.actions) > actions


def test_a_call_taken_back_brings_nobody() -> None:
    one = session("clean-stud-six")
    one.act(g.CallFloor(), one.now + 100)
    one.act(g.Proceed(), one.now + 100)
    assert not any(each.who == g.FLOOR for each in one.tick(one.now + 10_000))


def test_it_can_be_called_again_and_asks_the_same() -> None:
    one = session("clean-stud-six")
    first = answered(one, "burn-was-wrong", "your-decision")
    one.act(g.Proceed(), one.now + 100)
    one.tick(one.now + 500)
    assert answered(one, "burn-was-wrong", "your-decision") == first


def test_what_can_be_said_to_the_floor_is_one_word_of_the_notation() -> None:
    for palette in (REPORTS, PLANS, QUESTIONS):
        assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key) for key in palette)


@pytest.mark.parametrize("key", HOUSES)
def test_where_the_choice_is_wholly_its_own_the_floor_chooses(key: str) -> None:
    one = session("clean-holdem-six", key)
    due = next(act.seat for act in one.routine() if isinstance(act, g.Pitch))
    seats = [seat.number for seat in one.record.table.seats if seat.taken]
    following = seats[(seats.index(due) + 1) % len(seats)]
    wrong = next(seat for seat in seats if seat not in (due, following))
    for seat in (due, wrong):
        one.act(g.Pitch(seat), one.now + 500)
    order = answered(one, "card-to-the-wrong-place", "your-decision")[-1]
    assert isinstance(order, g.Order)
    assert (order.what in {"misdeal", "play-on"}, order.source) == (True, "own")


def test_who_asks_for_a_card_too_soon_is_told_to_scramble_and_then_gets_one() -> None:
    one = flop("tda-2022")
    early = answered(one, "too-many-cards-on-the-board", "please-draw")
    assert early == [*QUESTIONED, g.Ask(SCRAMBLE_FIRST)]
    start = len(one.record)
    one.tick(one.now + 5000)
    assert acts(one, start) == []
    assert isinstance(model_act(one), g.Scramble)
    one.act(g.Scramble(tuple(each.card for each in one.record.table.board)), one.now + 800)
    one.tick(one.now + 5000)
    assert [type(act) for act in acts(one, start)] == [g.Draw]


@pytest.mark.parametrize("key", HOUSES)
def test_where_the_dealer_only_calls_and_follows_it_orders_what_the_book_says(key: str) -> None:
    dealt = play_out(play("conduct-stud-8-bad-beat", key), book(key))
    said = [each.act for each in dealt.gestures if isinstance(each.act, g.Plan | g.Order | g.CarryOn)]
    assert said == [g.Plan("your-decision"), g.Order("conduct.abuse-penalized", "own")]


@pytest.mark.parametrize("key", ["tda-2024", "foxwoods-2020"])
def test_it_has_a_hand_that_the_dealer_holds_given_back(key: str) -> None:
    dealt = play_out(play("showdown-bettor-forgets-the-blind", key), book(key))
    acts_ = [each.act for each in dealt.gestures]
    at = acts_.index(g.Order("the-hand-is-given-back", "own"))
    assert isinstance(acts_[at + 1], g.Move)
    assert acts_[at + 1].to == "hand-7"
