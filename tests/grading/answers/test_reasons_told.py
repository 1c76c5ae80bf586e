"""Short reasons in a first sentence: told where they hold, and not in the situation just beside it."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_desk_told import told

TDA = ("tda-2022", "tda-2024", "players-2025")
FAMILY = (*TDA, "foxwoods-2020", "metropolitan")
SHORT_BLIND = "blinds 200 400;seats 9 20000;button 9;seat 2 {}"
IN_FULL = ", as the short big blind counts in full (400)"


@pytest.mark.parametrize(
    ("house", "has", "acts", "sentence"),
    [
        ("upt", 150, "P3 raise 600", f"The raise is to 800, not 600{IN_FULL}: seat 3 puts in 200 more."),
        ("upt", 150, "call 3;P4 raise 700", f"The raise is to 800, not 700{IN_FULL}: seat 4 puts in 100 more."),
        ("upt", 400, "P3 raise 600", "The raise is to 800, not 600: seat 3 puts in 200 more."),
        *((each, 150, "P3 raise 600", "The raise is to 800, not 600: seat 3 puts in 200 more.") for each in FAMILY),
        *(
            (each, 150, "P3 raise 1000;P4 raise 1300", "The raise is to 1,600, not 1,300: seat 4 puts in 300 more.")
            for each in FAMILY
        ),
    ],
)
def test_a_short_big_blind_counts_in_full_where_that_is_printed(house: str, has: int, acts: str, sentence: str) -> None:
    """[upt:no-limit-2] The others print it of the most at pot-limit alone."""
    assert on_hand(house, SHORT_BLIND.format(has), f"deal;{acts}").sentence == sentence


THREE = "on flop;blinds 50 100;pot 900;in 2 5 7;seats 9 10000;button 9"
UNCHANGED = ", as a call doesn't change the action"


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize(
    ("acts", "why"),
    [
        pytest.param("P2 bet 300;P7 raise 900;P5 call", UNCHANGED, id="53-A-called"),
        pytest.param("P2 bet 300;P7 raise 900;P5 fold", "", id="53-A-folded"),
        pytest.param("P5 bet 900;P2 check;P7 call", "", id="53-A-called-after-its-turn"),
    ],
)
def test_a_call_between_an_act_out_of_turn_and_its_turn_changes_nothing(house: str, acts: str, why: str) -> None:
    said = on_hand(house, THREE, acts).sentence
    assert f" is binding at 900{why}; the action is on seat 2" in said


def test_at_upt_a_call_in_between_may_change_something() -> None:
    """[upt:betting-10] It says that such an act may be ruled binding."""
    assert UNCHANGED not in on_hand("upt", THREE, "P2 bet 300;P7 call;P5 call").sentence


POSTED = "Seat 5's posted 400 plays, 2,600 goes back, and seat 5 may only check"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P2 call;fold 8", f"{POSTED}, as seat 2 called.", id="upt:out-of-turn-1"),
        pytest.param("P2 call;P8 call", f"{POSTED}, as seat 2 called.", id="upt:out-of-turn-1-and-behind"),
        pytest.param("fold 2;P8 call", f"{POSTED}.", id="upt:out-of-turn-2-only-behind"),
    ],
)
def test_who_was_passed_over_and_called_leaves_only_a_check(acts: str, sentence: str) -> None:
    flop = "on flop;blinds 200 400;pot 3000;in 2 5 8;button 8;seats 9 20000"
    assert on_hand("upt", flop, f"P5 bet 3000;{acts}").sentence == sentence


BETTING = "on flop;blinds 200 400;pot 4400;in 1 3 4 7 8;seats 9 20000;seat 3 {};seat 7 {}"
FULL = ": 1,000 more is a full raise"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("stacks", "acts", "ends"),
    [
        pytest.param((1400, 2000), "P3 all-in;P4 call 1400;P7 all-in;P8 fold", f"to 3,000{FULL}", id="47-A-together"),
        pytest.param((1400, 1900), "P3 all-in;P4 call 1400;P7 all-in;P8 fold", "of 1,000.", id="47-A-short-of-it"),
        pytest.param((1400, 2400), "P3 all-in;P4 call 1400;P7 all-in;P8 fold", "to 3,400", id="47-A-one-of-them-whole"),
        pytest.param((1400, 2000), "fold 3 4;P7 all-in;call 8", "to 3,000.", id="47-A-one-whole-raise"),
        pytest.param((1400, 2400), "P3 call;P4 raise 2000;P7 fold;P8 fold", "to 3,000", id="47-A-no-all-in"),
    ],
)
def test_short_all_ins_that_open_the_betting_together_are_told(
    house: str, stacks: tuple[int, int], acts: str, ends: str
) -> None:
    said = on_hand(house, BETTING.format(*stacks), f"P1 bet 1000;{acts}", "rights", 1).sentence
    assert ends in said
    assert (FULL in said) is (FULL in ends)


@pytest.mark.parametrize(
    ("acts", "cards"),
    [("call 4 5", 4), ("fold 4;call 5", 3), ("fold 4;fold 5", 2)],
    ids=["metropolitan:RP-4", "metropolitan:RP-3", "metropolitan:RP-2"],
)
def test_as_many_cards_are_set_aside_as_hands_were_live(acts: str, cards: int) -> None:
    stud = "on fourth;game stud limit;ante 50;bring-in 100;small-bet 400;big-bet 800;pot 800;in 2 4 5 8;seats 8 20000"
    said = on_hand("metropolitan", stud, f"P2 bet 400;{acts};D burn;D pitch 2 up;D stop").sentence
    assert said.startswith(f"Set aside {cards} cards, one for each live hand, the early ones among them; ")


@pytest.mark.parametrize(
    ("acts", "why"),
    [
        ("finish Zoe 11", "as 86 players entered"),
        ("re-enter Ann 20000;finish Zoe 11", "as 87 entries were made"),
    ],
    ids=["foxwoods-2020:payout-table-players", "foxwoods-2020:payout-table-re-entries"],
)
def test_a_place_is_paid_by_the_entries_and_re_entries_count(acts: str, why: str) -> None:
    room = "entries 86;pool $9000 net;players A 3 20000;player Ann 0 A 4"
    assert told("foxwoods-2020", room, acts) == f"Zoe is paid $225 for 11th place: 2.50% of $9,000, {why}."


@pytest.mark.parametrize(
    ("acts", "begins"),
    [
        pytest.param("", "Misdeal: ", id="35-D-nobody-acted"),
        pytest.param(";P3 fold", "Misdeal, as there isn't substantial action yet: ", id="35-D-one-act"),
        pytest.param(";P3 call", "Misdeal, as there isn't substantial action yet: ", id="35-D-one-act-with-chips"),
        pytest.param(";fold 3 4", "Misdeal, as there isn't substantial action yet: ", id="36-two-folds"),
    ],
)
@pytest.mark.parametrize("house", [*TDA, "metropolitan", "foxwoods-2020"])
def test_it_is_told_that_action_is_not_substantial_once_somebody_acted(house: str, acts: str, begins: str) -> None:
    skipped = ";".join(f"D pitch {seat} down" for seat in (1, 2, 3, 4, 6) * 2)
    assert on_hand(house, "blinds 100 200;seats 6 20000;button 6", f"{skipped}{acts}").sentence.startswith(begins)


def test_at_upt_a_misdeal_hangs_on_two_players_and_not_on_substantial_action() -> None:
    """[upt:misdeal-2]"""
    skipped = ";".join(f"D pitch {seat} down" for seat in (1, 2, 3, 4, 6) * 2)
    said = on_hand("upt", "blinds 100 200;seats 6 20000;button 6", f"{skipped};P3 fold").sentence
    assert said.startswith("Misdeal: ")


NUMBER = "blinds 200 400;pot 5000;in 2 5;seats 9 20000"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        pytest.param("on flop/P2 say I bet five", "5,000", id="57-nothing-in-front"),
        pytest.param("on flop/P2 bet 400;P5 say twenty", "5,400, bets in front included", id="57-a-bet-in-front"),
    ],
)
def test_bets_in_front_are_told_where_they_are_in_the_pot(house: str, acts: str, pot: str) -> None:
    street, _, told_acts = acts.partition("/")
    said = on_hand(house, f"{street};{NUMBER}", told_acts).sentence
    assert f"can mean within the pot of {pot}" in said
