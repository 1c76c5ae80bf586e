"""Which content files are left out, and why."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.ui.screens.left_out_models import FaultView, FileView, LeftOutView

if TYPE_CHECKING:  # there is seldom one
    from trainer.scenarios.form import Fault

MOST, LONGEST = 50, 200  # faults that are shown, and characters of each


def left_out(faults: Iterable["Fault"]) -> LeftOutView:
    """What is shown of these faults."""
    every = tuple(faults)
    files = {each.path for each in every if Path(each.path).suffix}
    folder = next((f"{_short(each.path)} {each.what}" for each in every if each.path not in files), "")
    shown = tuple(_file(path, tuple(some)) for path, some in groupby(every[:MOST], key=lambda each: each.path))
    return LeftOutView(shown, len(files), max(0, len(every) - MOST), folder)


def _file(path: str, faults: tuple["Fault", ...]) -> FileView:
    in_order = sorted(faults, key=lambda each: each.line)
    return FileView(_short(path), _shown(path), tuple(FaultView(e.line, _cut(e.key), _cut(e.what)) for e in in_order))


def _short(path: str) -> str:
    """A file with its folder: "boxed/two-in-the-deal.toml"."""
    return _shown("/".join(Path(path).parts[-2:]))


def _cut(what: str) -> str:
    """On one line, and no longer than is read."""
    line = _shown(" ".join(what.split()))
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def _shown(text: str) -> str:
    """The same without what would turn a line around or break it: names of files may hold anything."""
    return "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in text)
