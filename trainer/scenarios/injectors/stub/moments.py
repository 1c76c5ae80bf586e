"""When something can happen to the stub with cards still to come: during the deal, and while a street is played."""

from collections.abc import Iterator

from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Hand, Place


def in_the_deal(hand: Hand) -> Iterator[Place]:
    """After every card of the deal but the last."""
    if hand.board:
        yield from (Place(f"deal {number}") for number in range(1, hand.dealt))


def on_a_street(hand: Hand) -> Iterator[Place]:
    """After every player's first act on a street, and once its bets are pulled in; none where no card comes after."""
    for street in hand.streets if hand.board else ():
        if street + 1 in hand.streets:
            name = STREETS[hand.game][street]
            acted = dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == street)
            yield from (Place(f"{name}: P{seat}", street, seat) for seat in acted)
            yield Place(f"{name} cleared", street)
