"""The course of a hand: rounds open and close, turns pass, folded and killed hands drop out, redeals start afresh."""

from collections.abc import Iterable

import pytest

from tests.rules.board_situations import (
    DEALT,
    LIMPED,
    TO_THE_FLOP,
    TO_THE_RIVER,
    TO_THE_TURN,
    holdem,
)
from tests.rules.showdowns import CHECKED, river
from tests.rules.stud_situations import Stud, deck_with
from trainer.kernel.document import transcript_of
from trainer.rules.course import Course, big_blind_seat, clockwise, small_blind_seat
from trainer.rules.record import Record


def after(*acts: str | Iterable[str], stack: str = "1000x10+100x50") -> Course:
    return Record.of(holdem(*acts, stack=stack)).course


def table(stacks: list[str], button: int, *acts: str) -> Course:
    """Hold'em with one stack a seat."""
    seats = [f"seat {seat} {stack} P{seat}" for seat, stack in enumerate(stacks, 1)]
    deck = holdem().setup.deck
    head = ["dealing 1", "game holdem no-limit", "small-blind 100", "big-blind 200", *seats, f"button {button}"]
    lines = [f"{second}.000 {act}" for second, act in enumerate(acts)]
    return Record.of(transcript_of("\n".join([*head, "deck " + " ".join(map(str, deck)), "---", *lines]))).course


def test_the_initial_deal_is_street_minus_one_until_everybody_has_two_cards() -> None:
    assert after(DEALT[:-1]).street == -1
    course = after(DEALT)
    assert (course.street, course.betting, course.pending) == (0, True, (3, 4, 1, 2))
    assert course.opened == len(DEALT)


def test_each_act_passes_the_turn() -> None:
    turns = [after(DEALT, LIMPED[:count]).to_act for count in range(5)]
    assert turns == [3, 4, 1, 2, 0]


def test_blinds_are_no_actions_and_calls_no_raises() -> None:
    course = after(DEALT, LIMPED)
    assert [(action.seat, action.kind, action.to) for action in course.actions] == [
        (3, "call", 200),
        (4, "call", 200),
        (1, "call", 200),
        (2, "check", 200),
    ]
    assert course.closed
    assert not after(DEALT).actions


@pytest.mark.parametrize(
    ("acts", "street"),
    [
        (TO_THE_FLOP, 0),
        ([*TO_THE_FLOP, "D lay 3 up"], 1),
        (TO_THE_TURN, 1),
        ([*TO_THE_TURN, "D lay 1 up"], 2),
        (TO_THE_RIVER, 2),
        ([*TO_THE_RIVER, "D lay 1 up"], 3),
    ],
)
def test_a_street_opens_when_its_cards_lie_face_up(acts: list[str], street: int) -> None:
    assert after(acts).street == street


def test_after_the_flop_the_first_seat_left_of_the_button_begins() -> None:
    assert after(TO_THE_FLOP, "D lay 3 up").pending == (1, 2, 3, 4)
    assert after(DEALT, "P3 fold", "P4 wager 100x2", "P1 fold", "P2 check", "D lay 3 up").pending == (2, 4)


@pytest.mark.parametrize("spread", [["D lay 3 up"], ["D lay 1 up"] * 3, ["D lay 3 down", "D turn up 6s 5s 4s"]])
def test_a_flop_may_be_spread_in_any_way(spread: list[str]) -> None:
    assert after(TO_THE_FLOP, spread[:-1]).street == 0
    assert after(TO_THE_FLOP, spread).street == 1


def test_a_raise_gives_everybody_else_another_turn() -> None:
    course = after(DEALT, "P3 wager 100x2", "P4 wager 100x6")
    assert course.pending == (1, 2, 3)
    assert (course.bet, course.raise_by, course.actions[-1].kind) == (600, 400, "raise")
    assert after(DEALT, "P3 wager 100x2", "P4 wager 100x6", "P1 fold", "P2 fold", "P3 wager 100x4").closed


def test_a_bet_on_a_later_street_counts_from_nothing() -> None:
    course = after(TO_THE_FLOP, "D lay 3 up", "P1 wager 100x3")
    assert (course.bet, course.actions[-1].kind, course.actions[-1].to) == (300, "bet", 300)
    assert course.pending == (2, 3, 4)


def test_an_act_out_of_turn_is_marked() -> None:
    course = after(DEALT, "P4 wager 100x2")
    assert not course.actions[-1].in_turn
    assert course.to_act == 3
    assert after(DEALT, "P3 wager 100x2").actions[-1].in_turn


def test_folding_to_one_player_ends_the_betting() -> None:
    course = after(DEALT, "P3 fold", "P4 fold", "P1 fold")
    assert (course.contesting, course.closed) == ((2,), True)
    assert after(DEALT, "P3 fold", "P4 fold", "P1 fold", "D lay 3 up").street == 0


def unfinished(missing: int = 1) -> list[str]:
    """The initial deal without the last cards, and nobody has said that the action is open."""
    return DEALT[: len(DEALT) - missing]


