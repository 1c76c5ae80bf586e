"""No query of the dashboard reads all attempts or all results: each finds what it needs by an index."""

from collections.abc import Callable
from typing import Any

import pytest

from trainer.progress.file import File
from trainer.progress.store import Store

BIG = ("a", "s", "r", "f", "attempts", "assessments", "rule_results", "alarms")
PAGE: dict[str, Callable[[Store], object]] = {
    "accuracy": lambda store: store.accuracy_by_week(1),
    "accuracy of a book": lambda store: store.accuracy_by_week(1, "upt"),
    "topics": lambda store: store.topic_summary(1),
    "topics of a book": lambda store: store.topic_summary(1, "upt"),
    "detection": lambda store: store.detection(1),
    "median": lambda store: store.median_notice(1),
    "median of a book": lambda store: store.median_notice(1, "upt"),
    "last session": lambda store: store.last_session(1),
    "attempts": lambda store: store.attempts(1),
    "attempts of a book": lambda store: store.attempts(1, book="upt"),
    "attempts of a topic": lambda store: store.attempts(1, topic="deal.boxed-card"),
    "a later page": lambda store: store.attempts(1, before=3),
    "questions seen": lambda store: store.seen(1, "upt"),
}


@pytest.mark.parametrize("name", PAGE)
def test_nothing_is_read_whole_and_no_long_list_is_sorted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Any]] = []
    plain = File.rows

    def noted(self: File, sql: str, values: tuple[Any, ...] = ()) -> list[dict[str, Any]]:
        asked.append((sql, values))
        return plain(self, sql, values)

    monkeypatch.setattr(File, "rows", noted)
    with Store.in_memory() as store:
        PAGE[name](store)
        plans = [
            str(row["detail"]) for sql, values in asked for row in plain(store, f"EXPLAIN QUERY PLAN {sql}", values)
        ]
    assert plans
    assert not [plan for plan in plans if plan.startswith("SCAN") and plan.split()[1] in BIG]
    if name.startswith(("attempts", "a later", "last")):
        assert not [plan for plan in plans if "TEMP B-TREE" in plan]
