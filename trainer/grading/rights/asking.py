"""What a player is asked in a situation, and how it is marked: their right, and the paragraph that gives it."""

from collections.abc import Iterator, Mapping
from random import Random

from trainer.grading.calls.ruling import asked_why
from trainer.grading.films.asking import Asked, Option
from trainer.grading.rights.right import Right, beside
from trainer.grading.rights.situation import Situation, right_elsewhere
from trainer.rules.book import Book, all_books, book

OPTIONS = 5
WHICH = "Which paragraph says so?"


def asked_of_a_player(situation: Situation) -> tuple[Asked, ...]:
    """The right and its paragraph; the right alone where no paragraph stands behind it."""
    film = situation.film
    chance = Random(f"{film.scenario}/{film.book}/{film.seed}/{situation.question.key}")
    right = _right(situation, chance)
    why = asked_why(book(film.book), situation.decision, chance, WHICH)
    return (right, why) if why is not None else (right,)


def answered(asked: tuple[Asked, ...], given: Mapping[str, str]) -> dict[str, bool]:
    """Whether each answer counts, by question; one that is missing doesn't."""
    return {each.key: given.get(each.key, "") in each.accepted for each in asked}


def elsewhere(situation: Situation) -> Iterator[tuple[Book, Right]]:
    """What the other rulebooks rule on it, of those that do."""
    for law in all_books():
        found = right_elsewhere(situation, law) if law.key != situation.film.book else None
        if found is not None:
            yield law, found


def _right(situation: Situation, chance: Random) -> Asked:
    """The right among what other rulebooks say first, then what is told at tables."""
    right, of = situation.right, dict[str, str]()
    others = [*elsewhere(situation)]
    for law, each in others:
        of.setdefault(each.key, law.ledger.short)
    theirs = [each for _, each in others]
    rest = [each for each in situation.question.every if each not in theirs]
    chance.shuffle(theirs)
    chance.shuffle(rest)
    shown = [right, *beside(right, (*theirs, *rest))[: OPTIONS - 1]]
    chance.shuffle(shown)
    options = tuple(Option(each.key, each.says.format(other=situation.other), of.get(each.key, "")) for each in shown)
    return Asked("right", situation.says, options, right.key, frozenset({right.key}))
