"""A run that is killed while it writes, at any page and any statement, costs nothing and locks nobody out."""

import shutil
import sys
from itertools import product
from pathlib import Path

import pytest

from tests.conftest import FULL
from tests.progress.copies import file_of
from tests.progress.filled import ASSESSED, filled, tables
from tests.progress.killing import PAGE, killed_at, killed_beyond
from tests.progress.samples import dealt
from tests.seeds import todays
from trainer.progress import opening
from trainer.progress.backups import Reason, backup, backups, restore
from trainer.progress.leftover import PART
from trainer.progress.opening import looked_over
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.verify import verify

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits and forks are of Unix")

Tables = dict[str, list[dict[str, object]]]
KILLS = 9999 if FULL else 5  # of each act, spread over all it writes
STATEMENTS = range(9999) if FULL else (0, 3, 6, 10, 20, 45, 90)  # until an act has no more


def hand(path: Path) -> None:
    with Store.open(path) as store:
        dealt(store, 1, 300, ASSESSED)


def copied(path: Path) -> None:
    backup(path)


def restored(path: Path) -> None:
    restore(path, backups(path)[-1].path)


def removed(path: Path) -> None:
    with Store.open(path) as store:
        [ben] = [each for each in store.profiles() if each.name == "Ben"]
        remove_profile(store, ben)


def replaced(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 999)
    restored(path)


ACTS = {each.__name__: each for each in (hand, copied, restored, removed, replaced)}
KEPT = ("network", "disk")  # with a rollback journal, or WAL
BY_PAGE, BY_STATEMENT = product(ACTS, KEPT), product(ACTS, reversed(KEPT))  # today one of them each, tomorrow the other


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the file of two people, and a copy from before the second one came, and one of both."""
    folder = tmp_path_factory.mktemp("made")
    path = file_of("Ann", folder)
    backup(path)
    with Store.open(path) as store:
        filled(store, "Ben", 100)
    backup(path)
    return folder


@pytest.fixture
def path(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where each try puts the folder anew."""
    monkeypatch.setattr(opening, "on_network", lambda where: request.param == "network")
    return tmp_path / "data" / "progress.db"


def laid(made: Path, path: Path) -> Tables:
    """The folder as it was made; gives what is in the file."""
    shutil.rmtree(path.parent, ignore_errors=True)
    shutil.copytree(made, path.parent)
    with Store.open(path) as store:
        return tables(store)


def holds(path: Path, before: Tables, act: str) -> None:
    """The file opens with all that was committed, every copy is whole, and nothing half made is left."""
    with Store.open(path) as store:
        after = tables(store)
        if act in ("restored", "replaced"):
            assert after["attempts"] in (before["attempts"], before["attempts"][:2])
        else:
            kept = [row for row in before["attempts"] if row["profile"] == 1 or act != "removed"]
            assert [row for row in kept if row not in after["attempts"]] == []
        lying = [each.name for each in path.parent.rglob("*") if PART in each.name or each.name.startswith(".")]
        assert lying == []
        assert len(list(path.parent.rglob("*-session-*"))) == 1
    assert verify(path) == ()
    for copy in backups(path):
        if copy.reason is not Reason.DAMAGED:
            looked_over(copy.path)


def spread(count: int) -> list[int]:
    """At most KILLS of that many, from the first to the last."""
    return sorted({round(each * (count - 1) / (KILLS - 1)) for each in range(KILLS)} if count > KILLS else range(count))


@pytest.mark.parametrize(("act", "path"), todays(BY_PAGE, 2), indirect=["path"])
def test_a_kill_at_any_page_that_is_written_loses_nothing(act: str, made: Path, path: Path) -> None:
    before = laid(made, path)
    most = max(each.stat().st_size for each in path.parent.rglob("*") if each.is_file())
    killed = 0
    for page in spread(2 * most // PAGE):
        laid(made, path)
        killed += killed_beyond(page * PAGE + 40, lambda: ACTS[act](path))
        if act == "replaced" and path.read_bytes().startswith(b"Dear"):
            restored(path)  # nothing came of it: it can be done again
        holds(path, before, act)
    assert killed > 1
    print(f"{act}: {killed} kills at pages")


@pytest.mark.parametrize(("act", "path"), todays(BY_STATEMENT, 2), indirect=["path"])
def test_a_kill_at_any_statement_loses_nothing(act: str, made: Path, path: Path) -> None:
    before = laid(made, path)
    kills = 0
    for statement in STATEMENTS:
        laid(made, path)
        killed = killed_at(statement, lambda: ACTS[act](path))
        if act == "replaced" and path.read_bytes().startswith(b"Dear"):
            restored(path)
        holds(path, before, act)
        if not killed:
            break
        kills += 1
    assert kills > 1
    print(f"{act}: {kills} kills at statements")
