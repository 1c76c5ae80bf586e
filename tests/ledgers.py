"""A root of the program with a ledger folder of its own, for whoever tries houses that the program does not ship."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
LEDGER = Path("trainer", "rules", "ledger")
SCENARIOS, QUESTIONS = ("boxed", "clean", "four-card-flop"), ("boxed", "bets", "floor")
"""Enough to deal and to ask; an index of all there is takes seconds, and each such root makes its own."""
OPENED = (
    "import sys; from pathlib import Path; from trainer import resources; resources.root = lambda: Path({root!r}); "
)
RUN = """
import json
from click.testing import CliRunner
from trainer.cli import main
done = [CliRunner().invoke(main, each) for each in json.loads(sys.argv[1])]
print(json.dumps([(each.exit_code, each.stdout, each.stderr) for each in done]))
"""


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


def shipped(key: str) -> str:
    """The ledger of a house that ships."""
    return (ROOT / LEDGER / f"{key}.toml").read_text(encoding="utf-8")


def headed(text: str, **head: str | int | list[str] | None) -> str:
    """The same ledger under another head; None takes a key out of it."""
    top, sign, rest = text.partition("\n[")
    lines = {line.partition(" = ")[0]: line for line in top.splitlines()}
    lines |= {key: "" if value is None else f"{key} = {_toml(value)}" for key, value in head.items()}
    return "\n".join(filter(None, lines.values())) + "\n" + sign + rest


def _toml(value: str | int | list[str]) -> str:
    return str(value) if isinstance(value, int) else repr(value).replace("'", '"')


def another(like: str, key: str, **head: str | int | list[str] | None) -> str:
    """A house with the law of one that ships, under a key, a name and a place of its own."""
    named = {"book": key, "house": f"{key.title()} Club", "edition": "2026", "short": key.title(), "order": None}
    return headed(shipped(like), **{**named, **head})


def alone(like: str, key: str) -> str:
    """The same, following nobody."""
    parts = another(like, key, floor_follows=[]).split("\n[[")
    return "\n[[".join(part for part in parts if not part.startswith("fallback]]"))


def root_with(folder: Path, more: Mapping[str, str], only: bool = False) -> Path:
    """A root whose ledger folder has these files more, or only these. Of the content it has a part."""
    root = folder / "root"
    _linked(ROOT, root, ("assets", "LICENSE"))
    for kind, some in (("scenarios", SCENARIOS), ("questions", QUESTIONS)):
        for each in some:  # copied: nobody follows a link out of the content
            shutil.copytree(ROOT / "quizzes" / kind / each, root / "quizzes" / kind / each)
    _linked(ROOT / "trainer", root / "trainer", tuple(_names(ROOT / "trainer", "rules")))
    _linked(ROOT / LEDGER.parent, root / LEDGER.parent, tuple(_names(ROOT / LEDGER.parent, "ledger")))
    ledgers = root / LEDGER
    ledgers.mkdir()
    for each in () if only else sorted((ROOT / LEDGER).glob("*.toml")):
        (ledgers / each.name).write_bytes(each.read_bytes())
    for key, text in more.items():
        (ledgers / f"{key}.toml").write_text(text, encoding="utf-8")
    return root


def _names(folder: Path, but: str) -> list[str]:
    return [each.name for each in sorted(folder.iterdir()) if each.name not in (but, "__pycache__")]


def _linked(source: Path, to: Path, names: tuple[str, ...]) -> None:
    to.mkdir(parents=True, exist_ok=True)
    for name in names:
        (to / name).symlink_to(source / name)


def started(root: Path, home: Path, code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Run Python code of the program over that root, in a home of its own."""
    folders = {f"XDG_{each}_HOME": str(home / each.lower()) for each in ("CONFIG", "DATA", "CACHE")}
    names = {"HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "TRAINER_DEBUG": "1"}
    return subprocess.run(
        [sys.executable, "-c", OPENED.format(root=str(root)) + code, *map(str, arguments)],
        env={**os.environ, **folders, **names},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def commands(root: Path, home: Path, *lines: tuple[object, ...]) -> list[Said]:
    """What `trainer` says over that root, called with each of these lines of arguments, in one process."""
    done = started(root, home, RUN, json.dumps([list(map(str, each)) for each in lines]))
    assert done.returncode == 0, done.stderr
    return [Said(*each) for each in json.loads(done.stdout)]
