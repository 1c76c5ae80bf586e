"""A street of stud is dealt without a burn."""

from collections.abc import Iterator, Mapping

from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.stud.streets import cards, coming, dealt_so, order


def where(hand: Hand) -> Iterator[Place]:
    yield from coming(hand)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many of the street's cards are out."""
    return {"cards": tuple(range(1, len(order(hand, place.street)) + 1))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return dealt_so(hand, how.place.street, *cards(hand, how.place.street, int(how["cards"])))


INJECTOR = Injector(
    "stud-street-without-burn",
    "A stud street dealt without a burn",
    ("burn-missing",),
    ("deal.no-burn",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("burns", "hands")),
    parameters,
    ("cards",),
    games=STUD_GAMES,
)
