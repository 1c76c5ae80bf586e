"""At UPT chips over a minimum posted out of turn: raised too little, folded to, pulled back, and what the pots are."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"on turn;game holdem limit;{T.removeprefix('on turn;')}"
SHORT = "P2 bet 400;P7 raise 800;P5 raise 800;P7 call"
MADE_UP = (
    "The raise is to 1,600, not {}: seats 5 and 7 make it 1,600, and no one who called may raise for it; "
    "seat 2's raise to 3,200 stands."
)
LATE = "Seat 5's {} stands: the round is over, and it's too late to correct it."
POT = "The pot is {:,}: 4,000 in the middle and {:,} in front of the players."


@pytest.mark.parametrize(
    ("acts", "ask", "seat", "said"),
    [
        pytest.param(f"{SHORT};P2 call", "", 0, LATE.format("800"), id="too-late-upt:betting-14"),
        pytest.param(f"{SHORT};P2 call", "wager", 2, "It's a call of 800 by seat 2.", id="his-call-upt:betting-14"),
        pytest.param(f"{SHORT};P2 call", "pots", 0, "The main pot is 6,400.", id="its-pot-upt:betting-14"),
        pytest.param(f"{SHORT};P2 raise 3200", "", 0, MADE_UP.format("800"), id="raised-upt:betting-14"),
        pytest.param(f"{SHORT};P2 raise 3200", "pots", 0, POT.format(10400, 6400), id="its-callers-upt:betting-14"),
        pytest.param(
            *("P2 bet 400;P7 raise 800;P5 raise 1200;P7 call;P2 raise 3200", "", 0, MADE_UP.format("1,200")),
            id="called-with-chips-upt:min-raise",
        ),
        pytest.param(
            *("P2 bet 400;P7 raise 800;P5 raise 1200;P7 call;P2 raise 3200", "pots", 0, POT.format(10400, 6400)),
            id="their-pot-upt:min-raise",
        ),
        pytest.param(
            *("P2 bet 400;P7 raise 800;P5 raise 1200;P7 call;P2 call", "", 0, LATE.format("1,200")),
            id="more-too-late-upt:betting-14",
        ),
        pytest.param(
            *("P2 bet 400;P7 raise 800;P5 raise 1600;P7 call;P2 raise 3200", "pots", 0, POT.format(10400, 6400)),
            id="whole-upt:min-raise",
        ),
    ],
)
def test_a_raise_of_a_post_that_is_too_little(acts: str, ask: str, seat: int, said: str) -> None:
    assert on_hand("upt", T, acts, ask, seat).sentence == said


@pytest.mark.parametrize(
    ("acts", "ask", "said"),
    [
        pytest.param(
            *("P5 bet 400;P2 call;P5 fold", "", "Seat 5's posted 200 plays, and 200 goes back; "),
            id="folded-upt:out-of-turn-1",
        ),
        pytest.param("P5 bet 400;P2 call;P5 fold", "pots", POT.format(4400, 400), id="its-pot-upt:out-of-turn-1"),
        pytest.param("P5 bet 400;P2 fold", "pots", POT.format(4200, 200), id="folded-to-upt:out-of-turn-2"),
        pytest.param("P5 bet 400;P2 call", "pots", POT.format(4400, 400), id="called-upt:out-of-turn-1"),
        pytest.param(
            *("P5 bet 400;P5 pull-back 400;P2 call;P5 wager 500x1", "pots", POT.format(4400, 400)),
            id="more-since-upt:out-of-turn-1",
        ),
        pytest.param(
            "P5 bet 400;P2 call;P7 call;P5 fold", "pots", "The main pot is 4,600.", id="last-upt:out-of-turn-1"
        ),
        pytest.param(
            *("P2 bet 600;P7 raise 1800;P5 call 1200;P7 fold", "pots", POT.format(7000, 3000)),
            id="others-to-act-upt:out-of-turn-1",
        ),
        pytest.param(
            *("P5 bet 400;P2 call;P7 fold;P5 fold", "pots", "Seat 2 wins 4,400; the uncalled 200 goes back to seat 5."),
            id="alone-upt:out-of-turn-1",
        ),
        pytest.param(
            *("P5 bet 400;P2 call;P7 raise 800;P5 call;P2 fold", "pots", "The main pot is 5,800."),
            id="called-since-upt:out-of-turn-3",
        ),
    ],
)
def test_what_lies_beyond_a_post_is_in_no_pot(acts: str, ask: str, said: str) -> None:
    assert on_hand("upt", T, acts, ask).sentence.startswith(said)


@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        pytest.param(T, "P2 bet 600;P5 fold;P5 wager 400", "Seat 5's fold is binding: the 400 goes back", id="in-turn"),
        pytest.param(
            T, "P2 bet 600;P7 fold;P7 wager 400", "Seat 7's fold is binding: the 400 goes back", id="out-of-turn"
        ),
        pytest.param(LT, "P2 bet 400;P5 fold;P5 wager 200", "Seat 5's fold is binding: the 200 goes back", id="limit"),
    ],
)
def test_who_has_folded_owes_no_call(head: str, acts: str, said: str) -> None:
    """[upt:dead-hand-1-a]"""
    answer = on_hand("upt", head, acts)
    assert answer.sentence.startswith(said)
    assert not any("full call" in each for each in answer.also)
    assert "dead-hand-1-a" in cited(answer)


@pytest.mark.parametrize(
    ("chips", "said"),
    [
        pytest.param("500x2", "Seat 5 raises to 1,200.", id="two-chips-upt:betting-12"),
        pytest.param("800", "Seat 5 raises to 1,000.", id="several-upt:betting-12"),
        pytest.param("1000x1", "It's a call of 500, not a raise: seat 5 gets 700 back.", id="one-chip-upt:betting-13"),
    ],
)
def test_chips_put_out_beside_a_post_stay_those_that_they_are(chips: str, said: str) -> None:
    assert on_hand("upt", T, f"P5 bet 400;P2 bet 500;P5 pull-back 200;P5 wager {chips}").sentence == said


@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(
    ("pulled", "back"),
    [
        pytest.param(400, 500, id="all-of-it-upt:betting-13"),
        pytest.param(300, 600, id="most-of-it-upt:betting-13"),
    ],
)
def test_one_chip_put_out_for_a_post_that_was_pulled_back_is_a_call(pulled: int, back: int, ask: str) -> None:
    acts = f"P5 bet 400;P2 bet 500;P5 pull-back {pulled};P5 wager 1000x1"
    said = f"It's a call of 500, not a raise: seat 5 gets {back} back."
    assert on_hand("upt", T, acts, ask, 5 if ask else 0).sentence == said
    assert on_hand("upt", T, acts, "pots").sentence.startswith(said.removesuffix("."))
