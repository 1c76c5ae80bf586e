"""A fresh hand like one in the library: where the generators are called for it."""

from random import Random

from trainer.grading.proving import proving
from trainer.kernel.pieces import Pieces
from trainer.rules.book import book
from trainer.rules.topics import ROUTINE
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.compiler import making_play
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.keys import Order, fresh_key, is_fresh
from trainer.scenarios.fresh.varied import varied
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play
from trainer.scenarios.shelf import Gone
from trainer.scenarios.writing import written
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.hands import FromStock, chosen_play, ordered_play

TABLES = 3  # at so many others a story is tried
NOTE = "A scenario at another table."
NONE = "No fresh hand like this one turned up. Try again."
BROKEN = (ValueError, LookupError, ArithmeticError, AssertionError, TypeError)


class NoFresh(Gone):
    """There is no hand like it."""


def fresh_like(desk: Desk, house: str, scenario: str, attempt: int | None, made: FromStock) -> Pieces[Play]:
    """Another hand like a scenario, at a house; one that is in no file is known by its last `attempt`.

    Of a hand that stems from an irregularity it is another one of that kind, whose file `made` gives; of a story it is
    the same one at another table. Raises NoFresh, a LookupError, where there is none, Gone for a file that is no longer
    there, and StoreTrouble.
    """
    key = scenario if is_fresh(scenario) else ""
    if not key:
        like = _kept(desk, scenario, attempt)
        yield
        key = stem_of(like)
        if not key:
            return (yield from _told_again(desk, house, like))
    order = Order(house, key, desk.seeds())
    try:
        return (yield from ordered_play(order, made, short=False))
    except Gone as gone:
        raise NoFresh(NONE) from gone


def _kept(desk: Desk, scenario: str, attempt: int | None) -> Scenario:
    """The scenario as its file tells it, or as it was dealt last."""
    if attempt is None or scenarios().get(scenario) is not None:
        return scenarios().open(scenario)
    kept = desk.store.attempt(attempt).hand
    return read(kept.scenario_text, kept.scenario, stored=True)


def _told_again(desk: Desk, house: str, like: Scenario) -> Pieces[Play]:
    """The story at another table, proved; where none can be used its own with new cards."""
    law, seed = book(house), desk.seeds()
    clean = not set(like.topics) - {ROUTINE}
    for number in range(TABLES):
        try:
            made = read(written(varied(like, Random(f"{seed} {number}")), NOTE), f"{like.id}.toml")
        except BROKEN:
            continue
        yield
        proof = yield from proving(made, law)
        if not proof.faults and (proof.clean if clean else proof.usable):
            return (yield from making_play(made, law))
    if scenarios().get(like.id) is not None:
        return (yield from chosen_play(desk, house, like.id))
    try:
        return (yield from making_play(like, law, seed))
    except BROKEN as fault:
        raise NoFresh(NONE) from fault


def stem_of(scenario: Scenario) -> str:
    """The key of the fresh hands of which it is one; "" for one that somebody wrote."""
    return fresh_key(scenario.drawn.irregularity) if scenario.drawn is not None else ""
