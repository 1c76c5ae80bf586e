"""A misdeal dealt again: button and blinds of it where somebody new waits, and what becomes of who was away."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.rooms import ABSENCE, OF_PENALTY, PENALTY_COUNTED
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import in_a_row
from trainer.kernel.room import table_acts as t
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

NEW, COMES = "seating.new-player.not-in-the-redeal", ("arrival", "seat-change")
NOBODY_NEW = "seating.not-in-the-redeal"
ONE_HAND, AS_ONE = "deal.redeal.one-hand-of-a-penalty", "deal.redeal-one-hand-of-penalty"
ON_PENALTY = ", on penalty, is dealt in and killed, and both deals are one hand of it"
DEALT_AND_KILLED = " is dealt into the redeal and killed"
PLAYED, KILLED = "presence.at-seat.back-for-the-redeal-played", "presence.at-seat.back-for-the-redeal-killed"
MAY_PLAY, MAY_IF_BACK = "{} may play the redeal", "{} may play the redeal if back in time"
IS_KILLED = "{} is dealt into the redeal, and the hand is killed"
IS_NEW = "{} gets no hand in the redeal, and waits for the next one"
LEVEL, ABSENT_HAND = "level-of-a-hand", "dealt-in-away"
ASKED = ("", "seats", "deal", "conduct")
MISDEALT = (ABSENT_HAND, OF_PENALTY)
"""Kinds about a deal, of which nothing is left once it is a misdeal."""
POSTED = ("blinds", "big-blind-ante", "short-blind", "short-of-the-ante")
"""Kinds of what is posted for a deal, at its level."""


def without_the_misdealt(record: RoomRecord, some: Sequence[Decision]) -> tuple[Decision, ...]:
    """What may answer, without what became of a hand in a deal that was a misdeal, and a penalty's hand once."""
    counted = {each.matter.detail for each in some if each.key == AS_ONE}
    wrong = {each.matter.error for each in some if at_a_wrong_level(record, each)}
    kept = (each for each in some if not (each.matter.kind in POSTED and each.matter.error in wrong))
    now = tuple(each for each in kept if not (_of_a_misdeal(record, each, counted) or _dealt_again(record, each)))
    return tuple(each for each in now if not _was_before(record, each, now))


def at_a_wrong_level(record: RoomRecord, decision: Decision) -> bool:
    """Was the hand dealt at another level than the one at which it is to be played?"""
    act = record.happenings[decision.matter.error - 1].act
    level = dict(decision.figures).get("level") if decision.matter.kind == LEVEL else None
    return level is not None and isinstance(act, t.Deal) and act.level != level


def _dealt_again(record: RoomRecord, decision: Decision) -> bool:
    """Is it the level of a deal, or what was posted for it, that was a misdeal and has been dealt again?"""
    about = decision.matter
    table = record.happenings[about.error - 1].table
    if about.kind not in (LEVEL, *POSTED) or not _any(record, about.error - 1, t.Deal):
        return False
    since = [at for at in range(about.error, len(record.happenings)) if _is(record, at, t.Misdeal, table)]
    return bool(since) and any(_is(record, at, t.Deal, table) for at in range(since[0], len(record.happenings)))


def _was_before(record: RoomRecord, decision: Decision, some: Sequence[Decision]) -> bool:
    """Is it the level of a hand that is over, and something is said of the level of a later one at that table?"""
    about = decision.matter
    later = (each.matter for each in some if each.matter.kind == LEVEL and each.matter.detail == about.detail)
    if about.kind != LEVEL or not _any(record, about.error - 1, t.Deal):
        return False
    over = next((at for at in range(about.error, len(record.happenings)) if _is(record, at, t.End, about.detail)), -1)
    return over >= 0 and any(each.error > over for each in later)


def _of_a_misdeal(record: RoomRecord, decision: Decision, counted: set[str]) -> bool:
    about = decision.matter
    if about.kind not in MISDEALT:
        return False
    table = record.happenings[about.error - 1].table
    if any(_is(record, at, t.Misdeal, table) for at in range(about.error, len(record.happenings))):
        return True
    return about.kind == OF_PENALTY and about.detail in counted and _first_deal(record, table) >= 0


def who_plays_it(record: RoomRecord, law: Book) -> Mapping[str, str]:
    """What the redeal is to those who were away for the misdeal, by their names, until it is over."""
    found: dict[str, str] = {}
    for table in record.rooms[-1].live_tables():
        if (first := _first_deal(record, table.name)) >= 0:
            found |= {name: said for name in _away(record, first) if (said := _his(record, law, table.name, name))}
    return found


def _his(record: RoomRecord, law: Book, table: str, name: str) -> str:
    """What a player who was away may do in the redeal; "" where the house doesn't say, or he is away for it too."""
    again = _last(record, table, t.Deal)
    dealt = again > _last(record, table, t.Misdeal)
    here = record.rooms[again if dealt else -1].player(name).here
    if dealt and not here:
        return ""
    if KILLED in law.rules:
        return IS_KILLED.format(name)
    return (MAY_PLAY if here else MAY_IF_BACK).format(name) if PLAYED in law.rules else ""


