"""Whatever is wrong inside a progress file: one sentence or an open store, never a traceback, and always a way back."""

import shutil
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from tests.conftest import FULL
from tests.progress.filled import filled
from tests.seeds import seed
from tests.trust.store_mutants import mutated
from trainer.progress.backups import backup, backups, put_aside, restore
from trainer.progress.profile_file import BadName, Faulty, HereAlready, NameTaken, export_profile, import_profile
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.progress.verify import verify
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.people import backup_views, profile_views
from trainer.ui.desk.today import today_view
from trainer.ui.desk.trouble import trouble_view
from trainer.ui.desk.waiting import waiting

MUTANTS = 3000 if FULL else 40
HOUSES = ("upt", "tda-2022")
TOLD = (StoreTrouble, KeyError)  # what the window says in a sentence


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file of years, and a good copy of it beside."""
    path = tmp_path_factory.mktemp("made") / "data" / "progress.db"
    with Store.open(path) as store:
        filled(store, "Ann")
        filled(store, "Ben", 100_000)
    backup(path)
    return path.parent


def test_no_mutant_of_a_progress_file_gives_a_traceback_or_bars_the_way_back(made: Path, tmp_path: Path) -> None:
    begun, ends = seed(), Counter[str]()
    for number in range(MUTANTS):
        path = laid(made, tmp_path)
        random = Random(f"{begun} {number}")
        name = mutated(path, random)
        before = outside(tmp_path)
        try:
            ends[attacked(path, random)] += 1
            assert outside(tmp_path) == before, "something was written outside the folder"
        except Exception as fault:
            raise AssertionError(f"TRAINER_SEED={begun}: mutant {number}, {name}: {fault!r}") from fault
    print(f"TRAINER_SEED={begun}: {MUTANTS} mutants, {dict(ends)}")
    assert set(ends) >= {"opened", "corrupt"}


def laid(made: Path, folder: Path) -> Path:
    shutil.rmtree(folder / "data", ignore_errors=True)
    shutil.copytree(made, folder / "data")
    return folder / "data" / "progress.db"


def outside(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


def attacked(path: Path, random: Random) -> str:
    """Everything that can be done with a file, and then the way back; gives how the opening ended."""
    said(lambda: verify(path))
    end = "opened"
    try:
        with Store.open(path, wait=0) as store:
            _lived_with(store, path, random)
    except StoreTrouble as trouble:
        end = _barred(trouble, path)
    said(lambda: backup(path))
    _comes_back(path, random, end)
    return end


def _barred(trouble: StoreTrouble, path: Path) -> str:
    assert "\n" not in trouble.sentence
    shown = trouble_view(trouble, path)
    assert shown.first or trouble.kind.value not in ("corrupt", "strange")
    return trouble.kind.value


def _lived_with(store: Store, path: Path, random: Random) -> None:
    backup_views(path)
    people = said(store.profiles) or []
    assert isinstance(people, list)
    for profile in people[:2]:
        _first_page(Desk(store, profile, random.choice(HOUSES), int))
        _progress_page(store, profile.id)
    if people:
        to = path.with_name(f"{random.randrange(10**9)}.dealer")
        said(lambda: export_profile(store, people[0], to))
        if to.exists():
            said(lambda: import_profile(store, to, merge=True, name=people[0].name))
    said(lambda: store.profile("Somebody new"))


def _first_page(desk: Desk) -> None:
    now = datetime.now().astimezone()
    said(lambda: profile_views(desk))
    said(lambda: today_view(desk, desk.profile.name, now, rest=waiting(desk, now)))


def _progress_page(store: Store, profile: int) -> None:
    for read in (
        *(store.attempts, store.accuracy_by_week, store.topic_summary, store.detection, store.median_notice),
        *(store.last_session, store.retention_by_week, store.parts_by_week, store.times_by_week),
        *(store.detection_by_week, store.pace_by_week, store.memories, store.mistakes, store.interrupted),
    ):
        said(lambda read=read: read(profile))  # type: ignore[misc]  # its own, not the last one
    said(lambda: list(store.reviews(profile)))
    said(lambda: [store.attempt(each.id) for each in store.attempts(profile)])
    said(lambda: store.practice_days(profile, datetime(2026, 1, 1).date()))  # noqa: DTZ001  # a day
    said(lambda: (store.best_rounds(profile, "upt"), store.last_rounds(profile, "upt"), store.spots(1)))


def said(act: Callable[[], object]) -> object:
    """What it gives; nothing where it ends with a sentence."""
    try:
        return act()
    except (*TOLD, NameTaken, HereAlready, Faulty, BadName):
        return None


def _comes_back(path: Path, random: Random, end: str) -> None:
    """A good copy takes the place of whatever is there."""
    good = backups(path)[-1].path
    if end == "corrupt" and random.random() < 0.2:
        put_aside(path)
        with Store.open(path) as store:
            assert store.profiles() == []
        restore(path, good)
    elif end == "foreign":
        path.unlink()  # it says that it is somebody else's: no one but its owner may take it away
        restore(path, good)
    else:
        restore(path, good)
    with Store.open(path) as store:
        assert [each.name for each in store.profiles()] == ["Ann", "Ben"]
        assert len(store.attempts(1)) == 2
    assert verify(path) == ()
