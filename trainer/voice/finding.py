"""The wrong phrases in strings that a user reads, each with where it is and what to write instead."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trainer.voice.gathering.text import Text
from trainer.voice.phrases import PHRASES, Phrase

_SENTENCE = re.compile(r"(?<=[.?!…”)])\s+(?=[A-Z“{`])|\s·\s")


@dataclass(frozen=True)
class Found:
    """One wrong phrase: by its key, the words that are there, and the sentence that they stand in."""

    file: str
    line: int
    phrase: Phrase
    words: str
    sentence: str


def sentences(words: str) -> list[str]:
    """The sentences of a string, and the cells of a table's row."""
    return [each.strip(" ·") for each in _SENTENCE.split(words) if each.strip(" ·")]


def wrong_in(sentence: str, phrases: Iterable[Phrase] = PHRASES) -> Iterator[tuple[Phrase, str]]:
    """Every wrong phrase of one sentence with the words that are there."""
    for phrase in phrases:
        for words in phrase.within(sentence):
            yield phrase, words


def found_in(texts: Iterable[Text]) -> Iterator[Found]:
    """Every wrong phrase of the strings, in their order."""
    for text in texts:
        for sentence in sentences(text.words):
            for phrase, words in wrong_in(sentence):
                yield Found(text.file, text.line_with(words), phrase, words, sentence)
