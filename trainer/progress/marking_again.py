"""An answer marked by the law of today, where it can be told that the question is still the one that was answered."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from trainer.progress.answering import given_of, posed_digest, tested
from trainer.progress.asked_again import BROKEN, posed
from trainer.progress.records import Tested
from trainer.questions.catalog import questions
from trainer.questions.marking import mark
from trainer.questions.model import Asked

FLAGS = 10  # so many things may have been right or wrong: a thousand ways to be tried


@dataclass(frozen=True, slots=True)
class Again:
    """What an answer is worth today, and what it tells memory."""

    right: bool
    tested: tuple[Tested, ...]


def marked_again(row: Mapping[str, Any]) -> Again | None:
    """An answer (a row of `answers`) marked by the law of today.

    None where the question is gone or another one: but for what of it is right, it has to be the same.
    """
    now = posed(row["question"], row["book"], row["seed"])
    if now is None or not any(posed_digest(each) == row["posed"] for each in _ways(now)):
        return None
    try:
        given = given_of(now, row["given"], row["choice"])
        marked = mark(now, given)
    except BROKEN:
        return None
    return Again(marked.right, tested(now, marked))


def topics_asked(row: Mapping[str, Any]) -> tuple[str, ...]:
    """What its question is about, () where there is no such question any more."""
    head = questions().get(row["question"])
    return () if head is None else (head.topic,)


def _ways(now: Asked) -> Iterator[Asked]:
    """The question as it is, then with any other of its answers right."""
    yield now
    flags = len(now.choices) + len(now.deciders) + len(now.targets)
    if flags > FLAGS:
        return
    for rights in product((False, True), repeat=flags):
        of = iter(rights)
        yield replace(
            now,
            choices=tuple(replace(each, right=next(of)) for each in now.choices),
            deciders=tuple(replace(each, right=next(of)) for each in now.deciders),
            targets=tuple(replace(each, right=next(of)) for each in now.targets),
        )
