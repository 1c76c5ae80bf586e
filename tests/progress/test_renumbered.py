"""Rows that name paragraphs stay as they were written, and are read under the numbers of today."""

import json

import pytest

from tests.progress.samples import NOON, assessed, dealt
from tests.renumbered import renumbering, shifted
from trainer.progress.records import Outcome, Part, RuleResult
from trainer.progress.rounds import Answered, Round
from trainer.progress.store import Store

RESULT = RuleResult("k", "deal.boxed-card", "r", "tda-2022:28", Part.REMEDY, Outcome.GOOD)
SPOT = Answered("odd-chip", 7, {}, True, 900, 8000, ("tda-2022:28", "upt:28"), (), NOON)


@pytest.fixture
def store():
    with Store.in_memory() as made:
        made.profile("Ann", NOON)
        yield made


def test_a_result_and_a_spot_follow_their_paragraph_and_their_rows_stay(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    renumber = renumbering(monkeypatch)
    made = store.begin_round(Round(1, "tda-2022", "2022", "odd-chip", 2, NOON))
    attempts = []
    for number in range(2):
        attempts.append(dealt(store, 1, minutes=number, book="tda-2022"))
        store.add_assessment(attempts[-1], assessed(RESULT, book="tda-2022"))
        store.add_spot(made, SPOT)
        renumber("tda-2022", shifted())
    results = [store.attempt(each).assessments[0].assessed.results[0].paragraph for each in attempts]
    assert results == ["tda-2022:29", "tda-2022:28"]
    assert [each.paragraphs for each in store.spots(made)] == [("tda-2022:29", "upt:28"), ("tda-2022:28", "upt:28")]
    rows = store.rows("SELECT paragraph FROM rule_results ORDER BY id")
    assert [each["paragraph"] for each in rows] == ["tda-2022:28", "tda-2022:28@2"]
    kept = [json.loads(each["paragraphs"]) for each in store.rows("SELECT paragraphs FROM spots ORDER BY place")]
    assert kept == [["tda-2022:28", "upt:28"], ["tda-2022:28@2", "upt:28"]]
