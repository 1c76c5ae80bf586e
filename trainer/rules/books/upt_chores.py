"""UPT: what a player is told or gets to see who asks before acting."""

from trainer.rules.rule import rule
from trainer.rules.ruling import Ruling

TOLD = Ruling("rp.player-is-told", "the player is told", fault=False)
CLEAR_VIEW = Ruling(
    "bet.clear-view-no-count-printed", "a clear view of the chips; whether they are counted is not printed", fault=False
)


@rule("rp.announce.question-before-acting", kinds=("asked-before-acting",), ruling=TOLD)
def question_before_acting_is_answered() -> None:
    """Before acting a player is told, on asking, whether a hand is alive and whether a wager reopens the betting."""


@rule("bet.stack-count.clear-view-of-chips", kinds=("stack-count",), ruling=CLEAR_VIEW)
def chips_are_seen_clearly() -> None:
    """A player asks what another has, or has bet."""
