"""Split it: halves, quarters and equal hands; how much goes to whom?"""

from trainer.quickfire import asking
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.odd_chip import focus_of, only_pot, shares_of
from trainer.quickfire.spot import Field, Spot, Sum
from trainer.quickfire.telling import Telling
from trainer.quickfire.ties import TIES
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import Pot, halves, identical, odd, smallest_chip, split
from trainer.rules.ruling import Decision

KEY = "split-it"
TARGET = 20000
SHARE, BEST = "practice:equal-hands-share", "practice:best-hand-wins-the-pot"


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """All hands are up: how much for whom? Raises Unsuitable."""
    facts = told.facts
    pot = only_pot(facts)
    parted = _decided(law, facts)
    shares = shares_of(parted) if parted else _evenly(facts, pot)
    if len(shares) < 2:
        raise Unsuitable
    seats = tuple(sorted(facts.course.contesting))
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        focus_of(told),
        f"The pot is {f.money(pot.amount)}. Who gets how much?",
        tuple(_share(told, seat, smallest_chip(facts)) for seat in seats),
        ({f"seat-{seat}": shares.get(seat, 0) for seat in seats},),
        (*parted, *asking.if_sure(law, facts, "plays-the-board")),
        TARGET,
        sums=(*_halved(facts, pot), *_shared(shares)),
        practices=asking.practised(law, SHARE, BEST),
        case=case,
    )


def _share(told: Telling, seat: int, chip: int) -> Field:
    name = f.named(told, seat)
    return f.chips_field(f"seat-{seat}", name, chip, row=name)


def _decided(law: Book, facts: Facts) -> tuple[Decision, ...]:
    """What the house says on chips that do not come out even, and on hands that are the same both ways."""
    points = [each for kind in ("odd-chips", "both-ways") for each in asking.every(facts, kind)]
    return tuple(each for point in points if asking.sure(each := asking.on(law, facts, point)))


def _evenly(facts: Facts, pot: Pot) -> dict[int, int]:
    """By seat what it gets, in chips. Raises Unsuitable where that leaves a chip over and the house does not say."""
    if odd(facts, pot):
        raise Unsuitable
    return split(facts, pot)


def _halved(facts: Facts, pot: Pot) -> tuple[Sum, ...]:
    """The two halves of a high-low pot: a chip that is over is part of the high one."""
    if len(halves(facts, pot)) < 2 or identical(facts, pot):
        return ()
    low = pot.amount // smallest_chip(facts) // 2 * smallest_chip(facts)
    return f.running([("high half", pot.amount - low, ("pot",)), ("low half", low, ("pot",))])


def _shared(shares: dict[int, int]) -> tuple[Sum, ...]:
    """Each share, and that they make the pot."""
    return tuple(Sum(f"seat {seat}", amount, amount, (f"hand-{seat}",)) for seat, amount in sorted(shares.items()))


KIND = Kind(
    KEY,
    "Split it",
    "Halves, quarters and equal hands: who gets how much?",
    TARGET,
    TIES,
    question,
    ("pot.odd-chip",),
)
