"""How a pot may have come about: who put in how much on which street, so that nothing in it is out of order anywhere.

Whoever is in has put in the same. The others folded to a bet: at once, after a call of the blind, after an opening
raise, or to the first bet of the next street. Every raise at least doubles what is faced, as the strictest rulebook
has it, and at pot-limit it is never more than three times that.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from trainer.kernel.games import is_stud
from trainer.kernel.table import Setup
from trainer.rules.sizes import bet_size, opening_level

MOST_LIMPERS, MOST_CALLERS, MOST_STEPS = 5, 4, 3
NEVER = -1
MOST_PAID_IN = 200  # smallest chips that one who folds has paid into side pots
TRIED = 24  # sizes of an opening raise, and of a call given up later
DOUBLE, POT = 2, 3

Levels = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to come about: `folded` in the order in which they first act, `forced` what blinds and bring-in put in by
    seat, `antes` what all antes come to, `pots` each with how many it is for, `unit` the smallest chip there is,
    `round` the smallest chip of the stakes, in which raises are named that another raise follows, `before` the streets
    there are to bet on."""

    setup: Setup
    before: int
    pots: tuple[tuple[int, int], ...]
    folded: tuple[int, ...]
    forced: Mapping[int, int]
    antes: int
    unit: int
    round: int

    @property
    def base(self) -> int:
        """What there is to call before anybody has raised."""
        return opening_level(self.setup, 0)

    @property
    def first_raise(self) -> int:
        """The least that a first raise comes to; in stud the bring-in is completed."""
        return bet_size(self.setup, 0) if is_stud(self.setup.game) else DOUBLE * self.base

    @property
    def even(self) -> bool:
        """Can the chips of the stakes make the main pot, less the antes?"""
        return (self.pots[0][0] - self.antes) % self.unit == 0

    @property
    def free(self) -> int:
        """What the main pot holds beside antes and what who folded at once had to post."""
        return self.pots[0][0] - self.antes - sum(self.forced.get(seat, 0) for seat in self.folded)

    @property
    def beyond(self) -> int:
        """What each player of the last side pot put in beyond the share of the main pot."""
        return sum(amount // count for amount, count in self.pots[1:])


@dataclass(frozen=True, slots=True)
class Plan:
    """`share` is what each player of the main pot puts in; `levels` the bets and raises of each street, each the total
    on it, `sides` what each player of a side pot puts into that. `limpers` call the blind and fold to the raise,
    `opener` makes the first raise and folds to the second, `callers` call the first street and fold to the bet on the
    next. `uncalled` is the street on which the last of the levels comes back to who bet it."""

    share: int
    levels: Levels
    limpers: tuple[int, ...] = ()
    opener: int = 0
    callers: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
    uncalled: int = NEVER


def plans(wanted: Wanted) -> Iterator[Plan]:
    """Every way that is looked for, the plainest first."""
    for limpers, openers, callers in _foldings(wanted):
        for limp_first in dict.fromkeys((wanted.folded, _half_in_first(wanted))):
            chosen = wanted.folded if openers or not callers else tuple(reversed(wanted.folded))
            opener = next(iter(chosen[:openers]), 0)
            calling = chosen[openers : openers + callers]
            limping = tuple(each for each in limp_first if each not in (opener, *calling))[:limpers]
            made = _fixed if wanted.setup.limit == "limit" else _free
            yield from made(wanted, limping, opener, calling)


def plans_with_folded_in_sides(wanted: Wanted) -> Iterator[Plan]:
    """Every way in which somebody who folds has paid into a side pot: the first street called, and a fold to a bet on
    the next. At limit none is looked for.
    """
    if wanted.setup.limit == "limit" or is_stud(wanted.setup.game):
        return
    backwards = tuple(reversed(wanted.folded))
    unposted = tuple(sorted(backwards, key=lambda seat: bool(wanted.forced.get(seat))))
    orders = tuple(product(dict.fromkeys((backwards, unposted)), (_half_in_first(wanted), unposted)))
    for (limpers, _, callers), (last, first) in product(_foldings(wanted), orders):
        calling = last[:callers]
        limping = tuple(each for each in first if each not in calling)[:limpers]
        share = _share(wanted, _added(wanted, limping, wanted.base) - _added_by_nobody(wanted, calling), callers)
        most = min(wanted.pots[1][0], wanted.unit * MOST_PAID_IN) if share and calling else 0
        for more in range(wanted.unit, most, wanted.unit):
            yield from _paid_in(wanted, limping, calling, share, more)


def _added_by_nobody(wanted: Wanted, seats: tuple[int, ...]) -> int:
    """What those seats had to post, which is no part of who folded at once."""
    return sum(wanted.forced.get(seat, 0) for seat in seats)


def _paid_in(
    wanted: Wanted, limping: tuple[int, ...], calling: tuple[int, ...], share: int, more: int
) -> Iterator[Plan]:
    """Where each caller who folds has put in so much more than the share of the main pot."""
    sides, left, level = list[int](), more, share + more
    for amount, count in wanted.pots[1:]:
        each, over = divmod(amount, count + len(calling))
        if each > left:
            each, over = divmod(amount - left * len(calling), count)
        if over or each <= 0 or each % wanted.unit:
            return
        sides.append(each)
        left = max(0, left - each)
    whole = share + sum(sides)
    if left or (limping and level == wanted.base):
        return
    if wanted.pots[-1][1] == 1 and whole == level and (first := _chain(wanted, level)) is not None:
        bet = (bet_size(wanted.setup, 1),)
        yield Plan(share, (first, bet, *((),) * (wanted.before - 2)), limping, 0, calling, tuple(sides), 1)
    elif wanted.pots[-1][1] > 1:
        for levels in _in_two(wanted, level, whole):
            yield Plan(share, levels, limping, 0, calling, tuple(sides))


def _half_in_first(wanted: Wanted) -> tuple[int, ...]:
    """Who folds, those first who posted a part of the call: a small blind that is completed makes an odd pot even."""
    return tuple(sorted(wanted.folded, key=lambda seat: not 0 < wanted.forced.get(seat, 0) < wanted.base))


def _foldings(wanted: Wanted) -> list[tuple[int, int, int]]:
    """How many limp, open and call before they fold, the fewest first."""
    there = len(wanted.folded)
    callers = MOST_CALLERS if wanted.before > 1 and not is_stud(wanted.setup.game) else 0
    openers = 0 if wanted.setup.limit == "limit" else 1
    every = product(range(MOST_LIMPERS + 1), range(openers + 1), range(callers + 1))
    return sorted((each for each in every if sum(each) <= there and not (each[1] and each[2])), key=sum)


def _added(wanted: Wanted, seats: tuple[int, ...], level: int) -> int:
    return sum(level - wanted.forced.get(seat, 0) for seat in seats)


def _share(wanted: Wanted, added: int, others: int = 0) -> int:
    """What each puts into the main pot where who folds adds so much and so many others put in the same; 0 where that
    does not come out even.
    """
    share, over = divmod(wanted.free - added, wanted.pots[0][1] + others)
    halves = 2 * share % wanted.round == 0  # else a house that rounds odd amounts would have had to change it
    return share if not over and share % wanted.unit == 0 and halves and share >= wanted.base else 0


def uneven_sides(wanted: Wanted, unit: int) -> str:
    """What is wrong with the side pots whatever anybody has done."""
    for amount, count in wanted.pots[1:]:
        if amount % (count * unit):
            one = count * unit
            near = " or ".join(f"{each:,}" for each in (amount - amount % one, amount - amount % one + one) if each)
            return f"a side pot of {amount:,} is not the same from each of {count} players: write {near}"
    return ""


# --- no-limit and pot-limit ------------------------------------------------------------------------------------------


def _free(wanted: Wanted, limping: tuple[int, ...], opener: int, calling: tuple[int, ...]) -> Iterator[Plan]:
    if opener:
        yield from _opened(wanted, limping, opener)
    elif calling:
        yield from _called(wanted, limping, calling)
    elif share := _share(wanted, _added(wanted, limping, wanted.base)):
        for levels in _spread(wanted, share + wanted.beyond):
            if levels[0] or not limping:
                yield Plan(share, levels, limping)


def _sizes(wanted: Wanted, unit: int) -> list[int]:
    return [wanted.first_raise + step * unit for step in range(TRIED)]


def _opened(wanted: Wanted, limping: tuple[int, ...], opener: int) -> Iterator[Plan]:
    """With a first raise by somebody who folds to the second."""
    limped = _added(wanted, limping, wanted.base)
    for size in _sizes(wanted, wanted.round):
        share = _share(wanted, limped + _added(wanted, (opener,), size))
        whole = share + wanted.beyond
        if share >= size and _raised(wanted, size, whole):
            yield Plan(share, _first_alone(wanted, (size, whole)), limping, opener)


def _called(wanted: Wanted, limping: tuple[int, ...], calling: tuple[int, ...]) -> Iterator[Plan]:
    """With players who call the first street and fold to a bet on the next."""
    limped = _added(wanted, limping, wanted.base)
    for size in (*(() if limping else (wanted.base,)), *_sizes(wanted, wanted.unit)):
        share = _share(wanted, limped + _added(wanted, calling, size))
        if share >= size:
            for levels in _in_two(wanted, size, share + wanted.beyond):
                yield Plan(share, levels, limping, 0, calling)


def _in_two(wanted: Wanted, level: int, whole: int) -> Iterator[Levels]:
    """So much on the first street, and the rest on those after it."""
    first = () if level == wanted.base else _chain(wanted, level)
    if first is not None:
        for later in _later(wanted, whole - level, level):
            yield first, *later


def _raised(wanted: Wanted, size: int, whole: int) -> bool:
    """May the opening raise be this one, and the next that?"""
    capped = wanted.setup.limit == "pot-limit"
    return whole >= DOUBLE * size and not (capped and (size > POT * wanted.base or whole > POT * size))


def _first_alone(wanted: Wanted, first: tuple[int, ...]) -> Levels:
    """Bets on the first street alone."""
    return (first, *((),) * (wanted.before - 1))


def _spread(wanted: Wanted, whole: int) -> Iterator[Levels]:
    """The streets on which each may have put in so much."""
    if whole == wanted.base:
        yield _first_alone(wanted, ())
    elif (first := _chain(wanted, whole)) is not None:
        yield _first_alone(wanted, first)
    elif wanted.setup.limit == "pot-limit":
        for level in (*range(POT * wanted.base, wanted.base, -wanted.unit), wanted.base):
            yield from _in_two(wanted, level, whole)


def _later(wanted: Wanted, rest: int, level: int) -> Iterator[Levels]:
    """Bets after the first street, none more than the pot at pot-limit."""
    least, streets = bet_size(wanted.setup, 1), wanted.before - 1
    if streets < 1 or rest < least:
        return
    players = wanted.pots[0][1]
    most, bets = wanted.antes + players * level, list[tuple[int, ...]]()
    for left in range(streets, 0, -1):
        if not rest:
            bets.append(())
            continue
        bet = rest if wanted.setup.limit != "pot-limit" else min(rest, most - most % wanted.unit)
        if rest != bet and rest - bet < least:
            bet = rest - least
        if bet < least or (left == 1 and bet != rest):
            return
        bets.append((bet,))
        rest, most = rest - bet, most + DOUBLE * bet
    yield tuple(bets)


def _chain(wanted: Wanted, whole: int) -> tuple[int, ...] | None:
    """The raises of the first street up to that level; None where none leads there."""
    if whole < wanted.first_raise:
        return None
    raises = [whole]
    while wanted.setup.limit == "pot-limit" and raises[0] > POT * wanted.base:
        before = -(-raises[0] // (POT * wanted.round)) * wanted.round
        if before < wanted.first_raise or DOUBLE * before > raises[0]:
            return None
        raises.insert(0, before)
    return tuple(raises)


# --- limit -----------------------------------------------------------------------------------------------------------


def _fixed(wanted: Wanted, limping: tuple[int, ...], _: int, calling: tuple[int, ...]) -> Iterator[Plan]:
    ladders = [[_ladder(wanted, street, steps) for steps in range(MOST_STEPS + 1)] for street in range(wanted.before)]
    for levels in sorted(product(*ladders), key=lambda each: sum(map(len, each))):
        first = levels[0][-1] if levels[0] else wanted.base
        share = first + sum(each[-1] for each in levels[1:] if each) - wanted.beyond
        added = _added(wanted, limping, wanted.base) + _added(wanted, calling, first)
        if _share(wanted, added) != share or (limping and not levels[0]):
            continue
        if not calling or (levels[1] and share >= first):
            yield Plan(share, levels, limping, 0, calling)


def _ladder(wanted: Wanted, street: int, steps: int) -> tuple[int, ...]:
    """So many bets and raises of a street at its fixed size."""
    size = bet_size(wanted.setup, street)
    from_ = 0 if street or is_stud(wanted.setup.game) else wanted.base
    return tuple(from_ + size * step for step in range(1, steps + 1))
