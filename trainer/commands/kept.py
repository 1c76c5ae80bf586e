"""The progress file as commands find it: named, or the program's own; and whoever is in it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import click

from trainer.commands.common import FILE, WRONG_USAGE, fail, one_line
from trainer.progress.faults import sound
from trainer.progress.opening import default_path
from trainer.progress.records import Profile
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble

C = TypeVar("C", bound=Callable[..., object])
AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print as JSON.")


def data(command: C) -> C:
    """The option that names another progress file than the program's own."""
    told = "The progress file. Without this, the program's own, in the folder that TRAINER_DATA names if it is set."
    return click.option("--data", type=FILE, metavar="FILE", callback=_where, help=told)(command)


def _where(_ctx: click.Context, _option: click.Parameter, value: Path | None) -> Path:
    return (value or default_path()).absolute()


@contextmanager
def opened(path: Path, only_read: bool = False) -> Iterator[Store]:
    """The progress file, which must be there. Its trouble ends the program with one clear line.

    Who will `only_read` it may do so where nothing may be written, too.
    """
    with told():
        if not path.is_file():
            raise StoreTrouble(Kind.MISSING, path)
        with _opened(path, only_read) as store, sound(path):  # what is worked out of damaged rows may come to nothing
            yield store


def _opened(path: Path, only_read: bool) -> Store:
    try:
        return Store.open(path)
    except StoreTrouble as trouble:
        if not only_read or trouble.kind not in (Kind.FOLDER, Kind.READ_ONLY):
            raise
        return Store.to_read(path)


@contextmanager
def told() -> Iterator[None]:
    """One clear line in place of a trouble; 2 where a file that was named is not there."""
    try:
        yield
    except StoreTrouble as trouble:
        fail(one_line(trouble.sentence), code=WRONG_USAGE if trouble.kind is Kind.MISSING else 1)


def named(store: Store, name: str) -> Profile:
    """The profile of that name; ends the program with the names there are where there is none."""
    there = store.profiles()
    found = next((each for each in there if each.name == name), None)
    if found is None:
        known = ", ".join(each.name for each in there) or "there are none yet"
        fail(one_line(f"there is no profile {name!r} in {store.path}; profiles: {known}"), code=WRONG_USAGE)
    return found
