"""Lines that name no cards, where all of a place are meant: the whole stub falls, a whole hand is pushed forward."""

from collections.abc import Sequence
from random import Random

from trainer.kernel.cards import Card
from trainer.kernel.gestures import DEALER
from trainer.kernel.table import Table
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import left_with

FACES = ("up", "down")
FELL_INTO = ("muck", "burns")
"""What a stub may have run into, as in `D drop muck burns`."""
SOME_CARD = "Ah"
"""A card that stands for those that are meant, before anything has happened."""


def lying_aside(facts: Facts, seat: int) -> tuple[Card, ...]:
    """The whole hand of a seat that was pushed forward and still lies there; none where it is somewhere else."""
    hand, aside = left_with(facts, seat), {each.card for each in facts.table.aside}
    return hand if set(hand) <= aside else ()


def names_no_cards(who: str, verb: str, words: Sequence[str]) -> bool:
    """Is it an act with cards that names none?"""
    if who == DEALER:
        return (verb == "drop" and set(words) <= set(FELL_INTO)) or (verb == "shuffle" and not words)
    if verb == "move":
        return len(words) == 1 or (len(words) == 2 and words[1] in FACES)
    return verb == "turn" and len(words) == 1 and words[0] in FACES


def spelt_out(who: str, verb: str, words: Sequence[str], cards: Sequence[str]) -> str:
    """The rest of the line, with these cards."""
    if who == DEALER:
        return " ".join((verb, *cards))
    face = words[1:] or ("down",) if verb == "move" else ()
    return " ".join((verb, words[0], *face, *cards))


def meant(table: Table, dice: Random, who: str, words: Sequence[str]) -> list[str]:
    """The cards that are meant: of the dealer the stub and what it ran into, mixed; of a player the whole hand."""
    if who != DEALER:
        return [each.card.name for each in table.seat(int(who[1:])).hand]
    into = {"muck": table.muck, "burns": table.burns}
    cards = [each.card.name for each in (*table.stub, *(card for name in words for card in into[name]))]
    return dice.sample(cards, len(cards))
