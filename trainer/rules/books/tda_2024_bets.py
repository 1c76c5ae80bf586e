"""TDA 2024: string bets are not allowed, and nobody is named who says so."""

from trainer.rules.common.raising import by_motion
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.rounds import big_bet
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

NOT_ALLOWED = Ruling(
    "bet.string-bet-not-allowed", "a string bet, which isn't allowed", effect=Effect.FIRST_MOTION_STANDS
)
NAMED_ELSEWHERE = (
    "bet.string.silent-chips-then-more",
    "bet.string.raise-said-several-motions",
    "bet.string.bet-said-several-motions",
)


def _raising(facts: Facts) -> bool:
    """Is it a raise of the kind for which the ways to raise are printed?"""
    return big_bet(facts) and wager(facts).facing > 0


@rule("bet.string.raise-not-allowed-nobody-named", ruling=NOT_ALLOWED, figures=by_motion, excepts=NAMED_ELSEWHERE)
def string_raise_not_allowed(facts: Facts, _: Numbers) -> bool:
    """In no-limit or pot-limit, a player raises in several motions. The rulebook doesn't say who calls it."""
    return _raising(facts)


@rule("bet.string.bet-not-allowed-nobody-named", ruling=NOT_ALLOWED, figures=by_motion, excepts=NAMED_ELSEWHERE)
def string_bet_not_allowed(facts: Facts, _: Numbers) -> bool:
    """Facing no bet, or in limit, a player adds chips in a second motion. The rulebook doesn't say who calls it."""
    return not _raising(facts)
