"""A player whose hand didn't win says right after the push that it was read wrong."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Disputed
from trainer.scenarios.form import Protest, Scenario
from trainer.scenarios.grammar import PUSHED, Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.showdown.ends import at_the_end, end_of, winners

WORDS = (
    "Wait, wait. Read my hand again.",
    "Hold on, dealer. I think I had the best hand.",
    "Are you sure? I don't see how I lost that one.",
    "Hang on. Look at my cards one more time.",
)
AFTER = (300, 500, 700)
"""Milliseconds after the push: a dealer goes on soon."""


def where(hand: Hand) -> Iterator[Place]:
    """Everybody who shows at the end and wins nothing."""
    end = end_of(hand)
    won = winners(end) if end is not None else ()
    yield from (place for place in at_the_end(hand) if place.seat not in won)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"words": WORDS, "after": AFTER}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    says = g.Dispute(Disputed.READING, how.place.seat, words=str(how["words"]))
    protest = Protest(how.place.seat, says, Guard(PUSHED), int(how["after"]))
    return replace(hand.scenario, protests=(*hand.scenario.protests, protest))


INJECTOR = Injector(
    "hand-disputed",
    "Player disputes how a hand was read",
    ("dispute",),
    ("pot.dispute",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("words", "after"),
)
