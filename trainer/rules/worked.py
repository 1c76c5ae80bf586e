"""The worked examples that the books print: which belong to a paragraph, and the files that tell them."""

import re
from collections.abc import Mapping
from functools import cache

from trainer import resources
from trainer.kernel.room.head import FIRST_LINE
from trainer.rules.book import Book, book
from trainer.rules.ledger_file import Example

TAIL = re.compile(r"-(?:ex|sit|factor)(?:-.*)?$")
ILLUSTRATION = "ill-"


def examples_of(law: Book, at: str) -> tuple[Example, ...]:
    """The examples of a paragraph that are told by a file, in printed order."""
    return _by_paragraph(law.key).get(at, ())


@cache
def _by_paragraph(key: str) -> Mapping[str, tuple[Example, ...]]:
    law, found = book(key), dict[str, list[Example]]()
    for each in law.ledger.examples:
        for at in belongs(law, each.at) if each.transcript else ():
            found.setdefault(at, []).append(each)
    return {at: tuple(some) for at, some in found.items()}


def belongs(law: Book, example: str) -> tuple[str, ...]:
    """The paragraphs of an example: the one it is printed under, and for an illustration the rule it illustrates.

    "ill-46-sit-1" belongs to ill-46 and to 46, or where that has none of its own to all its parts (46-A, 46-B).
    """
    base = TAIL.sub("", example)
    known = [each.at for each in law.ledger.paragraphs]
    own = [at for at in known if at == base]
    if not base.startswith(ILLUSTRATION):
        return tuple(own)
    plain = base.removeprefix(ILLUSTRATION)
    rule = [at for at in known if at == plain] or [at for at in known if at.startswith(f"{plain}-")]
    return (*own, *rule)


def text_of(example: Example) -> str:
    """The transcript or the room file of an example. Raises FileNotFoundError: a broken install."""
    return resources.text(*example.transcript.split("/"))


def is_room(text: str) -> bool:
    """Does it tell a room and not a hand?"""
    lines = (line.strip() for line in text.splitlines())
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return first.split(" ")[0] == FIRST_LINE.split(" ")[0]
