"""Every format of file that somebody can bring: seeds of our own, and what the program does with such a file."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from click.testing import CliRunner

from tests.commands.conftest import FLOP, dealers_lines, document
from trainer import resources, settings
from trainer.attached import Attached
from trainer.cli import main
from trainer.questions import checking
from trainer.rules import practice
from trainer.rules.houses import BOOKS
from trainer.rules.ledger_file import BadLedger
from trainer.rules.room import sheets
from trainer.rules.room.sheet_faults import BadSheet
from trainer.scenarios.faults import LONGEST_PLACE, told
from trainer.study import practised
from trainer.ui.document.book import BookTrouble
from trainer.ui.document.opening import open_book

ROOT = Path(__file__).parents[2]
MOST_LINES, LONGEST = 51, LONGEST_PLACE + 2 + 200
Said = tuple[int, list[str]]
"""The exit code, 0 for a file that is sound, and the lines that tell what is wrong."""


@dataclass(frozen=True)
class Format:
    """`texts` are real files of ours; `use` reads a file and does with it what the program does."""

    name: str
    suffix: str
    texts: Callable[[], tuple[str, ...]]
    use: Callable[[Path, Random], Said]


def ran(*args: object) -> Said:
    """What a command says of a file. Raises whatever it lets through."""
    result = CliRunner().invoke(main, [str(each) for each in args])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stderr.splitlines() if result.exit_code else []


# --- seeds -----------------------------------------------------------------------------------------------------


def _some(folder: tuple[str, ...], pattern: str, step: int) -> tuple[str, ...]:
    files = sorted(resources.path(*folder).rglob(pattern))
    return tuple(each.read_text(encoding="utf-8") for each in files[::step])


@cache
def _scenarios() -> tuple[str, ...]:
    return _some(("quizzes", "scenarios"), "*.toml", 4)


@cache
def _questions() -> tuple[str, ...]:
    return _some(("quizzes", "questions"), "*.toml", 12)


@cache
def _examples() -> tuple[str, ...]:
    return tuple(each for each in _some(("trainer", "rules", "examples"), "*.txt", 3))


@cache
def _hands() -> tuple[str, ...]:
    return (document(FLOP, "upt"), *(each for each in _examples() if "\ndealing " in f"\n{each}"))


@cache
def _rooms() -> tuple[str, ...]:
    return tuple(each for each in _examples() if "\nroom 1" in f"\n{each}")


@cache
def _short() -> tuple[str, ...]:
    """Hands and rooms told in short: every one that the pages on the notation print."""
    pages = [(ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("notation.md", "notation-room.md")]
    return tuple(each for page in pages for each in re.findall(r"```short\n(.*?)```", page, re.DOTALL))


@cache
def _gestures() -> tuple[str, ...]:
    return dealers_lines(FLOP, "tda-2022"), document(FLOP, "tda-2022")


@cache
def _ledgers() -> tuple[str, ...]:
    """A whole one, and some with a tenth of their paragraphs: whole ones take most of the time of a search."""
    whole = [resources.text("trainer", "rules", "ledger", f"{key}.toml") for key in BOOKS]
    return whole[-1], *("\n[[".join(_tenth(each.split("\n[["))) for each in whole)


def _tenth(parts: list[str]) -> Iterator[str]:
    yield parts[0]
    yield from parts[1::10]


@cache
def _phh() -> tuple[str, ...]:
    folder = Path(__file__).parent.parent / "scenarios" / "phh" / "hands"
    return tuple(each.read_text(encoding="utf-8") for each in sorted(folder.glob("*.phh")))


@cache
def _phhs() -> tuple[str, ...]:
    """Files of several hands: two of them, and what is in one already."""
    folder = Path(__file__).parent.parent / "scenarios" / "phh" / "hands"
    two = "\n".join(f"[{number}]\n{text}" for number, text in enumerate(_phh()[:2], 1))
    return two, *(each.read_text(encoding="utf-8") for each in sorted(folder.glob("*.phhs")))


def _settings() -> tuple[str, ...]:
    books = {"upt": Attached("/books/own.pdf", {"": 3, "35-A": 3}), "tda-2022": Attached("C:\\b.txt", {"1": 1})}
    plain = settings.Settings("Ann", "upt", four_colour=True)
    return tuple(settings._text(each, Path("none")) for each in (plain, settings.Settings("Ben", books=books)))


def _practised() -> tuple[str, ...]:
    whole = json.loads(resources.text(*practised.FOLDER, "upt.json"))
    few = {key: dict(list(some.items())[:6]) if isinstance(some, dict) else some[:6] for key, some in whole.items()}
    return json.dumps(few, indent=1), json.dumps(few)


def _sheets() -> tuple[str, ...]:
    return _some(("trainer", "rules", "data"), "foxwoods-*.toml", 1)


def _practice() -> tuple[str, ...]:
    return (resources.text("trainer", "rules", "data", practice.FILE),)


def _texts() -> tuple[str, ...]:
    return "# A book\n\nOne line.\n" * 20, "Another"


# --- what is done with them ------------------------------------------------------------------------------------


def _scenario(path: Path, dice: Random) -> Said:
    key = dice.choice(BOOKS)
    how = dice.random()
    if how < 0.6:
        return ran("rule", path, "--book", key)
    if how < 0.7:
        return ran("convert", path, "--to", "phh")
    if how < 0.75:
        return _checked(path)
    gestures = path.with_name("gestures.txt")
    gestures.write_text(_gestures()[0], encoding="utf-8")
    return ran("grade", path, "--gestures", gestures, "--book", key)


def _checked(path: Path) -> Said:
    """What `check` says: it tells faults as its result."""
    result = CliRunner().invoke(main, ["check", str(path)])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output.splitlines()[:-1] if result.exit_code == 1 else []


def _question(path: Path, _: Random) -> Said:
    """Read, drawn three times at every house, asked and answered as `check` does two hundred times."""
    faults = told(checking.check(path, draws=3))
    return int(bool(faults)), faults


def _hand(path: Path, dice: Random) -> Said:
    if dice.random() < 0.1:
        return ran("convert", path, "--to", "phh")
    return ran("rule", path, "--book", dice.choice(BOOKS))


def _dealt(path: Path, dice: Random) -> Said:
    return ran("grade", FLOP, "--gestures", path, "--book", "tda-2022")


def _ledger(path: Path, dice: Random) -> Said:
    return ran("edition", path, "--against", dice.choice(BOOKS))


def _converted(path: Path, _: Random) -> Said:
    return ran("convert", "phh", path, "--out", path.parent / "out", "--force")


def _set(path: Path, _: Random) -> Said:
    """A file of settings: what is loaded can be saved and comes again, and the file is never lost."""
    before = path.read_bytes()
    loaded = settings.load(path)
    if loaded.trouble:
        assert before in [each.read_bytes() for each in path.parent.glob("file.toml.bad-*")], loaded.trouble
    settings.save(loaded.settings, path)
    assert settings.load(path) == settings.Loaded(loaded.settings)
    assert len(loaded.trouble) < 900
    return int(bool(loaded.trouble)), [loaded.trouble] if loaded.trouble else []


def _of_practised(path: Path, _: Random) -> Said:
    common = resources.text(*practised.FOLDER, "common.json")
    try:
        practised.read({"common": common, "upt": path.read_text(encoding="utf-8", errors="replace")})
    except (ValueError, KeyError, TypeError):
        return 1, ["damaged"]
    return 0, []


def _sheet(path: Path, _: Random) -> Said:
    text = path.read_text(encoding="utf-8", errors="replace")
    read = sheets.payouts_of if "column" in text else sheets.structures_of
    try:
        read(text, path.name)
    except BadSheet as bad:
        return 1, told(bad.faults)
    return 0, []


def _routine(path: Path, _: Random) -> Said:
    try:
        practice.read(path.read_text(encoding="utf-8", errors="replace"))
    except BadLedger as bad:
        return 1, told(bad.faults)
    return 0, []


def _own_book(path: Path, _: Random) -> Said:
    try:
        opened = open_book(path)
    except BookTrouble as trouble:
        return 1, [str(trouble)]
    opened.close()
    return 0, []


FORMATS = (
    Format("scenario", ".toml", _scenarios, _scenario),
    Format("question", ".toml", _questions, _question),
    Format("ledger", ".toml", _ledgers, _ledger),
    Format("settings", ".toml", _settings, _set),
    Format("transcript", ".txt", _hands, _hand),
    Format("gestures", ".txt", _gestures, _dealt),
    Format("room", ".txt", _rooms, _hand),
    Format("short", ".txt", _short, _hand),
    Format("phh", ".phh", _phh, _converted),
    Format("phhs", ".phhs", _phhs, _converted),
    Format("practised", ".json", _practised, _of_practised),
    Format("sheets", ".toml", _sheets, _sheet),
    Format("practice", ".toml", _practice, _routine),
    Format("own book", ".md", _texts, _own_book),
)


def written(format_: Format, data: bytes, folder: Path) -> Path:
    """A file of its own with that content."""
    path = folder / f"file{format_.suffix}"
    for each in folder.iterdir():
        if each.is_file():
            each.unlink()
    path.write_bytes(data)
    return path
