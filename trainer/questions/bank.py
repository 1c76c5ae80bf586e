"""The bank of questions, and which of them are asked."""

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from random import Random
from typing import NamedTuple

from trainer import resources
from trainer.kernel.pieces import Pieces, at_once
from trainer.questions.at_house import Silent
from trainer.questions.catalog import Entry, entries, questions
from trainer.questions.drawing import drawn, keys
from trainer.questions.model import Asked, Choice, Cite
from trainer.questions.question_file import BadQuestions, load, read, sound
from trainer.questions.written import Question, Statement
from trainer.rules.areas import DESK, area
from trainer.rules.book import book
from trainer.scenarios.shelf import Gone

__all__ = [
    "Asked",
    "BadQuestions",
    "Choice",
    "Cite",
    "Question",
    "Statement",
    "bank",
    "drawn",
    "entries",
    "keys",
    "load",
    "pick_three",
    "picking",
    "picking_on",
    "read",
    "safely_drawn",
    "tested",
]

ASKED = 3
TRIES = 3
MONEY = frozenset(("bets", "turns", "pots", "showdown", "chips"))  # areas of the law
log = logging.getLogger(__name__)
Known = Question | Entry
"""A question that was read, or what the index says of one: then its file is read once it is to be drawn."""


def pick_three(
    bank: Iterable[Known],
    house: str,
    kinds: Iterable[str],
    topic: str,
    seed: int,
    seen: Mapping[str, int] | None = None,
    game: str = "",
) -> tuple[Asked, ...]:
    """Three questions this house can be asked: on those kinds of matters first, then on the topic, then on others.

    None is for the desk, which no hand needs. Among equals the least `seen` (answers by question id) come first, of
    them those on the topic itself, then it is chance by the seed. With a `game`, none on another game. Fewer than three
    only where the bank holds fewer for the house.
    """
    return at_once(picking_three(bank, house, kinds, topic, seed, seen, game))


def picking_three(
    bank: Iterable[Known],
    house: str,
    kinds: Iterable[str],
    topic: str,
    seed: int,
    seen: Mapping[str, int] | None = None,
    game: str = "",
) -> Pieces[tuple[Asked, ...]]:
    """The same in pieces, a question drawn in each."""
    met, times = _Met(frozenset(kinds), topic, _printed_under(house, topic)), seen or {}
    asked = (each for each in bank if house in each.houses and _area(each.topic) != DESK)
    fit = [each for each in asked if game in ("", each.game or game)]

    def near(each: Known) -> tuple[int | bool, ...]:
        return (_distance(each, met), times.get(each.id, 0), each.topic != topic)

    return (yield from _drawing(fit, house, near, ASKED, Random(seed)))


def picking_on(
    bank: Iterable[Known], house: str, topics: Iterable[str], most: int, seed: int, seen: Mapping[str, int]
) -> Pieces[tuple[Asked, ...]]:
    """At most so many questions this house can be asked on those topics; the least `seen` first, then chance.

    A question is drawn in each piece.
    """
    wanted = frozenset(topics)
    fit = [each for each in bank if house in each.houses and each.topic in wanted]
    return (yield from _drawing(fit, house, lambda each: (seen.get(each.id, 0),), most, Random(seed)))


def picking(
    bank: Iterable[Known], house: str, wanted: Iterable[str], most: int, seed: int, seen: Mapping[str, int]
) -> Pieces[tuple[Asked, ...]]:
    """At most so many questions that test these rule keys at the house, one on each key in its turn, as they are given.

    Of the questions on a key the least `seen` come first, then chance; none is asked twice. One is drawn in each piece.
    """
    chance = Random(seed)
    by_key = _by_key(bank, house, tuple(dict.fromkeys(wanted)), seen, chance)
    found: dict[str, Asked] = {}
    while len(found) < most and any(by_key):
        for some in by_key:
            yield
            asked = _next(some, house, found, chance) if len(found) < most else None
            if asked is not None:
                found[asked.id] = asked
    return tuple(found.values())


