"""Once a deadline has passed the first sentence says so, and later events come before what stands by it."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_asked_halves import T2, T4, F, M, P, U, answered, cited

POT = "on turn;game omaha pot-limit;blinds 100 200;pot 3000;in 2 5 7;seats 9 20000;board Qs 7h 2h 9c/"
MISCOUNTED = POT + "P2 request pot-count;D tell pot {0};P2 bet {0}{1}"
FOR_ALL = "The pot bet is 3,000, not {:,}: seat"


NEXT_HAND = "The dispute is heard: it comes in time, as the next hand has had no substantial action"
READ = f"{NEXT_HAND}; how a hand was read can't be disputed any more."


@pytest.mark.parametrize(("house", "at"), [(F, "22"), (T2, "22"), (T4, "22"), (P, "23")])
@pytest.mark.parametrize(("pushed", "sentence"), [("5 3000", READ), ("2 3000", f"{NEXT_HAND}.")])
def test_an_award_to_a_misread_hand_is_heard_but_not_the_reading(
    house: str, at: str, pushed: str, sentence: str
) -> None:
    answer = answered(house, f"{SHOWN}check 2 5;show 2 5;D push-pot {pushed};deal;P5 dispute award")
    assert answer.sentence.startswith(sentence)
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(F, "54-A"), (P, "45-B"), (T2, "52-B"), (T4, "52-B")])
@pytest.mark.parametrize(
    ("told", "after", "stands"),
    [
        (4000, "", False),
        (4000, ";call 5 7", False),
        (4000, ";call 5 7;river", True),
        (2000, ";call 5", False),
        (2000, ";call 5 7", True),
    ],
)
def test_a_pot_counted_wrong_stands_once_it_is_too_late(
    house: str, at: str, told: int, after: str, stands: bool
) -> None:
    answer = answered(house, MISCOUNTED.format(told, after))
    expected = f"Seat 2's {told:,} stands: it's too late to correct it." if stands else FOR_ALL.format(told)
    assert answer.sentence.startswith(expected)
    assert at in cited(answer)


@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        (";call 5 7", "The bet is to 400, not 600: seats 2, 5 and 7 make it 400, and 200 goes back to each."),
        (";call 5 7;river", "Seat 2's 600 stands: it's too late to correct it."),
    ],
)
def test_a_fixed_bet_of_too_much_stands_after_its_street_by_54_b(after: str, sentence: str) -> None:
    hand = "on turn;game holdem limit;blinds 100 200;pot 3000;in 2 5 7;seats 9 20000/P2 bet 600" + after
    assert answered(F, hand).sentence == sentence


UNDER = "on turn;blinds 1000 2000;pot 30000;in 2 5;seats 9 200000;cards 2 Ah 3d;cards 5 Kd 3c;board Qs 7h 2h 9c Ks/"
RAISED = UNDER + "P2 bet 10000;P5 raise 18000;call 2"


@pytest.mark.parametrize(
    ("after", "sentence"),
    [
        (";river", "Seat 5's 18,000 stands: it's too late to correct it."),
        (";river;check 2", "Seat 5's 18,000 stands: it's too late to correct it."),
        (";river;check 2 5;show 2 5", "Seat 5 wins 66,000."),
        (";river;P2 bet 20000;P5 wager one 25000", "It's a call of 20,000, not a raise: seat 5 gets 5,000 back."),
    ],
)
def test_what_stands_by_54_b_makes_way_for_what_came_up_since(after: str, sentence: str) -> None:
    assert answered(F, RAISED + after).sentence == sentence


STANDS_AT_UPT = "stands: the round is over, and it's too late to correct it."


@pytest.mark.parametrize(
    ("game", "acts", "sentence"),
    [
        ("no-limit", "P4 raise 425;call 1", "The amount is 400, the nearest proper amount to 425."),
        ("no-limit", "P4 raise 425;call 1;fold 2 3;flop", f"Seat 4's 425 {STANDS_AT_UPT}"),
        ("limit", "P4 raise 400;P1 wager 300", "It's a full call of 400: seat 1 puts in 100 more."),
        ("limit", "P4 raise 400;P1 wager 300;fold 2 3;flop", f"Seat 1's 300 {STANDS_AT_UPT}"),
    ],
)
def test_upt_leaves_odd_amounts_and_short_calls_of_a_round_that_is_over(game: str, acts: str, sentence: str) -> None:
    assert answered(U, f"blinds 100 200;game holdem {game};seats 4 20000;button 1/deal;{acts}").sentence == sentence


@pytest.mark.parametrize(
    ("house", "at"),
    [pytest.param(*each, id=":".join(each)) for each in ((T2, "49"), (T4, "49"), (P, "54"), (F, "52"), (M, "48"))],
)
@pytest.mark.parametrize("then", ["", ";D bring-in-bets", ";river"], ids=["at-once", "pulled-in", "next-card"])
def test_who_called_on_a_wrong_count_owes_the_rest_after_the_next_card_too(house: str, at: str, then: str) -> None:
    head = "on turn;blinds 100 200;pot 3000;in 2 4;seats 9 20000"
    answer = on_hand(house, head, f"P2 bet 2100;P4 request count 2;D tell count 1200;P4 wager 1200{then}")
    assert answer.sentence.startswith("Seat 4 owes the full 2,100: 900 more goes in") and at in cited(answer)
    silent = on_hand(house, head, f"P2 bet 2100;P4 wager 1200{then}")
    assert silent.sentence == "It's a full call of 2,100: seat 4 puts in 900 more."


SHOWN = "on river;blinds 100 200;pot 3000;in 2 5;seats 9 20000;cards 2 Ah Kd;cards 5 Qs Qd;board Ac 7d 9h 3s 4c/"
AWARDED = SHOWN + "{0}check 2 5;show 2 5;D push-pot 5 3000;{1}wait {2};P2 dispute award"


@pytest.mark.parametrize(("house", "at"), [(F, "22"), (T2, "22"), (T4, "22"), (P, "23")])
@pytest.mark.parametrize(
    ("told", "seconds", "too_late"),
    [
        (("F tell break;", ""), 50, False),
        (("F tell break;", ""), 60, False),
        (("F tell break;", ""), 61, True),
        (("D tell break;", ""), 70, True),
        (("", "F tell break;"), 70, False),
    ],
    ids=["in time", "at the last second", "floor", "dealer", "the hand was over"],
)
def test_a_break_counts_whoever_tells_it_while_the_hand_is_on(
    house: str, at: str, seconds: int, too_late: bool, told: tuple[str, str]
) -> None:
    answer = answered(house, AWARDED.format(*told, seconds))
    assert answer.sentence.startswith("The result stands: it's too late" if too_late else "The dispute is heard")
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(F, "54-A"), (P, "45-B"), (T2, "52-B"), (T4, "52-B")])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P2 say pot;P2 wager 2000;call 5 7", "Seat 2's 2,000 stands: it's too late to correct it."),
        ("P2 say pot;P2 wager 2000;fold 5;call 7", "Seat 2's 2,000 stands: it's too late to correct it."),
        ("P2 say pot;P2 wager 2000;call 5", "The pot bet is 3,000, not 2,000: seats 2 and 5 make it 3,000."),
        (
            "P2 bet 4000;call 5 7",
            "The pot bet is 3,000, not 4,000: seats 2, 5 and 7 make it 3,000, and 1,000 goes back to each.",
        ),
    ],
    ids=["low-acted-on", "low-fold-and-call", "low-one-call", "high"],
)
def test_a_pot_bet_measured_by_its_chips_is_corrected_like_a_wrong_count(
    house: str, at: str, acts: str, sentence: str
) -> None:
    answer = answered(house, POT + acts)
    assert answer.sentence == sentence
    assert at in cited(answer)


TIME_UP = "on river;blinds 100 200;pot 4800;in 2 5;seats 9 5000/P2 bet 500;F tell time"


@pytest.mark.parametrize(("house", "at"), [(F, "29"), (P, "29"), (T2, "29"), (T4, "29"), (M, "26"), (U, "no-limit-16")])
@pytest.mark.parametrize("after", ["", ";P5 call"])
def test_time_that_is_up_ends_the_hand_and_a_call_after_it_leads_to_no_showdown(
    house: str, at: str, after: str
) -> None:
    answer = answered(house, TIME_UP + after)
    time = {M: "50 seconds plus a count of 10", U: "60 seconds"}.get(house, "25 seconds plus a count of 5")
    ends = f"Seat 5's hand is dead: the {time} are over"
    assert answer.sentence == f"{ends}; seat 2 wins 4,800, and the uncalled 500 goes back."
    assert at in cited(answer)
