"""A grade as a rulebook would have given it whose rules were lost: of everything in the hand it says nothing."""

import json
from dataclasses import replace

from trainer.grading.assessment import Assessment, MatterGrade, to_json
from trainer.progress.grades import graded
from trainer.progress.records import Assessed, Part, RuleResult

OLD = "lost"  # no digest of any ledger


def silenced(found: Assessed, *more: RuleResult, topic: str = "") -> Assessed:
    """The same hand graded in silence, before any correction; `more` results were kept of it.

    With a `topic` all of it was taken to be about that.
    """
    whole = graded(found)
    noticed = (each for each in found.results if each.part is Part.NOTICED)
    silent = tuple(replace(each, rule="", paragraph="", topic=topic or each.topic) for each in noticed)
    text = json.dumps(to_json(_silent(whole, topic)))
    return replace(found, law="", ledger=OLD, json=text, results=(*silent, *more))


def _silent(whole: Assessment, topic: str) -> Assessment:
    return replace(whole, ledger=OLD, matters=tuple(_undecided(each, topic) for each in whole.matters))


def _undecided(grade: MatterGrade, topic: str) -> MatterGrade:
    matter = replace(grade.matter, topic=topic or grade.matter.topic)
    decision = replace(grade.decision, matter=matter, ruling=None, citations=(), figures=())
    return replace(grade, matter=matter, decision=decision, remedy=(), scored=False)
