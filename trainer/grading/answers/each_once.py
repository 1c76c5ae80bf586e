"""What stands beside an answer's sentence without what is told already: lines as a whole, and then by their parts."""

import re
from collections.abc import Iterable
from dataclasses import replace

from trainer.grading.answers.letters import lower
from trainer.grading.answers.made import Answer
from trainer.grading.answers.telling import FIRST

BEFORE = re.compile(r"^(?:first, |nothing is wrong: |at the table: |in the room: )")
"""How a line begins that goes on as a sentence might."""
TURN = "out-of-turn "
"""What is left out of an act that is told in full elsewhere."""
PARTS = re.compile(r"; |: |, and |, ")


def untold(lines: Iterable[str], told: set[str]) -> tuple[str, ...]:
    """Each line once, and none that was told as it is, in the sentence or in words of its own there."""
    said = {lower(each) for each in told}
    new = (each for each in lines if each and each not in told)
    return tuple(dict.fromkeys(each for each in new if lower(each.removeprefix(FIRST)) not in said))


def each_once(answer: Answer) -> Answer:
    """The answer with no line below it whose parts all stand in its sentence or in a line above; so is each of the
    answers to what was asked besides.
    """
    told = [answer.sentence]
    also = _telling_more(answer.also, told)
    more = tuple(replace(each, also=_telling_more(each.also, told)) for each in answer.more)
    return replace(answer, also=also, more=more)


def _telling_more(lines: Iterable[str], told: list[str]) -> tuple[str, ...]:
    """The lines that tell something new, in their order, which are told from then on; of two that tell the same it is
    the longer one.
    """
    some = list(dict.fromkeys(lines))
    kept = [each for each in some if not any(_has(other, each) for other in (*told, *_others(each, some)))]
    told += kept
    return tuple(kept)


def _others(line: str, lines: list[str]) -> list[str]:
    """The lines that a line may stand in: all others, and of those that are its equals the ones above."""
    at = lines.index(line)
    return [each for i, each in enumerate(lines) if i < at or (i > at and not _has(line, each))]


def _has(told: str, line: str) -> bool:
    """Does what is told have all parts of the line?"""
    whole = _plain(told)
    parts = PARTS.split(_plain(line))
    return all(re.search(rf"(?<![\w,]){re.escape(each)}(?!\w|,\d)", whole) for each in parts)


def _plain(sentence: str) -> str:
    return BEFORE.sub("", sentence.removesuffix(".").casefold()).replace(TURN, "")
