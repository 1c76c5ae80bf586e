"""What the commands share: the option for a book, clear errors, JSON out."""

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn

import click

from trainer import output
from trainer.kernel.plain_text import BadText, text_in
from trainer.rules.book import BOOKS, Book, NoBook, all_books, book
from trainer.scenarios.faults import one_line as one_line
from trainer.scenarios.faults import told as told
from trainer.scenarios.form import Fault

BOOK = click.Choice(BOOKS)
FILE = click.Path(path_type=Path)
FORCE = click.option("--force", is_flag=True, help="Overwrite existing files.")
FAULTS = 1
WRONG_USAGE = 2


def fail(*lines: str, code: int = FAULTS) -> NoReturn:
    """Say what is wrong, a line each, and end. 1 for faults found, 2 for wrong usage."""
    for line in lines:
        click.echo(line, err=True)
    raise SystemExit(code)


def faulty(faults: Iterable[object]) -> NoReturn:
    """Name the faults of a file and end with 1."""
    fail(*told(faults))


def text_of(path: Path) -> str:
    """A file's text; ends with a line for each fault if it cannot be read here."""
    try:
        return text_in(path)
    except BadText as bad:
        faulty(Fault(str(path), line, "", what) for line, what in bad.faults)
    except OSError as fault:
        fail(*told([f"{path}: {fault.strerror or 'cannot be read'}"]), code=WRONG_USAGE)


def written(path: Path, data: str | bytes, force: bool, within: Path | None = None) -> None:
    """Write a file where `--out` named it; ends with one clear line where it is there already or cannot be written."""
    all_written({path: data}, force, within)


def all_written(files: Mapping[Path, str | bytes], force: bool, within: Path | None = None) -> None:
    """The same of files that belong together: all of them or none."""
    plain = {path: data.encode() if isinstance(data, str) else data for path, data in files.items()}
    try:
        output.write_all(plain, force, within)
    except (OSError, ValueError) as fault:
        refused(next(iter(files)), fault)


def made(folder: Path) -> None:
    """Make the folder that `--out` named where it is missing; ends with one clear line where that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as fault:
        reason = getattr(fault, "strerror", None) or "isn't a folder name"
        fail(f"--out {one_line(str(folder))}: {reason}", code=WRONG_USAGE)


def refused(path: Path, fault: OSError | ValueError) -> NoReturn:
    """End with one clear line on a file that was not written: 1 where another one is in the way, else 2."""
    there = isinstance(fault, FileExistsError) and not isinstance(fault, IsADirectoryError)
    reason = getattr(fault, "strerror", None) or "cannot be written"
    where = getattr(fault, "filename", None) or path
    fail(one_line(f"{where}: {reason}"), code=FAULTS if there else WRONG_USAGE)


def offscreen() -> None:
    """Have Qt paint without a screen; to be called before Qt is loaded."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if not any(os.environ.get(name) for name in ("LC_ALL", "LC_CTYPE", "LANG")):
        os.environ["LC_CTYPE"] = "C.UTF-8"  # else Qt says on the way that it has done so itself


def print_json(value: Any) -> None:
    """Values as JSON, for other programs to read."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def chosen_books(key: str | None, every: bool) -> tuple[Book, ...]:
    """The books asked for by --book or --all; exactly one of the two must be given."""
    if bool(key) == every:
        fail("say which rulebook: --book KEY or --all", code=WRONG_USAGE)
    try:
        return all_books() if every else (book(key or ""),)
    except NoBook as bad:
        faulty(bad.faults)
