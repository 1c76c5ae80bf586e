"""Questions that put acts at the table in order: it is the order that the law has in such a situation."""

import pytest

from tests.questions.proving import KNOWN, proves
from tests.questions.told_situations import TO_THE_FLOP, hand
from tests.rules.betting import Betting, outcome
from tests.rules.room.test_tables import DRAW, broken
from tests.rules.test_pots import by_pot, pushed
from tests.rules.test_unclear import five_into
from tests.rules.test_upt_race import ODD, PLAYERS, RACE, Room, new, raced
from trainer.rules.books import metropolitan_bets as met
from trainer.rules.books import upt_race
from trainer.rules.books import upt_turns as upt
from trainer.rules.common import out_of_turn as turns
from trainer.rules.common import room_tables, undercalls
from trainer.rules.ruling import Authority


def texts(question: str, house: str) -> list[str]:
    """The steps that this house has, in the order that is called right."""
    steps = [each for each in KNOWN[question].steps if each.place >= 0 and house in each.houses]
    return [each.text for each in sorted(steps, key=lambda each: each.place)]


def in_this_order(question: str, house: str, *words: str) -> bool:
    """Does each step have its word, and are there no others?"""
    return [word in text for word, text in zip(words, texts(question, house), strict=True)] == [True] * len(words)


IN_A_ROW = Betting(players=5, button=5).flop()
IN_A_ROW.do("P1 wager 100x6", "P2 wager 1000x1+100x8", *(f"P{seat} wager 100x6" for seat in (3, 4, 5)))


@proves("undercalls-in-a-row")
@pytest.mark.parametrize("house", KNOWN["undercalls-in-a-row"].houses)
def test_of_undercalls_in_a_row_the_first_is_put_right_and_the_rest_are_the_floors(house: str) -> None:
    row = IN_A_ROW.asked(house, "undercalls-in-sequence")
    assert (row.ruling, row.figure("first")) == (undercalls.BACK_TO_THE_FIRST, 3)
    first = Betting(players=5, button=5).flop().do("P1 wager 100x6", "P2 wager 1000x1+100x8", "P3 wager 100x6")
    assert first.asked(house, "undercall").ruling is undercalls.CALL_OR_FORFEIT
    after = IN_A_ROW.asked(house, "undercall-after-another")
    assert (after.ruling, after.figure("first")) == (undercalls.AFTER_THE_FIRST, 3)
    words = ("backs up to seat 3", "Seat 3's bet is corrected", "undercalls of seats 4 and 5", "next player")
    assert in_this_order("undercalls-in-a-row", house, *words)


@proves("doubtful-amount")
@pytest.mark.parametrize("house", KNOWN["doubtful-amount"].houses)
def test_a_doubtful_amount_is_asked_about_before_the_floor_rules(house: str) -> None:
    said = five_into(5100).asked(house, "unclear-amount").ruling
    asked = five_into(5100).do("D ask-how-much 2", "P2 say five").asked(house, "unclear-amount").ruling
    assert (said, asked) == (met.TO_BE_ASKED, met.FLOOR_RULES)
    assert said is not None and said.authority is Authority.DEALER
    assert asked is not None and asked.authority is Authority.FLOOR and "penalty" in asked.options[-1]
    words = ("dealer asks at once", "no clear answer", "floor rules", "penalty is possible")
    assert in_this_order("doubtful-amount", house, *words)


BLINDS_OF_500 = "game holdem no-limit\nsmall-blind 500\nbig-blind 1000\nseats 6 20000\nbutton 6\n"


@proves("order-after-an-early-bet")
@pytest.mark.parametrize("house", KNOWN["order-after-an-early-bet"].houses)
def test_a_bet_out_of_turn_is_posted_and_then_only_checked(house: str) -> None:
    told = (TO_THE_FLOP, "flop", "P2 wager 4000")
    waits = hand("turn", *told, head=BLINDS_OF_500, seat=2)(house)
    assert waits is not None and outcome(waits) == (upt.POSTS.key, {"post": 1000, "rest": 3000, "due": 1})
    folded = hand("turn", *told, "P1 fold", head=BLINDS_OF_500, seat=2)(house)
    assert folded is not None and folded.ruling is upt.ONLY_CHECKS
    words = ("posts a minimum bet", "goes back to seat 1", "Seat 1 folds", "Seat 2 may only check")
    assert in_this_order("order-after-an-early-bet", house, *words)


