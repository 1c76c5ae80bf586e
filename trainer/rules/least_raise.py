"""How much a raise of too little is brought up to: what the house says that the least raise is over the bet faced."""

from trainer.rules.book import Book
from trainer.rules.engine import agreed, printed
from trainer.rules.facts import Facts
from trainer.rules.facts.rounds import earlier
from trainer.rules.facts.wager import Wager
from trainer.rules.points import points_of
from trainer.rules.ruling import Decision

KIND = "least-raise"
RAISES = ("underraise", "wager")
"""Kinds of points by which less than a raise may be brought up to one."""


def as_the_house_says(law: Book, facts: Facts, made: Wager, decision: Decision) -> int:
    """The total to which this decision brings the wager; of a raise brought up to the least, by the house's own."""
    to = dict(decision.figures)["to"]
    brought_up = decision.matter.kind in RAISES and made.facing > 0 and made.total < to == made.minimum
    return (least_raise(law, facts, made) or to) if brought_up else to


def least_raise(law: Book, facts: Facts, made: Wager) -> int:
    """That total; 0 where this house says nothing of it, nobody has bet on the street yet, or another bet is faced."""
    before = next((each for each in reversed(earlier(facts, made)) if each.motions), None)
    if before is None or max(before.facing, before.total) != made.facing:
        return 0
    asked = (each for each in points_of(facts, KIND) if each.error == before.first + 1)
    decided = (agreed(law, facts.about(each), printed) for each in asked)
    return next((dict(each.figures).get("least", 0) for each in decided if each is not None), 0)
