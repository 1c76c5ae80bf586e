"""The import fence stands, covers everything, and falls down on a planted import."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FENCE = Path(sys.executable).with_name("lint-imports")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}
LAYERS = [name.strip("() ") for layer in CONTRACTS["layers"]["layers"] for name in layer.split("|")]
IMPORT_NAMES = {"PySide6-Essentials": "PySide6", "sqlite-utils": "sqlite_utils"}

PLANTED = [
    ("trainer/kernel/planted_rules.py", "import trainer.rules", "Imports go one way"),
    ("trainer/rules/planted_scenarios.py", "import trainer.scenarios", "Imports go one way"),
    ("trainer/scenarios/planted_grading.py", "import trainer.grading", "Imports go one way"),
    ("trainer/grading/planted_progress.py", "import trainer.progress", "Imports go one way"),
    ("trainer/progress/planted_ui.py", "import trainer.ui", "Imports go one way"),
    ("trainer/ui/planted_cli.py", "import trainer.cli", "Imports go one way"),
    ("trainer/planted.py", "", "Imports go one way"),
    ("trainer/grading/planted_qt.py", "from PySide6.QtCore import QObject", "Qt only in ui and app"),
    ("trainer/progress/planted_charts.py", "import pyqtgraph", "Qt only in ui and app"),
    ("trainer/rules/planted_sqlite.py", "def late():\n    import sqlite3", "SQLite only in progress"),
    ("trainer/ui/planted_sqlite.py", "import sqlite_utils", "SQLite only in progress"),
    ("trainer/kernel/planted_numpy.py", "import numpy", "nothing but the standard library"),
]


def run_fence(folder: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(folder), "NO_COLOR": "1", "COLUMNS": "200"}
    command = [str(FENCE), "--no-cache"]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def copied(folder: Path) -> Path:
    """A copy of the package and its contracts, with every layer in it."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copytree(ROOT / "trainer", folder / "trainer", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the fence says of each contract that is broken, where everything is planted at once."""
    folder = copied(tmp_path_factory.mktemp("planted"))
    for file, code, _ in PLANTED:
        (folder / file).write_text(code + "\n", encoding="utf-8")
    done = run_fence(folder)
    assert done.returncode == 1, done.stdout + done.stderr
    _, broken = done.stdout.split("Broken contracts\n")
    _, *parts = re.split(r"^(\w.*)\n-+\n", broken, flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_the_fence_stands(tmp_path: Path) -> None:
    done = run_fence(copied(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("file", "contract"), [(file, contract) for file, _, contract in PLANTED])
def test_a_planted_import_breaks_the_fence(said: dict[str, str], file: str, contract: str) -> None:
    [found] = [words for title, words in said.items() if contract in title]
    module = re.escape(file.removesuffix(".py").replace("/", "."))
    assert re.search(rf"{module}\b(?! is not allowed)", found), found


@pytest.mark.parametrize(("contract", "allowed"), [("qt", {"ui", "app"}), ("sqlite", {"progress", "search"})])
def test_every_other_layer_is_fenced_off(contract: str, allowed: set[str]) -> None:
    sources = {name.removeprefix("trainer.") for name in CONTRACTS[contract]["source_modules"]}
    assert sources == set(LAYERS) - allowed


def test_every_dependency_is_forbidden_in_the_kernel() -> None:
    wanted = {line.split(">")[0].split("=")[0] for line in PROJECT["project"]["dependencies"]}
    assert {IMPORT_NAMES.get(name, name) for name in wanted} <= set(CONTRACTS["stdlib"]["forbidden_modules"])


def imported(file: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("layer", ["kernel", "rules"])
def test_kernel_and_rules_know_no_screen_clock_or_random_source(layer: str) -> None:
    outside = {"random", "secrets", "time", "datetime", "socket", "tkinter", "subprocess"}
    finds = {str(file): imported(file) & outside for file in (ROOT / "trainer" / layer).rglob("*.py")}
    assert not {file: names for file, names in finds.items() if names}
