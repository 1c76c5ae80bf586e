"""Chips pulled back that bind all the same or that no book speaks of: out of turn, a blind, and before a call."""

import pytest

from tests.grading.answers.in_short import BACKED_UP, cited, on_hand

RIVER = "on river;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000"
FLOP = "on flop;blinds 100 200;pot 2400;in 3 4;seats 9 20000"
ROUND = "blinds 100 200;seats 9 20000"
BINDING = [pytest.param(house, at, id=f"{house}:{at}") for house, at in BACKED_UP.items()]


@pytest.mark.parametrize(("house", "at"), BINDING)
@pytest.mark.parametrize(
    ("acts", "ruled"),
    [
        (
            "P5 bet 800;P5 pull-back 800;P2 check",
            "Seat 5's out-of-turn bet is binding at 800; the action is on seat 7.",
        ),
        (
            "P5 wager 800;P5 pull-back 300;P2 check",
            "Seat 5's out-of-turn bet is binding at 800; the action is on seat 7.",
        ),
        (
            "P5 bet 800;P5 pull-back 800;P5 wager 500;P2 check",
            "Seat 5's out-of-turn bet is binding at 800; the action is on seat 7.",
        ),
        (
            "P5 bet 800;P5 pull-back 800;P2 check;P7 fold",
            "Seat 5's out-of-turn bet is binding at 800; the action is on seat 2.",
        ),
        (
            "P7 bet 800;P7 pull-back 800;P2 check;P5 check",
            "Seat 7's out-of-turn bet is binding at 800; the action is on seat 2.",
        ),
        ("P2 bet 500;P7 call;P7 pull-back 500;P5 fold", "Seat 7's out-of-turn call is binding at 500."),
        (
            "P2 bet 500;P7 raise 1500;P7 pull-back 1500;P5 call",
            (
                "Seat 7's out-of-turn raise is binding at 1,500, as a call doesn't change the action; "
                "the action is on seat 2."
            ),
        ),
    ],
    ids=["bet", "in-part", "less-again", "folded-to", "behind-checks", "call", "raise"],
)
def test_what_was_put_out_of_turn_and_pulled_back_binds_as_it_was_put(
    house: str, at: str, acts: str, ruled: str
) -> None:
    said = on_hand(house, RIVER, acts)
    assert said.sentence == ruled
    assert at in cited(said)


@pytest.mark.parametrize(("house", "at"), BINDING)
def test_it_waits_for_who_is_due_as_the_bet_that_it_was(house: str, at: str) -> None:
    said = on_hand(house, RIVER, "P5 bet 800;P5 pull-back 800")
    assert said.sentence.startswith("The action backs up to seat 2: seat 5's bet of 800 is binding unless someone bets")
    assert at in cited(said)


@pytest.mark.parametrize(("house", "at"), BINDING)
def test_overtaken_only_what_still_lies_there_goes_back(house: str, at: str) -> None:
    gone = on_hand(house, RIVER, "P5 bet 800;P5 pull-back 800;P2 bet 500")
    assert gone.sentence.startswith(
        "Seat 5's bet of 800 isn't binding, as seat 2's bet changed the action: seat 5 may "
    )
    some = on_hand(house, RIVER, "P5 bet 800;P5 pull-back 300;P2 bet 600")
    assert some.sentence.startswith(
        "Seat 5's action isn't binding, as seat 2's bet changed the action: 500 goes back, and "
    )
    assert at in cited(gone) and at in cited(some)


LIMPED = "deal;P3 call;fold 4 5 6 7 8 9;P1 call;P2 pull-back 200"
ALL = [*BACKED_UP, "upt"]


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:silent") for house in ALL])
def test_a_big_blind_who_pulls_his_blind_back_and_checks_has_acted(house: str) -> None:
    """What becomes of his chips is printed nowhere; whose turn it is, is plain."""
    said = on_hand(house, ROUND, f"{LIMPED};P2 check")
    assert said.sentence.endswith("doesn't cover this: prior chips pulled back, seat 2.")
    assert said.also == ()
    next_street = on_hand(house, ROUND, f"{LIMPED};P2 check;flop")
    assert "seat 1 may check or bet, minimum 200" in " ".join((next_street.sentence, *next_street.also))
    raised = on_hand(house, ROUND, f"{LIMPED.replace('P3 call', 'P3 raise 600')};P2 check", "rights")
    assert "over" not in raised.sentence


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:betting-11")])
@pytest.mark.parametrize(
    "acts", ["P3 pull-back 200;P3 wager 600", "P3 pull-back 200;P3 call", "P3 pull-back 100;P3 wager 500"]
)
def test_upt_takes_the_whole_call_for_one_though_prior_chips_were_pulled_back(house: str, acts: str) -> None:
    said = on_hand(house, FLOP, f"P3 wager 200;P4 raise 600;{acts}")
    assert said.sentence == "It's a call: seat 3 is in for 600."
    assert cited(said) == ["betting-11", "no-limit-7"]


