"""The paragraphs that a decision rests on, where an answer has more to say than the decision alone."""

from collections.abc import Iterable
from dataclasses import replace

from trainer.rules.book import Book
from trainer.rules.ledger_file import Paragraph
from trainer.rules.ruling import Citation, Decision


def cited(law: Book, paragraph: Paragraph) -> Citation:
    """A paragraph of the house as a decision cites it that rests on it, with how it is read."""
    return Citation(law.key, paragraph.at, paragraph.says, paragraph.reading)


def citing(lead: Decision, citations: Iterable[Citation]) -> Decision:
    """The decision on those paragraphs, each cited once, where it comes first."""
    once: dict[tuple[str, str], Citation] = {}
    for each in citations:
        once.setdefault((each.book, each.at), each)
    return replace(lead, citations=tuple(once.values()))


def citing_besides(lead: Decision, more: Iterable[Citation]) -> Decision:
    """The decision on its own paragraphs, and on those after them."""
    return citing(lead, (*lead.citations, *more))


def paragraphs_of(decision: Decision) -> set[tuple[str, str]]:
    """The paragraphs that it rests on, by book and number."""
    return {(each.book, each.at) for each in decision.citations}
