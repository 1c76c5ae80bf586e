"""An irregularity drawn into a hand: a place and values by chance, within what is fixed."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from trainer.scenarios.form import Drawn, Scenario
from trainer.scenarios.grammar import SHUFFLE, STREETS, Moment
from trainer.scenarios.injectors.injector import CannotStrike, Cause, Hand, Injector, Place, Spoiling, Value, Values
from trainer.scenarios.injectors.tapping_in import tap_ins

PLACE, STREET, SEAT = "place", "street", "seat"
EVERYWHERE = (PLACE, STREET, SEAT)
"""What can be fixed of every irregularity; by name besides what else can vary of one."""

FROM_THE_SHUFFLE = 0.4
"""The share of hands that the trainee deals from the shuffle on, of those in which nothing happens before tap-in."""


def spoiled(hand: Hand, injector: Injector, chance: Random, fixed: Values | None = None) -> Scenario:
    """The hand with the irregularity in it, drawn within what is fixed. Raises CannotStrike."""
    found = [*ways(hand, injector, fixed or {})]
    if not found:
        raise CannotStrike(f"{injector.key} can't strike in this hand{_with(fixed or {})}")
    streets = sorted({each.place.street for each in found})
    street = chance.choice(streets)
    how = chance.choice([each for each in found if each.place.street == street])
    made = injector.spoil(hand, how)
    if injector.cause not in (Cause.DEALER, Cause.TABLE):
        made = replace(made, takeover=_tap_in(hand, made, injector, how.place, chance))
    topics = tuple(dict.fromkeys((*_taught(hand.scenario), *injector.teaches)))
    drawn = Drawn(injector.key, how.place.text, how.place.seat)
    return replace(made, topics=topics, title=injector.says, drawn=drawn)


def ways(hand: Hand, injector: Injector, fixed: Values) -> Iterator[Spoiling]:
    """Every way in which it can come about in the hand, within what is fixed."""
    for place in injector.where(hand):
        if _fits(hand, place, fixed):
            yield from _at(place, injector.parameters(hand, place), fixed)


def _at(place: Place, vary: Mapping[str, tuple[Value, ...]], fixed: Values) -> Iterator[Spoiling]:
    if any(name not in vary for name in fixed if name not in EVERYWHERE):
        return
    some: list[tuple[tuple[str, Value], ...]] = [()]
    for name, values in vary.items():
        open_ = [each for each in values if name not in fixed or each == fixed[name]]
        some = [(*each, (name, value)) for each in some for value in open_]
    yield from (Spoiling(place, each) for each in some)


def _fits(hand: Hand, place: Place, fixed: Values) -> bool:
    street = STREETS[hand.game][place.street] if place.street >= 0 else ""
    own = {PLACE: place.text, STREET: street, SEAT: place.seat}
    return all(own[name] == fixed[name] for name in EVERYWHERE if name in fixed)


def _tap_in(hand: Hand, made: Scenario, injector: Injector, place: Place, chance: Random) -> Moment:
    if chance.random() < FROM_THE_SHUFFLE:
        return SHUFFLE
    as_it_was = (made.seats, made.script, made.deck) == (hand.scenario.seats, hand.scenario.script, hand.scenario.deck)
    found = [*tap_ins(hand, place, on_the_street=injector.cause is Cause.PLAYER, acts=as_it_was)]
    return chance.choice(chance.choice(found)) if found else SHUFFLE


def _with(fixed: Values) -> str:
    return f" with {', '.join(f'{name} = {value}' for name, value in fixed.items())}" if fixed else ""


def _taught(scenario: Scenario) -> tuple[str, ...]:
    return () if scenario.clean else scenario.topics
