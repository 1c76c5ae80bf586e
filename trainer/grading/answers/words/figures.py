"""Figures by name, as a dealer says them: "minimum 5,600", never a raw key.

For rulings without a sentence of their own, and for a list of everything that came up.
"""

from collections.abc import Mapping

from trainer.rules.ruling import Decision

NAMES: Mapping[str, str] = {
    "to": "{} in all",
    "owed": "{} more goes in",
    "back": "{} goes back",
    "least": "minimum {}",
    "call": "call {}",
    "by": "by {}",
    "pot": "pot {}",
    "full-call": "full call {}",
    "forfeit": "{} forfeited",
    "post": "{} posted",
    "rest": "{} comes back",
    "due": "seat {} is next to act",
}
BESIDE = ("facing", "most", "by-the-last-raise")
"""What a wager is worked out with, of no use to whoever waits."""


def named(decision: Decision) -> tuple[str, ...]:
    """The figures of a decision, each with its name."""
    told = ((name, f"{value:,}") for name, value in decision.figures if value and name not in BESIDE)
    return tuple(NAMES.get(name, f"{name.replace('-', ' ')} {{}}").format(value) for name, value in told)
