"""Points of the chapter pot: how much may be bet at pot-limit, bets on a wrong count, and who may have what counted."""

from collections.abc import Iterator

from trainer.kernel.asking_acts import Requested
from trainer.rules.facts import Facts
from trainer.rules.facts.chores import asks
from trainer.rules.facts.pot_limit import bet_on_the_count, played
from trainer.rules.facts.short_all_in import said_to_complete
from trainer.rules.facts.wager import begun
from trainer.rules.kind import About, ComesOf, PointKind
from trainer.rules.ruling import Matter
from trainer.rules.ties import same_wager

POT_BET, MISCOUNT, POT_COUNT, STACK_COUNT = "bet.pot-bet", "bet.pot-miscount", "bet.pot-count", "bet.stack-count"


def pot_bets(facts: Facts) -> Iterator[Matter]:
    """Every wager at pot-limit that names or puts out something: what is the most it may be?"""
    for each in begun(facts) if played(facts) else ():
        if (each.words or each.motions) and not said_to_complete(each):
            yield Matter("pot-bet", POT_BET, each.last + 1, each.first + 1, seats=(each.seat,))


def miscounts(facts: Facts) -> Iterator[Matter]:
    """The dealer names a wrong pot and somebody bets the pot by it."""
    for each in begun(facts) if played(facts) else ():
        if each.motions and bet_on_the_count(facts, each):
            yield Matter("pot-miscount", MISCOUNT, each.last + 1, each.first + 1, seats=(each.seat,))


def pot_counts(facts: Facts) -> Iterator[Matter]:
    """A player asks what is in the pot."""
    for index, gesture, _, _ in facts.happened(max(facts.deal_start, facts.since)):
        if gesture.seat and asks(gesture.act, Requested.POT_COUNT):
            yield Matter("pot-count", POT_COUNT, index + 1, index + 1, seats=(gesture.seat,))


def stack_counts(facts: Facts) -> Iterator[Matter]:
    """A player asks how much another one has."""
    for index, gesture, _, _ in facts.happened(max(facts.deal_start, facts.since)):
        if gesture.seat and asks(gesture.act, Requested.COUNT):
            yield Matter("stack-count", STACK_COUNT, index + 1, index + 1, seats=(gesture.seat,))


KINDS: tuple[PointKind, ...] = (
    PointKind("pot-bet", POT_BET, "The maximum bet", About.WAGER, pot_bets),
    PointKind(
        "pot-miscount",
        MISCOUNT,
        "A bet on a wrong count of the pot",
        About.WAGER,
        miscounts,
        comes_of=(ComesOf(same_wager, ("pot-bet",)),),
    ),
    PointKind("pot-count", POT_COUNT, "A pot count asked for", About.SEATS, pot_counts),
    PointKind("stack-count", STACK_COUNT, "A count asked for", About.SEATS, stack_counts),
)
