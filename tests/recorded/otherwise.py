"""All houses with every ruling, option and rule worded otherwise, for as long as a test needs them so.

What the program itself declares keeps its words, so that a house's are never those that the program knows.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

import pytest

from trainer.rules import book as books
from trainer.rules.book import BOOKS, Book, InForce, _all_books, _sound, book
from trainer.rules.options import OPTIONS
from trainer.rules.rule import Rule

NONSENSE = "Zwxq"


@dataclass(frozen=True)
class Made:
    """A book that is ready, as one that is being read."""

    law: Book

    def whole(self) -> Book:
        return self.law


@contextmanager
def worded_otherwise() -> Iterator[None]:
    """In here each house has words of its own, and its floor's choices have others too."""
    made = {key: Made(reworded(book(key))) for key in BOOKS}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(books, "_read", made.__getitem__)
        for number, (key, option) in enumerate(OPTIONS.items()):
            patch.setitem(OPTIONS, key, replace(option, says=f"{NONSENSE} {number}"))  # type: ignore[arg-type]
        _forget()
        yield
    _forget()


def reworded(law: Book) -> Book:
    """The same law in words of which nobody has heard."""
    own = {each.rule.key: _otherwise(law.key, each, at) for at, each in enumerate(law.rules.values())}
    return replace(
        law, by_topic={topic: tuple(own[each.rule.key] for each in some) for topic, some in law.by_topic.items()}
    )


def _otherwise(house: str, each: InForce, at: int) -> InForce:
    rule: Rule = each.rule
    ruling = replace(rule.ruling, says=f"{NONSENSE} of {house}, {rule.ruling.key[::-1]}")
    return replace(each, rule=replace(rule, sense=f"{NONSENSE} {at} at {house}.", ruling=ruling))


def _forget() -> None:
    """Books are loaded once, and a caller has them of there; what was read from their files stays read."""
    for each in (book, _sound, _all_books):
        each.cache_clear()
