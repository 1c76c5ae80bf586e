"""Several players all-in for different amounts: the hand up to the pots, and what each of the pots is made of."""

from dataclasses import dataclass, replace
from random import Random

from trainer.quickfire import figures as f
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.showdowns import Showdown, all_ins, first_round, quietly, showdown
from trainer.quickfire.spot import Sum
from trainer.quickfire.telling import Telling
from trainer.rules.facts import Facts
from trainer.rules.facts.paid import staked
from trainer.rules.facts.pots import Pot, pots
from trainer.rules.record import Record
from trainer.scenarios.fresh import tables

FLOP_GAMES = ("holdem", "holdem", "omaha", "omaha-8")
STUD_GAMES = ("stud", "stud-8", "razz")
BACK = "Goes back"


@dataclass(frozen=True, slots=True)
class Layered:
    """A hand with bets in layers: how it was told, who is left, and how long it was when the layers were complete."""

    told: Telling
    made: Showdown


def on_the_flop(dice: Random, live: int, others: int, game: str = "", ante: bool = False) -> Layered:
    """Short stacks of different size go in on the second round against the deepest one; with an ante for all or not."""
    made = showdown(game or dice.choice(FLOP_GAMES), dice, live, others)
    made.stakes = replace(made.stakes, big_blind_ante=made.stakes.big_blind if ante else 0)
    unit, chip = tables.unit(made.stakes), tables.smallest(made.stakes)
    total = unit * dice.choice((2, 3))
    reach = live * total if made.game != "holdem" else 12 * unit
    caps = dice.sample(range(unit, max(reach, unit + (live + 1) * chip), chip), live)
    for seat, cap in zip(made.live, caps, strict=True):
        made.give(seat, total + cap)
    told = made.open()
    first_round(told, made, total)
    told.show()
    all_ins(told)
    return Layered(told, made)


def on_the_first_round(dice: Random, live: int, others: int) -> Layered:
    """Before the flop somebody deep raises, and short stacks go in behind."""
    made = showdown("holdem", dice, live, others)
    unit, chip = tables.unit(made.stakes), tables.smallest(made.stakes)
    caps = dice.sample(range(unit + chip, 9 * unit, chip), live - 1)
    raiser, *short = dice.sample(made.live, live)
    for seat, cap in zip(short, caps, strict=True):
        made.give(seat, cap)
    told = made.open()
    told.show()
    first_round(told, made, 9 * unit, raiser)
    return Layered(told, made)


def in_stud(dice: Random, live: int, others: int, game: str = "") -> Layered:
    """In limit stud short stacks run out on different streets; told to the showdown, hands up."""
    made = showdown(game or dice.choice(STUD_GAMES), dice, live, others)
    chip, small = tables.smallest(made.stakes), made.stakes.small_bet
    for seat in made.live[: dice.randint(1, live - 1)]:
        made.give(seat, made.stakes.ante + chip * dice.randint(1, 3 * small // chip))
    told = made.open()
    told.show()
    first_round(told, made)
    quietly(told, 0.7)
    return Layered(told, made)


def played_out(told: Telling) -> Facts:
    """The facts once all streets have come and every live hand lies face up, whatever the hand told so far."""
    further = Telling(told.setup, told.dice)
    further.record, further.now = _copy(told.record), told.now
    quietly(further, 0)
    further.turn_up()
    return further.facts


def _copy(record: Record) -> Record:
    """The same hand once more, to go on from."""
    fresh = Record(record.setup)
    fresh.gestures, fresh.tables, fresh.courses = list(record.gestures), list(record.tables), list(record.courses)
    return fresh


def uncalled(facts: Facts) -> dict[int, int]:
    """By seat what it put in that nobody called: no part of any pot."""
    paid = staked(facts)
    called = sorted(paid.values(), reverse=True)[1]
    return {seat: amount - called for seat, amount in paid.items() if amount > called}


def label_of(name: str) -> str:
    """A pot as it is called."""
    return "Main pot" if name == "main" else f"Side pot {name.rpartition('-')[2]}"


def worked_out(facts: Facts) -> tuple[Sum, ...]:
    """Pot by pot and seat by seat what goes into each, and what goes back. Raises Unsuitable if it does not add up."""
    returned = [(f"seat {seat}", more, (f"bet-{seat}",)) for seat, more in uncalled(facts).items()]
    return (*_into_pots(facts), *f.running(returned, BACK))


def _into_pots(facts: Facts) -> tuple[Sum, ...]:
    found, below, paid = list[Sum](), 0, staked(facts)
    playing = pots(facts)
    tops = _tops(paid, playing)
    for pot, top in zip(playing, tops, strict=True):
        lines = [(f"seat {seat}", min(paid[seat], top) - min(paid[seat], below), (f"bet-{seat}",)) for seat in paid]
        dead = pot.amount - sum(each for _, each, _ in lines)
        lines.append((_dead(facts, pot), dead, ("pot",)))
        if dead < 0:
            raise Unsuitable
        found += f.running((line for line in lines if line[1]), label_of(pot.name))
        below = top
    return tuple(found)


def _dead(facts: Facts, pot: Pot) -> str:
    """What lies in a pot besides what was matched."""
    return "the ante" if pot.name == "main" and facts.setup.stakes.big_blind_ante else "folded hands"


def _tops(paid: dict[int, int], playing: tuple[Pot, ...]) -> list[int]:
    """How far up each pot reaches: as much as the shortest of those in it put in; none beyond what was called."""
    called = sorted(paid.values(), reverse=True)[1]
    return [min(called, min(paid[seat] for seat in pot.seats)) for pot in playing]
