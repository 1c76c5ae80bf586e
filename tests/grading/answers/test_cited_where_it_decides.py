"""The paragraph that decides is cited: on a raise not open to its player, the least raise, string bets at limit."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

SHORT = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat 5 500"
AT = {
    "tda-2024": ("53-A", "47-A", "47-B"),
    "tda-2022": ("53-A", "47-A", "47-B"),
    "players-2025": ("42-A", "52-A", "52-B"),
    "foxwoods-2020": ("43-A", "47", "47"),
    "metropolitan": ("39-A", "43", "43"),
}
"""By house its paragraphs on acts out of turn and on re-opening, without limit and at limit."""
CLOSED = "P2 bet 400;all-in 5;P2 "
HOUSES = [pytest.param(each, id=f"{each}:{at[1]}") for each, at in AT.items()]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("limit", [False, True])
@pytest.mark.parametrize(
    ("acts", "asked", "seat"),
    [
        (f"{CLOSED}raise 900", "", 0),
        (f"{CLOSED}raise 2000", "wager", 2),
        (f"{CLOSED}raise 2000", "rights", 2),
        (f"{CLOSED}say raise", "turns", 0),
        (f"{CLOSED}raise 900;P7 call", "", 0),
        (f"{CLOSED}raise 2000;P7 call", "rights", 2),
    ],
)
def test_what_closes_the_betting_is_cited_beside_the_turn(
    house: str, limit: bool, acts: str, asked: str, seat: int
) -> None:
    turn, *closing = AT[house]
    answer = on_hand(house, f"game holdem limit;{SHORT}" if limit else SHORT, acts, asked, seat)
    assert "may not raise" in answer.sentence or "call is binding at 500" in answer.sentence
    assert cited(answer)[-2:] == [turn, closing[limit]]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("acts", [f"{CLOSED}call", f"{CLOSED}raise 900;P7 raise 1500", "P2 bet 400;P7 raise 800"])
def test_of_an_act_that_it_leaves_as_it_is_it_is_not(house: str, acts: str) -> None:
    assert AT[house][1] not in cited(on_hand(house, SHORT, acts))


OPENED = "on flop;blinds 200 400;pot 4000;in 2 4 5 7;seats 9 20000;seat 4 150"


@pytest.mark.parametrize(
    ("head", "acts", "least"),
    [
        pytest.param(OPENED, "P2 check;all-in 4", "550", id="upt:no-limit-2 all-in"),
        pytest.param(OPENED, "P2 check;all-in 4;P5 call", "550", id="upt:no-limit-2 called"),
        pytest.param(OPENED, "P2 check;all-in 4;P5 say raise", "550", id="upt:no-limit-2 said"),
        pytest.param(f"{OPENED};seat 5 300", "P2 check;all-in 4;all-in 5", "700", id="upt:no-limit-2 two all-ins"),
    ],
)
def test_a_raise_over_an_all_in_below_the_least_bet(head: str, acts: str, least: str) -> None:
    answer = on_hand("upt", head, acts)
    assert f"to {least}" in answer.sentence or f"at least {least}" in answer.sentence
    assert "no-limit-2" in cited(answer)


@pytest.mark.parametrize("acts", ["P2 check;all-in 4;P5 raise 550", "P2 bet 400;all-in 4", "P2 bet 400;P4 fold"])
def test_over_a_whole_bet_it_is_another_paragraphs(acts: str) -> None:
    """[upt:no-limit-2]"""
    assert "no-limit-2" not in cited(on_hand("upt", OPENED, acts))


BIG, STRING = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000", "P2 bet 400;P5 wager 400;P5 wager 200"


@pytest.mark.parametrize(
    ("head", "at"),
    [
        pytest.param(BIG, ["betting-12", "no-limit-6", "tournament-24"], id="upt:tournament-24"),
        pytest.param(f"game holdem limit;{BIG}", ["betting-12"], id="upt:betting-12"),
    ],
)
def test_what_is_printed_of_big_bet_poker_is_not_cited_at_limit(head: str, at: list[str]) -> None:
    assert cited(on_hand("upt", head, STRING)) == at
