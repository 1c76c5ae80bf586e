"""How rules were noticed lately, counted by hand: by which their hands get harder or easier."""

from collections.abc import Iterator

import pytest

from tests.progress.samples import assessed, dealt, result
from trainer.progress import noticing
from trainer.progress.noticing import Noticed
from trainer.progress.records import Outcome, Part
from trainer.progress.store import Store

FLOP = "deal.four-card-flop"
GOOD, HARD, AGAIN = Outcome.GOOD, Outcome.HARD, Outcome.AGAIN


def met(store: Store, minutes: float, outcome: Outcome, ms: int | None = None, book: str = "upt") -> int:
    attempt = dealt(store, 1, minutes, book=book, topic=FLOP)
    results = (result(Part.NOTICED, outcome, FLOP, ms=ms, gesture=9), result(Part.REMEDY, AGAIN, FLOP))
    store.add_assessment(attempt, assessed(*results, book=book))
    return attempt


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as made:
        made.profile("Ann")
        yield made


def found(store: Store, book: str = "upt") -> list[Noticed]:
    return list(store.noticed_lately(1, book).values())


def test_what_was_missed_and_how_long_the_rest_took(store: Store) -> None:
    met(store, 0, GOOD, 2_000)
    met(store, 1, HARD, 6_000)
    met(store, 2, AGAIN)
    assert found(store) == [Noticed(3, 1, 4_000.0)]


def test_another_house_is_another_and_what_was_only_missed_has_no_time(store: Store) -> None:
    met(store, 0, GOOD, 2_000)
    met(store, 1, AGAIN, book="tda-2022")
    assert found(store, "tda-2022") == [Noticed(1, 1, None)]
    assert found(store, "metropolitan") == []


def test_a_claimed_mis_click_is_left_out(store: Store) -> None:
    attempt = met(store, 0, AGAIN)
    met(store, 1, GOOD, 3_000)
    place = store.attempt(attempt).assessments[0].assessed.results[0].gesture
    assert place is not None
    store.claim_misclick(attempt, place)
    assert found(store) == [Noticed(1, 0, 3_000.0)]


def test_only_the_last_hands_count(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noticing, "LATELY", 2)
    met(store, 0, AGAIN)
    met(store, 1, GOOD, 1_000)
    met(store, 2, GOOD, 3_000)
    assert found(store) == [Noticed(2, 0, 2_000.0)]
