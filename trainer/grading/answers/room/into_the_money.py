"""Several out one right after the other where places are paid, and no one has told of hand for hand."""

from dataclasses import replace
from itertools import takewhile

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.hand_for_hand_places import IN_ONE_HAND
from trainer.grading.answers.room.last_table import MADE
from trainer.grading.answers.room.rooms import BUSTS
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import UNCOVERED, lower
from trainer.kernel.room.act import FLOOR, Happening
from trainer.kernel.room.clock_acts import HandForHand
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.seat_acts import Bust
from trainer.kernel.room.table_acts import End, Win
from trainer.rules.book import Book
from trainer.rules.room.hands import AT_ONCE
from trainer.rules.room.record import RoomRecord

SHARES = "rp.hand-for-hand.current-hand-into-the-money"
"""The rule of a house on those who go out on one hand of hand for hand with which places begin to be paid."""
IF_ANNOUNCED = "If hand for hand was announced, {}{}"
HIGHER, FEW = "who finishes higher of players out in the same hand", 2


def open_places(record: RoomRecord, made: Answer) -> bool:
    """Did several go out at once, one of them at least in a place that is paid, with nothing ruled on it?"""
    out, setup = [each for each in _out_at_once(record) if isinstance(each.act, Bust)], record.setup
    silent = made.lead is None or made.lead.key == MADE or (made.lead.silent and made.lead.matter.kind == BUSTS)
    paid = len(record.rooms[-1].left_in()) < max(setup.places, len(setup.prizes))
    return len(out) >= FEW and paid and silent and not record.rooms[-1].hand_for_hand


def announced(record: RoomRecord, law: Book) -> RoomRecord | None:
    """The room with hand for hand announced before they went out; None where the house prints nothing on it."""
    if SHARES not in law.rules:
        return None
    told, at = record.happenings, len(record) - len(_out_at_once(record))
    announces = Happening(told[at].at, FLOOR, HandForHand())
    return RoomRecord.of(RoomTranscript(record.setup, (*told[:at], announces, *told[at:])))


def if_announced(answer: Answer, before: Answer) -> Answer:
    """The answer on that room, as one that holds if it was so; with the last table that they made all the same."""
    said = IF_ANNOUNCED.format(answer.sentence[:1].lower(), answer.sentence[1:])
    if before.lead is not None and before.lead.key == MADE:
        said = f"{said.removesuffix('.')}; {lower(before.sentence)}"
    return Answer(answer.book, answer.state, said, answer.lead, points=answer.points)


def uncovered_places(law: Book, made: Answer) -> Answer:
    """That the house doesn't say who of them places higher, in place of that nothing is wrong, or before the last table
    that they made.
    """
    if IN_ONE_HAND in law.rules:
        return made
    silent = f"{law.ledger.known_as}{UNCOVERED}{HIGHER}"
    if made.lead is not None and made.lead.key == MADE:
        return replace(made, sentence=f"{silent}; {lower(made.sentence)}")
    if made.state is not State.NOTHING_WRONG:
        return made
    return Answer(law.key, State.NOT_COVERED, f"{silent}.", points=made.points)


def _out_at_once(record: RoomRecord) -> list[Happening]:
    """How those went out who did so last, one right after the other, with what they lost."""
    told = record.happenings
    last = told[-1].at if told else 0
    alike = takewhile(lambda each: isinstance(each.act, Bust | Win | End) and last - each.at <= AT_ONCE, reversed(told))
    return list(alike) if told and isinstance(told[-1].act, Bust | End) else []
