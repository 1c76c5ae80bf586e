"""A house that somebody adds, in the window: chosen, dealt at, graded, remembered, drilled, quizzed and compared."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.ledgers import another, root_with, started
from trainer.rules.houses import BOOKS
from trainer.study.library import library

REST = ("Players", "Foxwoods", "Metropolitan", "UPT")

SHOWN = """
import json
from PySide6.QtWidgets import QApplication
from trainer.app import application
from trainer.progress.store import Store
from trainer.questions.catalog import questions
from trainer.questions.bank import safely_drawn
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import book
from trainer.search.index import index
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.invented import NOW, Invented, invent
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.others import others_view
from trainer.ui.desk import hands
from trainer.ui.desk.paragraph import sheet_view
from trainer.ui.screens.houses import HouseCard
from trainer.ui.screens.paragraph_grid import HousesGrid
from trainer.ui.unseen import unseen
from trainer.ui.window import Window

HOUSE, told = "harbour", {}

def cards(page):
    return [each.objectName().removeprefix("house-") for each in page.findChildren(HouseCard)]

def drilled(kind):
    spot = kind.make(book(HOUSE), 3)
    return spot.accepts(spot.right[0])

with unseen():
    application()
    store = Store.in_memory()
    desk = Desk(store, store.profile("Sam", NOW.astimezone()), "", lambda: 7)
    window = Window(lambda: desk, Settings("Sam", "", reduced_motion=True), JumpClock)
    window.resize(1280, 720)
    window.show()
    window.welcome()
    told["welcome"] = cards(window.shell.page("welcome"))
    window.shell.page("welcome").houses.cards[HOUSE].click()
    window.shell.page("welcome").go.click()
    told["house"] = [window.settings.house, desk.house, window.house]
    attempt = invent(store, desk.profile.id, (Invented("four-card-flop-after-a-check", HOUSE, 1, 2, "plays-on"),))
    dealt = hands.dealt(desk, attempt)
    told["graded"] = [dealt.book, dealt.assessment.right]
    others = others_view(dealt)
    told["others"] = [others.title, [each.house for each in others.rows]]
    told["memories"] = sorted({each.book for each in store.memories(desk.profile.id)})
    window.after.open_attempt(attempt)
    for page in ("today", "drills", "quick", "quiz", "rules", "progress", "settings"):
        window.open_page(page)
        QApplication.processEvents()
        told.setdefault("pages", []).append([page, cards(window.shell.page(page)) if page != "rules" else []])
    progress = window.shell.page("progress")
    for section in ("memory", "table", "mistakes", "houses", "hands", "overview"):
        progress.section_chosen.emit(section)
    told["heat"] = [name for _, name in progress.view.overview.heat.houses]
    told["drills"] = [key for key, kind in KINDS.items() if drilled(kind)]
    asked = [each for each in questions().heads if HOUSE in each.houses]
    drawings = (safely_drawn(questions().open(each.id), HOUSE, 5) for each in asked)
    told["asked"] = sorted({each.book for each in drawings if each is not None}), len(asked)
    window.read(HOUSE, "33-A-1")
    QApplication.processEvents()
    sheet = sheet_view(desk, HOUSE, "33-A-1")
    told["sheet"] = [sheet.question, list(sheet.columns)]
    told["found"] = sorted({hit.document.house for hit in index().find("boxed", HOUSE).hits})
    store.close()
print(json.dumps(told))
"""

LEFT = """
import json
from trainer import app, settings
from trainer.rules import houses
from PySide6.QtTest import QTest
from trainer.ui.unseen import unseen
settings.save(settings.Settings("Sam", "harbour", reduced_motion=True))
with unseen():
    application = app.application()
    start = app.Start()
    start.run()
    window, told = start.shown, [sys.argv[1]]
    words = []
    window.tell = words.append
    before = window.house
    done = (lambda: window.entered_yet) if sys.argv[1] == "first" else (lambda: words)
    for _ in range(3000):
        QTest.qWait(20)
        if done():
            break
    window.open_page("drills")
    window.open_page("progress")
    kept = settings.load().settings.house
    print(json.dumps([before, window.house, window.desk.house, kept, words, list(houses.told())]))
    window.close()
    start.close()
