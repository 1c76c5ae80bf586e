"""A profile under another name keeps all it has; a name that is taken is refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.progress.samples import NOON, dealt
from trainer.progress.names import NameTaken
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as opened:
        yield opened


def test_a_renamed_profile_keeps_its_attempts(store: Store) -> None:
    before = store.profile("Trainee", NOON)
    attempt = dealt(store, before.id)
    after = store.rename(before, "Ann")
    assert (after.id, after.name, after.created) == (before.id, "Ann", before.created)
    assert [each.id for each in store.attempts(after.id)] == [attempt]
    assert [each.name for each in store.profiles()] == ["Ann"]


def test_the_new_name_is_there_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        before = store.rename(store.profile("Trainee", NOON), "Ann")
    with Store.open(path) as store:
        assert store.profile("Ann") == before


def test_a_name_that_is_taken_stays_with_whoever_has_it(store: Store) -> None:
    ann, ben = store.profile("Ann", NOON), store.profile("Ben", NOON)
    of_ann, of_ben = dealt(store, ann.id), dealt(store, ben.id, 5)
    with pytest.raises(NameTaken, match="“Ann”"):
        store.rename(ben, "Ann")
    assert [each.name for each in store.profiles()] == ["Ann", "Ben"]
    assert [[row.id for row in store.attempts(each.id)] for each in (ann, ben)] == [[of_ann], [of_ben]]


def test_the_same_name_again_changes_nothing(store: Store) -> None:
    ann = store.profile("Ann", NOON)
    assert store.rename(ann, "Ann") == ann
    assert store.profiles() == [ann]


def test_the_name_left_behind_is_free_again(store: Store) -> None:
    ann = store.profile("Ann", NOON)
    store.rename(ann, "Anna")
    assert store.profile("Ann").id != ann.id


def test_a_file_held_by_another_program_is_told_and_the_name_stays(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "progress.db"
    with Store.open(path, wait=0.05) as store:
        ann = store.profile("Ann", NOON)
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreTrouble) as caught:
            store.rename(ann, "Anna")
        holder.execute("ROLLBACK")
        holder.close()
        assert caught.value.kind is Kind.LOCKED
        assert store.profiles() == [ann]
