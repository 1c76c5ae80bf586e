"""Answers and spots that were marked under law that was corrected since."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.progress.correcting.graded_again import (
    AGAIN,
    GOOD,
    KEY,
    TOPIC,
    added,
    answered,
    asked,
    remembered,
    rows,
    say,
    turned,
)
from tests.progress.real import HOUSE
from tests.progress.samples import NOON
from trainer.progress import marking_again
from trainer.progress.correcting import GRADED, SAME, WITHDRAWN, correct
from trainer.progress.corrections import News
from trainer.progress.records import Source
from trainer.progress.rounds import Answered, Round
from trainer.progress.store import Store
from trainer.progress.verify import verify


@pytest.fixture
def _of_boxed_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    say(monkeypatch, "2026-11-20", topics=("deal.boxed-card", "deal.misdeal"))


@pytest.mark.usefixtures("_of_boxed_cards")
def test_an_answer_to_the_same_question_stays(store: Store) -> None:
    ann = store.new_profile("Ann", NOON)
    answered(store, ann, asked())
    before = rows(store), remembered(store, ann)
    assert correct(store) == {(HOUSE, Source.QUESTION, SAME): 1}
    assert (rows(store), remembered(store, ann)) == before


@pytest.mark.usefixtures("_of_boxed_cards")
def test_an_answer_is_marked_again_where_only_what_is_right_is_other_now(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    kept_as = answered(store, ann, turned(asked()))
    before = rows(store)
    assert {each.outcome for each in store.reviews(ann.id)} == {GOOD}
    assert correct(store) == {(HOUSE, Source.QUESTION, GRADED): 1}
    assert added(before, store) == {"reviews": 1}
    assert {each.outcome for each in store.reviews(ann.id)} == {AGAIN}
    assert store.rows("SELECT right FROM answers WHERE id = ?", (kept_as,)) == [{"right": 1}], "as it was written"
    assert store.rows("SELECT came, well FROM corrected") == [{"came": GRADED, "well": 0}]
    store.close()
    assert verify(path) == ()


@pytest.mark.usefixtures("_of_boxed_cards")
@pytest.mark.parametrize("how", ["gone", "another"])
def test_what_an_answer_to_a_question_that_is_another_now_told_is_withdrawn(
    how: str, store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = store.new_profile("Ann", NOON)
    answered(store, ann, replace(asked(), prompt="What was asked then?"))
    if how == "gone":
        monkeypatch.setattr(marking_again, "posed", lambda *_: None)
    before = rows(store)
    assert remembered(store, ann)
    assert correct(store) == {(HOUSE, Source.QUESTION, WITHDRAWN): 1}
    assert added(before, store) == {}
    assert remembered(store, ann) == {}
    assert store.news(ann.id, (KEY,)) == News((KEY,), withdrawn=1)
    store.close()
    assert verify(path) == ()


@pytest.mark.parametrize(("topics", "came"), [(("bet.pot-limit", "bet.pot-bet"), WITHDRAWN), ((TOPIC,), SAME)])
def test_a_spot_that_does_not_come_out_again_is_withdrawn_if_it_is_about_that(
    topics: tuple[str, ...], came: str, store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say(monkeypatch, "2026-11-20", topics=topics)
    ann = store.new_profile("Ann", NOON)
    played = store.begin_round(Round(ann.id, HOUSE, "2022", "pot-limit-maximum", 1, NOON))
    spot = Answered(
        "pot-limit-maximum", 3, {"to": 1}, True, 900, 8000, (), ("bet.pot-bet.postflop-pot-as-it-lies",), NOON
    )
    store.add_spot(played, spot)
    assert correct(store) == {(HOUSE, Source.DRILL, came): 1}
    assert bool(remembered(store, ann)) == (came == SAME)
    store.close()
    assert verify(path) == ()
