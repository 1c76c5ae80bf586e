"""What the floor is asked on a call, and how a ruling is marked: remedy, paragraph, and what was asked first."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from trainer.grading.calls.call import Call
from trainer.grading.films.asking import FEW, Asked, Option, asked_next, chance_of
from trainer.rules.areas import area_if_any
from trainer.rules.book import Book, book
from trainer.rules.headings import called
from trainer.rules.overlapping import overlapping
from trainer.rules.ruling import Decision
from trainer.rules.syllabus import syllabus
from trainer.rules.topics import within
from trainer.scenarios.report import Piece

RULING, WHY = "What’s your ruling?", "Which paragraph do you rule by?"
FRONT, MEANING = "intro-", "action.substantial"
"""What stands before the rules of a book, and the topic that says when there is substantial action."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling marked: whether each answer counts, by question, and what should have been asked first."""

    answers: Mapping[str, bool]
    unasked: tuple[Piece, ...]

    @property
    def right(self) -> bool:
        """Was it all right, and nothing left unasked?"""
        return all(self.answers.values()) and not self.unasked


def asked_of_the_floor(call: Call) -> tuple[Asked, ...]:
    """The ruling and its paragraph; the ruling alone where no paragraph stands behind it."""
    chance = chance_of(call.film)
    then = asked_next(call.film, call.fault, chance)
    ruling = Asked("ruling", RULING, then.options, then.right, then.accepted)
    why = asked_why(book(call.film.book), call.fault.grade.decision, chance)
    return (ruling, why) if why is not None else (ruling,)


def ruled(call: Call, asked: tuple[Asked, ...], given: Mapping[str, str], heard: Collection[Piece]) -> Ruled:
    """The ruling marked; `heard` are the pieces that the floor asked for."""
    answers = {each.key: given.get(each.key, "") in each.accepted for each in asked}
    return Ruled(answers, tuple(piece for piece, _ in call.left_out if piece not in heard))


def asked_why(law: Book, decision: Decision, chance: Random, says: str = WHY) -> Asked | None:
    """The paragraph that decides among others of the same rulebook on something near; None where none does.

    One on a topic that bears on the same thing is never offered as wrong: it could be named as rightly.
    """
    cited = [each.at for each in decision.citations if each.book == law.key]
    if not cited:
        return None
    topic = decision.matter.topic
    shown = min(cited, key=lambda at: _aside(law, at, topic))
    taken = overlapping(topic).union(*(overlapping(law.paragraph(at).topic) for at in cited))
    near = [each for each in _near(law, topic) if each not in cited and law.paragraph(each).topic not in taken]
    options = [_option(law, each) for each in (shown, *near[: FEW - 1])]
    chance.shuffle(options)
    return Asked("why", says, tuple(options), shown, frozenset(cited))


def _aside(law: Book, at: str, topic: str) -> tuple[bool, bool, bool]:
    """What stands last of the cited ones: what says only what a word means, then what is on another topic."""
    about = law.paragraph(at).topic
    return at.startswith(FRONT), about == MEANING, about != within(topic)


def _near(law: Book, topic: str) -> Iterator[str]:
    """The first paragraphs of the rulebook's other rules, the nearest first, none twice."""
    here = area_if_any(topic)
    items = sorted(syllabus(law.key).values(), key=lambda each: (each.topic != topic, each.area != here, each.rule))
    yield from dict.fromkeys(each.at[0] for each in items if each.at)


def _option(law: Book, at: str) -> Option:
    return Option(at, f"{at}, {called(law.key).get(at, '')}".rstrip(", "))
