"""While one hand is held against every book, nothing is decided twice: a house whose floor follows another asks that
book the very things that it is asked itself, and what a wager comes to is asked at each of its points.

It changes how long recording takes and nothing of what is recorded (a test compares the two). Where something is asked
in other words one day, it is simply decided as often as it is asked for.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from trainer.rules import amiss, engine, stands
from trainer.rules.ruling import Conflict

DECIDING, COMING_TO = "_own", "stands"


@contextmanager
def decided_once() -> Iterator[None]:
    """Each question is answered once in here: the same book, hand, moment, matter and paragraphs."""
    with pytest.MonkeyPatch.context() as patch:
        if hasattr(engine, DECIDING):
            patch.setattr(engine, DECIDING, _remembering(getattr(engine, DECIDING), _asked))
        if hasattr(stands, COMING_TO):
            once = _remembering(getattr(stands, COMING_TO), _made)
            for module in (stands, amiss):
                patch.setattr(module, COMING_TO, once)
        yield


def _asked(law: Any, facts: Any, only: tuple[str, ...] = ("",)) -> Any:
    return law.key, facts.record, facts.at, facts.matter, only


def _made(law: Any, facts: Any, made: Any) -> Any:
    return law.key, facts.record, facts.at, made


def _remembering(real: Callable[..., Any], key: Callable[..., Any]) -> Callable[..., Any]:
    known: dict[Any, Any] = {}

    def once(*asked: Any) -> Any:
        found = key(*asked)
        if found not in known:
            known[found] = _tried(real, asked)
        if isinstance(known[found], Conflict):
            raise known[found]
        return known[found]

    return once


def _tried(real: Callable[..., Any], asked: tuple[Any, ...]) -> Any:
    try:
        return real(*asked)
    except Conflict as clash:
        return clash
