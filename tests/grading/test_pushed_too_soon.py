"""A pot pushed before every hand is up: early for a hand that lies open, harm for one that is kept down."""

import pytest

from tests.rules.betting import Betting
from tests.rules.showdowns import CHECKED, ROYAL, river
from trainer.grading.assess import assessor
from trainer.grading.assessment import Verdict
from trainer.rules.book import BOOKS, book

UP = {1: "P1 turn up 2c 2d", 2: "P2 turn up 9d 9h", 3: "P3 turn up 3c 3d"}
WRONG_SEAT, SLIP, RIGHT = Verdict.HARMFUL, Verdict.PRACTICE_SLIP, Verdict.PRACTICE


def pushed(key: str, up: tuple[int, ...], push: str, top: str = "") -> Verdict:
    """What is said of a pot of 300 pushed so, with these hands up; seat 2 wins unless another deck is named."""
    acts = (*CHECKED, *(UP[seat] for seat in up), f"D push-pot {push}")
    facts = river(*acts, top=top) if top else river(*acts)
    return assessor(facts.record.transcript, book(key)).findings[-1].verdict


WHOLE = "2 100x2+25x4"
HANDS = {
    "the winner's, nobody's hand is up": ((), WHOLE, WRONG_SEAT),
    "the winner's, the others are up": ((1, 3), WHOLE, WRONG_SEAT),
    "the winner's, who alone is up": ((2,), WHOLE, SLIP),
    "a loser's who alone is up": ((1,), "1 100x2+25x4", WRONG_SEAT),
}


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(("up", "push", "verdict"), HANDS.values(), ids=HANDS)
def test_chips_pushed_to_a_hand_that_was_never_tabled_go_to_the_wrong_seat(
    up: tuple[int, ...], push: str, verdict: Verdict, key: str
) -> None:
    assert pushed(key, up, push) is verdict


SHARES = {"less": ("1 25x3", SLIP), "all of it": ("1 25x4", SLIP), "more": ("1 25x1+100x1", WRONG_SEAT)}


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(("push", "verdict"), SHARES.values(), ids=SHARES)
def test_of_a_pot_that_is_split_no_more_than_its_share_goes_early_to_a_tabled_hand(
    push: str, verdict: Verdict, key: str
) -> None:
    assert pushed(key, (1,), push, ROYAL) is verdict
    assert pushed(key, (2,), push, ROYAL) is WRONG_SEAT


ALL_FOLD = ("P2 wager 1000x1", "P3 fold", "P4 fold", "P1 fold")


@pytest.mark.parametrize("key", BOOKS)
def test_the_pot_goes_to_no_wrong_seat_while_the_last_players_own_bet_lies_in_front(key: str) -> None:
    for acts, verdict in (
        (("D push-pot 2 100x8",), SLIP),
        (("D push-pot 2 100x5",), SLIP),
        (("D return-bet 2 1000x1", "D push-pot 2 100x8"), RIGHT),
        (("D push-pot 3 100x8",), WRONG_SEAT),
    ):
        hand = Betting().flop()
        hand.do(*ALL_FOLD, *acts)
        found = assessor(hand.facts().record.transcript, book(key)).findings[-1]
        assert found.verdict is verdict, found.reason
    called = Betting().flop()
    called.do("P2 wager 1000x1", "P3 wager 1000x1", "P4 fold", "P1 fold", "D push-pot 2 100x8")
    assert assessor(called.facts().record.transcript, book(key)).findings[-1].verdict is WRONG_SEAT
