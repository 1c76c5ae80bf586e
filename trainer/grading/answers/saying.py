"""The sentence of a decision: the first one written for its ruling whose holes can all be filled."""

import re
from collections.abc import Mapping

from trainer.grading.answers.letters import begun
from trainer.grading.answers.sentences import SENTENCES
from trainer.grading.answers.words.figures import named
from trainer.grading.answers.words.holes import filling
from trainer.rules.encoded import rulings
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

NONE: Mapping[str, str] = {}
HOLE = re.compile(r"\{([a-z_]+)\}")


def holes(sentence: str) -> tuple[str, ...]:
    """The names of what a sentence is to be filled with."""
    return tuple(HOLE.findall(sentence))


def sentence_of(decision: Decision, facts: Facts | None = None, words: Mapping[str, str] = NONE) -> str:
    """What a ruling says, in one sentence; of one that a house words for itself its own words. "" in silence.

    `words` fill holes of a room's sentences, out of what happened in it.
    """
    ruling = decision.ruling
    if ruling is None:
        return ""
    known = rulings().get(ruling.key)
    own = known is None or known.says != ruling.says
    told = {**filling(decision, facts), **words}
    for each in () if own else SENTENCES.get(ruling.key, ()):
        if set(holes(each)) <= told.keys():
            return begun(each.format_map(told))
    figures = ", ".join(named(decision))
    return begun(f"{ruling.says}: {figures}." if figures else f"{ruling.says}.")
