"""A clean hand played a little otherwise, before anything goes wrong in it: somebody short, somebody all-in."""

from dataclasses import replace

from trainer.scenarios.form import Scenario, Sitting
from trainer.scenarios.fresh import tables
from trainer.scenarios.grammar import Line
from trainer.scenarios.injectors.injector import Hand
from trainer.scenarios.injectors.wagers.spots import Spot


def with_all_in(hand: Hand, spot: Spot, total: int) -> Scenario:
    """The hand in which the player of that act has no more than this total on the street, and moves all-in."""
    stacks = {each.number: each for each in hand.scenario.seats}
    sitting = stacks[spot.seat]
    spent = sitting.stack.amount - spot.stack.amount - spot.own
    short = replace(sitting, stack=tables.stack(spent + total, hand.scenario.stakes))
    seats: tuple[Sitting, ...] = tuple(short if each is sitting else each for each in hand.scenario.seats)
    return replace(hand.scenario, seats=seats, script=tuple(_script(hand.scenario.script, spot)))


def _script(script: tuple[Line, ...], spot: Spot) -> list[Line]:
    """His line on the street, or one more before those for everybody."""
    own = Line(spot.street, spot.seat, "all-in")
    rest = [each for each in script if (each.street, each.seat) != (spot.street, spot.seat)]
    place = next((n for n, each in enumerate(rest) if each.street == spot.street and not each.seat), len(rest))
    return [*rest[:place], own, *rest[place:]]


def bettor(hand: Hand, spots: list[Spot]) -> Spot | None:
    """Who opens the betting by a line of the script, of the acts of one street."""
    lines = {(each.street, each.seat) for each in hand.scenario.script if each.verb == "bet"}
    return next((each for each in spots if each.kind == "bet" and (each.street, each.seat) in lines), None)
