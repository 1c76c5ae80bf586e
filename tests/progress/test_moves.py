"""Moving to a newer edition: what holds goes over with its dates, nothing is lost, and every proof knows it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlite_utils import Database

from tests.progress.killing import killed_at
from tests.progress.lived import lived
from tests.progress.real import begin, practised
from tests.progress.samples import NOON
from tests.seeds import todays
from trainer.grading.ahead import assess
from trainer.progress.backups import backup
from trainer.progress.feeding import Act, refeed
from trainer.progress.grades import kept
from trainer.progress.moves import MOVED, STAYED, Anew
from trainer.progress.ownership import owned
from trainer.progress.profile_file import EXTENSION, Faulty, export_profile, import_profile
from trainer.progress.records import Memory, Outcome, Profile, Source, moment
from trainer.progress.removal import remove_profile
from trainer.progress.schema import MIGRATIONS
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.progress.version import OURS
from trainer.rules.book import book

OLDER, NEWER = "tda-2022", "tda-2024"
FLOP = "deal.four-card-flop.one-card-too-many"
HOLDS = (FLOP, "deal.boxed-card.enough-in-the-deal", "bet.pot-bet.postflop-pot-as-it-lies", "topic:deal.boxed-card")
CHANGED = (Anew("bet.pot-bet.preflop-blinds-in-full", OLDER, True), Anew("topic:devices", OLDER, False))
THEN = NOON + timedelta(days=30)
ROWS = ("attempts", "assessments", "rule_results", "answers", "rounds", "spots", "reviews", "memories")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "progress.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.open(path) as made:
        yield made


@pytest.fixture
def ann(store: Store) -> Profile:
    return practised(store, "Ann")


def moved(store: Store, who: Profile, holds: tuple[str, ...] = HOLDS) -> int:
    return store.move(who.id, OLDER, NEWER, holds, CHANGED, THEN)


def strengths(memories: list[Memory]) -> dict[tuple[str, str], tuple[Any, ...]]:
    return {
        (each.rule, each.part): (each.stability, each.difficulty, each.due, each.last, each.reviews, each.lapses)
        for each in memories
    }


def rows(store: Store) -> dict[str, list[dict[str, Any]]]:
    return {name: store.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in ROWS}


def test_what_holds_goes_over_with_strength_due_date_and_history(store: Store, ann: Profile) -> None:
    was = rows(store)
    assert moved(store, ann) == 4
    before, after = (strengths(store.memories(ann.id, each)) for each in (OLDER, NEWER))
    assert after == before, "all that was practised holds, and is as well known as it was"
    assert store.due(ann.id, THEN) == {OLDER: 4, NEWER: 4}
    for name, some in rows(store).items():
        assert all(each in some for each in was[name]), f"{name} lost a row, or one has changed"
    assert store.chosen(ann.id, OLDER, NEWER) == MOVED
    assert store.anew(ann.id, NEWER) == CHANGED
    assert verify(store.path) == ()


def test_what_does_not_hold_begins_anew(store: Store, ann: Profile) -> None:
    assert moved(store, ann, HOLDS[:1]) == 1
    assert {each.rule for each in store.memories(ann.id, NEWER)} == {FLOP}


def test_moving_twice_does_nothing_twice(store: Store, ann: Profile) -> None:
    moved(store, ann)
    once = rows(store), store.rows("SELECT * FROM moves"), store.rows("SELECT * FROM carried")
    assert store.move(ann.id, OLDER, NEWER, HOLDS, CHANGED, THEN + timedelta(days=1)) == 0
    assert (rows(store), store.rows("SELECT * FROM moves"), store.rows("SELECT * FROM carried")) == once


def test_what_is_known_at_the_newer_edition_already_stays_as_it_is(store: Store, ann: Profile) -> None:
    _dealt(store, ann, NEWER, 5)
    own = strengths(store.memories(ann.id, NEWER))
    moved(store, ann)
    assert own.items() <= strengths(store.memories(ann.id, NEWER)).items()
    assert verify(store.path) == ()


def test_whoever_stays_is_not_asked_again_and_may_move_later(store: Store, ann: Profile) -> None:
    assert store.chosen(ann.id, OLDER, NEWER) == ""
    store.stay(ann.id, OLDER, NEWER, NOON)
    assert store.chosen(ann.id, OLDER, NEWER) == STAYED
    moved(store, ann)
    assert store.chosen(ann.id, OLDER, NEWER) == MOVED


def test_from_there_each_edition_is_practised_by_itself(store: Store, ann: Profile) -> None:
    moved(store, ann)
    before = strengths(store.memories(ann.id, OLDER))
    _dealt(store, ann, NEWER, 60)
    assert strengths(store.memories(ann.id, OLDER)) == before
    [known] = [each for each in store.memories(ann.id, NEWER) if (each.rule, each.part) == (FLOP, "noticed")]
    assert known.reviews == 2, "the one that went over, and its own"
    [own] = store.rows(
        "SELECT r.elapsed FROM reviews r JOIN memories m ON m.id = r.memory WHERE m.rule = ? "
        "AND m.book = ? AND m.part = 'noticed'",
        (FLOP, NEWER),
    )
    assert own["elapsed"] > 29, "counted from when it was last met at the older edition"
    assert verify(store.path) == ()


def test_what_is_withdrawn_later_is_withdrawn_at_both(store: Store, ann: Profile) -> None:
    """As a claimed mis-click is, and what rested on law that was corrected since."""
    moved(store, ann)
    [ended] = [each["ended"] for each in store.rows("SELECT ended FROM attempts WHERE id = 1")]
    with store.writing() as connection:
        assert refeed(connection, Act(ann.id, OLDER, Source.HAND, 1, moment(ended)), ()) == 2
    before, after = (strengths(store.memories(ann.id, each)) for each in (OLDER, NEWER))
    assert not any(rule == FLOP for rule, _ in before)
    assert after == before
    assert "memories" not in {each.table for each in verify(store.path)}


def test_a_hand_of_before_that_is_graded_after_the_move_counts_at_both(store: Store, ann: Profile) -> None:
    late = _begun(store, ann, OLDER, 2)
    moved(store, ann)
    store.add_assessment(late[0], late[1], THEN)
    assert strengths(store.memories(ann.id, NEWER)) == strengths(store.memories(ann.id, OLDER))
    assert verify(store.path) == ()


def test_it_goes_with_its_profile_and_is_not_doubled(store: Store, ann: Profile, tmp_path: Path) -> None:
    moved(store, ann)
    file = export_profile(store, ann, tmp_path / f"ann{EXTENSION}")
    assert verify(file) == ()
    with Store.open(tmp_path / "other" / "progress.db") as there:
        got = import_profile(there, file).profile
        assert strengths(there.memories(got.id, NEWER)) == strengths(store.memories(ann.id, NEWER))
        assert there.chosen(got.id, OLDER, NEWER) == MOVED
        assert there.anew(got.id, NEWER) == CHANGED
        assert import_profile(there, file, merge=True).rows == 0
        assert verify(there.path) == ()


def test_hands_of_before_that_come_from_another_computer_count_at_both(
    store: Store, ann: Profile, tmp_path: Path
) -> None:
    file = export_profile(store, ann, tmp_path / f"ann{EXTENSION}")
    with Store.open(tmp_path / "other" / "progress.db") as there:
        got = import_profile(there, file).profile
        _dealt(there, got, OLDER, 3)
        more = export_profile(there, got, tmp_path / f"more{EXTENSION}")
    moved(store, ann)
    import_profile(store, more, merge=True)
    assert strengths(store.memories(ann.id, NEWER)) == strengths(store.memories(ann.id, OLDER))
    assert verify(store.path) == ()


def test_what_went_over_without_a_move_is_a_fault_and_is_left_out(store: Store, ann: Profile, tmp_path: Path) -> None:
    moved(store, ann)
    with store.connection:
        store.connection.execute("DELETE FROM moves")
    assert {each.table for each in verify(store.path)} == {"carried"}
    file = export_profile(store, ann, tmp_path / f"ann{EXTENSION}")
    with Store.open(tmp_path / "other" / "progress.db") as there:
        with pytest.raises(Faulty):
            import_profile(there, file)
        got = import_profile(there, file, leave_out=True).profile
        assert there.memories(got.id, NEWER) == []
        assert verify(there.path) == ()


def test_a_memory_that_went_over_and_was_tampered_with_is_found(store: Store, ann: Profile) -> None:
    moved(store, ann)
    with store.connection:
        store.connection.execute("UPDATE memories SET due = '2031-01-01T00:00:00.000+00:00' WHERE book = ?", [NEWER])
    assert {each.table for each in verify(store.path)} == {"memories"}


def test_a_copy_of_it_comes_back_whole(store: Store, ann: Profile) -> None:
    moved(store, ann)
    before = strengths(store.memories(ann.id, NEWER))
    copy = backup(store.path)
    store.stay(ann.id, OLDER, NEWER, THEN + timedelta(days=1))
    store.restore(copy)
    assert store.chosen(ann.id, OLDER, NEWER) == MOVED
    assert strengths(store.memories(ann.id, NEWER)) == before


def test_it_is_gone_with_its_profile(store: Store, ann: Profile) -> None:
    ben = practised(store, "Ben")
    for who in (ann, ben):
        moved(store, who)
    remove_profile(store, ann)
    left = {each.name: store.rows(f"SELECT * FROM {each.name}") for each in owned(store.connection)}
    assert all(row["profile"] == ben.id for name in ("moves", "anew", "memories") for row in left[name])
    assert len(left["carried"]) == 5
    assert verify(store.path) == ()


@pytest.mark.parametrize("statement", todays([*range(1, 30, 3), 40, 60], 3))
def test_who_is_killed_in_the_middle_has_moved_wholly_or_not_at_all(path: Path, statement: int) -> None:
    with Store.open(path) as store:
        who = practised(store, "Ann")

    def act() -> None:
        with Store.open(path) as mine:
            moved(mine, who)

    killed_at(statement, act)
    with Store.open(path) as store:
        went = len(store.memories(who.id, NEWER))
        assert (went, store.chosen(who.id, OLDER, NEWER)) in ((0, ""), (5, MOVED))
        assert verify(path) == ()


@pytest.mark.parametrize("last", ["006_keys", "007_corrections"])
def test_a_file_of_before_opens_and_its_people_can_move(tmp_path: Path, last: str) -> None:
    path = tmp_path / "progress.db"
    later = OURS.names[OURS.names.index(last) + 1 :]
    with closing(sqlite3.connect(path, isolation_level=None)) as old:
        MIGRATIONS.apply(Database(old, execute_plugins=False), stop_before=list(later))
        with Store.in_memory() as full:
            lived(full)
            _filled(full.connection, old)
    with Store.open(path) as store:
        ann = store.named("Ann")
        assert ann is not None
        before = strengths(store.memories(ann.id, OLDER))
        assert before, "what was remembered is there"
        went = store.move(ann.id, OLDER, NEWER, {rule for rule, _ in before}, (), THEN)
        assert went == len({rule for rule, _ in before})
        assert strengths(store.memories(ann.id, NEWER)) == before


def _filled(source: sqlite3.Connection, old: sqlite3.Connection) -> None:
    """The rows of a file of today in one of before, as far as that has room for them."""
    triggers = old.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    for name, _ in triggers:
        old.execute(f"DROP TRIGGER {name}")
    there = r"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\_%' ESCAPE '\'"
    for (name,) in old.execute(there).fetchall():
        columns = [row[1] for row in old.execute(f"PRAGMA table_info({name})")]
        found = source.execute(f"SELECT {', '.join(columns)} FROM {name}").fetchall()
        old.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(columns))})", found)
    for _, sql in triggers:
        old.execute(sql)


def _begun(store: Store, who: Profile, house: str, day: int) -> tuple[int, Any]:
    """A hand on a four-card flop, played on with, dealt so many days later: its attempt and its grade."""
    running, transcript = begin(store, who, "four-card-flop-last-two-stuck", "plays-on", 144 * day)
    store.connection.execute("UPDATE running SET book = ? WHERE id = ?", [house, running.id])
    store.connection.commit()
    graded = kept(assess(transcript, book(house), running.hand.taken_over))
    return store.finish(running.id, NOON + timedelta(days=day, minutes=3)), graded


def _dealt(store: Store, who: Profile, house: str, day: int) -> None:
    attempt, graded = _begun(store, who, house, day)
    store.add_assessment(attempt, graded, NOON + timedelta(days=day, minutes=4))
    assert any(each.outcome is Outcome.AGAIN for each in graded.results)
