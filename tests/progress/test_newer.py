"""What a newer version wrote into a file of the same tables: one sentence, and nothing of it is lost."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.progress.copies import file_of, refused
from tests.progress.filled import filled
from tests.progress.samples import HEAD, LINES, hand
from tests.progress.versions import bytes_in
from trainer.grading.engine import engine
from trainer.grading.upgrades import FORMAT
from trainer.kernel.notation import VERSION
from trainer.progress.exporting import export_profile
from trainer.progress.profile_file import import_profile
from trainer.progress.store import Store
from trainer.progress.trouble import Kind
from trainer.progress.verify import verify

NOTATION = VERSION + 1
LATER = replace(hand(1, 30), notation=NOTATION, head=HEAD.replace("dealing 1", f"dealing {NOTATION}"))
SENTENCE = "A newer version of this program wrote this {} (format {}; this one reads {}): update the program."
GRADE, HAND = SENTENCE.format("grade", FORMAT + 1, FORMAT), SENTENCE.format("hand", NOTATION, VERSION)


def changed(path: Path, sql: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        assert file.execute(sql).rowcount > 0


def graded_later(path: Path) -> None:
    sql = f"UPDATE assessments SET json = json_set(json, '$.format', {FORMAT + 1}, '$.more', 1) WHERE counts"
    changed(path, sql)


def dealt_later(path: Path) -> None:
    later = f"replace(transcript, 'dealing 1', 'dealing {NOTATION}')"
    changed(path, f"UPDATE attempts SET notation = {NOTATION}, transcript = {later}")


def dealing_later(path: Path) -> None:
    changed(path, f"UPDATE running SET notation = {NOTATION}, head = replace(head, 'dealing 1', 'dealing {NOTATION}')")


WRITTEN: dict[str, tuple[Callable[[Path], None], str, int]] = {
    "grades": (graded_later, GRADE, 2),
    "hands": (dealt_later, HAND, 2),
    "a running hand": (dealing_later, HAND, 1),
}


@pytest.mark.parametrize("what", WRITTEN)
def test_verify_says_the_sentence_of_each_and_of_these_rows_nothing_else(what: str, tmp_path: Path) -> None:
    path = file_of("Ann", tmp_path / "data")
    before = {(each.table, each.row) for each in verify(path)}
    change, sentence, count = WRITTEN[what]
    change(path)
    told = [each for each in verify(path) if each.text == sentence]
    assert len(told) == count
    rows = {(each.table, each.row) for each in told} - before
    assert all(each.text == sentence for each in verify(path) if (each.table, each.row) in rows)


@pytest.mark.parametrize("what", WRITTEN)
def test_a_profile_file_with_any_of_it_is_refused_whole_before_anything_is_touched(what: str, tmp_path: Path) -> None:
    with Store.open(tmp_path / "here" / "progress.db") as here:
        file = export_profile(here, filled(here, "Ann"), tmp_path / "ann.dealer")
    WRITTEN[what][0](file)
    with Store.open(tmp_path / "there" / "progress.db") as there:
        before = there.rows("SELECT count(*) AS n FROM profiles")
        with refused(file, Kind.NEWER, "A newer version of this program"):
            import_profile(there, file, leave_out=True)
        assert there.rows("SELECT count(*) AS n FROM profiles") == before == [{"n": 0}]


def test_a_grade_that_names_no_format_sends_nobody_for_an_update(tmp_path: Path) -> None:
    with Store.open(tmp_path / "here" / "progress.db") as here:
        file = export_profile(here, filled(here, "Ann"), tmp_path / "ann.dealer")
    changed(file, "UPDATE assessments SET json = json_set(json, '$.format', 'later') WHERE id = 1")
    changed(file, "UPDATE assessments SET json = '{' WHERE id = 2")
    with Store.open(tmp_path / "there" / "progress.db") as there:
        assert import_profile(there, file, leave_out=True).attempts == 2


def test_hands_with_a_newer_grade_are_listed_and_stay_as_they_are(tmp_path: Path) -> None:
    path = file_of("Ann", tmp_path / "data")
    graded_later(path)
    before = bytes_in(path.parent)
    with Store.open(path) as store:
        assert [each.noticed for each in store.attempts(1)] == ["yes", "yes"]
        assert store.ungraded(engine()) == []
    assert bytes_in(path.parent) == before


def test_a_hand_in_a_newer_notation_that_was_over_waits_for_the_version_that_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        store.profile("Ann")
        for each in (LATER, hand(1, 40)):
            store.append(store.begin_hand(each, LINES), "9.000 D stop", over=True)
    with Store.open(path) as store:
        assert [each.hand.notation for each in store.left_over()] == [1]


def test_a_hand_in_a_newer_notation_without_a_grade_is_not_tried(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        store.profile("Ann")
        _, plain = (store.finish(store.begin_hand(each, LINES)) for each in (LATER, hand(1, 40)))
        assert store.ungraded(engine()) == [plain]
