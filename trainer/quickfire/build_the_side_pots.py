"""Build the side pots: how many pots, how much in each, and who may win it."""

from random import Random

from trainer.quickfire import asking, layers
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.layers import label_of, uncalled
from trainer.quickfire.spot import Answer, Asks, Field, Option, Spot
from trainer.quickfire.telling import Telling
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import Pot, pots
from trainer.rules.ruling import Decision
from trainer.scenarios.fresh import tables

KEY = "build-the-side-pots"
TARGET = 30000
MOST = 5
POTS = "pots"
PRACTICE = "practice:one-layer-each-pot"


def two_pots(dice: Random) -> Telling:
    """Main pot and one side pot."""
    return layers.on_the_flop(dice, 3, dice.randint(0, 3), "holdem").told


def on_the_first_round(dice: Random) -> Telling:
    """Short stacks behind a raise before the flop."""
    return layers.on_the_first_round(dice, dice.randint(3, 4), dice.randint(0, 4)).told


def many_pots(dice: Random) -> Telling:
    """Four or five in, each for another amount."""
    return layers.on_the_flop(dice, dice.randint(4, 5), dice.randint(0, 3)).told


def with_an_ante(dice: Random) -> Telling:
    """The big blind posted an ante for all: part of the main pot and of no bet."""
    return layers.on_the_flop(dice, dice.randint(3, 4), dice.randint(0, 3), "holdem", ante=True).told


CASES = {
    "two-pots": two_pots,
    "first-round": on_the_first_round,
    "many-pots": many_pots,
    "ante-for-all": with_an_ante,
}


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """The betting is over: which pots are there? Raises Unsuitable."""
    facts, done = told.facts, layers.played_out(told)
    found = pots(facts)
    if not 2 <= len(found) <= MOST or [each.amount for each in found] != [each.amount for each in pots(done)]:
        raise Unsuitable
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        f.places(told, "pot"),
        "The betting is over. What are the pots, and which seats are in each?",
        _fields(facts, tables.smallest(told.setup.stakes)),
        (_answer(found),),
        decisions_on(law, done),
        TARGET,
        tuple(
            f"{f.money(more)} goes back to seat {seat} because no one called it"
            for seat, more in uncalled(facts).items()
        ),
        layers.worked_out(facts),
        case=case,
        practices=asking.practised(law, PRACTICE),
    )


def decisions_on(law: Book, done: Facts) -> tuple[Decision, ...]:
    """What the house says on each pot, if it does; to the same amounts. Raises Unsuitable."""
    points = asking.every(done, "pot")
    found = tuple(each for point in points if asking.sure(each := asking.on(law, done, point)))
    amounts = {each.name: each.amount for each in pots(done)}
    if any(asking.figure(each, "amount") != amounts[each.matter.detail] for each in found):
        raise Unsuitable
    return found


def _answer(found: tuple[Pot, ...]) -> Answer:
    """The number of pots; of each its amount and its seats."""
    parts: dict[str, int | str | tuple[int, ...]] = {POTS: str(len(found))}
    for pot in found:
        parts[pot.name] = pot.amount
        parts[seats_of(pot.name)] = tuple(sorted(pot.seats))
    return parts


def seats_of(name: str) -> str:
    """The key of the part that names a pot's seats."""
    return f"{name}-seats"


def _fields(facts: Facts, step: int) -> tuple[Field, ...]:
    options = [Option(str(count), f"{count} pot{'s' * (count > 1)}") for count in range(1, MOST + 1)]
    fields = [f.choice(POTS, "How many pots?", *options)]
    seats = tuple(sorted(facts.course.contesting))
    for at in range(MOST):
        name = f"side-{at}" if at else "main"
        when, label = (POTS, tuple(str(count) for count in range(at + 1, MOST + 1))), label_of(name)
        fields.append(f.chips_field(name, label, step, when, label))
        fields.append(Field(seats_of(name), Asks.SEATS, f"{label}: which seats?", seats=seats, when=when, row=label))
    return tuple(fields)


KIND = Kind(
    KEY,
    "Build the side pots",
    "Several all-ins: how many pots, how much, which seats?",
    TARGET,
    CASES,
    question,
    ("pot.side-pot",),
)
