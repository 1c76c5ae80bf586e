"""How much a raise must be: by the largest bet or raise of the round."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.rounds import big_bet
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

LEAST_RAISE = Ruling("bet.minimum-raise", "this sets the minimum for the next raise", fault=False)


def level(facts: Facts) -> int:
    """The total that the next player faces after the wager."""
    made = wager(facts)
    return max(made.facing, made.total)


def step(facts: Facts) -> int:
    """The largest bet or raise of the round, the wager counted in."""
    made = wager(facts)
    return max(made.by, made.total - made.facing)


def _by_the_largest(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"by": step(facts), "least": level(facts) + step(facts), "call": level(facts)}


@rule("bet.least-raise.by-the-largest-raise", ruling=LEAST_RAISE, figures=_by_the_largest)
def least_raise_by_the_largest_step(facts: Facts, _: Numbers) -> bool:
    """A raise must add at least the largest bet or raise made on the same street."""
    return big_bet(facts)
