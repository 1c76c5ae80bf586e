"""A player asks to see a hand that its player has pushed forward or mucked."""

from collections.abc import Iterator, Mapping

from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import ASK, MUCK, PUSH
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.showdown.ends import at_the_end, does, ends_so, others, words

SAYS = (
    "I want to see seat {seat}'s hand",
    "Can I see seat {seat}'s cards?",
    "Let me see that hand in seat {seat}",
    "Show me seat {seat}'s hand, please",
)


def where(hand: Hand) -> Iterator[Place]:
    """Every hand that can be let go at the end: with an all-in it may not be."""
    yield from at_the_end(hand, all_in=False)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """Who asks: another one whose hand is shown, or now and then one who has folded."""
    showing = others(hand, place.seat)
    folded = tuple(seat for seat in hand.order if seat not in (*showing, place.seat))[:1]
    return {"asks": (*showing, *folded), "lets-go": (PUSH, PUSH, MUCK), "says": SAYS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, asks = how.place.seat, int(how["asks"])
    said = words(hand, asks, ASK, str(how["says"]).format(seat=seat), seat)
    return ends_so(hand, does(seat, str(how["lets-go"])), said)


INJECTOR = Injector(
    "asks-to-see-a-hand",
    "A player asks to see a hand",
    ("asked-to-see",),
    ("showdown.ask-to-see",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("hands", "muck"), heard=True),
    parameters,
    ("asks", "lets-go", "says"),
)
