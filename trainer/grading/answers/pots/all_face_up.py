"""Whose hands must all be tabled for an all-in, where one of them was let go, and what of his bet nobody called."""

from trainer.kernel.listed import listed, seats_within
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import pots
from trainer.rules.facts.showdown import contenders, identifiable, tabled, uncalled
from trainer.rules.ruling import Matter

ALL_IN_DISCARDED = "all-in-discarded"
BEFORE_HIS_POT = "shown-before-his-pot"
"""A hand shown before a pot that its player is in: side pots come of an all-in, for which all hands go up at once."""


def all_face_up(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """Whose hands must all be tabled, where one of them was let go, and what goes back to him of a bet that was called
    short, and whose hand doesn't wait for a side pot.
    """
    if facts is None or matter.kind not in (ALL_IN_DISCARDED, BEFORE_HIS_POT):
        return {}
    there = [each for each in contenders(facts) if facts.table.seat(each).hand or identifiable(facts, each)]
    over = uncalled(facts.when(matter.onset - 1), matter.seats[0])
    return {
        "all_face_up": seats_within(there),
        "unmatched": f"{over:,}" if over else "",
        "no_wait": _no_wait(facts, matter.seats[0]),
    }


def _no_wait(facts: Facts, mucks: int) -> str:
    """That who is in no side pot and has not tabled doesn't wait for those who contest one; "" for nobody."""
    playing = [seat for seat in pots(facts)[-1].seats if len(pots(facts)[-1].seats) > 1]
    beside = [seat for seat in contenders(facts) if playing and seat not in (*playing, mucks)]
    some = [str(seat) for seat in beside if facts.table.seat(seat).hand and not tabled(facts, seat)]
    many = len(some) > 1
    return f"seat{'s' * many} {listed(some)} {'do' if many else 'does'}n't wait for the side pot" if some else ""
