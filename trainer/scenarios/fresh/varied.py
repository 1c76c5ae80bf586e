"""An authored scenario at another table: the same point, and all else drawn, but for what its file holds fixed."""

from dataclasses import replace
from itertools import permutations
from random import Random

from trainer.kernel.cards import SUITS
from trainer.kernel.games import has_board
from trainer.scenarios.decks import cards_of
from trainer.scenarios.form import ACTS, CARDS, NAMES, SEATS, SEED, STACKS, STAKES, Scenario
from trainer.scenarios.form import SUITS as OF_SUITS
from trainer.scenarios.fresh import tables
from trainer.scenarios.fresh.acting import acted_by_others
from trainer.scenarios.fresh.changes import SAME, Changes, permuted
from trainer.scenarios.fresh.clean import SEEDS
from trainer.scenarios.fresh.followed import followed, seats_of
from trainer.scenarios.fresh.retold import names_colors
from trainer.scenarios.fresh.stacked import other_stacks, other_stakes, scaled_stacks
from trainer.scenarios.fresh.words import texts
from trainer.scenarios.semantics import MOST

RED = "dh"
TRIES = 30
"""So many times are chairs drawn until a player has the last of them."""


def varied(scenario: Scenario, chance: Random) -> Scenario:
    """The scenario at another table, the same for the same chance; its id stays, and it has no file yet.

    What can vary: the seats and empty chairs, names, suits, stacks, stakes, the cards that its file leaves open, and
    who of the players makes the bets that decide nothing.
    """
    drawn = scenario if ACTS in scenario.fixed else acted_by_others(scenario, chance)
    if CARDS in scenario.fixed:
        drawn = replace(drawn, deck=cards_of(drawn, drawn.seed))
    factor = SAME if STAKES in scenario.fixed else other_stakes(drawn, chance)
    stacks = {} if STACKS in scenario.fixed else other_stacks(drawn, chance)
    changes = Changes(
        seats={} if SEATS in scenario.fixed else _other_seats(drawn, chance),
        names={} if NAMES in scenario.fixed else _other_names(drawn, chance),
        suits={} if OF_SUITS in scenario.fixed else _other_suits(drawn, chance),
        stacks=scaled_stacks(drawn, stacks, factor),
        factor=factor,
        seed=drawn.seed if SEED in scenario.fixed else chance.randrange(SEEDS),
    )
    return followed(drawn, changes)


def _other_seats(scenario: Scenario, chance: Random) -> dict[int, int]:
    """Other chairs in the same order around the table; the first and last stay so where cards go from the first one.

    An empty chair that the file names is taken along. It never comes after the last player, where no table has one.
    """
    sitting = {each.number for each in scenario.seats}
    chairs = sorted(sitting | seats_of(scenario))
    for _ in range(TRIES):
        fresh = sorted(chance.sample(range(1, MOST[scenario.game] + 1), len(chairs)))
        turned = chance.randrange(len(chairs)) if has_board(scenario.game) else 0
        found = dict(zip(chairs, fresh[turned:] + fresh[:turned], strict=True))
        if max(chairs, key=lambda each: found[each]) in sitting:
            return found
    return {}


def _other_names(scenario: Scenario, chance: Random) -> dict[str, str]:
    old = [each.name for each in scenario.seats]
    return dict(zip(old, chance.sample(tables.NAMES, len(old)), strict=True))


def _other_suits(scenario: Scenario, chance: Random) -> dict[str, str]:
    """The suits changed about; as they are where suits decide, within their color where the words tell them so."""
    if not has_board(scenario.game):
        return {}
    if not any(map(names_colors, texts(scenario))):
        return dict(permuted("".join(chance.sample(SUITS, len(SUITS)))))
    return dict(permuted(chance.choice([*filter(_keep_colors, map("".join, permutations(SUITS)))])))


def _keep_colors(suits: str) -> bool:
    return all((old in RED) == (new in RED) for old, new in zip(SUITS, suits, strict=True))
