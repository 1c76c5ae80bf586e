"""Where in a hand a player acts, and what he faces there."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.rules.facts import Facts
from trainer.rules.sizes import bet_size, fixed_most, opening_level
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Hand, Place

CHECKS = g.Check()


@dataclass(frozen=True, slots=True)
class Spot:
    """A player's first act on a street, in turn: what is bet, what is in front already, and the chips behind.

    `raise_by` is the least raise, `step` the least bet, `fixed` the one total that limit allows, 0 elsewhere, and `pot`
    all that is in. `kind` and `act` are what he does by the script; `prior` are his chips in front, `levels` what there
    was to match before anybody raised. `next` are those who act after, in their order, on this street.
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
    act: g.Act = CHECKS
    pot: int = 0
    fixed: int = 0
    limit: str = "no-limit"
    prior: Chips = NO_CHIPS
    levels: tuple[int, ...] = ()

    @property
    def due(self) -> int:
        """What a call adds."""
        return self.bet - self.own

    @property
    def least(self) -> int:
        """The total of the least raise, or of the least bet."""
        return self.fixed or (self.bet + self.raise_by if self.bet else self.step)

    @property
    def most(self) -> int:
        """The largest total that the game allows: all he has, or the pot, or the one fixed bet or raise."""
        whole = self.own + self.stack.amount
        pot = self.bet + self.pot + self.due
        return self.fixed or (min(whole, pot) if self.limit == "pot-limit" else whole)

    @property
    def smallest(self) -> int:
        """His smallest chip."""
        return self.stack.piles[-1][0] if self.stack else 1

    def chips(self, amount: int) -> Chips | None:
        """Chips of the stack worth that; None where they don't make it, or where nothing would be left."""
        return pick(self.stack, amount) if 0 < amount < self.stack.amount else None

    def makes_up(self, out: Chips, total: int) -> bool:
        """Once those chips are out, can he put in just what that total still lacks?"""
        lacks, rest = total - self.own - out.amount, self.stack - out
        return lacks <= 0 or rest.amount <= lacks or pick(rest, lacks) is not None

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
            course, seat = facts.course, facts.table.seat(action.seat)
            later = (each.seat for each in actions[number + 1 :] if each.street == action.street)
            yield (
                Place(f"{STREETS[hand.game][action.street]}: P{action.seat}", action.street, action.seat),
                Spot(
                    action.seat,
                    action.street,
                    course.bet,
                    course.committed[action.seat - 1],
                    seat.stack,
                    course.raise_by,
                    bet_size(facts.setup, action.street),
                    action.kind,
                    tuple(each for each in dict.fromkeys(later) if each != action.seat),
                    hand.record.gestures[action.index].act,
                    facts.table.whole_pot,
                    fixed_most(facts.setup, action.street, course.bet),
                    hand.scenario.limit,
                    seat.bet,
                    tuple(level for level in _levels(hand, action.street, number) if level < course.bet),
                ),
            )
        seen.add((action.street, action.seat))


def _levels(hand: Hand, street: int, number: int) -> tuple[int, ...]:
    """What there was to match before each raise of a street, up to an action of the hand."""
    opening = opening_level(hand.record.setup, street)
    said = (each.to for each in hand.record.course.actions[:number] if each.street == street)
    return tuple(dict.fromkeys((*([opening] if opening else []), *said)))


def spot_at(hand: Hand, place: Place) -> Spot:
    """The act of a place. Raises KeyError."""
    return {each.text: spot for each, spot in spots(hand)}[place.text]
