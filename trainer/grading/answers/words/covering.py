"""A player who is next to act and has nothing to decide: everybody else in the hand is all-in for no more."""

from trainer.rules.facts import Facts
from trainer.rules.ruling import Matter


def covers(matter: Matter, facts: Facts | None) -> str:
    """What the next player has in front where everybody else in the hand is all-in for no more."""
    if facts is None or matter.kind != "rights":
        return ""
    table, course = facts.record.tables[matter.error], facts.record.courses[matter.error]
    mine = table.seat(matter.seats[0]).bet.amount
    others = [table.seat(each) for each in course.contesting if each != matter.seats[0]]
    done = bool(others) and all(not each.stack and each.bet.amount <= mine for each in others)
    return f"{mine:,}" if done and mine else ""
