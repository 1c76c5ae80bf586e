"""What is remembered goes with its profile, is merged as one log, and is removed with it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.progress.filled import tables
from tests.progress.lived import lived
from tests.progress.samples import NOON, assessed, dealt, result
from trainer.progress import ownership, profile_file, sums
from trainer.progress.profile_file import Imported, export_profile, profile_in
from trainer.progress.proof import Proof, digest_of
from trainer.progress.records import Outcome, Part, Profile, Review
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.verify import verify


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "here" / "progress.db") as store:
        lived(store)
        yield store


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "there" / "progress.db") as store:
        lived(store)  # so that no id of the one file is right in the other
        store.rename(store.profiles()[0], "Zoe")
        store.connection.execute("UPDATE attempts SET uid = 'z' || uid")
        store.connection.commit()
        yield store


@pytest.fixture
def ann(here: Store) -> Profile:
    return here.profiles()[0]


def log(store: Store, profile: Profile) -> list[Review]:
    return [replace(each, ref=0) for each in store.reviews(profile.id)]


def told(store: Store, profile: Profile) -> dict[str, Any]:
    """Every sum of a profile that says something."""
    found = {}
    for name in sums.kept(store.connection):
        keys = [row["name"] for row in store.rows(f"PRAGMA table_info({name})") if row["pk"]]
        rows = store.rows(f"SELECT * FROM {name} WHERE profile = ?", (profile.id,))
        kept = [[*row.values()][1:] for row in rows if any(row[each] for each in row if each not in keys)]
        found[name] = sorted([round(each, 6) if isinstance(each, float) else each for each in row] for row in kept)
    return found


def proved(store: Store) -> list[str]:
    """What is wrong with a file; its samples hold no whole assessment, and transcripts that no table could hold."""
    samples = ("json", "the hand can't", "the transcript", "digest", "was finished")
    return [str(each) for each in verify(store.path) if not each.text.startswith(samples)]


def import_profile(store: Store, file: Path, merge: bool = False) -> Imported:
    """Taken in as if it had been proved: samples of memory are not such that grades would come out of them."""
    given = Proof(file, digest_of(file), profile_in(file))
    return profile_file.import_profile(store, file, merge=merge, given=given)


def test_every_table_of_memory_is_known_for_what_it_is(here: Store) -> None:
    assert set(sums.SUMS) <= set(ownership.names(here.connection))
    assert ownership.strays(here.connection) == []


def test_a_migrated_and_lived_file_is_whole(here: Store) -> None:
    assert proved(here) == []


def test_memory_goes_with_its_profile(here: Store, there: Store, ann: Profile, tmp_path: Path) -> None:
    done = import_profile(there, export_profile(here, ann, tmp_path / "ann.dealer"))
    assert here.memories(ann.id)
    assert there.memories(done.profile.id) == here.memories(ann.id)
    assert log(there, done.profile) == log(here, ann)
    assert told(there, done.profile) == told(here, ann)
    mine, theirs = here.mistakes(ann.id), there.mistakes(done.profile.id)
    assert [replace(each, attempt=None) for each in mine] == [replace(each, attempt=None) for each in theirs]
    uids = [
        [store.attempt(each.attempt).uid for each in some if each.attempt]
        for store, some in ((here, mine), (there, theirs))
    ]
    assert uids[0] == uids[1] != []
    assert proved(there) == []


def test_twice_is_once(here: Store, there: Store, ann: Profile, tmp_path: Path) -> None:
    file = export_profile(here, ann, tmp_path / "ann.dealer")
    import_profile(there, file)
    before = tables(there)
    assert import_profile(there, file, merge=True).rows == 0
    assert tables(there) == before


def graded(store: Store, profile: Profile, minutes: float, outcome: Outcome, gesture: int | None = None) -> int:
    attempt = dealt(store, profile.id, minutes)
    store.add_assessment(attempt, assessed(result(Part.REMEDY, outcome, gesture=gesture)), NOON)
    return attempt


def test_two_logs_become_one_and_memory_is_what_it_comes_to(
    here: Store, there: Store, ann: Profile, tmp_path: Path
) -> None:
    """Practised on two computers in between each other: as if all had been done on one."""
    done = import_profile(there, export_profile(here, ann, tmp_path / "ann.dealer"))
    for day, store, who in ((30, here, ann), (33, there, done.profile), (36, here, ann), (39, there, done.profile)):
        graded(store, who, day * 24 * 60.0, Outcome.AGAIN if day == 33 else Outcome.GOOD)
    import_profile(there, export_profile(here, ann, tmp_path / "again.dealer"), merge=True)
    import_profile(here, export_profile(there, done.profile, tmp_path / "back.dealer"), merge=True)
    assert proved(there) == proved(here) == []
    assert there.memories(done.profile.id) == here.memories(ann.id)
    assert log(there, done.profile) == log(here, ann)
    assert told(there, done.profile) == told(here, ann)


def test_a_misclick_claimed_elsewhere_leaves_memory_here_too(
    here: Store, there: Store, ann: Profile, tmp_path: Path
) -> None:
    attempt = graded(here, ann, 50 * 24 * 60.0, Outcome.AGAIN, gesture=1)
    done = import_profile(there, export_profile(here, ann, tmp_path / "ann.dealer"))
    here.claim_misclick(attempt, 1)
    import_profile(there, export_profile(here, ann, tmp_path / "again.dealer"), merge=True)
    assert there.memories(done.profile.id) == here.memories(ann.id)
    assert log(there, done.profile) == log(here, ann)
    assert proved(there) == []


def test_a_memory_that_is_not_what_its_reviews_come_to_is_told(here: Store) -> None:
    here.connection.execute("UPDATE memories SET stability = stability * 2 WHERE id = 1")
    here.connection.commit()
    [fault] = proved(here)
    assert fault.startswith("memories 1: doesn't match its ")


def test_memory_is_removed_with_its_profile(here: Store, ann: Profile) -> None:
    remove_profile(here, ann)
    [ben] = here.profiles()
    assert [row["profile"] for row in here.rows("SELECT DISTINCT profile FROM memories")] == [ben.id]
    assert here.rows("SELECT count(*) AS n FROM reviews WHERE memory NOT IN (SELECT id FROM memories)") == [{"n": 0}]
    assert proved(here) == []
