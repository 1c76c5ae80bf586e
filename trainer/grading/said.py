"""What there is to say about one act by the law of a house, beside open matters."""

from dataclasses import dataclass

from trainer.grading.assessment import Verdict
from trainer.rules.ruling import Citation, Decision


@dataclass(frozen=True, slots=True)
class Spoken:
    """Verdict, reason and paragraphs."""

    verdict: Verdict
    reason: str
    citations: tuple[Citation, ...] = ()


def paragraphs(decision: Decision) -> tuple[Citation, ...]:
    """The paragraphs of a decision, with the one that sends there."""
    return (*decision.citations, *([decision.fallback] if decision.fallback else []))
