"""A player is not kept from a motion that is still his: what a house says to a dealer who is ahead of him."""

from trainer.grading.assessment import Verdict
from trainer.grading.milestones.money import STRING_BET
from trainer.grading.said import ALARMS, Spoken, cite_decision
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.stands import going_on, latest

AHEAD = (g.AnnounceBet, g.AskFor, g.ActionOn)
"""Words of the dealer that take a wager for finished."""


def cut_short(law: Book, facts: Facts, act: g.Act) -> Spoken | None:
    """What the house says to words, a stop or a call in the middle of a raise; None where it has nothing against them.

    `facts` are those before the act.
    """
    ahead = isinstance(act, AHEAD + ALARMS) or act == g.Announce(STRING_BET)
    made = latest(facts) if ahead and facts.course.ongoing is not None else None
    decision = going_on(law, facts, made) if made is not None else None
    if made is None or decision is None:
        return None
    says = f"Seat {made.seat} has said “raise” and put out the call: one more motion may make the raise."
    verdict = Verdict.FALSE_ALARM if isinstance(act, ALARMS) else Verdict.HARMFUL
    return Spoken(verdict, f"{says} Say nothing until the player is done.", cite_decision(decision))
