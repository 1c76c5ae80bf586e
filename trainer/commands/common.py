"""What the commands share: the option for a book, clear errors, JSON out."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

import click

from trainer.kernel.plain_text import BadText, text_in
from trainer.rules.book import BOOKS, Book, book
from trainer.scenarios.faults import one_line as one_line
from trainer.scenarios.faults import told as told
from trainer.scenarios.form import Fault

BOOK = click.Choice(BOOKS)
FILE = click.Path(path_type=Path)
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
        fail("say which house: --book KEY or --all", code=WRONG_USAGE)
    return tuple(book(each) for each in (BOOKS if every else (key or "",)))
