"""The dealer before spreads four or five cards for the flop."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.board.streets import coming
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer

DOWN, UP = "down", "up"


def where(hand: Hand) -> Iterator[Place]:
    yield from coming(hand, "flop")


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"cards": (4, 5), "side": (DOWN, UP)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spread = g.Lay(int(how["cards"]), up=how["side"] == UP)
    return by_the_dealer(hand, "flop burned", (spread,), "flop laid" if how["side"] == DOWN else "flop")


INJECTOR = Injector(
    "flop-of-four-or-five",
    "A flop with four or five cards",
    ("four-card-flop",),
    ("deal.four-card-flop",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("board",)),
    parameters,
    ("cards", "side"),
)
