"""Stacks that are counted, words for what is not open, and chips that are too small."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, comes_up, name
from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import TDA_2024, books
from trainer.rules.ruling import Authority

COUNT = ((TDA, "60"), (PLAYERS, "60"), (FOXWOODS, "60"), (METROPOLITAN, "54"))
COUNTED = "bet.all-in-counted-by-staff"
ESTIMATE = "bet.fair-look-no-count"


def bet_of(chips: str, stack: str) -> Betting:
    return Betting(stacks={2: stack}).flop().do(f"P2 wager {chips}")


@books(*COUNT)
@pytest.mark.parametrize(
    ("stack", "who", "expected"),
    [("100x9", 3, COUNTED), ("100x9", 4, ESTIMATE), ("100x10", 3, ESTIMATE)],
)
def test_a_count_is_for_whoever_is_to_act_against_an_all_in(
    book: str, at: str, stack: str, who: int, expected: str
) -> None:
    decision = bet_of("100x7", stack).do(f"P{who} say count please").asked(book, "stack-count")
    assert (outcome(decision)[0], cited(decision)) == (expected, [at])
    if expected == COUNTED:
        assert (decision.figure("seat"), decision.figure("chips")) == (2, 700)


def test_upt_has_a_clear_view_and_nothing_on_counts_of_stacks() -> None:
    """upt procedures-10"""
    assert (
        name(bet_of("100x7", "100x9").do("P3 say count please").facts(), UPT, "stack-count")
        == "bet.clear-view-no-count-printed"
    )


def test_other_words_ask_for_no_count() -> None:
    assert not comes_up(bet_of("100x7", "100x9").do("P3 say nice bet").facts(), "stack-count")


@books((TDA, "55"), (FOXWOODS, "55"))
@pytest.mark.parametrize("act", ["check", "say check"])
def test_a_check_against_a_bet_leaves_call_or_fold(book: str, at: str, act: str) -> None:
    decision = Betting().flop().do("P2 wager 500x1", f"P3 {act}").asked(book, "invalid-declaration")
    assert outcome(decision) == ("bet.check-leaves-call-or-fold", {"call": 500})
    assert cited(decision) == [at]
    assert not comes_up(Betting().flop().do(f"P2 {act}").facts(), "invalid-declaration")


@books((TDA, "55"), (TDA, "54-C"), (FOXWOODS, "55"), (FOXWOODS, "53-C"))
def test_after_another_declaration_the_check_is_none_of_its_own(book: str, at: str) -> None:
    pot = {TDA: "54-C", TDA_2024: "54-D", FOXWOODS: "53-C"}[book]
    plain = Betting().flop().do("P2 wager 500x1", "P3 check").asked(book, "invalid-declaration")
    for between in ((), ("P4 say raise",), ("P4 fold",)):
        said = (
            Betting().flop().do("P2 wager 500x1", "P3 say pot", *between, "P3 check").asked(book, "invalid-declaration")
        )
        assert (cited(said), cited(plain)) == ([pot], ["55"])
        assert at in (*cited(said), *cited(plain))


@books((TDA, "55-A"), (FOXWOODS, "55-A"))
def test_a_call_of_nothing_is_a_check(book: str, at: str) -> None:
    decision = Betting().flop().do("P2 say call").asked(book, "invalid-declaration")
    assert (outcome(decision)[0], cited(decision)) == ("bet.check", [at])
    assert not comes_up(Betting().flop().do("P2 wager 500x1", "P3 say call").facts(), "invalid-declaration")


@books((TDA, "55-B"), (FOXWOODS, "55-B"))
def test_a_raise_of_nothing_is_a_bet(book: str, at: str) -> None:
    decision = Betting().flop().do("P2 say raise").asked(book, "invalid-declaration")
    assert outcome(decision) == ("bet.bound-to-minimum-or-more", {"least": 200})
    assert cited(decision) == [at]
    assert not comes_up(Betting().flop().do("P2 wager 500x1", "P3 say raise").facts(), "invalid-declaration")


@books((TDA, "55-B"), (FOXWOODS, "55-B"))
@pytest.mark.parametrize(
    ("acts", "figures"),
    [
        (("P2 say raise 199",), {"least": 200}),
        (("P2 say raise 200",), {"least": 200, "to": 200, "owed": 200, "back": 0}),
        (("P2 say raise 500",), {"least": 200, "to": 500, "owed": 500, "back": 0}),
        (("P2 say raise", "P2 say 500"), {"least": 200, "to": 500, "owed": 500, "back": 0}),
        (("P2 say raise 500", "P2 wager 1000x1"), {"least": 200, "to": 500, "owed": 0, "back": 500}),
    ],
    ids=["below", "at", "above", "amount-after", "change-due"],
)
def test_a_raise_of_nothing_is_the_whole_bet_that_is_named(
    book: str, at: str, acts: tuple[str, ...], figures: dict[str, int]
) -> None:
    decision = Betting().flop().do(*acts).asked(book, "invalid-declaration")
    assert outcome(decision) == ("bet.bound-to-minimum-or-more", figures)
    assert cited(decision) == [at]


@books((TDA, "55-B"), (FOXWOODS, "55-B"))
def test_a_raise_of_words_is_no_raise_of_nothing(book: str, at: str) -> None:
    """Somebody has said that he bets, and named no amount yet."""
    raised = Betting().flop().do("P2 say bet", "P3 say raise")
    assert raised.asked(book, "invalid-declaration").silent
    checked = Betting().flop().do("P2 check", "P3 say raise").asked(book, "invalid-declaration")
    assert cited(checked) == [at]


SMALL = "25x20+100x20+5x20"


@books((UPT, "betting-1"))
@pytest.mark.parametrize(
    ("chips", "small"), [("100x4+25x3+5x1", 5), ("100x3+25x4", None), ("100x4", None), ("25x8+5x4", 20)]
)
def test_chips_below_those_of_the_blinds_are_not_wagered(book: str, at: str, chips: str, small: int | None) -> None:
    hand = Betting((25, 50), stacks={4: SMALL}).preflop().do(f"P4 wager {chips}")
    assert comes_up(hand.facts(), "small-chips") == (small is not None)
    if small is not None:
        decision = hand.asked(book, "small-chips")
        total = hand.facts().table.seat(4).bet.amount
        assert outcome(decision) == ("bet.chips-too-small-to-wager", {"small": small, "plays": total - small})
        assert cited(decision) == [at]


@books((UPT, "no-limit-13"))
@pytest.mark.parametrize(
    ("chips", "small", "quantity"), [("100x4+25x3", 75, 0), ("25x4", 100, 100), ("25x5", 125, 100)]
)
def test_chips_below_those_of_the_bring_in_may_play_in_quantity_only(
    book: str, at: str, chips: str, small: int, quantity: int
) -> None:
    hand = Betting((50, 100), stacks={4: SMALL}).preflop().do(f"P4 wager {chips}")
    decision = hand.asked(book, "chips-below-the-bring-in")
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.options) == (
        Authority.FLOOR,
        ("they-play", "they-play-in-quantity-only"),
    )
    assert (dict(decision.figures), cited(decision)) == ({"small": small, "in-quantity": quantity}, [at])
    assert not comes_up(Betting((50, 100)).preflop().do("P4 wager 100x4").facts(), "chips-below-the-bring-in")
