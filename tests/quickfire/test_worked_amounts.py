"""Least raises, rights, the pot and counts, worked by hand: just below, at and above what decides."""

import pytest

from tests.quickfire.worked import telling
from tests.rules.betting import Betting
from tests.rules.test_rights import back_to_the_opener
from trainer.quickfire import count_the_stack, may_they_raise, minimum_raise, pot_limit_maximum
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.spot import Spot
from trainer.rules.book import BOOKS, book

TDA, PLAYERS, FOXWOODS, MET, UPT = "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
FAMILY = ("tda-2024", TDA, PLAYERS, FOXWOODS, MET)


def cited(spot: Spot) -> list[str]:
    return [each.at for each in spot.citations]


# --- minimum raise ---------------------------------------------------------------------------------------------

RAISES = [  # what was bet, the least raise by the largest step, and where the amount has to be doubled
    pytest.param(["P2 wager 100x6"], 1200, 1200, id="tda-2022:43-A-one-bet"),
    pytest.param(
        ["P2 wager 100x6", "P3 say raise 1600", "P3 wager 1000x1+100x6"], 2600, 3200, id="tda-2022:43-A-raise"
    ),
    pytest.param(["P2 wager 100x6", "P3 say all-in", "P3 wager 100x9"], 1500, 1800, id="tda-2022:ill-43-ex-2-short"),
    pytest.param(["P2 say all-in", "P2 wager 100x1"], 300, 300, id="upt:no-limit-2-ex-below-the-least-bet"),
]


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(("acts", "by_the_step", "doubled"), RAISES)
def test_the_least_raise(house: str, acts: list[str], by_the_step: int, doubled: int) -> None:
    short = {"P3 wager 100x9": {3: "100x11"}, "P2 wager 100x1": {2: "100x3"}}
    hand = Betting(stacks=next((given for act, given in short.items() if act in acts), None)).flop().do(*acts)
    spot = minimum_raise.question(book(house), telling(hand), "worked", 0)
    expected = doubled if house == UPT else by_the_step
    assert spot.right == ({"to": expected},)
    assert spot.sums[-1].total == expected
    assert not spot.accepts({"to": expected - 100})


def test_upt_wants_double_where_the_others_want_the_last_step() -> None:
    hand = Betting().flop().do("P2 wager 100x6", "P3 say raise 1600", "P3 wager 1000x1+100x6")
    answers = {house: minimum_raise.question(book(house), telling(hand), "worked", 0) for house in BOOKS}
    assert {house: spot.right[0]["to"] for house, spot in answers.items()} == dict.fromkeys(FAMILY, 2600) | {UPT: 3200}
    assert "min-raise" in cited(answers[UPT])
    assert "43-A" in cited(answers[TDA])


# --- may they raise --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("all_ins", "may"),
    [
        pytest.param((175,), "no", id="tda-2022:47-A-just-below"),
        pytest.param((200,), "yes", id="tda-2022:47-A-full-raise"),
        pytest.param((125, 175), "no", id="tda-2022:47-A-two-just-below"),
        pytest.param((125, 200), "yes", id="tda-2022:47-A-two-together"),
    ],
)
def test_all_ins_reopen_the_betting_once_they_come_to_a_full_raise(
    house: str, all_ins: tuple[int, ...], may: str
) -> None:
    spot = may_they_raise.question(book(house), telling(back_to_the_opener(*all_ins)), "worked", 0)
    assert spot.right == ({"may": may, "call": all_ins[-1] - 100},)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("total", "may"),
    [
        pytest.param(125, "no", id="tda-2022:47-B-just-below-half"),
        pytest.param(150, "yes", id="tda-2022:47-B-half"),
        pytest.param(175, "yes", id="tda-2022:47-B-above-half"),
    ],
)
def test_in_limit_half_a_bet_is_enough(house: str, total: int, may: str) -> None:
    spot = may_they_raise.question(book(house), telling(back_to_the_opener(total, limit="limit")), "worked", 0)
    assert spot.right == ({"may": may, "call": total - 100},)
    assert "cap on raises hasn’t been reached" in spot.says


