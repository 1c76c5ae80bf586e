"""The encoded paragraphs on which a dealer acts: those with a rule about hands, beyond desk and posters."""

from functools import cache

from trainer.rules.areas import DESK, area
from trainer.rules.book import Book
from trainer.rules.former import keys_of
from trainer.rules.kinds import OF_HANDS
from trainer.rules.ledger_file import Paragraph
from trainer.rules.rule import Rule


def acted_on(law: Book) -> dict[str, tuple[str, ...]]:
    """Those of a book in printed order, by number, each with the keys of its rules about hands."""
    found = {each.at: rules_about_hands(law, each) for each in law.ledger.paragraphs if is_dealers(each)}
    return {at: rules for at, rules in found.items() if rules}


def is_dealers(paragraph: Paragraph) -> bool:
    """Is it encoded, and not what a desk sells or a poster says?"""
    return paragraph.status == "encoded" and area(paragraph.topic) != DESK


def rules_about_hands(law: Book, paragraph: Paragraph) -> tuple[str, ...]:
    """The keys of those rules of a paragraph that a hand can be asked about, not only a room."""
    keys = dict.fromkeys(key for written in paragraph.rules for key in keys_of(written))
    return tuple(key for key in keys if about_hands(law.rules[key].rule))


def about_hands(rule: Rule) -> bool:
    """Is it of a kind of matters or points of hands? Without kinds, on the topic of one."""
    return bool(OF_HANDS.keys() & set(rule.kinds)) if rule.kinds else bool(_topics_of_hands() & set(rule.topics))


@cache
def _topics_of_hands() -> frozenset[str]:
    return frozenset(topic for kind in OF_HANDS.values() for topic in kind.topics)
