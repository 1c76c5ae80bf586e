"""The refund of a player who knew that the deck was fouled and bet: what of it the floor decides, and what it orders.

Two cards of one face send all bets back. Where the house may keep that player's chips in the pot, the dealer calls the
floor before any chips move, and follows it.
"""

from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.orders import last_effect
from trainer.rules.points import points_of
from trainer.rules.ruling import Authority, Decision, Ruling, Step

ALL, OTHERS = "return-the-bets", "return-the-other-bets"
BACK = frozenset({ALL, OTHERS})
"""Steps by which bets go back for good, so that the hand is over."""
KEPT = "a-kept-refund"
"""The harm of giving back what the floor keeps in the pot."""
FREEROLL, STOP, CALL = "freeroll", Step("stop-the-action"), Step("call-the-floor")
SEAT, STAYS = "seat", "stays"
"""The figures for whose refund it is, and for the chips that the floor has ordered to stay in the pot."""


def with_refund_at_stake(law: Book, decision: Decision, facts: Facts) -> Decision:
    """The same decision; with the floor to decide where bets go back and a player may lose that by this house."""
    ruling = decision.ruling
    if ruling is None or not any(each.key == ALL for each in ruling.steps):
        return decision
    for point in points_of(facts, FREEROLL):
        at_stake = agreed(law, facts.about(point)) if point.onset == facts.matter.onset else None
        if at_stake is not None and may_be_lost(at_stake):
            return _left_to_the_floor(decision, at_stake, facts)
    return decision


def is_chosen(ruling: Ruling) -> bool:
    """Is what goes back one of several things that the floor may order?"""
    return bool(ruling.options) and any(each.key in BACK for each in ruling.steps)


def may_be_lost(at_stake: Decision) -> bool:
    """Does the house leave a choice about that player's refund?"""
    return at_stake.ruling is not None and at_stake.ruling.fault and bool(at_stake.ruling.options)


def _left_to_the_floor(decision: Decision, at_stake: Decision, facts: Facts) -> Decision:
    assert decision.ruling is not None
    assert at_stake.ruling is not None
    given = last_effect(facts, facts.matter.onset)
    back = ALL if given is Effect.REFUNDED else OTHERS
    kept = given is Effect.CHIPS_STAY
    ruling = replace(
        at_stake.ruling,
        authority=Authority.FLOOR,
        steps=(STOP, CALL, Step(back, (STOP.key, CALL.key))),
        harms=(*decision.ruling.harms, *([KEPT] if kept else [])),
    )
    seat = at_stake.matter.seats[0]
    figures = {**dict(decision.figures), SEAT: seat, **({STAYS: _put_in(facts, seat)} if kept else {})}
    return replace(
        decision,
        ruling=ruling,
        citations=tuple(dict.fromkeys((*decision.citations, *at_stake.citations))),
        trace=(*decision.trace, *at_stake.trace),
        figures=tuple(sorted(figures.items())),
    )


def _put_in(facts: Facts, seat: int) -> int:
    """What that seat had put in by the time of the floor's order."""
    given = max(index for index in facts.record.orders if index < facts.at)
    return facts.setup.seats[seat - 1].stack.amount - facts.record.tables[given].seat(seat).stack.amount
