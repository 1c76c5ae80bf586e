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
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

ACTION_BEGUN = "deal.misdeal.action-begun"
"""The rule of a house that declares no misdeal any more once action has begun, so many having acted."""
ACTED = "No misdeal: action had begun, and the hand goes on."
ASKED = ("", "deal")


def said_of_it(law: Book) -> str:
    """That the hand goes on; "" at a house that prints nothing on it."""
    return GOES_ON if TOO_LATE in law.rules else ACTED if ACTION_BEGUN in law.rules else ""


def declared_too_late(record: RoomRecord) -> int:
    """Which happening is the last misdeal, if it came after substantial action and nobody dealt since; -1 for none."""
    told = record.happenings
    at = next((i for i in reversed(range(len(told))) if isinstance(told[i].act, t.Misdeal)), -1)
    there = [(i, each.act) for i, each in enumerate(told) if at >= 0 and each.table == told[at].table]
    hand = [act for i, act in there if i < at and isinstance(act, t.Deal | t.Substantial)]
    since = any(isinstance(act, t.Deal) for i, act in there if i > at)
    return at if hand and isinstance(hand[-1], t.Substantial) and not since else -1


def as_played_on(record: RoomRecord, law: Book) -> RoomRecord:
    """The room without such a misdeal; as it was told where there is none, or the house prints nothing on it."""
    at = declared_too_late(record)
    if at < 0 or not said_of_it(law):
        return record
    told = record.happenings
    return RoomRecord.of(RoomTranscript(record.setup, (*told[:at], *told[at + 1 :])))


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
