"""Profiles that take along what was graded again under corrected law."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.progress.correcting.graded_again import (
    KEY,
    dealt,
    remembered,
)
from tests.progress.real import HOUSE
from tests.progress.samples import NOON
from trainer.grading.ahead import assess
from trainer.progress.correcting import GRADED, correct
from trainer.progress.grades import kept
from trainer.progress.profile_file import EXTENSION, export_profile, import_profile
from trainer.progress.records import Source
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.rules.book import book


def test_a_profile_takes_along_what_was_graded_again(store: Store, tmp_path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    correct(store)
    file = export_profile(store, ann, tmp_path / f"ann{EXTENSION}")
    with Store.open(tmp_path / "there" / "progress.db") as there:
        got = import_profile(there, file).profile
        assert remembered(there, got) == remembered(store, ann)
        assert there.news(got.id, (KEY,)) == store.news(ann.id, (KEY,))
        assert correct(there) == {}
    assert verify(tmp_path / "there" / "progress.db") == ()


def test_what_was_graded_again_elsewhere_takes_the_place_of_the_grade_that_is_here(
    store: Store, path: Path, tmp_path: Path
) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, _ = dealt(store, ann, "plays-on")
    with Store.open(tmp_path / "there" / "progress.db") as there:
        import_profile(there, export_profile(store, ann, tmp_path / f"old{EXTENSION}"))
        correct(there)
        [same] = there.profiles()
        back = export_profile(there, same, tmp_path / f"new{EXTENSION}")
        wanted = remembered(there, same)
    import_profile(store, back, merge=True)
    assert [each.counts for each in store.attempt(attempt).assessments] == [False, True]
    assert remembered(store, ann) == wanted
    assert correct(store) == {}
    store.close()
    assert verify(path) == ()


def test_what_was_claimed_here_meanwhile_is_claimed_in_the_grade_that_comes(
    store: Store, path: Path, tmp_path: Path
) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, transcript = dealt(store, ann, "burns-again")
    fresh = kept(assess(transcript, book(HOUSE), store.attempt(attempt).hand.taken_over))
    claimed = next(each.gesture for each in fresh.results if each.gesture is not None)
    with Store.open(tmp_path / "there" / "progress.db") as there:
        import_profile(there, export_profile(store, ann, tmp_path / f"old{EXTENSION}"))
        correct(there)
        [same] = there.profiles()
        back = export_profile(there, same, tmp_path / f"new{EXTENSION}")
        there.claim_misclick(there.attempts(same.id)[0].id, claimed, NOON)
        wanted = remembered(there, same)
    store.claim_misclick(attempt, claimed, NOON)
    import_profile(store, back, merge=True)
    assert remembered(store, ann) == wanted
    store.close()
    assert verify(path) == ()


def test_an_older_file_that_comes_later_undoes_nothing(store: Store, path: Path, tmp_path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    attempt, _ = dealt(store, ann, "plays-on")
    old = export_profile(store, ann, tmp_path / f"old{EXTENSION}")
    correct(store)
    wanted = remembered(store, ann)
    import_profile(store, old, merge=True)
    assert [each.counts for each in store.attempt(attempt).assessments] == [False, True]
    assert remembered(store, ann) == wanted
    store.close()
    assert verify(path) == ()


def test_new_hands_from_elsewhere_are_held_against_it_too(store: Store, tmp_path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    with Store.open(tmp_path / "there" / "progress.db") as there:
        import_profile(there, export_profile(store, ann, tmp_path / f"none{EXTENSION}"))
        [same] = there.profiles()
        dealt(there, same, "plays-on")
        file = export_profile(there, same, tmp_path / f"one{EXTENSION}")
    correct(store)
    assert not store.unswept([KEY])
    import_profile(store, file, merge=True)
    assert store.unswept([KEY])
    assert correct(store) == {(HOUSE, Source.HAND, GRADED): 1}


def test_a_note_on_a_hand_that_is_not_there_is_a_fault(store: Store, path: Path) -> None:
    ann = store.new_profile("Ann", NOON)
    dealt(store, ann, "plays-on")
    correct(store)
    store.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("UPDATE corrected SET ref = 99")
    assert [each.table for each in verify(path)] == ["corrected"]
