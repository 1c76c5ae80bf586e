"""Whose hands must all be tabled for an all-in, where one of them was let go, and what of his bet nobody called."""

from trainer.kernel.listed import listed
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import contenders, identifiable, uncalled
from trainer.rules.ruling import Matter

ALL_IN_DISCARDED = "all-in-discarded"
BEFORE_HIS_POT = "shown-before-his-pot"
"""A hand shown before a pot that its player is in: side pots come of an all-in, for which all hands go up at once."""


def all_face_up(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """Whose hands must all be tabled, where one of them was let go, and what goes back to him of a bet that was called
    short.
    """
    if facts is None or matter.kind not in (ALL_IN_DISCARDED, BEFORE_HIS_POT):
        return {}
    there = [str(each) for each in contenders(facts) if facts.table.seat(each).hand or identifiable(facts, each)]
    over = uncalled(facts.when(matter.onset - 1), matter.seats[0])
    return {
        "all_face_up": f"seats {listed(there)}",
        "unmatched": f"{over:,}" if over else "",
    }
