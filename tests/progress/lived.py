"""A few weeks of practice, in nothing but what version 2 of the file could keep: version-2.sql is its dump."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

from tests.progress.samples import NOON, assessed, hand, result
from trainer.progress.records import Answer, Outcome, Part
from trainer.progress.rounds import Answered, Round
from trainer.progress.store import Store

NOTICED, AUTHORITY, REMEDY = Part
AGAIN, HARD, GOOD = Outcome
BOXED, FLOP = "deal.boxed-card.enough-in-the-deal", "books.upt:too_many"
DAY = 24 * 60.0
WHOLE = ("0.000 D shuffle", "2.000 D pitch 2 down", "62.500 D push-pot 1", "64.000 D next-hand")
INHERITED = ("0.000 D pitch 2 down", "9.000 D burn", "30.000 D push-pot 1")


def dealt(store: Store, profile: int, minutes: float, lines: tuple[str, ...] = WHOLE, **more: str) -> int:
    running = store.begin_hand(hand(profile, minutes, **more), lines[:1])
    for line in lines[1:]:
        store.append(running, line)
    return store.finish(running, NOON + timedelta(minutes=minutes + 1))


def found(rule: str, part: Part, outcome: Outcome, **more: object) -> object:
    return result(part, outcome, "deal.misdeal" if rule == BOXED else "deal.four-card-flop", rule=rule, **more)


def lived(store: Store) -> None:
    """Ann deals at two houses, claims mis-clicks, answers and plays a round; Ben deals one hand."""
    ann, ben = store.profile("Ann", NOON).id, store.profile("Ben", NOON).id
    for deeds in (_hands, _claims, _others):
        deeds(store, ann)
    own = assessed(found(FLOP, NOTICED, AGAIN))  # type: ignore[arg-type]  # a result, made with more in it
    store.add_assessment(dealt(store, ben, 50), own, NOON)


def _hands(store: Store, ann: int) -> None:
    graded = _grader(store, ann)
    graded(0, found(FLOP, NOTICED, GOOD, ms=2000), found(FLOP, NOTICED, AGAIN), found(FLOP, REMEDY, AGAIN))
    graded(20, found(FLOP, NOTICED, GOOD, ms=4000), found(FLOP, REMEDY, GOOD))
    graded(3 * DAY, found(FLOP, NOTICED, HARD, ms=3000, aided=True), found(FLOP, REMEDY, GOOD))
    graded(9 * DAY, found(FLOP, REMEDY, AGAIN), found(BOXED, REMEDY, GOOD))
    graded(9.5 * DAY, found("", AUTHORITY, GOOD), book="metropolitan")
    graded(12 * DAY, found(BOXED, REMEDY, GOOD), book="tda-2022")
    other = dealt(store, ann, 13 * DAY, INHERITED)
    away = assessed(found(BOXED, REMEDY, AGAIN), book="tda-2022")  # type: ignore[arg-type]  # as above
    store.add_assessment(other, away, NOON)  # another house's opinion: it counts nowhere
    store.add_assessment(dealt(store, ann, 14 * DAY), assessed(clean=True, alarms=(2, 3)), NOON)


def _claims(store: Store, ann: int) -> None:
    graded = _grader(store, ann)
    whole = graded(15 * DAY, found(FLOP, REMEDY, AGAIN, gesture=4), found(BOXED, REMEDY, GOOD, gesture=7))
    store.claim_misclick(whole, 4, NOON)
    half = graded(17 * DAY, found(FLOP, REMEDY, AGAIN, gesture=4), found(FLOP, REMEDY, GOOD, gesture=9))
    store.claim_misclick(half, 4, NOON)
    graded(19 * DAY, found(FLOP, REMEDY, GOOD))
    before = dealt(store, ann, 20 * DAY)
    store.claim_misclick(before, 1, NOON)
    none = assessed(found(BOXED, NOTICED, AGAIN, gesture=1), alarms=(1,))  # type: ignore[arg-type]  # as above
    store.add_assessment(before, none, NOON)


def _others(store: Store, ann: int) -> None:
    store.add_answer(Answer(ann, "flop-next-burn", "upt", 1, True, 4200, NOON + timedelta(days=2), 1))
    played = store.begin_round(Round(ann, "upt", "undated", "odd-chip", 4, NOON + timedelta(days=10)))
    spot = Answered("odd-chip", 7, {"to": 1600}, True, 2500, 8000, ("upt:1",), (BOXED, "gone:by_now"), NOON)
    for number, right in enumerate((True, False, True, True)):
        at = NOON + timedelta(days=10, seconds=9 * number)
        store.add_spot(played, replace(spot, seed=number, right=right, answered=at))
    store.end_round(played, NOON + timedelta(days=10, minutes=1))


def _grader(store: Store, profile: int) -> Callable[..., int]:
    def graded(minutes: float, *results: object, book: str = "upt") -> int:
        attempt = dealt(store, profile, minutes, book=book)
        store.add_assessment(attempt, assessed(*results, book=book), NOON)  # type: ignore[arg-type]  # as above
        return attempt

    return graded
