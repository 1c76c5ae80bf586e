"""Lines that name no cards, where all of a place are meant: the whole stub falls, a whole hand is pushed forward."""

from collections.abc import Sequence
from random import Random

from trainer.kernel.cards import Card
from trainer.kernel.gestures import DEALER
from trainer.kernel.table import Table

FACES = ("up", "down")
MUCK = ["muck"]
"""The place whose cards are all meant where they are scrambled, as in `D scramble muck`."""
FELL_INTO = ("muck", "burns")
"""What a stub may have run into, as in `D drop muck burns`."""
SOME_CARD = "Ah"
"""A card that stands for those that are meant, before anything has happened."""


def names_no_cards(who: str, verb: str, words: Sequence[str]) -> bool:
    """Is it an act with cards that names none?"""
    if who == DEALER:
        whole_muck = verb == "scramble" and list(words) == MUCK
        return whole_muck or (verb == "drop" and set(words) <= set(FELL_INTO)) or (verb == "shuffle" and not words)
    if verb == "drop":
        return not words
    if verb == "move":
        return len(words) == 1 or (len(words) == 2 and words[1] in FACES)
    return verb == "turn" and len(words) == 1 and words[0] in FACES


def spelt_out(who: str, verb: str, words: Sequence[str], cards: Sequence[str]) -> str:
    """The rest of the line, with these cards."""
    if who == DEALER or verb == "drop":
        return " ".join((verb, *cards))
    face = words[1:] or ("down",) if verb == "move" else ()
    return " ".join((verb, words[0], *face, *cards))


def pushed_forward(tables: Sequence[Table], seat: int) -> list[str]:
    """The cards of a seat without a hand that lie aside since it had one, in front of it or thrown away."""
    return [each.name for each in lying_aside(tables, seat)]


def lying_aside(tables: Sequence[Table], seat: int) -> tuple[Card, ...]:
    held = next((each.seat(seat).hand for each in reversed(tables) if each.seat(seat).hand), ())
    aside = {each.card for each in tables[-1].aside}
    return tuple(each.card for each in held if each.card in aside)


def in_the_muck(tables: Sequence[Table], seat: int) -> tuple[Card, ...]:
    """The cards that the seat had last, where all of them lie in the muck: a folded hand that is turned up."""
    held = next((each.seat(seat).hand for each in reversed(tables) if each.seat(seat).hand), ())
    muck = {each.card for each in tables[-1].muck}
    cards = tuple(each.card for each in held)
    return cards if muck.issuperset(cards) else ()


def lies_in_the_muck(tables: Sequence[Table], who: str, rest: str) -> bool:
    """Does the dealer muck a hand that its player has thrown into the muck already?"""
    verb, _, seat = rest.partition(" ")
    if (who, verb) != (DEALER, "muck") or not seat.isdigit() or not 1 <= int(seat) <= len(tables[-1].seats):
        return False
    return not tables[-1].seat(int(seat)).hand and bool(in_the_muck(tables, int(seat)))


def meant(tables: Sequence[Table], dice: Random, who: str, verb: str, words: Sequence[str]) -> list[str]:
    """The cards that are meant: of the dealer the stub and what it ran into, or the muck that is scrambled, mixed; of a
    player the whole hand.

    `tables` are those of the hand so far, the one that stands now last.
    """
    table = tables[-1]
    if who != DEALER:
        seat = int(who[1:])
        held = [each.card.name for each in table.seat(seat).hand] or pushed_forward(tables, seat)
        return held or [each.name for each in in_the_muck(tables, seat)]
    into = {"muck": table.muck, "burns": table.burns}
    stub = () if verb == "scramble" else table.stub
    cards = [each.card.name for each in (*stub, *(card for name in words for card in into[name]))]
    return dice.sample(cards, len(cards))
