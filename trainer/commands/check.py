"""`trainer check PATH...`: every fault of scenarios, questions and ledgers, and where second opinions differ."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from trainer.commands.common import FAULTS, FILE, print_json
from trainer.commands.law_of import QUESTION, law_of
from trainer.commands.rewriting import files_in
from trainer.commands.so_far import shown
from trainer.grading.ledger_warnings import warnings
from trainer.kernel.limits import quoted
from trainer.kernel.places import places
from trainer.kernel.plain_text import BadText, text_in
from trainer.kernel.toml import document
from trainer.questions import checking
from trainer.questions.catalog import questions
from trainer.questions.question_file import sound
from trainer.questions.replacing import replacing_faults
from trainer.rules.ledger_faults import BadLedger, parted
from trainer.rules.ledger_head import head_in, is_ledger
from trainer.scenarios import expect
from trainer.scenarios.faults import parts, told
from trainer.scenarios.form import Fault
from trainer.scenarios.loader import MOST_CHARACTERS
from trainer.study.editions import edition

REPLACED = "replaced_by"


@click.command()
@click.argument("paths", nargs=-1, required=True, type=FILE)
@click.option("--json", "as_json", is_flag=True, help="Print the faults as JSON.")
def check(paths: tuple[Path, ...], as_json: bool) -> None:
    """Check the scenarios, questions and ledgers named, or all in a folder. List all faults with file, line and key."""
    files = files_in(paths, (".toml",))
    faults = _faults(files)
    law = law_of(files)
    faults += law.faults
    if as_json:
        known = {"unconfirmed": len(law.unconfirmed), "unconfirmed_questions": law.unconfirmed}
        print_json({"files": len(files), **parts(faults), **known, "warnings": _warnings(files)})
    else:
        for each in (*told(faults), *_warnings(files), *law.notes):
            click.echo(each)
        click.echo(f"{len(files)} {_many(files, 'file')} checked, {len(faults)} {_many(faults, 'fault')}")
    raise SystemExit(FAULTS if faults else 0)


def _faults(files: list[Path]) -> list[Fault]:
    """Every fault of the files, and of all of them together."""
    found: list[Fault] = []
    with shown("Checking", "files") as so_far:
        for done, file in enumerate(files):
            so_far(done, len(files))
            found += faults_of(file)
    return found + repeated(files) + _badly_replaced(files)


def _badly_replaced(files: list[Path]) -> list[Fault]:
    """A fault for every question that the one asked in its place doesn't stand for."""
    faults = []
    for file in (each for each in files if REPLACED in _data(each)):
        for question in sound(file)[0]:  # none where it has faults of its own, which are told
            line = places(text_in(file)).get((REPLACED,), 0)
            known = {each.id: each for path in _named(question.replaced_by, files) for each in sound(path)[0]}
            faults += [Fault(str(file), line, REPLACED, what) for what in replacing_faults(question, known)]
    return faults


def _named(key: str, files: list[Path]) -> list[Path]:
    """Where the question of that id is: among the files, else among those of the program."""
    head = questions().get(key)
    return [each for each in files if each.stem == key] or ([Path(head.path)] if head else [])


def _many(some: list[Path] | list[Fault], word: str) -> str:
    return word if len(some) == 1 else f"{word}s"


def faults_of(file: Path) -> tuple[Fault, ...]:
    """Every fault of one file, read as a question if it asks one, as a ledger if it is one's, else as a scenario."""
    if is_ledger(file):
        return tuple(_ledger_faults(file))
    return checking.check(file) if QUESTION & _data(file).keys() else expect.check(file)


def _ledger_faults(file: Path) -> Iterator[Fault]:
    """A ledger's, wherever it lies, said as `trainer books` says them of one in its place."""
    try:
        head_in(file)
        edition(text_in(file), file.name)
    except BadLedger as bad:
        for each in bad.faults:
            line, what = parted(each.removeprefix(f"{file.name}:"))
            yield Fault(str(file), line, "", what)


def _warnings(files: Iterable[Path]) -> list[str]:
    """What ledgers among the files should be looked at for: sentences, which are no faults."""
    return [f"{file}: {what}" for file in files if is_ledger(file) for what in _warnings_of(file)]


def _warnings_of(file: Path) -> tuple[str, ...]:
    try:
        return tuple(warnings(edition(text_in(file), file.name)))
    except (OSError, BadText, BadLedger):  # its faults are told
        return ()


def _data(file: Path) -> dict[str, object]:
    """What a TOML file says at its top; nothing where it cannot be read, which is the reader's to tell."""
    try:
        return document(text_in(file, MOST_CHARACTERS), MOST_CHARACTERS)
    except (OSError, ValueError):
        return {}


def repeated(files: Iterable[Path]) -> list[Fault]:
    """A fault for every id that an earlier file of the same kind has."""
    first: dict[tuple[bool, object], Path] = {}
    faults = []
    for file in files:
        data = _data(file)
        key = ("prompt" in data, data.get("id"))
        if isinstance(key[1], str) and first.setdefault(key, file) != file:
            line = places(text_in(file, MOST_CHARACTERS)).get(("id",), 0)
            faults.append(Fault(str(file), line, "id", f"{quoted(key[1])} is also the id of {first[key]}: change one"))
    return faults
