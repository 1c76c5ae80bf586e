"""Milestones of a short stub on seventh street."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment, all_down, cards_of, mixes_stub
from trainer.kernel import gestures as g


def burns_back(moment: Moment) -> bool:
    """The earlier burns lie in the stub, face down, and no burn pile is left."""
    earlier = set(cards_of(moment.at_onset.burns))
    lying = {each.card for each in moment.after.stub if not each.up}
    return bool(earlier) and earlier <= lying and not moment.after.burns


def stub_mixed(moment: Moment) -> bool:
    return mixes_stub(moment) and all_down(moment.after.stub)


def one_burned(moment: Moment) -> bool:
    """This gesture burns one card, the first for this street."""
    return isinstance(moment.act, g.Burn) and len(moment.burns_since()) == 1


def one_to_each(moment: Moment) -> bool:
    """Every live hand has one card more than when the stub was found short, and nobody two: not once the one with two
    has folded.
    """
    return isinstance(moment.act, g.Pitch | g.Move) and _gained(moment) == {1}


def community_card(moment: Moment) -> bool:
    """One card lies face up in the centre and no hand has got a card."""
    board = moment.after.board
    return _gained(moment) == {0} and len(board) == 1 and board[0].up


def _gained(moment: Moment) -> set[int]:
    """By how many cards the live hands have grown since the stub was found short."""
    first, now = moment.at_onset, moment.after
    return {len(now.seat(seat).hand) - len(first.seat(seat).hand) for seat in moment.course.contesting}


def opened_at_the_right_seat(moment: Moment) -> bool:
    """The seat that is due acts; what the wrong one has put in front is the matter of its act out of turn."""
    return isinstance(moment.act, g.Check | g.Fold | g.Wager | g.Post) and moment.gesture.seat == moment.matter.seats[0]


def bet_lowered(moment: Moment) -> bool:
    """What the bettor has in front is a small bet."""
    bet = moment.course.front(moment.after.seat(moment.matter.seats[-1]))
    return bet == moment.record.setup.stakes.small_bet


MILESTONES: dict[str, Milestone] = {
    "burns-into-the-stub": burns_back,
    "mix-the-stub": stub_mixed,
    "burn-one": one_burned,
    "one-card-to-each-live-hand": one_to_each,
    "community-card": community_card,
    "open-at-the-right-seat": opened_at_the_right_seat,
    "bet-at-the-lower-limit": bet_lowered,
}
