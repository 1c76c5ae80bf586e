"""Fresh hands made and proved before a session deals them, by the worker while the trainee does something else."""

from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from random import Random

from trainer.grading.proving import Proof, proving
from trainer.kernel.altered import replace
from trainer.kernel.how_far import HowFar, untold
from trainer.kernel.pieces import Making, Pieces
from trainer.progress.grades import kept
from trainer.rules.book import Book, book
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.compiler import making_play
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.fresh.asked_for import asked_for
from trainer.scenarios.fresh.keys import CLEAN, Order, is_fresh
from trainer.scenarios.fresh.varied import varied
from trainer.scenarios.injectors.injector import CannotStrike
from trainer.scenarios.loader import read
from trainer.scenarios.shelf import Gone
from trainer.scenarios.writing import written
from trainer.study.deciding_apart import asks_about, part_on, sides_of, told_of
from trainer.study.tested import tested

TRIES, ELSEWHERE = 24, 8
"""So many hands are made until one can be used; the first of them only where nothing alike was dealt lately."""
KNOWN = 100
"""So many files of hands dealt lately are known by what was drawn in them."""
NOTE = "A fresh hand."
Strike = tuple[str, str, int, int]
"""What was drawn, where it strikes, whom, and where the button is: (kind, place, seat, button)."""


def stocked(order: Order, lately: Iterable[str], so_far: HowFar = untold) -> str:
    """The file of the hand; "" where there is none. `lately` are the files of the hands dealt last, of any kind.

    `so_far` may raise to stop.
    """
    making = Making(stocking(order, lately))
    done = 0
    while making.step():
        done += 1
        so_far(done, 0)
    return making.whole()


def stocking(order: Order, lately: Iterable[str]) -> Pieces[str]:
    """The same in pieces; one that does not test the rule that is wanted only where none does.

    Raises LookupError for a house or a key that there is not.
    """
    law, usable = book(order.house), ""
    had = yield from _strikes(lately)
    for attempt in range(TRIES):
        try:
            hand = yield from _made(order, attempt, law)
        except (CannotStrike, BadScenario):  # two irregularities may want the same card
            continue
        except Gone:
            return ""
        if attempt < ELSEWHERE and strike(hand) in had:
            continue
        yield
        kind = yield from _apart(hand, order, law)
        if kind is None:
            continue
        proof = yield from proving(hand, law)
        if not _can_be_dealt(proof, order):
            continue
        if _tests(proof, order.rule, kind):
            return hand.text
        usable = usable or ("" if order.than else hand.text)
    return usable


def _apart(hand: Scenario, order: Order, law: Book) -> Pieces[str | None]:
    """On what matter the rulebook that is named rules otherwise, "" where none is named; None where it does not."""
    if not order.than:
        return ""
    play = yield from making_play(hand, law)
    told = yield from told_of(play, law)
    sides = yield from sides_of(told, law, book(order.than))
    return sides[0].kind if part_on(sides) else None


def _can_be_dealt(proof: Proof, order: Order) -> bool:
    if proof.faults:
        return False
    return proof.clean if order.key == CLEAN else proof.usable or not is_fresh(order.key)


def _made(order: Order, attempt: int, law: Book) -> Pieces[Scenario]:
    """A fresh hand; of an authored one the same story at another table. Raises CannotStrike, BadScenario, Gone."""
    if is_fresh(order.key):
        made = yield from asked_for(order, attempt, law)
    else:
        story = scenarios().open(order.key)
        yield
        made = replace(varied(story, Random(f"{order.seed} {attempt}")), seed=order.seed)
    return read(written(made, NOTE), f"{made.id}.toml")


def _tests(proof: Proof, rule: str, kind: str) -> bool:
    """Does the hand test the rule that is wanted, and ask something of the dealer on that matter?"""
    known = not rule or (proof.best is not None and rule in tested(kept(proof.best)))
    return known and (not kind or asks_about(kind, proof.kinds))


def _strikes(files: Iterable[str]) -> Pieces[set[Strike]]:
    """What was drawn lately; files of authored hands, and such as can't be read any more, tell nothing."""
    found = set[Strike]()
    for text in files:
        struck = _struck(text)
        found |= {struck} if struck is not None else set()
        yield
    return found


@lru_cache(maxsize=KNOWN)
def _struck(text: str) -> Strike | None:
    """What was drawn in a hand of that file: for each hand that is made, the same files are looked at."""
    with suppress(BadScenario):
        return strike(read(text, "", stored=True))
    return None


def strike(hand: Scenario) -> Strike | None:
    """What a fresh hand must not have in common with one dealt lately; None of one in which nothing was drawn."""
    drawn = hand.drawn
    return (drawn.irregularity, drawn.place, drawn.seat, hand.button) if drawn is not None else None