@pytest.mark.parametrize("act", ["P3 wager 100x2", "P3 fold", "P3 say raise"])
def test_a_player_who_acts_on_cards_that_were_dealt_opens_the_round(act: str) -> None:
    course = after(unfinished(), act)
    assert (course.street, course.betting) == (0, True)
    assert course.to_act == (3 if "say" in act else 4)
    assert all(each.in_turn and each.street == 0 for each in course.actions)
    assert course == after(unfinished(), "D proceed", act)._replace(
        opened=course.opened, actions=course.actions, ongoing=course.ongoing
    )


def test_before_anybody_has_a_whole_hand_no_act_opens_the_round() -> None:
    assert after(unfinished(5), "P3 fold").street == -1
    assert after(unfinished(), "P3 say nice weather").street == -1
    assert after(unfinished(), "D stop", "P3 fold").street == -1


def test_an_act_opens_a_later_street_of_which_a_card_lies_there_and_none_before() -> None:
    short = [*TO_THE_FLOP, "D lay 2 up"]
    assert (after(short).street, after(short, "P1 check").street) == (0, 1)
    assert after(short, "P1 check").to_act == 2
    assert after(TO_THE_FLOP, "P1 check").street == 0


def test_a_killed_hand_drops_out_of_the_round() -> None:
    course = after(DEALT, "D muck 3")
    assert (course.contesting, course.to_act) == ((1, 2, 4), 4)
    taken = after(DEALT, "D move muck down Qs 8s")
    assert taken.contesting == (1, 2, 4)


def test_a_hand_that_loses_one_card_is_still_in() -> None:
    assert after(DEALT, "D move aside down Qs").contesting == (1, 2, 3, 4)


def test_gathering_the_cards_starts_a_new_deal() -> None:
    course = after(DEALT, LIMPED[:1], "D gather")
    assert (course.street, course.deals, course.actions, course.deal_start) == (-1, 2, (), len(DEALT) + 2)


def test_early_cards_open_no_street_until_the_betting_is_over() -> None:
    course = after(DEALT, LIMPED[:3], "D burn", "D lay 3 up")
    assert (course.street, course.betting, course.to_act) == (0, True, 2)
    over = after(DEALT, LIMPED[:3], "D burn", "D lay 3 up", "P2 check")
    assert (over.street, over.closed) == (0, True)


def test_saying_proceed_begins_the_betting_on_an_incomplete_deal() -> None:
    course = after(DEALT[:-1], "D proceed")
    assert (course.street, course.betting) == (0, True)
    assert after(DEALT[:-1], "D stop", "D proceed").street == -1


def test_saying_proceed_begins_the_betting_on_a_street_that_lacks_a_card() -> None:
    short = after(TO_THE_FLOP, "D burn", "D lay 2 up")
    assert short.closed
    assert after(TO_THE_FLOP, "D burn", "D lay 2 up", "D proceed").street == 1
    assert after(TO_THE_FLOP, "D burn", "D proceed").street == 0
    hand = Stud(players=3).start().call().then("D burn", "D pitch 1 up", "D pitch 2 up")
    assert hand.course.street == 0
    assert hand.then("D proceed").course.street == 1


def test_a_seat_that_got_no_card_is_not_waited_for() -> None:
    dealt = [act for act in DEALT if act != "D pitch 3 down"]
    course = after(dealt, "D proceed")
    assert course.contesting == (1, 2, 4)
    assert course.to_act == 4


def test_with_one_player_who_can_bet_there_is_no_later_round() -> None:
    shove = ["P3 wager 500x1+100x5", "P4 wager 500x1+100x5", "P1 wager 500x1+100x4", "P2 wager 500x1+100x3"]
    course = after(DEALT, shove, "D burn", "D lay 3 up", stack="500x1+100x5")
    assert (course.street, course.betting, course.closed) == (1, False, True)


def test_a_player_without_chips_is_not_asked_again() -> None:
    rich, poor = "1000x10+100x50", "100x2"
    course = table([rich, rich, poor, rich], 4, *DEALT, *LIMPED[:1])
    assert course.to_act == 4
    flop = table([rich, rich, poor, rich], 4, *DEALT, *LIMPED, "D lay 3 up")
    assert flop.pending == (1, 2, 4)


HEADS_UP = ["D pitch 2 down", "D pitch 1 down", "D pitch 2 down", "D pitch 1 down"]


def test_heads_up_the_button_is_small_blind_and_acts_first_before_the_flop() -> None:
    posts = ("P1 post 100x1", "P2 post 100x2")
    course = table(["100x50", "100x50"], 1, *posts, *HEADS_UP)
    assert course.pending == (1, 2)
    flop = table(["100x50", "100x50"], 1, *posts, *HEADS_UP, "P1 wager 100x1", "P2 check", "D lay 3 up")
    assert flop.pending == (2, 1)


