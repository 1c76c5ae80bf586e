"""A hand other than the button's ends the deal with a card too few, and the betting is opened all the same."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.button_short import first_to_act
from trainer.scenarios.injectors.deal.rounds import cards, number_of, pitch, turn
from trainer.scenarios.injectors.deal.speaking import SAYS, SHORT, acts_until, counting_aloud
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    """Each card of the last round but the button's, in a game with a board; the one who is short acts later on."""
    if hand.board:
        last = range(hand.rounds - 1, hand.rounds)
        yield from (each for each in cards(hand, last) if each.seat not in (hand.order[-1], first_to_act(hand)))


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """Has the betting only been opened, or has the first player acted? And does the one who is short say so?"""
    return {"until": ("preflop", f"preflop: P{first_to_act(hand)}"), SAYS: SHORT}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = number_of(how.place)
    coming = (each for each in range(number + 1, hand.dealt) if turn(hand, each) != how.place.seat)
    rest = (pitch(hand, each) for each in coming)
    until = str(how["until"])
    made = by_the_dealer(hand, f"deal {number}", (*rest, g.Proceed()), until)
    return counting_aloud(made, how.place.seat, how[SAYS], acts_until(hand, until, how.place.seat))


INJECTOR = Injector(
    "hand-short-of-a-card",
    "A hand short a card",
    ("wrong-number-of-cards",),
    ("deal.misdeal",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",), heard=True),
    parameters,
    ("until", SAYS),
)
