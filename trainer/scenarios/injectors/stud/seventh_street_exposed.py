"""A card of seventh street, which goes down, is dealt face up."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STUD_STREETS
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.stud.streets import BURN, SEVENTH, cards, coming, dealt_so, order


def where(hand: Hand) -> Iterator[Place]:
    """Each card of seventh street."""
    for each in coming(hand, STUD_STREETS[SEVENTH]):
        yield from (Place(f"{each.text} P{seat}", each.street, seat) for seat in order(hand, SEVENTH))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many cards more the dealer before deals after it, and that as they should be."""
    seats = order(hand, SEVENTH)
    return {"more": tuple(range(len(seats) - seats.index(place.seat)))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = order(hand, SEVENTH).index(how.place.seat)
    due = cards(hand, SEVENTH, number + 1 + int(how["more"]))
    return dealt_so(hand, SEVENTH, BURN, *due[:number], g.Pitch(how.place.seat, True), *due[number + 1 :])


INJECTOR = Injector(
    "seventh-street-face-up",
    "A seventh-street card dealt face up",
    ("seventh-street-exposed",),
    ("stud.seventh-street",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("more",),
    games=STUD_GAMES,
)
