"""Random clean showdowns agree with pokerkit on pots, winners and amounts, but where a paragraph says otherwise."""

import pytest

from tests.conftest import FULL
from tests.rules.clean_hands import PLAYED, Clean, clean_hand
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import Pot, best, identical, odd, pots, split
from trainer.rules.facts.showdown import live
from trainer.rules.hands import HALVES, HIGH, LOW

HANDS = 2000 if FULL else 300


def explained(clean: Clean) -> list[str]:
    """The paragraphs by which the books may pay otherwise than pokerkit; none where they may not."""
    facts, found = clean.facts, pots(clean.facts)
    because = {
        # odd chips go out one by one in the printed order; pokerkit gives them all to one hand
        "players-2025:21": any(odd(facts, pot) for pot in found),
        # a pot won both ways is shared once; pokerkit shares it by halves
        "players-2025:ill-21-F": any(identical(facts, pot) for pot in found),
        # each pot is split by itself; pokerkit throws pots together when their losers have gone, and halves one that
        # no low hand of its own contests for a low hand elsewhere
        "players-2025:22": len(_thrown_together(facts)) < len(found) or any(_low_elsewhere(facts, p) for p in found),
    }
    return [at for at, so in because.items() if so]


def _low_elsewhere(facts: Facts, pot: Pot) -> bool:
    return HALVES[facts.game] == (HIGH, LOW) and bool(best(facts, LOW, live(facts))) and not best(facts, LOW, pot.seats)


def as_pokerkit(clean: Clean) -> dict[int, int]:
    """What pokerkit is known to pay: losers go first, which throws pots together; odd chips go to one hand."""
    facts = clean.facts
    total: dict[int, int] = {}
    for seats, chips in _thrown_together(facts).items():
        shared = [half for half in HALVES[facts.game] if best(facts, half, _winning(facts))]
        for place, half in enumerate(shared):
            amount = chips // len(shared) + (chips % len(shared) if place == 0 else 0)
            winners = sorted(best(facts, half, seats) or seats)
            for number, seat in enumerate(winners):
                more = amount % len(winners) if number == 0 else 0
                total[seat] = total.get(seat, 0) + amount // len(winners) + more
    return {seat: amount for seat, amount in total.items() if amount}


def _winning(facts: Facts) -> set[int]:
    """The seats with the best high or low hand for some pot."""
    return {seat for pot in pots(facts) for half in HALVES[facts.game] for seat in best(facts, half, pot.seats)}


def _thrown_together(facts: Facts) -> dict[tuple[int, ...], int]:
    """Chips by the winning seats that contest them."""
    found: dict[tuple[int, ...], int] = {}
    for pot in pots(facts):
        seats = tuple(seat for seat in pot.seats if seat in _winning(facts))
        found[seats] = found.get(seats, 0) + pot.amount
    return found


def ours(clean: Clean) -> dict[int, int]:
    """What each seat gets of all pots together."""
    total: dict[int, int] = {}
    for pot in pots(clean.facts):
        for seat, amount in split(clean.facts, pot).items():
            total[seat] = total.get(seat, 0) + amount
    return {seat: amount for seat, amount in total.items() if amount}


def showdowns(game: str) -> list[Clean]:
    found: list[Clean] = []
    seed = 0
    while len(found) < HANDS // len(PLAYED):
        seed += 1
        if (clean := clean_hand(game, seed)) is not None:
            found.append(clean)
    return found


@pytest.mark.parametrize("game", PLAYED)
def test_clean_showdowns_pay_as_pokerkit_does_but_for_the_odd_chips(game: str) -> None:
    sided = 0
    for clean in showdowns(game):
        assert [(pot.amount, pot.seats) for pot in pots(clean.facts)] == clean.pots
        mine, sided = ours(clean), sided + (len(clean.pots) > 1)
        assert sum(mine.values()) == sum(clean.paid.values())
        reasons = explained(clean)
        assert as_pokerkit(clean) == clean.paid
        if mine != clean.paid:
            assert reasons, (mine, clean.paid)
            for key, at in (each.split(":") for each in reasons):
                assert book(key).paragraph(at).topic in ("pot.odd-chip", "pot.side-pot")
    assert sided > HANDS // len(PLAYED) // 10
