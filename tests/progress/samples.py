"""Hands to keep: texts as the program itself writes them, filled with what a test is about."""

from datetime import UTC, datetime, timedelta

from trainer.progress.records import Assessed, Hand, Outcome, Part, RuleResult
from trainer.progress.store import Store

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)  # a Wednesday: its week began on the 16th
HEAD = """dealing 1
game holdem no-limit
small-blind 1
big-blind 2
seat 1 100x1 Ann
seat 2 100x1 ---
button 1
rack 0
deck As Ks Qs Js Ts 9s 8s 7s
---
"""
LINES = ("0.000 D burn", "1.500 D pitch 2 down", "2.000 D pitch 1 down")


def hand(profile: int, minutes: float = 0, book: str = "upt", topic: str = "deal.four-card-flop") -> Hand:
    """A hand that begins `minutes` after NOON."""
    return Hand(
        profile=profile,
        scenario=f"{topic}/first",
        scenario_text='title = "Four cards"\n',
        title="Four cards",
        topic=topic,
        book=book,
        edition="undated",
        notation=1,
        head=HEAD,
        seed=7,
        mode="drill",
        started=NOON + timedelta(minutes=minutes),
        taken_over=1,
    )


def dealt(store: Store, profile: int, minutes: float = 0, grade: Assessed | None = None, **more: str) -> int:
    """A finished hand of one minute, with its grade if one is given; gives the attempt's id."""
    running = store.begin_hand(hand(profile, minutes, **more), LINES[:1])
    for line in LINES[1:]:
        store.append(running, line)
    return store.finish(running, NOON + timedelta(minutes=minutes + 1), grade)


def result(part: Part, outcome: Outcome, topic: str = "deal.four-card-flop", **more: object) -> RuleResult:
    kept = {"kind": "four-card-flop", "rule": "books.upt:too_many", "paragraph": "upt:holdem-3", **more}
    return RuleResult(topic=topic, part=part, outcome=outcome, **kept)  # type: ignore[arg-type]  # a test's own


def assessed(*results: RuleResult, book: str = "upt", clean: bool = False, alarms: tuple[int, ...] = ()) -> Assessed:
    return Assessed(
        "0.1.0/1", "abc", book, "yes", "right", "wrong", '{"book":"upt"}', {"noticed": (1, 1)}, clean, alarms, results
    )
