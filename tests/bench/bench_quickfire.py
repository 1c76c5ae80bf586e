"""What a quick-fire question and a round of twelve cost to make, in every kind and at every house."""

from tests.bench.figures import Figure, milliseconds, p50, p95
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import Making, round_of
from trainer.rules.book import BOOKS, book

SEEDS = range(6)


def questions() -> list[float]:
    """Milliseconds a question, with the evaluator loaded."""
    for kind in KINDS.values():
        kind.make(book(BOOKS[0]), 0)
    return [
        milliseconds(lambda kind=kind, key=key, seed=seed: kind.make(book(key), seed))  # type: ignore[misc]
        for kind in KINDS.values()
        for key in BOOKS
        for seed in SEEDS
    ]


def rounds() -> list[float]:
    """Milliseconds a round, one of each kind."""
    return [milliseconds(lambda kind=kind: round_of(kind, book(BOOKS[1]), 0)) for kind in KINDS.values()]  # type: ignore[misc]


def first_questions() -> list[float]:
    """Milliseconds to the first question of a round whose candidates were made while the trainee chose, each kind's."""
    times = []
    for key in KINDS:
        made = Making(KINDS[key], book(BOOKS[1]), 0)
        while made.step():
            """As the page of drills does."""
        times.append(milliseconds(lambda made=made: made.spots()[0]))  # type: ignore[misc]
    return times


def figures() -> list[Figure]:
    times = questions()
    return [
        Figure("make a quick-fire question, median", p50(times), "ms", 30),
        Figure("make a quick-fire question, p95", p95(times), "ms"),
        Figure("make a round of twelve, median", p50(rounds()), "ms"),
        Figure("first question of a round made ahead, worst", max(first_questions()), "ms", 50),
    ]
