"""Which live hands have too few or too many cards, once the initial deal is over."""

import pytest

from tests.rules.situations import Hand
from tests.rules.stud_situations import Stud, facts_of
from trainer.rules.miscounted import is_miscounted, lacking, too_many


def names(hand: Hand) -> tuple[tuple[int, ...], int]:
    facts = hand.facts()
    return lacking(facts), len(too_many(facts))


@pytest.mark.parametrize(
    ("hand", "short", "spare"),
    [
        pytest.param(Hand().deal(skip=[(2, 1)]), (), 0, id="the-deal-goes-on"),
        pytest.param(Hand().deal(skip=[(2, 1)]).do("D proceed"), (1,), 0, id="one-short"),
        pytest.param(Hand().deal(skip=[(2, 5), (2, 1)]).do("D proceed"), (5, 1), 0, id="two-short-in-order"),
        pytest.param(Hand().deal(), (), 0, id="complete"),
        pytest.param(Hand().deal().do("D pitch 4 down"), (), 1, id="one-extra"),
        pytest.param(Hand().deal().do("D pitch 4 down", "D pitch 2 down"), (), 2, id="two-extra"),
        pytest.param(Hand().deal().do("D pitch 4 down", "D muck 4"), (), 0, id="extra-in-the-muck"),
    ],
)
def test_a_live_hand_lacks_a_card_or_has_one_too_many(hand: Hand, short: tuple[int, ...], spare: int) -> None:
    assert names(hand) == (short, spare)
    assert is_miscounted(hand.facts()) is bool(short or spare)


def test_what_is_too_many_is_the_card_that_came_last_or_that_the_matter_names() -> None:
    hand = Hand().deal().do("D pitch 4 down")
    last = hand.facts().table.seat(4).hand[-1].card
    assert too_many(hand.facts()) == (last,)
    matter = hand.matter("wrong-number-of-cards")
    moved = hand.do(f"D move hand-4 down {hand.facts().table.seat(4).hand[0].card.name}").facts()
    assert moved.table.seat(4).hand[-1].card != last
    assert too_many(moved.about(matter)) == (last,)


def test_in_stud_a_hand_grows_by_the_street() -> None:
    hand = Stud(players=3).start().call().street()
    assert not is_miscounted(facts_of(hand.transcript))
