"""On which paragraphs the commonest answers on wagers rest: what binds, what sets an amount."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

FLOP = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 3 9000;button 3"
LEAST = ["min-raise", "betting-6"]


@pytest.mark.parametrize(
    ("head", "acts", "at"),
    [
        pytest.param(FLOP, "P1 bet 600", LEAST, id="upt:min-raise-rights"),
        pytest.param(FLOP, "P1 bet 600;P2 wager 900", ["betting-12", *LEAST], id="upt:min-raise-half-a-bet"),
        pytest.param(
            f"{FLOP};seat 1 150",
            *("P1 all-in;P2 raise 300", ["betting-14", "no-limit-11", "betting-6", "no-limit-2"]),
            id="upt:no-limit-2",
        ),
        pytest.param(f"{FLOP};seat 2 150", "P2 all-in;P1 raise 400", ["out-of-turn-3"], id="upt:out-of-turn-3"),
        pytest.param(
            FLOP, "P2 bet 600;P1 call;P2 check;P3 raise 1000", ["out-of-turn-3"], id="upt:out-of-turn-3-later"
        ),
        pytest.param(FLOP, "P2 bet 600;P1 call", ["out-of-turn-1"], id="upt:out-of-turn-1"),
        pytest.param(FLOP, "P2 bet 600;P1 fold", ["out-of-turn-2"], id="upt:out-of-turn-2"),
        pytest.param(f"{FLOP};seat 2 475", "P1 bet 200;P2 all-in", ["betting-8"], id="upt:betting-8-all-in"),
        pytest.param(FLOP, "P1 bet 600;P2 fold;P2 wager 600", ["dead-hand-1-a"], id="upt:dead-hand-1-a"),
        pytest.param(FLOP, "P1 bet 600;P2 call;P2 claim mistaken", ["betting-11", "no-limit-12"], id="upt:betting-11"),
        pytest.param(
            FLOP, "P1 bet 600;P2 raise 1200;P2 claim mistaken", ["betting-11", "no-limit-12"], id="upt:betting-11-raise"
        ),
    ],
)
def test_at_upt_an_answer_cites_what_decides_it(head: str, acts: str, at: list[str]) -> None:
    assert cited(on_hand("upt", head, acts)) == at


HOUSES = [
    pytest.param("foxwoods-2020", "41-A", id="foxwoods-2020:41-A"),
    pytest.param("metropolitan", "37-A", id="metropolitan:37-A"),
    pytest.param("players-2025", "43-A", id="players-2025:43-A"),
    pytest.param("tda-2024", "50-A", id="tda-2024:50-A"),
]


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize(
    "acts",
    [
        "P1 bet 600;P2 fold;P2 claim mistaken",
        "P1 bet 600;P2 fold;P2 wager 600",
        "P1 check;P2 check;P2 claim mistaken",
    ],
)
def test_who_is_held_to_an_act_in_turn_is_told_by_what_binds_him(house: str, at: str, acts: str) -> None:
    assert cited(on_hand(house, FLOP, acts)) == [at]


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("foxwoods-2020", "46-A", id="foxwoods-2020:46-A"),
        pytest.param("metropolitan", "42-A", id="metropolitan:42-A"),
        pytest.param("players-2025", "48-A", id="players-2025:48-A"),
        pytest.param("tda-2024", "43-A", id="tda-2024:43-A"),
    ],
)
@pytest.mark.parametrize("ask", ["", "rights"])
def test_the_least_raise_is_told_by_what_sets_it(house: str, at: str, ask: str) -> None:
    assert cited(on_hand(house, FLOP, "P1 bet 600", ask))[0] == at


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        pytest.param("upt", "Seat 4's fold is binding: the 600 goes back; seat 6 may call 600", id="upt:dead-hand-1-a"),
        pytest.param(
            "metropolitan", "Seat 4's fold is binding: the 600 goes back; seat 6 may call 600", id="metropolitan:37-A"
        ),
    ],
)
def test_chips_put_out_after_a_spoken_fold_go_back_once_others_have_acted(house: str, sentence: str) -> None:
    acts = "deal;P3 raise 600;P4 say fold;P4 wager 600;P5 call"
    assert on_hand(house, "blinds 100 200;seats 6 10000", acts).sentence.startswith(sentence)


def test_at_upt_chips_put_out_after_a_spoken_fold_go_back() -> None:
    """[upt:dead-hand-1-a]"""
    said = on_hand("upt", FLOP, "P1 bet 600;P2 say fold;P2 wager 600").sentence
    assert said == "Seat 2's hand is dead, and the 600 goes back."
    acts = "deal;P3 raise 600;fold 4 5 6 1;P2 say fold;P2 wager 400"
    said = on_hand("upt", "blinds 100 200;seats 6 10000", acts).sentence
    assert said == "Seat 2's hand is dead, and the 400 goes back."


LIMIT = f"{FLOP};game holdem limit"
CAPPED = "P1 bet 200;P2 raise 400;P3 raise 600;P1 raise 800;P2 raise 1000"


@pytest.mark.parametrize(
    ("house", "head", "acts", "at"),
    [
        pytest.param("upt", LIMIT, "P1 bet 200;P2 say raise", ["betting-8"], id="upt:betting-8-limit"),
        pytest.param("upt", LIMIT, CAPPED, ["betting-8", "tournament-23"], id="upt:tournament-23"),
        pytest.param("metropolitan", LIMIT, CAPPED, ["38-A", "47"], id="metropolitan:47"),
        pytest.param("tda-2024", LIMIT, CAPPED, ["51-A", "48"], id="tda-2024:48"),
        pytest.param("upt", FLOP, "P1 bet 150;P2 call;P3 call;turn", ["betting-14"], id="upt:betting-14-small-chips"),
    ],
)
def test_in_limit_no_double_is_cited_but_the_limit_to_raises(house: str, head: str, acts: str, at: list[str]) -> None:
    assert cited(on_hand(house, head, acts)) == at
