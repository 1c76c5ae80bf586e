"""Prints the table of budgets, and asserts only ratios of one run, generously: a busy machine fails nothing."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import process_time

import pytest

from tests.bench import bench_convert, bench_grading, bench_lasting, bench_rules
from tests.bench.figures import Figure, table
from tests.bench.hands import hands
from tests.conftest import FULL
from tests.seeds import todays
from trainer.grading.ahead import assess
from trainer.grading.assess import assessor
from trainer.kernel.table import Table

ROOT = Path(__file__).resolve().parents[2]
HEAVY = (
    *("numpy", "pyqtgraph", "pokerkit", "hypothesis", "PySide6.QtTest", "PySide6.QtPrintSupport", "sqlite_utils"),
    *(
        "fsrs",
        "pypdfium2",
        "trainer.search",
        "trainer.worker",
        "trainer.kernel.table",
        "trainer.rules.book",
        "trainer.scenarios.session",
        "trainer.grading",
        "trainer.ui.table",
    ),
)
STARTED = f"""
import sys
from trainer import settings
from trainer.app import Start, application
settings.save(settings.Settings(name="Ann", house="upt"))
app = application()
start = Start()
start.run()
app.processEvents()
print(*(each for each in {HEAVY} if each in sys.modules))
"""


def shown(capsys, figures):
    with capsys.disabled():
        print("\n" + table(figures))
    return {each.name: each for each in figures}


def seconds(work, rounds=5):
    times = []
    for _ in range(rounds):
        start = process_time()
        work()
        times.append(process_time() - start)
    return median(times)


def test_deciding_and_folding_stay_far_below_what_they_are_measured_against(capsys):
    found = shown(capsys, bench_rules.figures(rounds=2))
    bare = next(hand.transcript.setup.table() for hand in hands())
    assert isinstance(bare, Table)
    one_replace = seconds(lambda: [replace(bare, stub=()) for _ in range(1000)]) * 1000  # microseconds each
    assert found["decision with full trace, median"].value < 70 * one_replace
    assert found["fold a gesture: tables and course"].value < 12 * one_replace
    assert found["pokerkit an operation / fold a gesture"].value > 2.5


def test_importing_a_hand_costs_little_more_than_playing_it(capsys):
    found = shown(capsys, bench_convert.figures(hands=70))
    assert found["import a PHH hand / pokerkit reading and playing it"].value < 4
    assert found["of the hands imported, converted"].value > 90


def test_a_gesture_late_in_a_hand_costs_no_walk_through_all_of_it(capsys):
    found = shown(capsys, bench_grading.figures(rounds=1))
    ratio = next(each for name, each in found.items() if name.startswith("the same after"))
    assert ratio.value < 6


def test_four_more_houses_cost_little_beside_the_first():
    matters = [hand for hand in hands() if not assess(hand.transcript, hand.law, hand.taken_over).clean]
    alone = seconds(lambda: [assessor(each.transcript, each.law, each.taken_over) for each in matters])
    all_five = seconds(lambda: [assess(each.transcript, each.law, each.taken_over) for each in matters])
    assert all_five / alone < 4, "every house walks the hand anew"


@pytest.mark.parametrize(
    "names",
    [
        *todays(("start", "paint", "play", "progress progress-page study", "quickfire search"), 5),  # asserts nothing
        pytest.param("stalls", marks=pytest.mark.full),
    ],
)
def test_the_other_budgets_are_printed(names, capsys):
    command, patience = [sys.executable, "-m", "tests.bench", *names.split()], 1700 if FULL else 280  # a million rows
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=patience, check=True)
    with capsys.disabled():
        print("\n" + found.stdout)
    assert "budget" in found.stdout


def test_a_gesture_late_in_the_evening_costs_what_an_early_one_did(capsys):
    found = shown(capsys, bench_lasting.figures())
    assert found["late gesture / early gesture"].met
    assert found["widgets a hand leaves"].met


def test_a_start_loads_nothing_heavy_before_it_is_needed(tmp_path):
    own = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")}
    env = {**os.environ, **own, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", STARTED]
    runs = [
        subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=280, check=True).stdout
        for _ in range(2)
    ]
    assert runs[1].split() == [], "the first start makes the file"


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (Figure("a", 3, "ms", 4), True),
        (Figure("a", 5, "ms", 4), False),
        (Figure("a", 5, "x", 4, least=True), True),
        (Figure("a", 3, "x", 4, least=True), False),
        (Figure("a", 3, "x"), True),
    ],
)
def test_a_figure_knows_whether_its_budget_is_met(figure, met):
    assert figure.met is met
    assert ("OVER" in figure.line()) is not met
