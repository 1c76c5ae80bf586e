"""The graded report of a demo: plain values for report.json, and a table to read."""

from dataclasses import dataclass, field
from typing import Any

from trainer.grading.assessment import Assessment, MatterGrade
from trainer.kernel import notation
from trainer.rules.ruling import Citation
from trainer.ui.demo.dealers import Dealer
from trainer.ui.desk.dealt import Dealt

PARTS = ("noticed", "authority", "remedy")


@dataclass(frozen=True)
class Answered:
    """A question that was put after the hand: `choice` the answer given, `cites` where it stands."""

    id: str
    prompt: str
    choice: str
    right: bool
    cites: tuple[str, ...]


@dataclass(frozen=True)
class HandReport:
    """One hand of the demo. `by` is mouse or keyboard, `pictures` are file names by key moment."""

    dealt: Dealt
    dealer: Dealer
    by: str
    answered: tuple[Answered, ...] = ()
    pictures: dict[str, str] = field(default_factory=dict)

    @property
    def assessment(self) -> Assessment:
        return self.dealt.assessment

    @property
    def as_expected(self) -> bool:
        """Is the perfect dealer fully right, and has the mistaken one lost what the mistake must lose?"""
        if not self.dealer.loses:
            return self.assessment.right and bool(self.assessment.matters)
        right, counted = getattr(self.assessment.score, self.dealer.loses)
        return bool(right < counted)


def plain(hands: list[HandReport]) -> dict[str, Any]:
    """The report as JSON holds it."""
    return {"as_expected": all(each.as_expected for each in hands), "hands": [_hand(each) for each in hands]}


def _hand(hand: HandReport) -> dict[str, Any]:
    dealt, graded = hand.dealt, hand.assessment
    return {
        "scenario": dealt.scenario.id,
        "title": dealt.scenario.title,
        "book": dealt.book,
        "seed": dealt.seed,
        "dealer": hand.dealer.name,
        "says": hand.dealer.says,
        "by": hand.by,
        "must_lose": hand.dealer.loses,
        "as_expected": hand.as_expected,
        "right": graded.right,
        "taken_over": dealt.taken_over,
        "gestures": [notation.line(each) for each in dealt.transcript.gestures],
        "grades": _grades(graded),
        "matters": [_matter(each) for each in graded.matters],
        "findings": [_finding(dealt, graded, number) for number in range(len(graded.findings))],
        "accepted_by": list(graded.accepted_by),
        "questions": [vars(each) | {"cites": list(each.cites)} for each in hand.answered],
        "pictures": hand.pictures,
    }


def _grades(graded: Assessment) -> dict[str, Any]:
    """The three grades on the matter that came up first, and the counts over all of them."""
    first, score = next(iter(graded.matters), None), graded.score
    words = _words(first) if first else {}
    return {
        part: {"grade": words.get(part, ""), "right": right, "of": counted}
        for part, (right, counted) in zip(PARTS, (score.noticed, score.authority, score.remedy), strict=True)
    } | {
        "seconds": first.noticed.seconds if first else None,
        "practice": {"right": score.practice[0], "of": score.practice[1]},
        "false_alarms": score.false_alarms,
        "harms": score.harms,
    }


def _words(first: MatterGrade) -> dict[str, str]:
    remedy = ("right" if first.remedy_right else "wrong") if first.scored else "not-scored"
    return {"noticed": first.noticed.how.value, "authority": first.authority.value, "remedy": remedy}


def _matter(grade: MatterGrade) -> dict[str, Any]:
    decision = grade.decision
    return {
        "kind": grade.matter.kind,
        "own": grade.own,
        "silent": decision.silent,
        "ruling": decision.ruling and decision.ruling.says,
        "ruling_key": decision.ruling and decision.ruling.key,
        "authority": decision.ruling and decision.ruling.authority.value,
        "label": decision.label,
        "citations": [_cited(each) for each in decision.citations],
        "steps": [{"step": each.step.key, "state": each.state.value} for each in grade.remedy],
    }


def _finding(dealt: Dealt, graded: Assessment, number: int) -> dict[str, Any]:
    found = graded.findings[number]
    return {
        "gesture": notation.line(dealt.transcript.gestures[found.index]),
        "verdict": found.verdict.value,
        "reason": found.reason,
        "citations": [_cited(each) for each in found.citations],
        "practice": found.practice,
        "silent": not found.citations and not found.practice,
    }


def _cited(citation: Citation) -> dict[str, str]:
    return {"book": citation.book, "at": citation.at, "says": citation.says}


# --- to read ---------------------------------------------------------------------------------------------------

ROW = "{:32} {:14} {:12} {:9} {:10} {:11} {:11} {:9}  {}"


def table(hands: list[HandReport]) -> list[str]:
    """A line per hand under a head."""
    head = ROW.format("scenario", "book", "dealer", "by", "noticed", "authority", "remedy", "questions", "as expected")
    return [head, "-" * len(head), *(_row(each) for each in hands)]


def _row(hand: HandReport) -> str:
    grades = _grades(hand.assessment)
    remedy = grades["remedy"]
    told = f"{remedy['right']} of {remedy['of']}" if remedy["of"] else "not scored"
    asked = f"{sum(each.right for each in hand.answered)} of {len(hand.answered)}"
    words = (hand.dealt.scenario.id, hand.dealt.book, hand.dealer.name, hand.by, grades["noticed"]["grade"])
    return ROW.format(*words, grades["authority"]["grade"], told, asked, "yes" if hand.as_expected else "NO").rstrip()
