"""Two windows on one file, and a file that one may only read."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.trust.job import DATA, Tell
from tests.trust.jobs_window import EXERCISE, UNGRADED
from tests.trust.practice import practised
from tests.trust.rollback import on_a_network
from tests.trust.scene import Impossible, scene
from tests.trust.scenes_full import one_sentence
from tests.trust.victims import HANGS, at_home, begun
from tests.trust.window import HOUSE, NAME, Barred, Telling, seated
from trainer.cli import main
from trainer.progress.backups import backup
from trainer.progress.profile_file import EXTENSION
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.progress.verify import verify

NOBODY = 65534


# --- two windows ----------------------------------------------------------------------------------------------------


def _other(pipe: object, folder: Path, network: bool, steps: object) -> None:
    """The other window: begins a hand, waits with it, and deals it to its end."""
    at_home(folder)
    if network:
        on_a_network()
    tell: Tell = lambda *told: pipe.send(told)  # type: ignore[attr-defined]  # noqa: E731  # a pipe
    with seated(folder) as seat:
        seat.window.take_box(EXERCISE.drill)
        seat.window.box.settle()
        tell("sits", seat.window.desk.running)
        steps.wait(HANGS)  # type: ignore[attr-defined]  # an event
        seat.deal(Telling(seat.window, lambda many: None))
        tell("dealt", seat.window.box.after.dealt.attempt)  # type: ignore[union-attr]  # it is over


def _two_windows(folder: Path, network: bool) -> None:
    from tests.trust.victims import context

    (folder / DATA).parent.mkdir()
    with Store.open(folder / DATA) as store:
        practised(store, "Ben", 1)
    old, steps = backup(folder / DATA), context().Event()
    if network:
        on_a_network()
    with begun(_other, folder, network, steps) as (process, pipe):
        assert pipe.recv()[0] == "sits"
        with seated(folder) as seat:
            store = seat.window.desk.store
            assert seat.window.desk.interrupted() is None, "the hand of the other window is offered"
            for act in (lambda: store.restore(old), lambda: remove_profile(store, store.profiles()[0])):
                _locked(act)
            seat.window.take_box(EXERCISE.drill)
            seat.window.box.settle()
            steps.set()  # from now on both deal
            seat.deal(Telling(seat.window, lambda many: None))
            told = pipe.recv()
            assert told[0] == "dealt", told
        process.join(HANGS)
    with Store.open(folder / DATA) as store:
        [ann] = [each for each in store.profiles() if each.name == NAME]
        assert len(store.attempts(ann.id)) == 2
        assert store.tuples(UNGRADED) == []
        assert store.interrupted(ann.id) is None
    assert verify(folder / DATA) == ()


def _locked(act: Callable[[], object]) -> None:
    with pytest.raises(StoreTrouble) as raised:
        act()
    assert raised.value.kind is Kind.LOCKED, raised.value.sentence
    one_sentence(raised.value.sentence)


@scene
def two_windows_deal_at_once(folder: Path) -> None:
    _two_windows(folder, network=False)


@scene
def two_windows_deal_at_once_on_a_network(folder: Path) -> None:
    _two_windows(folder, network=True)


# --- only to be read ------------------------------------------------------------------------------------------------


@contextmanager
def _nobody(folder: Path) -> Iterator[None]:
    """From now on this process is one without rights, for ever."""
    if not hasattr(os, "setuid"):
        raise Impossible("modes of Windows do not refuse in this way")
    for each in (folder, *folder.rglob("*")):
        each.chmod(0o555 if each.is_dir() else 0o444)
    home = folder / "home"
    home.chmod(0o777)
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    if not os.access(Path(__file__), os.R_OK):
        raise Impossible("the checkout cannot be read by others than its owner")
    yield


def _read_only(folder: Path) -> Path:
    path = folder / DATA
    with Store.open(path) as store:
        practised(store, NAME, 2)
    backup(path)
    return path


@scene
def a_window_over_a_file_that_may_only_be_read(folder: Path) -> None:
    from trainer import app

    app.application()
    _read_only(folder)
    with _nobody(folder):
        with pytest.raises(Barred) as barred, seated(folder):
            pass
        words = str(barred.value).replace("\u200b", "")  # where a long path may be broken
        assert str(folder) in words
        assert [each for each in words.split(" / ") if "writ" in each and each.endswith(".")], words


READS = (["profiles"], ["verify"], ["backups"], ["calibration", NAME, "--book", HOUSE])
WRITES = (["backup"], ["remove", NAME, "--yes"])


@scene
def commands_on_a_file_that_may_only_be_read(folder: Path) -> None:
    path, own = _read_only(folder), _read_only(folder / "own")
    _command(own, ["export", NAME, "--to", str(folder / f"own{EXTENSION}")], 0)
    for each in (*READS, *WRITES):  # what they load may lie where only the owner may read
        _command(own, each, 0)
    with _nobody(folder):
        for each in READS:
            _command(path, each, 0)
        _command(path, ["export", NAME, "--to", str(folder / "home" / f"out{EXTENSION}")], 0)
        for each in WRITES:
            _command(path, each, 1)


def _command(path: Path, arguments: list[str], code: int) -> None:
    done = CliRunner().invoke(main, ["progress", *arguments, "--data", str(path)])
    said = f"{' '.join(arguments)}: {done.exit_code} {done.output}"
    assert done.exception is None or isinstance(done.exception, SystemExit), f"{said} {done.exception!r}"
    assert done.exit_code == code, said
    if code:
        assert len(done.stderr.splitlines()) == 1, said
