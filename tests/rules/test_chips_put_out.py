"""Silent chips against a bet: one too large, several, and the 50 per cent standard just below, at and above."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, books
from trainer.kernel.chips import chips as chips_of
from trainer.kernel.chips import make
from trainer.rules.facts.wager import wagers

OVERCHIP = ((TDA, "44"), (PLAYERS, "49"), (FOXWOODS, "48"), (MET, "44"))
CALLING = ((TDA, "41-D"), (PLAYERS, "46-D"), (FOXWOODS, "44-D"), (MET, "40-D"))
SEVERAL = ((TDA, "ill-45"), (PLAYERS, "ill-50"), (FOXWOODS, "49"), (MET, "45"))
NEEDED = ((TDA, "45-A"), (PLAYERS, "50-A"), *SEVERAL)
CHANGE = ((TDA, "61"), (PLAYERS, "61"), (FOXWOODS, "61"), (MET, "55"))
HALF = ((TDA, "45-B-1"), (PLAYERS, "50-B-1"), *SEVERAL, *CHANGE)


def facing_1200(chips: str, stack: str = "") -> Betting:
    """After the flop seat 2 opens for 1200 and seat 3 silently puts out these chips."""
    hand = Betting(stacks={3: stack} if stack else None).flop()
    hand.do("P2 wager 1000x1+100x2", f"P3 wager {chips}")
    return hand


@books((TDA, "41-B"), (PLAYERS, "46-B"), (FOXWOODS, "44-B"), (MET, "40-B"))
def test_chips_worth_the_call_call(book: str, at: str) -> None:
    decision = facing_1200("1000x1+100x2").asked(book)
    assert outcome(decision) == ("bet.call", {"to": 1200, "owed": 0, "back": 0})
    assert at in cited(decision)


@books(*OVERCHIP, (TDA, "41-C"), (PLAYERS, "46-C"), (FOXWOODS, "44-C"), (MET, "40-C"))
def test_one_silent_chip_calls_a_bet(book: str, at: str) -> None:
    decision = facing_1200("5000x1").asked(book)
    assert outcome(decision) == ("bet.call", {"to": 1200, "owed": 0, "back": 3800})
    assert at in cited(decision)


@books(*OVERCHIP)
def test_one_silent_chip_bets_its_value_where_there_is_nothing_to_face(book: str, at: str) -> None:
    hand = Betting().flop()
    hand.do("P2 wager 5000x1")
    decision = hand.asked(book)
    assert outcome(decision) == ("bet.bet", {"to": 5000, "owed": 0, "back": 0})
    assert at in cited(decision)


@books(*OVERCHIP)
@pytest.mark.parametrize(("chip", "bets"), [("500x1", True), ("100x1", False)])
def test_one_silent_chip_has_to_be_worth_a_bet(book: str, at: str, chip: str, bets: bool) -> None:
    hand = Betting(blinds=(250, 500)).flop().do(f"P2 wager {chip}")
    assert (at in cited(hand.asked(book))) is bets


@books(*NEEDED, *CALLING)
@pytest.mark.parametrize(("chips", "back"), [("1000x2", 800), ("1000x1+500x1", 300)])
def test_several_chips_that_are_all_needed_call(book: str, at: str, chips: str, back: int) -> None:
    decision = facing_1200(chips).asked(book)
    assert outcome(decision) == ("bet.call", {"to": 1200, "owed": 0, "back": back})
    assert at in cited(decision)


@books(*HALF)
@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ("1000x1+100x7+25x3", ("bet.call", 1200, 0)),
        ("1000x1+100x8", ("bet.made-full-raise", 2400, 600)),
        ("1000x2+100x3+25x3", ("bet.made-full-raise", 2400, 25)),
        ("1000x2+100x4", ("bet.raise", 2400, 0)),
        ("1000x2+100x5", ("bet.raise", 2500, 0)),
    ],
)
def test_half_a_raise_decides_where_a_chip_can_be_spared(
    book: str, at: str, chips: str, expected: tuple[str, int, int]
) -> None:
    decision = facing_1200(chips).asked(book)
    assert (decision.ruling is not None and decision.ruling.key) == expected[0]
    assert (decision.figure("to"), decision.figure("owed")) == expected[1:]
    assert at in cited(decision)


@books((TDA, "45-B-2"), (PLAYERS, "50-B-2"), (TDA, "ill-45"), (PLAYERS, "ill-50"))
@pytest.mark.parametrize("chips", ["1000x1+100x4", "1000x1+100x8", "1000x2+100x4"])
def test_last_chips_with_one_to_spare_are_an_all_in(book: str, at: str, chips: str) -> None:
    decision = facing_1200(chips, str(make(200) + chips_of(chips))).asked(book)
    assert (decision.ruling is not None and decision.ruling.key) == "bet.all-in"
    assert (decision.figure("owed"), decision.figure("back")) == (0, 0)
    assert at in cited(decision)


@books((FOXWOODS, "49"), (MET, "45"))
@pytest.mark.parametrize(
    ("chips", "name", "to"),
    [
        ("1000x1+100x4", "bet.call", 1200),
        ("1000x1+100x8", "bet.made-full-raise", 1800),
        ("1000x2+100x4", "bet.raise", 2400),
    ],
)
def test_two_books_measure_last_chips_like_any_others(book: str, at: str, chips: str, name: str, to: int) -> None:
    decision = facing_1200(chips, str(make(200) + chips_of(chips))).asked(book)
    assert (outcome(decision)[0], decision.figure("to"), decision.figure("owed")) == (name, to, 0)
    assert at in cited(decision)


@books((TDA, "45-A"), (PLAYERS, "50-A"), (FOXWOODS, "49"))
def test_last_chips_that_are_all_needed_call(book: str, at: str) -> None:
    assert last_chips("1000x2", book, at) == ("bet.call", {"to": 1200, "owed": 0, "back": 800})


@books((TDA, "45-A"), (PLAYERS, "50-A"), (FOXWOODS, "49"))
def test_last_chips_that_are_all_needed_call_short_of_half_a_raise_too(book: str, at: str) -> None:
    assert last_chips("1000x1+500x1", book, at) == ("bet.call", {"to": 1200, "owed": 0, "back": 300})


def last_chips(chips: str, book: str, at: str) -> object:
    """What the house makes of everything a seat has, with 1,200 to call, by that paragraph."""
    decision = facing_1200(chips, str(make(200) + chips_of(chips))).asked(book)
    assert at in cited(decision)
    return outcome(decision)


@books((TDA, "44"), (PLAYERS, "49"), (FOXWOODS, "48"))
def test_a_last_chip_too_large_calls(book: str, at: str) -> None:
    decision = facing_1200("5000x1", "5000x1+100x2").asked(book)
    assert outcome(decision) == ("bet.call", {"to": 1200, "owed": 0, "back": 3800})
    assert at in cited(decision)


@books(*CALLING)
def test_several_chips_under_half_a_raise_are_a_way_of_calling(book: str, at: str) -> None:
    assert at in cited(facing_1200("1000x1+100x7+25x3").asked(book))
    assert at not in cited(facing_1200("1000x1+100x8").asked(book))


@books(*CHANGE)
def test_chips_put_out_for_change_are_counted(book: str, at: str) -> None:
    """325 faced: 525 is a raise to 650, and with no chip to spare (500) or short of the half (475) it is a call."""
    hand = Betting().flop().do("P2 wager 100x3+25x1", "P3 wager 500x1+25x1")
    decision = hand.asked(book)
    assert outcome(decision) == (
        "bet.made-full-raise",
        {"to": 650, "owed": 125, "back": 0},
    )
    assert at in cited(decision)
    for chips in ("500x1", "100x4+25x3"):
        hand.lines[-1] = f"P3 wager {chips}"
        assert (outcome(hand.asked(book))[0], hand.asked(book).figure("to")) == ("bet.call", 325)


@pytest.mark.parametrize("chips", ["5000x1", "1000x1+100x2"])
def test_nobody_faces_what_a_chip_too_large_is_worth(chips: str) -> None:
    hand = facing_1200(chips).do("P4 wager 1000x2+100x4")
    (made,) = [each for each in wagers(hand.facts()) if each.seat == 4 and each.street == 1]
    assert (made.facing, made.by) == (1200, 1200)
    assert outcome(hand.asked(TDA)) == ("bet.raise", {"to": 2400, "owed": 0, "back": 0})


def test_who_called_with_one_chip_and_raises_later_is_faced_in_full() -> None:
    hand = facing_1200("5000x1").do("P4 wager 1000x2+100x4", "P1 fold", "P2 fold", "P3 wager 5000x1", "P4 wager 5000x2")
    made = [each for each in wagers(hand.facts()) if each.street == 1]
    assert [(each.seat, each.facing) for each in made if each.motions][2:] == [(4, 1200), (3, 2400), (4, 10000)]


def test_a_chip_raised_with_is_faced_in_full() -> None:
    hand = Betting().flop().do("P2 wager 1000x1+100x2", "P3 say raise", "P3 wager 5000x1", "P4 wager 5000x1")
    (made,) = [each for each in wagers(hand.facts()) if each.seat == 4 and each.street == 1]
    assert (made.facing, made.by) == (5000, 3800)


def test_a_blind_posted_with_a_chip_too_large_is_no_more_than_the_blind() -> None:
    hand = Betting()
    hand.do("P2 post 100x1", "P3 post 1000x1")
    hand.deal().do("D proceed", "P4 wager 100x2", "P1 wager 1000x1")
    assert [each.facing for each in wagers(hand.facts())] == [200, 200]
    assert outcome(hand.asked(TDA)) == ("bet.call", {"to": 200, "owed": 0, "back": 800})


@books((TDA, "45-B-1"), (PLAYERS, "50-B-1"), (FOXWOODS, "49"), (MET, "45"))
@pytest.mark.parametrize(
    ("chips", "says"),
    [("100x1+25x4", ("bet.raise", 200)), ("100x1+25x3", ("bet.made-full-raise", 200))],
)
def test_in_limit_half_of_what_completes_a_short_bet_is_enough(
    book: str, at: str, chips: str, says: tuple[str, int]
) -> None:
    """Over an all-in of 150 a raise goes to 200: 50 more complete it, and 25 are half of that."""
    stacks = {2: "100x3+25x2", 3: "100x20+25x20"}
    hand = Betting((100, 200), 3, stacks, "limit").flop()
    hand.do("P2 wager 100x1+25x2", f"P3 wager {chips}")
    decision = hand.asked(book)
    assert (outcome(decision)[0], decision.figure("to")) == says
    assert at in cited(decision)
