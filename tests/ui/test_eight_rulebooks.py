"""Eight rulebooks, two of them added and with long names: every page that shows them side by side holds them."""

import json
from pathlib import Path

from tests.ledgers import another, root_with, started

SEEN = """
import json
from PySide6.QtWidgets import QApplication
from tests.ui.fitting import faults
from trainer.app import application
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.events import wait_for
from trainer.ui.demo.invented import NOW, Invented, invent
from trainer.ui.desk.desk import Desk
from trainer.ui.kit.picker import Picker
from trainer.ui.screens.houses import HouseCard
from trainer.ui.unseen import unseen
from trainer.ui.window import Window

found, rows = [], {}
SIZES = (1920, 1080), (1280, 720)


def settle():
    for _ in range(3):
        QApplication.processEvents()


def looked_at(name):
    for size in SIZES:
        window.resize(*size)
        settle()
        found.extend(f"{name} at {size}: {each}" for each in faults(window))
    cards = [each for each in window.findChildren(HouseCard) if each.isVisible()]
    if cards:
        rows[name] = [len(cards), len({each.y() for each in cards})]


def choices():
    return {label for each in progress.findChildren(Picker) for _, label in each.options}


with unseen():
    application()
    store = Store.in_memory()
    desk = Desk(store, store.profile("Sam", NOW.astimezone()), "tda-2024", lambda: 7)
    window = Window(lambda: desk, Settings("Sam", "tda-2024", reduced_motion=True), JumpClock)
    window.resize(*SIZES[-1])
    window.show()
    window.welcome()
    looked_at("welcome")
    attempt = invent(store, desk.profile.id, (Invented("four-card-flop-after-a-check", "tda-2024", 1, 2, "plays-on"),))
    for page in ("today", "drills", "quick", "quiz", "settings", "progress"):
        window.open_page(page)
        looked_at(page)
    progress = window.shell.page("progress")
    named = choices()
    for section in ("houses", "hands"):
        progress.section_chosen.emit(section)
        looked_at(f"progress-{section}")
        named |= choices()
    window.read("tda-2024", "35-D")
    looked_at("rules")
    window.after.open_attempt(attempt)
    wait_for(lambda: len(window.after.replays) > 1)
    looked_at("debrief")
    window.close()
    store.close()
print(json.dumps([found, rows, sorted(named)]))
"""
LONG = {"harbour": "Harbour Lights", "riverbend": "Riverbend Room"}


def test_every_page_holds_eight_rulebooks(tmp_path: Path) -> None:
    added = {key: another("upt", key, short=short, order=80) for key, short in LONG.items()}
    done = started(root_with(tmp_path, added), tmp_path, SEEN)
    assert done.returncode == 0, done.stderr
    found, rows, named = json.loads(done.stdout)
    assert found == []
    in_one_row = ("today", "drills", "quick", "quiz", "settings")
    assert {name: tuple(rows[name]) for name in in_one_row} == dict.fromkeys(in_one_row, (8, 1))
    assert "TDA 2024" in named, "two editions of one house are told apart"
    assert "Poker TDA" not in named
