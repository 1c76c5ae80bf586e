"""A player cuts the deck for a deal begun again, at a house that has one do it."""

from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.cutting import player_to_cut, shuffled_at
from trainer.rules.facts import Facts
from trainer.scenarios.decks import cut_depth
from trainer.scenarios.event import Happens, chance, time_of
from trainer.scenarios.play import Play

REACHES = 1500
"""How long that player takes after the shuffle: a dealer who cuts as a matter of course is quicker."""


def cuts(play: Play, facts: Facts, law: Book) -> Happens | None:
    """The cut by that player; None where the dealer makes it, or none is due."""
    seat = player_to_cut(law, facts)
    if not seat:
        return None
    at = shuffled_at(facts)
    depth = cut_depth(chance(play.seed, "cut", at), len(facts.table.stub))
    return Happens(g.player(seat), g.Cut(depth), time_of(facts.record, at) + REACHES)
