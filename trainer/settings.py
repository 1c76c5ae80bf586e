"""What the trainee has set: a small TOML file in the user's config folder."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from time import strftime
from typing import Any

import platformdirs

from trainer.attached import Attached, attached
from trainer.kernel import formats
from trainer.kernel.limits import LONGEST_FAULT, id_fault, quoted
from trainer.kernel.plain_text import MOST_BYTES, BadText, bytes_in, decoded, text_in
from trainer.kernel.toml import BadToml, document

FILE = "settings.toml"
FORMAT = 1  # of the file, the newest that is read here; one that does not say has this one, and we do not say it either
MOST_LINES = 500  # that are read one by one where the whole cannot be
LONGEST_TEXT = 10_000
VOLUMES = (15, 30, 45)  # in hundredths: of three sounds at once none is cut off
READY_AT = (0, 70, 75, 80, 85, 90, 95)
SPEEDS = ("slow", "normal", "fast")
HOW_OFTEN = ("never", "rarely", "often")
OF_A_FEW: Mapping[str, tuple[object, ...]] = {
    "ready_at": READY_AT,
    "volume": VOLUMES,
    "speed": SPEEDS,
    "free_deal": HOW_OFTEN,
}
MOST_FOLDERS = 20
APART = ("books", "library_folders")  # read by themselves: they are neither numbers nor text
UNWRITTEN = (*APART, "library_pin")  # where there is nothing in them
KINDS = {bool: "true or false", int: "a whole number", str: "text"}


@dataclass(frozen=True, slots=True)
class Settings:
    """`name` is the trainee's ("" for none yet), `house` the key of a book ("" for none chosen yet), which
    may not be here for the time being.

    `person` is the trainee's lasting id in the progress file, "" for none known yet. `ready_at` is the figure out of
    100 at which one calls oneself ready, one of READY_AT, 0 for none. With `one_click` a choice in a question counts at
    once, without confirming it; with `short_form` hands begin just before their moment. `speed` is that of the players,
    one of SPEEDS, `volume` that of the table's `sound`, one of VOLUMES. With `other_rulebooks` a debrief shows at once
    what others do. In the free deal things go wrong as often as `free_deal` says, one of HOW_OFTEN, in the areas whose
    keys `free_areas` has, spaces between them ("" for all). `books` are the houses' own books that the user attached,
    by house. `library_folders` are folders of scenarios and questions that the library reads besides the user's own
    one, `library_pin` what is kept of the PIN that curtains it, "" for none.
    """

    name: str = ""
    house: str = ""
    four_colour: bool = False
    reduced_motion: bool = False
    ready_at: int = 85
    person: str = ""
    one_click: bool = False
    sound: bool = True
    volume: int = VOLUMES[0]
    short_form: bool = False
    speed: str = "normal"
    other_rulebooks: bool = False
    free_deal: str = "rarely"
    free_areas: str = ""
    books: Mapping[str, Attached] = field(default_factory=dict)
    library_pin: str = ""
    library_folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings to go on with. `trouble` is "" or one sentence on why they are not those of the file."""

    settings: Settings
    trouble: str = ""


class SettingsTrouble(Exception):
    """Settings that could not be written; its text is one clear sentence."""


def default_path() -> Path:
    """The settings file in the user's config folder."""
    return Path(platformdirs.user_config_dir("dealer-trainer", appauthor=False)) / FILE


def load(path: Path | None = None) -> Loaded:
    """The settings of the file at `path` or `default_path()`; without a file, what is set from the start.

    A damaged file is set aside beside its place and named in `trouble`; what can be read of it is kept. One of a newer
    version stays as it is. Never raises.
    """
    where = path or default_path()
    try:
        text = decoded(bytes_in(where, MOST_BYTES))
        found, faults = read(text)
        if faults and (told := _newer(text)):
            return Loaded(found, f"{where}: {told}")
    except FileNotFoundError:
        return Loaded(Settings())
    except BadText as bad:
        return _damaged(where, Settings(), [what for _, what in bad.faults])
    except OSError as fault:
        if _is_folder(where):
            return _damaged(where, Settings(), ["it is a folder"])
        return Loaded(Settings(), f"The settings {where} can't be read ({fault.strerror}), so the defaults are used.")
    return _damaged(where, found, faults) if faults else Loaded(found)


def read(text: str) -> tuple[Settings, list[str]]:
    """The settings in a TOML text as far as they can be read, and every fault in it."""
    faults = []
    try:
        data = document(text)
    except BadToml as bad:
        faults = [f"line {line} {what}" if line else what for line, what in bad.faults]
        data = _legible(text)
    books, lost = attached(data.pop("books", {}))
    folders, faulty = _folders(data.pop("library_folders", []))
    wrong = {key: what for key, value in data.items() if (what := _fault(key, value))}
    kept = {key: value for key, value in data.items() if key not in wrong and key != "format"}
    return Settings(**kept, books=books, library_folders=folders), [*faults, *wrong.values(), *lost, *faulty]


def _folders(written: Any) -> tuple[tuple[str, ...], list[str]]:
    """The folders that can be used, and what is wrong with the others."""
    if not isinstance(written, list):
        return (), [f"library_folders is {quoted(written)}, not a list"]
    good = dict.fromkeys(each for each in written if isinstance(each, str) and 0 < len(each) <= LONGEST_TEXT)
    kept = tuple(each for each in good if "\0" not in each)[:MOST_FOLDERS]
    return kept, [] if len(kept) == len(written) else ["library_folders holds something that isn't a folder"]


