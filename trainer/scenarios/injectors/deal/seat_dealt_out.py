"""A seat is left out of the whole deal, and the betting is opened all the same."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.deal.rounds import pitch, turn
from trainer.scenarios.injectors.deal.speaking import LEFT_OUT, SAYS, acts_until, counting_aloud
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    """Every seat but the first and the last of the deal, and but the button."""
    out = (hand.order[0], hand.order[-1], hand.scenario.lying)
    yield from (Place(f"deal {number}", seat=seat) for number, seat in enumerate(hand.order) if seat not in out)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """Has the betting only been opened, or has a player acted already? And does the one who was left out say so?"""
    street = STREETS[hand.game][0]
    acted = dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == 0)
    first = next((seat for seat in acted if seat != place.seat), 0)
    return {"until": (street, f"{street}: P{first}"), SAYS: LEFT_OUT}


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
