"""What there is to know at a house: every encoded rule, and every topic that only questions can ask about.

A *rule key* names one such thing, the same at every house and in every edition: that of an encoded rule
("deal.boxed-card.enough-in-the-deal"), or "topic:identity" where the book speaks and no encoded rule decides.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from trainer.rules.areas import area
from trainer.rules.book import Book, InForce, book
from trainer.rules.encoded import encoded
from trainer.rules.former import TOPIC as TOPIC


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to know. `says` is our own sentence, `outcome` what follows ("" for a topic without a rule).

    `at` are its paragraphs in printed order, `numbers` the house's own figures.
    """

    rule: str
    topic: str
    area: str
    says: str
    outcome: str
    at: tuple[str, ...]
    numbers: tuple[tuple[str, int], ...] = ()


@cache
def syllabus(key: str) -> Mapping[str, Item]:
    """Everything to know at the house of that key, by rule key, in printed order. Raises KeyError and BadLedger."""
    return syllabus_of(book(key))


def syllabus_of(law: Book) -> Mapping[str, Item]:
    """The same of a book that is at hand."""
    found: dict[str, Item] = {}
    for paragraph in law.ledger.paragraphs:
        for name in paragraph.rules:
            found.setdefault(name, _ruled(law.rules[name]))
        if paragraph.status == "question" or paragraph.beside:
            key = topic_key(paragraph.topic)
            found.setdefault(key, _asked(law, key))
    return found


def topic_key(topic: str) -> str:
    """The rule key of a topic on which no encoded rule decides."""
    return f"{TOPIC}{topic}"


def topic_of(key: str) -> str:
    """The topic of a rule key. Raises KeyError for a rule that there is not."""
    return key.removeprefix(TOPIC) if key.startswith(TOPIC) else encoded()[key].topics[0]


def _ruled(each: InForce) -> Item:
    rule, topic = each.rule, each.rule.topics[0]
    at = tuple(paragraph.at for paragraph in each.paragraphs)
    numbers = tuple((name, each.numbers[name]) for name in rule.numbers if name in each.numbers)
    return Item(rule.key, topic, area(topic), rule.says, rule.ruling.says, at, numbers)


def _asked(law: Book, key: str) -> Item:
    topic = key.removeprefix(TOPIC)
    printed = [e for e in law.ledger.paragraphs if e.topic == topic and (e.status == "question" or e.beside)]
    says = " ".join(each.beside or each.says for each in printed)
    return Item(key, topic, area(topic), says, "", tuple(each.at for each in printed))
