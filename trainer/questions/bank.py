"""Questions on a rule just met: which three are asked, and how one house is asked them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from trainer import resources
from trainer.questions.question_file import BadQuestions, Cite, Question, Statement, load, read
from trainer.rules.book import book

__all__ = [
    "Asked",
    "BadQuestions",
    "Choice",
    "Cite",
    "Question",
    "Statement",
    "asked",
    "bank",
    "load",
    "pick_on",
    "pick_three",
    "read",
]

ASKED = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer as it is offered. `number` is its place (from 0) in the file, which is what is stored."""

    number: int
    text: str
    right: bool
    why: str
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question put to one house. `label` is how its book's fallback is to be called, "" for its own paragraphs."""

    id: str
    topic: str
    book: str
    prompt: str
    choices: tuple[Choice, ...]
    cites: tuple[Cite, ...]
    silent: bool
    label: str


def pick_three(
    bank: Iterable[Question],
    house: str,
    kinds: Iterable[str],
    topic: str,
    seed: int,
    seen: Mapping[str, int] | None = None,
    game: str = "",
) -> tuple[Asked, ...]:
    """Three questions this house can be asked: on those kinds of matters first, then on the topic, then on others.

    Among equals the least `seen` (answers by question id) come first, of them those on the topic itself, then it is
    chance by the seed. With a `game`, none on another game. Fewer than three only where the bank holds fewer for the
    house.
    """
    chance, wanted, times = Random(seed), frozenset(kinds), seen or {}
    fit = [each for each in bank if house in each.cites and game in ("", each.game or game)]
    chance.shuffle(fit)
    fit.sort(key=lambda each: (_distance(each, wanted, topic), times.get(each.id, 0), each.topic != topic))
    return tuple(asked(each, house, chance) for each in fit[:ASKED])


def pick_on(
    bank: Iterable[Question], house: str, topics: Iterable[str], most: int, seed: int, seen: Mapping[str, int]
) -> tuple[Asked, ...]:
    """At most so many questions this house can be asked on those topics; the least `seen` first, then chance."""
    chance, wanted = Random(seed), frozenset(topics)
    fit = [each for each in bank if house in each.cites and each.topic in wanted]
    chance.shuffle(fit)
    fit.sort(key=lambda each: seen.get(each.id, 0))
    return tuple(asked(each, house, chance) for each in fit[:most])


def _distance(question: Question, kinds: frozenset[str], topic: str) -> int:
    if kinds & frozenset(question.kinds):
        return 0
    return 1 if question.topic == topic else 2 if question.topic.split(".")[0] == topic.split(".")[0] else 3


def asked(question: Question, house: str, chance: Random) -> Asked:
    """The question as this house is asked it, its answers in an order of chance. Raises KeyError for other houses."""
    cites = question.cites[house]
    choices = [
        Choice(number, each.text, each.right[house], each.why[house], each.cites[house])
        for number, each in enumerate(question.statements)
    ]
    chance.shuffle(choices)
    labels = {each.to: each.label for each in book(house).ledger.fallbacks}
    label = "" if house in question.silent else next((labels[c.book] for c in cites if c.book != house), "")
    place = (question.id, question.topic, house, question.prompt)
    return Asked(*place, tuple(choices), cites, house in question.silent, label)


@cache
def bank() -> tuple[Question, ...]:
    """The questions that come with the program. Raises BadQuestions."""
    return load(resources.path("quizzes", "questions"))
