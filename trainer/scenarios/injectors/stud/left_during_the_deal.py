"""A stud player leaves the table while the cards go round, and is dealt in."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Coming, Scenario
from trainer.scenarios.grammar import Moment
from trainer.scenarios.injectors.deck.places import depth, in_the_deal
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.stud.streets import GAMES

THIRD = Moment("open", 0)


def where(hand: Hand) -> Iterator[Place]:
    """Every card of the deal: as it comes, the player gets up."""
    if not hand.board:
        yield from in_the_deal(hand)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many milliseconds after the betting has opened the player is back."""
    return {"back": (4000, 7000, 11000)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    at = Moment("deal", number=depth(hand, how.place) - 1)
    gone = Coming(how.place.seat, g.Away(), at, 0)
    back = Coming(how.place.seat, g.Back(), THIRD, int(how["back"]))
    return replace(hand.scenario, comings=(*hand.scenario.comings, gone, back))


INJECTOR = Injector(
    "left-during-the-deal",
    "A stud player leaves while the cards go around",
    ("absent-hand",),
    ("presence.at-seat",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("seats", "hands")),
    parameters,
    ("back",),
    games=GAMES,
)
