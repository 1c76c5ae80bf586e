"""Help levels are kept by person and topic, go with a profile into another file, and are no part of anything else."""

from pathlib import Path

from tests.progress.real import practised
from trainer.progress.help_levels import ALONE, COACHED, HINTS
from trainer.progress.profile_file import EXTENSION, export_profile, import_profile
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.verify import verify

FLOP, BOXED = "deal.four-card-flop", "deal.boxed-card"


def test_hints_are_what_nobody_chose(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        assert store.help_level(store.profile("Ann").id, FLOP) == HINTS


def test_each_person_and_topic_has_its_own_and_the_last_choice_counts(tmp_path: Path) -> None:
    with Store.open(tmp_path / "progress.db") as store:
        ann, ben = store.profile("Ann"), store.profile("Ben")
        store.keep_help(ann.id, FLOP, COACHED)
        store.keep_help(ann.id, FLOP, ALONE)
        store.keep_help(ann.id, BOXED, COACHED)
        assert [store.help_level(ann.id, each) for each in (FLOP, BOXED)] == [ALONE, COACHED]
        assert store.help_level(ben.id, FLOP) == HINTS
        assert not verify(store.path)


def test_they_go_with_a_profile_and_leave_with_it(tmp_path: Path) -> None:
    one, two = (tmp_path / each / "progress.db" for each in ("one", "two"))
    with Store.open(one) as store, Store.open(two) as other:
        ann = practised(store, "Ann")
        store.keep_help(ann.id, FLOP, COACHED)
        file = tmp_path / f"ann{EXTENSION}"
        export_profile(store, ann, file)
        there = import_profile(other, file)
        assert other.help_level(there.profile.id, FLOP) == COACHED
        remove_profile(store, ann)
        assert not store.rows("SELECT * FROM help_levels")
        assert not verify(other.path)
