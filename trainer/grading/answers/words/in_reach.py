"""Who stands within reach of the chair, told by `back` of a player who never left it."""

from trainer.grading.answers.choice.beside import CAME_BACK
from trainer.rules.facts import Facts
from trainer.rules.ruling import Matter


def in_reach(matter: Matter, facts: Facts | None) -> str:
    """The seat of that player; "" of one who was away."""
    if facts is None or matter.kind != CAME_BACK or matter.seats[0] in facts.record.tables[matter.error - 1].away:
        return ""
    return str(matter.seats[0])
