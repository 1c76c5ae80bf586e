"""Of the amounts that a rulebook leaves open, those that a floor orders: legal ones, and words that came first.

The second is no law where the TD weighs the circumstances. It is what a floor does with words that nobody doubts.
"""

from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.orders import order_of, ordered_total, totals
from trainer.rules.ruling import Decision

SAID = "the-amount-said"


def that_play(facts: Facts, decision: Decision, options: tuple[str, ...]) -> tuple[str, ...]:
    """These options without amounts that nobody may bet; all of them where that leaves none."""
    made = maker(facts.about(decision.matter))
    if made is None or not options or totals(options) != options:
        return options
    amounts = {each: ordered_total(decision, order_of(decision, each), made) for each in options}
    legal = tuple(each for each, total in amounts.items() if total is None or _may_be(made, total)) or options
    return (SAID,) if SAID in legal and _said_before(made) else legal


def _may_be(made: Wager, total: int) -> bool:
    """Is it a call, all he has, or a bet or raise of no less than the minimum and no more than the game allows?"""
    takes_back = total <= made.prior.amount
    return takes_back or total in (made.facing, made.most) or made.minimum <= total <= made.all_it_may


def _said_before(made: Wager) -> bool:
    return bool(made.words) and all(index > made.words[0][0] for index, _ in made.motions)
