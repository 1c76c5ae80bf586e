"""TDA 2024: string bets are not allowed, and nobody is named who says so."""

from trainer.rules.common.raising import by_motion
from trainer.rules.effects import Effect
from trainer.rules.rule import rule
from trainer.rules.ruling import Ruling

NOT_ALLOWED = Ruling(
    "bet.string-bet-not-allowed", "a string bet, which is not allowed", effect=Effect.FIRST_MOTION_STANDS
)


@rule(
    "bet.string.not-allowed-nobody-named",
    kinds=("several-motions",),
    ruling=NOT_ALLOWED,
    figures=by_motion,
    excepts=("bet.string.silent-chips-then-more", "bet.string.raise-said-several-motions"),
)
def string_bet_not_allowed() -> None:
    """A bet or raise in several motions, back to the stack for more, is not allowed; nobody is named who calls it."""
