"""Does a correction of the law show in a grade? Old and new are held against each other, matter by matter."""

from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from trainer.grading.assessment import MatterGrade
from trainer.progress.asked_again import BROKEN
from trainer.progress.grades import graded, kept
from trainer.progress.records import Assessed, Part
from trainer.rules.corrected import Corrected
from trainer.rules.former import TOPIC
from trainer.rules.syllabus import topic_of


class Matter(NamedTuple):
    """What counts of a matter's grade: who decides what by which rules, and how it went. `topics` are the law's."""

    topics: frozenset[str]
    told: tuple[object, ...]


def shows(old: Assessed, new: Assessed, corrections: Iterable[Corrected]) -> bool:
    """Is anything on what was corrected graded otherwise, or decided by other rules?"""
    some = tuple(corrections)
    before, after = _matters(old), _matters(new)
    for key in before.keys() | after.keys():
        pair = before.get(key), after.get(key)
        if pair[0] != pair[1] and any(concerned(each.topics, some) for each in pair if each):
            return True
    return False


def concerned(topics: Iterable[str], corrections: Iterable[Corrected]) -> bool:
    """Is one of these topics among what was corrected?"""
    return any(each.concerns(topic) for topic in topics for each in corrections)


def with_hint(old: Assessed) -> bool:
    """Was a hint shown in the hand? Its results say that they were aided where the grade alone does not."""
    if not any(each.aided for each in old.results):
        return False
    if any(each.aided and each.part is not Part.NOTICED for each in old.results):
        return True
    with suppress(*BROKEN):
        return not any(each.aided for each in kept(graded(old)).results)
    return False


def _matters(found: Assessed) -> dict[str, Matter]:
    """By the key of each; of a grade that does not read, what its results say."""
    try:
        return {each.matter.key: _matter(each) for each in graded(found).matters}
    except BROKEN:
        return {
            f"{number} {each.kind} {each.part}": Matter(frozenset({each.topic}), (each.rule, each.outcome))
            for number, each in enumerate(found.results)
        }


def _matter(grade: MatterGrade) -> Matter:
    decision, rules = grade.decision, tuple(each.rule for each in grade.decision.citations)
    cited = tuple((each.book, each.at) for each in decision.citations)
    ruling = decision.ruling and (decision.ruling.key, decision.ruling.authority, decision.figures)
    steps = tuple((each.step.key, each.state) for each in grade.remedy)
    harms = tuple((each.index, each.key) for each in grade.harms)
    went = (grade.noticed.how, grade.authority, steps, harms, grade.scored)
    return Matter(frozenset({grade.matter.topic, *_topics(rules)}), (ruling, rules, cited, *went))


def _topics(rules: Iterable[str]) -> Iterable[str]:
    for rule in rules:
        with suppress(KeyError):
            yield topic_of(rule) if rule else TOPIC
