"""The dealer before burns twice for one street of stud."""

from collections.abc import Iterator, Mapping

from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.stud.streets import BURN, cards, coming, dealt_so, order


def where(hand: Hand) -> Iterator[Place]:
    yield from coming(hand)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many cards of the street went out after the second burn."""
    return {"cards": tuple(range(len(order(hand, place.street)) + 1))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return dealt_so(hand, how.place.street, BURN, BURN, *cards(hand, how.place.street, int(how["cards"])))


INJECTOR = Injector(
    "two-burns-in-stud",
    "Two burns for one stud street",
    ("double-burn",),
    ("deal.no-burn",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("burns",)),
    parameters,
    ("cards",),
    games=STUD_GAMES,
)
