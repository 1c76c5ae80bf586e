"""A profile in one file: it comes out alone, goes in whole, twice is once, and what is here is never overwritten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from tests.progress.filled import ASSESSED, CLEAN, counts, filled, play, tables
from tests.progress.samples import LINES, NOON, dealt
from tests.progress.versions import VERSION_1, later_version
from trainer.progress import opening, ownership
from trainer.progress.copying import copied
from trainer.progress.profile_file import (
    Faulty,
    HereAlready,
    NameTaken,
    export_profile,
    import_profile,
    profile_in,
)
from trainer.progress.records import Profile, digest
from trainer.progress.rounds import Round
from trainer.progress.store import Store
from trainer.progress.sums import SUMS
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import verify
from trainer.progress.version import APPLICATION


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "here" / "progress.db") as store:
        yield store


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "there" / "progress.db") as store:
        filled(store, "Zoe", 500)
        yield store


@pytest.fixture
def ann(here: Store) -> Profile:
    filled(here, "Ben", 100)
    return filled(here, "Ann")


@pytest.fixture
def file(here: Store, ann: Profile, tmp_path: Path) -> Path:
    return export_profile(here, ann, tmp_path / "ann.dealer")


def test_the_file_holds_that_profile_and_nobody_else(here: Store, ann: Profile, file: Path) -> None:
    assert profile_in(file) == replace(ann, id=1)
    assert sorted(each.name for each in file.parent.iterdir()) == ["ann.dealer", "here"]
    content = file.read_bytes()
    assert b"Left by Ann" in content
    assert b"Ben" not in content
    assert verify(file) == ()
    with Store.open(file) as alone:
        there = tables(alone)
        for table in ownership.owned(here.connection):
            if table.name not in SUMS:
                assert len(there[table.name]) == len(list(ownership.rows(here.connection, table, ann.id)))


def test_it_goes_in_whole(here: Store, there: Store, ann: Profile, file: Path) -> None:
    done = import_profile(there, file)
    assert (done.profile.name, done.profile.created) == ("Ann", ann.created)
    assert (done.attempts, done.answers, done.rounds) == (2, 2, 2)
    assert counts(there, done.profile) == counts(here, ann) == (2, 1, 1, 1, 1, 2, 1)
    mine, theirs = (
        [store.attempt(row.id) for row in store.attempts(whose.id)]
        for store, whose in ((here, ann), (there, done.profile))
    )
    assert [replace(each, id=0, assessments=(), hand=replace(each.hand, profile=0)) for each in mine] == [
        replace(each, id=0, assessments=(), hand=replace(each.hand, profile=0)) for each in theirs
    ]
    assert [[found.assessed for found in each.assessments] for each in mine] == [
        [found.assessed for found in each.assessments] for each in theirs
    ]
    [linked] = there.rows("SELECT attempt FROM answers WHERE profile = ? AND attempt", (done.profile.id,))
    assert linked["attempt"] == theirs[1].id
    waiting = there.interrupted(done.profile.id)
    assert waiting is not None
    assert (waiting.hand.title, waiting.lines) == ("Left by Ann", LINES[:2])
    assert verify(there.path) == ()


def test_twice_is_once(there: Store, file: Path) -> None:
    import_profile(there, file)
    before = tables(there)
    assert import_profile(there, file, merge=True).rows == 0
    assert tables(there) == before


def test_back_home_it_changes_nothing(here: Store, file: Path) -> None:
    """Only a row of sums that has come to nothing may go."""
    before = {name: rows for name, rows in tables(here).items() if name not in ("weekly", "notice_times")}
    assert import_profile(here, file, merge=True).rows == 0
    assert {name: rows for name, rows in tables(here).items() if name in before} == before
    assert verify(here.path) == ()


def test_a_name_that_is_taken_leaves_the_choice(there: Store, file: Path) -> None:
    there.profile("Ann", NOON - timedelta(days=1))
    before = tables(there)
    with pytest.raises(NameTaken, match="“Ann”"):
        import_profile(there, file)
    assert tables(there) == before
    other = import_profile(there, file, "Ann from home")
    assert [each.name for each in there.profiles()] == ["Zoe", "Ann", "Ann from home"]
    assert other.attempts == 2


def test_merging_adds_to_what_is_there(there: Store, file: Path) -> None:
    [zoe] = there.profiles()
    done = import_profile(there, file, "Zoe", merge=True)
    assert done.profile == zoe
    assert counts(there, zoe) == (4, 2, 2, 2, 2, 4, 1)
    assert verify(there.path) == ()


def test_hands_that_are_here_under_another_name_are_not_doubled(here: Store, file: Path) -> None:
    before = tables(here)
    for name, merge in (("Anna", False), ("Ben", True)):
        with pytest.raises(HereAlready, match="“Ann”"):
            import_profile(here, file, name, merge)
    assert tables(here) == before


def test_a_later_file_brings_what_is_new_since(here: Store, there: Store, ann: Profile, file: Path) -> None:
    done = import_profile(there, file)
    running = here.interrupted(ann.id) or here.running(2)
    here.finish(running.id, NOON + timedelta(minutes=30), CLEAN)
    [cut] = here.rows("SELECT id FROM rounds WHERE profile = ? AND ended IS NULL", (ann.id,))
    here.add_spot(cut["id"], replace(here.spots(cut["id"])[0], seed=3))
    here.end_round(cut["id"], NOON)
    play(here, Round(ann.id, "upt", "undated", "odd-chip", 2, NOON + timedelta(minutes=44)))
    first = here.attempts(ann.id)[-1].id
    here.claim_misclick(first, 1)
    again = import_profile(there, export_profile(here, ann, file), merge=True)
    assert (again.attempts, again.rounds, again.answers) == (1, 1, 0)
    assert counts(there, done.profile) == counts(here, ann)
    assert [each.claims for each in map(there.attempt, _ids(there, done.profile))] == [(), (), (1, 2)]
    assert there.rows("SELECT count(*) AS n FROM rounds WHERE ended IS NULL AND profile = ?", (done.profile.id,)) == [
        {"n": 0}
    ]
    assert verify(there.path) == ()


def _ids(store: Store, profile: Profile) -> list[int]:
    return [row.id for row in store.attempts(profile.id)]


def test_a_hand_that_was_finished_here_does_not_come_back_as_running(there: Store, file: Path) -> None:
    done = import_profile(there, file)
    waiting = there.interrupted(done.profile.id)
    assert waiting is not None
    there.finish(waiting.id, NOON + timedelta(minutes=30))
    import_profile(there, file, merge=True)
    assert there.interrupted(done.profile.id) is None


def test_only_one_assessment_of_a_hand_counts(here: Store, there: Store, ann: Profile, tmp_path: Path) -> None:
    """Assessed apart on two computers, the first that was here goes on counting."""
    plain = dealt(here, ann.id, 60)
    done = import_profile(there, export_profile(here, ann, tmp_path / "before.dealer"))
    mine, [theirs] = plain, [row.id for row in there.attempts(done.profile.id) if not row.noticed]
    here.add_assessment(mine, ASSESSED, NOON)
    there.add_assessment(theirs, replace(ASSESSED, engine="0.3.0/1"), NOON)
    import_profile(there, export_profile(here, ann, tmp_path / "after.dealer"), merge=True)
    assert [each.counts for each in there.attempt(theirs).assessments] == [True, False]
    assert verify(there.path) == ()


def test_a_file_of_version_1_is_brought_up_in_a_copy(there: Store, tmp_path: Path) -> None:
    old = tmp_path / "old.dealer"
    with closing(sqlite3.connect(old)) as made:
        made.executescript(VERSION_1.read_text(encoding="utf-8"))
        made.execute(f"PRAGMA application_id = {APPLICATION}")
    before = old.read_bytes()
    with pytest.raises(Faulty, match="assessments 1: json can't be read"):  # its sample holds no whole assessment
        import_profile(there, old)
    done = import_profile(there, old, leave_out=True)
    assert (done.profile.name, done.attempts) == ("Ann", 1)
    assert old.read_bytes() == before
    assert not [each.name for each in tmp_path.iterdir() if "backup" in each.name]


FILES = {
    "missing": (Kind.MISSING, "There is no file"),
    "words": (Kind.CORRUPT, "damaged"),
    "empty": (Kind.CORRUPT, "damaged"),
    "other": (Kind.FOREIGN, "another program"),
    "newer": (Kind.NEWER, "newer version"),
    "whole": (Kind.WHOLE, "holds 2 profiles"),
    "nobody": (Kind.WHOLE, "holds no profiles"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_profile_is_refused(name: str, here: Store, ann: Profile, there: Store, file: Path) -> None:
    kind, said = FILES[name]
    where = {"whole": here.path, "newer": file, "nobody": file}.get(name, file.with_name(name))
    if name == "words":
        where.write_text("Dear diary, " * 99)
    elif name == "empty":
        where.touch()
    elif name == "other":
        with closing(sqlite3.connect(where)) as other:
            other.execute("CREATE TABLE recipes (name)")
    elif name == "newer":
        opening.opened(where, 1, later_version())[0].close()
    elif name == "nobody":
        file.unlink()
        with Store.open(file):
            pass
    before = tables(there)
    with pytest.raises(StoreTrouble, match=said) as raised:
        import_profile(there, where)
    assert raised.value.kind is kind
    assert str(where) in raised.value.sentence
    assert tables(there) == before


def test_a_place_that_cannot_be_written_is_told_and_the_old_file_stays(here: Store, ann: Profile, file: Path) -> None:
    with pytest.raises(StoreTrouble) as raised:
        export_profile(here, ann, file / "beneath.dealer")
    assert raised.value.kind is Kind.FOLDER
    assert profile_in(file).name == "Ann"
    assert not list(file.parent.glob("*.part"))


def test_what_points_by_a_word_goes_with_what_it_points_to(here: Store, there: Store, ann: Profile) -> None:
    """A review names its attempt, answer or round by its source."""
    for store in (here, there):
        _remembering(store)
    [_, two] = sorted(_ids(here, ann))
    [answer] = here.rows("SELECT id FROM answers WHERE profile = ? AND attempt", (ann.id,))
    rounds = here.rows("SELECT id FROM rounds WHERE profile = ?", (ann.id,))
    refs = [("hand", two), ("question", answer["id"]), ("drill", rounds[1]["id"]), ("hand", 99999)]
    insert = "INSERT INTO planted (profile, source, ref, at) VALUES (?, ?, ?, ?)"
    here.connection.executemany(insert, [(ann.id, source, ref, str(NOON)) for source, ref in refs])
    into = there.profile("Ann", NOON)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ownership, "SOURCES", {"planted": ("ref", "source")})
        patch.setattr("trainer.progress.copying.SOURCES", {"planted": ("ref", "source")})
        for _ in range(2):
            copied(here.connection, ann.id, there.connection, into.id)
    found = there.rows("SELECT source, ref FROM planted ORDER BY id")
    uid = there.rows("SELECT uid FROM attempts WHERE id = ?", (found[0]["ref"],))[0]["uid"]
    assert uid == here.attempt(two).uid
    assert [row["source"] for row in found] == ["hand", "question", "drill", "hand"]
    assert there.rows("SELECT question FROM answers WHERE id = ?", (found[1]["ref"],)) == [{"question": "deal/first"}]
    assert there.rows("SELECT planned FROM rounds WHERE id = ?", (found[2]["ref"],)) == [{"planned": 3}]
    assert found[3]["ref"] == 0  # what it pointed to is not there any more


def _remembering(store: Store) -> None:
    """A table as a later migration may bring it."""
    store.connection.execute("""CREATE TABLE planted (id INTEGER PRIMARY KEY,
        profile INTEGER NOT NULL REFERENCES profiles, source TEXT NOT NULL, ref INTEGER NOT NULL, at TEXT) STRICT""")


def test_the_digest_goes_with_the_text(there: Store, file: Path) -> None:
    done = import_profile(there, file)
    assert {each.digest for each in map(there.attempt, _ids(there, done.profile))} == {digest('title = "Four cards"\n')}
