"""Judged films are kept as they are told, counted by house, and feed no memory; they travel and go with their owner."""

import sqlite3
from pathlib import Path

import pytest

from tests.progress.filled import filled, judged
from tests.progress.samples import NOON
from trainer.grading.films.judging import Stopped
from trainer.progress.films import CLEAN, IN_TIME, FilmSums
from trainer.progress.profile_file import EXTENSION, export_profile, import_profile
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store


def test_they_are_counted_by_house_and_over_all(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        ann = store.profile("Ann", NOON)
        assert store.film_sums(ann.id) == FilmSums()
        for minute, (stopped, right) in enumerate((("in-time", True), ("missed", False), ("let-go-on", True))):
            judged(store, ann.id, minute, stopped, right)
        assert store.film_sums(ann.id) == FilmSums(films=3, right=2, wrong=2, in_time=1)
        assert store.film_sums(ann.id, "upt").films == 3
        assert store.film_sums(ann.id, "tda-2022") == FilmSums()
        assert store.rows("SELECT * FROM reviews") == []


def test_the_words_are_those_by_which_a_stop_is_marked() -> None:
    assert {IN_TIME, *CLEAN} <= set(Stopped)


def test_they_are_nobodys_without_a_profile(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store, pytest.raises(sqlite3.IntegrityError):
        judged(store, 7)


def test_they_go_into_a_file_and_out_of_it_once(tmp_path: Path) -> None:
    with Store.open(tmp_path / "here" / "progress.db") as here, Store.open(tmp_path / "there" / "progress.db") as there:
        ann = here.profile("Ann", NOON)
        judged(here, ann.id)
        judged(here, ann.id, 1, "missed", right=False)
        file = tmp_path / f"ann{EXTENSION}"
        export_profile(here, ann, file)
        came = import_profile(there, file)
        assert there.film_sums(came.profile.id) == here.film_sums(ann.id)
        import_profile(there, file, merge=True)
        assert there.film_sums(came.profile.id).films == 2


def test_they_are_removed_with_their_owner(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        ann, ben = filled(store, "Ann"), filled(store, "Ben", 90)
        remove_profile(store, ann)
        assert [row["profile"] for row in store.rows("SELECT profile FROM films")] == [ben.id]
