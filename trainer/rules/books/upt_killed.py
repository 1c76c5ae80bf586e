"""UPT: who fails to protect a hand may be left without redress."""

from trainer.rules.books.upt_folds import acted_behind
from trainer.rules.common.killed import winner_was_taken
from trainer.rules.common.showdown import for_the_floor
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import identifiable
from trainer.rules.points.killed import DISCARD
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

PERHAPS_NO_REDRESS = Ruling(
    "hand.may-have-no-redress",
    "the player may have no redress",
    discretion=Discretion.PARTIAL,
    options=("no-redress", "the-hand-is-given-back"),
)

MAY_LIVE = Ruling(
    "showdown.known-cards-may-be-retrieved",
    "the hand may be ruled dead, or it may be retrieved and ruled live",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("the-hand-is-dead", "the-hand-is-fetched-back-and-lives"),
)
MAY_BE_DEAD = Ruling(
    "showdown.may-be-dead-irretrievable",
    "the hand can't be retrieved and may be ruled dead",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("the-hand-is-dead", "the-hand-is-not-ruled-dead"),
)
UP_TO_THE_FLOOR = for_the_floor(
    "showdown.discarded-hand-up-to-floor",
    "the floor decides whether a hand thrown away may be picked up again",
    "the-hand-is-dead",
    "the-hand-lives",
)
FLOOR_MAY_GIVE_BACK = for_the_floor(
    "showdown.unprotected-hand-may-be-retrieved",
    "the floor may have the unprotected hand retrieved",
    "the-hand-is-fetched-back-and-lives",
    "no-redress",
)


DISCARDS = "bettor-let-go"
LET_GO = ("mucked-untabled", DISCARDS)
"""A hand that its player let go: with the betting over, or with a bet of his own still to be answered."""


@rule("hand.killed.taken-unprotected", kinds=("hand-taken",), ruling=PERHAPS_NO_REDRESS)
def unprotected_hand_taken() -> None:
    """The dealer accidentally took a hand that its player didn't protect."""


@rule("showdown.tabling.mucked-untabled-identifiable", kinds=LET_GO, also=(DISCARD,), ruling=MAY_LIVE)
def known_cards_in_the_muck(facts: Facts, _: Numbers) -> bool:
    """A player threw their hand away without tabling it, and its cards can be identified."""
    return identifiable(facts, facts.matter.seats[0]) and not _acted_on(facts)


@rule("showdown.tabling.mucked-untabled-unidentifiable", kinds=LET_GO, also=(DISCARD,), ruling=MAY_BE_DEAD)
def unknown_cards_in_the_muck(facts: Facts, _: Numbers) -> bool:
    """A player threw their hand away without tabling it, and its cards can't be identified."""
    return not (identifiable(facts, facts.matter.seats[0]) or _acted_on(facts))


def _acted_on(facts: Facts) -> bool:
    """Has a player behind a bettor who threw his hand away acted since? It is dead by that."""
    return facts.matter.kind == DISCARDS and bool(acted_behind(facts))


@rule("showdown.tabling.tabled-winner-taken-identifiable", kinds=("tabled-hand-taken",), ruling=FLOOR_MAY_GIVE_BACK)
def tabled_hand_taken_and_known(facts: Facts, _: Numbers) -> bool:
    """The dealer took a tabled hand that no other hand in play beats, and its cards can be identified."""
    return winner_was_taken(facts) and identifiable(facts, facts.matter.seats[0])


@rule("showdown.live-cards.thrown-away-taken-up-again", kinds=("taken-up-again",), ruling=UP_TO_THE_FLOOR)
def known_cards_taken_up_again() -> None:
    """A player throws their hand away, then picks it up again and tables it, and its cards can be identified."""
