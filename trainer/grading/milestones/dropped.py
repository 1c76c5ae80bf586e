"""Milestones of a dropped stub: its order is back, or a new stub has been mixed and cut out of what fell."""

from dataclasses import replace

from trainer.grading.milestones.kind import Milestone
from trainer.grading.milestones.misdeal import cuts
from trainer.grading.moment import Moment, cards_of, mixes_stub
from trainer.kernel import gestures as g
from trainer.kernel.table import Table


def in_its_order(moment: Moment) -> bool:
    """The dealer has put every card back where it lay before the stub fell, the stub in its order."""
    whole = _before_it_fell(moment)
    same_stub = cards_of(moment.after.stub) == cards_of(whole.stub)
    elsewhere = all(moment.after.where(card) == whole.where(card) for card in moment.subject)
    return isinstance(moment.act, g.Move) and same_stub and elsewhere


def _before_it_fell(moment: Moment) -> Table:
    return moment.record.tables[moment.matter.error - 1]


def mixed_and_cut(moment: Moment) -> bool:
    """What fell, all of it and nothing else, has been mixed and is cut by this gesture."""
    whole = set(cards_of(moment.before.stub)) == moment.subject
    return whole and cuts(moment) and is_mixed(moment)


def is_mixed(moment: Moment) -> bool:
    """Was the stub mixed since it fell?"""
    return any(mixes_stub(replace(moment, index=index)) for index, _, _, _ in moment.since())


MILESTONES: dict[str, Milestone] = {
    "stub-in-its-order": in_its_order,
    "new-stub-of-what-fell": mixed_and_cut,
}
