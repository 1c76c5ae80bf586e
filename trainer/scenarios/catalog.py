"""The scenarios there are, as they are chosen from; each file is read when its hand is dealt."""

from functools import cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

import platformdirs

from trainer import resources
from trainer.scenarios.asks import asks
from trainer.scenarios.drills import Offer
from trainer.scenarios.shelf import Content, Shelf

if TYPE_CHECKING:  # read where a hand is dealt; the law comes with it
    from trainer.scenarios.form import Scenario

QUIZZES = "quizzes"


def folders(name: str) -> tuple[Path, ...]:
    """The folders of a kind of content, ours first."""
    return (resources.root() / QUIZZES / name,)


def kept() -> Path:
    """Where this user's indexes are kept; they can be thrown away at any time."""
    return Path(platformdirs.user_cache_dir("dealer-trainer", appauthor=False)) / "content"


@cache
def scenarios() -> Shelf[Offer, "Scenario"]:
    """The scenarios of the program."""
    return Shelf(SCENARIOS, folders(SCENARIOS.name), kept())


def _read(text: str, path: str) -> "Scenario":
    from trainer.scenarios.loader import read

    return read(text, path)


def _told(scenario: "Scenario") -> list[Any]:
    from trainer.scenarios.grammar import SHUFFLE

    return [scenario.id, scenario.game, scenario.takeover == SHUFFLE, scenario.title, list(scenario.topics)]


def _offer(told: list[Any], path: str) -> Offer:
    key, game, whole, title, topics = told
    return Offer(key, PurePosixPath(path).parent.name, game, whole, title, tuple(topics), path)


SCENARIOS: Content[Offer, "Scenario"] = Content("scenarios", _read, _told, _offer, lambda text: not asks(text))
