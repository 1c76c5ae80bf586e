"""Chips of a bet or call in turn that were pulled back and bind all the same: the pots count them."""

import pytest

from tests.grading.answers.in_short import IN_TURN, cited, on_hand

FLOP = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 4 20000;board Ks Qs 2d"
EVERYWHERE = [pytest.param(house, at, id=f"{house}:{at}") for house, at in IN_TURN.items()]
BOUND = [
    pytest.param(house, id=f"{house}:{at}")
    for house, at in (
        ("tda-2024", "46-B"),
        ("tda-2022", "46-B"),
        ("players-2025", "51-B"),
        ("foxwoods-2020", "50-B"),
        ("metropolitan", "46-B"),
    )
]


@pytest.mark.parametrize(("house", "at"), EVERYWHERE)
@pytest.mark.parametrize(
    ("acts", "comes_to"),
    [
        ("P1 wager 800;P2 call;P1 pull-back 800;P3 fold", "the main pot is 2,800"),
        ("P1 wager 800;P2 call;P3 call;P1 pull-back 800", "the main pot is 3,600"),
        ("P1 wager 800;P2 call;P1 pull-back 800;P3 call", "the main pot is 3,600"),
        (
            "P1 wager 800;P2 call;P1 pull-back 800",
            "the pot is 2,800: 1,200 in the middle and 1,600 in front of the players",
        ),
        (
            "P1 wager 800;P2 call;P1 pull-back 800;P3 raise 3000;P1 fold;P2 fold",
            "seat 3 wins 3,600; the uncalled 2,200 goes back to seat 3",
        ),
        (
            "P1 wager 800;P1 pull-back 800",
            "the pot is 2,000: 1,200 in the middle and 800 in front of the players",
        ),
    ],
    ids=["one-folds", "closed", "called-after", "still-open", "raised-after", "at-once"],
)
def test_the_pots_count_chips_that_go_back_in(house: str, at: str, acts: str, comes_to: str) -> None:
    assert on_hand(house, FLOP, acts, "pots").sentence == f"Seat 1's action is binding: 800 goes back in; {comes_to}."


BESIDE = {"upt": ("no-limit-7",)}
"""What is printed besides on chips that were released."""


@pytest.mark.parametrize(("house", "at"), EVERYWHERE)
@pytest.mark.parametrize(
    ("acts", "more"),
    [
        ("P1 wager 800;P2 call;P1 pull-back 800;P3 call", ""),
        ("P1 wager 800;P2 call;P1 pull-back 800;P3 raise 3000", ""),
        (
            "P1 wager 800;P2 call;P1 pull-back 800;P3 raise 3000;P1 fold;P2 fold",
            "; seat 3 wins 3,600; the uncalled 2,200 goes back to seat 3",
        ),
    ],
    ids=["called-after", "raised-after", "won-after"],
)
def test_chips_that_bind_go_back_in_though_others_have_acted_since(house: str, at: str, acts: str, more: str) -> None:
    said = on_hand(house, FLOP, acts)
    assert said.sentence == f"Seat 1's action is binding: 800 goes back in{more}."
    assert cited(said) == [at, *BESIDE.get(house, ())]


@pytest.mark.parametrize("house", BOUND)
@pytest.mark.parametrize(
    ("last", "comes_to"),
    [
        ("P1 fold", "if the fold stands, seat 2 wins 2,800; the uncalled 1,200 goes back to seat 2"),
        ("P1 say Hm.", "the pot is 4,000: 1,200 in the middle and 2,800 in front of the players"),
    ],
    ids=["folds", "waits"],
)
def test_who_is_bound_to_call_or_raise_has_the_old_chips_in_the_pot(house: str, last: str, comes_to: str) -> None:
    said = on_hand(house, FLOP, f"P1 wager 800;P2 raise 2000;P3 fold;P1 pull-back 800;{last}", "pots").sentence
    assert said == f"Seat 1 must call 2,000 or raise to at least 3,200; {comes_to}."


@pytest.mark.parametrize("ask", [pytest.param("", id="upt:betting-11"), pytest.param("pots", id="upt:betting-11-pots")])
@pytest.mark.parametrize(("out", "back"), [("800", "800"), ("100x8", "100x3")], ids=["all", "some"])
def test_upt_leaves_a_bet_in_that_is_pulled_back_against_a_raise(out: str, back: str, ask: str) -> None:
    acts = f"P1 wager {out};P2 raise 2000;P3 fold;P1 pull-back {back};P1 fold"
    owed = "800" if back == "800" else "300"
    assert on_hand("upt", FLOP, acts, ask).sentence == (
        f"Seat 1's action is binding: {owed} goes back in; seat 2 wins 2,800; the uncalled 1,200 goes back to seat 2."
    )


@pytest.mark.parametrize(("house", "at"), EVERYWHERE)
def test_an_all_in_pulled_back_after_a_raise_goes_back_in(house: str, at: str) -> None:
    acts = "P1 bet 300;P2 all-in;P3 raise 2000;P1 fold;P2 pull-back 600"
    assert on_hand(house, f"{FLOP};seat 2 600", acts).sentence == (
        "Seat 2's action is binding: 600 goes back in; the hands of seats 2 and 3 are tabled at once; the "
        "main pot is "
        "2,700; the uncalled 1,400 goes back to seat 3."
    )


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:{at}") for each, at in IN_TURN.items()])
@pytest.mark.parametrize(
    ("acts", "comes_to"),
    [
        ("P1 wager 800;P2 call;P3 call;P1 pull-back 800;P1 wager 800", "The main pot is 3,600."),
        ("P1 wager 800;P2 raise 2000;P3 fold;P1 pull-back 800;P1 wager 2000", "The main pot is 5,200."),
    ],
    ids=["the-same", "a-call"],
)
def test_chips_put_out_again_count_once(house: str, acts: str, comes_to: str) -> None:
    assert on_hand(house, FLOP, acts, "pots").sentence == comes_to


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:53-A"), pytest.param("metropolitan", id="metropolitan:39-A")]
)
def test_chips_that_bound_nobody_are_in_no_pot(house: str) -> None:
    acts = "P2 bet 800;P1 bet 500;P2 pull-back 800;P2 fold;P3 fold"
    assert on_hand(house, FLOP, acts, "pots").sentence == "Seat 1 wins 1,200."


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:15-B") for each in ("tda-2024", "foxwoods-2020")])
def test_a_hand_let_go_after_that_comes_before_the_chips(house: str) -> None:
    acts = "P1 wager 800;P2 call;P1 pull-back 800;P3 fold;P1 fold"
    said = on_hand(house, FLOP, acts).sentence
    assert said.startswith("Hold seat 1's cards and call the floor")
    assert said.endswith("seat 2 then wins 2,800.")
