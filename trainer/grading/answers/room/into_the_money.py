"""Several out one right after the other, or in one round of hands, where places are paid, and no one has told of hand
for hand.
"""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.hand_for_hand_places import IN_ONE_HAND, as_one_hand
from trainer.grading.answers.room.last_table import MADE, NOT_YET
from trainer.grading.answers.room.out_last import PAYOUTS, out_last
from trainer.grading.answers.room.rooms import BUSTS, COMBINE, SIZES, TO_DO
from trainer.grading.answers.sentences.showdowns import ANNOUNCED
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import UNCOVERED, lower
from trainer.kernel.listed import listed
from trainer.kernel.room.act import FLOOR, Happening
from trainer.kernel.room.clock_acts import HandForHand
from trainer.kernel.room.document import RoomTranscript
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord

SHARES = "rp.hand-for-hand.current-hand-into-the-money"
"""The rule of a house on those who go out on one hand of hand for hand with which places begin to be paid."""
IF_ANNOUNCED = "If hand for hand was announced, {}; if not, {} doesn't say who places higher."
HIGHER, FEW = "who finishes higher of players who bust in the same hand", 2
AT_TABLES = "who finishes higher of players who bust at different tables in one round of hands"


def open_places(record: RoomRecord, made: Answer, asked: bool = False) -> bool:
    """Did several go out at once, one of them at least in a place that is paid, with nothing ruled on it? Where it is
    `asked` who finishes where, in whatever places.
    """
    setup = record.setup
    of_sizes = made.lead is not None and made.lead.matter.kind in (*SIZES, COMBINE)
    silent = made.lead is None or of_sizes or (made.lead.silent and made.lead.matter.kind in (BUSTS, PAYOUTS))
    paid = asked or len(record.rooms[-1].left_in()) < max(setup.places, len(setup.prizes))
    return (
        len(out_last(record).players) >= FEW
        and paid
        and silent
        and (made.lead is None or not record.rooms[-1].hand_for_hand)
    )


def announced(record: RoomRecord, law: Book) -> RoomRecord | None:
    """The room with hand for hand announced before they went out; None where it was, or nothing is printed."""
    if SHARES not in law.rules or record.rooms[-1].hand_for_hand:
        return None
    told, at = record.happenings, out_last(record).since
    announces = Happening(told[at].at, FLOOR, HandForHand())
    return RoomRecord.of(RoomTranscript(record.setup, (*told[:at], announces, *told[at:])))


def if_announced(law: Book, answer: Answer, before: Answer) -> Answer:
    """The answer on that room, as one that holds if it was so; with what the tables left have to do all the same."""
    share = answer.sentence.removesuffix(".").replace(ANNOUNCED, "")
    said = IF_ANNOUNCED.format(lower(share), law.ledger.known_as)
    return Answer(answer.book, answer.state, _with_the_tables(said, before), answer.lead, points=answer.points)


def uncovered_places(record: RoomRecord, law: Book, made: Answer) -> Answer:
    """That the house doesn't say who of them places higher, or who does if it was one hand, in place of that nothing is
    wrong, or before what the tables left have to do.
    """
    out = out_last(record)
    known = law.ledger.known_as
    apart = IN_ONE_HAND in law.rules and out.at_several_tables(record)
    if len(out.tables(record)) < FEW and not apart:
        if IN_ONE_HAND in law.rules:
            return made
        said = f"{known}{UNCOVERED}{HIGHER}{_unpaid(record)}."
    elif IN_ONE_HAND in law.rules:
        said = f"{known}{UNCOVERED}{AT_TABLES}; {as_one_hand(record, out.names)}."
    else:
        said = f"{known}{UNCOVERED}{AT_TABLES}."
    if made.lead is not None and not made.lead.silent:
        state = made.state if _to_do(made) else State.NOT_COVERED
        return replace(made, state=state, sentence=_with_the_tables(said, made))
    if made.state is not State.NOTHING_WRONG:
        return made
    return Answer(law.key, State.NOT_COVERED, said, points=made.points)


def _unpaid(record: RoomRecord) -> str:
    """That no place is paid in which they went out; "" where one is, or none is told."""
    places, left = max(record.setup.places, len(record.setup.prizes)), len(record.rooms[-1].left_in())
    some = [str(left + 1 + number) for number in range(len(out_last(record).players))]
    return f"; places {listed(some)} aren't paid, {places} are" if 0 < places <= left else ""


def _with_the_tables(sentence: str, before: Answer) -> str:
    return f"{sentence.removesuffix('.')}; {lower(before.sentence)}" if _to_do(before) else sentence


def _to_do(made: Answer) -> bool:
    """Do the tables that are left have something to do: make the last one, stop, balance?"""
    lead = made.lead
    if lead is None or lead.key == NOT_YET:
        return False
    return lead.key in (MADE, *TO_DO) or (lead.ruling is not None and lead.ruling.fault)
