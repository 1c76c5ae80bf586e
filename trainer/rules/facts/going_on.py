"""A raise that may not be all there yet: declared without an amount, and so far exactly the call has been put out."""

from trainer.kernel import gestures as g
from trainer.rules.betting import Course, Ongoing
from trainer.rules.facts import Facts
from trainer.rules.facts.rounds import big_bet


def still_raising(facts: Facts) -> int:
    """The seat in turn that has said "raise", put out just the call, and has more; 0 for none.

    Nobody else has acted since, nobody has had chips back, and the player's hands have not come to rest. It knows no
    book: whether another motion may come is for a book to say.
    """
    act = facts.course.ongoing
    if act is None or act.motions != 1 or act.back or not big_bet(facts) or not facts.table.seat(act.seat).stack:
        return 0
    return act.seat if _just_the_call(act) and _declared(act) and not _at_rest(facts, act) else 0


def _just_the_call(act: Ongoing) -> bool:
    before: Course = act.before
    return before.to_act == act.seat and before.committed[act.seat - 1] + act.chips.amount == before.bet > 0


def _declared(act: Ongoing) -> bool:
    said = dict(act.before.said).get(act.seat)
    return said is not None and said.kind == "raise" and said.general and not said.conditional


def _at_rest(facts: Facts, act: Ongoing) -> bool:
    since = (gesture for _, gesture, _, _ in facts.happened(act.first))
    return any(isinstance(each.act, g.Rest) and each.seat == act.seat for each in since)
