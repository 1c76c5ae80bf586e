"""TDA 2024: how many seats the final table has."""

from trainer.rules.common.room_tables import FINAL_TABLE, NO_FINAL_TABLE_YET
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule


def _seats(facts: RoomFacts, numbers: Numbers) -> int:
    """Seats of the final table of an event with so many to a table or one fewer; 0 for an event of another size."""
    sizes = (numbers["seats"], numbers["short_handed"])
    return next((size for size in sizes if facts.setup.full in (size - 1, size)), 0)


def final_seats(facts: RoomFacts, numbers: Numbers) -> dict[str, int]:
    return {"seats": _seats(facts, numbers)}


def _left(facts: RoomFacts) -> int:
    return len(facts.subject.after.left_in())


@rule(
    "seating.final-table.two-tables-combined",
    kinds=("final-table", "two-tables-left"),
    ruling=FINAL_TABLE,
    numbers=("seats", "short_handed"),
    figures=final_seats,
)
def two_tables_combined(facts: RoomFacts, numbers: Numbers) -> bool:
    """No more than {seats} players are left, or {short_handed} in an event with {short_handed} or fewer to a table."""
    return 0 < _left(facts) <= _seats(facts, numbers)


@rule(
    "seating.final-table.too-many-to-combine",
    kinds=("final-table", "two-tables-left"),
    ruling=NO_FINAL_TABLE_YET,
    numbers=("seats", "short_handed"),
    figures=final_seats,
)
def too_many_to_combine(facts: RoomFacts, numbers: Numbers) -> bool:
    """More than {seats} players are left, or more than {short_handed} with {short_handed} or fewer to a table."""
    return _left(facts) > _seats(facts, numbers) > 0
