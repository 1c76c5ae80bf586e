"""Houses whose ledgers are made as a difference: which they are, and what they took over from the other book."""

from collections.abc import Mapping
from functools import cache

from trainer.rules.book import all_books, sound


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """Each house made as a difference with the one that it is like, that one before those that are like it."""
    likes = {law.key: law.ledger.like for law in all_books() if law.ledger.like}
    found: list[str] = []
    for key in likes:
        chain = [key]
        while (like := likes.get(chain[-1])) is not None:
            chain.append(like)
        found += [each for each in reversed(chain) if each in likes and each not in found]
    return tuple((key, likes[key]) for key in found)


@cache
def numbers(house: str) -> Mapping[str, tuple[str, ...]]:
    """The numbers under which a house has taken over the paragraphs of the other, by theirs."""
    law, found = sound(house), dict[str, tuple[str, ...]]()
    for each in law.ledger.paragraphs if law else ():
        if each.taken:
            found[each.taken] = (*found.get(each.taken, ()), each.at)
    return found
