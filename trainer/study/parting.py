"""Where two rulebooks part, as it ships or out of what was found out of a rulebook that somebody added."""

from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.topics import AREAS, TOPICS
from trainer.study.parted import Parting, parting
from trainer.study.stances import Stances, ships, situations, stances

_found: dict[str, Stances] = {}
"""What was found out in this run of rulebooks of which no file ships."""


def known(book: str) -> bool:
    """Is it known what that rulebook decides?"""
    return book in _found or ships(book)


def found_out(some: Stances) -> None:
    """From now on this is what that rulebook decides."""
    _found[some.book] = some


def stances_at(book: str) -> Stances:
    """What a rulebook decides. Raises FileNotFoundError where nobody has asked it yet."""
    return _found[book] if book in _found else stances(book)


def parting_of(first: str, second: str) -> Parting:
    """Where the two part. A rulebook of which nothing ships is asked now, which takes a while."""
    for each in (first, second):
        if not known(each):
            from trainer.study.asking_each import stances_of  # the law and the grader

            found_out(stances_of(each))
    return at_once(comparing(first, second))


def comparing(first: str, second: str) -> Pieces[Parting]:
    """The same of two that are known, in pieces."""
    areas = list(AREAS)
    topics = sorted(TOPICS, key=lambda topic: areas.index(TOPICS[topic].area))
    order = {topic: place for place, topic in enumerate(topics)}
    asked = situations()
    yield
    mine = stances_at(first)
    yield
    yours = stances_at(second)
    yield
    return parting(mine, yours, asked, order)
