"""Milestones about who decides and about letting the hand go on."""

from collections.abc import Mapping

from trainer.grading.milestones import cards, strays
from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment
from trainer.kernel import gestures as g
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.moved_back import still_wrong
from trainer.rules.orders import effect_of

GOES_ON = (
    *(g.Proceed, g.Check, g.Fold, g.Wager),
    *(g.Pitch, g.Burn, g.Lay, g.BringInBets, g.PushPot, g.NextHand),
)


def stopped(moment: Moment) -> bool:
    """The action stands still: stopped by voice, by the call for the floor or by announcing a misdeal."""
    announced = isinstance(moment.act, g.Announce) and moment.act.what == "misdeal"
    return moment.after.stopped or (moment.gesture.by_dealer and announced)


def floor_called(moment: Moment) -> bool:
    return isinstance(moment.act, g.CallFloor)


def went_on(moment: Moment) -> bool:
    """The hand goes on: the dealer says so or deals on, or a player acts, while nothing is stopped."""
    return isinstance(moment.act, GOES_ON) and not moment.after.stopped


def obeyed(moment: Moment) -> bool:
    """What the floor said since is done: gathered for a misdeal, a hand mucked, a card or chips moved, or the hand goes
    on.
    """
    given = [index for index in moment.record.orders if moment.matter.onset <= index <= moment.index]
    orders = [moment.record.gestures[index].act for index in given]
    if not orders:
        return False
    effect = effect_of(orders[-1].what) if isinstance(orders[-1], g.Order) else None
    if effect is Effect.MISDEAL:
        return moment.course.deals > moment.record.courses[moment.matter.error].deals
    if effect in CARRIED_OUT:
        return CARRIED_OUT[effect](moment)
    return went_on(moment)


def _killed(moment: Moment) -> bool:
    return not moment.after.seat(moment.matter.seats[0]).hand


def _moved_back(moment: Moment) -> bool:
    return not still_wrong(Facts(moment.record, moment.index + 1, moment.matter))


CARRIED_OUT: Mapping[Effect | None, Milestone] = {
    Effect.HAND_KILLED: _killed,
    Effect.CARD_GOES_ON: strays.to_the_next_hand,
    Effect.CARD_OUT: strays.out_of_play,
    Effect.COUNT_CORRECTED: cards.count_corrected,
    Effect.CHIPS_MOVE: _moved_back,
}
"""What cards and chips look like once an order is carried out after which the hand doesn't just go on."""


MILESTONES: dict[str, Milestone] = {
    "stop-the-action": stopped,
    "call-the-floor": floor_called,
    "obey-the-floor": obeyed,
    "play-on": went_on,
}
