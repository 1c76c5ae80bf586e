"""The dealer before lets the hand of a player who is away lie, and the betting begins with it still on the table."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.before.away import FROM_THE_START, in_turn, without
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    """The trainee taps in as the betting opens or after somebody has acted; another acts before the absent player."""
    street, acted = STREETS[hand.game][0], in_turn(hand)
    yield from (Place(street, 0, seat) for seat in acted[1:])
    for at, seat in enumerate(acted):
        yield from (Place(f"{street}: P{seat}", 0, absent) for absent in acted[at + 2 :])


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """When the player has left."""
    return {"leaves": (FROM_THE_START, f"deal {len(hand.order)}", f"deal {hand.dealt - len(hand.order)}")}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return replace(without(hand, how.place.seat, str(how["leaves"])), takeover=hand.moment(how.place.text))


INJECTOR = Injector(
    "absent-hand-left",
    "Absent player's hand not killed",
    ("absent-hand",),
    ("presence.at-seat",),
    Cause.TABLE,
    where,
    spoil,
    Evidence(("seats",)),
    parameters,
    ("leaves",),
)
