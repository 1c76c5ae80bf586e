"""`trainer convert`: real hands (PHH) become clean scenarios, and hands of ours become PHH or whole transcripts."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from glob import glob, has_magic
from pathlib import Path

import click

from trainer import output
from trainer.commands.common import (
    BOOK,
    FAULTS,
    FILE,
    FORCE,
    WRONG_USAGE,
    fail,
    made,
    one_line,
    print_json,
    written,
)
from trainer.commands.situation import play, stands
from trainer.kernel.document import text_of as text_in_notation
from trainer.kernel.limits import MOST_FAULTS
from trainer.kernel.room.document import text_of as room_text
from trainer.rules.book import BOOKS, book
from trainer.scenarios.faults import cut, parts
from trainer.scenarios.faults import told as told_faults
from trainer.scenarios.form import Fault
from trainer.scenarios.phh.incoming import Converted, convert_file
from trainer.scenarios.phh.raw import about

SUFFIXES = (".phh", ".phhs")
PHH, TRANSCRIPT = "phh", "transcript"
FORMATS = (PHH, TRANSCRIPT)
OUT = "out"


class Formats(click.Group):
    """A word that is no format we read is the file to be written in another one: `trainer convert FILE --to phh`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        known = args and (args[0] in self.commands or args[0] in ctx.help_option_names)
        return super().parse_args(ctx, args if known or not args else [OUT, *args])


@click.group(cls=Formats)
def convert() -> None:
    """Turn real hands into scenarios (`convert phh FILE... --out DIR`) and ours into PHH (`convert FILE --to phh`).

    A short hand or room becomes a full transcript: `convert FILE --to transcript`.
    """


# --- in ----------------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What became of all the hands: `written` ids, how many were `skipped` by reason, and every fault."""

    files: int = 0
    hands: int = 0
    faulty: int = 0
    written: list[str] = field(default_factory=list)
    skipped: Counter[str] = field(default_factory=Counter)
    named: list[str] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def take(self, one: Converted) -> None:
        """Count one hand."""
        self.hands += 1
        if one.faults:
            self.faulty += 1
            self.faults += one.faults
        elif one.skipped:
            self.skipped[one.skipped] += 1
            self.named.append(f"{_place(one)}: skipped: {one.skipped}")
        else:
            self.written.append(one.id)


@convert.command("phh")
@click.argument("files", nargs=-1, required=True, type=FILE)
@click.option("--out", type=FILE, required=True, help="The folder for the scenarios; it is created if needed.")
@FORCE
@click.option("--json", "as_json", is_flag=True, help="Print what happened to each hand as JSON.")
def incoming(files: tuple[Path, ...], out: Path, force: bool, as_json: bool) -> None:
    """Make a clean scenario from every hand in PHH FILES. Folders, and patterns such as 'hands/*.phh', work too.

    Hands our table can't deal are skipped and listed with the reason. Each scenario is dealt to its end first, and
    every player must finish with the same chips as in the real hand.
    """
    paths = _files(files)
    made(out)
    tally = Tally(len(paths))
    shown = sys.stderr.isatty()
    length = sum(map(about, paths)) if shown else len(paths)
    with click.progressbar(length=length, file=sys.stderr, hidden=not shown, label="hands") as bar:
        for one in _converted(paths):
            tally.take(_stored(one, out, force))
            bar.update(1)
    _tell(tally, as_json)
    raise SystemExit(FAULTS if tally.faults else 0)


def _converted(paths: Iterable[Path]) -> Iterator[Converted]:
    taken: set[str] = set()
    for path in paths:
        yield from convert_file(path, taken)


def _files(named: Iterable[Path]) -> list[Path]:
    """The files named, and every PHH file in folders named, each once; ends the program for what is not there."""
    found: dict[Path, None] = {}
    for path in named:
        here = _here(path)
        if not here:
            what = "has no PHH file in it" if _is_folder(path) else "there is no such file or folder"
            fail(f"{one_line(str(path))}: {what}", code=WRONG_USAGE)
        found |= dict.fromkeys(here)
    return list(found)


