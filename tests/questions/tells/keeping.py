"""The tells of the bank as they are kept: figures that may only get better.

`trainer tells --draws 4 --json > tests/questions/tells/kept.json` keeps those of today; run it when they are better.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from trainer.questions.tells.figure import Figure
from trainer.questions.tells.measured import NEAR

KEPT = Path(__file__).with_name("kept.json")
DRAWS = 4
ROUNDED = 0.1  # kept figures have one decimal

Kept = Mapping[str, Any]


def worse(kept: Kept, now: Iterable[Figure]) -> list[str]:
    """What has got worse, a line each, with the questions that made it so."""
    return [line for each in now for line in _worse(kept["tells"].get(each.key, {}), each)]


def _worse(was: Mapping[str, Any], now: Figure) -> Iterator[str]:
    known: Mapping[str, int] = was.get("behind", {})
    new = sorted(name for name, what in now.behind.items() if max(1, len(what)) > known.get(name, 0))
    if now.counted:
        yield from (f"{now.says}: {name} ({'; '.join(now.behind[name])})" for name in new)
        return
    most = max(NEAR, abs(was.get("points", 0.0)))
    if abs(now.difference) > most + ROUNDED:
        yield f"{now.says}: {now.difference:+.1f} points from chance, {most:.1f} at most; new: {', '.join(new)}"
