"""Which questions with hand-written answers a test proves; rows prove those that they name."""

from collections.abc import Callable
from typing import TypeVar

from trainer.questions.bank import Question, bank

Test = TypeVar("Test")
KNOWN: dict[str, Question] = {each.id: each for each in bank()}
PROVED: set[str] = set()
"""Filled as the tests are read."""


def proves(*ids: str) -> Callable[[Test], Test]:
    """The test proves these questions."""
    PROVED.update(ids)
    return lambda test: test
