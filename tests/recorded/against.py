"""The version before, in a checkout of its own: what it says of told hands today, asked in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.recorded.of_hand import Sections

Told = tuple[int, str]


def said_there(checkout: Path, some: Sequence[Told]) -> list[Sections]:
    """The full record of each of these hands at its book, as that checkout makes it.

    Raises RuntimeError with what it wrote where it fails.
    """
    asked = [word for seed, key in some for word in (str(seed), key)]
    there = {**os.environ, "PYTHONPATH": str(checkout)}
    command = [sys.executable, "-m", "tests.recorded", "full", *asked]
    done = subprocess.run(command, cwd=checkout, env=there, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{checkout}: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]
