"""Who is in for a wager that is made larger, and to which total putting it right brings each of them."""

from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.rounds import brought_to
from trainer.rules.facts.shape import offered
from trainer.rules.facts.wager import Wager, counts_for, wagers
from trainer.rules.making_good import RISING
from trainer.rules.ruling import Decision
from trainer.rules.stands import Stands, stands


def in_for_it(facts: Facts, found: Stands) -> dict[str, int]:
    """By "seat-N" the totals of all who acted on a bet or raise that is made larger, its maker too.

    Empty where it is not, or where nobody has called it yet.
    """
    made = found.made
    if found.open or found.kind not in RISING or found.to <= max(made.total, offered(made)):
        return {}
    everybody = brought_to(facts, made, found.to)
    return everybody if len(everybody) > 1 else {}


def brought_up(law: Book, facts: Facts, seat: int) -> tuple[int, Decision | None]:
    """The total to which putting somebody's wager right brings this seat on the street, and by which decision.

    0 where no wager does.
    """
    best: tuple[int, Decision | None] = (0, None)
    for made in _answered(facts, seat):
        found = stands(law, facts, made)
        best = max(best, (in_for_it(facts, found).get(f"seat-{seat}", 0), found.lead), key=lambda each: each[0])
    return best


def _answered(facts: Facts, seat: int) -> list[Wager]:
    """The wagers of the street, its own too, that are of the total to which the last one of this seat comes."""
    mine = [each for each in wagers(facts) if each.street == facts.course.street and each.motions]
    own = next((each for each in reversed(mine) if each.seat == seat), None)
    total = counts_for(own) if own is not None else 0
    return [each for each in mine if own is not None and each.first <= own.first and offered(each) == total]
