"""Upcards of stud that nobody told: such that whoever acts first on a street is the one who is first to act on it."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from trainer.kernel.cards import Placed, card, standard_deck
from trainer.rules.record import Record
from trainer.rules.showing import opener

DEALT, LAST_UP = 3, 3  # cards of the first round; the last street on which a card comes face up
MOST_DRAWN, MOST_BEGUN = 400, 20  # cards drawn for one street, and times that it is begun anew
DEALS, EARLY, BY_HAND = "street", "early", frozenset(("pitch", "burn", "gather", "lay"))

Firsts = Mapping[int, frozenset[int]]
"""By street, third is 0, the seats of the line that tells who acts first on it."""


def first_actors(lines: Iterable[Sequence[str]], begun: int, acts: Sequence[str], by_player: Sequence[str]) -> Firsts:
    """Who acts first on every street after the one that is begun, as far as its cards are dealt by routine."""
    found: dict[int, frozenset[int]] = {}
    street = begun
    for words in lines:
        if EARLY in words[1:] or BY_HAND.intersection(words[1:2]):
            break
        street += words[0] == DEALS
        told = words[1:] if words[0] in acts else [words[0][1:]] if set(words[1:2]) & set(by_player) else []
        seats = frozenset(int(each) for each in told if each.isdigit())
        if seats and street > begun:
            found.setdefault(street, seats)
    return found


def opens_otherwise(record: Record, firsts: Firsts) -> bool:
    """Is by the cards somebody else first to act on one of these streets?"""
    opened: dict[int, int] = {}
    for course in record.courses:
        if course.betting and course.to_act:
            opened.setdefault(course.street, course.to_act)
    return any(street in opened and opened[street] not in seats for street, seats in firsts.items())


def with_upcards_for(
    game: str, holes: Mapping[int, Sequence[str]], firsts: Firsts, until: Mapping[int, int], dice: Random
) -> dict[int, list[str]] | None:
    """The cards of every seat up to the last of these streets, those that are told as they are; None where no others
    were found by which these seats act first. `until` is how many streets after the first cards each seat is dealt.

    Seventh street has no upcards: who acts first there out of turn by those of sixth does so.
    """
    streets = range(1, max(firsts) + 1)
    for wanted in (firsts, {street: seats for street, seats in firsts.items() if street <= LAST_UP}):
        for _ in range(MOST_BEGUN):
            if found := _streets(game, holes, wanted, streets, until, dice):
                return found
    return None


def _streets(
    game: str,
    holes: Mapping[int, Sequence[str]],
    firsts: Firsts,
    streets: range,
    until: Mapping[int, int],
    dice: Random,
) -> dict[int, list[str]] | None:
    told = {each for some in holes.values() for each in some}
    spare = [each.name for each in standard_deck() if each.name not in told]
    dice.shuffle(spare)
    known = {seat: _filled(holes.get(seat, ()), DEALT, spare) for seat in until}
    for street in streets:
        drawn = _street(game, holes, known, firsts, street, until, spare, dice)
        if drawn is None:
            return None
        known = drawn
    return known


def _filled(told: Sequence[str], count: int, spare: list[str]) -> list[str]:
    known = list(told[:count])
    return known + [spare.pop() for _ in range(count - len(known))]


def _street(
    game: str,
    holes: Mapping[int, Sequence[str]],
    known: Mapping[int, list[str]],
    firsts: Firsts,
    street: int,
    until: Mapping[int, int],
    spare: list[str],
    dice: Random,
) -> dict[int, list[str]] | None:
    """The hands with the cards of one more street; None where none are found by which the right seat opens."""
    there = [seat for seat in known if until[seat] >= street]
    for _ in range(MOST_DRAWN):
        dice.shuffle(spare)
        left = list(spare)
        more = {seat: [*known[seat], *_next(holes.get(seat, ()), street, left)] for seat in there}
        if street not in firsts or _opener(game, street, more) in firsts[street]:
            spare[:] = left
            return {**known, **more}
    return None


def _next(told: Sequence[str], street: int, spare: list[str]) -> list[str]:
    at = DEALT + street - 1
    return [told[at] if at < len(told) else spare.pop()]


def _opener(game: str, street: int, hands: Mapping[int, list[str]]) -> int:
    """Who opens by the cards that lie face up: all but the first two and the seventh."""
    up = {
        seat: tuple(Placed(card(name), up=True) for name in hand[2 : DEALT + LAST_UP]) for seat, hand in hands.items()
    }
    return opener(game, street, up)
