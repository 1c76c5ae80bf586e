"""Chips put out at his turn by who is held to what he said out of turn, or to whom the betting is closed."""

import pytest

from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_after_out_of_turn import out
from tests.rules.test_held_out_of_turn import acted, left
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.amiss import amiss, everything_amiss
from trainer.rules.book import book as law_of
from trainer.rules.common.after_out_of_turn import HELD
from trainer.rules.engine import decide
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.wager import wagers
from trainer.rules.stands import stands

HOLDS = books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"))
EVERYWHERE = books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"), (UPT, "betting-10"))


def comes_to(hand: Betting, book: str) -> tuple[str, int, int, int]:
    """What the last wager is, its total, what goes back of it and what is owed."""
    facts = hand.facts()
    found = stands(law_of(book), facts, wagers(facts)[-1])
    return (found.kind, found.to, found.back, found.owed)


@EVERYWHERE
@pytest.mark.parametrize("before", ["P3 fold", "P3 wager 100x3"], ids=["folded", "called"])
def test_a_call_said_early_is_no_raise_at_the_first_turn_of_the_round_either(book: str, at: str, before: str) -> None:
    for chips, expected in ((3, ("call", 300, 0, 0)), (6, ("call", 300, 300, 0)), (9, ("call", 300, 600, 0))):
        hand = out("P4 say call", before, f"P4 wager 100x{chips}")
        assert comes_to(hand, book) == expected
        wrong = [each for each in amiss(law_of(book), hand.facts()) if each.kind == AFTER_ACTING]
        assert [each.seats for each in wrong] == [(4,)] * (chips > 3)
        assert all(at in cited(decide(law_of(book), hand.facts().about(each))) for each in wrong)


@EVERYWHERE
def test_a_check_said_early_is_no_bet(book: str, at: str) -> None:
    for bet, back in (("P4 wager 100x1",), 100), (("P4 say bet 300", "P4 wager 100x3"), 300):
        assert comes_to(out("P4 say check", "P3 check", *bet, bet="P2 check"), book) == ("check", 0, back, 0)


@HOLDS
def test_a_total_said_early_is_the_raise_whatever_is_put_out(book: str, at: str) -> None:
    for chips, back, owed in ((7, 0, 100), (8, 0, 0), (12, 400, 0)):
        hand = out("P4 say raise to 800", "P3 fold", f"P4 wager 100x{chips}")
        assert comes_to(hand, book) == ("raise", 800, back, owed)


@HOLDS
def test_a_raise_said_early_without_a_total_may_come_to_more(book: str, at: str) -> None:
    hand = out("P4 say raise", "P3 fold")
    assert left(hand, book) == (HELD.key, {"least": 600}, [at])
    for chips in (6, 9):
        put = out("P4 say raise", "P3 fold", f"P4 wager 100x{chips}")
        assert comes_to(put, book) == ("raise", 100 * chips, 0, 0)
    assert left(out("P4 say bet", "P3 check", bet="P2 check"), book) == (HELD.key, {"least": 100}, [at])


@books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"), (UPT, "dead-hand-1-a"))
def test_chips_put_out_after_a_fold_said_early_go_back(book: str, at: str) -> None:
    for before in ("P3 fold", "P3 wager 100x3", "P3 wager 100x6"):
        assert comes_to(out("P4 say fold", before, "P4 wager 100x12"), book) == ("fold", 0, 1200, 0)


def demanded(hand: Betting, book: str) -> list[str]:
    """The kinds of what is amiss, apart from the act out of turn itself."""
    return [each.kind for each in everything_amiss(law_of(book), hand.facts()) if each.kind != "turn"]


@EVERYWHERE
@pytest.mark.parametrize(
    ("said", "before", "put", "bet", "comes"),
    [
        ("P4 say call", "P3 fold", 9, "P2 wager 100x3", ("call", 300)),
        ("P4 say check", "P3 check", 3, "P2 check", ("check", 0)),
        ("P4 say fold", "P3 check", 3, "P2 check", ("fold", 0)),
    ],
    ids=["call", "check", "fold"],
)
def test_once_what_is_beyond_has_gone_back_nothing_is_demanded(
    book: str, at: str, said: str, before: str, put: int, bet: str, comes: tuple[str, int]
) -> None:
    back = put - comes[1] // 100
    chips = (said, before, f"P4 wager 100x{put}")
    assert demanded(out(*chips, bet=bet), book) == [AFTER_ACTING]
    returned = out(*chips, f"D return-bet 4 100x{back}", bet=bet)
    assert demanded(returned, book) == []
    assert comes_to(returned, book) == (*comes, 0, 0)
    assert at in cited(decide(law_of(book), returned.facts().about(returned.point(AFTER_ACTING))))


@books((TDA, "47-A"), (PLAYERS, "52-A"), (FOXWOODS, "47"), (MET, "43"), (UPT, "no-limit-3"))
def test_silent_chips_against_a_closed_betting_go_back_and_are_not_asked_for_again(book: str, at: str) -> None:
    """Seat 1 bet 100 and faces 125: his 500 more are a call of 25, before and after the rest went back."""
    raised = ("P3 fold", "P4 fold", "P1 wager 25x20")
    assert comes_to(acted(*raised), book) == ("call", 125, 475, 0)
    returned = acted(*raised, "D return-bet 1 25x19")
    assert comes_to(returned, book) == ("call", 125, 0, 0)
    assert demanded(returned, book) == []
    assert at in cited(decide(law_of(book), returned.facts().about(returned.point(AFTER_ACTING))))
