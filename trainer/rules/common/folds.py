"""Folds that were not asked for: out of turn, or in turn with nothing to call."""

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.wager import maker
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

BINDING = Ruling(
    "bet.fold-binds", "the fold is binding", discretion=Discretion.PARTIAL, options=("a-penalty", "no-penalty")
)
SPOKEN = Ruling("bet.spoken-fold-binds", "the fold announced in turn is binding", fault=False, effect=Effect.FOLD_BINDS)


@rule("bet.fold.out-of-turn", ruling=BINDING)
def folded_out_of_turn(facts: Facts, _: Numbers) -> bool:
    """A player folds out of turn before the last betting round ends. A penalty may follow."""
    return facts.matter.detail.startswith("out of turn")


@rule("bet.fold.in-turn-facing-no-bet", ruling=BINDING)
def folded_with_nothing_to_call(facts: Facts, _: Numbers) -> bool:
    """A player facing no bet folds in turn before the last betting round ends. A penalty may follow."""
    return facts.matter.detail == "nothing to call"


@rule("bet.fold.said-in-turn-facing-a-bet", ruling=SPOKEN)
def fold_said_in_turn(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet announces a fold in turn, whatever chips follow."""
    made = maker(facts)
    said = made is not None and said_first(made, "fold") and made.done != "fold" and not (made.motions or made.back)
    return said and facts.matter.detail == "facing a bet"
