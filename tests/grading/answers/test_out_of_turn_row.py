"""Several acts out of turn in one row: what becomes of each of them, and of the player they passed."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from tests.grading.answers.test_out_of_turn_told import AT
from tests.rules.room.situations import cites
from trainer.grading.answers.answer import Answer

FLOP = "on flop;blinds 100 200;pot 2300;in 3 4 5 6 7;seats 9 20000"
FREES = "which frees seat 6 to call, raise or fold."
TDA = ("tda-2022", "tda-2024")


def flop(house: str, acts: str) -> Answer:
    return on_hand(house, FLOP, acts)


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "P3 bet 600;P5 fold;P6 fold",
            "The out-of-turn folds of seats 5 and 6 are binding; the action is on seat 4, who may call 600, "
            "raise or fold, as "
            "two folds aren't substantial action.",
            id="folds",
        ),
        pytest.param(
            "P3 check;P5 check;P6 fold",
            "Seat 6's out-of-turn fold is binding; the action is on seat 4, who may check or bet; "
            "seat 5's check is binding unless someone bets or raises first.",
            id="check-and-fold",
        ),
        pytest.param(
            "P3 check;P5 fold;P6 check",
            "The action backs up to seat 4: seat 6's check is binding unless someone bets or raises first, "
            f"{FREES[:-1]}; seat 5's fold is binding too.",
            id="fold-and-check",
        ),
        pytest.param(
            "P3 check;P5 check;P6 check;P4 bet 600",
            "Seat 4's bet of 600 stands, as two checks aren't substantial action; "
            "seat 6's check is no longer binding: seat 5 acts, then seat 6 may call, raise or fold; "
            "seat 5's check is no longer binding either.",
            id="both-overtaken",
        ),
    ],
)
def test_of_several_acts_out_of_turn_each_is_told(house: str, acts: str, sentence: str) -> None:
    answer = flop(house, acts)
    if house == "metropolitan":
        sentence = sentence.replace(f", {FREES[:-1]}", "").replace("may call, raise or fold", "may only call or fold")
    assert answer.sentence == sentence
    assert AT[house] in {each.at for each in answer.lead.citations}


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(
    ("acts", "past"),
    [
        pytest.param(
            "P3 bet 600;P5 call;P6 raise 1800", "Seat 5's call of 600 and seat 6's raise to 1,800 are binding"
        ),
        pytest.param("P3 bet 600;P5 fold;P6 fold;P7 fold", "The folds of seats 5, 6 and 7 are binding"),
        pytest.param("P3 check;P5 bet 400;P6 fold", "Seat 5's bet of 400 and seat 6's fold are binding"),
    ],
    ids=["call-and-raise[53-B]", "three-folds[53-B]", "bet-and-fold[53-B]"],
)
def test_what_went_past_a_silent_player_is_named(house: str, acts: str, past: str) -> None:
    sentence = flop(house, acts).sentence
    assert (
        sentence
        == f"{past}, and the floor decides whether seat 4's hand is dead, or live with no right to bet or raise."
    )


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize(
    ("acts", "binds", "freed"),
    [
        pytest.param(
            "P3 check;P7 check;P5 bet 400", "Seat 5's bet of 400 is binding", "seat 7's check is no", id="check"
        ),
        pytest.param(
            "P3 bet 500;P7 call;P5 raise 1500",
            "Seat 5's raise to 1,500 is binding",
            "seat 7's call of 500 is no",
            id="call",
        ),
        pytest.param(
            "P3 bet 500;P7 raise 1000;P5 raise 2500",
            "Seat 5's raise to 2,500 is binding",
            "seat 7's raise to 1,000 is no",
            id="raise",
        ),
        pytest.param(
            "P3 check;P7 check;P6 fold;P5 bet 400",
            "Seat 6's fold and seat 5's bet of 400 are binding",
            "seat 7's check is no",
            id="fold",
        ),
        pytest.param(
            "P3 check;P5 check;P7 bet 400", "Seat 5's check and seat 7's bet of 400 are binding", "", id="bet-behind"
        ),
        pytest.param(
            "P3 bet 500;P5 raise 1500;P7 call",
            "Seat 5's raise to 1,500 and seat 7's call of 1,500 are binding",
            "",
            id="called",
        ),
        pytest.param("P3 bet 500;P7 call;P5 call", "The calls of 500 of seats 7 and 5 are binding", "", id="calls"),
    ],
)
def test_an_act_to_which_a_later_one_in_the_row_changes_the_action_does_not_bind(
    house: str, acts: str, binds: str, freed: str
) -> None:
    """53-A, 42-A, 43-A, 39-A: the bet that binds is one to whoever checked or called before it, behind it."""
    metropolitan = house == "metropolitan"
    left = "may only call or fold" if metropolitan else "may call, raise or fold"
    end = f"; {freed} longer binding: in turn seat 7 {left}." if freed else "."
    floor = (
        "as there was substantial action, and the floor rules on" if metropolitan else "and the floor decides whether"
    )
    dead = "" if metropolitan else " is dead, or live with no right to bet or raise"
    answer = flop(house, acts)
    assert answer.sentence == f"{binds}, {floor} seat 4's hand{dead}{end}"


@pytest.mark.parametrize("house", TDA)
def test_a_bet_by_who_was_passed_over_by_substantial_action_frees_nobody(house: str) -> None:
    """53-B: two calls have gone past seat 5, whose hand is the floor's."""
    sentence = flop(house, "P3 bet 500;P7 call;P6 call;P5 raise 1500").sentence
    assert sentence.startswith("The calls of 500 of seats 7 and 6 are binding, ")


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize("turn", ["P4 fold", "P4 call", "D action-on 4;P4 fold", "D action-on 4;P4 call"])
def test_too_little_put_in_out_of_turn_is_for_the_floor(house: str, turn: str) -> None:
    """TDA 51-B: an undercall is a full call where it was made in turn; otherwise the TD decides."""
    sentence = flop(house, f"P3 bet 300;P5 wager 200;{turn}").sentence
    assert sentence == "The floor decides: seat 5 makes the full call of 300, or folds and forfeits 200."


