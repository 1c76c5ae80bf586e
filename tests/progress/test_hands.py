"""Whatever happens to the program, no finished attempt is lost and the hand it was in is offered again."""

import sqlite3
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from tests.processes import PIPE, begun
from tests.progress.samples import HEAD, LINES, NOON, dealt, hand
from trainer.kernel import document
from trainer.progress import hands
from trainer.progress.file import placed
from trainer.progress.records import Running
from trainer.progress.store import Store

DEALING = """
import sys
from pathlib import Path
from tests.progress.samples import dealt, hand
from trainer.progress.store import Store
store = Store.open(Path(sys.argv[1]))
profile = store.profile("Ann").id
dealt(store, profile)
running = store.begin_hand(hand(profile, 5), ["0.000 D burn"])
for number in range(1, 10**6):
    store.append(running, f"{number}.000 D stop")
    print(number, flush=True)
"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as opened:
        opened.profile("Ann")
        yield opened


def test_no_hand_ends_before_it_began_though_the_clock_was_set_back(store: Store) -> None:
    running = store.begin_hand(hand(1), LINES)
    found = store.attempt(store.finish(running, NOON - timedelta(days=400)))
    assert found.ended == found.hand.started == NOON
    assert store.rows("SELECT week FROM attempts") == [{"week": "2026-11-16"}]


def _killed_while_dealing(path: Path, after: int) -> int:
    """Deal in a process of its own, kill it in the middle; gives the last gesture it said to have kept."""
    command = [sys.executable, "-c", DEALING, str(path)]
    with begun(command, stdout=PIPE) as dealing:
        for line in dealing.stdout:
            if int(line) >= after:
                dealing.kill()
                break
        rest = dealing.stdout.read().split()
    assert dealing.returncode != 0
    return int(rest[-1]) if rest else after


def test_a_killed_program_loses_no_attempt_and_its_hand_is_offered_and_finished(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    last = _killed_while_dealing(path, after=25)
    with Store.open(path) as store:
        assert [row.title for row in store.attempts(1)] == ["Four cards"]
        found = store.interrupted()
        assert found is not None
        assert found.lines[: last + 1] == ("0.000 D burn", *(f"{n}.000 D stop" for n in range(1, last + 1)))
        assert document.transcript_of(found.transcript).gestures[-1].at >= last * 1000
        resumed = store.resume(found.id)
        assert resumed == found
        assert store.interrupted() is None
        store.append(found.id, "99999.000 D next-hand")
        attempt = store.attempt(store.finish(found.id))
        assert attempt.transcript == found.transcript + "99999.000 D next-hand\n"
        assert len(store.attempts(1)) == 2
    assert [each.name for each in tmp_path.iterdir()] == ["progress.db"]


def test_a_killed_programs_hand_is_discarded_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    _killed_while_dealing(path, after=3)
    with Store.open(path) as store:
        found = store.interrupted()
        assert found is not None
        store.discard(found.id)
        assert store.interrupted() is None
        assert store.rows("SELECT count(*) AS n FROM gestures") == [{"n": 0}]
        assert len(store.attempts(1)) == 1


def test_a_hand_left_by_closing_is_offered_at_the_next_start_to_its_profile(tmp_path: Path) -> None:
    with Store.open(tmp_path / "p.db") as store:
        store.begin_hand(hand(store.profile("Ann").id), LINES)
        ben = store.profile("Ben").id
    with Store.open(tmp_path / "p.db") as store:
        assert store.interrupted(ben) is None
        found = store.interrupted(1)
        assert found is not None
        assert (found.hand, found.lines) == (hand(1), LINES)


def test_the_latest_of_several_unfinished_hands_is_offered_first(tmp_path: Path) -> None:
    with Store.open(tmp_path / "p.db") as store:
        store.profile("Ann")
        store.begin_hand(hand(1, minutes=9))
        store.begin_hand(hand(1, minutes=3))
    with Store.open(tmp_path / "p.db") as store:
        first = store.interrupted()
        assert first is not None
        assert first.hand == hand(1, minutes=9)
        store.discard(first.id)
        second = store.interrupted()
        assert second is not None
        assert second.hand == hand(1, minutes=3)


def test_an_attempt_holds_everything_the_hand_began_with(store: Store) -> None:
    attempt = store.attempt(dealt(store, 1))
    assert attempt.hand == hand(1)
    assert attempt.transcript == HEAD + "".join(f"{line}\n" for line in LINES)
    of_today = attempt.transcript.replace("dealing 1", "dealing 2", 1)
    assert document.text_of(document.transcript_of(attempt.transcript)) == of_today
    assert len(attempt.digest) == 64
    assert attempt.overlay_digest == ""
    assert (attempt.ended - NOON).total_seconds() == 60


def test_finishing_twice_makes_one_attempt(store: Store) -> None:
    running = store.begin_hand(hand(1))
    store.finish(running)
    with pytest.raises(KeyError):
        store.finish(running)
    assert len(store.attempts(1)) == 1


def test_two_programs_that_finish_one_hand_make_one_attempt(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    running = store.begin_hand(hand(1))
    with Store.open(store.path) as other:
        plain = store.running

        def overtaken(number: int) -> Running:
            found = plain(number)
            other.finish(number)
            return found

        monkeypatch.setattr(store, "running", overtaken)
        with pytest.raises(KeyError):
            store.finish(running)
    assert len(store.attempts(1)) == 1


def test_a_finished_hand_outlives_a_power_cut(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[object] = []
    plain = placed

    def seen(connection: sqlite3.Connection, table: str, row: dict[str, object]) -> int:
        synced.extend(connection.execute("PRAGMA synchronous").fetchone())
        return plain(connection, table, row)

    running = store.begin_hand(hand(1))
    monkeypatch.setattr(hands, "placed", seen)
    store.finish(running)
    assert synced == [2]  # FULL: on the disk before it is told


def test_nothing_is_appended_to_a_hand_that_is_not_running(store: Store) -> None:
    running = store.begin_hand(hand(1))
    store.finish(running)
    with pytest.raises(KeyError):
        store.append(running, LINES[0])
    with pytest.raises(KeyError):
        store.resume(running)


@pytest.mark.parametrize("line", ["", "  ", "0.000 D stop\n1.000 D stop"])
def test_only_one_line_is_appended(store: Store, line: str) -> None:
    running = store.begin_hand(hand(1))
    with pytest.raises(ValueError, match="not one line"):
        store.append(running, line)
    assert store.running(running).lines == ()


def test_a_moment_without_a_time_zone_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="no time zone"):
        store.finish(store.begin_hand(hand(1)), NOON.replace(tzinfo=None))
    assert store.attempts(1) == []
