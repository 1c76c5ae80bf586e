"""Where the button lies next, by common practice: what becomes of dead buttons each house has rules of its own for."""

from trainer.rules.course import clockwise
from trainer.rules.facts import Facts


def next_buttons(facts: Facts, button: int) -> tuple[int, ...]:
    """The seats at which the button may lie next: the next player's, and those before it of players who just busted."""
    order = clockwise(facts.course.dealt_in, button)
    ahead = [seat for seat in order if seat != button]
    until = next((place for place, seat in enumerate(ahead) if facts.table.seat(seat).stack), len(ahead) - 1)
    return tuple(ahead[: until + 1])
