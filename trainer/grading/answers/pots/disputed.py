"""A dispute of how the hand ended: who has too much of the pots where it is heard, who keeps them where it is late."""

from trainer.grading.answers.asked import POTS, SHOWDOWN
from trainer.grading.answers.choice.standing import last_deal
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.awards import HEARD, too_late
from trainer.grading.answers.pots.pots import PotsTold, mistaken_sentence, pots_told
from trainer.grading.answers.pots.tabled_alone import pushed_unseen
from trainer.grading.answers.state import DISPUTE
from trainer.kernel import gestures as g
from trainer.kernel.listed import listed
from trainer.rules.awarding import pushes
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.disputes import next_hand_begun
from trainer.rules.ruling import Decision

LOSERS_LEFT = "losers-left"
AWARD, READ_TOO_LATE = "award", "pot.dispute.reading-next-hand-begun"
NOT_THE_READING = "how a hand was read can't be disputed any more"


def disputed(lead: Decision | None) -> bool:
    """Does somebody dispute how the hand ended, and is he heard?"""
    return lead is not None and not lead.silent and lead.matter.kind == DISPUTE


def lost_to_itself(facts: Facts, decision: Decision) -> bool:
    """Is it that a losing hand is to be killed before a pot goes out which was pushed to that very hand?"""
    if decision.matter.kind != LOSERS_LEFT:
        return False
    push = facts.record.gestures[decision.matter.error - 1].act
    return isinstance(push, g.PushPot) and push.seat in decision.matter.seats


def pushed_wrong(law: Book, facts: Facts, pots: PotsTold | None, lead: Decision | None) -> str:
    """Who has too much of the pots, of those of the hand before where it is disputed in the next one."""
    if not disputed(lead):
        return mistaken_sentence(law, facts, pots) or ("" if facts.table.over else pushed_unseen(law, facts))
    ended = last_deal(facts.record)
    then = facts if ended is facts.record else Facts(ended, len(ended))
    return mistaken_sentence(law, then, pots_told(law, then), disputed=True) or pushed_unseen(law, then)


def with_the_reading_past(found: Found, lead: Decision, sentence: str) -> str:
    """That an award may still be disputed in the next hand, with what may not any more, where it might be meant: how a
    hand was read.
    """
    facts, law = found.facts, found.law
    if lead.key != HEARD or READ_TOO_LATE not in law.rules:
        return sentence
    if not next_hand_begun(facts.about(lead.matter)):
        return sentence
    act = facts.record.gestures[lead.matter.onset - 1].act
    of_an_award = isinstance(act, g.Dispute) and act.what == AWARD
    return f"{sentence.removesuffix('.')}; {NOT_THE_READING}." if of_an_award and _misread(law, facts) else sentence


def _misread(law: Book, facts: Facts) -> bool:
    """Did chips of the hand before go to somebody who has won no pot by the cards that were tabled?"""
    record, start = facts.record, facts.record.course.deal_start
    ended = record.otherwise(record.gestures[: start - 1]) if start else None
    if ended is None:
        return False
    then = Facts(ended, len(ended))
    pots = pots_told(law, then)
    winners = {seat for pot in pots.pots for seat, _ in pot.wins} if pots is not None and pots.known else set()
    return bool(winners) and any(seat not in winners for _, seat in pushes(then))


def result_stands(facts: Facts, ask: str, seat: int, points: tuple[Decision, ...]) -> Decision | None:
    """That it is too late to dispute the pots which are asked for; None where they are those of the next deal, or
    somebody is heard on them.
    """
    disputes = [each for each in points if each.matter.kind == DISPUTE]
    disputes = [each for each in disputes if seat in each.matter.seats[:1]] or disputes
    late = next((each for each in reversed(disputes) if too_late(each)), None)
    if late is None or ask not in (POTS, SHOWDOWN) or any(each.key == HEARD for each in disputes):
        return None
    return late if facts.about(late.matter).course.deal_start == facts.course.deal_start else None


def with_who_keeps(found: Found, lead: Decision, sentence: str) -> str:
    """That the result stands, where the pots are asked for with who has been pushed how much."""
    facts, ask = found.facts, found.ask
    kept: dict[int, int] = {}
    for (_, seat), amount in pushes(facts).items() if ask in (POTS, SHOWDOWN) and too_late(lead) else ():
        kept[seat] = kept.get(seat, 0) + amount
    told = listed([f"seat {seat} keeps {amount:,}" for seat, amount in sorted(kept.items())])
    return f"{sentence.removesuffix('.')}; {told}." if told else sentence
