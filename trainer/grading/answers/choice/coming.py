"""What is to come, of what was asked for by name: a stub too short for seventh street while sixth is being bet."""

from trainer.grading.answers.asked import SHOWDOWN
from trainer.grading.open_matter import decided
from trainer.kernel.games import is_stud
from trainer.kernel.listed import seats_within
from trainer.rules.book import Book
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts.stakes import by_street
from trainer.rules.facts.stub import FOR_NO_HAND
from trainer.rules.matters.stud import SIXTH_STREET
from trainer.rules.ruling import Decision, Matter

STUD = "stud"
"""The word of `--ask` that is about it."""
AS_IT_STANDS = "If no one else folds, {}"
DOWN = "Nothing is wrong: no hand is tabled yet, as {} can still bet."
FACE_UP = "showdown.all-in-face-up.all-in-and-betting-over"
"""A rule of every rulebook that has all hands of an all-in tabled once the betting is over."""
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


def not_yet_tabled(law: Book, facts: Facts, ask: str) -> str:
    """That an all-in hand stays face down while others can still bet, where the rulebook has all tabled after that."""
    course, table = facts.course, facts.table
    seats = [seat for seat in course.contesting if table.seat(seat).stack or _has_some_coming(facts, seat)]
    over = course.street < 0 or not (course.betting or course.street < LAST_STREET[facts.game])
    if (
        ask not in ("", SHOWDOWN)
        or over
        or (course.betting and not ask)
        or FACE_UP not in law.rules
        or not 1 < len(seats) < len(course.contesting)
    ):
        return ""
    return DOWN.format(seats_within(seats))


def _has_some_coming(facts: Facts, seat: int) -> bool:
    """Does more lie in front of it than anybody has matched? What is beyond that is its own still."""
    matched = by_street(facts)[-1:]
    return bool(matched) and facts.course.front(facts.table.seat(seat)) > matched[0].get(seat, 0) > 0


def _on_sixth(facts: Facts, ask: str) -> bool:
    return ask == STUD and is_stud(facts.game) and facts.course.street == SIXTH_STREET


def _required(facts: Facts) -> int:
    return len(facts.course.contesting) + FOR_NO_HAND
