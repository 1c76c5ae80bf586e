"""Cards shown with two in the pot: what the room tells of how many are left in the event, and how many are paid."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.rules.encoded import rulings
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord

BY_THE_EVENT, LAST_TWO = "conduct.penalty-unless-winner-take-all", "conduct.heads-up-may-show"
MAY_NOT, SHOWN = "conduct.live-hand-may-be-penalized", "cards-shown-early"
PENALIZED = ": the hand stays live, and the player may be penalized."
NOT_ALLOWED, OR_ALL = "Seat {} may not show cards, as {} players are left", ", unless the winner takes all"
ALLOWED = "Seat {} may show cards: the winner takes all, and the hand stays live."


def with_the_event(answer: Answer, hand: Record, room: RoomRecord | None) -> Answer:
    """The answer on them as the room has it; the same where no room is told, or what it tells changes nothing."""
    lead = answer.lead
    if room is None or lead is None or lead.matter.kind != SHOWN or lead.key not in (BY_THE_EVENT, LAST_TWO):
        return answer
    left, paid, seat = len(room.rooms[-1].left_in()), _paid(room), lead.matter.seats[0]
    if left <= 2 or seat not in hand.course.contesting:
        return answer
    known = MAY_NOT if paid > 1 else LAST_TWO if paid else BY_THE_EVENT
    begins = NOT_ALLOWED.format(seat, left)
    ends = f" and {paid} are paid" if paid > 1 else OR_ALL
    sentence = ALLOWED.format(seat) if paid == 1 else f"{begins}{ends}{PENALIZED}"
    return replace(answer, sentence=sentence, lead=replace(lead, ruling=rulings()[known]))


def _paid(room: RoomRecord) -> int:
    """How many are paid, 0 where nobody has said."""
    return room.setup.places or len(room.setup.prizes)
