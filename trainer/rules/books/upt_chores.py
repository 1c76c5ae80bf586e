"""UPT: what a player is told or gets to see who asks before acting."""

from trainer.rules.rule import rule
from trainer.rules.ruling import Ruling

TOLD = Ruling("rp.player-is-told", "the player is entitled to the information", fault=False)
CLEAR_VIEW = Ruling(
    "bet.clear-view-no-count-printed",
    "the player gets a clear view of the chips; the rulebook doesn't say whether the dealer counts them",
    fault=False,
)


@rule("rp.announce.question-before-acting", kinds=("asked-before-acting",), ruling=TOLD)
def question_before_acting_is_answered() -> None:
    """Before acting, a player asks whether another hand is live or whether a bet reopens the betting."""


@rule("bet.stack-count.clear-view-of-chips", kinds=("stack-count",), ruling=CLEAR_VIEW)
def chips_are_seen_clearly() -> None:
    """A player asks how much another player has or has bet."""
