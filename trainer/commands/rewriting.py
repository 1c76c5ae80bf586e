"""Content files that a command rewrites where they lie: read as they are, written so, and what changes told."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import click

from trainer.commands.common import WRONG_USAGE, fail, one_line, print_json
from trainer.kernel.plain_text import MOST_BYTES, BadText, bytes_in, decoded
from trainer.kernel.toml import BadToml
from trainer.rules.renumbering import Change, Look, Rewritten

CALLED = {".toml": "TOML", ".py": "Python", ".md": "Markdown"}


@dataclass(frozen=True)
class Source:
    """A file as it lies there: `mark` and `ends` (of its lines) are not in `text`, and are written as they were."""

    path: Path
    text: str
    mark: bytes
    ends: str

    def data(self, text: str) -> bytes:
        """Another text as this file has it."""
        return self.mark + text.replace("\n", self.ends).encode()


def files_in(paths: Iterable[Path], suffixes: tuple[str, ...]) -> list[Path]:
    """Every file with such an end, in the order of the paths; ends the program for what is not there."""
    found: dict[Path, None] = {}
    for path in paths:
        try:
            here = below(path, suffixes) if path.is_dir() else [path] if path.exists() else []
        except (OSError, ValueError) as fault:
            fail(f"{one_line(str(path))}: {getattr(fault, 'strerror', None) or 'not a file name'}", code=WRONG_USAGE)
        if not here:
            kinds = " or ".join(CALLED[each] for each in suffixes)
            what = f"has no {kinds} file in it" if path.is_dir() else "there is no such file or folder"
            fail(one_line(f"{path}: {what}"), code=WRONG_USAGE)
        found |= dict.fromkeys(here)
    return list(found)


def below(folder: Path, suffixes: tuple[str, ...]) -> list[Path]:
    """Those in a folder and all below it, in order."""
    return sorted(each for each in folder.rglob("*") if each.suffix in suffixes and each.is_file())


def at_lines(path: Path, bad: BadText | BadToml) -> list[str]:
    """What is wrong with a file, each with its line where it is known."""
    return [f"{path}:{line}: {what}" if line else f"{path}: {what}" for line, what in bad.faults]


def source_of(path: Path, faults: list[str]) -> Source | None:
    """A file as it lies there; None with one more fault where it cannot be read or would not be written as it was."""
    try:
        raw = bytes_in(path, MOST_BYTES)
        text = decoded(raw)
    except BadText as bad:
        faults += at_lines(path, bad)
        return None
    except OSError as fault:
        faults.append(f"{path}: can't be read: {fault.strerror}")
        return None
    mark = b"\xef\xbb\xbf" if raw.startswith(b"\xef\xbb\xbf") else b""
    ends = "\r\n" if b"\r\n" in raw else "\n"
    source = Source(path, text, mark, ends)
    if source.data(text) != raw:
        faults.append(f"{path}: has more than one kind of line ending. Save it with only one.")
        return None
    return source


def tell(done: Mapping[Path, Rewritten], written: bool, as_json: bool) -> None:
    """What changes, and what is to be looked at, each with its file and line."""
    changes = [(path, each) for path, one in done.items() for each in one.changes]
    looks = [(path, each) for path, one in done.items() for each in one.looks]
    if as_json:
        print_json(
            {
                "written": written,
                "changes": [{"file": str(path), **_fields(each)} for path, each in changes],
                "look_at": [{"file": str(path), **_fields(each)} for path, each in looks],
            }
        )
        return
    for path, change in changes:
        click.echo(one_line(f"{path}:{change.line}: {_keyed(change.key)}{change.was or 'new'} -> {change.now}"))
    for path, look in looks:
        click.echo(one_line(f"check {path}:{look.line}: {_keyed(look.key)}{look.what}"))
    files = len({path for path, _ in changes})
    end = "written" if written else "nothing was written; use --write"
    click.echo(f"{_many(len(changes), 'change')} in {_many(files, 'file')}, {len(looks)} to check; {end}")


def _fields(each: Change | Look) -> dict[str, str | int]:
    return {name: getattr(each, name) for name in each.__slots__}


def _keyed(key: str) -> str:
    return f"{key}: " if key else ""


def _many(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
