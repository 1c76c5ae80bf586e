"""A long evening: what a hand with its debrief and its questions leaves behind, and what a gesture late in it costs."""

import gc
import os
from statistics import median

from PySide6.QtWidgets import QApplication

from tests.bench.figures import Figure
from tests.ui.lasting import Evening, resident, settled
from trainer.app import application
from trainer.progress.store import Store

FULL = os.environ.get("TRAINER_FULL") == "1"
EARLY, LATE = (20, 300) if FULL else (4, 12)
SAMPLE = 3  # hands whose gestures are compared


def figures() -> list[Figure]:
    """Memory, objects and widgets a hand, and the gestures of the last hands beside those of early ones."""
    application()
    with Store.in_memory() as store:
        evening = Evening.begun(store)
        before, early = _after(evening, EARLY)
        after, late = _after(evening, LATE - EARLY)
        evening.window.close()
    hands = LATE - EARLY
    memory, objects, widgets = ((b - a) / hands for a, b in zip(before, after, strict=True))
    return [
        Figure(f"memory after {LATE} hands", after[0] / 1e6, "MB"),
        Figure(f"memory a hand leaves, from hand {EARLY} to {LATE}", memory / 1e3, "kB"),
        Figure("objects a hand leaves", objects, "", None),
        Figure("widgets a hand leaves", widgets, "", 0),
        Figure("gesture, processor time, median of early hands", early * 1000, "ms"),
        Figure(f"the same before hand {LATE}", late * 1000, "ms"),
        Figure("late gesture / early gesture", late / early, "x", 1.5),
    ]


def _after(evening: Evening, hands: int) -> tuple[tuple[int, int, int], float]:
    """Bytes, objects and widgets after so many more hands, and seconds a gesture took in the last of them."""
    evening.hands(hands - SAMPLE)
    times = []
    for _ in range(SAMPLE):
        evening.hands(1)
        times += evening.gestures
    settled()
    gc.collect()
    gc.unfreeze()
    return (resident(), len(gc.get_objects()), len(QApplication.allWidgets())), median(times)
