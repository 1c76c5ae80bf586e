"""Answers to a question that another one replaced count for that one; the rows, and what they prove, stay."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.progress.samples import NOON
from tests.progress.test_schema_memory import brought_up
from trainer.progress.answering import answer_of
from trainer.progress.asked_again import Standing, answer_again
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.questions.catalog import questions
from trainer.questions.drawing import drawn
from trainer.questions.marking import mark
from trainer.questions.model import Given

FORMER, NOW, HOUSE = "high-card", "king-against-king", "upt"


def answered(store: Store, question: str, right: bool) -> None:
    posed = drawn(questions().open(question), HOUSE, 3)
    place = next(each.place for each in posed.targets if each.right is right)
    given = Given(place=place)
    store.add_answer(answer_of(1, posed, given, mark(posed, given), NOON, 4000, None))


@pytest.fixture(params=[2, 4, 5])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """One of an older version, in which the question was answered before another replaced it."""
    with Store.open(brought_up(tmp_path, request.param)) as found:
        answered(found, FORMER, right=True)
        answered(found, FORMER, right=False)
        yield found


def test_they_count_for_the_one_that_is_asked_in_its_place(store: Store) -> None:
    assert store.answered(1, HOUSE)[NOW] == (2, 1)
    answered(store, NOW, right=True)
    assert store.answered(1, HOUSE)[NOW] == (3, 2)
    assert store.seen(1, HOUSE)[NOW] == 3
    assert store.answered(1, HOUSE)[FORMER] == (2, 1)


def test_nothing_that_is_kept_is_another_and_all_of_it_is_proved(store: Store, tmp_path: Path) -> None:
    rows = store.rows("SELECT * FROM answers WHERE question = ?", (FORMER,))
    assert len(rows) == 2
    assert [answer_again(each).standing for each in rows] == [Standing.PROVED, Standing.PROVED]
    store.answered(1, HOUSE)
    assert store.rows("SELECT * FROM answers WHERE question = ?", (FORMER,)) == rows
    assert {each.rule for each in store.memories(1, HOUSE)} >= {"button.draw.for-the-first-button"}
    assert not [each for each in verify(tmp_path / "progress.db") if "answers" in str(each)]
