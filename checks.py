"""Every check of the project in order, each with its time; all of them run, even after one has failed.

Where there is a second core, what only reads the code runs there while the benches have the first.

`python3 start.py test [--full] [PYTEST...]` runs this: `--full` adds the long searches, the rest is pytest's.
Of the folders that take longest a share is run, others for each commit; with `--full` or by name (`tests`) all of them.
"""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
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


def run_check(name: str, command: Sequence[str], env: Mapping[str, str], kept: list[str] | None = None) -> bool:
    """Run one check and say how it went and how many seconds it took; what it says is `kept` where that is given."""
    head = f"== {name}"
    if kept is None:
        print(head, flush=True)
    begun, into = time.monotonic(), None if kept is None else subprocess.PIPE
    done = subprocess.run(
        command, cwd=ROOT, env=env, check=False, stdout=into, stderr=subprocess.STDOUT if into else None
    )
    good = done.returncode == 0
    told = f"{head}: {'ok' if good else 'FAILED'} in {time.monotonic() - begun:.1f} s\n"
    if kept is None:
        print(told, flush=True)
    else:
        kept += [head, done.stdout.decode(errors="replace").rstrip(), told]
    return good


def collect_once(env: Mapping[str, str]) -> None:
    """Have the tests compiled, so that not every worker does it; what is wrong in them is told when they run."""
    command = [sys.executable, "-m", "pytest", "-qqq", "--collect-only", "--ignore=tests/bench"]
    subprocess.run(command, cwd=ROOT, env=env, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def run_all(some: Sequence[tuple[str, list[str]]], env: Mapping[str, str]) -> list[str]:
    """The names of those that failed. With two cores all before the benches run beside them and are told after."""
    names = [name for name, _ in some]
    if "bench" not in names or (os.cpu_count() or 1) < 2:
        return [name for name, command in some if not run_check(name, command, env)]
    at, kept = names.index("bench"), list[str]()

    def meanwhile() -> list[str]:
        failed = [name for name, command in some[:at] if not run_check(name, command, env, kept)]
        collect_once(env)
        return failed

    with ThreadPoolExecutor(1) as other:
        beside = other.submit(meanwhile)
        bench = [] if run_check(*some[at], env) else ["bench"]
        failed = beside.result() + bench
    print("\n".join(kept), flush=True)
    return failed + [name for name, command in some[at + 1 :] if not run_check(name, command, env)]


def main(arguments: Sequence[str]) -> int:
    """Run every check; 0 when all are good, else 1."""
    full = {"TRAINER_FULL": "1"} if "--full" in arguments else {}
    rest = [argument for argument in arguments if argument != "--full"]
    sampled = {} if rest or full else {"TRAINER_SAMPLED": "1"}
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **full, **sampled}
    bench = not rest and any((ROOT / "tests" / "bench").glob("test_*.py"))
    failed = run_all(checks(rest, bench), env)
    print(f"Failed: {', '.join(failed)}" if failed else "Every check is good.", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
