"""A raise declared and the call put out: where another motion is left, nothing is amiss before the hands rest."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from tests.rules.test_stands import BET, found, keys
from trainer.rules.book import book
from trainer.rules.facts.going_on import still_raising
from trainer.rules.stands import going_on, latest

RAISE, CALL = "P3 say Raise", "P3 wager 500x1+100x1"
TWO = ((FOXWOODS, "45-C"), (MET, "41-C"))
SHORT = [("general-declaration", ["say-what-stands", "missing-chips-in"])]
TO_COME = "bet.raise-motion-still-open"


@books(*TWO)
def test_after_raise_and_exactly_the_call_one_more_motion_may_come(book: str, at: str) -> None:
    hand = Betting().flop().do(BET, RAISE, CALL)
    decision = hand.asked(book, "raise-going-on")  # type: ignore[attr-defined]  # do gives the Betting back
    assert outcome(decision) == (TO_COME, {})
    assert at in cited(decision)
    assert any(each.reading for each in decision.citations)
    assert keys(book, BET, RAISE, CALL) == []


@pytest.mark.parametrize("done", ["P3 rest", "P4 fold", "P4 wager 500x1+100x1"], ids=["at-rest", "folded", "called"])
@pytest.mark.parametrize("key", [FOXWOODS, MET])
def test_once_the_hands_rest_or_another_acts_it_is_the_least_raise(key: str, done: str) -> None:
    facts = Betting().flop().do(BET, RAISE, CALL, done).facts()  # type: ignore[attr-defined]  # do gives the Betting back
    made = latest(facts)
    assert made is not None
    assert going_on(book(key), facts, made) is None
    (kind, steps), *_ = keys(key, BET, RAISE, CALL, done)
    assert (kind, steps[:2]) == SHORT[0]


@pytest.mark.parametrize(
    ("chips", "over"), [("500x1", False), ("500x1+100x1", True), ("500x1+100x2", False), ("1000x1+100x2", False)]
)
@pytest.mark.parametrize("key", [FOXWOODS, MET])
def test_just_the_call_leaves_another_motion_and_no_chip_less_or_more(key: str, chips: str, over: bool) -> None:
    facts = Betting().flop().do(BET, RAISE, f"P3 wager {chips}").facts()  # type: ignore[attr-defined]  # do gives the Betting back
    made = latest(facts)
    assert made is not None
    assert (going_on(book(key), facts, made) is not None) is over


@pytest.mark.parametrize("key", [TDA, PLAYERS, UPT])
def test_where_one_motion_is_all_there_is_the_chips_are_missing_at_once(key: str) -> None:
    assert keys(key, BET, RAISE, CALL) == SHORT
    assert keys(key, BET, RAISE, CALL, "P3 rest") == SHORT


@pytest.mark.parametrize(
    ("lines", "limit", "stacks"),
    [
        ((BET, CALL), "no-limit", None),
        ((BET, "P3 say Raise 3000", CALL), "no-limit", None),
        ((BET, "P3 say Call", CALL), "no-limit", None),
        ((BET, RAISE, CALL), "no-limit", {3: "500x1+100x3"}),
        (("P2 wager 100x2", RAISE, "P3 wager 100x2"), "limit", None),
        ((BET, "P4 say Raise", "P4 wager 500x1+100x1"), "no-limit", None),
        ((BET, RAISE, CALL, "P3 wager 1000x1"), "no-limit", None),
        ((BET, RAISE, CALL, "P3 rest"), "no-limit", None),
    ],
    ids=["silent", "amount-said", "call-said", "all-in", "limit", "out-of-turn", "made", "at-rest"],
)
def test_nobody_else_is_still_raising(lines: tuple[str, ...], limit: str, stacks: dict[int, str] | None) -> None:
    assert still_raising(Betting(limit=limit, stacks=stacks).flop().do(*lines).facts()) == 0  # type: ignore[attr-defined]


def test_hands_of_another_player_at_rest_say_nothing() -> None:
    assert still_raising(Betting().flop().do(BET, RAISE, CALL, "P4 rest").facts()) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("second", "to", "back"),
    [("100x5", 1200, 900), ("100x6", 1200, 1000), ("100x7", 1300, 1000), ("1000x1", 1600, 1000)],
)
@pytest.mark.parametrize("key", [FOXWOODS, MET])
def test_of_three_motions_two_stand_and_the_third_goes_back(key: str, second: str, to: int, back: int) -> None:
    lines = (BET, RAISE, CALL, f"P3 wager {second}")
    one = found(key, *lines, "P3 wager 1000x1")
    assert (one.kind, one.to, one.back) == ("raise", to, back)
    assert keys(key, *lines, "P3 wager 1000x1") == [
        ("several-motions", ["call-the-string-bet", "rest-given-back"]),
    ]


@pytest.mark.parametrize("key", [PLAYERS, UPT])
def test_where_one_motion_is_all_there_is_only_the_least_raise_stands(key: str) -> None:
    one = found(key, BET, RAISE, CALL, "P3 wager 1000x1", "P3 wager 1000x1")
    assert (one.kind, one.to, one.back) == ("raise", 1200, 1400)
