"""From the process to a usable window, beside a bare PySide6 window; each in a process of its own, by turns."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.bench.figures import Figure

ROOT = Path(__file__).resolve().parents[2]
TURNS = 5
TELL = """
import resource
with open("/proc/self/status") as status:
    print(*(line.split()[1] for line in status if line.startswith("VmHWM")), end=" ")
print(sum(resource.getrusage(resource.RUSAGE_SELF)[:2]), flush=True)
"""
BARE = """
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
window = QWidget()
window.resize(1280, 720)
window.show()
app.processEvents()
"""
OURS = """
import gc
gc.disable()  # as trainer.commands.opening does
from trainer.app import Start, application
app = application(dressed=False)
start = Start()
start.run()
app.processEvents()
"""
WHOLE = (
    OURS
    + """
while not start.shown.entered_yet:
    app.processEvents()
app.processEvents()
"""
)
FIRST = """
from trainer import settings
settings.save(settings.Settings(name="Ann", house="tda-2022"))
"""


def started(script: str, home: Path) -> tuple[float, float, float]:
    """Seconds until the window stands, seconds of processor until then, and memory in MB at its highest."""
    start = perf_counter()
    command = [sys.executable, "-c", script + TELL]
    with subprocess.Popen(command, cwd=ROOT, env=_env(home), stdout=subprocess.PIPE) as run:
        assert run.stdout is not None
        told = run.stdout.readline().split()
        took = perf_counter() - start
    return took, float(told[1]), int(told[0]) / 1024


def _env(home: Path) -> dict[str, str]:
    """A home of its own, and byte code kept, as it is for a user who starts the program again."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONDONTWRITEBYTECODE", "TRAINER_DATA")}
    own = {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")}
    return {**env, **own, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(home / "pyc")}


def figures(turns: int = TURNS) -> list[Figure]:
    """Start and memory as ratios, and the figures they come from. Linux only, where a process tells its memory."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for script in (FIRST, BARE, WHOLE):
            started(script, home)
        rounds = [[started(script, home) for script in (BARE, OURS, WHOLE)] for _ in range(turns)]
    bare, ours, whole = ([median(each[n] for each in side) for n in range(3)] for side in zip(*rounds, strict=True))
    return [
        Figure("a bare PySide6 window", bare[0] * 1000, "ms"),
        Figure("start to usable window", ours[0] * 1000, "ms"),
        Figure("start to usable window / a bare window", ours[0] / bare[0], "x", 2.2),
        Figure("the same in seconds of processor", ours[1] / bare[1], "x", 2.2),
        Figure("start to the whole first page / a bare window", whole[0] / bare[0], "x", 3.2),
        Figure("memory of a bare window", bare[2], "MB"),
        Figure("memory with the whole first page / that of a bare window", whole[2] / bare[2], "x", 1.6),
    ]
