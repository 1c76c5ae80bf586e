"""Who lets go of his hand once a round of betting is over, with chips behind: that is a fold out of turn, and binds."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

FLOP = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 4 20000;board Ks Qs 2d"
RIVER = FLOP.replace("flop", "river", 1) + " 3c 4h"
HOUSES = [
    pytest.param("tda-2024", "58", id="tda-2024:58"),
    pytest.param("tda-2022", "58", id="tda-2022:58"),
    pytest.param("players-2025", "58", id="players-2025:58"),
    pytest.param("foxwoods-2020", "58", id="foxwoods-2020:58"),
    pytest.param("metropolitan", "52", id="metropolitan:52"),
]
CALLED = "P1 bet 800;P2 call;P3 call"
BINDS = "Seat 2's fold is binding and may be penalized"


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("ask", ["", "turns"])
@pytest.mark.parametrize("how", ["P2 fold", "P2 move muck", "P2 move aside", "P2 say I fold"])
@pytest.mark.parametrize("before", [CALLED, f"{CALLED};D bring-in-bets", "P1 check;P2 check;P3 check"])
def test_a_hand_let_go_between_two_rounds_is_folded(house: str, at: str, before: str, how: str, ask: str) -> None:
    said = on_hand(house, FLOP, f"{before};{how}", ask)
    assert (said.sentence, cited(said)) == (f"{BINDS}.", [at])


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_his_chips_stay_in_the_pot(house: str, at: str) -> None:
    assert on_hand(house, FLOP, f"{CALLED};P2 fold", "pots").sentence == "The main pot is 3,600."


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_the_last_one_left_wins_by_it(house: str, at: str) -> None:
    heads_up = FLOP.replace("in 1 2 3", "in 1 2")
    assert on_hand(house, heads_up, "P1 check;P2 check;P2 fold").sentence == f"{BINDS}; seat 1 wins 1,200."


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("how", ["P2 fold", "P2 move muck"])
def test_whose_hands_are_tabled_comes_first(house: str, at: str, how: str) -> None:
    said = on_hand(house, f"{FLOP};seat 1 800", f"P1 all-in;P2 call;P3 call;{how}").sentence
    assert said == "The hands of seats 1 and 3 are tabled at once; seat 2's fold is binding and may be penalized."


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_once_the_next_card_is_out_it_is_past(house: str, at: str) -> None:
    said = on_hand(house, FLOP, f"{CALLED};P2 fold;turn;P1 bet 500").sentence
    assert said == "Nothing is wrong: seat 3 may call 500 or raise, minimum raise to 1,000."


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_after_the_last_round_it_is_no_fold(house: str, at: str) -> None:
    assert "fold" not in on_hand(house, RIVER, f"{CALLED};P2 fold").sentence


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("tda-2024", "16", id="tda-2024:16"),
        pytest.param("players-2025", "17", id="players-2025:17"),
        pytest.param("foxwoods-2020", "16", id="foxwoods-2020:16"),
        pytest.param("metropolitan", "14", id="metropolitan:14"),
    ],
)
def test_who_has_called_all_there_is_may_not_muck_and_has_not_folded(house: str, at: str) -> None:
    heads_up = FLOP.replace("in 1 2 3", "in 1 2") + ";seat 1 800"
    said = on_hand(house, heads_up, "P1 all-in;P2 call;P2 fold")
    assert said.sentence == (
        "Seat 2 may not muck, with seat 1 all-in and the betting "
        "complete: the hands of seats 1 and 2 are tabled and live."
    )
    assert at in cited(said)


HE = "blinds 100 200;seats 6 20000"
LIVE = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
MUCKS = "P3 move muck"


@pytest.mark.parametrize("house", [pytest.param("metropolitan", id="metropolitan:52")])
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (HE, f"deal;P3 raise 600;{MUCKS}"),
        (HE, f"deal;P3 raise 600;{MUCKS};P4 call"),
        (HE, f"deal;P3 wager 600;{MUCKS}"),
        (LIVE, f"P3 bet 600;P4 call;{MUCKS}"),
        (LIVE, f"P3 bet 600;P4 call;P5 call;{MUCKS}"),
        (LIVE.replace("flop", "river"), f"P3 bet 600;P4 call;{MUCKS}"),
    ],
)
def test_a_bettor_who_lets_go_where_no_paragraph_is_on_it_folds(house: str, head: str, acts: str) -> None:
    said = on_hand(house, head, acts)
    assert (said.sentence, cited(said)) == ("Seat 3's fold is binding and may be penalized.", ["52"])


@pytest.mark.parametrize("house", [each.values[0] for each in HOUSES], ids=lambda each: f"{each}:58")
@pytest.mark.parametrize("fold", ["P3 say fold", "P3 say I fold"])
def test_a_fold_said_after_a_raise_in_words_and_chips_binds(house: str, fold: str) -> None:
    said = on_hand(house, HE, f"deal;P3 raise 600;{fold}").sentence
    first = "The chips came first: seat 3's raise of 600 stands"
    assert said == f"{first}, and the fold is binding and may be penalized."


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:15-B"), pytest.param("players-2025", id="16-B")]
)
def test_a_bettor_whose_cards_are_lost_is_out(house: str) -> None:
    assert (
        on_hand(house, HE, "deal;P3 raise 600;P3 fold;D scramble muck;P4 fold").sentence
        == "Seat 3 is out; the uncalled 400 comes back."
    )


FLOOR = "The floor may rule seat 3's mucked hand dead, or retrieve it."


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:dead-hand-1-b")])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (f"P3 raise 600;{MUCKS}", FLOOR),
        ("P3 raise 600;P3 fold", FLOOR),
        (f"P3 raise 600;{MUCKS};P4 call", "Seat 3's thrown-away hand is dead."),
        ("P3 raise 600;P3 fold;P4 call", "Seat 3's thrown-away hand is dead."),
        ("P3 raise 600;P3 fold;P4 fold", "Seat 3's thrown-away hand is dead."),
        (f"P3 wager 600;{MUCKS};P4 call", "Seat 3's thrown-away hand is dead."),
    ],
)
def test_a_bettors_hand_is_dead_once_a_player_behind_has_acted(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, HE, f"deal;{acts}").sentence == sentence


EARLY = "out-of-turn fold is binding unless a bet or raise comes before"


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:betting-10")])
@pytest.mark.parametrize(
    ("acts", "seat"),
    [
        ("P3 raise 600;P4 call;P5 call;fold 6 1 2;P4 say fold", 4),
        ("P3 raise 600;P4 call;P4 say fold", 4),
        ("P3 raise 600;P4 call;P4 say I fold;P5 call", 4),
        ("P3 raise 600;P3 say fold", 3),
        ("P3 raise 600;P4 call;fold 5 6 1 2;P3 say fold", 3),
    ],
)
def test_a_fold_said_by_who_has_acted_binds_while_nobody_raises(house: str, acts: str, seat: int) -> None:
    said = on_hand(house, HE, f"deal;{acts}").sentence
    assert said.startswith(f"Seat {seat}'s {EARLY} seat {seat}'s turn")


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_a_fold_said_between_rounds_binds_who_bet_last_too(house: str, at: str) -> None:
    said = on_hand(house, LIVE, "P3 bet 600;P4 call;P5 call;P3 say fold")
    assert (said.sentence, cited(said)) == ("Seat 3's fold is binding and may be penalized.", [at])
