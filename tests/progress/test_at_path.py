"""What is done with a file by its path, beside the program that has it open, and what is left where it is stopped."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from tests.progress.filled import filled
from tests.seeds import todays
from trainer.progress.at_path import backed_up, exported, imported, verified
from trainer.progress.profile_file import profile_in
from trainer.progress.proof import Proof, proof
from trainer.progress.records import Profile
from trainer.progress.store import Store


class Enough(Exception):
    """Nobody waits for it any more."""


class Heard:
    """What was told of how far it is; raises Enough at the call of that number."""

    def __init__(self, last: int = 0) -> None:
        self.told: list[tuple[int, int]] = []
        self._last = last

    def __call__(self, done: int, of: int) -> None:
        self.told.append((done, of))
        if len(self.told) == self._last:
            raise Enough


def stored(path: Path, journal: str) -> tuple[Store, Profile]:
    store = Store.open(path)
    store.connection.execute(f"PRAGMA journal_mode = {journal}")
    return store, filled(store, "Ann")


def proved(file: Path, merge: bool = False) -> tuple[Path, str, bool, Proof, bool]:
    """What an import is given: a file that was proved, what does not come out of it left out."""
    return file, "", merge, proof(file), True


JOURNALS = pytest.mark.parametrize("journal", ["wal", "delete"])


@JOURNALS
def test_each_tells_how_far_it_is_and_never_more_than_all(tmp_path: Path, journal: str) -> None:
    store, ann = stored(tmp_path / "progress.db", journal)
    with store, Store.open(tmp_path / "other.db"):
        for work in (
            lambda heard: verified(store.path, heard),
            lambda heard: exported(store.path, ann, tmp_path / "ann.dealer", heard),
            lambda heard: imported(tmp_path / "other.db", *proved(tmp_path / "ann.dealer"), so_far=heard),
        ):
            heard = Heard()
            work(heard)
            assert len(heard.told) >= 9
            assert all(done <= of for done, of in heard.told)
            assert [done for done, _ in heard.told] == sorted(done for done, _ in heard.told)


@JOURNALS
def test_while_it_is_read_the_program_goes_on_writing(tmp_path: Path, journal: str) -> None:
    """A reader bars nobody: no hand has to wait, and none is in what was being read already."""
    store, ann = stored(tmp_path / "progress.db", journal)
    works: tuple[Callable[[Callable[[int, int], None]], object], ...] = (
        lambda so_far: verified(store.path, so_far),
        lambda so_far: exported(store.path, ann, tmp_path / "ann.dealer", so_far),
    )
    with store:
        for number, work in enumerate(works):
            names = iter([f"Ben {number}"])

            def so_far(_done: int, _of: int, names: "object" = names) -> None:
                for name in names:  # type: ignore[attr-defined]
                    store.profile(name)

            work(so_far)
        assert {each.name for each in store.profiles()} == {"Ann", "Ben 0", "Ben 1"}
    assert profile_in(tmp_path / "ann.dealer").name == "Ann"


@pytest.mark.parametrize(("journal", "last"), todays(product(("wal", "delete"), (1, 2, 9)), 2))
def test_what_is_stopped_leaves_nothing_half_done(tmp_path: Path, journal: str, last: int) -> None:
    store, ann = stored(tmp_path / "progress.db", journal)
    with store:
        exported(store.path, ann, tmp_path / "whole.dealer")
        before = sorted(each.name for each in tmp_path.iterdir())
        with pytest.raises(Enough):
            exported(store.path, ann, tmp_path / "ann.dealer", Heard(last))
        with pytest.raises(Enough):
            verified(store.path, Heard(last))
        with pytest.raises(Enough):
            imported(store.path, *proved(tmp_path / "whole.dealer", merge=True), so_far=Heard(last))
        assert sorted(each.name for each in tmp_path.iterdir()) == before
        assert [each.name for each in store.profiles()] == ["Ann"]
        assert verified(store.path) == ()


def test_a_backup_is_made_and_checked(tmp_path: Path) -> None:
    store, _ann = stored(tmp_path / "progress.db", "wal")
    with store:
        assert verified(backed_up(store.path)) == ()


def test_damage_is_told_as_it_is_in_the_file_itself(tmp_path: Path) -> None:
    store, _ann = stored(tmp_path / "progress.db", "delete")
    with store:
        with store.writing() as connection:
            connection.execute("UPDATE profiles SET created = 'long ago'")
        [fault] = verified(store.path)
    assert "long ago" in str(fault)
    assert verified(store.path), "kept by nobody it is told too"
