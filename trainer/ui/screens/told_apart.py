"""Which words of one sentence are not in another about the same thing. Pure."""

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

MOST = 0.65  # of the letters: where more is different, nothing stands out by standing out
WORD = re.compile(r"\S+")

Span = tuple[int, int]


def told_apart(words: str, other: str) -> tuple[Span, ...]:
    """Where (from, to) a sentence says something else than the other; nothing where nearly all of it does."""
    mine, theirs = list(WORD.finditer(words)), list(WORD.finditer(other))
    same = SequenceMatcher(None, [_bare(each) for each in mine], [_bare(each) for each in theirs], autojunk=False)
    kept = {at for block in same.get_matching_blocks() for at in range(block.a, block.a + block.size)}
    spans = tuple(_joined(mine, kept))
    return spans if sum(end - start for start, end in spans) <= MOST * len(words) else ()


def _bare(word: re.Match[str]) -> str:
    return word[0].strip(".,:;()").casefold()


def _joined(words: list[re.Match[str]], kept: set[int]) -> Iterator[Span]:
    """Runs of words that are not kept, a single kept word between two of them taken in."""
    start: int | None = None
    for at, word in enumerate(words):
        if at not in kept:
            start = word.start() if start is None else start
            end = word.end()
        elif start is not None and at + 1 not in kept and at + 1 < len(words):
            continue
        elif start is not None:
            yield start, end
            start = None
    if start is not None:
        yield start, end
