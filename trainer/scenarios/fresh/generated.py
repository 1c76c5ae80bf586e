"""A fresh hand for a kind of irregularity: a clean hand by chance, and the irregularity drawn into it."""

from dataclasses import replace
from random import Random

from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import Book
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.fresh.clean import clean_hand
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors.drawn import spoiled
from trainer.scenarios.injectors.injector import CannotStrike, Injector, Values

TRIES = 60
"""So many clean hands are drawn until the irregularity finds a place in one."""


def generated(injector: Injector, seed: str, law: Book, fixed: Values | None = None, game: str = "") -> Scenario:
    """The hand of that seed, the same on every machine: text and all but its file. Raises CannotStrike."""
    return at_once(generating(injector, seed, law, fixed, game))


def generating(
    injector: Injector, seed: str, law: Book, fixed: Values | None = None, game: str = "", plays: int | None = None
) -> Pieces[Scenario]:
    """The same in pieces; its cards and its players go by the seed `plays` where one is given."""
    for number in range(TRIES):
        chance = Random(f"{injector.key} {seed} {number}")
        clean = clean_hand(chance, game or (chance.choice(injector.games) if injector.games else ""))
        clean = clean if plays is None else replace(clean, seed=plays)
        try:
            hand = yield from dealt(clean, law, clean.seed)
            made = spoiled(hand, injector, chance, fixed)
        except (CannotStrike, BadScenario):
            continue
        return replace(made, id=f"{injector.key}-{seed}-{number}")
    raise CannotStrike(f"{injector.key} found no place in {TRIES} hands")
