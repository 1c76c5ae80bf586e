"""A player pushes the cards forward face down, picks them up again and tables them."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import PUSH, RETURN, SAY
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.showdown.ends import at_the_end, does, ends_so

SAYS = ("", "You got it.", "Nice hand.", "I missed.", "Good call, you win.")


def where(hand: Hand) -> Iterator[Place]:
    yield from at_the_end(hand, all_in=False)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"says": SAYS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, said = how.place.seat, str(how["says"])
    talk = (does(seat, SAY, says=g.Say(said)),) if said else ()
    return ends_so(hand, *talk, does(seat, PUSH), does(seat, RETURN))


INJECTOR = Injector(
    "hand-picked-up-again",
    "Hand pushed forward, then picked up",
    ("taken-up-again",),
    ("showdown.live-cards",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("says",),
)
