"""The button is passed in the deal, ends with a card too few, and the betting is opened all the same."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import cards, number_of, pitch
from trainer.scenarios.injectors.deal.speaking import SAYS, SHORT, acts_until, counting_aloud
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    """Each card of the button, in a game with a board."""
    if hand.board:
        yield from (each for each in cards(hand) if each.seat == hand.order[-1])


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """Has the betting only been opened, or has the first player acted? And does the button say so?"""
    return {"until": ("preflop", f"preflop: P{first_to_act(hand)}"), SAYS: SHORT}


def first_to_act(hand: Hand) -> int:
    """Who acts first before the flop."""
    return next(each.seat for each in hand.record.course.actions if each.street == 0)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = number_of(how.place)
    rest = (pitch(hand, each) for each in range(number + 1, hand.dealt))
    until = str(how["until"])
    made = by_the_dealer(hand, f"deal {number}", (*rest, g.Proceed()), until)
    return counting_aloud(made, how.place.seat, how[SAYS], acts_until(hand, until, how.place.seat))


INJECTOR = Injector(
    "button-short",
    "The button short a card",
    ("wrong-number-of-cards",),
    ("deal.button-short",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",), heard=True),
    parameters,
    ("until", SAYS),
)
