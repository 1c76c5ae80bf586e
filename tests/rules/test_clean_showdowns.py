"""Random clean showdowns agree with pokerkit on pots, winners and amounts, but where a paragraph says otherwise.

What the books do otherwise is done one paragraph after another to what pokerkit pays. A paragraph explains a difference
only where doing it changes the amounts; when all are done, the amounts are ours.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

import pytest

from tests.conftest import FULL
from tests.rules.clean_hands import PLAYED, Clean, clean_hand
from tests.seeds import APART, seed
from trainer.kernel.games import is_stud
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best, by_button, by_high_card, halves, identical, pots, split
from trainer.rules.hands import HALVES

HANDS = 10_000 if FULL else 150
SEPARATELY, BOTH_WAYS, ODD_CHIPS = "players-2025:22", "players-2025:ill-21-F", "players-2025:21"
PARAGRAPHS = {SEPARATELY: "pot.side-pot", BOTH_WAYS: "pot.odd-chip", ODD_CHIPS: "pot.odd-chip"}
Part = tuple[str, int, tuple[int, ...]]  # a half, its amount, its winners


def paying(clean: Clean, *by: str) -> dict[int, int]:
    """What each seat gets when pokerkit's way is followed but for these paragraphs."""
    total: dict[int, int] = {}
    parts = _by_itself(clean.facts, BOTH_WAYS in by) if SEPARATELY in by else _thrown_together(clean.facts)
    for part in parts:
        for seat, amount in _shared(clean.facts, part, ODD_CHIPS in by):
            total[seat] = total.get(seat, 0) + amount
    return {seat: amount for seat, amount in total.items() if amount}


def _by_itself(facts: Facts, once: bool) -> Iterator[Part]:
    """Each pot as its own hands win it; with `once`, one that the same hands win both ways is not halved."""
    for pot in pots(facts):
        won = halves(facts, pot)
        if once and identical(facts, pot):
            won = dict(list(won.items())[:1])
        yield from _halved(pot.amount, won)


def _thrown_together(facts: Facts) -> Iterator[Part]:
    """pokerkit kills losers first and puts pots of the same winners together; a low hand elsewhere halves each of them,
    also where no hand of its own is low: then all who contest it share that half."""
    winning = {seat for pot in pots(facts) for half in HALVES[facts.game] for seat in best(facts, half, pot.seats)}
    together: Counter[tuple[int, ...]] = Counter()
    for pot in pots(facts):
        together[tuple(seat for seat in pot.seats if seat in winning)] += pot.amount
    shared = [half for half in HALVES[facts.game] if best(facts, half, winning)]
    for seats, chips in together.items():
        yield from _halved(chips, {half: best(facts, half, seats) or seats for half in shared})


def _halved(chips: int, won: dict[str, tuple[int, ...]]) -> Iterator[Part]:
    """The halves of so many chips; the odd one goes to the first, which is the high half."""
    for place, (half, seats) in enumerate(won.items()):
        yield half, chips // len(won) + (chips % len(won) if place == 0 else 0), seats


def _shared(facts: Facts, part: Part, one_by_one: bool) -> Iterator[tuple[int, int]]:
    """Odd chips go out one by one in the printed order; at pokerkit's table all of them to the first seat."""
    half, amount, seats = part
    printed = by_high_card if is_stud(facts.game) else by_button
    each, odd = divmod(amount, len(seats))
    for place, seat in enumerate(printed(facts, half, seats) if one_by_one else sorted(seats)):
        yield seat, each + (place < odd if one_by_one else odd * (place == 0))


def ours(clean: Clean) -> dict[int, int]:
    """What each seat gets of all pots together."""
    total: dict[int, int] = {}
    for pot in pots(clean.facts):
        for seat, amount in split(clean.facts, pot).items():
            total[seat] = total.get(seat, 0) + amount
    return {seat: amount for seat, amount in total.items() if amount}


def compared(clean: Clean) -> set[str]:
    """The paragraphs by which the two pay otherwise; fails where a difference is left that no paragraph explains."""
    assert [(pot.amount, pot.seats) for pot in pots(clean.facts)] == clean.pots
    assert paying(clean) == clean.paid
    done, because = clean.paid, set[str]()
    for number, at in enumerate(PARAGRAPHS, 1):
        after = paying(clean, *list(PARAGRAPHS)[:number])
        because |= {at} if after != done else set()
        done = after
    assert ours(clean) == done
    assert ours(clean) == clean.paid or because
    return because


def showdowns(game: str, most: int) -> Iterator[Clean]:
    hands = (clean_hand(game, each) for each in count(seed() * APART))
    yield from islice((each for each in hands if each is not None), most)


@pytest.mark.parametrize("game", PLAYED)
def test_clean_showdowns_pay_as_pokerkit_does_or_a_paragraph_says_why_not(game: str) -> None:
    because, sided = Counter[str](), 0
    for clean in showdowns(game, HANDS // len(PLAYED)):
        because.update(compared(clean))
        sided += len(clean.pots) > 1
    assert sided > HANDS // len(PLAYED) // 10
    for key, at in (each.split(":") for each in because):
        assert book(key).paragraph(at).topic == PARAGRAPHS[f"{key}:{at}"]
    assert len(HALVES[game]) == 2 or BOTH_WAYS not in because


@pytest.mark.parametrize("game", PLAYED)
def test_a_planted_showdown_is_noticed(game: str) -> None:
    """One chip on its way to another seat, one chip in another pot, another seat in a pot."""
    for clean in showdowns(game, 20):
        (winner, amount), (pot, seats) = next(iter(clean.paid.items())), clean.pots[0]
        other = winner % len(clean.facts.table.seats) + 1
        paid = {**clean.paid, winner: amount - 1, other: clean.paid.get(other, 0) + 1}
        for wrong in (
            replace(clean, paid={seat: chips for seat, chips in paid.items() if chips}),
            replace(clean, pots=[(pot + 1, seats), *clean.pots[1:]]),
            replace(clean, pots=[(pot, seats[1:]), *clean.pots[1:]]),
        ):
            with pytest.raises(AssertionError):
                compared(wrong)
