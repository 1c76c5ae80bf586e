"""What several players dispute or ask for at the same time: each is told with its seat, in one sentence."""

from collections.abc import Iterable

from trainer.grading.answers.choice.giving_way import objects
from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import begun
from trainer.grading.answers.pots.awards import HEARD
from trainer.grading.answers.state import DISPUTE, disputes_nothing
from trainer.grading.answers.telling import in_one_breath, lower, told_of
from trainer.grading.answers.words.in_time import in_time
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Disputed
from trainer.kernel.listed import listed
from trainer.rules.book import Book
from trainer.rules.building import pot_name
from trainer.rules.facts import Facts
from trainer.rules.facts.disputes import awarded
from trainer.rules.facts.showdown import all_up
from trainer.rules.ruling import Decision

SEE, BY_RIGHT = "asked-to-see", "showdown.tabled-by-right"
ROW = frozenset((DISPUTE, SEE, "rabbit-asked"))
"""Kinds that several players may wait for an answer on at once."""
OVER = {
    Disputed.READING: "over the reading",
    Disputed.AWARD: "over the award",
    Disputed.COUNT: "over the count",
}


def in_one_row(lead: Decision, found: Iterable[Decision], facts: Facts) -> list[Decision]:
    """The lead with what else is disputed or asked for and still open, in the order in which it came; none where
    nobody but its player waits.
    """
    if not _waits(lead, facts):
        return []
    row = {(_what(each, facts), each.matter.seats): each for each in found if _waits(each, facts)}
    same = [each for each in row.values() if _of_one_hand(each, lead, facts)]
    return sorted(same, key=lambda each: each.matter.onset) if len(same) > 1 else []


def heard_first(lead: Decision, found: Iterable[Decision], facts: Facts) -> Decision:
    """The dispute among several that is heard, where the last of them comes too late: it may move chips."""
    if lead.matter.kind != DISPUTE or lead.key == HEARD:
        return lead
    return next((each for each in reversed(in_one_row(lead, found, facts)) if each.key == HEARD), lead)


def with_the_row_asked(law: Book, facts: Facts, lead: Decision | None, row: list[Decision], sentence: str) -> str:
    """The sentence of the lead with what becomes of all that stand in a row with it, in its place."""
    if lead is None or not row:
        return sentence
    rest = sentence.removeprefix(told_of(law, facts, lead).removesuffix("."))
    if any(_what(each, facts) is Disputed.READING and each.key != HEARD for each in row):
        rest = "."  # as the hand was read it stays: the count alone is looked at
    ends = {_end(each, facts) for each in row}
    if len(ends) == 1 and all(_over(each, facts) for each in row):
        each = listed([lower(f"Seat {each.matter.seats[0]}'s dispute {_over(each, facts)}") for each in row])
        one = f"{begun(each)} {ends.pop().replace('is heard', 'are heard').replace('comes', 'come')}"
    else:
        one = in_one_breath(list(dict.fromkeys(_told(law, each, facts) for each in row))).removesuffix(".")
    return one + rest


def of_whom(found: Found, lead: Decision | None, row: list[Decision], sentence: str) -> str:
    """The sentence on the dispute of a seat that is asked about, with that seat and what it disputes in it, where
    another player disputes something too.
    """
    law, facts = found.law, found.facts
    if row or not (found.ask and found.seat) or lead is None or lead.matter.kind != DISPUTE or lead.silent:
        return sentence
    others = (each for each in found.points if each.matter.kind == DISPUTE and each.matter.seats != lead.matter.seats)
    if not _over(lead, facts) or not any(_of_one_hand(each, lead, facts) for each in others):
        return sentence
    rest = sentence.removeprefix(told_of(law, facts, lead).removesuffix("."))
    return f"{_told(law, lead, facts).removesuffix('.')}{rest}" if rest != sentence else sentence


def _waits(decision: Decision, facts: Facts) -> bool:
    about = decision.matter
    if about.kind not in ROW or objects(decision) or disputes_nothing(decision):
        return False
    return about.kind != SEE or not all_up(facts, about.seats[1])


def _of_one_hand(one: Decision, other: Decision, facts: Facts) -> bool:
    """Are both about the same award, or asked in the same hand?"""
    if one.matter.kind == other.matter.kind == DISPUTE:
        return awarded(facts.about(one.matter)) == awarded(facts.about(other.matter))
    courses = facts.record.courses
    return courses[one.matter.error].deal_start == courses[other.matter.error].deal_start


def _what(decision: Decision, facts: Facts) -> Disputed | None:
    act = facts.record.gestures[decision.matter.onset - 1].act
    return act.what if isinstance(act, g.Dispute) else None


def _told(law: Book, decision: Decision, facts: Facts) -> str:
    """A dispute with its seat and what it is over; anything else as it is told alone."""
    if decision.key == BY_RIGHT:
        return "Seat {} paid to see seat {}'s hand, and it's tabled.".format(*decision.matter.seats)
    over = _over(decision, facts)
    if not over:
        return told_of(law, facts, decision)
    return f"Seat {decision.matter.seats[0]}'s dispute {over} {_end(decision, facts)}."


def _over(decision: Decision, facts: Facts) -> str:
    """What a dispute that is ruled on is over, "" of anything else."""
    what = _what(decision, facts)
    if decision.silent or decision.matter.kind != DISPUTE or what not in OVER:
        return ""
    act = facts.record.gestures[decision.matter.onset - 1].act
    pot = lower(pot_name(act.pot)) if isinstance(act, g.Dispute) and act.pot else ""
    return f"{OVER[what]}{f' of {pot}' if pot else ''}"


def _end(decision: Decision, facts: Facts) -> str:
    """Whether a dispute is heard, and why."""
    since = in_time(decision, facts)
    heard = "is heard" if decision.key == HEARD else "comes too late"
    return f"{heard}, {f'as {since}' if since else 'in time'}"
