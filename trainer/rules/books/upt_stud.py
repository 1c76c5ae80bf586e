"""UPT in stud: a down card dealt face up is a misdeal, and a card dealt before the betting is over does not play."""

from trainer.rules.books.upt_deal import MISDEAL
from trainer.rules.common.action import PLAY_ON
from trainer.rules.facts import Facts
from trainer.rules.facts.action import players_who_acted
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling, Step

EARLY_STREET = Ruling(
    "deal.early-card-does-not-play",
    "a card dealt too early does not play",
    steps=(Step("early-card-does-not-play"),),
    discretion=Discretion.PARTIAL,
)


@rule("deal.premature.stud-card-not-to-play", kinds=("premature-street",), ruling=EARLY_STREET)
def early_stud_card_does_not_play() -> None:
    """In stud, the dealer dealt a player a card while the betting was still open."""


@rule("stud.exposed-downcard.initial-card-face-up", kinds=("stud-downcard-exposed",), ruling=MISDEAL)
def down_card_dealt_face_up() -> None:
    """In stud, a downcard of the starting hand is dealt face up."""


@rule(
    "stud.exposed-downcard.action-begun",
    ruling=PLAY_ON,
    excepts=("stud.exposed-downcard.initial-card-face-up",),
    numbers=("players",),
)
def action_has_begun_in_stud(facts: Facts, numbers: Numbers) -> bool:
    """In stud, a dealing error is found after {players} players have acted, when it's too late for a misdeal."""
    return players_who_acted(facts) >= numbers["players"]
