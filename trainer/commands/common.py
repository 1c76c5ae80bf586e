"""What the commands share: the option for a book, clear errors, JSON out."""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

import click

from trainer.rules.book import BOOKS, Book, book

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
    """Name every fault of a file and end with 1."""
    fail(*(one_line(str(each)) for each in faults))


def one_line(text: str) -> str:
    """A text without line breaks and control characters."""
    return "".join(each if each.isprintable() else " " for each in " ".join(text.split()))


def text_of(path: Path) -> str:
    """A file's text; ends with one clear line if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        fail(f"{path}: this is no UTF-8 text")
    except OSError as fault:
        fail(f"{path}: {fault.strerror or 'cannot be read'}", code=WRONG_USAGE)
    except ValueError:  # a null character in the name
        fail(f"{str(path)!r} names no file", code=WRONG_USAGE)


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