"""


def said(root: Path, home: Path, code: str, *arguments: object) -> Any:
    done = started(root, home, code, *arguments)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


def test_a_sixth_house_is_a_house_on_every_page(tmp_path: Path) -> None:
    harbour = another("metropolitan", "harbour", order=15, edition="July 2026")
    told = said(root_with(tmp_path, {"harbour": harbour}), tmp_path, SHOWN)
    every = [*BOOKS[:2], "harbour", *BOOKS[2:]]
    assert told["welcome"] == every
    assert told["house"] == ["harbour"] * 3
    assert told["graded"] == ["harbour", False]
    assert "Harbour" in told["others"][1]
    assert len(told["others"][1]) == len(every)
    assert told["memories"] == ["harbour"]
    with_cards = {page for page, cards in told["pages"] if cards == every}
    assert with_cards == {"today", "drills", "quick", "quiz", "settings"}
    assert told["heat"][every.index("harbour")] == "Harbour"
    assert len(told["drills"]) == 10
    assert told["asked"][0] == ["harbour"]
    assert told["asked"][1] > 20
    assert told["sheet"][0] == "Seven rulebooks, one question"
    assert told["sheet"][1] == ["Harbour", "TDA 2024", "TDA 2022", *REST]
    assert told["found"] == ["harbour"]


@pytest.mark.parametrize("when", ["first", pytest.param("idle", marks=pytest.mark.full)])
def test_whoever_set_a_house_whose_rulebook_is_broken_sits_at_another_and_is_told(tmp_path: Path, when: str) -> None:
    """At once where the first page needs its law; else once all rulebooks have been read while nobody waits."""
    like = "upt" if when == "idle" else "metropolitan"
    text = another(like, "harbour").replace('rules = ["', 'rules = ["nowhere.', 1)
    before, house, desk, kept, words, faults = said(root_with(tmp_path, {"harbour": text}), tmp_path, LEFT, when)
    assert (before, house, desk, kept) == ("harbour", BOOKS[0], BOOKS[0], "harbour")
    instead = "You deal at Poker TDA · 2024 until you choose another house."
    assert words == [f"Harbour Club · 2026 can’t be used now. {instead}"]
    assert faults
    assert all(each.startswith("harbour.toml:") for each in faults)


REACHED = """
import json
from PySide6.QtCore import QPoint
from trainer.app import application
from trainer.progress.store import Store
from trainer.rules.houses import BOOKS
from trainer.ui.demo.trainee import Trainee
from trainer.ui.screens.houses import HouseCard
from trainer.ui.unseen import unseen

with unseen():
    application()
    store = Store.in_memory()
    reached, lines = [], []
    for house in (*BOOKS[-1:], *BOOKS[-2:-1]):
        one = Trainee(store, house, f"to {house}", "keyboard", None)
        one.come()
        reached.append([house, one.window.house])
    for width in (1280, 960):
        one.window.resize(width, 720)
        for house in (*BOOKS, *BOOKS[::-2], BOOKS[-1], BOOKS[len(BOOKS) // 2], BOOKS[1]):
            one.pages.choose_house(house)
            reached.append([house, one.window.house])
        shown = [each for each in one.window.shell.page("today").findChildren(HouseCard) if each.isVisible()]
        lines.append(len({each.mapTo(one.window, QPoint()).y() for each in shown}))
    one.leave()
    store.close()
print(json.dumps([list(BOOKS), reached, lines]))
"""


@pytest.mark.parametrize("more", [2, *(pytest.param(each, marks=pytest.mark.full) for each in (1, 6))])
def test_the_arrow_keys_reach_every_house_in_however_many_rows_they_stand(tmp_path: Path, more: int) -> None:
    """As a user of the keyboard does, and the demo."""
    added = {f"harbour{number}": another("tda-2022", f"harbour{number}", order=60 + number) for number in range(more)}
    books, reached, lines = said(root_with(tmp_path, added), tmp_path, REACHED)
    assert books == [*BOOKS, *added]
    assert {wanted for wanted, _ in reached} == set(books)
    assert [come for _, come in reached] == [wanted for wanted, _ in reached]
    assert max(lines) > 1, "the keys were proved over several rows"


FOUND_OUT = """
import json
from PySide6.QtTest import QTest
from trainer import resources
from trainer.app import application
from trainer.kernel.pieces import at_once
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.study.finding_own import find_out
from trainer.study.library import Kind, library
from trainer.study.own import kept_at, own
from trainer.ui.content import look_for_own
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.invented import NOW
from trainer.ui.desk.desk import Desk
from trainer.ui.unseen import unseen
from trainer.ui.window import Window

def of(kind):
    return {each.key: sorted(each.tests) for each in library("harbour").activities if each.kind is kind}

with unseen():
    application()
    store = Store.in_memory()
    desk = Desk(store, store.profile("Sam", NOW.astimezone()), "harbour", lambda: 7)
    window = Window(lambda: desk, Settings(), JumpClock)
    before = len(of(Kind.ROUND)), len(of(Kind.HAND))
    at_once(look_for_own(window))
    wanted = sorted({each.house for each in own().wanted})
    for each in list(own().wanted):
        if each.kind == "hand" and "boxed" in each.key or each.key == "call-or-raise":
            own().take(each, find_out(each, kept_at(each.house)))
    print(json.dumps([before, wanted, of(Kind.HAND), of(Kind.ROUND), kept_at("harbour").is_file()]))
    store.close()
"""


def test_what_practises_what_at_an_added_house_is_found_out_here(tmp_path: Path) -> None:
    """It has the law of one that ships, and comes to the same."""
    root = root_with(tmp_path, {"harbour": another("metropolitan", "harbour")})
    before, wanted, hands, drills, kept = said(root, tmp_path, FOUND_OUT)
    known = {each.key: sorted(map(list, each.tests)) for each in library("metropolitan").activities}
    assert (before[0], wanted, kept) == (0, ["harbour"], True)
    assert len(hands) > before[1]
    assert {key: tests for key, tests in hands.items() if "boxed" in key} == {
        key: known[key] for key in hands if "boxed" in key
    }
    assert drills == {"call-or-raise": known["call-or-raise"]}
