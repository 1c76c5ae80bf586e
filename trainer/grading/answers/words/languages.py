"""Who spoke between hands, where a rulebook has English only while one is played."""

from trainer.kernel import gestures as g
from trainer.kernel.room import table_acts as t
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import begun
from trainer.rules.points.manners import LANGUAGE, TOLD
from trainer.rules.room.facts import RoomFacts
from trainer.rules.ruling import Decision, Matter


def spoke_between(matter: Matter, facts: Facts | None) -> dict[str, str]:
    """The seat that spoke another language with no hand on."""
    if facts is None or (matter.kind, matter.topic) != (TOLD, LANGUAGE) or not between_hands(facts, matter.error - 1):
        return {}
    return {"spoke_between": f"seat {matter.seats[0]}"}


def spoke_between_in_room(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """The player who did so at a table whose hand is over."""
    matter = decision.matter
    table = facts.subject.before.player(matter.detail).table
    ended = any(m.happening.table == table and m.index < facts.subject.index for m, _ in facts.acts(t.End))
    over = matter.topic == LANGUAGE and ended and not facts.subject.before.table(table).playing
    return {"spoke_between": matter.detail} if over else {}


def between_hands(facts: Facts, index: int) -> bool:
    """Was the last pot pushed before that gesture, and no other hand begun yet?"""
    course, table = facts.record.courses[index], facts.record.tables[index]
    start = course.deal_start
    pushed = any(isinstance(each.act, g.PushPot) for each in facts.record.gestures[start:index])
    return not table.pot if pushed else course.deals > 1 and not begun(facts, start, index)
