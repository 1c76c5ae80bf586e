"""What the dealer says there is to call where the big blind is all-in for less, before anybody has acted."""

from trainer.grading.assessment import Verdict
from trainer.grading.said import Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.points import points_of


def is_short(facts: Facts) -> bool:
    """Does the big blind lie there short, in the first betting round, with no bet or call made yet?"""
    first = facts.course.betting and facts.course.street == 0 and not facts.course.actions
    return first and any(points_of(facts, "blind-not-in-full"))


def short_blind_announced(law: Book, facts: Facts, act: g.AnnounceBet) -> Spoken | None:
    """The amount to call, which a short blind doesn't change: right by the house's paragraph, else no harm."""
    point = next(points_of(facts, "blind-not-in-full"), None) if is_short(facts) else None
    if point is None or act.kind != "bet":
        return None
    said = agreed(law, facts.about(point))
    spoken = said if said is not None and said.ruling is not None and said.confirmed else None
    due = dict(spoken.figures)["to-call"] if spoken is not None else facts.setup.stakes.big_blind
    if act.amount != due:
        cited = cite_decision(spoken) if spoken is not None else ()
        return Spoken(Verdict.HARMFUL, f"You announced {act.amount:,}. It is {due:,} to call.", cited)
    if spoken is None:
        return Spoken(Verdict.HARMLESS, f"It is {due:,} to call.")
    return Spoken(Verdict.PRACTICE, f"Right: the blind is short, and it is {due:,} to call.", cite_decision(spoken))
