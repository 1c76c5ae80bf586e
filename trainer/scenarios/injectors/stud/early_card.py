"""The dealer before begins the next street of stud with a player still to act."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STUD_STREETS
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer
from trainer.scenarios.injectors.stud.streets import BURN, SEVENTH, card
from trainer.scenarios.injectors.waiting import BETS, first_of_all, how_bets_lie, nearly_over


def where(hand: Hand) -> Iterator[Place]:
    """Every moment of a betting round before seventh street at which only one or two have still to act."""
    for street in () if hand.board else hand.streets:
        if street < SEVENTH:
            yield from (Place(moment(street, seat), street + 1, seat) for seat in nearly_over(hand, street))


def moment(street: int, seat: int) -> str:
    return f"{STUD_STREETS[street]}: P{seat}"


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many cards the dealer before got out until somebody stopped it, and were the bets pulled in first."""
    return {"cards": tuple(range(1, min(3, len(hand.live(place.text))) + 1)), BETS: how_bets_lie(hand, place)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    at, street = how.place.text, how.place.street
    seats = hand.live(at)[: int(how["cards"])]
    does: tuple[g.Act, ...] = (*first_of_all(how[BETS]), BURN, *(card(street, seat) for seat in seats))
    return by_the_dealer(hand, at, does, at)


INJECTOR = Injector(
    "stud-card-too-early",
    "A stud card dealt too soon",
    ("premature-street",),
    ("deal.premature",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("burns", "hands", "bets", "pot", "stacks")),
    parameters,
    ("cards", BETS),
    games=STUD_GAMES,
)