@pytest.mark.parametrize(
    ("stacks", "posts", "betting"),
    [
        (["100x1", "100x50"], ("P1 post 100x1", "P2 post 100x2"), False),
        (["100x50", "100x2"], ("P1 post 100x1", "P2 post 100x2"), True),
        (["100x50", "100x1"], ("P1 post 100x1", "P2 post 100x1"), False),
    ],
)
def test_against_an_all_in_blind_only_a_player_who_owes_chips_acts(
    stacks: list[str], posts: tuple[str, str], betting: bool
) -> None:
    assert table(stacks, 1, *posts, *HEADS_UP).betting is betting


def test_seats_count_clockwise_from_the_button() -> None:
    assert clockwise((1, 3, 5, 8), 5) == (8, 1, 3, 5)
    assert (small_blind_seat((1, 3, 5), 5), big_blind_seat((1, 3, 5), 5)) == (1, 3)
    assert (small_blind_seat((1, 5), 5), big_blind_seat((1, 5), 5)) == (5, 1)
    assert (small_blind_seat((1, 5), 3), big_blind_seat((1, 5), 3)) == (5, 1)


# --- stud ------------------------------------------------------------------------------------------------------


def test_the_low_card_brings_it_in_and_the_turn_passes_to_its_left() -> None:
    hand = Stud(players=3, deck=deck_with(". . . . . . Ks 2c Kh"))
    hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    assert hand.course.to_act == 2
    assert hand.then("P2 post 100x1").course.pending == (3, 1)
    assert not hand.course.actions


def test_an_all_in_low_card_is_passed_over() -> None:
    hand = Stud(players=3, deck=deck_with(". . . . . . Ks 2c Kh"), stacks={2: "25x1"})
    hand.then([f"P{seat} post 25x1" for seat in (1, 2, 3)], "D bring-in-bets")
    hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    assert hand.course.pending == (3, 1)


def test_a_stud_street_opens_when_every_live_hand_has_its_card() -> None:
    hand = Stud(players=4).start().call()
    assert hand.course.closed
    first, *rest = hand.course.contesting
    assert hand.then("D burn", f"D pitch {first} up").course.street == 0
    assert hand.then(f"D pitch {seat} up" for seat in rest).course.street == 1


def test_a_folded_stud_hand_needs_no_card() -> None:
    hand = Stud(players=4).start().fold_to(2)
    assert hand.street().course.street == 1
    assert len(hand.course.contesting) == 2


def test_five_rounds_and_no_more() -> None:
    hand = Stud(players=3).start().call()
    for up in (True, True, True, False):
        hand.street(up=up).check()
    assert (hand.course.street, hand.course.closed) == (4, True)
    assert hand.then("D proceed", "D lay 1 up").course.street == 4


def test_a_community_card_opens_seventh_street() -> None:
    hand = Stud(players=3).start().call()
    for _ in range(3):
        hand.street().check()
    assert hand.then("D burn", "D lay 1 up").course.street == 4


@pytest.mark.parametrize(
    ("then", "contesting", "to_act"),
    [
        ((), (2, 3), 2),
        (("D move hand-1 down 8d 8h",), (1, 2, 3), 2),
        (("D move hand-1 down 8d",), (2, 3), 2),
        (("P1 move hand-1 down 8d 8h",), (2, 3), 2),
        (("P2 wager 100x2", "D move hand-1 down 8d 8h"), (1, 2, 3), 3),
    ],
)
def test_a_fold_out_of_turn_is_undone_by_the_dealer_who_gives_the_hand_back(
    then: tuple[str, ...], contesting: tuple[int, ...], to_act: int
) -> None:
    course = river("P1 wager 100x2", "P1 fold", *then).course
    assert (course.contesting, course.to_act, course.bet) == (contesting, to_act, 200)


def test_a_hand_given_back_after_a_raise_answers_the_raise() -> None:
    acts = ("P1 wager 100x2", "P1 fold", "P2 wager 100x6", "D move hand-1 down 8d 8h")
    assert river(*acts).course.pending == (3, 1)


def test_a_hand_that_comes_back_whole_after_the_betting_is_in_again() -> None:
    taken = (*CHECKED, "P2 turn up 9d 9h", "D muck 2")
    assert river(*taken).course.contesting == (1, 3)
    assert river(*taken, "D move hand-2 up 9d").course.contesting == (1, 3)  # half of it
    assert river(*taken, "D move hand-2 up 9d 9h").course.contesting == (1, 2, 3)
    betting = river("P1 check", "P2 fold", "D move hand-2 down 9d 9h")
    assert betting.course.contesting == (1, 3)  # with players to act nobody comes back in by the way
    later = river("P1 check", "P2 fold", "P3 check", "D move hand-2 down 9d 9h")
    assert later.course.contesting == (1, 3)  # a fold in the betting binds
    let_go = river(*CHECKED, "P2 fold", "P2 move hand-2 up 9d 9h")
    assert let_go.course.contesting == (1, 2, 3)
