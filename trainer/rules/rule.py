"""A rule: a named condition over facts with its consequence as data."""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from trainer.rules.ruling import Ruling

Numbers = Mapping[str, int]
Condition = Callable[[Any, Numbers], bool]  # asked of the Facts of a hand, or of those of a room
Figures = Callable[[Any, Numbers], Mapping[str, int]]


@dataclass(frozen=True)
class Rule:
    """`name` is "common.misdeal:two_boxed_cards"; `excepts` names the rules whose result this one replaces.

    `numbers` are the parameters that the citing paragraph must give (thresholds, counts). `figures` works out what the
    ruling comes to in the case at hand (chips, seats from 1, seconds), each under its name.
    """

    name: str
    topics: tuple[str, ...]
    sense: str
    ruling: Ruling
    condition: Condition
    excepts: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    figures: Figures | None = None

    @cached_property
    def says(self) -> str:
        """The first paragraph of the sense, in one line."""
        return " ".join(self.sense.split("\n\n")[0].split())

    def __call__(self, facts: Any, numbers: Numbers) -> bool:
        """Does the condition hold? `numbers` come from the ledger paragraph that cites the rule."""
        return self.condition(facts, numbers)


def rule(
    *topics: str,
    ruling: Ruling,
    excepts: tuple[str, ...] = (),
    numbers: tuple[str, ...] = (),
    figures: Figures | None = None,
) -> Callable[[Condition], Rule]:
    """Make a rule of a predicate: its name is the condition, its docstring the sense."""

    def made(condition: Condition) -> Rule:
        module = condition.__module__.removeprefix("trainer.rules.")
        name = f"{module}:{condition.__name__}"
        return Rule(name, topics, inspect.getdoc(condition) or "", ruling, condition, excepts, numbers, figures)

    return made
