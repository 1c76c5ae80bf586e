"""Who has still to act on a street, where some have taken back what they put out: by most books they have acted."""

from trainer.kernel import gestures as g
from trainer.rules.facts.paid import has_chips_back
from trainer.shorthand.hand import Hand


def left_to_act(hand: Hand) -> list[int]:
    """The seats that nobody has seen act on this street, in their order; not whose bet or call went back."""
    acts = hand.facts.record.gestures[hand.course.opened :]
    back = {has_chips_back(each) for each in acts} & {each.seat for each in acts if isinstance(each.act, g.Wager)}
    return [seat for seat in hand.course.pending if seat not in back] if hand.course.betting else []