@pytest.mark.parametrize("house", AT)
def test_so_is_too_little_named_out_of_turn(house: str) -> None:
    """It cites the paragraph on undercalls, TDA 51-B."""
    answer = flop(house, "P3 bet 300;P5 say two hundred;P4 fold")
    assert answer.sentence == "The floor decides: seat 5 makes the full call of 300, or folds and forfeits 200."
    assert any("-B" in each for each in cited(answer))


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize("acts", ["P3 bet 300;P5 wager 200", "P3 bet 300;P5 call"])
def test_that_it_waits_is_told_though_the_action_was_pointed_back(house: str, acts: str) -> None:
    assert flop(house, f"{acts};D action-on 4").sentence == flop(house, acts).sentence


@pytest.mark.parametrize("house", AT)
def test_too_little_put_in_out_of_turn_goes_back_after_a_raise(house: str) -> None:
    assert "200 goes back" in flop(house, "P3 bet 300;P5 wager 200;P4 raise 900").sentence


@pytest.mark.parametrize("house", TDA)
def test_all_players_whom_substantial_action_went_past_are_named(house: str) -> None:
    """53-B: first to act and the next one are both passed over by a bet and a fold."""
    sentence = flop(house, "P6 bet 500;P5 fold").sentence
    assert sentence.startswith(
        "Seat 6's bet of 500 and seat 5's fold are binding, and the floor decides whether the hands of seats 3 "
    )


def test_who_bet_out_of_turn_before_the_raise_is_left_no_raise_at_metropolitan() -> None:
    """39-A: with the action changed only a call or a fold is left, though another folds out of turn meanwhile."""
    head = "on flop;blinds 100 200;pot 1300;in 2 4 6;seats 9 20000"
    acts = "P2 bet 500;P6 raise 1500;D action-on 4;P4 raise 1200;P2 fold"
    no_raise = (
        "seat 6's action isn't binding, as seat 4's raise changed the "
        "action: 1,500 goes back, and seat 6 may only call 1,200 or fold."
    )
    assert on_hand("metropolitan", head, acts).sentence == f"Seat 2's out-of-turn fold is binding; {no_raise}"
    assert on_hand("tda-2024", head, acts).sentence.endswith("they may call 1,200, raise to at least 1,900 or fold.")


def test_a_raise_by_who_has_no_raise_left_changes_nothing_for_a_call_out_of_turn_behind_it() -> None:
    """metropolitan 39-A: seat 4, overtaken, may only call; seat 6, who called past it, is bound and not raised."""
    head = "on flop;blinds 100 200;pot 1300;in 2 4 6;seats 9 20000"
    answer = on_hand("metropolitan", head, "P4 check;P2 bet 600;P6 call;P4 raise 1800")
    assert answer.sentence == (
        "Seat 4 may not raise: it's a call of 600, and 1,200 goes back; seat 6's call of 600 is binding."
    )
    assert "Seat 6's out-of-turn call is binding at 600." in answer.also
    assert "600 goes back" in on_hand("tda-2024", head, "P4 check;P2 bet 600;P6 call;P4 raise 1800").sentence


@pytest.mark.parametrize("house", cites("players-2025:42-A", "foxwoods-2020:40-A"))
def test_a_fold_binds_beside_a_check_that_does_not(house: str) -> None:
    told = flop(house, "P5 fold;P6 check;P3 bet 600;P4 call").sentence
    assert told.startswith("Seat 6's check isn't binding, as seat 3's bet changed the action: ")
    assert told.endswith("; seat 5's fold is binding.")


FIVE = "on flop;blinds 100 200;pot 3000;in 2 4 5 7 8;seats 9 20000"
BOUND = "Seat {}'s out-of-turn check is binding; the action is on seat {}."


@pytest.mark.parametrize(("house", "at"), AT.items(), ids=[f"{house}:{at}" for house, at in AT.items()])
@pytest.mark.parametrize(
    ("acts", "let_off", "bound"),
    [
        pytest.param("P5 check;P8 check;P2 check;P4 check;P7 bet 500", 8, BOUND.format(5, 8), id="next-but-one"),
        pytest.param("P4 check;P7 check;P2 check;P5 bet 500", 7, BOUND.format(4, 7), id="next"),
        pytest.param("P4 check;P8 check;P2 check;P5 bet 500", 8, BOUND.format(4, 7), id="waits"),
    ],
)
def test_a_check_that_bound_before_the_bet_stays_bound(
    house: str, at: str, acts: str, let_off: int, bound: str
) -> None:
    """53-A, 42-A, 43-A, 39-A: the action to him had not changed when it came to him."""
    answer = on_hand(house, FIVE, acts)
    assert f"eat {let_off}'s" in answer.sentence
    assert not any(word in answer.sentence for word in ("either", "so does"))
    assert bound in answer.also
    assert any(each.at == at for each in answer.lead.citations)


@pytest.mark.parametrize("house", TDA)
def test_of_checks_to_none_of_which_a_bet_came_too_late_none_binds(house: str) -> None:
    """53-A: the bet came before the turn of both."""
    assert on_hand(house, FIVE, "P5 check;P8 check;P2 check;P4 bet 500").sentence.endswith(
        "seat 5's check is no longer binding either."
    )
