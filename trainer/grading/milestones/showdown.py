"""Milestones of the showdown: a hand was asked for, lies tabled, was turned up, came back before its player."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment, cards_of
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.rules.at_showdown import whose
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import left_with


def asked_for(moment: Moment) -> bool:
    """The dealer asks the player to table the hand."""
    return isinstance(moment.act, g.AskToShow) and moment.act.seat == whose(moment.matter)


def tabled(moment: Moment) -> bool:
    """All cards of the hand lie face up before its player."""
    hand = moment.after.seat(whose(moment.matter)).hand
    return bool(hand) and all(each.up for each in hand)


def hand_of(moment: Moment) -> tuple[Card, ...]:
    """The cards that the hand was made of, wherever they lie now."""
    return left_with(Facts(moment.record, moment.matter.onset), whose(moment.matter))


def shown(moment: Moment) -> bool:
    """All cards of the hand lie face up, and before no player, where they would be in play."""
    where, cards = moment.after.where, hand_of(moment)
    return all(moment.after.find(card).up and not where(card).startswith("hand-") for card in cards)


def seen(moment: Moment) -> bool:
    """All cards of the hand lie face up, wherever that is."""
    return all(moment.after.find(card).up for card in hand_of(moment))


def shown_to_all(moment: Moment) -> bool:
    """All cards that their player let one other see lie face up, wherever that is."""
    shown = left_with(Facts(moment.record, moment.matter.onset), moment.matter.seats[0])
    return all(moment.after.find(card).up for card in shown)


def back_face_up(moment: Moment) -> bool:
    """The whole hand lies before its player again, face up."""
    return tabled(moment) and set(hand_of(moment)) <= set(cards_of(moment.after.seat(whose(moment.matter)).hand))


def taken_hand_wins(moment: Moment) -> bool:
    """The hand that the dealer took lies before its player again, or gets the pot."""
    pushed = isinstance(moment.act, g.PushPot) and moment.act.seat == whose(moment.matter)
    return pushed or back_face_up(moment)


MILESTONES: dict[str, Milestone] = {
    "whole-hand-asked-for": asked_for,
    "whole-hand-tabled": tabled,
    "hand-shown": shown,
    "hand-seen": seen,
    "shown-to-all": shown_to_all,
    "hand-back-face-up": back_face_up,
    "taken-hand-wins": taken_hand_wins,
}
