"""Milestones of burns that are missing or spare."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment, cards_of


def missing_burn_made(moment: Moment) -> bool:
    """The first card that was dealt in the burn's place is the burn now."""
    return bool(moment.matter.cards) and moment.matter.cards[0] in cards_of(moment.after.burns)


def spare_burn_back(moment: Moment) -> bool:
    """A card of the matter that was burned lies on top of the stub again, and just one other burn stays."""
    stub = moment.after.stub
    return bool(stub) and stub[0].card in moment.subject and not stub[0].up


MILESTONES: dict[str, Milestone] = {
    "burn-the-missing-card": missing_burn_made,
    "spare-burn-back-on-the-stub": spare_burn_back,
}