@pytest.mark.parametrize("house", BOOKS)
def test_after_three_raises_in_limit_the_posted_number_decides(house: str) -> None:
    hand = Betting(limit="limit").flop()
    acts = ["P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x6", "P1 wager 100x8"]
    spot = may_they_raise.question(book(house), telling(hand.do(*acts)), "worked", 0)
    assert spot.right == ({"may": "cap", "call": 600},)
    hand = Betting(limit="no-limit").flop()
    doubled = ["P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x8", "P1 wager 1000x1+100x6"]
    spot = may_they_raise.question(book(house), telling(hand.do(*doubled)), "worked", 0)
    assert spot.right == ({"may": "yes", "call": 1400},)


# --- pot-limit -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("acts", "to"),
    [
        pytest.param([], 400, id="players-2025:55-C-the-pot-itself"),
        pytest.param(["P2 wager 100x2"], 1000, id="players-2025:55-C-a-bet-of-200"),  # 400 + 200, call 200, on 200
        pytest.param(["P2 wager 100x2", "P3 wager 100x2"], 1200, id="players-2025:55-C-and-a-call"),
    ],
)
def test_the_pot_after_the_flop(house: str, acts: list[str], to: int) -> None:
    hand = Betting((50, 100), limit="pot-limit").flop().do(*acts)
    spot = pot_limit_maximum.question(book(house), telling(hand), "worked", 0)
    assert (spot.right, spot.sums[-1].total) == (({"to": to},), to)


@pytest.mark.parametrize(("house", "at"), [(TDA, "54-B"), (PLAYERS, "55-B")])
def test_a_short_blind_counts_in_full(house: str, at: str) -> None:
    """Blinds 100 and 200, the big one all-in for 100: 100, 100 and 100 more, the call of 200, on top of 200."""
    hand = Betting(limit="pot-limit", stacks={3: "100x1"}).do("P2 post 100x1", "P3 post 100x1")
    spot = pot_limit_maximum.question(book(house), telling(hand.deal().do("D proceed")), "worked", 0)  # type: ignore[arg-type]
    assert spot.right == ({"to": 700},)
    assert at in cited(spot)


# --- counts ----------------------------------------------------------------------------------------------------


def counted(house: str, hand: Betting, kind: str) -> Spot:
    return count_the_stack.question(book(house), telling(hand), "worked", 0, kind)


@pytest.mark.parametrize("house", FAMILY)
def test_an_all_in_is_counted_for_who_faces_it_and_another_stack_is_not(house: str) -> None:
    faced = Betting(stacks={2: "1000x2+100x9+25x8"}).flop()
    faced.do("P2 say all-in", "P2 wager 1000x2+100x7+25x8", "P3 say can I have a count of seat 2")
    assert counted(house, faced, "stack-count").right == ({"may": "counted", "amount": 2900},)
    behind = Betting().flop().do("P2 wager 100x2", "P3 say can I have a count of seat 2")
    assert counted(house, behind, "stack-count").right == ({"may": "not-counted"},)


def test_upt_is_silent_on_stacks_and_not_on_the_pot() -> None:
    behind = Betting().flop().do("P2 wager 100x2", "P3 say can I have a count of seat 2")
    with pytest.raises(Unsuitable):
        counted(UPT, behind, "stack-count")
    pot = Betting().flop().do("P2 wager 100x2", "P3 say can I have a count of the pot")
    assert counted(UPT, pot, "pot-count").right == ({"may": "not-counted"},)


@pytest.mark.parametrize("house", BOOKS)
def test_the_pot_is_counted_at_pot_limit_only(house: str) -> None:
    acts = ("P2 wager 100x2", "P3 say can I have a count of the pot")
    limited = Betting((50, 100), limit="pot-limit").flop().do(*acts)
    spot = counted(house, limited, "pot-count")
    assert spot.right == ({"may": "counted", "amount": 600},)
    assert [each.total for each in spot.sums][-1] == 600
    assert counted(house, Betting((50, 100)).flop().do(*acts), "pot-count").right == ({"may": "not-counted"},)
