"""Read-only files that ship with the program, found in a source checkout and in the desktop bundle alike.

Names are relative to the root of the project: `path("assets", "cards", "Ah.svg")`,
`text("trainer", "rules", "ledger", "upt.toml")`, `path("quizzes", "scenarios")`.
"""

import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds `assets/`, `quizzes/` and `trainer/`: a checkout, or the bundle's data folder."""
    bundled: str | None = getattr(sys, "_MEIPASS", None)
    return Path(bundled) if bundled else Path(__file__).resolve().parent.parent


def path(*parts: str) -> Path:
    """The packaged file or folder of that name; raises FileNotFoundError naming it when it is not there."""
    found = root().joinpath(*parts)
    if not found.exists():
        raise FileNotFoundError(f"packaged file {'/'.join(parts)} is missing from {root()}")
    return found


def text(*parts: str) -> str:
    """The packaged UTF-8 file as text; raises FileNotFoundError naming it when it is not there."""
    return path(*parts).read_text(encoding="utf-8")
