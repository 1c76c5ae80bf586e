"""A player turns up part of the hand and won't show the rest when the dealer asks for it."""

from collections.abc import Iterator, Mapping

from trainer.rules.course import HOLE_CARDS
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import PART, REFUSE
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.showdown.ends import at_the_end, does, ends_so, words

SAYS = (
    "No, I'm not showing any more",
    "That's all you get to see",
    "I don't have to show the rest",
    "You've seen enough",
    "No. Just push me the pot",
)


def where(hand: Hand) -> Iterator[Place]:
    """Not where somebody is all-in: there every hand is tabled at once."""
    yield from at_the_end(hand, all_in=False)


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"cards": tuple(range(1, HOLE_CARDS[hand.game])), "says": SAYS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat = how.place.seat
    return ends_so(hand, does(seat, PART, int(how["cards"])), words(hand, seat, REFUSE, str(how["says"])))


INJECTOR = Injector(
    "rest-of-a-hand-refused",
    "A player won't show the whole hand",
    ("rest-refused", "part-shown", "shown"),
    ("showdown.discard", "showdown.tabling"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("hands",), heard=True),
    parameters,
    ("cards", "says"),
)
