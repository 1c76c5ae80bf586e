"""Beside an answer on betting stands no paragraph on another game, nor on players who have acted, of one who hasn't."""

import pytest

from tests.grading.answers.in_short import IN_TURN, cited, on_hand
from trainer.rules.book import BOOKS, book
from trainer.rules.common.rights import SHUTTING

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
P = "blinds 100 200;seats 6 20000"
LIMIT = "game holdem limit;"
SHORT = "P2 bet 400;P5 all-in;P7 call"
OUT = {"tda-2024": "53-A", "tda-2022": "53-A", "players-2025": "42-A", "foxwoods-2020": "43-A", "metropolitan": "39-A"}
NOT_ACTED = [
    (T, "check 2"),
    (T, "P2 bet 400"),
    (T, "P2 bet 400;P5 raise 800"),
    (f"{T};seat 2 300", "P2 all-in"),
    (f"{T};seat 2 300", "P2 all-in;P5 call"),
    (T, "P2 all-in"),
    (P, "deal"),
    (P, "deal;P3 call"),
    (P, "deal;P3 raise 400"),
    (P, "deal;P3 call;fold 4 5 6;P1 call"),
]


def _reopening(house: str, rule: str) -> set[str]:
    return {each.at for each in book(house).cites(rule)}


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("game", ["", LIMIT], ids=["no-limit", "limit"])
@pytest.mark.parametrize("asked", ["", "rights"])
@pytest.mark.parametrize(("head", "acts"), NOT_ACTED)
def test_of_who_has_not_acted_nothing_on_reopening_is_cited(
    house: str, game: str, asked: str, head: str, acts: str
) -> None:
    """[tda-2024:47-A, tda-2024:47-B, upt:no-limit-3]"""
    at = cited(on_hand(house, f"{game}{head}", acts, asked))
    assert not {*at} & (_reopening(house, SHUTTING[0]) | _reopening(house, SHUTTING[1]))


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "rights"])
@pytest.mark.parametrize("last", [500, 600, 800])
@pytest.mark.parametrize(("game", "this"), [("", 0), (LIMIT, 1)], ids=["47-A no-limit", "47-B limit"])
def test_of_who_has_acted_what_is_printed_of_this_game_is(
    house: str, asked: str, last: int, game: str, this: int
) -> None:
    at = {*cited(on_hand(house, f"{game}{T};seat 5 {last}", SHORT, asked))}
    mine, other = (_reopening(house, rule) for rule in (SHUTTING[this], SHUTTING[1 - this]))
    assert at & mine
    assert not at & (other - mine)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(("game", "this"), [("", 0), (LIMIT, 1)], ids=["47-A no-limit", "47-B limit"])
@pytest.mark.parametrize("seat", [0, 2])
def test_so_it_is_of_who_may_only_call_once_the_next_player_has(house: str, game: str, this: int, seat: int) -> None:
    told = on_hand(house, f"{game}{T};seat 5 500", "P2 bet 400;P5 all-in", "rights", seat)
    assert (" of a full raise" in told.sentence) is bool({*cited(told)} & _reopening(house, SHUTTING[this]))


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(("game", "acts"), [("", "deal"), (LIMIT, "deal"), (LIMIT, "deal;P3 raise 400")])
def test_a_raise_that_is_named_rests_on_what_sets_it(house: str, game: str, acts: str) -> None:
    """[tda-2024:43-A, upt:betting-6]"""
    sets = {"upt": "betting-6", "players-2025": "48-A", "foxwoods-2020": "46-A", "metropolitan": "42-A"}
    assert sets.get(house, "43-A") in cited(on_hand(house, f"{game}{P}", acts, "rights"))


@pytest.mark.parametrize("house", OUT)
@pytest.mark.parametrize(
    "acts",
    [
        "P7 bet 400;check 2;check 5;P2 fold;P7 raise 800",
        "P7 bet 400;check 2;check 5;P2 call;P7 raise 800",
        "P2 bet 400;P7 raise 800;P5 fold;P7 wager 400",
    ],
)
def test_what_was_done_out_of_turn_binds_by_what_is_printed_of_that(house: str, acts: str) -> None:
    """[tda-2024:53-A]"""
    told = on_hand(house, T, acts)
    assert "is binding: the 400 goes back" in told.sentence
    assert OUT[house] in cited(told)
    assert IN_TURN[house] not in cited(told)


@pytest.mark.parametrize(("game", "head"), [("", T), (LIMIT, T)], ids=["out-of-turn-1 no-limit", "out-of-turn-1 limit"])
def test_that_only_a_check_is_left_rests_on_the_call(game: str, head: str) -> None:
    told = on_hand("upt", f"{game}{head}", "P2 bet 400;P7 raise 800;P5 call")
    assert told.sentence.endswith("and seat 7 may only check.")
    assert "out-of-turn-1" in cited(told)


@pytest.mark.parametrize(
    "acts",
    [
        "P2 bet 300",
        "P2 bet 400;P5 raise 700",
        "P2 bet 400;P5 wager one 1000",
        "P2 bet 400;P5 say raise;P7 wager 600",
        "P2 bet 400;P5 raise 800;P7 raise 1000",
        "P2 bet 400;P7 raise 800;P5 call",
    ],
)
def test_in_limit_nothing_is_cited_that_is_printed_for_no_limit(acts: str) -> None:
    """[upt:no-limit-9, upt:no-limit-10, upt:no-limit-11]"""
    at = cited(on_hand("upt", f"{LIMIT}{T}", acts))
    assert not any(each.startswith("no-limit-") for each in at)
