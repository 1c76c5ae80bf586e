"""The dealer before puts two cards on the board for the turn or the river."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.board.streets import coming
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer

UP, DOWN = "up", "down"


def where(hand: Hand) -> Iterator[Place]:
    yield from coming(hand, "turn", "river")


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"side": (UP, DOWN)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    burned = f"{how.place.text} burned"
    face_up = how["side"] == UP
    return by_the_dealer(hand, burned, (g.Lay(2, up=face_up),), how.place.text if face_up else burned)


INJECTOR = Injector(
    "two-cards-for-a-street",
    "Two cards dealt for the turn or river",
    ("extra-card-on-a-street",),
    ("deal.extra-on-street",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("board",)),
    parameters,
    ("side",),
)
