"""Tells of stems: those that are the same in every draw, and twins."""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from trainer.questions.tells.draws import Draw
from trainer.questions.tells.figure import Figure, counted
from trainer.questions.tells.wording import Words, alike, plain
from trainer.questions.written import Question

COULD_VARY = re.compile(
    r"\d|\bseats?\b|\b(?:on the|before the|after the) (?:flop|turn|river)\b|\b(?:flop|turn|river)[,:]"
    r"|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b(?!-card)",
    re.IGNORECASE,
)
"""An amount, a number, a seat or a street: what a stem can be drawn with. A four-card flop is always one of four."""


def stems(draws: Iterable[Draw]) -> Iterator[Figure]:
    """Every tell of this kind, over the questions of all forms."""
    by_question: dict[str, list[Draw]] = {}
    for each in draws:
        by_question.setdefault(each.question.id, []).append(each)
    fixed = {name: () for name, some in by_question.items() if len({each.asked.prompt for each in some}) == 1}
    could = {name: () for name in fixed if COULD_VARY.search(by_question[name][0].asked.prompt)}
    of = len(by_question)
    yield counted("fixed-stem", "The stem is the same in every draw", fixed, of)
    yield counted("fixed-figure", "… though it names a number, a seat or a street", could, of)
    yield counted("twin", "Another question is its twin", twins(by_question.values()), of)


class _Told(NamedTuple):
    """A question as its twin would tell it: its first draw's stem, and what was right in any draw."""

    question: Question
    stem: Words
    answers: frozenset[Words]


def twins(questions: Iterable[list[Draw]]) -> dict[str, tuple[str, ...]]:
    """Questions of one form on a rule in common, whose stems and right answers are alike; the later names the earlier.

    Values are no difference: what is drawn in one could have been drawn in the other.
    """
    told = [_told(some) for some in questions]
    found: dict[str, list[str]] = {}
    for earlier, later in combinations(told, 2):
        if _related(earlier.question, later.question) and _same(earlier, later):
            found.setdefault(later.question.id, []).append(earlier.question.id)
    return {later: tuple(some) for later, some in found.items()}


def _told(draws: list[Draw]) -> _Told:
    one = draws[0]
    return _Told(one.question, plain(one.asked.prompt, one.values), frozenset(_answer(each) for each in draws))


def _related(one: Question, other: Question) -> bool:
    return one.form is other.form and not set(one.rules).isdisjoint(other.rules)


def _same(one: _Told, other: _Told) -> bool:
    return alike(one.stem, other.stem) and any(alike(a, b) for a in one.answers for b in other.answers)


def _answer(draw: Draw) -> Words:
    """What is right, in words alone; of a number its unit and reason, as the number itself is drawn."""
    asked = draw.asked
    if asked.amount is not None:
        return plain(f"{asked.amount.unit} {asked.amount.reason.why}", draw.values)
    right = [each.text for each in asked.choices if each.right] + [each.text for each in asked.targets if each.right]
    return tuple(sorted(word for text in right for word in plain(text, draw.values)))
