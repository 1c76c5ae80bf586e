"""A rule as one house words it: with the house's own figures in its sense, and its ruling in the house's own words.

A sense says "{boxed}" or, where a sentence begins, "{Boxed}" for a figure that its paragraphs give: a word up to ten,
digits above. The paragraphs' own sentences in a ledger say their figures in the same way.
"""

import re
from collections.abc import Iterator, Mapping

from trainer.kernel.altered import replace
from trainer.rules.rule import Rule

HOLE = re.compile(r"\{([A-Za-z][A-Za-z0-9_-]*)\}")
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def worded(rule: Rule, numbers: Mapping[str, int], wording: Mapping[str, str]) -> Rule:
    """The rule with these figures in its sense, and its ruling as `wording` says it by its key, where it does."""
    ruling, sense = rule.ruling, filled(rule.sense, numbers)
    if ruling.key in wording:
        ruling = replace(ruling, says=wording[ruling.key])
    return rule if sense == rule.sense and ruling is rule.ruling else replace(rule, sense=sense, ruling=ruling)


def filled(sense: str, numbers: Mapping[str, int]) -> str:
    """A sense with its figures. Raises KeyError for one that is not there."""
    return HOLE.sub(lambda hole: _in_words(hole[1], numbers), sense)


def _in_words(name: str, numbers: Mapping[str, int]) -> str:
    value = numbers[name.lower()]
    word = WORDS[value] if 0 <= value < len(WORDS) else f"{value:,}"
    return word.capitalize() if name[0].isupper() else word


def said_in(rule: Rule) -> tuple[str, ...]:
    """The names of the figures that its sense says, of a rule as it is declared."""
    return holes(rule.sense)


def holes(sentence: str) -> tuple[str, ...]:
    """The names of the figures that a sentence is to be filled with."""
    return tuple(dict.fromkeys(name.lower() for name in HOLE.findall(sentence)))


def lacking(rule: Rule) -> Iterator[str]:
    """Figures that its sense says and that no paragraph has to give."""
    return (name for name in said_in(rule) if name not in rule.numbers)
