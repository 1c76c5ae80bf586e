"""What *About* tells: the program with its versions, the rulebooks with their editions, and each library's license."""

import platform
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion

from trainer import __version__, licenses, resources
from trainer.rules.houses import all_houses, told
from trainer.scenarios.faults import told as faults_told
from trainer.ui.screens.about_models import AboutView, EntryView

PROGRAM, QT, PYTHON = "program", "qt", "python"
OWN = "MIT"
PYTHON_LICENSE = "PSF-2.0"
BOOKS = (
    "The rulebooks belong to their authors. This program holds paragraph numbers, figures and its own short summaries."
)
PRIVATE = "Everything you do stays on this computer. The program sends nothing anywhere."


def versions() -> str:
    """The program and what it stands on, in a line: "Dealer trainer 0.1.0, Python 3.11.7, Qt 6.11.3"."""
    return f"Dealer trainer {__version__}, Python {platform.python_version()}, Qt {qVersion()}"


def about_view() -> AboutView:
    """All entries: the program first, then Qt, Python and the other libraries by name."""
    others = [each for each in licenses.libraries() if each.name not in licenses.QT]
    libraries = (EntryView(each.name, each.name, each.version, each.license) for each in others)
    return AboutView(
        (
            EntryView(PROGRAM, "Dealer trainer", __version__, OWN),
            EntryView(QT, "Qt and PySide6", PySide6.__version__, "LGPL-3.0"),
            EntryView(PYTHON, "Python", platform.python_version(), PYTHON_LICENSE),
            *libraries,
        )
    )


def text_of(key: str) -> tuple[str, bool]:
    """What an entry says at length, and whether that is Markdown. Raises KeyError."""
    if key == PROGRAM:
        return _program(), True
    if key == QT:
        return licenses.qt_notice(qVersion(), PySide6.__version__) + _qt_texts(), True
    if key == PYTHON:
        return f"Python {sys.version}\n\n{sys.copyright}\n", False
    found = next((each for each in licenses.libraries() if each.name == key), None)
    if found is None:
        raise KeyError(key)
    return "\n\n".join(map(_read, found.texts)), False


def _program() -> str:
    books = "\n".join(f"- {each.name}, {each.edition}" for each in all_houses())
    parts = (f"# {versions()}", PRIVATE, f"## Rulebooks\n{books}", *_left_out(), BOOKS, "## License", _own_license())
    return "\n\n".join(parts)


def _left_out() -> tuple[str, ...]:
    """What is wrong with rulebooks that are left out, a line for each fault, none of it read as Markdown."""
    lines = "\n".join(f"    {line}" for line in faults_told(told()))
    return (f"## Faults in rulebooks\n\n{lines}",) if lines else ()


def _own_license() -> str:
    text = _read(resources.path("LICENSE"))
    drawings = resources.text("assets", "LICENSES.md").replace("# ", "## ", 1)
    return f"{text}\n\n{drawings}"


def _qt_texts() -> str:
    texts = (resources.text(*licenses.FOLDER, name) for name in licenses.QT_TEXTS[1:])
    return "".join(f"\n\n---\n\n```\n{text}\n```\n" for text in texts)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace").strip()
