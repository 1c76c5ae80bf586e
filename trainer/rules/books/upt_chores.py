"""UPT: what a player is told who asks before acting."""

from trainer.rules.facts import Facts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOLD = Ruling("rp.player-is-told", "the player is told", fault=False)


@rule("rp.announce.question-before-acting", ruling=TOLD)
def question_before_acting_is_answered(facts: Facts, _: Numbers) -> bool:
    """Before acting a player is told, on asking, whether a hand is alive and whether a wager reopens the betting."""
    return facts.matter.kind == "asked-before-acting"
