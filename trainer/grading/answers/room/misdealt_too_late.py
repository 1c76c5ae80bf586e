"""A misdeal in a room that is none, as there was substantial action in the hand: it goes on as if it wasn't called."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.halves.redeal import GOES_ON, TOO_LATE
from trainer.grading.answers.room.redeal_in_room import LEVEL, POSTED, at_a_wrong_level
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import in_a_row
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.document import RoomTranscript
from trainer.rules.book import Book
from trainer.rules.room.acting import acted_enough
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

ACTION_BEGUN = "deal.misdeal.action-begun"
"""The rule of a house that declares no misdeal any more once action has begun, so many having acted."""
ACTED = "No misdeal: action had begun, and the hand goes on."
ASKED = ("", "deal")
OF_A_REDEAL = t.Misdeal | t.Riffle | t.Shuffler | t.Deal | t.Substantial
"""What is told of a misdeal and the deal after it, nothing of which is to be where the hand goes on."""


def said_of_it(law: Book) -> str:
    """That the hand goes on; "" at a house that prints nothing on it."""
    return GOES_ON if TOO_LATE in law.rules else ACTED if ACTION_BEGUN in law.rules else ""


def declared_too_late(record: RoomRecord, law: Book) -> int:
    """Which happening is the last misdeal that came after substantial action, with no hand since but its redeal; -1
    for none.
    """
    told = record.happenings
    late = (i for i in reversed(range(len(told))) if isinstance(told[i].act, t.Misdeal) and _had_action(record, law, i))
    at = next(late, -1)
    over = _over(record, at) if at >= 0 else len(told)
    later = any(isinstance(each.act, t.Deal) and each.table == told[at].table for each in told[over:])
    return -1 if later else at


def _had_action(record: RoomRecord, law: Book, misdeal: int) -> bool:
    """Was there substantial action in the hand that is said to be a misdeal: told so, or by so many players' acts?"""
    table = record.happenings[misdeal].table
    for index, each in reversed([*enumerate(record.happenings[:misdeal])]):
        if each.table == table and isinstance(each.act, t.Deal | t.Substantial):
            return isinstance(each.act, t.Substantial) or _have_acted(record, law, index, misdeal)
    return False


def _have_acted(record: RoomRecord, law: Book, dealt: int, misdeal: int) -> bool:
    """Have so many acted that no misdeal is declared any more: so many acts in turn or, at a house that counts them,
    so many players?
    """
    rule, table = law.rules.get(TOO_LATE) or law.rules.get(ACTION_BEGUN), record.happenings[misdeal].table
    if rule is None:
        return False
    return acted_enough(record, table, dealt, misdeal, rule.numbers)


def _over(record: RoomRecord, misdeal: int) -> int:
    """Where the hand ends at that table that was said to be a misdeal; past the last happening where it doesn't."""
    told = record.happenings
    ends = (i for i in range(misdeal, len(told)) if isinstance(told[i].act, t.End))
    return next((i for i in ends if told[i].table == told[misdeal].table), len(told))


def as_played_on(record: RoomRecord, law: Book) -> RoomRecord:
    """The room without such a misdeal and its redeal; as it was told where there is none, or the house prints nothing
    on it.
    """
    at = declared_too_late(record, law)
    if at < 0 or not said_of_it(law):
        return record
    told, over = record.happenings, _over(record, at)
    kept = (each for each in told[at:over] if each.table != told[at].table or not isinstance(each.act, OF_A_REDEAL))
    return RoomRecord.of(RoomTranscript(record.setup, (*told[:at], *kept, *told[over:])))


def with_no_misdeal(record: RoomRecord, law: Book, ask: str, made: Answer) -> Answer:
    """The answer on a room that was played on, with that the misdeal was none where it or the deal is asked about."""
    if ask not in ASKED:
        return made
    rule = law.rules[TOO_LATE if TOO_LATE in law.rules else ACTION_BEGUN].paragraphs[0]
    made = replace(made, notes=(*made.notes, law.ledger.in_words(rule)))
    if made.lead is None or made.state is State.NOTHING_WRONG:
        return replace(made, state=State.RULED, sentence=said_of_it(law), lead=None)
    if _as_dealt(record, made.lead):
        return replace(made, state=State.RULED, sentence=said_of_it(law), also=(made.sentence, *made.also))
    names = tuple(each.name for each in record.rooms[-1].players)
    return replace(made, sentence=in_a_row([said_of_it(law), made.sentence], names))


def _as_dealt(record: RoomRecord, lead: Decision) -> bool:
    """Is it what a hand was rightly dealt at, or what was posted for it?"""
    about = lead.matter
    dealt = isinstance(record.happenings[about.error - 1].act, t.Deal)
    return about.kind in POSTED or (about.kind == LEVEL and dealt and not at_a_wrong_level(record, lead))
