"""What two texts have in common once the values drawn are out of them."""

import re
from collections import Counter
from collections.abc import Collection

WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
FIGURE = re.compile(r"\S*\d\S*")  # amounts, seats, cards such as 9h, paragraphs
ALIKE = 0.6  # two reasons that share more of their words are one

Words = tuple[str, ...]


def plain(text: str, values: Collection[str] = ()) -> Words:
    """The words of a text in lower case, without figures and without the values that were drawn into it."""
    drawn = {word for value in values for word in WORD.findall(value.casefold())}
    return tuple(word for word in WORD.findall(FIGURE.sub(" ", text.casefold())) if word not in drawn)


def shared(one: Words, other: Words) -> float:
    """How much of their words two texts share, from 0 to 1; two without words are the same."""
    if not one and not other:
        return 1.0
    common = sum((Counter(one) & Counter(other)).values())
    return 2 * common / (len(one) + len(other))


def alike(one: Words, other: Words) -> bool:
    """Do two texts say the same thing in much the same words?"""
    return shared(one, other) > ALIKE


def first(text: str) -> str:
    """The first word of a text in lower case, "" for one without words."""
    found = WORD.search(text.casefold())
    return found[0] if found else ""
