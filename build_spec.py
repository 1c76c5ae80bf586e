"""The desktop bundle: `python build_spec.py` makes `dist/dealer-trainer/` with the program `trainer` in it.

It holds Python, Qt, the assets, the quizzes and the ledgers, and runs without the virtual environment. Each
platform (Linux, macOS, Windows) makes its own.
"""

import os
import shutil
from pathlib import Path

import PyInstaller.__main__

from trainer.questions.catalog import ship

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build" / "bundle"
BUNDLE = ROOT / "dist" / "dealer-trainer"

LAW = ("trainer/rules/ledger", "trainer/rules/data", "trainer/rules/examples", "trainer/study/data")
DATA = {each: each for each in ("assets", "quizzes", *LAW)}
UNUSED = [
    *("tkinter", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtQuickWidgets", "PySide6.QtQuickControls2"),
    *("PySide6.QtDesigner", "PySide6.QtHelp", "PySide6.QtUiTools", "PySide6.QtSql"),
    *("IPython", "matplotlib", "scipy", "pandas", "pytest", "_pytest", "hypothesis", "mypy", "ruff"),
    *(
        "importlinter",
        "grimp",
        "setuptools",
        "pip",
        "PyInstaller",
        "numpy.f2py",
        "pyqtgraph.examples",
        "pyqtgraph.opengl",
    ),
]


def options() -> list[str]:
    """What PyInstaller is told. Folders that the checkout does not have are left out."""
    present = {source: target for source, target in DATA.items() if (ROOT / source).is_dir()}
    data = [f"--add-data={ROOT / source}{os.pathsep}{target}" for source, target in present.items()]
    excluded = [f"--exclude-module={name}" for name in UNUSED]
    places = [f"--distpath={BUILD / 'out'}", f"--workpath={BUILD / 'work'}", f"--specpath={BUILD}"]
    entry = str(ROOT / "trainer" / "__main__.py")
    kind = ["--name=trainer", "--onedir", "--console", "--noconfirm", "--log-level=WARN", f"--paths={ROOT}"]
    return [*kind, "--collect-submodules=trainer", *data, *excluded, *places, entry]


def build() -> Path:
    """Make the bundle anew and return its folder."""
    PyInstaller.__main__.run(options())
    shutil.rmtree(BUNDLE, ignore_errors=True)
    BUNDLE.parent.mkdir(exist_ok=True)
    shutil.move(BUILD / "out" / "trainer", BUNDLE)
    for quizzes in BUNDLE.rglob("quizzes"):
        ship(quizzes)
    return BUNDLE


if __name__ == "__main__":
    folder = build()
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"{folder.relative_to(ROOT)}: {size / 1e6:.0f} MB")
