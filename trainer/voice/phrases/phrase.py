"""What a phrase is that nobody at a poker table would say, and how it is looked for."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Phrase:
    """A wrong phrase by its written key: where it is found, where the same words are right, why, what to write.

    `find` and `unless` are patterns over one sentence. What is found is right where a part of `unless` overlaps it.
    """

    key: str
    find: tuple[str, ...]
    why: str
    write: str
    unless: tuple[str, ...] = ()

    @cached_property
    def _find(self) -> re.Pattern[str]:
        return _any_of(self.find)

    @cached_property
    def _unless(self) -> re.Pattern[str] | None:
        return _any_of(self.unless) if self.unless else None

    def within(self, sentence: str) -> Iterator[str]:
        """Every place of one sentence where the phrase is, as the words that are there."""
        for found in self._find.finditer(sentence):
            if found[0].strip() and not self._is_right(sentence, found.span()):
                yield found[0].strip()

    def _is_right(self, sentence: str, span: tuple[int, int]) -> bool:
        begun, end = span
        right = self._unless.finditer(sentence) if self._unless is not None else ()
        return any(each.start() < end and begun < each.end() for each in right)


def _any_of(patterns: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{each})" for each in patterns), re.IGNORECASE)
