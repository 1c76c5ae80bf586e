"""A street is dealt without a burn."""

from collections.abc import Iterator

from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.board.streets import before, coming, laid, tapped_in
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    yield from coming(hand)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return by_the_dealer(hand, f"{before(how.place)} cleared", (laid(how.place),), tapped_in(how.place))


INJECTOR = Injector(
    "no-burn",
    "A street dealt without a burn",
    ("flop-without-burn", "burn-missing"),
    ("deal.no-burn",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("burns", "board")),
)
