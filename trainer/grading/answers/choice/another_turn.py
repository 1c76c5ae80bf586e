"""What a player may do is asked while the action is on another one: whose turn it is comes first."""

from collections.abc import Callable

from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

OF_ANYBODY = ("least-raise", "raise-cap", "first-to-act", "rights")
"""Kinds of points on what may be done that hold for whoever is to act, at the moment at which he is."""
SHORT = " is short of "
"""What is said of a raise that is closed by a short all-in."""


def on_another(
    facts: Facts, seat: int, lead: Decision | None, sentence: str, if_called: Callable[[], str] = str
) -> str:
    """Who has the action, where it is asked what another seat may do and nothing is ruled on that seat's own right: the
    least and the most of the moment at which it acted hold no more. `if_called` tells what it may do once it has it.
    """
    due = next_to_act(facts)
    if not seat or due in (0, seat) or (lead is not None and (lead.silent or lead.matter.kind not in OF_ANYBODY)):
        return sentence
    later = if_called()
    if SHORT in later:
        return f"{later[:1].upper()}{later[1:]}."
    return f"The action is on seat {due}{f'; {later}' if later else f', not seat {seat}'}."
