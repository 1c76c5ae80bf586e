"""Places of players who go out in the same hand of hand for hand, where a house has nothing on it."""

from trainer.grading.answers.room.out_last import out_last
from trainer.kernel.listed import listed
from trainer.kernel.room.seat_acts import Bust
from trainer.rules.book import Book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hands import stack_at_start
from trainer.rules.room.money import busted_together
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

IN_ONE_HAND = "tournament.payout.out-together-unequal-stacks"
"""The rule of a house that ranks those who go out in one hand, which may be read of one table or of all."""
IF_ONE = "if it counts as one hand, "
KIND, BUSTS, FEW = "hand-for-hand", "busted-together", 2


def with_the_places(record: RoomRecord, law: Book, lead: Decision, sentence: str) -> str:
    """The sentence that hand for hand isn't covered, with the places of those who went out in a hand of it: none is
    covered either, or only if it counts as one hand.
    """
    out = out_last(record).names
    if not lead.silent or lead.matter.kind != KIND or len(out) < FEW:
        return sentence
    if IN_ONE_HAND in law.rules:
        return f"{sentence.removesuffix('.')}; {as_one_hand(record, out)}."
    return f"{sentence.removesuffix('.')}, nor who places higher of {listed(out)}: the floor decides."


def as_one_hand(record: RoomRecord, names: list[str]) -> str:
    """Who places higher by what they held when it was dealt, if what those went out in counts as one hand."""
    stacks = sorted(((_held(record, name), name) for name in names), reverse=True)
    if len({stack for stack, _ in stacks}) == 1:
        return f"{IF_ONE}{listed(names)} began even and share what their places pay"
    order = ", then ".join(f"{name} with {stack:,}" for stack, name in stacks)
    return f"{IF_ONE}more starting chips place higher: {order}"


def _held(record: RoomRecord, name: str) -> int:
    """The chips of a player when the hand was dealt in which he went out."""
    facts = RoomFacts(record, len(record))
    outs = [moment for moment, act in facts.acts(Bust) if act.name == name]
    return stack_at_start(facts, name, outs[-1])


def out_with_others(record: RoomRecord, decision: Decision) -> list[str]:
    """Whom it is about, where it is on several who went out in one hand: each of them may be asked about."""
    if decision.matter.kind == KIND:
        return out_last(record).names
    if decision.matter.kind != BUSTS:
        return []
    return [name for name, _ in busted_together(RoomFacts(record, len(record), decision.matter))]


def of_their_places(record: RoomRecord, decision: Decision) -> bool:
    """Is it hand for hand, beside which the places of those who went out in it are asked for?"""
    return decision.matter.kind == KIND and bool(out_last(record).names)
