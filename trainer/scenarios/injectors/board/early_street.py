"""The dealer before brings the next street with a player still to act."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import BOARD_STREETS
from trainer.scenarios.injectors.board.streets import before, laid
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    """Every moment of a betting round at which somebody has acted and another has still to."""
    if hand.board:
        for street in hand.streets:
            if street + 1 < len(BOARD_STREETS):
                for seat in _not_the_last(hand, street):
                    yield Place(BOARD_STREETS[street + 1], street + 1, seat)


def _not_the_last(hand: Hand, street: int) -> Iterator[int]:
    """Who acts on a street with somebody acting for the first time after him."""
    first = list(dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == street))
    yield from first[:-1]


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    moment = f"{before(how.place)}: P{how.place.seat}"
    return by_the_dealer(hand, moment, (g.Burn(), laid(how.place)), moment)


INJECTOR = Injector(
    "early-street",
    "A street dealt before the betting was over",
    ("premature-flop", "premature-turn", "premature-river"),
    ("deal.premature",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("board", "burns", "bets")),
)