TAKEN = {
    "tda-2024": "65-A",
    "tda-2022": "65-A",
    "players-2025": "64-A",
    "foxwoods-2020": "65-A",
    "metropolitan": "59",
}


@pytest.mark.parametrize(("house", "at"), [pytest.param(h, at, id=f"{h}:{at}") for h, at in TAKEN.items()])
@pytest.mark.parametrize(
    ("acts", "floor", "lost"),
    [
        (
            "P2 check;P5 bet 800;D muck 5;P7 fold",
            "unless seat 5's hand is identified, it is out, and only 800 uncalled comes back; seat 2 then wins 2,400.",
            "Seat 5 is out; the uncalled 800 comes back, and seat 2 wins 2,400.",
        ),
        (
            "P2 bet 800;D muck 7;P5 fold",
            "unless seat 7's hand is identified, it is out, and called bets aren't refunded; seat 2 then wins 3,200.",
            "Seat 7 is out; what was called isn't refunded; seat 2 wins 3,200.",
        ),
    ],
    ids=["bettor", "behind"],
)
def test_a_hand_the_dealer_took_is_told_apart_until_it_is_mixed(
    house: str, at: str, acts: str, floor: str, lost: str
) -> None:
    said, mixed = on_hand(house, RIVER, acts), on_hand(house, RIVER, f"{acts};D scramble muck")
    assert (said.sentence, at in cited(said)) == (f"The floor decides: {floor}", True)
    assert (mixed.sentence, cited(mixed)) == (lost, [at])


TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"


@pytest.mark.parametrize("house", [*(house for house, _ in BACKED_UP.items()), "upt"])
@pytest.mark.parametrize("more", ["P5 call", "P5 wager 600"])
def test_who_took_all_of_it_back_and_calls_the_bet_in_between_calls(house: str, more: str) -> None:
    """[metropolitan:39-A] A call or a fold is left to him, and with none of his chips there a call is one."""
    acts = f"P5 bet 1000;P2 bet 600;P5 pull-back 1000;{more}"
    assert on_hand(house, TURN, acts).sentence in (
        "It's a call: seat 5 is in for 600.",
        "Nothing is wrong: seat 7 may call 600 or raise, minimum raise to 1,200.",
    )
    assert on_hand(house, TURN, f"{acts};P7 call").sentence == "Nothing is wrong."


@pytest.mark.parametrize(
    ("acts", "back"),
    [
        ("P2 bet 600;P7 wager one 5000;P5 raise 1200", "5,000 goes back, and they may call 1,200"),
        ("P2 bet 600;P7 say call;P7 wager 1000;P5 raise 1200", "1,000 goes back, and they may call 1,200"),
        ("P2 bet 600;P7 call;P5 raise 1200", "600 goes back, and they may call 1,200"),
        ("P2 bet 600;P7 say call;P5 raise 1200", "they may call 1,200"),
        ("P2 bet 600;P7 call;P5 raise 1200;D return-bet 7 600", "they may call 1,200"),
    ],
)
def test_what_lies_there_of_a_call_that_binds_nobody_goes_back_at_upt(acts: str, back: str) -> None:
    """[upt:betting-10]"""
    said = on_hand("upt", TURN, acts).sentence
    assert said == f"Seat 7's call isn't binding: {back} or fold, but not raise."


@pytest.mark.parametrize("house", [house for house, _ in BACKED_UP.items()])
@pytest.mark.parametrize("acts", ["P5 pull-back 800;P2 check;P5 wager 1200", "P2 check;P5 pull-back 800;P5 wager 1200"])
def test_of_more_put_out_after_it_only_what_is_beyond_the_bound_bet_goes_back(house: str, acts: str) -> None:
    said = on_hand(house, TURN, f"P5 wager 800;{acts}").sentence
    assert said == "Seat 5's bet of 800 is binding: the 400 goes back, and the action is on seat 7."


@pytest.mark.parametrize(
    ("house", "raised"),
    [
        pytest.param("tda-2024", "Seat 5 raises to 1,000.", id="tda-2024:42-A"),
        pytest.param("players-2025", "Seat 5 raises to 1,000.", id="players-2025:47-A"),
        pytest.param("foxwoods-2020", "Seat 5 raises to 1,000.", id="foxwoods-2020:45-A"),
        pytest.param("upt", "Seat 5 raises to 1,000.", id="upt:betting-12"),
    ],
)
@pytest.mark.parametrize(("chips", "call"), [("1000", ""), ("500", "500"), ("700", "500")])
def test_what_is_put_out_once_a_freed_bet_was_taken_back_is_a_wager_of_its_own(
    house: str, raised: str, chips: str, call: str
) -> None:
    said = on_hand(house, RIVER, f"P5 bet 400;P2 bet 500;P5 pull-back 400;P5 wager {chips}", "wager", 5).sentence
    assert said.startswith(f"It's a call of {call}" if chips == "700" else "It's a call" if call else raised)
    assert "floor" not in said
