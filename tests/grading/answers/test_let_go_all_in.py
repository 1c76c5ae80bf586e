"""A hand that is let go while others bet or still can: of an all-in it stays live, of a caller it is a fold."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

FLOP = "on flop;blinds 200 400;pot 3000;in 2 5 7;seats 9 40000;button 9"
RIVER = FLOP.replace("flop", "river")
SHORT = f"{FLOP};seat 5 1500"
STAYS = "Seat 5 is all-in and may not muck: the hand can be identified and stays live; "
NOT_YET = f"{STAYS}no hand is tabled yet, as seats 2 and 7 can still bet."
ALL_IN = "P2 bet 2000;P5 all-in"
HOUSES = [
    pytest.param("foxwoods-2020", "16", id="foxwoods-2020:16"),
    pytest.param("metropolitan", "14", id="metropolitan:14"),
    pytest.param("players-2025", "17", id="players-2025:17"),
    pytest.param("tda-2022", "16", id="tda-2022:16"),
    pytest.param("tda-2024", "16", id="tda-2024:16"),
]


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("goes", ["P5 move muck", "P5 move aside", "P5 fold"])
@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        pytest.param("", "", f"{STAYS}seat 7 may call 2,000 or raise, minimum raise to 4,000.", id="one-to-act"),
        pytest.param(";P7 call", "", NOT_YET, id="before-the-card"),
        pytest.param(";P7 call;turn", "", f"{STAYS}seat 2 may check or bet, minimum 400.", id="next-street"),
        pytest.param(";P7 call", ";turn;P2 check", f"{STAYS}seat 7 may check or bet, minimum 400.", id="played-on"),
    ],
)
def test_who_is_all_in_stays_in_however_he_lets_go(
    house: str, at: str, goes: str, before: str, after: str, sentence: str
) -> None:
    answer = on_hand(house, SHORT, f"{ALL_IN}{before};{goes}{after}")
    assert (answer.sentence, cited(answer)[0]) == (sentence, at)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_he_plays_for_the_main_pot(house: str, at: str) -> None:
    answer = on_hand(house, SHORT, f"{ALL_IN};P7 call;P5 move muck", "pots")
    assert answer.sentence == f"{STAYS}the main pot is 7,500 and side pot 1 is 1,000." and cited(answer)[0] == at


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", "58", id="foxwoods-2020:58"),
        pytest.param("metropolitan", "52", id="metropolitan:52"),
        pytest.param("players-2025", "58", id="players-2025:58"),
    ],
)
@pytest.mark.parametrize("goes", ["P5 move muck", "P5 move aside", "P5 fold"])
def test_a_caller_who_pushes_his_hand_forward_has_folded_out_of_turn(house: str, at: str, goes: str) -> None:
    answer = on_hand(house, RIVER, f"P2 bet 2000;P5 call;{goes}")
    assert "seat 5's 2,000 stays in the pot, and the fold is binding" in answer.sentence and at in cited(answer)


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", ["43-A", "58"], id="foxwoods-2020:43-A"),
        pytest.param("metropolitan", ["39-A", "52"], id="metropolitan:39-A"),
    ],
)
@pytest.mark.parametrize("acts", ["P5 fold;P2 check;P5 bet 1000", "P5 fold;P2 check;P5 check"])
def test_who_is_bound_by_a_fold_out_of_turn_is_told_by_what_is_said_of_that(
    house: str, at: list[str], acts: str
) -> None:
    assert cited(on_hand(house, FLOP, acts)) == at


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", "71-C", id="foxwoods-2020:71-C"),
        pytest.param("metropolitan", "65-C", id="metropolitan:65-C"),
    ],
)
@pytest.mark.parametrize("acts", ["deal;P3 call", "deal;P4 back;P3 call"])
def test_a_hand_on_penalty_is_dead_by_the_paragraph_on_penalties(house: str, at: str, acts: str) -> None:
    answer = on_hand(house, "blinds 200 400;seats 9 40000;penalty 4", acts)
    assert answer.sentence.startswith("Seat 4's hand is dead; seat 5 may call 400") and cited(answer) == [at]


UPT_RIVER = "on river;blinds 200 400;pot 3000;in 2 5 7;seats 9 40000;button 9"
UNTIL_7 = "Seat 5's hand, thrown in with nothing to call, is dead only once seat 7 or another behind acts."
BETWEEN = "Seat 5 threw the hand away between rounds: the floor may rule it dead or live."
THE_FLOORS = "cards aren't in the muck: the floor may rule the hand dead or live."


@pytest.mark.parametrize("goes", ["P5 move muck", "P5 move aside", "P5 move aside up", "P5 fold"])
@pytest.mark.parametrize(
    ("head", "acts", "at", "sentence"),
    [
        pytest.param(UPT_RIVER, "P2 bet 2000;P5 call", "dead-hand-1-b", UNTIL_7, id="upt:dead-hand-1-b-call"),
        pytest.param(UPT_RIVER, "P2 all-in;P5 call", "dead-hand-1-b", UNTIL_7, id="upt:dead-hand-1-b-all-in"),
        pytest.param(SHORT, ALL_IN, "dead-hand-1-b", UNTIL_7, id="upt:dead-hand-1-b-short"),
        pytest.param(FLOP, "P2 bet 2000;P5 call;P7 call", "dead-hand-2", BETWEEN, id="upt:dead-hand-2-between"),
    ],
)
def test_at_upt_a_caller_who_lets_go_has_no_dead_hand_yet(
    head: str, acts: str, at: str, sentence: str, goes: str
) -> None:
    answer = on_hand("upt", head, f"{acts};{goes}")
    assert (answer.sentence, cited(answer)) == (sentence, [at])


@pytest.mark.parametrize("goes", ["P5 move muck", "P5 move aside", "P5 fold"])
@pytest.mark.parametrize("since", ["P7 call", "P7 fold", "P7 raise 6000"])
def test_at_upt_a_callers_hand_is_dead_once_a_player_behind_acts(goes: str, since: str) -> None:
    """[upt:dead-hand-1-b]"""
    answer = on_hand("upt", FLOP, f"P2 bet 2000;P5 call;{goes};{since}")
    assert answer.sentence.startswith("Seat 5's thrown-away hand is dead") and cited(answer) == ["dead-hand-1-b"]


@pytest.mark.parametrize(
    ("head", "acts"),
    [
        pytest.param(FLOP, "P2 check;P5 all-in;P7 call;P2 call;P5 move aside", id="upt:dead-hand-2-river"),
        pytest.param(f"{FLOP};seat 5 4000", "P2 check;P5 all-in;P7 call;P2 call;P5 move aside", id="upt:dead-hand-2"),
        pytest.param(
            f"{FLOP};seat 5 4000", "P2 check;P5 all-in;P7 call;P2 call;turn;P5 move aside", id="upt:dead-hand-2-later"
        ),
        pytest.param(SHORT, f"{ALL_IN};P7 call;turn;P2 bet 3000;P5 move aside", id="upt:dead-hand-2-caller"),
    ],
)
def test_at_upt_the_hand_of_an_all_in_is_the_floors(head: str, acts: str) -> None:
    answer = on_hand("upt", head, acts)
    assert answer.sentence in (f"Seat 5's {THE_FLOORS}", BETWEEN) and cited(answer)[0] == "dead-hand-2"


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", "58", id="foxwoods-2020:58"),
        pytest.param("metropolitan", "52", id="metropolitan:52"),
        pytest.param("players-2025", "58", id="players-2025:58"),
        pytest.param("tda-2024", "58", id="tda-2024:58"),
    ],
)
def test_a_hand_let_go_between_two_rounds_is_a_fold_that_binds(house: str, at: str) -> None:
    """With hands to be tabled these come first."""
    folds = "Seat 5's fold is binding and may be penalized."
    answer = on_hand(house, FLOP, "P2 bet 2000;P5 call;P7 call;P5 move aside")
    assert answer.sentence == folds and cited(answer) == [at]
    sentence = on_hand(house, FLOP, "P2 all-in;P5 call;P7 call;P5 move aside").sentence
    assert "tabled" in sentence
    answer = on_hand(house, f"{FLOP};seat 2 5000", "P2 all-in;P5 call;P7 call;P5 move aside")
    assert answer.sentence == f"The hands of seats 2 and 7 are tabled at once; s{folds[1:]}"


ON_TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
MAY_NOT_MUCK = "Seat 5 is all-in and may not muck"


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2024", id="tda-2024:53-A"),
        pytest.param("players-2025", id="players-2025:42-A"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:43-A"),
    ],
)
@pytest.mark.parametrize("ask", ["", "rights"])
def test_an_all_in_that_a_bet_has_freed_forbids_no_muck(house: str, ask: str) -> None:
    said = on_hand(house, ON_TURN, "P5 all-in;P5 fold;P2 bet 600", ask, 7 * (ask == "rights")).sentence
    rest = "hold seat 5's cards and call the floor, and the action is on seat 7."
    assert said == f"Seat 2's bet of 600 stands; seat 5's bet is no longer binding: 20,000 goes back; {rest}"
    assert on_hand(house, ON_TURN, "P5 all-in;P5 fold;P2 check", ask).sentence.startswith(MAY_NOT_MUCK)


def test_an_all_in_out_of_turn_that_stands_at_once_forbids_the_muck_after_a_bet_too() -> None:
    said = on_hand("metropolitan", ON_TURN, "P5 all-in;P5 fold;P2 bet 600").sentence
    assert said.startswith(MAY_NOT_MUCK)
