"""A full disk, a file that may only be read, two windows, a clock that somebody set: the program goes on.

Each scene has a process of its own, a copy of one that has loaded the program and no window. Two of those
that are quick are played for each commit, and one of those that last; all of them in full.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import FULL
from tests.seeds import seed, todays

ROOT = Path(__file__).parents[2]
QUICK = (
    "bringing_up_when_files_cannot_grow",
    "settings_when_files_cannot_grow",
    "a_window_over_a_file_that_may_only_be_read",
    "commands_on_a_file_that_may_only_be_read",
)
LASTING = (
    "dealing_when_files_cannot_grow",
    "the_clock_goes_back_within_a_session",
    "two_windows_deal_at_once",
    "another_time_zone_every_start",
    "everything_else_when_files_cannot_grow",
    "the_clock_goes_back_an_hour",
    "two_windows_deal_at_once_on_a_network",
)


def played(*names: str) -> list[dict[str, str]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.trust.scene", *names],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout, done.stderr
    found: list[dict[str, str]] = json.loads(done.stdout)
    return found


@pytest.mark.timeout(1800)
def test_the_program_goes_on_whatever_happens_around_it() -> None:
    today = ("all",) if FULL else (*todays(QUICK, 2), LASTING[seed() % len(LASTING)])
    found = played(*today)
    wrong = [f"{each['name']}:\n{each['wrong']}" for each in found if each["wrong"]]
    assert not wrong, f"seed {seed()}, python -m tests.trust.scene NAME\n" + "\n".join(wrong)
    impossible = [each for each in found if each["impossible"]]
    assert len(impossible) < len(found), impossible


def test_every_scene_is_known() -> None:
    from tests.trust import scenes_clock, scenes_full, scenes_shared  # noqa: F401  # they name themselves
    from tests.trust.scene import SCENES

    assert {*QUICK, *LASTING} <= set(SCENES)
