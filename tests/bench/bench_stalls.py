"""For how long the interface computes at a time while every page is visited: `python -m tests.bench stalls`.

`python -m tests.bench.bench_stalls [ours|widgets|loading|collecting]` names the longest turns.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import thread_time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.bench.figures import Figure
from tests.bench.stalls import COLLECTING, LOADING, OURS, WIDGETS, Turn, Turns

FRAME = 8.0  # ms
COUNTED = 480_000
DEALING, TAKEN = ("hand ", "quick drill"), "taken"
AS_JSON = "--json"
KINDS = {
    OURS: "our own work",
    WIDGETS: "widgets built and painted",
    LOADING: "modules loaded the first time",
    COLLECTING: "looking for garbage",
}


def visited() -> list[Turn]:
    """The turns of one visit."""
    app = Turns()
    from tests.bench.visit import Visit  # the program after its application

    with tempfile.TemporaryDirectory() as folder:
        return Visit(app, Path(folder)).turns()


def elsewhere() -> list[Turn]:
    """The same in a process of its own, which has no other application and nothing loaded."""
    command = [sys.executable, "-m", "tests.bench.bench_stalls", AS_JSON]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [Turn(visit, took, seen, places, collecting) for visit, took, seen, places, collecting in json.loads(told)]


def counted() -> float:
    """Milliseconds of processor that counting to COUNTED takes, which is a frame on the machine where it was chosen."""
    times = []
    for _ in range(9):
        start = thread_time()
        for _number in range(COUNTED):
            pass
        times.append((thread_time() - start) * 1000)
    return min(times)


def figures() -> list[Figure]:
    """How many turns were longer than a frame, and the longest, by what they were busy with.

    Dealing (hands to their debriefs, and quick drills) is told apart, also beside a frame of this machine.
    """
    turns, frame = elsewhere(), counted()
    made = [Figure("turns of the event loop of at least 1 ms", len(turns), "")]
    dealing = [each.of(OURS) for each in turns if each.visit.startswith(DEALING) and not each.visit.endswith(TAKEN)]
    made.append(Figure("while dealing, over 8 ms of our own work", sum(each > FRAME for each in dealing), ""))
    made.append(Figure("  the longest / counting that takes a frame", max(dealing, default=0.0) / frame, "x", 1.5))
    for kind, name in KINDS.items():
        over = [each.of(kind) for each in turns if each.of(kind) > FRAME]
        made.append(Figure(f"of them over 8 ms of {name}", len(over), ""))
        made.append(Figure("  the longest", max(over, default=0.0), "ms", FRAME if kind == OURS else None))
    return made


def longest(turns: list[Turn], kind: str, most: int = 40) -> str:
    """The longest turns, a line each."""
    lines = [
        f"{' '.join(f'{turn.of(each):7.1f}' for each in KINDS)}  {turn.visit:<34} {turn.place}"
        for turn in sorted(turns, key=lambda turn: -turn.of(kind))[:most]
    ]
    return "\n".join(["   ours widgets loading garbage  where", *lines])


if __name__ == "__main__":
    found = visited()
    if AS_JSON in sys.argv:
        print(json.dumps([(each.visit, each.took, each.seen, each.places, each.collecting) for each in found]))
        raise SystemExit
    print(longest(found, sys.argv[1] if len(sys.argv) > 1 else OURS))
    print(*(f"{kind} over a frame: {sum(turn.of(kind) > FRAME for turn in found)}" for kind in KINDS), sep="\n")
