"""Killed at any moment, the program opens again and has kept all that it had told: a few of a commit, 400 in full.

The kills have processes of their own, which begin as copies of one that has loaded the program and no window.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import FULL
from tests.seeds import seed, todays
from tests.trust.kills import KEPT, PEOPLE, WINDOWED

ROOT = Path(__file__).parents[2]
COUNT, HANDS = ("50", "20") if FULL else ("1", "6")


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("jobs", [todays(WINDOWED, 2), todays((*KEPT, *PEOPLE), 3)], ids=["window", "file"])
def test_a_kill_costs_nothing_and_locks_nobody_out(jobs: list[str]) -> None:
    command = [sys.executable, "-m", "tests.trust.kills", *jobs, "--count", COUNT, "--hands", HANDS]
    done = subprocess.run(
        [*command, "--seed", str(seed()), "--json"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1) and done.stdout, f"seed {seed()}: {done.stderr}"
    told = json.loads(done.stdout)
    assert told["kills"] == int(COUNT) * len(jobs)
    assert not told["harmed"], f"{' '.join(command[1:-4])} --seed {told['seed']} --only N:\n{done.stderr}"
