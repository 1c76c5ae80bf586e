"""The hands of a player who could go on with a raise come to rest, so that all can see that this was it."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.going_on import still_raising
from trainer.scenarios.event import Happens

STILL = 1800
"""After so many milliseconds without another motion the hands are at rest. Whoever goes on is quicker."""


def rests(facts: Facts) -> Happens | None:
    """That player's hands at rest, counted from the chips; None where nobody could go on."""
    seat, act = still_raising(facts), facts.course.ongoing
    if not seat or act is None:
        return None
    return Happens(g.player(seat), g.Rest(), act.at + STILL)
