"""UPT: who fails to protect a hand may be left without redress."""

from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import identifiable
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

PERHAPS_NO_REDRESS = Ruling(
    "the player may be left without redress",
    discretion=Discretion.PARTIAL,
    options=("no redress", "the hand is given back"),
)

MAY_LIVE = Ruling(
    "cards in the muck may be ruled dead; known ones may be fetched back",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("the hand is dead", "the hand is fetched back and lives"),
)
DEAD = Ruling("the hand is dead")


@rule("hand.killed", ruling=PERHAPS_NO_REDRESS)
def unprotected_hand_taken(facts: Facts, _: Numbers) -> bool:
    """The dealer took a hand by accident that its player did not protect."""
    return facts.matter.kind == "hand-taken"


@rule("showdown.tabling", ruling=MAY_LIVE)
def known_cards_in_the_muck(facts: Facts, _: Numbers) -> bool:
    """A hand was let go before it was tabled, and its cards can be told from all others."""
    return facts.matter.kind == "mucked-untabled" and identifiable(facts, facts.matter.seats[0])


@rule("showdown.tabling", ruling=DEAD)
def unknown_cards_in_the_muck(facts: Facts, _: Numbers) -> bool:
    """A hand was let go before it was tabled, and its cards cannot be told from others."""
    return facts.matter.kind == "mucked-untabled" and not identifiable(facts, facts.matter.seats[0])
