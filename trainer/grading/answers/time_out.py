"""What a sentence on the clock says of its end: what becomes of the hand if the player does not act in time."""

from trainer.rules.book import book
from trainer.rules.points.clock import ASKED, FACING
from trainer.rules.ruling import Decision

TIME_OUT = {
    "clock.expired-bet-or-no-bet": ("dead", "dead"),
    "clock.expired-facing-a-bet": ("dead", "checked"),
    "clock.expired-after-the-warning": ("dead", ""),
}
"""What becomes of a hand whose time runs out, against a bet and with none, by the rule of a house."""


def time_out(decision: Decision) -> str:
    """What becomes of the hand if the player on whom the clock is asked for does not act in time."""
    if decision.matter.kind != ASKED:
        return ""
    rules = book(decision.book).rules
    ends = next((each for key, each in TIME_OUT.items() if key in rules), ("", ""))
    return ends[decision.matter.detail != FACING]
