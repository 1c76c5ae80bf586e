"""Ways of calling besides chips worth the call: the word, and chips far too few to be understood."""

from collections.abc import Mapping

from trainer.rules.common.sizing import CALL, as_call
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.prior import faces_a_raise
from trainer.rules.facts.wager import wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TINY = Ruling(
    "bet.tiny-chips-up-to-floor",
    "the chips are too small for the bet, and the TD decides what they mean",
    authority=Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-full-call", "whatever-else-the-td-finds-was-meant", "a-penalty-besides"),
)


@rule("bet.size.call-said-before-chips", ruling=CALL, figures=as_call)
def call_declared(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet says "call" before any chips are out, whatever amount or chips follow."""
    made = wager(facts)
    said = s.said_first(made, "call") and not made.unsaid
    return said and (s.faces_a_bet(made) or (bool(made.prior) and faces_a_raise(facts, made)))


def at_the_most_a_call(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What lies there, and what a full call would come to."""
    made = wager(facts)
    return {"lies": made.total, "full-call": min(made.facing, made.most)}


@rule("bet.size.tiny-chips-facing-a-bet", ruling=TINY, figures=at_the_most_a_call, numbers=("share",))
def chips_tiny_against_the_bet(facts: Facts, numbers: Numbers) -> bool:
    """The bet a player faces is at least {share} times what the player silently puts out."""
    made = wager(facts)
    tiny = made.total > 0 and made.total * numbers["share"] <= made.facing  # chips all taken back are another matter
    return s.silent_chips(made) and s.faces_a_bet(made) and tiny and not made.all_in
