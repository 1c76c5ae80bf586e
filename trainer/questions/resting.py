"""The law that a question rests on at a house: the rules and paragraphs that it cites, or that decide it."""

from collections.abc import Mapping

from trainer.questions.citing import left_open
from trainer.questions.model import Cite
from trainer.questions.testing import keys
from trainer.questions.written import Question
from trainer.rules.book import Book, book
from trainer.rules.fingerprint import Piece, of_paragraph, of_rule, rules_of
from trainer.rules.former import TOPIC

Resting = Mapping[Piece, tuple[str, ...]]
"""Pieces of law, each with the paragraphs that have it, as the house would name them."""


def rests_on(question: Question, house: str) -> Resting:
    """What it rests on there, by the law of today. Raises KeyError for a house that there is not."""
    found: dict[Piece, list[str]] = {}
    if question.ruled and house not in question.silent:
        for law, key in _deciding(question, house):
            ats = (_named(law.key, each.at, house) for each in law.rules[key].paragraphs)
            found.setdefault(of_rule(law, key), []).extend(ats)
    else:
        beside = any(each.startswith(TOPIC) for each in keys(question, house))
        for cite in cited(question, house):
            law, at = book(cite.book), _named(cite.book, cite.at, house)
            paragraph = law.paragraph(cite.at)
            for one in (*(of_rule(law, key) for key in rules_of(law, paragraph)), of_paragraph(paragraph, beside)):
                found.setdefault(one, []).append(at)
    return {one: tuple(dict.fromkeys(found[one])) for one in sorted(found)}


def cited(question: Question, house: str) -> tuple[Cite, ...]:
    """The paragraphs that it cites there, with those of its answers alone."""
    if question.ruled:
        return left_open(house, question.topic) if house in question.silent else ()
    own = [question.cites, *(each.cites for each in question.statements), *(each.cites for each in question.steps)]
    return tuple(dict.fromkeys(cite for each in own for cite in each.get(house, ())))


def _deciding(question: Question, house: str) -> list[tuple[Book, str]]:
    """The rules that can decide it there, each in the book that has it: its own, else one to which it sends."""
    own = book(house)
    laws = (own, *(book(each.to) for each in own.sends))
    some = ((key, next((law for law in laws if key in law.rules), None)) for key in sorted(keys(question, house)))
    return [(law, key) for key, law in some if law is not None]


def _named(source: str, at: str, house: str) -> str:
    return at if source == house else f"{source}:{at}"
