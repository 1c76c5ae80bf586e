"""The dealer before burns twice for one street."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.board.streets import before, coming, laid, tapped_in
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer

BURNED, LAID = "burned", "laid"


def where(hand: Hand) -> Iterator[Place]:
    yield from coming(hand)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """How far the dealer before has got: to the second burn, or to the cards after it."""
    return {"until": (BURNED, LAID)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    does: tuple[g.Act, ...] = (g.Burn(), g.Burn())
    tap_in = f"{how.place.text} burned"
    if how["until"] == LAID:
        does, tap_in = (*does, laid(how.place)), tapped_in(how.place)
    return by_the_dealer(hand, f"{before(how.place)} cleared", does, tap_in)


INJECTOR = Injector(
    "two-burns",
    "Two burns for one street",
    ("double-burn",),
    ("deal.no-burn",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("burns",)),
    parameters,
    ("until",),
)
