"""`trainer words [PATH…]`: what users read that nobody at a poker table would say, and what to write instead."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from trainer import resources
from trainer.commands.common import FAULTS, FILE, WRONG_USAGE, all_written, fail, one_line, print_json
from trainer.commands.rewriting import files_in
from trainer.commands.so_far import shown
from trainer.voice import left
from trainer.voice.finding import Found
from trainer.voice.gathering import areas
from trainer.voice.looking import Looked, look
from trainer.voice.phrases import PHRASES

LONGEST = 160  # characters of a sentence


@click.command()
@click.argument("paths", nargs=-1, type=FILE)
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@click.option("--count", is_flag=True, help="Only count how often each phrase is found, and where.")
@click.option(
    "--write", is_flag=True, help="Record how many phrases are left in the whole project. A count may only go down."
)
@click.option(
    "--again",
    multiple=True,
    metavar="KEY",
    help="With --write, count the phrase KEY again because its search has changed.",
)
def words(paths: tuple[Path, ...], as_json: bool, count: bool, write: bool, again: tuple[str, ...]) -> None:
    """Find phrases no one at a poker table would say, in everything users read or only in PATH….

    Each phrase comes with its file, line and sentence, and what to write instead. The search covers strings in Python
    that reach a user, the texts of ledgers, questions and scenarios, and Markdown without its code.
    """
    _refuse(paths, write, again)
    root = resources.root()
    files = _files(paths, root)
    with shown("Looking through", "files") as so_far:
        looked = look(files, root, so_far)
    if looked.faults:
        fail(*map(one_line, looked.faults))
    if write:
        _write(looked, root, again)
    elif as_json:
        print_json(_counts(looked.found) if count else _as_json(looked))
    else:
        _tell(looked, count)
    raise SystemExit(FAULTS if looked.found and not write else 0)


def _refuse(paths: tuple[Path, ...], write: bool, again: tuple[str, ...]) -> None:
    """End with one line where the options do not go together."""
    if write and paths:
        fail("--write counts the whole project: leave PATH out", code=WRONG_USAGE)
    if again and not write:
        fail("--again only works with --write", code=WRONG_USAGE)
    if strange := sorted(set(again) - {phrase.key for phrase in PHRASES}):
        fail(*(one_line(f"--again {each}: there is no such phrase") for each in strange), code=WRONG_USAGE)
    if resources.bundled() and not paths:
        fail("this copy of the program has no source files with it: name the files to search", code=WRONG_USAGE)


def _files(paths: tuple[Path, ...], root: Path) -> list[Path]:
    """The files named, those of folders that users read, or all of the project."""
    if not paths:
        return list(areas.files(root))
    named = frozenset(path for path in paths if path.is_file())
    if strange := [path for path in named if path.suffix not in areas.KINDS]:
        fail(
            *(one_line(f"{path}: isn't a Python, TOML or Markdown file") for path in sorted(strange)), code=WRONG_USAGE
        )
    return [file for file in files_in(paths, areas.KINDS) if file in named or areas.is_read(file, root)]


def _write(looked: Looked, root: Path, again: tuple[str, ...]) -> None:
    folder = root.joinpath(*left.FOLDER)
    before = left.read(folder)
    if more := left.risen(looked.found, before, left.uncounted(before) | frozenset(again)):
        fail(*map(_line, more), f"{len(more)} more than before: nothing was written")
    now = left.left_of(looked.found)
    all_written({folder / name: text for name, text in left.texts_of(now).items()}, force=True)
    click.echo(f"{sum(now.counts.values())} left, {sum(before.counts.values())} before; written")


def _line(found: Found) -> str:
    at, sentence = f"{found.file}:{found.line}", found.sentence
    if len(sentence) > LONGEST:
        begun = max(0, min(sentence.find(found.words) - LONGEST // 2, len(sentence) - LONGEST))
        sentence = f"…{sentence[begun : begun + LONGEST]}…"
    words = f"{found.words[:40]}…" if len(found.words) > 41 else found.words
    return one_line(f"{at}: {found.phrase.key}: “{words}” in “{sentence}” Write: {found.phrase.write}")


def _tell(looked: Looked, count: bool) -> None:
    for each in _counted(looked.found) if count else map(_line, looked.found):
        click.echo(each)
    files, total = looked.files, len(looked.found)
    click.echo(
        f"{files} {'file' if files == 1 else 'files'}, {total} {'phrase' if total == 1 else 'phrases'} to rewrite"
    )


def _counted(found: Iterable[Found]) -> Iterator[str]:
    """A line for each phrase and for each area, the most frequent first."""
    cells = Counter(map(left.cell_of, found))
    for at, other in ((1, 0), (0, 1)):
        totals: Counter[str] = Counter()
        for cell, number in cells.items():
            totals[cell[at]] += number
        for name, total in totals.most_common():
            parts = Counter({cell[other]: number for cell, number in cells.items() if cell[at] == name})
            yield f"{total:6} {name}: {', '.join(f'{each} {number}' for each, number in parts.most_common())}"
        yield ""


def _counts(found: Iterable[Found]) -> dict[str, object]:
    by_area: dict[str, dict[str, int]] = {}
    totals = {phrase.key: 0 for phrase in PHRASES}
    for (area, key), number in sorted(Counter(map(left.cell_of, found)).items()):
        by_area.setdefault(area, {})[key] = number
        totals[key] += number
    return {"phrases": totals, "areas": by_area}


def _as_json(looked: Looked) -> dict[str, object]:
    found = [
        {
            "file": each.file,
            "line": each.line,
            "area": left.cell_of(each)[0],
            "phrase": each.phrase.key,
            "words": each.words,
            "sentence": each.sentence,
            "why": each.phrase.why,
            "write": each.phrase.write,
        }
        for each in looked.found
    ]
    return {"files": looked.files, "found": found}
