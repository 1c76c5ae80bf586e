"""The stub before seventh street: what it held and had to cover, and the burns of before, when the bets closed."""

from trainer.kernel.table import Table
from trainer.rules.course import Course
from trainer.rules.facts import Facts

FOR_NO_HAND = 2
"""Cards of the stub that no hand gets on the last street: the burn, and the last card, which is never dealt."""


def _then(facts: Facts) -> tuple[Table, Course]:
    return facts.record.tables[facts.matter.onset], facts.record.courses[facts.matter.onset]


def stub_then(facts: Facts) -> int:
    """Cards in the stub when the matter began."""
    return len(_then(facts)[0].stub)


def live_then(facts: Facts) -> int:
    """Players still in the hand when the matter began."""
    return len(_then(facts)[1].contesting)


def burns_then(facts: Facts) -> int:
    """Cards that had been burned when the matter began."""
    return len(_then(facts)[0].burns)


def required_then(facts: Facts, spare: int) -> int:
    """Cards needed: one for each player and `spare` more, by the rulebook's figure or `FOR_NO_HAND`."""
    return live_then(facts) + spare
