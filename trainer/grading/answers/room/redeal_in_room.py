"""A misdeal dealt again while somebody new waits: button and blinds of it, and what becomes of who was away."""

from trainer.kernel.room import table_acts as t
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

NOBODY_NEW = "seating.not-in-the-redeal"
ONE_HAND = "deal.redeal.one-hand-of-a-penalty"
ON_PENALTY = ", on penalty, is dealt in and killed, and both deals are one hand of it"
PLAYED, KILLED = "presence.at-seat.back-for-the-redeal-played", "presence.at-seat.back-for-the-redeal-killed"


TOO_LATE = "deal.misdeal.after-substantial-action"
"""The rule that no misdeal is declared any more once there was substantial action."""
GOES_ON = "No misdeal: there was substantial action, and the hand goes on."


def too_late(record: RoomRecord, law: Book) -> str:
    """That the last misdeal that was declared is none, as there was substantial action in its hand; "" otherwise."""
    at = next((i for i in range(len(record.happenings) - 1, -1, -1) if _any(record, i, t.Misdeal)), -1)
    if at < 0 or TOO_LATE not in law.rules:
        return ""
    table = record.happenings[at].table
    last = (i for i in range(at - 1, -1, -1) if _is(record, i, t.Deal, table) or _is(record, i, t.Substantial, table))
    acted = next(last, -1)
    dealt_since = any(_is(record, i, t.Deal, table) for i in range(at, len(record.happenings)))
    return GOES_ON if acted >= 0 and _any(record, acted, t.Substantial) and not dealt_since else ""


def with_the_redeal(record: RoomRecord, law: Book, lead: Decision, sentence: str) -> str:
    """The sentence that nobody new is dealt in, with what else is asked before the hand is dealt again."""
    dealt = _misdealt(record, lead) if lead.key == NOBODY_NEW else None
    if dealt is None:
        return sentence
    act = record.happenings[dealt].act
    assert isinstance(act, t.Deal)
    blinds = record.setup.levels[act.level - 1]
    parts = [f"{sentence.removesuffix('.')}; same button and blinds, {blinds.small:,}-{blinds.big:,}"]
    parts += [f"; {name}, back in time, {done}" for name in _back(record, dealt) if (done := _done(law))]
    parts += [f"; {name}{ON_PENALTY}" for name in _on_penalty(record, dealt) if ONE_HAND in law.rules]
    return "".join(parts) + "."


def _on_penalty(record: RoomRecord, dealt: int) -> list[str]:
    """Who sat out a penalty at that table as the hand was dealt."""
    table = record.happenings[dealt].table
    return [each.name for each in record.rooms[dealt].left_in() if each.table == table and each.penalty]


def _done(law: Book) -> str:
    """What the house does with the new hand of a player who was away for the misdeal."""
    return "may play it" if PLAYED in law.rules else "has the new hand killed" if KILLED in law.rules else ""


def _misdealt(record: RoomRecord, lead: Decision) -> int | None:
    """Which happening dealt the hand that is a misdeal, at the table where the player sits down."""
    table = record.rooms[-1].player(lead.matter.detail).table
    until = range(len(record.happenings) - 1, -1, -1)
    misdeal = next((i for i in until if _is(record, i, t.Misdeal, table)), 0)
    return next((i for i in range(misdeal - 1, -1, -1) if _is(record, i, t.Deal, table)), None)


def _any(record: RoomRecord, index: int, act: type) -> bool:
    return isinstance(record.happenings[index].act, act)


def _is(record: RoomRecord, index: int, act: type, table: str) -> bool:
    happening = record.happenings[index]
    return isinstance(happening.act, act) and happening.table == table


def _back(record: RoomRecord, dealt: int) -> list[str]:
    """Who was away from that table as the hand was dealt and is at the seat now."""
    table, now = record.happenings[dealt].table, record.rooms[-1]
    here = {each.name for each in now.left_in() if each.here and each.table == table}
    away = [each for each in record.rooms[dealt].left_in() if each.table == table and not each.here]
    return [each.name for each in away if each.name in here and not each.penalty]
