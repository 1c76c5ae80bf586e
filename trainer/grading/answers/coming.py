"""What is to come, of what was asked for by name: a stub too short for seventh street while sixth is being bet."""

from trainer.grading.open_matter import decided
from trainer.kernel.games import is_stud
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.matters.stud import BEYOND_THE_PLAYERS, SIXTH_STREET
from trainer.rules.ruling import Decision, Matter

STUD = "stud"
"""The word of `--ask` that is about it."""
AS_IT_STANDS = "If no one else folds, {}"
LONG_ENOUGH = "Nothing is wrong: the stub has {} cards, and seventh street takes {} with the burn and the last card."
RULE = "stud.short-stub.enough-with-burns"
"""A rule of every rulebook that counts the stub before seventh street."""


def short_stub_to_come(law: Book, facts: Facts, ask: str) -> Decision | None:
    """What the house does before seventh street if all who are in stay in and the stub cannot serve them."""
    if not _on_sixth(facts, ask) or not facts.course.betting or len(facts.table.stub) >= _required(facts):
        return None
    seats = facts.course.contesting
    return decided(law, facts.about(Matter("short-stub", "stud.short-stub", facts.at, facts.at, (), seats)))


def long_enough(law: Book, facts: Facts, ask: str) -> str:
    """That the stub serves everybody on seventh street, where the rulebook says how many cards that takes."""
    has = len(facts.table.stub)
    if not _on_sixth(facts, ask) or RULE not in law.rules or has < _required(facts):
        return ""
    return LONG_ENOUGH.format(has, _required(facts))


def _on_sixth(facts: Facts, ask: str) -> bool:
    return ask == STUD and is_stud(facts.game) and facts.course.street == SIXTH_STREET


def _required(facts: Facts) -> int:
    return len(facts.course.contesting) + BEYOND_THE_PLAYERS
