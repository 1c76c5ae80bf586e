"""What stands in the first sentence: a call on a wrong count, acts out of turn past a raise that is barred, acts beside
a hand that is dead from the deal on, and every hand of a showdown that is asked about.
"""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

FAMILY = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
HEADS = "on flop;blinds 100 200;pot 1800;in 2 5;seats 9 20000;seat 2 5400"
THREE = "on flop;blinds 100 200;pot 1800;in 2 5 7;seats 9 20000"


@pytest.mark.parametrize("house", ["foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        pytest.param(
            HEADS,
            "P2 all-in;P5 request count;D tell count 4500;P5 call",
            "Seat 5 has accepted the full bet of 5,400; the hands of seats 2 and 5 are tabled at once.",
            id="all-in-48",
        ),
        pytest.param(
            THREE,
            "P2 bet 5400;P5 request count;D tell count 4500;P5 call",
            "Seat 5 has accepted the full bet of 5,400; seat 7 may call 5,400 or raise, minimum raise to 10,800.",
            id="bet-48",
        ),
        pytest.param(
            HEADS,
            "P2 all-in;P5 request count;D tell count 5400;P5 call",
            "The hands of seats 2 and 5 are tabled at once.",
            id="right-48",
        ),
    ],
)
def test_a_call_stands_though_another_count_was_told(house: str, head: str, acts: str, sentence: str) -> None:
    assert on_hand(house, head, acts).sentence == sentence


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "P5 check;P2 bet 600;P7 call;P5 raise 1800",
            ("Seat 5 may not raise: it's a call of 600, and 1,200 goes back; seat 7's call of 600 is binding."),
            id="call-metropolitan-39-A",
        ),
        pytest.param(
            "P5 check;P2 bet 600;P7 raise 1800;P5 raise 3000",
            ("Seat 5 may not raise: it's a call of 600, and 2,400 goes back; seat 7's raise to 1,800 is binding."),
            id="raise-metropolitan-39-A",
        ),
        pytest.param(
            "P7 check;P2 bet 600;P5 call;P7 raise 1800",
            "Seat 7 may not raise: it's a call of 600, and 1,200 goes back.",
            id="nobody-passed-metropolitan-39-A",
        ),
    ],
)
def test_what_went_past_a_player_who_may_not_raise_binds(acts: str, sentence: str) -> None:
    assert on_hand("metropolitan", THREE, acts).sentence == sentence


@pytest.mark.parametrize("house", FAMILY)
def test_a_raise_by_who_was_passed_over_stands_beside_two_folds(house: str) -> None:
    """metropolitan 34 and 39-B: two folds aren't substantial action."""
    said = on_hand(house, "blinds 100 200;seats 6 20000;button 6", "deal;P3 raise 600;P5 fold;P6 fold;P4 raise 2000")
    assert said.sentence == (
        "Seat 4's raise to 2,000 stands, as two folds aren't substantial action; "
        "the out-of-turn folds of seats 5 and 6 are binding; the action is on seat 1."
    )


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize(
    ("away", "acts", "sentence"),
    [
        pytest.param(
            "penalty 6",
            "P3 raise 2500;P4 wager one 5000",
            "It's a call of 2,500, not a raise: seat 4 gets 2,500 back.",
            id="penalty-44",
        ),
        pytest.param(
            "absent 6",
            "P3 raise 2500;P4 wager one 5000",
            "It's a call of 2,500, not a raise: seat 4 gets 2,500 back.",
            id="absent-44",
        ),
        pytest.param("absent 6", "P3 raise 2500;P6 back", "Seat 6's hand is dead.", id="back-28"),
    ],
)
def test_what_others_did_last_goes_before_a_hand_dead_from_the_deal_on(
    house: str, away: str, acts: str, sentence: str
) -> None:
    said = on_hand(house, f"blinds 500 1000;seats 7 20000;button 7;{away}", f"deal;{acts}").sentence
    assert said == sentence or (house.startswith("tda") and said.startswith(sentence[:-1]))


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize("acts", ["check 2 5 7;show 2;P5 move aside", "check 2 5 7;P5 turn up;P2 refuse show"])
def test_a_showdown_that_is_asked_about_has_every_hand(house: str, acts: str) -> None:
    """metropolitan 13 and 15-B."""
    head = (
        "on river;blinds 100 200;pot 3000;in 2 5 7;seats 9 20000;cards 2 Kh Kd;cards 5 9h 8s;cards 7 Ac Qc;"
        "board Ks 9d 4c 2h 7s"
    )
    assert on_hand(house, head, acts, "showdown").sentence == on_hand(house, head, acts).sentence


PENALTY = "level 500 1000;players A 1-6 20000;player Bill 15000 A 7"


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "floor penalty Bill 3;dealer:A deal;Bill back",
            "Bill may not play yet and stays away from the table: none of 3 hands missed, 3 more to miss.",
            id="65-C",
        ),
        pytest.param(
            "dealer:A deal;Bill away",
            "Bill must stay with a live hand; leaving may cost a penalty.",
            id="no-penalty-29",
        ),
    ],
)
def test_who_misses_a_hand_on_penalty_leaves_no_live_one(house: str, acts: str, sentence: str) -> None:
    told = Both(room=read_room(lines(PENALTY, acts)).record)
    assert answer_on_all(told, book(house), [question("seats")]).sentence == sentence
