"""Tells of how options look: their length, their first word, their place."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from trainer.questions.model import Choice, Form
from trainer.questions.tells.draws import CHOSEN, Draw
from trainer.questions.tells.figure import Figure, Hit, against_chance
from trainer.questions.tells.wording import first

PLACES = ("first", "second", "third", "fourth", "fifth")
OTHER = {"yes": "no", "no": "yes"}
OTHERS = 2  # as many answers of the other kind make one a lone one


def looks(draws: Iterable[Draw]) -> Iterator[Figure]:
    """Every tell of this kind, over all forms but for length, which is told of each form."""
    some = [each for each in draws if each.choices]
    for form in CHOSEN:
        yield longest(f"longest.{form}", f"The right option is the longest (form {form})", _of(some, form))
    yield against_chance("only", "An option that begins with “Only” is right", _hits(some, _only))
    yield against_chance("lone", "A lone Yes or a lone No is right", _hits(some, _lone))
    for place, name in enumerate(PLACES):
        says = f"The right option comes {name}"
        yield against_chance(f"place.{place + 1}", says, (each for draw in some for each in _at(draw, place)))


def lengths(draws: Iterable[Draw]) -> Iterator[Figure]:
    """How often the right option is the longest, section by section."""
    by_section: dict[str, list[Draw]] = {}
    for each in draws:
        if each.choices:
            by_section.setdefault(each.section, []).append(each)
    for section, some in sorted(by_section.items()):
        yield longest(f"longest.in.{section}", f"The right option is the longest (section {section})", some)


def longest(key: str, says: str, draws: Iterable[Draw]) -> Figure:
    """How often the right option is the longest; where several are, each of them counts in part."""
    return against_chance(key, says, (_longest(each) for each in draws))


def _longest(draw: Draw) -> Hit:
    most = max(len(each.text) for each in draw.choices)
    found = [each.right for each in draw.choices if len(each.text) == most]
    return Hit(draw.question.id, sum(found) / len(found), 1 / len(draw.choices))


def _of(draws: Iterable[Draw], form: Form) -> Iterator[Draw]:
    return (each for each in draws if each.asked.form is form)


def _hits(draws: Iterable[Draw], found: Callable[[Draw], Iterator[Choice]]) -> Iterator[Hit]:
    """A hit for every option that has the tell."""
    for draw in draws:
        for each in found(draw):
            yield Hit(draw.question.id, float(each.right), 1 / len(draw.choices))


def _only(draw: Draw) -> Iterator[Choice]:
    return (each for each in draw.choices if first(each.text) == "only")


def _lone(draw: Draw) -> Iterator[Choice]:
    """The one Yes among two Nos or more, or the one No among Yeses."""
    words = [first(each.text) for each in draw.choices]
    for word, other in OTHER.items():
        if words.count(word) == 1 and words.count(other) >= OTHERS:
            yield draw.choices[words.index(word)]


def _at(draw: Draw, place: int) -> Iterator[Hit]:
    for each in islice(draw.choices, place, place + 1):
        yield Hit(draw.question.id, float(each.right), 1 / len(draw.choices))
