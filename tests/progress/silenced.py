"""A grade as a rulebook would have given it whose rules were lost: of everything in the hand it says nothing."""

import json
from dataclasses import replace

from trainer.grading.assessment import Assessment, to_json
from trainer.progress.grades import graded
from trainer.progress.records import Assessed, Part, RuleResult

OLD = "lost"  # no digest of any ledger


def silenced(found: Assessed, *more: RuleResult) -> Assessed:
    """The same hand graded in silence, before any correction; `more` results were kept of it."""
    whole = graded(found)
    silent = tuple(replace(each, rule="", paragraph="") for each in found.results if each.part is Part.NOTICED)
    text = json.dumps(to_json(_silent(whole)))
    return replace(found, law="", ledger=OLD, json=text, results=(*silent, *more))


def _silent(whole: Assessment) -> Assessment:
    matters = tuple(
        replace(each, decision=replace(each.decision, ruling=None, citations=(), figures=()), remedy=(), scored=False)
        for each in whole.matters
    )
    return replace(whole, ledger=OLD, matters=matters)
