"""A seat is left out of the whole deal, and the betting is opened all the same."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.cards import Placed
from trainer.rules.course import clockwise
from trainer.rules.showing import opener
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.deal.rounds import pitch, turn
from trainer.scenarios.injectors.deal.speaking import LEFT_OUT, SAYS, acts_until, counting_aloud
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer
from trainer.scenarios.injectors.stud.boards import DOOR, as_dealt


def where(hand: Hand) -> Iterator[Place]:
    """Every seat but the first and the last of the deal, and but the button."""
    out = (hand.order[0], hand.order[-1], hand.scenario.lying)
    yield from (Place(f"deal {number}", seat=seat) for number, seat in enumerate(hand.order) if seat not in out)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """Has the betting only been opened, or has a player acted already? And does the one who was left out say so?"""
    street = STREETS[hand.game][0]
    return {"until": (street, f"{street}: P{_first_to_act(hand, place.seat)}"), SAYS: LEFT_OUT}


def _first_to_act(hand: Hand, left_out: int) -> int:
    """Who acts first without that seat. In stud the others get other upcards, so another one may bring it in."""
    if hand.board:
        acted = (each.seat for each in hand.record.course.actions if each.street == 0)
        return next((seat for seat in acted if seat != left_out), 0)
    seats = tuple(seat for seat in hand.order if seat != left_out)
    upcards = as_dealt(hand)[DOOR * len(seats) :]
    brings_in = opener(hand.game, 0, {seat: (Placed(card, True),) for seat, card in zip(seats, upcards, strict=False)})
    return clockwise(seats, brings_in)[0]


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number, seat = int(how.place.text.removeprefix("deal ")), how.place.seat
    rest = (pitch(hand, each) for each in range(number + 1, hand.dealt) if turn(hand, each) != seat)
    until = str(how["until"])
    made = by_the_dealer(hand, how.place.text, (*rest, g.Proceed()), until)
    return counting_aloud(made, seat, how[SAYS], acts_until(hand, until, seat))


INJECTOR = Injector(
    "seat-dealt-out",
    "A seat left out of the deal",
    ("entitled-seat-dealt-out",),
    ("deal.misdeal",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",), heard=True),
    parameters,
    ("until", SAYS),
)