def with_who_plays_it(record: RoomRecord, law: Book, ask: str, who: int | str, made: Answer) -> Answer:
    """The answer with what the redeal is to those who were away; as it was where another question came up since."""
    if made.lead is not None and made.lead.matter.kind == LEVEL and not (ask or who):
        return _with_all_of_it(record, law, made, made.lead)
    before, made = made, _without_the_moved(record, law, made)
    mine = {name: said for name, said in who_plays_it(record, law).items() if who in ("", 0, name, _seat(record, name))}
    lead = made.lead
    if not mine or ask not in ASKED or (lead is not None and not _goes_along(lead, mine)):
        return made
    kept = made is not before or (lead is not None and lead.matter.kind != ABSENCE)
    names = tuple(each.name for each in record.rooms[-1].players)
    new = [IS_NEW.format(each.matter.detail) for each in made.points if each.key == NOBODY_NEW and ask == "deal"]
    sentence = in_a_row([*mine.values(), *([made.sentence] if kept else []), *(new if who in ("", 0) else [])], names)
    rule = law.rules[PLAYED if PLAYED in law.rules else KILLED].paragraphs[0]
    notes = (*made.notes, law.ledger.in_words(rule))
    return replace(made, state=State.RULED, sentence=sentence, lead=lead if kept else None, notes=notes)


def _with_all_of_it(record: RoomRecord, law: Book, made: Answer, level: Decision) -> Answer:
    """The answer on the level of a redeal with the paragraph on redeals and all else that is told of it; a wrong
    level comes first.
    """
    who = who_plays_it(record, law)
    killed = [each for each in made.also if each.startswith(_in_and_killed(record, made))]
    said = _of_who_is_new(record, law, made) or [*who.values(), *killed]
    rule = next((law.rules[each].paragraphs[0] for each in (NEW, PLAYED, KILLED, ONE_HAND) if each in law.rules), None)
    if rule is None or not (said or _first_deal(record, level.matter.detail) >= 0):
        return made
    made = replace(made, notes=(*made.notes, law.ledger.in_words(rule)))
    if not said:
        return made
    act = record.happenings[level.matter.error - 1].act
    wrong = isinstance(act, t.Deal) and act.level != dict(level.figures).get("level")
    names = tuple(each.name for each in record.rooms[-1].players)
    sentence = in_a_row([made.sentence, *said] if wrong else [*said, made.sentence], names)
    also = tuple(each for each in made.also if each.removesuffix(".") not in sentence)
    return replace(made, sentence=sentence, also=also)


def _in_and_killed(record: RoomRecord, made: Answer) -> tuple[str, ...]:
    """How it begins that a penalized player is dealt into the redeal that is to come, or on."""
    some = (each for each in made.points if each.key == AS_ONE)
    tables = ((each, record.happenings[each.matter.error - 1].table) for each in some)
    return tuple(
        f"{each.matter.detail}{DEALT_AND_KILLED}"
        for each, table in tables
        if 0 <= _first_deal(record, table) < each.matter.error
    )


def _of_who_is_new(record: RoomRecord, law: Book, made: Answer) -> list[str]:
    """What is said of the redeal that is to come, or is dealt, for those who are new at its table; none for nobody."""
    new = [each for each in made.points if each.key == NOBODY_NEW and _is_open(record, each)]
    said = [f"{IS_NEW.format(each.matter.detail)}." for each in new]
    return [*said[:-1], with_the_redeal(record, law, new[-1], said[-1])] if new else []


def _is_open(record: RoomRecord, decision: Decision) -> bool:
    """Is the hand still to come, or on, in which the player gets none?"""
    table = record.rooms[-1].table_of(decision.matter.detail)
    return 0 <= _first_deal(record, table) < decision.matter.error


def _without_the_moved(record: RoomRecord, law: Book, made: Answer) -> Answer:
    """The answer that nobody new is in the redeal, where it is silent on a player who comes from another table."""
    lead = made.lead
    if lead is None or not lead.silent or NEW not in law.rules or lead.matter.kind not in COMES:
        return made
    at, name = lead.matter.error - 1, lead.matter.detail
    table = record.rooms[-1].table_of(name)
    before = (record.happenings[i].act for i in range(at - 1, -1, -1) if record.happenings[i].table == table)
    if not isinstance(next(before, None), t.Misdeal):
        return made
    rule = law.rules[NEW].paragraphs[0]
    notes = (*made.notes, law.ledger.in_words(rule))
    return replace(made, state=State.RULED, sentence=f"{IS_NEW.format(name)}.", lead=None, notes=notes)


def _seat(record: RoomRecord, name: str) -> int:
    return record.rooms[-1].player(name).seat


def _goes_along(lead: Decision, mine: Iterable[str]) -> bool:
    """Is it about the same deal: its level, a hand of a penalty, or how long somebody was away who may play it?"""
    about = lead.matter
    return (
        about.kind in (LEVEL, OF_PENALTY, PENALTY_COUNTED)
        or lead.key == AS_ONE
        or (about.kind == ABSENCE and about.detail in mine)
    )


def _first_deal(record: RoomRecord, table: str) -> int:
    """The deal of the hand at a table that was a misdeal and is dealt again; -1 where there is none, or something came
    since it was over.
    """
    over = len(record.happenings) - 1
    ended = max((at for at in range(over) if _is(record, at, t.End, table)), default=-1)
    misdeal = any(_is(record, at, t.Misdeal, table) for at in range(ended + 1, len(record.happenings)))
    deals = (at for at in range(ended + 1, len(record.happenings)) if _is(record, at, t.Deal, table))
    return next(deals, -1) if misdeal else -1


def _last(record: RoomRecord, table: str, act: type) -> int:
    return max((at for at in range(len(record.happenings)) if _is(record, at, act, table)), default=-1)


def _away(record: RoomRecord, dealt: int) -> list[str]:
    """Who was away from the table of a deal, and serves no penalty."""
    table = record.happenings[dealt].table
    some = (each for each in record.rooms[dealt].left_in() if each.table == table and each.chips)
    return [each.name for each in some if not each.here and not each.penalty]


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
    return list(record.rooms[dealt + 1].table(record.happenings[dealt].table).missing)


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