@proves("order-after-an-early-raise")
@pytest.mark.parametrize("house", KNOWN["order-after-an-early-raise"].houses)
def test_a_raise_out_of_turn_waits_and_goes_back_once_the_action_changed(house: str) -> None:
    told = Betting((50, 100), button=4).flop().do("P1 wager 100x3", "P3 wager 100x8")
    assert outcome(told.asked(house, "turn")) == (turns.BACKED_UP.key, {"due": 2})
    raised = told.do("P2 wager 100x6").asked(house, "turn")
    assert outcome(raised) == (turns.GOES_BACK.key, {"due": 3, "back": 800})
    words = ("backed up to seat", " raises", "go back to seat", " calls, raises or folds")
    assert in_this_order("order-after-an-early-raise", house, *words)


@proves("deepest-side-pot-first")
@pytest.mark.parametrize("house", KNOWN["deepest-side-pot-first"].houses)
def test_the_pot_of_the_deepest_stacks_comes_first(house: str) -> None:
    turn = {name: figures["turn"] for name, figures in by_pot(pushed(), house).items()}
    assert sorted(turn, key=lambda name: turn[name]) == ["side-2", "side-1", "main"]
    assert in_this_order("deepest-side-pot-first", house, "Side pot 2", "Side pot 1", "main pot")


@proves("new-seats-in-two-steps")
@pytest.mark.parametrize("house", KNOWN["new-seats-in-two-steps"].houses)
def test_new_seats_come_by_two_random_steps_and_the_highest_card_is_first(house: str) -> None:
    drawn = broken(*DRAW, "7 dealer:A draw-seat A2 B 5").decision(house, "seat-draw")
    assert (drawn.ruling, drawn.figure("first")) == (room_tables.DRAWN_IN_TWO_STEPS, 2)  # he has the queen of spades
    words = ("shown to the players", "scrambled face down", "dealt one playing card", "to the highest playing card")
    assert in_this_order("new-seats-in-two-steps", house, *words)
    at = [next(n for n, line in enumerate(DRAW) if word in line) for word in ("shown", "scrambled", "card A1")]
    assert at == sorted(at)
    for left_out in ("scrambled", "card A3"):
        lines = [each for each in DRAW if left_out not in each]
        assert broken(*lines, "7 dealer:A draw-seat A2 B 5").ruling(house, "seat-draw") is room_tables.DRAWN_OTHERWISE


@proves("race-cards-dealt")
@pytest.mark.parametrize("house", KNOWN["race-cards-dealt"].houses)
def test_a_race_goes_by_sets_cards_whoever_has_none_and_the_best_cards(house: str) -> None:
    gone = Room(PLAYERS, clock="2 0").do(*RACE[:1]).rule(house, "colour-up")
    assert (gone.ruling, gone.figure("new-Cora")) == (upt_race.LEAVES, 1)  # seven 25s are one 100 and three odd ones
    cards = Room(PLAYERS).do(*RACE).rule(house, "race")
    assert (cards.figure("first-seat"), cards.figure("cards-of-seat-4")) == (1, 3)
    poor = raced(ODD.format("5h"), {**PLAYERS, "Ben": "25x2 A 2"})
    assert (poor.figure("saved-seat-2"), new(poor)) == (1, {2: 1, 1: 1})  # before seat 4, whose nine is better
    over = {"Ann": "1000x2+25x3 A 1", "Ben": "1000x2+25x3 A 2"}
    left = raced("Ann Kc Ann Qd Ann 3d Ben 4c Ben 5h Ben 6h", over)
    assert (left.figure("left-over"), left.figure("one-more")) == (2, 1)
    seats = ("Seat 1 gets all of its cards", "seat by seat")
    words = ("Full sets", *seats, "no chips left", "best cards", "half a new chip")
    assert in_this_order("race-cards-dealt", house, *words)
