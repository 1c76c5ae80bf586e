"""No query of the dashboard reads all attempts or all results: each finds what it needs by an index."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from trainer.progress.file import File
from trainer.progress.store import Store

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC)
BIG = ("a", "s", "r", "f", "attempts", "assessments", "rule_results", "alarms", "reviews", "answers", "spots")
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
    "questions answered": lambda store: store.answered(1, "upt"),
    "accuracy of a topic": lambda store: store.accuracy_by_week(1, None, "bet.overchip"),
    "memories": lambda store: store.memories(1),
    "memories of a book": lambda store: store.memories(1, "upt"),
    "due": lambda store: store.due(1, NOON),
    "forecast": lambda store: store.forecast(1, NOON, 30),
    "retention": lambda store: store.retention_by_week(1),
    "parts": lambda store: store.parts_by_week(1),
    "times": lambda store: store.times_by_week(1),
    "detection by week": lambda store: store.detection_by_week(1),
    "pace": lambda store: store.pace_by_week(1),
    "days": lambda store: store.practice_days(1, NOON.date()),
    "noticed lately": lambda store: store.noticed_lately(1, "upt"),
    "files dealt": lambda store: store.files_dealt(1, 30),
    "mistakes": lambda store: store.mistakes(1),
    "mistakes of a book": lambda store: store.mistakes(1, "upt"),
}


@pytest.mark.parametrize("name", PAGE)
def test_nothing_is_read_whole_and_no_long_list_is_sorted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Any]] = []
    plain = {name: getattr(File, name) for name in ("rows", "tuples")}

    def noted(reading: str) -> Callable[..., Any]:
        def read(self: File, sql: str, values: tuple[Any, ...] = ()) -> Any:
            asked.append((sql, values))
            return plain[reading](self, sql, values)

        return read

    for reading in plain:
        monkeypatch.setattr(File, reading, noted(reading))
    with Store.in_memory() as store:
        PAGE[name](store)
        told = [plain["rows"](store, f"EXPLAIN QUERY PLAN {sql}", values) for sql, values in asked]
        plans = [str(row["detail"]) for rows in told for row in rows]
    assert plans
    assert not [plan for plan in plans if plan.startswith("SCAN") and plan.split()[1] in BIG]
    if name.startswith(("attempts", "a later", "last")):
        assert not [plan for plan in plans if "TEMP B-TREE" in plan]
