"""What a house says to a dealer who cuts the deck for a deal begun again, where a player is to cut it."""

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.cutting import BY, cut_by_player
from trainer.rules.facts import Facts


def deck_cut(law: Book, facts: Facts, _: g.Cut) -> Spoken | None:
    """A slip that cites the house's paragraph; None where the dealer cuts."""
    said = cut_by_player(law, facts)
    if said is None:
        return None
    says = f"You cut the deck. The player in seat {dict(said.figures)[BY]} should have."
    return Spoken(Verdict.PRACTICE_SLIP, says, cite_decision(said))
