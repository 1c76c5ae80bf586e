"""Where in a hand a player acts, and what he faces there."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.kernel.chips import Chips, pick
from trainer.rules.facts import Facts
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Hand, Place


@dataclass(frozen=True, slots=True)
class Spot:
    """A player's first act on a street, in turn: what is bet, what is in front already, and the chips behind.

    `raise_by` is the least raise, `step` the least bet. `next` are those who act after, in their order, on this street.
    """

    seat: int
    street: int
    bet: int
    own: int
    stack: Chips
    raise_by: int
    step: int
    kind: str
    next: tuple[int, ...]

    @property
    def due(self) -> int:
        """What a call adds."""
        return self.bet - self.own

    @property
    def least(self) -> int:
        """The total of the least raise, or of the least bet."""
        return self.bet + self.raise_by if self.bet else self.step

    def chips(self, amount: int) -> Chips | None:
        """Chips of the stack worth that; None where they don't make it, or where nothing would be left."""
        return pick(self.stack, amount) if 0 < amount < self.stack.amount else None

    def one_chip(self, more_than: int) -> Chips | None:
        """The smallest single chip of the stack that is worth more than that."""
        values = [value for value, _ in self.stack.piles if value > more_than]
        return Chips(((min(values), 1),)) if values and min(values) < self.stack.amount else None


def spots(hand: Hand) -> Iterator[tuple[Place, Spot]]:
    """Everybody's first act on every street that is made in turn, with the place of it."""
    seen: set[tuple[int, int]] = set()
    actions = hand.record.course.actions
    for number, action in enumerate(actions):
        if action.in_turn and (action.street, action.seat) not in seen:
            facts = Facts(hand.record, action.index)
            course, stakes = facts.course, facts.setup.stakes
            later = (each.seat for each in actions[number + 1 :] if each.street == action.street)
            yield (
                Place(f"{STREETS[hand.game][action.street]}: P{action.seat}", action.street, action.seat),
                Spot(
                    action.seat,
                    action.street,
                    course.bet,
                    course.committed[action.seat - 1],
                    facts.table.seat(action.seat).stack,
                    course.raise_by,
                    stakes.big_blind or stakes.small_bet,
                    action.kind,
                    tuple(each for each in dict.fromkeys(later) if each != action.seat),
                ),
            )
        seen.add((action.street, action.seat))


def spot_at(hand: Hand, place: Place) -> Spot:
    """The act of a place. Raises KeyError."""
    return {each.text: spot for each, spot in spots(hand)}[place.text]
