"""Dealers who push the first pot wrongly and do everything else as the perfect dealer does."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment
from trainer.grading.model import Dealer, perfect, possible
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.kernel.happen_chips import pot_pushed
from trainer.rules.awarding import to_come
from trainer.rules.points.pots import DISPUTED, MIXED
from trainer.scenarios.session import Session


def moved_back(graded: Assessment) -> bool:
    """Was a pot that went the wrong way disputed in time, and have its chips been moved on the floor's order?"""
    return not graded.off and any(each.matter.kind in (DISPUTED, MIXED) and each.right for each in graded.matters)


def first_push(session: Session, act: g.Act | None) -> g.PushPot | None:
    """The share that goes out first: nothing has been pushed yet, by this dealer or another. Bets that go back out of
    the pot are none.
    """
    pushed = any(isinstance(each.act, g.PushPot) for each in session.record.gestures)
    if not isinstance(act, g.PushPot) or pushed:
        return None
    return act if to_come(session.facts, pot_pushed(act)).get(act.seat) else None


def in_the_pot(session: Session, act: g.PushPot) -> Chips:
    table = session.record.table
    return table.pots[table.pot_number(pot_pushed(act))]


def without_a_share(session: Session, act: g.PushPot) -> int:
    """A seat that gets nothing of that pot, one with cards if there is one; 0 where every seat shares."""
    due = to_come(session.facts, pot_pushed(act))
    seats = [each for each in session.record.table.seats if each.number != act.seat and not due.get(each.number)]
    seats.sort(key=lambda each: (not each.hand, each.number))
    return seats[0].number if seats else 0


def to_a_loser(session: Session, act: g.PushPot) -> g.PushPot | None:
    seat = without_a_share(session, act)
    return replace(act, seat=seat) if seat else None


def both_halves_to_one(session: Session, act: g.PushPot) -> g.PushPot | None:
    whole = in_the_pot(session, act)
    return replace(act, chips=whole) if whole.amount > act.chips.amount else None


def a_chip_to_a_loser(session: Session, act: g.PushPot) -> g.PushPot | None:
    """Counts the share a chip short, and the chip goes to the wrong player."""
    chips, seat = in_the_pot(session, act), without_a_share(session, act)
    chip = pick(chips, min(value for value, _ in chips.piles))
    return replace(act, seat=seat, chips=chip) if seat and chip is not None else None


WAYS: Mapping[str, Callable[[Session, g.PushPot], g.PushPot | None]] = {
    "to-a-loser": to_a_loser,
    "both-halves-to-one": both_halves_to_one,
    "a-chip-to-a-loser": a_chip_to_a_loser,
}


def pushing(way: str) -> Dealer:
    """The perfect dealer but for the first push."""

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = perfect(session, grading)
        push = first_push(session, act)
        wrong = WAYS[way](session, push) if push is not None else None
        return wrong if wrong is not None and possible(session.record, wrong) else act

    return dealer