def _legible(text: str) -> dict[str, Any]:
    """What the lines of a damaged text say, each read for itself."""
    found: dict[str, Any] = {}
    table = found
    for line in text.split("\n", MOST_LINES)[:MOST_LINES]:
        try:
            line_says = document(line)
        except BadToml:
            table = {} if line.lstrip().startswith("[") else table
            continue
        if line.lstrip().startswith("["):
            table = _entered(found, line_says)
        else:
            table |= {key: value for key, value in line_says.items() if key not in table}
    return found


def _entered(found: dict[str, Any], header: Mapping[str, Any]) -> dict[str, Any]:
    """The table that a header begins, put in its place; one that has no place here is lost."""
    for key, inner in header.items():
        here = found.setdefault(key, {})
        return _entered(here, inner) if isinstance(here, dict) and isinstance(inner, dict) else {}
    return found


def _fault(key: str, value: Any) -> str:
    """What is wrong with a setting, "" where nothing is."""
    kinds = {each.name: type(each.default) for each in fields(Settings) if each.name not in APART}
    if key == "format":
        return _format_fault(value)
    if key not in kinds:
        return f"{key} isn't a setting"
    if type(value) is not kinds[key]:
        return f"{key} is {quoted(value)}, not {KINDS[kinds[key]]}"
    if key in OF_A_FEW and value not in OF_A_FEW[key]:
        return f"{key} is {quoted(value)}, not one of {', '.join(map(str, OF_A_FEW[key]))}"
    if key == "house" and value and id_fault(str(value)):
        return f"house is {quoted(value)}, which isn't a house key"
    too_long = isinstance(value, str) and len(value) > LONGEST_TEXT
    return f"{key} has more than {LONGEST_TEXT:,} characters" if too_long else ""


def _format_fault(value: Any) -> str:
    try:
        formats.readable(value, FORMAT, "settings file")
    except ValueError as fault:
        return str(fault)
    return ""


def _newer(text: str) -> str:
    """The sentence on a text that only a newer version of the program reads whole, "" for any other."""
    try:
        formats.readable(document(text).get("format", FORMAT), FORMAT, "settings file")
    except ValueError as fault:
        return formats.newer(fault)
    return ""


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _damaged(path: Path, kept: Settings, faults: list[str]) -> Loaded:
    """Set the file aside, and write what could be read of it, so that the next start finds no trouble."""
    try:
        aside = _free(path)
        path.rename(aside)
        where = f"it was kept as {aside.name}"
        with suppress(SettingsTrouble):
            if kept != Settings():
                save(kept, path)
    except OSError:
        where = "it was left where it was"
    used = "the parts that could be read are used" if kept != Settings() else "the defaults are used"
    return Loaded(kept, f"The settings file {path} is damaged ({_why(faults)}); {where}, and {used}.")


def _free(path: Path) -> Path:
    """A name beside it, of today, that nothing has yet. Raises FileExistsError where a thousand have."""
    today = path.with_name(f"{path.name}.bad-{strftime('%Y-%m-%d')}")
    names = (today, *(today.with_name(f"{today.name}-{number}") for number in range(2, 1000)))
    for each in names:
        if not os.path.lexists(each):
            return each
    raise FileExistsError(today)


def _why(faults: list[str]) -> str:
    told = "; ".join(faults[:3])
    short = told if len(told) <= LONGEST_FAULT else f"{told[: LONGEST_FAULT - 1]}…"
    more = f"; and {len(faults) - 3} more" if len(faults) > 3 else ""
    return "".join(each if each.isprintable() else " " for each in short) + more


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings, all or nothing; comments in the file stay. Raises SettingsTrouble, also for a newer file."""
    where = path or default_path()
    try:
        if told := _newer(_written(where)):
            raise SettingsTrouble(f"{where}: {told}")
        where.parent.mkdir(parents=True, exist_ok=True)
        _replace(where, _text(settings, where))
    except (OSError, ValueError) as fault:  # half a character, as some programs put into the clipboard
        why = getattr(fault, "strerror", None) or "some text in them isn't valid text"
        raise SettingsTrouble(f"The settings {where} can't be saved ({why}).") from fault


def _written(path: Path) -> str:
    """What is there, "" where that cannot be read."""
    try:
        return text_in(path, MOST_BYTES)
    except (OSError, BadText):
        return ""


def _text(settings: Settings, path: Path) -> str:
    import tomlkit  # only a start that writes settings needs it

    try:
        text = text_in(path, MOST_BYTES)
        document(text)  # what we cannot read ourselves is not carried on
        written = tomlkit.parse(text)
    except (FileNotFoundError, ValueError, RecursionError, tomlkit.exceptions.TOMLKitError):
        written = tomlkit.document()
    for name in UNWRITTEN:
        written.pop(name, None)
    said = {name: value for name, value in asdict(settings).items() if value or name not in UNWRITTEN}
    if settings.library_folders:
        said["library_folders"] = list(settings.library_folders)
    written.update({**said, **({"books": said.pop("books")} if "books" in said else {})})  # a table ends what is on top
    return tomlkit.dumps(written)


def _replace(path: Path, text: str) -> None:
    """The new text is whole on the disk before it takes the name of the old one."""
    import tempfile  # as above

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
