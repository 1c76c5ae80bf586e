"""A player turns up part of the hand at the showdown and leaves the rest face down."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.rules.course import HOLE_CARDS
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import PART, SAY
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.showdown.ends import at_the_end, does, ends_so

SAYS = ("", "Let me show you something.", "Okay, here.", "Take a look at this.", "This is all you need to see.")
"""What is said before the cards come."""


def where(hand: Hand) -> Iterator[Place]:
    """Not where somebody is all-in: there every hand is tabled at once."""
    yield from at_the_end(hand, all_in=False)


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"cards": tuple(range(1, HOLE_CARDS[hand.game])), "says": SAYS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, said = how.place.seat, str(how["says"])
    talk = (does(seat, SAY, says=g.Say(said)),) if said else ()
    return ends_so(hand, *talk, does(seat, PART, int(how["cards"])))


INJECTOR = Injector(
    "hand-shown-in-part",
    "Only part of a hand shown",
    ("part-shown", "shown"),
    ("showdown.discard", "showdown.tabling"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("cards", "says"),
)
