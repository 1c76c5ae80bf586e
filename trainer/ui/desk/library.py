"""All scenarios that come with the program, read once."""

from functools import cache
from pathlib import PurePath

from trainer import resources
from trainer.scenarios.drills import Offer
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import SHUFFLE
from trainer.scenarios.loader import load_all


@cache
def scenarios() -> dict[str, Scenario]:
    """Every scenario by its id. Raises BadScenario with all faults of all files."""
    return {each.id: each for each in load_all(resources.path("quizzes", "scenarios"))}


@cache
def offers() -> tuple[Offer, ...]:
    """What the drills choose from."""
    return tuple(
        Offer(each.id, PurePath(each.path).parent.name, each.game, each.takeover == SHUFFLE)
        for each in scenarios().values()
    )
