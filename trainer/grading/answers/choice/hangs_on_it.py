"""A wager of which the house says what may come of it and no more: all that is done on it after hangs on that."""

from trainer.grading.answers.choice.own_wager import left_open
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wagers
from trainer.rules.orders import orders
from trainer.rules.ruling import Decision
from trainer.rules.stands import leaves_open, stands


def hangs_on_it(law: Book, facts: Facts, points: tuple[Decision, ...]) -> Decision | None:
    """What the house says of the last wager of the street that it leaves open, while anybody is left to play on."""
    if len(facts.course.contesting) < 2:
        return None
    here = [each for each in wagers(facts) if each.motions and each.street == facts.course.street]
    unsized = [each for each in here if stands(law, facts, each).open and not orders(facts, each.first + 1)]
    said = [left_open(facts, points, each) for each in unsized]
    return next((each for each in reversed(said) if each is not None and leaves_open(each)), None)


def with_what_it_hangs_on(
    law: Book, facts: Facts, points: tuple[Decision, ...], open_now: tuple[Decision, ...]
) -> tuple[Decision, ...]:
    """What is still to be put right, after such a wager where that was made before."""
    first = hangs_on_it(law, facts, points)
    before = first is not None and all(each.matter.error >= first.matter.error for each in open_now)
    return (first, *open_now) if first is not None and before else open_now
