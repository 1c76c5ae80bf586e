"""The checks can be loaded on every system the program runs on: what only some have is asked for first."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
POSIX_ONLY = {"fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
FILES = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "trainer").rglob("*.py"), *ROOT.glob("*.py")]


def at_once(text: str) -> Iterator[str]:
    """The modules that a file imports whatever the system is, as it is loaded."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


def test_no_file_imports_at_once_what_windows_has_not() -> None:
    named = {path: POSIX_ONLY & set(at_once(path.read_text(encoding="utf-8"))) for path in FILES}
    assert {str(path.relative_to(ROOT)): found for path, found in named.items() if found} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import os, resource", ["os", "resource"]),
        ("from fcntl import flock", ["fcntl"]),
        ("if sys.platform != 'win32':\n    import fcntl", []),
        ("try:\n    import pwd\nexcept ImportError:\n    pass", []),
        ("def f():\n    import resource", []),
        ("from . import resource", []),
    ],
)
def test_what_is_imported_at_once_is_found(text: str, found: list[str]) -> None:
    assert list(at_once(text)) == found