def _by_key(
    bank: Iterable[Known], house: str, wanted: tuple[str, ...], seen: Mapping[str, int], chance: Random
) -> list[list[Known]]:
    """The questions on each key, those to be asked first at the end."""
    known = [(each, tested(each, house)) for each in bank if house in each.houses]
    found = []
    for key in wanted:
        some = [each for each, keys_there in known if key in keys_there]
        chance.shuffle(some)
        found.append(sorted(some, key=lambda each: -seen.get(each.id, 0)))
    return found


def _next(some: list[Known], house: str, found: Mapping[str, Asked], chance: Random) -> Asked | None:
    """The next question of these that can be asked and has not been; they are used up."""
    while some:
        question = some.pop()
        asked = safely_drawn(question, house, _seed(chance)) if question.id not in found else None
        if asked is not None:
            return asked
    return None


def _drawing(
    fit: list[Known], house: str, order: Callable[[Known], tuple[int | bool, ...]], most: int, chance: Random
) -> Pieces[tuple[Asked, ...]]:
    """So many of them, nearest first, else by chance; one that cannot be drawn makes room for the next."""
    chance.shuffle(fit)
    found: list[Asked] = []
    for each in sorted(fit, key=order):
        yield
        asked = safely_drawn(each, house, _seed(chance))
        found += [asked] if asked is not None else []
        if len(found) == most:
            break
    return tuple(found)


def _seed(chance: Random) -> int:
    return chance.randrange(2**31)


def safely_drawn(question: Known, house: str, seed: int) -> Asked | None:
    """The question drawn, with another seed if it must be; None and a line in the log for one that is broken.

    No line for one that the house is silent on, though its file does not say so: that one is not for this house.
    """
    told = ""
    for more in range(TRIES):
        try:
            return drawn(_read(question), house, seed + more)
        except Gone as gone:
            told = str(gone)
            break
        except Silent:
            told = ""
        except (ValueError, LookupError, ArithmeticError, AssertionError, TypeError) as fault:
            told = f"{question.path or question.id}: can't be asked at {house} with seed {seed + more}: {fault}"
    if told:
        log.warning("%s", told)
    return None


def _read(question: Known) -> Question:
    return questions().open(question.id) if isinstance(question, Entry) else question


def tested(question: Known, house: str) -> frozenset[str]:
    """The rule keys that a question can test at a house; none where it is not asked."""
    return question.keys(house) if isinstance(question, Entry) else keys(question, house)


class _Met(NamedTuple):
    """What was met in a hand: kinds of matters, the topic, and the topics under which the house prints its rules."""

    kinds: frozenset[str]
    topic: str
    printed: frozenset[str]


def _printed_under(house: str, topic: str) -> frozenset[str]:
    """The ledger's topics of the paragraphs that rule on a matter's topic: where it is printed that "raise" binds."""
    ruling = book(house).by_topic.get(topic, ())
    found = {paragraph.topic for each in ruling for paragraph in each.paragraphs}
    return frozenset(each for each in found if _group(each) == _group(topic))


def _distance(question: Known, met: _Met) -> int:
    """How far a question is from what was met: kind, topic, what is printed on it, family, area, money, the rest."""
    if met.kinds & frozenset(question.kinds):
        return 0
    near = (question.topic == met.topic, question.topic in met.printed)
    same = met.topic.split(".")[0] == question.topic.split(".")[0]
    here, there = _area(question.topic), _area(met.topic)
    far = (same and here == there, same, here == there, _group(question.topic) == _group(met.topic))
    return next((number for number, fits in enumerate((*near, *far), 1) if fits), len(near) + len(far) + 1)


def _group(topic: str) -> str:
    """The area of a topic; those of money are one."""
    return "money" if _area(topic) in MONEY else _area(topic)


@cache
def _area(topic: str) -> str:
    """The area of a topic; the topic itself where it belongs to none."""
    try:
        return area(topic)
    except KeyError:
        return topic


@cache
def bank() -> tuple[Question, ...]:
    """Every question that comes with the program and is asked, all of them read: for what must look into each."""
    return tuple(each for each in sound(resources.path("quizzes", "questions"))[0] if not each.replaced_by)
