"""The cut for a new deal, and whether the house has a player make it."""

from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision, Matter

BY = "by"


def shuffled_at(facts: Facts) -> int:
    """The gesture count after the last shuffle for a deal begun again, while the whole deck waits for its cut.

    0 where no cut is due.
    """
    if facts.course.deals == 1 or facts.table.over or not deck_whole(facts):
        return 0
    shuffled = [index for index, _, _ in facts.done(g.Shuffle, facts.deal_start)]
    return shuffled[-1] + 1 if shuffled and not facts.done(g.Cut, shuffled[-1]) else 0


def deck_whole(facts: Facts) -> bool:
    """Is every card in the stub, but for those that lie aside?"""
    return not any(cards for zone, cards in facts.table.zones() if zone not in ("stub", "aside"))


def cut_by_player(law: Book, facts: Facts) -> Decision | None:
    """What the house says of the cut of a whole deck for a deal begun again; None where its dealer cuts."""
    if facts.course.deals == 1 or not deck_whole(facts):
        return None
    said = agreed(law, facts.about(Matter("deck-cut", "deal.cut", facts.at, facts.at)))
    confirmed = said is not None and said.ruling is not None and said.confirmed
    return said if said is not None and confirmed and dict(said.figures).get(BY) else None


def player_to_cut(law: Book, facts: Facts) -> int:
    """The seat of the player who cuts now; 0 where no cut is due, or the dealer makes it."""
    said = cut_by_player(law, facts) if shuffled_at(facts) else None
    return dict(said.figures)[BY] if said is not None else 0
