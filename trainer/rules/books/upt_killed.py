"""UPT: who fails to protect a hand may be left without redress."""

from trainer.rules.facts import Facts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

PERHAPS_NO_REDRESS = Ruling(
    "the player may be left without redress",
    discretion=Discretion.PARTIAL,
    options=("no redress", "the hand is given back"),
)


@rule("hand.killed", ruling=PERHAPS_NO_REDRESS)
def unprotected_hand_taken(facts: Facts, _: Numbers) -> bool:
    """The dealer took a hand by accident that its player did not protect."""
    return facts.matter.kind == "hand-taken"
