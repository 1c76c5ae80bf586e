"""The dealer before turns up two cards as the flop and lets the betting begin."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.handling import Handling
from trainer.scenarios.injectors.board.streets import coming
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer

DOWN, UP = "down", "up"


def where(hand: Hand) -> Iterator[Place]:
    """As the betting begins, and after each player who has acted on it with another still to act."""
    for flop in coming(hand, "flop"):
        yield flop
        acted = list(dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == flop.street))
        yield from (Place(f"flop: P{seat}", flop.street, seat) for seat in acted[:-1])


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """Spread face down and turned up, or put there face up."""
    return {"side": (DOWN, UP)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spread = (g.Lay(2, up=True),) if how["side"] == UP else (g.Lay(2, up=False), Handling("turn up board"))
    return by_the_dealer(hand, "flop burned", (*spread, g.Proceed()), how.place.text)


INJECTOR = Injector(
    "short-flop",
    "A two-card flop",
    ("short-flop",),
    ("deal.short-flop",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("board",)),
    parameters,
    ("side",),
)
