"""Whether a raise is one too many: asked of every raise that isn't the first of its round."""

from trainer.rules.book import Book
from trainer.rules.engine import agreed, printed
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import act_at
from trainer.rules.facts.wager import Wager
from trainer.rules.points.turns import CAP
from trainer.rules.ruling import Decision, Matter

KIND = "raise-cap"


def on_the_cap(law: Book, facts: Facts, made: Wager) -> Decision | None:
    """What the house says on the number of raises as it came to who made this one; None where it was too early."""
    act = act_at(facts, made.first)
    if act is None or act[1].raises < 2:
        return None
    asked = Matter(KIND, CAP, made.first, made.first, seats=(made.seat,))
    return agreed(law, facts.about(asked), printed)
