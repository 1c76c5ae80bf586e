"""The conditions of a scenario file as the players of a hand see them."""

from trainer.rules.facts import Facts
from trainer.scenarios.grammar import Guard
from trainer.scenarios.seats import owed


def holds(guard: Guard, facts: Facts, seat: int) -> bool:
    """Is the condition so, as the player in a seat sees it?"""
    match guard.kind:
        case "unbet":
            return owed(facts, seat) == 0
        case "bet":
            return owed(facts, seat) > 0 and bool(facts.table.seat(seat).hand)
        case "board":
            return sum(each.up for each in facts.table.board) == guard.number
        case "cards":
            return len(facts.table.seat(seat).hand) == guard.number
    return len(facts.course.contesting) == guard.number
