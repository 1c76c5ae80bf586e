"""That a player asked for the clock who isn't in the hand, or sits at another table, and was entitled to."""

from trainer.grading.answers.found import Found
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.kernel.room import clock_acts as c
from trainer.rules.book import Book
from trainer.rules.points.clock import ASKED, TIME_UP
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

ANYBODY = "clock.called-on-a-player"
"""The rule of a house that lets any player of the event ask."""
AWAY = "clock.no-clock-when-away"
BY_THE_DIRECTOR = "clock.running-with-a-countdown"
"""The rule on the time of a clock that the director may call himself."""
ALL_THE_SAME = (
    "the floor may still call it once reasonable time has passed, for {seconds} seconds and a countdown of {countdown}"
)
IN_ROOM, IN_HAND = ("clock-called", "clock-runs", "clock-over"), (ASKED, TIME_UP)
OTHER_TABLE, OUT_OF_HAND = "{}, at another table, was entitled to ask", "{}, out of the hand, was entitled to ask"
FROM_THERE = "{}, at another table, may ask, but only from their own seat"


def with_who_asked_in_room(record: RoomRecord, law: Book, lead: Decision, sentence: str) -> str:
    """The sentence on the clock of a player, with that whoever asked for it elsewhere or without a hand might."""
    if lead.key == AWAY:
        return _by_the_floor(law, sentence)
    if lead.matter.kind not in IN_ROOM or not _open_to_all(law, lead):
        return sentence
    called = ((at, each) for at, each in enumerate(record.happenings) if isinstance(each.act, c.CallClock))
    on_him = [(at, each.who) for at, each in called if getattr(each.act, "name", "") == lead.matter.detail]
    if not on_him or on_him[-1][1] not in {each.name for each in record.rooms[on_him[-1][0]].players}:
        return sentence
    at, asker = on_him[-1]
    room = record.rooms[at]
    table = room.player(asker).table
    if table != room.player(lead.matter.detail).table:
        seated = any(each.rule.ruling.key == AWAY for each in law.rules.values())
        return _and(sentence, (FROM_THERE if seated else OTHER_TABLE).format(asker))
    folded = asker in room.table(table).folded or asker not in room.table(table).dealt
    return _and(sentence, OUT_OF_HAND.format(asker)) if folded else sentence


def with_who_asked(found: Found, lead: Decision, sentence: str) -> str:
    """The same in a hand, of a player who isn't in it."""
    law, facts = found.law, found.facts
    if lead.key == AWAY:
        return _by_the_floor(law, sentence)
    if lead.matter.kind not in IN_HAND or not _open_to_all(law, lead):
        return sentence
    asked = [
        (index, asker)
        for index, asker, act in facts.done(g.Request)
        if act.what is Requested.CLOCK and facts.record.courses[index].to_act == lead.matter.seats[0]
    ]
    if not asked:
        return sentence
    index, asker = asked[-1]
    out = asker and asker not in facts.record.courses[index].contesting
    return _and(sentence, OUT_OF_HAND.format(f"seat {asker}")) if out else sentence


def _open_to_all(law: Book, lead: Decision) -> bool:
    return ANYBODY in law.rules and lead.key != AWAY and not lead.silent


def _by_the_floor(law: Book, sentence: str) -> str:
    """The sentence that nobody may ask from there, with that the floor may call the clock where it may."""
    at = next((each for each in law.ledger.paragraphs if BY_THE_DIRECTOR in each.rules), None)
    return _and(sentence, ALL_THE_SAME.format(**at.numbers)) if at is not None else sentence


def _and(sentence: str, more: str) -> str:
    return f"{sentence.removesuffix('.')}; {more}."
