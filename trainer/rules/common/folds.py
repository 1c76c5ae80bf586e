"""Folds that were not asked for: out of turn, or in turn with nothing to call."""

from trainer.rules.facts import Facts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

BINDING = Ruling("bet.fold-binds", "the fold binds", discretion=Discretion.PARTIAL, options=("a-penalty", "no-penalty"))


@rule("bet.fold.out-of-turn", ruling=BINDING)
def folded_out_of_turn(facts: Facts, _: Numbers) -> bool:
    """A fold out of turn, before the last betting round has ended, binds and may be penalised."""
    return facts.matter.detail.startswith("out of turn")


@rule("bet.fold.in-turn-facing-no-bet", ruling=BINDING)
def folded_with_nothing_to_call(facts: Facts, _: Numbers) -> bool:
    """A fold in turn with no bet to face, before the last betting round has ended, binds and may be penalised."""
    return facts.matter.detail == "nothing to call"
