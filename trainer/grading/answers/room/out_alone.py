"""The place of a player who went out alone in a hand, asked about by name where nothing is ruled on it."""

from itertools import takewhile

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.hand_for_hand_places import KIND
from trainer.grading.answers.state import State
from trainer.grading.answers.words.prize_words import dollars, nth
from trainer.kernel.room.seat_acts import Bust, Finish
from trainer.kernel.room.table_acts import Deal
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord

ALONE = "{} is out alone in {} place{}."
PAID_FOR, PAID, UNPAID = " for {}", ", of {} paid", ": {} are paid"


def his_place(record: RoomRecord, law: Book, name: str, made: Answer) -> Answer | None:
    """Which place it was, where the places are told or are counted at hand for hand; None where something else is ruled
    on him, or others went out with him.
    """
    on_hands = made.lead is not None and made.lead.silent and made.lead.matter.kind == KIND
    if not (made.state is State.NOTHING_WRONG or on_hands):
        return None
    index = _out(record, name)
    if index is None or _with_others(record, index):
        return None
    place, setup = len(record.rooms[index].left_in()), record.setup
    places = max(setup.places, len(setup.prizes))
    if not places and not record.rooms[index].hand_for_hand:
        return None
    prize = setup.prizes[place - 1] if place <= len(setup.prizes) else 0
    more = PAID_FOR.format(dollars(prize)) if prize else (PAID if place <= places else UNPAID).format(places)
    said = ALONE.format(name, nth(place), more if places else "")
    return Answer(law.key, State.RULED, said, made.lead, points=made.points)


def _with_others(record: RoomRecord, index: int) -> bool:
    """Did another player go out before a hand was dealt anywhere again, or since the one before was?"""
    acts = [each.act for each in record.happenings]
    before = takewhile(lambda act: not isinstance(act, Deal), reversed(acts[:index]))
    since = takewhile(lambda act: not isinstance(act, Deal), acts[index + 1 :])
    return any(isinstance(act, Bust) for act in (*before, *since))


def _out(record: RoomRecord, name: str) -> int | None:
    """The index of the happening with which the player went out for good; None where he is in, or his place is told."""
    acts = [each.act for each in record.happenings]
    if any(isinstance(act, Finish) and act.name == name for act in acts) or record.rooms[-1].player(name) in (
        record.rooms[-1].left_in()
    ):
        return None
    outs = [at for at, act in enumerate(acts) if isinstance(act, Bust) and act.name == name]
    return outs[-1] if outs else None
