"""People have an id that lasts: through names, files, versions and computers; two of one name stay two."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.progress.filled import filled
from tests.progress.lived import lived
from tests.progress.samples import NOON
from tests.progress.test_schema_memory import brought_up
from trainer.progress.backups import backup
from trainer.progress.names import LONGEST, BadName, NameTaken, fault, proper
from trainer.progress.people import new_uid
from trainer.progress.profile_file import HereAlready, export_profile, import_profile, profile_in
from trainer.progress.records import Profile
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as made:
        yield made


def test_an_id_lasts_whatever_the_name_and_the_file(store: Store, tmp_path: Path) -> None:
    ann, ben = store.new_profile("Ann", NOON), store.new_profile("Ben", NOON)
    assert len({ann.uid, ben.uid, new_uid()}) == 3
    anna = store.rename(ann, "Anna")
    assert (anna.uid, anna.id) == (ann.uid, ann.id)
    assert store.person(ann.uid) == store.named("Anna") == anna
    assert store.named("Ann") is store.person("nobody") is None
    file = export_profile(store, anna, tmp_path / "anna.dealer")
    assert profile_in(file).uid == ann.uid
    with Store.open(tmp_path / "there.db") as there:
        assert import_profile(there, file, "Annie").profile.uid == ann.uid


def test_two_of_one_name_are_two(store: Store, tmp_path: Path) -> None:
    mine = store.new_profile("Ann", NOON)
    with Store.open(tmp_path / "there.db") as there:
        theirs = there.new_profile("Ann", NOON)
        file = export_profile(there, theirs, tmp_path / "ann.dealer")
    assert mine.uid != theirs.uid
    with pytest.raises(NameTaken):
        import_profile(store, file)
    other = import_profile(store, file, "Ann of the night shift").profile
    assert [each.uid for each in store.profiles()] == [mine.uid, other.uid] == [mine.uid, theirs.uid]


def test_the_same_person_under_another_name_is_told_and_added_to_when_it_is_meant(store: Store, tmp_path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    file = export_profile(store, ann, tmp_path / "ann.dealer")
    anna = store.rename(ann, "Anna")
    store.new_profile("Ann")  # somebody else by now
    for name, merge in (("", False), ("Ann", True), ("Annie", False)):
        with pytest.raises(HereAlready, match="“Anna”"):
            import_profile(store, file, name, merge)
    assert import_profile(store, file, merge=True).profile == anna


def test_a_name_that_is_taken_is_refused(store: Store) -> None:
    ann, ben = store.new_profile("Ann"), store.new_profile("Ben")
    with pytest.raises(NameTaken, match="“Ann”"):
        store.new_profile(" Ann ")
    with pytest.raises(NameTaken, match="“Ann”"):
        store.rename(ben, "Ann")
    assert store.rename(ann, "Ann") == ann
    assert [each.name for each in store.profiles()] == ["Ann", "Ben"]


def test_who_has_done_nothing_can_be_let_go_and_nobody_else(store: Store) -> None:
    ann, ben = filled(store, "Ann"), store.new_profile("Ben")
    assert (store.let_go(ann), store.let_go(ben)) == (False, True)
    assert store.profiles() == [ann]


NAMES = {
    "": "Type a name.",
    " \t ": "Type a name.",
    "\u200d": "Type a name.",
    41 * "x": f"at most {LONGEST}",
    "An\x00n": "control or direction",
    "An\u202en": "control or direction",
    "An\u2066n": "control or direction",
    "\ufeffAnn": "control or direction",
    "Ann\x1b[31m": "control or direction",
    "An\ud800n": "control or direction",
}


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_name_is_said_in_a_sentence(name: str, store: Store) -> None:
    assert NAMES[name] in fault(name)
    with pytest.raises(BadName, match=NAMES[name]):
        store.new_profile(name)
    with pytest.raises(BadName):
        store.rename(store.profile("Ann"), name)


@pytest.mark.parametrize("name", ["Zoë", "می‌خواهم", "Łuk ♠", 40 * "é", "明子"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert proper(f"  {name}\n") == name
    assert fault(name) == ""


def test_white_space_in_a_name_is_one_space() -> None:
    assert proper(" Mary\t\n Ann ") == "Mary Ann"


def test_a_file_whose_name_is_none_wants_another(store: Store, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there.db") as there:
        file = export_profile(there, there.new_profile("Ann"), tmp_path / "ann.dealer")
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.execute("UPDATE profiles SET name = ?", [300 * "x"])
    with pytest.raises(BadName):
        import_profile(store, file)
    assert store.profiles() == []
    assert import_profile(store, file, "Ann").profile.name == "Ann"


# --- files of the time before


@pytest.mark.parametrize("version", [1, 2, 4])
def test_a_profile_of_the_time_before_has_the_same_id_wherever_it_is_opened(tmp_path: Path, version: int) -> None:
    found = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        with Store.open(brought_up(tmp_path / folder, version)) as store:
            found.append([(each.name, each.uid) for each in store.profiles()])
    assert found[0] == found[1]
    assert len({uid for _, uid in found[0]}) == len(found[0])
    assert all(len(uid) == 32 for _, uid in found[0])


def test_a_file_of_version_4_comes_to_the_same_memories(tmp_path: Path) -> None:
    with Store.open(brought_up(tmp_path, 4)) as store, Store.in_memory() as now:
        lived(now)
        for profile in (1, 2):
            assert store.memories(profile) == now.memories(profile)
            assert list(store.reviews(profile)) == list(now.reviews(profile))
        assert [each.name for each in store.profiles()] == ["Ann", "Ben", "Cat"]
        cat = store.profiles()[2]
        assert store.unproved(cat) == 0
        waits = store.interrupted(cat.id)
        assert waits is not None
        assert not waits.over
        assert store.sitting(cat.id) is not None


def test_removing_finds_the_same_person_in_backups_by_the_id(store: Store) -> None:
    ann = filled(store, "Ann")
    copy = backup(store.path)
    anna = store.rename(ann, "Anna")
    store.new_profile("Ann", ann.created)
    remove_profile(store, anna)
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT count(*) FROM profiles").fetchone() == (0,)


def test_a_profile_that_another_program_makes_meanwhile_is_the_one(store: Store) -> None:
    class Slow(Store):
        def named(self, name: str) -> Profile | None:
            found, self.looks = super().named(name), getattr(self, "looks", 0) + 1
            if self.looks == 1:
                store.new_profile(name)
            return found

    with Slow.open(store.path) as slow:
        assert slow.profile("Ann") == store.named("Ann")


def test_a_profile_is_found_by_its_name_as_typed(store: Store) -> None:
    assert store.profile("Mary Ann") == store.profile(" Mary  Ann ")
