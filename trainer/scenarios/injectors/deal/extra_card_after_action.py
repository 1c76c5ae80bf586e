"""A hand got two cards at once in the last round of the deal, and it is found once the betting has begun."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.speaking import OVER, SAYS, acts_until, counting_aloud
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    """After each first action before the flop, who has yet to act: that player looks at the cards and counts them."""
    if not hand.board:
        return
    first = [*dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == 0)]
    for number, at in enumerate(first, 1):
        yield from (Place(f"preflop: P{at}", 0, seat) for seat in first[number:])


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """What the player says; nothing where it is left to the dealer to see the cards."""
    return {SAYS: OVER}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, at = how.place.seat, how.place.text
    number = hand.dealt - len(hand.order) + hand.order.index(seat)
    made = by_the_dealer(hand, f"deal {number}", (g.Pitch(seat), g.Pitch(seat)), at)
    return counting_aloud(made, seat, how[SAYS], acts_until(hand, at, seat))


INJECTOR = Injector(
    "extra-card-after-action",
    "An extra card after action",
    ("wrong-number-of-cards",),
    ("deal.burn-after-sa",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",), heard=True),
    parameters,
    (SAYS,),
)
