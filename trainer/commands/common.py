"""What the commands share: the option for a book, clear errors, JSON out."""

import json
from pathlib import Path
from typing import Any, NoReturn

import click

from trainer.rules.book import BOOKS, Book, book

BOOK = click.Choice(BOOKS)
FAULTS = 1
WRONG_USAGE = 2


def fail(*lines: str, code: int = FAULTS) -> NoReturn:
    """Say what is wrong, a line each, and end. 1 for faults found, 2 for wrong usage."""
    for line in lines:
        click.echo(line, err=True)
    raise SystemExit(code)


def text_of(path: Path) -> str:
    """A file's text; ends with one clear line if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        fail(f"{path}: this is no UTF-8 text")
    except OSError as fault:
        fail(f"{path}: {fault.strerror}", code=WRONG_USAGE)


def print_json(value: Any) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


def chosen_books(key: str | None, every: bool) -> tuple[Book, ...]:
    """The books asked for by --book or --all; exactly one of the two must be given."""
    if bool(key) == every:
        fail("say which house: --book KEY or --all", code=WRONG_USAGE)
    return tuple(book(each) for each in (BOOKS if every else (key or "",)))
