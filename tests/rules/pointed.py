"""Asking a book about the points of a told hand."""

from tests.rules.situations import Hand
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.points import points
from trainer.rules.ruling import Decision


def every(hand: Hand, kind: str, key: str) -> list[Decision]:
    """What a book says at the end of the hand on each of its points of that kind."""
    facts = hand.facts()
    return [decide(book(key), facts.about(each)) for each in points(facts) if each.kind == kind]


def asked(hand: Hand, kind: str, key: str) -> Decision:
    """The same where there is one; fails when there is none or more than one."""
    (decision,) = every(hand, kind, key)
    return decision


def kinds(hand: Hand) -> list[str]:
    """The kinds of all points in the hand."""
    return [each.kind for each in points(hand.facts())]


def figures(decision: Decision) -> dict[str, int]:
    return dict(decision.figures)
