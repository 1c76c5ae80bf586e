"""Rounds of quick drills: each answer is kept at once, and only a whole round can be the best."""

import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.progress.samples import NOON
from trainer.progress.rounds import Answered, Best, Round
from trainer.progress.store import Store


@pytest.fixture
def store() -> Iterator[Store]:
    with Store.in_memory() as made:
        made.profile("Ann", NOON)
        made.profile("Ben", NOON)
        yield made


def begun(profile: int = 1, minutes: float = 0, book: str = "upt", drill: str = "odd-chip", planned: int = 3) -> Round:
    return Round(profile, book, "undated", drill, planned, NOON + timedelta(minutes=minutes))


def answered(right: bool = True, ms: int = 2500, seed: int = 7) -> Answered:
    answer = {"stands": "raise", "to": 1600, "winners": (2, 5)}
    return Answered("odd-chip", seed, answer, right, ms, 8000, ("41-A", "41-B"), ("sizing:raise",), NOON)


def played(store: Store, round_: Round, *marks: bool, ms: int = 1000, ended: datetime = NOON) -> int:
    """A whole round with these results."""
    made = store.begin_round(round_)
    for number, right in enumerate(marks):
        store.add_spot(made, answered(right, ms, number))
    store.end_round(made, ended)
    return made


def test_an_answer_comes_back_as_it_was_given(store: Store) -> None:
    made = store.begin_round(begun())
    assert [store.add_spot(made, answered()), store.add_spot(made, answered(False, 9100, 8))] == [0, 1]
    assert store.spots(made) == [answered(), answered(False, 9100, 8)]


def test_the_best_round_has_most_right_and_of_those_the_least_time(store: Store) -> None:
    played(store, begun(), True, True, False, ms=100)
    played(store, begun(), True, True, True, ms=900)
    best = NOON + timedelta(hours=1)
    played(store, begun(), True, True, True, ms=800, ended=best)
    played(store, begun(), True, True, True, ms=800, ended=best + timedelta(hours=1))
    assert store.best_rounds(1, "upt") == {"odd-chip": Best(3, 3, 2400, best)}


def test_bests_are_those_of_one_trainee_at_one_house_and_drill(store: Store) -> None:
    played(store, begun(), True, True, False)
    played(store, begun(drill="split"), True, False, False)
    played(store, begun(book="tda-2022"), True, True, True)
    played(store, begun(profile=2), True, True, True)
    assert {drill: best.right for drill, best in store.best_rounds(1, "upt").items()} == {"odd-chip": 2, "split": 1}


def test_a_round_that_was_left_is_shorter_and_nobodys_best(store: Store) -> None:
    made = store.begin_round(begun(minutes=5))
    store.add_spot(made, answered())
    with pytest.raises(KeyError):
        store.end_round(made, NOON)
    assert store.best_rounds(1, "upt") == {}
    assert len(store.spots(made)) == 1
    assert store.last_rounds(1, "upt") == {"odd-chip": NOON + timedelta(minutes=5)}


def test_a_round_that_is_over_takes_no_more_answers_and_ends_once(store: Store) -> None:
    made = played(store, begun(), True, True, True)
    with pytest.raises(KeyError):
        store.add_spot(made, answered())
    with pytest.raises(KeyError):
        store.end_round(made, NOON)


def test_an_answer_to_no_round_is_told(store: Store) -> None:
    with pytest.raises(KeyError):
        store.add_spot(99, answered())


def test_a_killed_program_loses_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    code = (
        "import os, sys\nfrom pathlib import Path\nfrom trainer.progress.store import Store\n"
        "from tests.progress.test_rounds import answered, begun\n"
        "store = Store.open(Path(sys.argv[1]))\nstore.profile('Ann')\nmade = store.begin_round(begun())\n"
        "store.add_spot(made, answered())\nstore.add_spot(made, answered(False))\nos._exit(1)"
    )
    subprocess.run([sys.executable, "-c", code, str(path)], check=False, cwd=Path(__file__).parents[2])
    with Store.open(path) as store:
        assert [each.right for each in store.spots(1)] == [True, False]
        assert store.best_rounds(1, "upt") == {}
