"""The session that was begun waits in the file for the run of the program that asks next."""

from datetime import timedelta
from pathlib import Path

from tests.progress.samples import NOON
from trainer.progress.sittings import Begun
from trainer.progress.store import Store

FIRST, SECOND = Begun("upt", NOON, '{"step": 1}'), Begun("upt", NOON, '{"step": 2}')


def test_the_latest_state_is_kept_by_profile_and_let_go(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        ann, ben = store.profile("Ann").id, store.profile("Ben").id
        store.keep_sitting(ann, FIRST)
        store.keep_sitting(ann, SECOND)
        assert (store.sitting(ann), store.sitting(ben)) == (SECOND, None)
    with Store.open(path) as store:
        assert store.sitting(ann) == SECOND
        store.end_sitting(ann)
        assert store.sitting(ann) is None


def test_a_new_session_takes_the_place_of_the_one_an_earlier_run_left(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        ann = store.profile("Ann").id
        store.keep_sitting(ann, Begun("upt", NOON + timedelta(hours=1), "{}"))
    with Store.open(path) as store:
        store.keep_sitting(ann, FIRST)
        assert store.sitting(ann) == FIRST
        assert store.rows("SELECT count(*) AS n FROM sittings") == [{"n": 1}]


def test_what_another_run_deals_at_this_moment_is_left_to_it(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path) as one, Store.open(path) as other:
        ann = one.profile("Ann").id
        one.keep_sitting(ann, FIRST)
        assert other.sitting(ann) is None
        other.end_sitting(ann)
        assert one.sitting(ann) == FIRST
    with Store.open(path) as after:
        assert after.sitting(ann) == FIRST


def test_a_store_without_a_file_keeps_it_for_this_run() -> None:
    with Store.in_memory() as store:
        ann = store.profile("Ann").id
        store.keep_sitting(ann, FIRST)
        assert store.sitting(ann) == FIRST