def _here(path: Path) -> list[Path]:
    try:
        if path.is_dir():
            return sorted(each for each in path.rglob("*") if each.suffix.lower() in SUFFIXES and each.is_file())
        if path.exists():
            return [path]
        return sorted(map(Path, glob(str(path), recursive=True))) if has_magic(str(path)) else []  # noqa: PTH207  # a pattern may be absolute
    except (OSError, ValueError):
        return []


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _stored(one: Converted, out: Path, force: bool) -> Converted:
    """The hand once its scenario is written; with a fault where another file is in the way or none can be written."""
    if not one.text:
        return one
    path = out / f"{one.id}.toml"
    try:
        output.write(path, one.text.encode(), force, out)
    except OSError as fault:
        what = fault.strerror or "cannot be written"
        return Converted(one.path, one.name, faults=(Fault(str(path), 0, "", what),))
    return one


def _place(one: Converted) -> str:
    return one_line(f"{one.path} [{one.name}]" if one.name else one.path)


def _tell(tally: Tally, as_json: bool) -> None:
    if as_json:
        counts = {"files": tally.files, "hands": tally.hands, "faulty": tally.faulty}
        skipped = {cut(reason): count for reason, count in tally.skipped.most_common(MOST_FAULTS)}
        print_json({**counts, "converted": tally.written, "skipped": skipped, **parts(tally.faults)})
        return
    for line in (*told_faults(tally.named, "skipped hand"), *told_faults(tally.faults)):
        click.echo(line, err=True)
    click.echo(
        f"{_many(tally.hands, 'hand')} in {_many(tally.files, 'file')}: {len(tally.written)} converted, "
        f"{tally.skipped.total()} skipped, {tally.faulty} faulty"
    )
    for line in told_faults((f"{count} skipped: {reason}" for reason, count in tally.skipped.most_common()), "reason"):
        click.echo(f"  {line}")


def _many(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


# --- out ---------------------------------------------------------------------------------------------------------


@convert.command(OUT, hidden=True)
@click.argument("file", type=FILE)
@click.option("--to", "target", type=click.Choice(FORMATS), required=True, help="The notation to write.")
@click.option("--out", type=FILE, help="The file to write. Without this, the text is printed.")
@click.option(
    "--book",
    "key",
    type=BOOK,
    default=next(iter(BOOKS), None),
    show_default=True,
    help="The house where the scenario is dealt.",
)
@click.option("--seed", type=int, help="Deal the scenario with this seed instead of its own.")
@FORCE
def outgoing(file: Path, target: str, out: Path | None, key: str, seed: int | None, force: bool) -> None:
    """Write the hand in FILE in another notation.

    If FILE is a scenario, the program first deals it to its end without a mistake.
    """
    text = told(file, key, seed, target)
    if out is None:
        click.echo(text, nl=False)
        return
    written(out, text, force)
    click.echo(f"{out}: written")


def told(file: Path, key: str, seed: int | None, target: str = PHH) -> str:
    """A hand as PHH, a hand or room as a whole transcript; ends the program with one line where it cannot be told."""
    from trainer.grading.model import play_out
    from trainer.rules.record import Record
    from trainer.scenarios.phh.outgoing import Untold, phh_of

    law, title = book(key), ""
    as_told = stands(file, law)
    if as_told is None:
        hand = play(file, law, seed)
        title, record = hand.scenario.title, Record.of(play_out(hand, law))
    elif as_told.both.hand is None:
        room = as_told.both.room
        if target == TRANSCRIPT and room is not None:
            return room_text(room.transcript)
        fail(one_line(f"{file}: has a room but no hand"))
    else:
        record = as_told.both.hand
    if target == TRANSCRIPT:
        return text_in_notation(record.transcript)
    try:
        return phh_of(record, title)
    except Untold as fault:
        fail(one_line(f"{file}: {fault}"))
