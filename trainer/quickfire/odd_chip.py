"""Odd chip: the pot does not come out even; who gets the chips that are over?"""

from trainer.quickfire import asking
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.spot import Answer, Asks, Field, Option, Spot, Sum
from trainer.quickfire.telling import Telling
from trainer.quickfire.ties import TIES
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import Pot, halves, identical, odd, pots, smallest_chip
from trainer.rules.ruling import Decision

KEY = "odd-chip"
TARGET = 12000
WHO, SEATS = "who", "seats"
NAMED, FLOOR = "seats", "floor"


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """All hands are up, and the pot does not come out even. Raises Unsuitable."""
    facts = told.facts
    pot = only_pot(facts)
    if not odd(facts, pot):
        raise Unsuitable
    decisions = tuple(each for each in _all(law, facts) if asking.sure(each))
    if not decisions:
        return _floors(law, told, seed, case)
    shares = shares_of(decisions)
    return _spot(
        law, told, seed, case, {WHO: NAMED, SEATS: _favoured(facts, pot, shares)}, decisions, _sums(facts, pot, shares)
    )


def only_pot(facts: Facts) -> Pot:
    """The one pot there is. Raises Unsuitable for more, and where chips lie there that nobody called."""
    found, table = pots(facts), facts.table
    if len(found) != 1 or found[0].amount != table.whole_pot:
        raise Unsuitable
    return found[0]


def _all(law: Book, facts: Facts) -> list[Decision]:
    return [asking.on(law, facts, each) for kind in ("odd-chips", "both-ways") for each in asking.every(facts, kind)]


def shares_of(decisions: tuple[Decision, ...]) -> dict[int, int]:
    """By seat what it gets, in chips. Raises Unsuitable where decisions differ."""
    told = [{int(k.removeprefix("seat-")): v for k, v in each.figures if k.startswith("seat-")} for each in decisions]
    if any(each != told[0] for each in told):
        raise Unsuitable
    return told[0]


def even(facts: Facts, pot: Pot) -> dict[int, int]:
    """By seat what it gets before the chips over go out, in chips."""
    won, chip = halves(facts, pot), smallest_chip(facts)
    parts = [next(iter(won.values()))] if len(won) < 2 or identical(facts, pot) else list(won.values())
    half, found = pot.amount // chip // len(parts), dict[int, int]()
    for seats in parts:
        for seat in seats:
            found[seat] = found.get(seat, 0) + half // len(seats) * chip
    return found


def _favoured(facts: Facts, pot: Pot, shares: dict[int, int]) -> tuple[int, ...]:
    """The seats that get a chip more. Raises Unsuitable where somebody gets several, or everybody one."""
    chip, before = smallest_chip(facts), even(facts, pot)
    more = {seat: amount - before[seat] for seat, amount in shares.items()}
    favoured = tuple(sorted(seat for seat, extra in more.items() if extra))
    if not favoured or len(favoured) == len(shares) or any(extra not in (0, chip) for extra in more.values()):
        raise Unsuitable
    return favoured


def _floors(law: Book, told: Telling, seed: int, case: str) -> Spot:
    """The house says nothing on odd chips: the floor decides."""
    also = asking.floor_paragraph(law)
    if not also:
        raise Unsuitable
    decisions = tuple(_all(law, told.facts))
    note = "The house’s rulebook has no rule on odd chips. The floor says who gets them."
    return _spot(law, told, seed, case, {WHO: FLOOR}, decisions, (), (note,))


def _spot(
    law: Book,
    told: Telling,
    seed: int,
    case: str,
    answer: Answer,
    decisions: tuple[Decision, ...],
    sums: tuple[Sum, ...],
    notes: tuple[str, ...] = (),
) -> Spot:
    chip, seats = smallest_chip(told.facts), tuple(sorted(told.course.contesting))
    options = (Option(NAMED, "A seat gets it", "or one each to several"), Option(FLOOR, "Floor", "not my call"))
    fields = (
        f.choice(WHO, "Who gets the odd chip?", *options),
        Field(SEATS, Asks.SEATS, "Odd chip to", seats=seats, when=(WHO, (NAMED,))),
    )
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        focus_of(told),
        f"The pot is {f.money(only_pot(told.facts).amount)}. The smallest chip is {chip}. Who gets the odd chip?",
        fields,
        (answer,),
        decisions,
        TARGET,
        notes,
        sums,
        asking.floor_paragraph(law) if answer[WHO] == FLOOR else (),
        case=case,
    )


def focus_of(told: Telling) -> tuple[str, ...]:
    """The pot, the board and the hands shown."""
    board = ("board",) if told.table.board else ()
    return ("pot", *board, *(f"hand-{seat}" for seat in told.course.contesting))


def _sums(facts: Facts, pot: Pot, shares: dict[int, int]) -> tuple[Sum, ...]:
    """What the seats get alike and what is over, up to the pot."""
    before = even(facts, pot)
    lines = [(f"seat {seat}, even share", amount, (f"hand-{seat}",)) for seat, amount in sorted(before.items())]
    over = {seat: shares[seat] - before[seat] for seat in sorted(shares)}
    lines += [(f"odd chip to seat {seat}", more, (f"hand-{seat}",)) for seat, more in over.items() if more]
    return f.running(line for line in lines if line[1])


KIND = Kind(
    KEY,
    "Odd chip",
    "The pot won’t split evenly. Who gets the odd chip?",
    TARGET,
    TIES,
    question,
    ("pot.odd-chip",),
)
