"""A player who has folded says what the hand was, while the others bet."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed
from trainer.kernel.asking_acts import Value as Worth
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

WORDS: Mapping[str, Worth | None] = {
    "I had a pair.": Worth.PAIR,
    "I threw away two pair.": Worth.TWO_PAIR,
    "I would have made a straight.": Worth.STRAIGHT,
    "There goes my flush.": Worth.FLUSH,
    "I had nothing.": Worth.HIGH_CARD,
}


def where(hand: Hand) -> Iterator[Place]:
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in moment.folded)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"words": tuple(WORDS)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    words = str(how["words"])
    says = g.Claim(Claimed.HAND, WORDS[words], words)
    return by_the_way(hand, between_at(hand, how.place), how.place.seat, says)


INJECTOR = Injector(
    "folded-hand-spoken-of",
    "A player talks about a folded hand",
    ("folded-hand-spoken-of",),
    ("conduct.exposing",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("words",),
)
