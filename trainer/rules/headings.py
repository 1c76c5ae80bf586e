"""What each paragraph of a book is about, in a few words that tell it from every other of the book."""

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache

from trainer.rules.book import Book, book
from trainer.rules.ledger_file import Paragraph
from trainer.rules.topics import title

FEW = 3  # a paragraph of more rules is about the whole topic
SPELT = {
    "non standard": "non-standard",
    "re entry": "re-entry",
    "add on": "add-on",
    "all in": "all-in",
    "bring in": "bring-in",
    "up cards": "upcards",
    "big bet": "big-bet",
    "to the td": "to the TD",
    "holdem": "hold’em",
    "wed": "Wednesday",
    "tue": "Tuesday",
    "saturday": "Saturday",
    "fifty k": "50 K",
}
_PLAIN = re.compile(rf"\b(?:{'|'.join(SPELT)})\b")


@cache
def called(key: str) -> Mapping[str, str]:
    """Those of the book of that key, made once. Raises KeyError and BadLedger."""
    return headings(book(key))


def headings(law: Book) -> Mapping[str, str]:
    """By number: what the ledger calls it; else the topic where the paragraph is alone on it; else its own rule."""
    times = Counter(each.topic for each in law.ledger.paragraphs)
    owners = _owners(law)
    return {each.at: _heading(each, owners, alone=times[each.topic] == 1) for each in law.ledger.paragraphs}


def _heading(each: Paragraph, owners: Mapping[str, str], *, alone: bool) -> str:
    if each.heading:
        return each.heading
    own = [rule for rule in each.rules if owners[rule] == each.at]
    return title(each.topic) if alone or not own or len(each.rules) > FEW else in_words(own[0])


def _owners(law: Book) -> dict[str, str]:
    """By rule, the paragraph that is about it: the one that cites fewest besides, best on the rule's own topic."""
    topics = {name: each.rule.topics for name, each in law.rules.items()}
    found: dict[str, tuple[int, bool, str]] = {}
    for each in law.ledger.paragraphs:
        for rule in each.rules:
            near = len(each.rules), each.topic not in topics[rule], each.at
            found[rule] = min(found.get(rule, near), near, key=lambda one: one[:2])
    return {rule: at for rule, (_rules, _far, at) in found.items()}


def in_words(rule: str) -> str:
    """The name of a rule as people say it: "common.premature:turn_dealt_too_early" is "Turn dealt too early"."""
    words = _PLAIN.sub(lambda found: SPELT[found[0]], rule.partition(":")[2].replace("_", " "))
    return words[:1].upper() + words[1:]
