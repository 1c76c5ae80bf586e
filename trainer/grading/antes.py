"""What a house says to chips drawn in before the deal from a big blind who can't pay both the blind and the ante."""

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.points import points_of
from trainer.rules.ruling import Matter


def short_of_the_ante(facts: Facts) -> Matter | None:
    """Before the deal: the big blind who is to post the ante for all and can't pay it with the blind; None for none."""
    if any(seat.hand for seat in facts.table.seats) or facts.course.street >= 0:
        return None
    return next(points_of(facts, "ante-for-all"), None)


def ante_in(law: Book, facts: Facts, act: g.Collect) -> Spoken | None:
    """The rest of the ante that the house has this player post, no more; None where it doesn't say."""
    matter = short_of_the_ante(facts)
    said = agreed(law, facts.about(matter)) if matter is not None and act.seat in matter.seats else None
    if said is None or said.ruling is None or not said.confirmed:
        return None
    due = dict(said.figures)["ante"]
    amount = drawn_in(facts, act.seat) + act.chips.amount
    if amount < due:  # the rest may follow
        return None
    if amount == due:
        return Spoken(Verdict.PRACTICE, f"Right: seat {act.seat} has {due:,} left for the ante.", cite_decision(said))
    blind = dict(said.figures)["blind"]
    says = f"You drew in {amount:,} for the ante. {blind:,} of seat {act.seat}'s chips are the blind: it comes first."
    return Spoken(Verdict.HARMFUL, says, cite_decision(said))


def drawn_in(facts: Facts, seat: int) -> int:
    """What the dealer has drawn into the pot from before that seat."""
    return sum(act.chips.amount for _, _, act in facts.done(g.Collect) if act.seat == seat)
