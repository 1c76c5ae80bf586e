"""UPT: what a player is told who asks before acting."""

from trainer.rules.rule import rule
from trainer.rules.ruling import Ruling

TOLD = Ruling("rp.player-is-told", "the player is told", fault=False)


@rule("rp.announce.question-before-acting", kinds=("asked-before-acting",), ruling=TOLD)
def question_before_acting_is_answered() -> None:
    """Before acting a player is told, on asking, whether a hand is alive and whether a wager reopens the betting."""
