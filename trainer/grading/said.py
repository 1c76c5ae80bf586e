"""What there is to say about one act by the law of a house, beside open matters."""

from dataclasses import dataclass

from trainer.grading.assessment import Verdict
from trainer.kernel import gestures as g
from trainer.rules.ruling import Citation, Decision

ALARMS = (g.Stop, g.CallFloor)
"""Acts by which a dealer says that something is wrong."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """Verdict, reason and paragraphs."""

    verdict: Verdict
    reason: str
    citations: tuple[Citation, ...] = ()


def cite_decision(decision: Decision) -> tuple[Citation, ...]:
    """The paragraphs of a decision, and the one of the house's own book that sends to them."""
    return (*decision.citations, *([decision.fallback] if decision.fallback else []))
