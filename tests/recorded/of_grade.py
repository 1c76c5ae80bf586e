"""How a dealt hand was graded at a house: noticed, decided, put right, and what there was to say about each gesture."""

from tests.recorded.plain import Plain, of_citations, of_decision, of_matter
from trainer.grading.assessment import Assessment, Finding, MatterGrade


def of_grade(found: Assessment) -> dict[str, list[Plain]]:
    """The grades of each matter, the findings, and the hand as a whole, without any sentence."""
    return {
        "graded": sorted((_matter(each) for each in found.matters), key=lambda one: label_of(one["of"])),
        "findings": [_finding(each) for each in found.findings],
        "hand": [{"of": {}, "says": _whole(found)}],
    }


def label_of(of: Plain) -> str:
    return f"{of['kind']}@{of['error']}-{of['onset']} {of['seats']} {of['detail']}"


def _whole(found: Assessment) -> Plain:
    return {
        "taken-over": found.taken_over,
        "false-alarms": list(found.false_alarms),
        "clean": found.clean,
        "ended": found.ended,
        "off": [list(each) for each in found.off],
        "right": found.right,
    }


def _matter(one: MatterGrade) -> Plain:
    grades = {
        "noticed": [str(one.noticed.how), one.noticed.seconds, one.noticed.index],
        "by-authority": str(one.authority),
        "remedy": [[each.step.key, str(each.state), each.index] for each in one.remedy],
        "scored": one.scored,
        "harms-done": [[each.index, each.key] for each in one.harms],
        "own": one.own,
        "resolved": one.resolved,
    }
    return {"of": of_matter(one.matter), "says": of_decision(one.decision) | grades}


def _finding(each: Finding) -> Plain:
    said = {"verdict": str(each.verdict), "matter": each.matter, "steps": list(each.steps), "practice": each.practice}
    return {"of": {"gesture": each.index}, "says": {**said, "cites": of_citations(each.citations)}}
