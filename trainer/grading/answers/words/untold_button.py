"""A table of which nobody has told where the button is: who comes there is dealt in at once, or waits for it."""

from trainer.rules.ruling import Decision

UNLESS = "unless seated between the button and the small blind"
ON_EITHER = "unless seated on the button or in the small blind"
BALANCED = "seating.new-player.balancing-"
"""How rules begin of a house that has who balances tables wait in those seats."""


def unless(decision: Decision) -> str:
    """In which seats the player waits, as the rule of the decision has it."""
    held = any(each.held and each.rule.startswith(BALANCED) for each in decision.trace)
    return ON_EITHER if held else UNLESS
