"""In limit a raise late in the round rests on the house's cap: the sentence says so where the house has named none."""

import re

from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.house import settled
from trainer.rules.facts.rights import is_limit
from trainer.rules.facts.turns import told

RULE = "bet.raise-cap.at-limit"
"""The rule of every rulebook that leaves the number of raises in limit to the house."""
RAISES = re.compile(
    r"(?:^|: )seat (\d+) (?:raises to|may call [\d,]+ or raise, minimum raise to) [\d,]+\.$", re.IGNORECASE
)
FREE = 3
"""Raises after the bet that hardly a house forbids."""
IF_ALLOWED = ", if your house's raise cap allows it."


def under_the_cap(law: Book, facts: Facts, sentence: str) -> str:
    """The sentence, with the cap where it tells a raise, made or open, beyond the first three of the round."""
    named = RAISES.search(sentence)
    last_two = sum(seat.taken for seat in facts.setup.seats) == 2
    if named is None or RULE not in law.rules or not is_limit(facts) or last_two or settled(facts, "raise-cap"):
        return sentence
    turns = [each for each in told(facts).turns if each.seat == int(named[1])]
    street = facts.course.street
    late = bool(turns) and turns[-1].standing.street == street and turns[-1].standing.raises > FREE
    return sentence.removesuffix(".") + IF_ALLOWED if late else sentence
