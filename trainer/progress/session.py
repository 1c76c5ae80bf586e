"""One run of the program: the system lets its lock go however it ends, so others can tell that it is over."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


SESSION = "-session-"
TRIES = 50


def _file(store: Path, token: str) -> Path:
    return store.with_name(f"{store.name}{SESSION}{token}")


class Session:
    """A run that has the store at `store` open. `token` names it in the store."""

    def __init__(self, store: Path) -> None:
        self.token = os.urandom(16).hex()
        self._path = _file(store, self.token)
        self._held = _locked(self._path)

    def close(self) -> None:
        self._held.close()
        with suppress(OSError):
            self._path.unlink()


def _locked(path: Path) -> IO[bytes]:
    """The file of a run that begins, made and locked; another run that looked in between may have cleared it away."""
    for left in reversed(range(TRIES)):
        held = path.open("wb")
        try:
            _lock(held)
            if path.exists():
                return held
        except OSError:
            if not left:
                held.close()
                raise
        held.close()
    raise FileNotFoundError(path)


def alive(store: Path, token: str) -> bool:
    """Is the run of that token still going? Clears away what a killed one left behind."""
    path = _file(store, token)
    try:
        with path.open("r+b") as file:
            _lock(file)
    except FileNotFoundError:
        return False
    except OSError:
        return True
    with suppress(OSError):
        path.unlink()
    return False


def in_use(store: Path, own: str = "") -> bool:
    """Has another run of the program than `own` (its token) the store open?"""
    before = _file(store, "").name
    tokens = (each.name.removeprefix(before) for each in store.parent.iterdir() if each.name.startswith(before))
    return any(alive(store, token) for token in list(tokens) if token != own)
