"""The clock is called on a player who faces a bet and doesn't act before time is up."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import TIMES_OUT, Line
from trainer.scenarios.injectors.conduct import clock_asked
from trainer.scenarios.injectors.conduct.moments import between_at
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """Where the player to act faces a bet."""
    yield from (place for place in clock_asked.where(hand) if between_at(hand, place).facing)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return clock_asked.parameters(hand, place)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    moment = between_at(hand, how.place)
    made = clock_asked.spoil(hand, how)
    return replace(made, script=(*made.script, Line(moment.street, moment.to_act, TIMES_OUT)))


INJECTOR = Injector(
    "clock-runs-out",
    "Time runs out on a player",
    ("clock-asked", "clock-time-up"),
    ("clock",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("words", "seconds"),
)
