"""A file is proved before anything of it is written: what does not come out of its own hands and answers is refused."""

import pickle
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.progress.filled import tables
from tests.progress.real import practised
from tests.progress.versions import bytes_in
from tests.seeds import todays
from trainer.grading.ahead import assess
from trainer.grading.engine import engine
from trainer.kernel.document import transcript_of
from trainer.progress import late
from trainer.progress.grades import kept
from trainer.progress.profile_file import Faulty, HereAlready, export_profile, import_profile
from trainer.progress.proof import Proof, proof
from trainer.progress.records import Profile
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import verify
from trainer.rules.book import book


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of somebody whose every row is right."""
    folder = tmp_path_factory.mktemp("sound")
    with Store.open(folder / "progress.db") as store:
        return export_profile(store, practised(store, "Ann"), folder / "ann.dealer").read_bytes()


@pytest.fixture
def file(tmp_path: Path, sound: bytes) -> Path:
    where = tmp_path / "ann.dealer"
    where.write_bytes(sound)
    return where


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "there" / "progress.db") as store:
        store.new_profile("Zoe")
        yield store


def spoil(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        for each in ("PRAGMA ignore_check_constraints = ON", *statements):
            db.execute(each)


def test_what_is_sound_is_proved_whole(file: Path) -> None:
    seen: list[tuple[int, int]] = []
    before = file.read_bytes()
    found = proof(file, lambda done, of: seen.append((done, of)))
    assert (found.profile.name, found.faults, found.unproved) == ("Ann", (), ())
    assert file.read_bytes() == before
    assert seen == [(each, len(seen)) for each in range(1, len(seen) + 1)]
    assert pickle.loads(pickle.dumps(found)) == found


def test_what_was_proved_goes_in_and_is_whole_there(file: Path, there: Store) -> None:
    done = import_profile(there, file)
    assert (done.attempts, done.answers, done.rounds, done.unproved) == (2, 2, 1, 0)
    assert verify(there.path) == ()
    assert there.unproved(done.profile) == 0


def test_a_grade_by_another_house_beside_the_one_that_counts_is_proved_too(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        profile, hand = practised(store, "Ann"), store.attempt(1)
        graded = assess(transcript_of(hand.transcript), book("upt"), hand.hand.taken_over)
        store.add_assessment(1, kept(graded))
        assert [(each.assessed.book, each.counts) for each in store.attempt(1).assessments] == [
            ("tda-2022", True),
            ("upt", False),
        ]
        file = export_profile(store, profile, tmp_path / "ann.dealer")
    found = proof(file)
    assert (found.faults, found.unproved) == ((), ())


GRADE = "UPDATE assessments SET noticed = 'yes' WHERE id = 1"
FORGED = {
    GRADE: ("assessments", "1", "doesn't match the hand"),
    "UPDATE assessments SET json = json_set(json, '$.matters[0].noticed.how', 'yes') WHERE id = 1": (
        *("assessments", "1"),
        "the grade",
    ),
    "UPDATE assessments SET score = '{}' WHERE id = 1": ("assessments", "1", "the grade"),
    "UPDATE assessments SET json = '{' WHERE id = 1": ("assessments", "1", "json can't be read"),
    "UPDATE assessments SET clean = 7 WHERE id = 1": ("assessments", "1", "CHECK constraint failed"),
    "UPDATE assessments SET book = 'upt' WHERE id = 2": ("assessments", "2", "doesn't belong"),
    "UPDATE assessments SET week = '2000-01-03' WHERE id = 2": ("assessments", "2", "doesn't belong"),
    "UPDATE rule_results SET outcome = 'good'": ("assessments", "1", "the grade"),
    "DELETE FROM rule_results": ("assessments", "1", "the grade"),
    "INSERT INTO alarms VALUES (2, 3, 0)": ("assessments", "2", "the grade"),
    "UPDATE rule_results SET claimed = 1": ("assessments", "1", "doesn't belong"),
    "UPDATE attempts SET transcript = replace(transcript, 'D push-pot', 'D juggle') WHERE id = 2": (
        *("attempts", "2"),
        "can't be replayed",
    ),
    "UPDATE attempts SET scenario_text = 'x' WHERE id = 1": ("attempts", "1", "digest"),
    "UPDATE attempts SET ended = 'soon' WHERE id = 1": ("attempts", "1", "isn't a date and time"),
    "UPDATE attempts SET taken_over = 999 WHERE id = 1": ("attempts", "1", "taken over"),
    "UPDATE attempts SET pace = 1 WHERE id = 2": ("attempts", "2", "pace"),
    "UPDATE attempts SET week = '2000-01-03' WHERE id = 1": ("attempts", "1", "week"),
    "UPDATE answers SET right = 1 WHERE id = 2": ("answers", "2", "doesn't match the rules"),
    "UPDATE answers SET given = 'x' WHERE id = 1": ("answers", "1", "doesn't match the rules"),
    "UPDATE answers SET asked = '1' WHERE id = 1": ("answers", "1", "isn't a date and time"),
    "UPDATE spots SET right = 1 WHERE place = 1": ("spots", "1 1", "doesn't match the rules"),
    "UPDATE spots SET answer = json_object('to', 999) WHERE place = 0": ("spots", "1 0", "doesn't match the rules"),
    "UPDATE spots SET rules = '[\"deal.four-card-flop.one-card-too-many\"]' WHERE place = 0": (
        "spots",
        "1 0",
        "doesn't match the rules",
    ),
    "UPDATE spots SET answer = '{' WHERE place = 0": ("spots", "1 0", "CHECK constraint failed"),
    "UPDATE rounds SET right = 2": ("rounds", "1", "doesn't match its answers"),
    "UPDATE reviews SET outcome = 'good' WHERE id = 1": ("reviews", "1", "has no source in this file"),
    "INSERT INTO reviews VALUES (999, 1, 'good', 'hand', 77, '2026-11-18T12:00:00.000+00:00', 0.5, 1, 0)": (
        *("reviews", "999"),
        "has no source in this file",
    ),
    "INSERT INTO answers VALUES (9, 1, 77, 'q', 'upt', 0, 1, 5, '2026-11-18T12:00:00.000+00:00', 0, '', '', 0, '')": (
        *("answers", "9"),
        "belongs to a missing row",
    ),
    "INSERT INTO claims VALUES (77, 1, '2026-11-18T12:00:00.000+00:00')": (
        "claims",
        "77 1",
        "belongs to a missing row",
    ),
}


@pytest.mark.parametrize("statement", todays(FORGED, 4))
def test_what_does_not_come_out_is_refused_by_its_row_alone_if_that_is_said(
    statement: str, file: Path, there: Store
) -> None:
    spoil(file, statement)
    before = tables(there)
    with pytest.raises(Faulty) as raised:
        import_profile(there, file)
    table, row, said = FORGED[statement]
    assert [each for each in raised.value.proof.faults if (each.table, each.row) == (table, row) and said in each.text]
    assert tables(there) == before
    done = import_profile(there, file, given=raised.value.proof, leave_out=True)  # the rest comes, and is whole
    assert done.attempts >= 1
    for attempt in there.ungraded(engine()):
        assert late.grade(there, attempt)
    assert verify(there.path) == ()


def test_a_hand_whose_grade_was_forged_is_graded_here(file: Path, there: Store) -> None:
    spoil(file, GRADE)
    done = import_profile(there, file, leave_out=True)
    [attempt] = there.ungraded(engine())
    late.grade(there, attempt)
    assert there.attempt(attempt).assessments[0].assessed.noticed == "missed"
    assert done.attempts == 2


UNPROVED = {
    "UPDATE assessments SET engine = '0.0.9/1'": 2,
    "UPDATE assessments SET ledger = 'another' WHERE id = 1": 1,
    "UPDATE answers SET question = 'gone-by-now'": 2,
    "UPDATE answers SET posed = 'another', right = 1 WHERE id = 2": 1,
    "UPDATE rounds SET engine = '', right = 2": 1,
}


@pytest.mark.parametrize("statement", todays(UNPROVED, 2))
def test_what_cannot_be_proved_here_comes_in_marked(statement: str, file: Path, there: Store) -> None:
    more = ("UPDATE spots SET right = 1", "DELETE FROM reviews WHERE source = 'drill'") if "rounds" in statement else ()
    spoil(file, statement, *more, "DELETE FROM reviews WHERE source = 'question'")
    done = import_profile(there, file)
    assert done.unproved == there.unproved(done.profile) == UNPROVED[statement]
    assert sum(row.unproved for row in there.attempts(done.profile.id)) == (
        done.unproved if "asses" in statement else 0
    )
    assert verify(there.path) == ()


def test_a_mark_that_the_file_brings_itself_says_nothing(file: Path, there: Store) -> None:
    spoil(file, "UPDATE assessments SET unproved = 1", "UPDATE answers SET unproved = 1")
    assert there.unproved(import_profile(there, file).profile) == 0


MENDED = (
    "UPDATE memories SET stability = 900, due = '2030-01-01T00:00:00.000+00:00', wrong = 0",
    "UPDATE memories SET due = 'never'",
    "DELETE FROM reviews WHERE source = 'hand'",
    "UPDATE reviews SET predicted = 0.99, elapsed = 40",
    "DELETE FROM weekly",
    "UPDATE drilled SET hands = 9000",
)


@pytest.mark.parametrize("statement", todays(MENDED, 3))
def test_memory_and_sums_are_made_again_not_trusted(statement: str, file: Path, there: Store, tmp_path: Path) -> None:
    with Store.open(tmp_path / "right.db") as right:
        wanted = right.memories(import_profile(right, file).profile.id)
    spoil(file, statement)
    done = import_profile(there, file)
    assert there.memories(done.profile.id) == wanted
    assert verify(there.path) == ()


WHOLE = {
    "CREATE TRIGGER mine AFTER INSERT ON answers BEGIN DELETE FROM attempts; END": "which this program never made",
    "CREATE VIEW mine AS SELECT 1": "which this program never made",
    "UPDATE profiles SET created = 'long ago'": "its owner can't be read",
    "UPDATE profiles SET uid = 'me'": "its owner can't be read",
    "INSERT INTO profiles VALUES (2, 'Ben', '2026-11-18T12:00:00.000+00:00', 'b')": "2 profiles",
    "DROP TABLE spots": "is damaged",
}


@pytest.mark.parametrize("statement", WHOLE)
def test_what_is_no_file_of_one_profile_is_refused_whole(statement: str, file: Path, there: Store) -> None:
    spoil(file, statement)
    before = tables(there)
    with pytest.raises(StoreTrouble, match=WHOLE[statement]) as raised:
        import_profile(there, file, leave_out=True)
    assert "\n" not in raised.value.sentence
    assert tables(there) == before


def test_a_hand_under_the_id_of_another_one_is_refused(file: Path, there: Store, sound: bytes) -> None:
    done = import_profile(there, file)
    before = there.attempts(done.profile.id)
    spoil(file, "UPDATE attempts SET taken_over = taken_over, started = '2026-11-18T11:00:00.000+00:00' WHERE id = 2")
    with pytest.raises(Faulty, match="attempts 2: another hand is here"):
        import_profile(there, file, merge=True)
    assert import_profile(there, file, merge=True, leave_out=True).attempts == 0
    assert there.attempts(done.profile.id) == before


def test_whatever_the_one_who_watches_raises_ends_it_and_leaves_nothing(file: Path, there: Store) -> None:
    class Stopped(Exception):
        pass

    def stop(done: int, of: int) -> None:
        if done == 3:
            raise Stopped

    before = bytes_in(file.parent)
    with pytest.raises(Stopped):
        proof(file, stop)
    assert bytes_in(file.parent) == before


def test_a_proof_is_of_the_file_as_it_was(file: Path, there: Store) -> None:
    given = proof(file)
    spoil(file, GRADE)
    with pytest.raises(StoreTrouble, match="changed since") as raised:
        import_profile(there, file, given=given)
    assert raised.value.kind is Kind.OTHER


def test_a_proof_made_elsewhere_is_enough(file: Path, there: Store) -> None:
    given = pickle.loads(pickle.dumps(proof(file)))
    assert isinstance(given, Proof)
    assert import_profile(there, file, given=given).attempts == 2


def test_hands_of_somebody_else_are_not_taken_again(file: Path, there: Store) -> None:
    import_profile(there, file)
    spoil(file, f"UPDATE profiles SET uid = '{32 * 'a'}', name = 'Bob'")
    with pytest.raises(HereAlready, match="Ann"):
        import_profile(there, file)


def test_verify_finds_the_same_and_what_has_no_grade(there: Store, file: Path) -> None:
    def profile() -> Profile:
        return next(each for each in there.profiles() if each.name == "Ann")

    import_profile(there, file)
    with there.writing() as db:
        db.execute("UPDATE assessments SET noticed = 'yes' WHERE id = 1")
        db.execute("UPDATE answers SET right = 1 - right WHERE id = 1")
        db.execute("UPDATE assessments SET counts = 0 WHERE id = 2")
    told = "\n".join(map(str, verify(there.path)))
    for said in ("assessments 1: the grade", "answers 1: doesn't match", "attempts 2: was finished but never graded"):
        assert said in told
    assert profile().uid
