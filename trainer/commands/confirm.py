"""`trainer confirm PATH…`: somebody has read these questions, and they are right by the law of today."""

from dataclasses import asdict, dataclass, field
from pathlib import Path

import click

from trainer.commands.common import all_written, fail, one_line, print_json, told
from trainer.commands.law_of import QUESTION
from trainer.commands.rewriting import at_lines, files_in, source_of
from trainer.kernel.toml import BadToml, document
from trainer.questions import confirmed
from trainer.questions.confirmed import BadConfirmed, Confirmed
from trainer.questions.confirming import Changed, changes, line_of, today
from trainer.questions.question_file import BadQuestions, read
from trainer.questions.written import Question
from trainer.rules.book import keys


@dataclass
class _Found:
    """The questions by the file that keeps their law, what changes in each with its line, and every fault."""

    before: dict[Path, Confirmed] = field(default_factory=dict)
    questions: dict[Path, list[Question]] = field(default_factory=dict)
    changes: list[tuple[Path, int, Changed]] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--write", is_flag=True, help="Record today's rules. Without this, the changes are only listed.")
@click.option("--json", "as_json", is_flag=True, help="Print what changed as JSON.")
def confirm(paths: tuple[Path, ...], write: bool, as_json: bool) -> None:
    """Confirm that the questions named, or all in the folders named, are right under today's rules.

    `trainer check` then stops listing these questions.

    Read each question first: every change is shown with its file, line, house and paragraphs. The rules are kept in
    the nearest rests-on.json, or in a new one in the folder named. Nothing is written without --write.
    """
    found = _Found()
    for path in files_in(paths, (".toml",)):
        _look_at(path, paths, found)
    if found.faults:
        fail(*told(found.faults))
    if write:
        files = {place: _text(place, paths, found) for place in found.questions}
        all_written({place: text for place, text in files.items() if _is_new(place, text)}, force=True)
    _tell(found, write, as_json)


def _look_at(path: Path, paths: tuple[Path, ...], found: _Found) -> None:
    """One file: another one than a question's has nothing to confirm."""
    source = source_of(path, found.faults)
    try:
        if source is None or not QUESTION & document(source.text).keys():
            return
        question = read(source.text, str(path))
    except BadToml as bad:
        found.faults += at_lines(path, bad)
        return
    except BadQuestions as bad:
        found.faults += map(str, bad.faults)
        return
    place = _place_of(path, paths)
    if _known(place, found):
        found.questions.setdefault(place, []).append(question)
        for each in changes(question, found.before[place]):
            found.changes.append((path, line_of(source.text, each.house), each))


def _place_of(path: Path, paths: tuple[Path, ...]) -> Path:
    """Where its law is kept: where there is no file for it yet, in the folder that was named."""
    place = confirmed.place_of(path)
    named = next((each for each in paths if each in path.parents), path)
    return place if place.is_file() else confirmed.place_of(named)


def _known(place: Path, found: _Found) -> bool:
    if place not in found.before:
        try:
            found.before[place] = confirmed.read(place)
        except BadConfirmed as bad:
            found.faults += [line for each in bad.faults if (line := str(each)) not in found.faults]
            return False
    return True


def _text(place: Path, paths: tuple[Path, ...], found: _Found) -> str:
    """The file with the law of today, without questions that are gone where all were looked at."""
    rows, there = found.before[place].rows, frozenset(keys())
    known = {each.id for each in found.questions[place]}
    if any(each.absolute() in place.absolute().parents for each in paths):
        rows = {at: pieces for at, pieces in rows.items() if at[0] in known}
    for each in found.questions[place]:
        rows = today(each, rows, there)
    return confirmed.text_of(Confirmed(rows))


def _is_new(place: Path, text: str) -> bool:
    return not place.is_file() or place.read_bytes() != text.encode()


def _tell(found: _Found, written: bool, as_json: bool) -> None:
    if as_json:
        changed = [{"file": str(path), "line": line, **asdict(each)} for path, line, each in found.changes]
        print_json({"written": written, "changes": changed})
        return
    for path, line, each in found.changes:
        click.echo(one_line(f"{path}:{line}: {each.place}: {'new: ' if each.new else ''}{each.what}"))
    count = sum(map(len, found.questions.values()))
    named = len({path for path, _, _ in found.changes})
    end = "written" if written else "nothing was written; use --write"
    click.echo(f"{count} {'question' if count == 1 else 'questions'} checked, {named} to confirm; {end}")
