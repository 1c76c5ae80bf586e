"""The dealer before begins the next street of stud with a player still to act."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STUD_STREETS
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer
from trainer.scenarios.injectors.stud.streets import BURN, SEVENTH, card


def where(hand: Hand) -> Iterator[Place]:
    """Every moment of a betting round before seventh street at which another player has still to act."""
    for street in () if hand.board else hand.streets:
        acted = [each.seat for each in hand.record.course.actions if each.street == street]
        if street < SEVENTH:
            yield from (Place(moment(street, seat), street + 1, seat) for seat in [*dict.fromkeys(acted)][:-1])


def moment(street: int, seat: int) -> str:
    return f"{STUD_STREETS[street]}: P{seat}"


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many cards the dealer before got out until somebody stopped it."""
    return {"cards": tuple(range(1, min(3, len(hand.live(place.text))) + 1))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    at, street = how.place.text, how.place.street
    seats = hand.live(at)[: int(how["cards"])]
    does: tuple[g.Act, ...] = (BURN, *(card(street, seat) for seat in seats))
    return by_the_dealer(hand, at, does, at)


INJECTOR = Injector(
    "stud-card-too-early",
    "A stud card dealt too soon",
    ("premature-street",),
    ("deal.premature",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("burns", "hands", "bets")),
    parameters,
    ("cards",),
    games=STUD_GAMES,
)
