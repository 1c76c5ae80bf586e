"""What each paragraph of a book is about, in a few words that tell it from every other of the book."""

from collections.abc import Mapping
from functools import cache

from trainer.rules.book import Book, book
from trainer.rules.topics import title


@cache
def called(key: str) -> Mapping[str, str]:
    """Those of the book of that key, made once. Raises KeyError and BadLedger."""
    return headings(book(key))


def headings(law: Book) -> Mapping[str, str]:
    """By number: what the ledger calls it, else its topic."""
    return {each.at: each.heading or title(each.topic) for each in law.ledger.paragraphs}
