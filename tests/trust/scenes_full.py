"""The disk is full while dealing, backing up, bringing up, exporting, saving: one sentence, and nothing is lost."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path

from tests.trust.content import content, differences
from tests.trust.job import DATA, FILES
from tests.trust.jobs_kept import MIGRATION
from tests.trust.practice import practised
from tests.trust.scene import Impossible, scene
from tests.trust.window import NAME, Telling, seated
from trainer import settings
from trainer.progress.backups import backup, backups, folder_of
from trainer.progress.profile_file import EXTENSION, export_profile, import_profile
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.progress.verify import verify
from trainer.ui.window import Window


@contextmanager
def files_cannot_grow(size: int = 0) -> Iterator[None]:
    """The system refuses every byte beyond that many in a file, as a quota does."""
    try:
        import resource
    except ImportError:
        raise Impossible("this system has no limit on the size of files") from None
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def small_disk(folder: Path, size: str = "3m") -> Iterator[Path]:
    """A disk of its own that is soon full. Raises Impossible where none can be mounted."""
    folder.mkdir(exist_ok=True)
    command = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=755", "tmpfs", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False) if hasattr(os, "geteuid") else None
    if done is None or done.returncode:
        raise Impossible(f"no small disk can be mounted: {done.stderr.strip() if done else 'no mount'}")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)


@contextmanager
def no_space(folder: Path) -> Iterator[None]:
    """The small disk is full to the last byte."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        yield
    finally:
        filler.unlink()


def one_sentence(said: str) -> None:
    """Is it one clear sentence for whoever reads it?"""
    assert said.endswith("."), said
    assert "\n" not in said, said
    assert "Error" not in said and "Traceback" not in said, said


@contextmanager
def refused() -> Iterator[None]:
    """What is inside is refused in one sentence."""
    try:
        yield
    except (StoreTrouble, settings.SettingsTrouble) as trouble:
        one_sentence(str(trouble))
    else:
        raise AssertionError("nothing was refused")


# --- dealing --------------------------------------------------------------------------------------------------------


@contextmanager
def heard() -> Iterator[list[str]]:
    """What windows say at their feet."""
    said: list[str] = []
    tell = Window.tell
    Window.tell = lambda self, words: (said.append(words), tell(self, words))[1]  # type: ignore[method-assign, func-returns-value]  # here only
    try:
        yield said
    finally:
        Window.tell = tell  # type: ignore[method-assign]  # as above


def _dealt_while(folder: Path, full: Callable[[], object], free: Callable[[], object]) -> None:
    """A hand is begun, the disk fills up for a few gestures, and there is room again before its end."""
    with heard() as said, seated(folder) as seat:
        seat.window.take_box("four-card-flop")
        seat.window.box.settle()
        count = 0

        def after(_many: int) -> None:
            nonlocal count
            count += 1
            if count == 6:
                full()
            elif count == 10:
                free()

        dealing = seat.window.play.dealing
        assert dealing is not None
        seat.deal(Telling(seat.window, after))
        free()
        assert said, "a gesture could not be kept, and nothing was said"
        for each in said:
            one_sentence(each)
        [row] = seat.window.desk.store.attempts(seat.window.desk.profile.id)
        attempt = seat.window.desk.store.attempt(row.id)
        assert len(attempt.transcript.partition("---\n")[2].splitlines()) == len(dealing.record), "gestures are missing"
        assert row.noticed, "the hand has no grade"
    assert verify(folder / DATA) == ()


@scene
def dealing_when_files_cannot_grow(folder: Path) -> None:
    import resource

    def limit(size: int) -> Callable[[], None]:
        return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    _dealt_while(folder, limit(1), limit(resource.RLIM_INFINITY))


@scene
def dealing_when_the_disk_is_full(folder: Path) -> None:
    with small_disk(folder / "data") as disk, ExitStack() as filled:
        _dealt_while(folder, lambda: filled.enter_context(no_space(disk)), filled.close)


# --- all else -------------------------------------------------------------------------------------------------------


def _prepared(folder: Path) -> Path:
    path = folder / DATA
    with Store.open(path) as store:
        practised(store, NAME, 4)
        practised(store, "Ben", 2, 5)
    return path


def _everything_refused(folder: Path, full: Callable[[], AbstractContextManager[None]]) -> None:
    """Backup, export, import, restore and removal without room: refused in a sentence, and done when there is room."""
    path = _prepared(folder)
    (folder / FILES).mkdir(exist_ok=True)
    old = backup(path)
    with Store.open(folder / "elsewhere" / "progress.db") as store:
        came = export_profile(store, practised(store, "Maria", 4), folder / FILES / f"Maria{EXTENSION}")
    with Store.open(path) as store:
        practised(store, "Cleo", 4)
    before, listed = content(path), backups(path)
    out = path.parent / f"out{EXTENSION}"
    acts: dict[str, Callable[[Store], object]] = {
        "backup": lambda store: backup(store.path),
        "export": lambda store: export_profile(store, store.profiles()[0], out),
        "import": lambda store: import_profile(store, came),
        "restore": lambda store: store.restore(old),
    }
    for name, act in acts.items():
        with Store.open(path) as store, full(), refused():
            act(store)
        assert not differences(before, content(path)), f"{name} left something else"
        assert [each.path for each in backups(path)] == [each.path for each in listed], name
        assert not out.exists()
        parts = [each.name for each in (*path.parent.iterdir(), *folder_of(path).iterdir()) if ".part" in each.name]
        assert not parts, f"{name} left {parts}"
    with Store.open(path) as store:
        for name in ("backup", "export", "import"):
            acts[name](store)
        for profile in store.profiles():
            remove_profile(store, profile)
    assert verify(path) == ()


@scene
def everything_else_when_files_cannot_grow(folder: Path) -> None:
    _everything_refused(folder, lambda: files_cannot_grow(4096))


@scene
def everything_else_when_the_disk_is_full(folder: Path) -> None:
    with small_disk(folder / "data", "8m") as disk:
        _everything_refused(folder, lambda: no_space(disk))


@scene
def bringing_up_when_files_cannot_grow(folder: Path) -> None:
    MIGRATION.prepared(folder, 0, 4)
    before = (folder / DATA).read_bytes()
    with files_cannot_grow(4096), refused():
        Store.open(folder / DATA)
    assert (folder / DATA).read_bytes() == before
    Store.open(folder / DATA).close()
    assert verify(folder / DATA) == ()


@scene
def bringing_up_when_the_disk_is_full(folder: Path) -> None:
    with small_disk(folder / "data") as disk:
        MIGRATION.prepared(folder, 0, 4)
        before = (folder / DATA).read_bytes()
        with no_space(disk), refused():
            Store.open(folder / DATA)
        assert (folder / DATA).read_bytes() == before
        Store.open(folder / DATA).close()
        assert verify(folder / DATA) == ()


@scene
def settings_when_files_cannot_grow(folder: Path) -> None:
    settings.save(settings.Settings("Ann", "upt"))
    with files_cannot_grow(4), refused():
        settings.save(settings.Settings("Ben", "tda-2022"))
    kept = settings.load()
    assert (kept.settings.name, kept.trouble) == ("Ann", "")
    there = list(settings.default_path().parent.iterdir())
    assert there == [settings.default_path()], there
