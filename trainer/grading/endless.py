"""What would never come to an end at the table: remedies of a book that nothing that anybody does completes."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.grading.milestones import MILESTONES
from trainer.rules.book import Book, InForce
from trainer.rules.effects import Effect
from trainer.rules.kind import About
from trainer.rules.kinds import OF_HANDS, HandKind
from trainer.rules.options import OPTIONS
from trainer.rules.ruling import Authority, Deadline, Discretion, Ruling

CALL, OBEY = "call-the-floor", "obey-the-floor"
NOBODYS = (About.HAND, About.POT)
COUNTED = ("with_chips", "any")
"""The figures by which a book counts substantial action."""


@dataclass(frozen=True, slots=True)
class Endless:
    """A rule, the paragraphs that cite it, and why what it asks for is never over."""

    rule: str
    paragraphs: tuple[str, ...]
    why: str

    @property
    def says(self) -> str:
        return f"{', '.join(self.paragraphs)}: {self.rule} never ends: {self.why}"


def endless(law: Book) -> Iterator[Endless]:
    """All of them in a book, in the order of its rules."""
    for key, force in law.rules.items():
        places = tuple(each.at for each in force.paragraphs)
        yield from (Endless(key, places, why) for why in (*of_ruling(force), *_of_deadline(law, force)))


def of_ruling(force: InForce) -> Iterator[str]:
    """What is wrong with the remedy itself, wherever it is cited."""
    ruling = force.rule.ruling
    steps = {each.key: each.after for each in ruling.steps}
    yield from (f"nothing the dealer does is the step {key}" for key in steps if key not in MILESTONES)
    yield from (f"the step {key} waits for itself" for key in steps if key in _before(key, steps))
    if OBEY in steps and CALL not in steps:
        yield "the floor's ruling has to be followed, but no step calls the floor"
    if _asks_the_floor(ruling) and not ruling.options:
        yield "the floor decides, and there is nothing that it can order; give its ruling options"
    if _kills_nobodys_hand(force):
        yield "the floor may rule a hand dead, and the matter belongs to no seat"


def _before(key: str, steps: dict[str, tuple[str, ...]]) -> set[str]:
    """All that must come before a step."""
    found: set[str] = set()
    waiting = list(steps[key])
    while waiting:
        each = waiting.pop()
        if each not in found:
            found.add(each)
            waiting += steps.get(each, ())
    return found


def _asks_the_floor(ruling: Ruling) -> bool:
    """Is the dealer to do what the floor decides, whatever that is?

    Where nothing binds but what was put out, as with wagers, a floor without choices has the hand go on.
    """
    left = ruling.authority is Authority.FLOOR and ruling.discretion is Discretion.FULL and ruling.fault
    return left and any(each.key == OBEY for each in ruling.steps)


def _kills_nobodys_hand(force: InForce) -> bool:
    """May its floor order a hand dead in a matter that is nobody's?"""
    kills = any(OPTIONS[each].effect is Effect.HAND_KILLED for each in force.rule.ruling.options)
    return kills and any(kind.about in NOBODYS for kind in OF_HANDS.values() if _asked_of(force, kind))


def _asked_of(force: InForce, kind: HandKind) -> bool:
    if force.rule.kinds:
        return kind.key in force.rule.kinds
    return bool(set(kind.topics) & set(force.rule.topics))


def _of_deadline(law: Book, force: InForce) -> Iterator[str]:
    """Substantial action is counted by figures that some rule on the topic must have, else it never comes."""
    if not _counts(force.rule.ruling):
        return
    kinds = [each for each in OF_HANDS.values() if _asked_of(force, each)]
    for topic in dict.fromkeys(kind.topic for kind in kinds if kind.topic in force.rule.topics):
        given = {name for each in law.by_topic.get(topic, ()) for name in each.numbers}
        if lacking := [name for name in COUNTED if name not in given]:
            yield f"it is due until substantial action, and no rule on {topic} has {' and '.join(lacking)}"


def _counts(ruling: Ruling) -> bool:
    return ruling.deadline is Deadline.SUBSTANTIAL_ACTION
