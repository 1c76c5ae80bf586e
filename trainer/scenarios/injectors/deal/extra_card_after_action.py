"""A full hand gets one more card once the betting has begun: the dealer deals on to a player who said he was short."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    """Anybody who still holds cards, after any action of the first round that does not end it."""
    if not hand.board:
        return
    acted = [each for each in hand.record.course.actions if each.street == 0][:-1]
    for at in dict.fromkeys(each.seat for each in acted):
        moment = f"preflop: P{at}"
        for seat in hand.live(moment):
            yield Place(moment, 0, seat)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return by_the_dealer(hand, how.place.text, (g.Pitch(how.place.seat),), how.place.text)


INJECTOR = Injector(
    "extra-card-after-action",
    "An extra card after action",
    ("wrong-count-after-action",),
    ("deal.burn-after-sa",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
)
