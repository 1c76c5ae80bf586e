"""Every check of the project in order, each with its time; all of them run, even after one has failed.

`python3 start.py test [--full] [PYTEST...]` runs this: `--full` adds the long searches, the rest is pytest's.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent


def checks(pytest_arguments: Sequence[str], bench: bool) -> list[tuple[str, list[str]]]:
    """Name and command of each check. The benches run alone, so that no other test disturbs them."""
    pytest = [sys.executable, "-m", "pytest", "-q"]
    tests = [*pytest, "-n", str(min(4, os.cpu_count() or 1)), "--dist", "worksteal", *pytest_arguments]
    lint = Path(sys.executable).with_name("lint-imports")
    return [
        ("ruff check", [sys.executable, "-m", "ruff", "check", "."]),
        ("ruff format --check", [sys.executable, "-m", "ruff", "format", "--check", "."]),
        (
            "mypy --strict",
            [sys.executable, "-m", "mypy", "--strict", "trainer", "start.py", "checks.py", "build_spec.py"],
        ),
        ("import fence", [str(lint), "--no-cache"]),
        *([("bench", [*pytest, "-s", "tests/bench"])] if bench else []),
        ("tests", [*tests, "--ignore=tests/bench"] if bench else tests),
    ]


def run_check(name: str, command: Sequence[str], env: Mapping[str, str]) -> bool:
    """Run one check and say how it went and how many seconds it took."""
    print(f"== {name}", flush=True)
    begun = time.monotonic()
    good = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode == 0
    print(f"== {name}: {'ok' if good else 'FAILED'} in {time.monotonic() - begun:.1f} s\n", flush=True)
    return good


def main(arguments: Sequence[str]) -> int:
    """Run every check; 0 when all are good, else 1."""
    full = {"TRAINER_FULL": "1"} if "--full" in arguments else {}
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **full}
    rest = [argument for argument in arguments if argument != "--full"]
    bench = not rest and any((ROOT / "tests" / "bench").glob("test_*.py"))
    failed = [name for name, command in checks(rest, bench) if not run_check(name, command, env)]
    print(f"Failed: {', '.join(failed)}" if failed else "Every check is good.", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
