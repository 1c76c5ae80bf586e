"""The TDA's own law on bets: string bets for which it prints no standard."""

from collections.abc import Mapping
from itertools import accumulate

from trainer.rules.common.raising import in_one_motion, raise_alone
from trainer.rules.common.sizing import as_far_as_allowed
from trainer.rules.facts import Facts
from trainer.rules.facts.rounds import big_bet
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling, Step

FLOOR_SAYS_WHAT_STANDS = Ruling(
    "bet.string-bet-up-to-floor",
    "a string bet: the dealer calls it, and the floor says what stands",
    Authority.FLOOR,
    steps=(Step("call-the-string-bet"),),
    discretion=Discretion.FULL,
    options=("the-first-motion-alone", "all-the-chips-put-out", "another-ruling-that-fits"),
)


def _either_way(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The totals that the floor may name: the first motion, no less than a whole bet or the call, or all the chips."""
    made = wager(facts)
    first = max(in_one_motion(made), made.facing or made.minimum)
    both = {"by-first-motion": first, "by-all-chips": max(first, _most_out(made))}
    return {
        "first-motion": in_one_motion(made),
        "added": made.total - in_one_motion(made),
        **{name: as_far_as_allowed(facts, total)["to"] for name, total in both.items()},
    }


def _most_out(made: Wager) -> int:
    """The most that lay there at once: what its maker pulls back of it later he had put out."""
    moved = [*((at, chips.amount) for at, chips in made.motions), *((at, -chips.amount) for at, chips in made.back)]
    return made.before + max(accumulate(amount for _, amount in sorted(moved)))


@rule(
    "bet.string.no-standard-several-motions",
    ruling=FLOOR_SAYS_WHAT_STANDS,
    figures=_either_way,
    excepts=("bet.string.silent-chips-then-more", "bet.string.raise-said-several-motions"),
)
def several_motions_without_a_standard(facts: Facts, _: Numbers) -> bool:
    """No-limit and pot-limit raises have a standard of one motion. A bet, or a raise at limit, has none in print."""
    made = wager(facts)
    return len(made.motions) > 1 and (made.silent or raise_alone(made)) and not (big_bet(facts) and made.facing > 0)
