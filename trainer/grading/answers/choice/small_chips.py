"""Chips too small to wager: that they don't play is what a bet or raise comes to, where nothing else changes it."""

from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.points.amounts import smallest_posted
from trainer.rules.ruling import Decision
from trainer.rules.stands import stands

SMALL = "small-chips"


def play_not(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it that some chips of a bet or raise don't play, with none missing and none to go back otherwise? A raise of a
    round amount over an all-in that is none takes them.
    """
    made = maker(facts.about(decision.matter)) if decision.matter.kind == SMALL and not decision.silent else None
    if made is None or made.all_in or made.total <= made.facing:
        return False
    if (made.total - made.facing) % max(smallest_posted(facts), 1) == 0:
        return False
    found = stands(law, facts, made)
    return not (found.back or found.owed)
