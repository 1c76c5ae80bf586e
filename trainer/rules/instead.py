"""What a rulebook has in place of a rule that another one prints, in words: its own rules on the same matters."""

import re
from collections.abc import Sequence
from functools import lru_cache

from trainer.rules.book import Book, InForce
from trainer.rules.comparison import of_its_own, on_matters
from trainer.rules.rule import Rule

FEW = 2
WORD = re.compile(r"[a-z]{4,}|\d+")


def instead_of(rule: Rule, law: Book, than: Book) -> tuple[InForce, ...]:
    """What it has and the other lacks, else what both have on it; what is about most of the same things comes first."""
    found = of_its_own(law, rule, than) or on_matters(law, rule.topics)
    return tuple(sorted(found, key=lambda each: (-_alike(rule.key, each.rule.key), -_alike(rule.says, each.rule.says))))


def _alike(one: str, other: str) -> int:
    """How many words they share. Keys come first, as they stay whatever the wording becomes."""
    return len(_words(one) & _words(other))


@lru_cache(maxsize=8192)
def _words(text: str) -> frozenset[str]:
    return frozenset(WORD.findall(text.lower()))


def outcome(rule: Rule) -> str:
    """What a rule comes to, as a sentence begins."""
    name = rule.ruling.says
    return name[:1].upper() + name[1:]


def in_words(some: Sequence[InForce]) -> str:
    """What they come to: the first with its condition, one other outcome, and how many more; "" for none."""
    if not some:
        return ""
    outcomes = list(dict.fromkeys(outcome(each.rule) for each in some))
    told = [f"{outcomes[0]} ({_lower(some[0].rule.says).removesuffix('.')})", *outcomes[1:FEW]]
    more = len(outcomes) - FEW
    return ". ".join(told) + (f". And {more} more." if more > 0 else ".")


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]
