"""That a player who asks before acting is to be told, where the rulebook gives him that, and what he is told."""

from collections.abc import Iterable

from trainer.grading.answers.asked import WAGER
from trainer.grading.answers.choice.last_words import live_or_not
from trainer.kernel.asking_acts import Request
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

ASKED = "asked-before-acting"
OF_A_HAND = "hand"
"""What is asked about, in the detail of such a matter."""
TOLD, MAY = "Tell seat {}: s{}", "Tell seat {}, who may {}"


def with_what_he_is_told(sentence: str, lead: Decision, points: Iterable[Decision], facts: Facts) -> str:
    """The sentence on what a player may do who asks whether a raise is open, with that he is told so; of who asks
    whether a hand is live, whether it is.
    """
    seats = lead.matter.seats[:1]
    if lead.matter.kind == ASKED and lead.matter.detail == OF_A_HAND and not lead.silent:
        act = facts.record.gestures[lead.matter.error - 1].act
        assert isinstance(act, Request)
        return TOLD.format(seats[0], live_or_not(facts, act.seat or seats[0])[1:])
    if not seats or not sentence.startswith(begins := f"Seat {seats[0]} may "):
        return sentence
    asked = (each.matter for each in points if each.matter.kind == ASKED and not each.silent)
    if any(each.seats[:1] == seats and each.detail == WAGER for each in asked):
        return MAY.format(seats[0], sentence.removeprefix(begins))
    return sentence
