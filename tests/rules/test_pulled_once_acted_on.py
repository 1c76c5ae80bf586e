"""A bet or call pulled back once the next player has acted: its chips go in again, and nobody faces less meanwhile."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT
from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_misdeal import books
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import BOOKS
from trainer.rules.book import book as law_of
from trainer.rules.common.acting import STAYS
from trainer.rules.facts.wager import wagers

KIND, SAID, IN = "prior-chips-pulled", "say-what-stands", "missing-chips-in"
PRINTED = ((TDA, "50-A"), (PLAYERS, "43-A"), (FOXWOODS, "41-A"), (METROPOLITAN, "37-A"), (UPT, "betting-11"))
BET, FOLDED, PULLED = "P2 wager 100x6", "P3 fold", "P2 pull-back 100x6"


def on_the_flop(*acts: str, stacks: dict[int, str] | None = None) -> Betting:
    return Betting(stacks=stacks).flop().do(*acts)


def kinds(hand: Betting, key: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(each.kind, each.seats) for each in amiss(law_of(key), hand.facts())]


@books(*PRINTED)
@pytest.mark.parametrize(
    ("acts", "owed"),
    [
        pytest.param((BET, FOLDED, PULLED), 600, id="all of a bet, after a fold"),
        pytest.param((BET, FOLDED, "P2 pull-back 100x1"), 100, id="one chip of it"),
        pytest.param((BET, "P3 wager 100x6", PULLED), 600, id="after a call"),
        pytest.param((BET, FOLDED, "P2 pull-back 100x4", "P2 pull-back 100x2"), 600, id="in two motions"),
    ],
)
def test_the_chips_are_missing_and_go_in_again(book: str, at: str, acts: tuple[str, ...], owed: int) -> None:
    law, facts = law_of(book), on_the_flop(*acts).facts()
    (matter,) = amiss(law, facts)
    decision = settle(law, facts.about(matter))
    assert (matter.kind, matter.seats, decision.ruling and decision.ruling.key) == (KIND, (2,), STAYS.key)
    assert (decision.figure("owed"), decision.figure("to"), decision.figure("facing")) == (owed, 600, 0)
    assert decision.ruling is not None and tuple(each.key for each in decision.ruling.steps) == (SAID, IN)
    assert at in cited(decision)


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(
    "acts",
    [
        pytest.param((BET, FOLDED), id="nothing pulled back"),
        pytest.param((BET, FOLDED, PULLED, "D ask-for 2 600", "P2 wager 100x6"), id="they are in again"),
        pytest.param((BET, "P3 wager 1000x2", "P4 fold", "P1 fold", PULLED), id="it was raised since"),
    ],
)
def test_it_is_no_matter_where_nothing_is_missing(key: str, acts: tuple[str, ...]) -> None:
    assert (KIND, (2,)) not in kinds(on_the_flop(*acts), key)


@pytest.mark.parametrize("pulled", ["P2 pull-back 100x6", "P2 pull-back 100x2"])
def test_others_face_the_bet_meanwhile(pulled: str) -> None:
    hand = on_the_flop(BET, FOLDED, pulled, "P4 wager 100x6")
    course, made = hand.facts().course, wagers(hand.facts())[-1]
    assert (made.facing, course.bet, course.actions[-1].kind) == (600, 600, "call")
    assert kinds(hand, "tda-2024") == [(KIND, (2,))]


@pytest.mark.parametrize(
    "acts",
    [
        pytest.param((BET, FOLDED, PULLED), id="while the round is open"),
        pytest.param((BET, FOLDED, "P4 wager 100x6", "P1 fold", PULLED), id="once it is over"),
    ],
)
@pytest.mark.parametrize("says", ["D ask-for 2 600", "D announce-bet bet 600"])
def test_put_in_again_they_raise_nothing(acts: tuple[str, ...], says: str) -> None:
    hand = on_the_flop(*acts, says, "P2 wager 100x6")
    course = hand.facts().course
    assert (course.bet, course.committed[1], course.raise_by, course.wanted) == (600, 600, 600, ())


def test_a_call_that_is_given_back_because_nobody_matches_it_is_not_made_again() -> None:
    hand = on_the_flop(BET, FOLDED, PULLED, "P4 wager 100x6", "P1 fold")
    assert hand.facts().course.closed
    after = hand.do("D return-bet 4 100x6").facts().course
    assert (after.closed, after.committed[3]) == (True, 0)


def test_with_a_caller_in_it_the_round_is_open_again() -> None:
    hand = on_the_flop(BET, FOLDED, "P4 wager 100x6", "P1 wager 100x6", "D return-bet 1 100x6")
    assert hand.facts().course.to_act == 1
