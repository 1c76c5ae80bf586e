"""Stacks and stakes of a varied hand: which stacks decide nothing, and at which other stakes the same can happen."""

from collections.abc import Mapping
from dataclasses import fields
from fractions import Fraction
from random import Random

from trainer.kernel.chips import DENOMINATIONS, NO_CHIPS, Chips, NotEnoughChips
from trainer.kernel.gestures import Wager
from trainer.kernel.table import Stakes
from trainer.scenarios.form import Scenario, Sitting
from trainer.scenarios.fresh import tables
from trainer.scenarios.fresh.changes import SAME, Changes
from trainer.scenarios.fresh.followed import followed
from trainer.scenarios.fresh.retold import in_words, short_number
from trainer.scenarios.fresh.words import said, texts
from trainer.scenarios.grammar import WITH_AMOUNT
from trainer.scenarios.reading import Faults
from trainer.scenarios.semantics import examine
from trainer.scenarios.stacks import SMALL, cut, smallest_for

FACTORS = (Fraction(1, 4), Fraction(1, 2), *map(Fraction, (2, 3, 4, 5, 10)))
LOWEST, HIGHEST = 50, 2000
"""The least and the greatest big blind or small bet at which varied hands are played."""
ROUND = ("1", "2", "25", "3", "4", "5", "6", "8", "12", "15")
"""What a stake that is really played begins with, its noughts left out."""
DEEP = 20
"""So many big blinds at least hold a stack of which nobody asks how deep it is."""
SPREAD = (0.75, 1.35)
"""Between these shares of what the file gives lies a stack that decides nothing."""
ALL_IN = "all-in"


# --- stacks ----------------------------------------------------------------------------------------------------


def free_stacks(scenario: Scenario) -> tuple[Sitting, ...]:
    """Whose stacks decide nothing: deep enough for all that is bet in the file, and never all-in by it."""
    most = _put_in(scenario) + tables.unit(scenario.stakes)
    all_in = {line.seat for line in scenario.script if line.verb == ALL_IN}
    return tuple(
        each
        for each in scenario.seats
        if each.number not in all_in
        and each.stack.amount > max(most, DEEP * tables.unit(scenario.stakes))
        and not _told_by(scenario, each.number)  # the very chips of a wager have to be there
    )


def _put_in(scenario: Scenario) -> int:
    """The most that the file has anybody put in over all streets."""
    by_street: dict[int, int] = {}
    for line in scenario.script:
        if line.verb in WITH_AMOUNT:
            by_street[line.street] = max(by_street.get(line.street, 0), line.amount)
    told = sum(_told_by(scenario, each.number).amount for each in scenario.seats)
    return sum(by_street.values()) + told


def _told_by(scenario: Scenario, seat: int) -> Chips:
    """All chips that the seat puts in by its own wagers."""
    some = (timed.act for told in scenario.told if told.seat == seat for timed in told.does)
    return sum((act.chips for act in some if isinstance(act, Wager)), NO_CHIPS)


def other_stacks(scenario: Scenario, chance: Random) -> dict[int, Chips]:
    """Other stacks by seat where they decide nothing; each stays above and below the same deciding ones."""
    free = free_stacks(scenario)
    deciding = [each.stack.amount for each in scenario.seats if each not in free]
    floor = max(_put_in(scenario) + tables.unit(scenario.stakes), DEEP * tables.unit(scenario.stakes))
    return {
        each.number: _other(each.stack, chance, floor, deciding) for each in free if each.stack.amount not in deciding
    }


def _other(stack: Chips, chance: Random, floor: int, deciding: list[int]) -> Chips:
    """More or fewer of its highest chips, so that what it can make of the others stays."""
    low = max([floor, int(SPREAD[0] * stack.amount), *(each for each in deciding if each < stack.amount)])
    high = min([int(SPREAD[1] * stack.amount), *(each for each in deciding if each > stack.amount)])
    value, count = stack.piles[0]
    fewer = max(0, min(count - 1, (stack.amount - low - 1) // value))
    more = max(0, (high - stack.amount - 1) // value)
    return Chips(((value, count + chance.randint(-fewer, more)), *stack.piles[1:]))


# --- stakes ----------------------------------------------------------------------------------------------------


def other_stakes(scenario: Scenario, chance: Random) -> Fraction:
    """How many times the stakes are, where the same can happen: amounts in chips that exist, and all words true."""
    if any(map(in_words, texts(scenario))) or any(map(short_number, said(scenario))):
        return SAME
    drawn = chance.sample((SAME, *FACTORS), len(FACTORS) + 1)
    return next(each for each in drawn if each == SAME or _possible(scenario, each))


def _possible(scenario: Scenario, factor: Fraction) -> bool:
    if not LOWEST <= factor * tables.unit(scenario.stakes) <= HIGHEST:
        return False
    if not all(map(_round, _amounts(scenario, factor))):
        return False
    faults = Faults("")
    try:
        made = followed(scenario, Changes(factor=factor, stacks=scaled_stacks(scenario, {}, factor)))
    except NotEnoughChips:
        return False
    examine(made, faults)
    return not faults.found and all(_holds(each.stack, _told_by(made, each.number)) for each in made.seats)


def _holds(stack: Chips, told: Chips) -> bool:
    """Are these very chips in the stack, and as many again for what is put in before?"""
    has = dict(stack.piles)
    return all(has.get(value, 0) >= 2 * count for value, count in told.piles)


def scaled_stacks(scenario: Scenario, other: Mapping[int, Chips], factor: Fraction) -> dict[int, Chips]:
    """All stacks by seat so many times as large, with small chips enough. Raises NotEnoughChips."""
    return {
        each.number: _scaled(other.get(each.number, each.stack), factor, scenario, about=each.number in other)
        for each in scenario.seats
    }


def _amounts(scenario: Scenario, factor: Fraction) -> list[Fraction]:
    return [factor * getattr(scenario.stakes, each.name) for each in fields(Stakes)]


def _round(amount: Fraction) -> bool:
    return not amount or str(amount).rstrip("0") in ROUND


def _scaled(stack: Chips, factor: Fraction, scenario: Scenario, *, about: bool) -> Chips:
    """So many times the stack; `about` as much where nobody asks how much it is."""
    if factor == SAME:
        return stack
    least = smallest_for(map(int, _amounts(scenario, factor)))
    values = tuple(sorted(each for each in DENOMINATIONS if each >= least))
    many = max(1, int(factor * tables.smallest(scenario.stakes) / least)) * (1 if scenario.limit == "no-limit" else 2)
    amount = int(factor * stack.amount) // least * least if about else Changes(factor=factor).amount(stack.amount)
    if amount % least:
        raise NotEnoughChips(f"{amount} isn't a stack of chips of {least}")
    return cut(amount, values, (many * SMALL[0], *SMALL[1:]))
