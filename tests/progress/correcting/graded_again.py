"""A hand graded under law that was corrected since, and what a store holds before and after it is graded again."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from tests.progress.real import FLOP, HOUSE, begin
from tests.progress.samples import NOON
from tests.progress.silenced import silenced
from trainer.grading.ahead import assess
from trainer.kernel.transcript import Transcript
from trainer.progress import correcting
from trainer.progress.answering import answer_of
from trainer.progress.grades import kept
from trainer.progress.records import Outcome, Part, Profile, RuleResult
from trainer.progress.store import Store
from trainer.questions.bank import bank, drawn
from trainer.questions.marking import mark
from trainer.questions.model import Asked
from trainer.rules import corrected
from trainer.rules.book import Book, book
from trainer.rules.corrected import Corrected
from trainer.rules.ledger_file import Correction
from trainer.ui.demo.answers import answer_for

TOPIC = "deal.four-card-flop"
RULE = "deal.four-card-flop.one-card-too-many"
KEY = "tda-2022@2026-11-20"
LATER = "tda-2022@2026-12-24"
MARKS = {
    "assessments": {"counts"},
    "rule_results": {"counts", "claimed"},
    "reviews": {"claimed", "predicted", "elapsed"},
}
KEPT = (
    "profiles",
    "attempts",
    "assessments",
    "rule_results",
    "alarms",
    "claims",
    "answers",
    "rounds",
    "spots",
    "reviews",
)
QUESTION = "boxed-how-many"
NOTICED, AUTHORITY, REMEDY = Part
AGAIN, HARD, GOOD = Outcome


def say(monkeypatch: pytest.MonkeyPatch, *days: str, topics: tuple[str, ...] = (TOPIC,)) -> None:
    """TDA 2022 was corrected on these days; nobody but it and those it is sent to knows."""

    def found(law: Book) -> tuple[Corrected, ...]:
        known = law.key in (HOUSE, "players-2025")
        return tuple(Corrected(HOUSE, Correction(day, topics, "-")) for day in days) if known else ()

    for module in (corrected, correcting):
        monkeypatch.setattr(module, "corrections_of", found)


def dealt(
    store: Store, who: Profile, mistake: str = "", number: int = 0, scenario: str = FLOP, *more: RuleResult
) -> tuple[int, Transcript]:
    """A hand that was graded under silence."""
    running, transcript = begin(store, who, scenario, mistake, number)
    graded = kept(assess(transcript, book(HOUSE), running.hand.taken_over))
    at = NOON + timedelta(minutes=10 * number + 3)
    old = silenced(graded, *more) if scenario == FLOP else replace(graded, law="", ledger="lost")
    return store.finish(running.id, at, old), transcript


def rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All that was kept, without the marks that may move."""
    found = {name: store.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in KEPT}
    return {
        name: [{key: value for key, value in row.items() if key not in MARKS.get(name, ())} for row in some]
        for name, some in found.items()
    }


def added(before: dict[str, list[dict[str, Any]]], store: Store) -> dict[str, int]:
    """How many rows there are more, by table; all that were there are there, as they were."""
    after = rows(store)
    for name, some in before.items():
        assert all(each in after[name] for each in some), name
    return {name: len(after[name]) - len(some) for name, some in before.items() if len(after[name]) != len(some)}


def remembered(store: Store, who: Profile) -> dict[tuple[str, Part], int]:
    return {(each.rule, each.part): each.reviews for each in store.memories(who.id, HOUSE)}


def asked() -> Asked:
    return drawn(next(each for each in bank() if each.id == QUESTION), HOUSE, 40)


def turned(question: Asked) -> Asked:
    """The same question where another answer was right."""
    return replace(question, choices=tuple(replace(each, right=not each.right) for each in question.choices))


def answered(store: Store, who: Profile, then: Asked, right: bool = True) -> int:
    """The question answered as it was then; `right` by the law of then."""
    given = answer_for(then, right=right)
    made = answer_of(who.id, then, given, mark(then, given), NOON, 4000, None)
    return store.add_answer(replace(made, law=""))
