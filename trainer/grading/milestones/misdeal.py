"""Milestones of a misdeal: the cards come back, are mixed and cut, and the same hand is dealt again."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment, all_down, held, mixes_stub
from trainer.kernel import gestures as g
from trainer.kernel.table import Table
from trainer.rules.facts import Facts
from trainer.rules.facts.put_in import put_in
from trainer.rules.refunds import SEAT


def gathered(moment: Moment) -> bool:
    """Every card is in the stub and lies face down, however it came there."""
    return whole_deck(moment.after) and all_down(moment.after.stub)


def whole_deck(table: Table) -> bool:
    """Is the whole deck in the stub, but for a joker that lies aside, as no part of it?"""
    return len(table.stub) == held(table) - sum(each.card.is_joker for each in table.aside)


def scrap_out_of_the_deck(moment: Moment) -> bool:
    """The deck is gathered, and the card that is no part of it lies aside."""
    return whole_deck(moment.after) and moment.subject <= {each.card for each in moment.after.aside}


def shuffled(moment: Moment) -> bool:
    return whole_deck(moment.before) and mixes_stub(moment)


def cut(moment: Moment) -> bool:
    return whole_deck(moment.before) and cuts(moment)


def cuts(moment: Moment) -> bool:
    """A real cut: some cards go beneath some others."""
    act = moment.act
    return isinstance(act, g.Cut) and 0 < act.depth < len(moment.before.stub)


def dealt_again(moment: Moment) -> bool:
    """A new deal is complete and the button stands where it stood when the fault came about."""
    fresh = moment.course.deals > moment.record.courses[moment.matter.error].deals
    return fresh and moment.course.street >= 0 and moment.after.button == moment.at_error.button


def dealt_again_from_the_right_button(moment: Moment) -> bool:
    """A new deal is complete and the button stands where it belongs."""
    fresh = moment.course.deals > moment.record.courses[moment.matter.error].deals
    return fresh and moment.course.street >= 0 and button_corrected(moment)


def button_corrected(moment: Moment) -> bool:
    due = moment.record.setup.button_due
    return bool(due) and moment.after.button == due


def bets_returned(moment: Moment) -> bool:
    """Nothing is left in a pot or in front of anybody, blinds and antes among it, and nobody is short of a chip."""
    if moment.after.whole_pot:
        return False
    pairs = zip(moment.after.seats, moment.record.setup.seats, strict=True)
    return all(now.stack.amount >= first.stack.amount for now, first in pairs)


def other_bets_returned(moment: Moment) -> bool:
    """Nothing is left in front of anybody, and all have back what is theirs but the player whose refund the floor
    decides.
    """
    kept = moment.figures.get(SEAT, 0)
    pairs = zip(moment.after.seats, moment.record.setup.seats, strict=True)
    back = all(now.stack.amount == first.stack.amount for now, first in pairs if now.number != kept)
    return back and not moment.after.bets


def bets_of_the_deal_returned(moment: Moment) -> bool:
    """Everybody has back what they put in beyond blinds and antes."""
    return not put_in(Facts(moment.record, moment.index + 1))


MILESTONES: dict[str, Milestone] = {
    "gather-the-cards": gathered,
    "scrap-card-out-of-the-deck": scrap_out_of_the_deck,
    "shuffle-the-deck": shuffled,
    "cut-the-deck": cut,
    "deal-again-same-button": dealt_again,
    "deal-again-from-the-right-button": dealt_again_from_the_right_button,
    "correct-the-button": button_corrected,
    "return-the-bets": bets_returned,
    "return-the-other-bets": other_bets_returned,
    "bets-of-the-deal-back": bets_of_the_deal_returned,
}
