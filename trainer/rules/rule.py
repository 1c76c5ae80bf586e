"""A rule: a condition over facts under a written key, with its consequence as data."""

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, wraps
from typing import Any, cast

from trainer.rules.ruling import Ruling

Numbers = Mapping[str, int]
Condition = Callable[[Any, Numbers], bool]  # asked of the Facts of a hand, or of those of a room
ByKind = Callable[[], None]  # what a rule is made of whose kinds say it all
Figures = Callable[[Any, Numbers], Mapping[str, int]]
Row = Callable[[Any], str]
KEY = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")


class BadKey(ValueError):
    """A key that is none or that two rules have, and words of rules that no register has; a line each."""


@dataclass(frozen=True)
class Rule:
    """`key` is its topic and its sense, "deal.boxed-card.enough-in-the-deal", the same for good: what is stored hangs
    on it, and neither the wording nor the module may change it. `kinds` are those of the matters and points that it is
    about, without any all of its topics: of no other the condition is asked. `excepts` are the keys of rules whose
    result this one replaces.

    `numbers` are the parameters that the citing paragraph must give (thresholds, counts). `figures` works out what the
    ruling comes to in the case at hand (chips, seats from 1, seconds), each under its name. Of a rule that goes by a
    printed table `row` names the row for the case at hand: only the paragraphs that have that row, or none, are cited.
    A rule that is `foremost` decides the case where others only work out its figures: its paragraphs are cited first.
    `where` tells people the file and line at which it is declared.
    """

    key: str
    topics: tuple[str, ...]
    sense: str
    ruling: Ruling
    condition: Condition
    kinds: tuple[str, ...] = ()
    excepts: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    figures: Figures | None = None
    row: Row | None = None
    where: str = ""
    foremost: bool = False

    @cached_property
    def says(self) -> str:
        """The first paragraph of the sense, in one line."""
        return " ".join(self.sense.split("\n\n")[0].split())

    def __call__(self, facts: Any, numbers: Numbers) -> bool:
        """Is the matter one of its kinds, and does the condition hold? `numbers` are those of the citing paragraphs."""
        return (not self.kinds or facts.matter.kind in self.kinds) and self.condition(facts, numbers)


def topic_part(key: str) -> str:
    """The topic that a rule's key begins with: that under which it was first declared."""
    return key.rpartition(".")[0]


def rule(
    key: str,
    *,
    ruling: Ruling,
    kinds: tuple[str, ...] = (),
    also: tuple[str, ...] = (),
    excepts: tuple[str, ...] = (),
    numbers: tuple[str, ...] = (),
    figures: Figures | None = None,
    row: Row | None = None,
    foremost: bool = False,
) -> Callable[[Condition | ByKind], Rule]:
    """Make a rule of a predicate, whose docstring is the sense: on the topic of its key, and `also` on others.

    Where its kinds say it all, the function takes nothing and has no body but that. Raises BadKey.
    """

    def made(condition: Condition | ByKind) -> Rule:
        where = _where(condition)
        if not KEY.fullmatch(key):
            raise BadKey(
                f"{where}: {key!r} isn't a key of a rule: write its topic and its sense, topic.of-it.the-sense"
            )
        if not kinds and not _asks(condition):
            raise BadKey(f"{where}: the rule {key} has neither kinds nor a condition")
        sense, topics = inspect.getdoc(condition) or "", (topic_part(key), *also)
        demands = (ruling, _condition(condition), kinds, excepts, numbers, figures, row)
        return Rule(key, topics, sense, *demands, where, foremost)

    return made


def _asks(declared: Condition | ByKind) -> bool:
    return declared.__code__.co_argcount > 0


def _condition(declared: Condition | ByKind) -> Condition:
    if _asks(declared):
        return cast(Condition, declared)

    @wraps(declared)
    def always(_facts: Any, _numbers: Numbers) -> bool:
        return True

    return always


def _where(condition: Condition | ByKind) -> str:
    code = condition.__code__
    return f"{condition.__module__.replace('.', '/')}.py:{code.co_firstlineno}"
