"""What the trainee has set: a small TOML file in the user's config folder."""

import os
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import platformdirs

from trainer.attached import Attached, attached
from trainer.rules.houses import BOOKS

FILE = "settings.toml"
READY_AT = (0, 70, 75, 80, 85, 90, 95)
KINDS = {bool: "true or false", int: "a whole number", str: "a text"}


@dataclass(frozen=True, slots=True)
class Settings:
    """`name` is the trainee's ("" for none yet), `house` the key of a book ("" for none chosen yet).

    `person` is the trainee's lasting id in the progress file, "" for none known yet. `ready_at` is the figure out of
    100 at which one calls oneself ready, one of READY_AT, 0 for none; `books` are the houses' own books that the user
    attached, by house.
    """

    name: str = ""
    house: str = ""
    four_colour: bool = False
    reduced_motion: bool = False
    ready_at: int = 85
    person: str = ""
    books: Mapping[str, Attached] = field(default_factory=dict)


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

    A damaged file is moved aside to "settings.toml.bak" and named in `trouble`. Never raises.
    """
    where = path or default_path()
    try:
        text = where.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Loaded(Settings())
    except UnicodeDecodeError:
        return _damaged(where, "it is not text")
    except OSError as fault:
        return Loaded(Settings(), f"The settings {where} cannot be read ({fault.strerror}); defaults are used.")
    settings, faults = read(text)
    return _damaged(where, "; ".join(faults)) if faults else Loaded(settings)


def read(text: str) -> tuple[Settings, list[str]]:
    """The settings in a TOML text, and every fault in it; with faults the settings are the defaults."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        return Settings(), [f"it is no TOML: {fault}"]
    books, faults = attached(data.pop("books", {}), BOOKS)
    faults = [*_faults(data), *faults]
    return (Settings() if faults else Settings(**data, books=books)), faults


def _faults(data: Mapping[str, Any]) -> list[str]:
    kinds = {each.name: type(each.default) for each in fields(Settings) if each.name != "books"}
    faults = [f"{key} is no setting" for key in data if key not in kinds]
    faults += [
        f"{key} is {value!r}, not {KINDS[kinds[key]]}"
        for key, value in data.items()
        if key in kinds and type(value) is not kinds[key]
    ]
    ready_at = data.get("ready_at", 0)
    if type(ready_at) is int and ready_at not in READY_AT:
        faults.append(f"ready_at is {ready_at}, none of {', '.join(map(str, READY_AT))}")
    house = data.get("house", "")
    if isinstance(house, str) and house not in ("", *BOOKS):
        faults.append(f"house is {house!r}, none of {', '.join(BOOKS)}")
    return faults


def _damaged(path: Path, why: str) -> Loaded:
    aside = path.with_name(path.name + ".bak")
    try:
        path.replace(aside)
        kept = f"it was kept as {aside.name}"
    except OSError:
        kept = "it was left where it is"
    return Loaded(Settings(), f"The settings {path} are damaged ({why}); {kept} and defaults are used.")


def save(settings: Settings, path: Path | None = None) -> None:
    """Write the settings, all or nothing; comments in the file stay. Raises SettingsTrouble."""
    where = path or default_path()
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
        _replace(where, _text(settings, where))
    except OSError as fault:
        raise SettingsTrouble(f"The settings {where} cannot be written ({fault.strerror}).") from fault


def _text(settings: Settings, path: Path) -> str:
    import tomlkit  # only a start that writes settings needs it

    try:
        document = tomlkit.parse(path.read_text(encoding="utf-8"))
    except (FileNotFoundError, UnicodeDecodeError, tomlkit.exceptions.ParseError):
        document = tomlkit.document()
    document.pop("books", None)
    document.update({name: value for name, value in asdict(settings).items() if value or name != "books"})
    return tomlkit.dumps(document)


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
