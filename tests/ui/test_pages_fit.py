"""Every page of the program, with what real hands put on it, at every size: no text clipped, none on another."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import cache, partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from tests.progress.filled import filled
from tests.ui.document import pdfs
from tests.ui.questions_samples import HOUSE, reply, samples
from tests.ui.windows import window_on
from trainer import resources
from trainer.attached import Attached
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out
from trainer.kernel.transcript import Transcript
from trainer.progress.records import Part
from trainer.progress.store import Store
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.play import Play
from trainer.settings import Settings
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.so_far import SoFar
from trainer.study.wants import Want, Why
from trainer.ui.asking import ask_on
from trainer.ui.demo.answers import answer_for
from trainer.ui.demo.clock import JumpClock
from trainer.ui.desk import hands
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.questions import put
from trainer.ui.drill.stepper import Stepper
from trainer.ui.example_page import ExamplePage
from trainer.ui.kit.act import ActButton
from trainer.ui.quick_page import open_round
from trainer.ui.screens.ask_name import AskName
from trainer.ui.screens.models import BackupView
from trainer.ui.screens.progress import SECTIONS, ProgressScreen
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.screens.rules_models import ALL, TOPICS
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.sitting import Sitting
from trainer.ui.table.view import TableView
from trainer.ui.window import Window

SIZES = ((1280, 720), (1600, 1000), (1920, 1080))
SCALED = "TRAINER_SCALED"
NAME = "Maximilian"


@cache
def dealt_out(scenario: str, house: str, dealer: Dealer) -> tuple[Play, Transcript]:
    law = book(house)
    play = play_of(scenarios()[scenario], law)
    return play, play_out(play, law, dealer)


def deal(window: Window, scenario: str, dealer: Dealer = perfect) -> None:
    """A whole hand at the window's table, to its debrief."""
    play, transcript = dealt_out(scenario, window.desk.house, dealer)
    window.box.deal(hands.begin(window.desk, play))
    dealing = window.play.dealing
    assert dealing is not None
    for gesture in transcript.gestures[play.taken_over :]:
        dealing.session.record.add(gesture)
        hands.keep(window.desk, gesture)
    dealing.session._event = None
    window.box.ended()


def sit(window: Window, scenario: str = "clean-holdem-nine") -> None:
    window.box.deal(hands.begin(window.desk, play_of(scenarios()[scenario], book(window.desk.house))))


def today_left(window: Window) -> None:
    deal(window, "four-card-flop-last-two-stuck")
    sit(window)
    window.box.leave()


def in_session(window: Window, *kinds: Kind) -> None:
    """A session of one thing of each kind, at the first of them."""
    keys = {Kind.HAND: "boxed-two-in-the-deal", Kind.QUESTION: "boxed-how-many", Kind.ROUND: "call-or-raise"}
    reason = Want("topic:deal.boxed-card", Part.REMEDY, Why.NEW, "deal.boxed-card")
    items = (Item(kind, (keys[kind],), 60.0, (reason,), 7) for kind in kinds)
    plan = Plan(window.desk.house, 5, tuple(items))
    window.sitting = Sitting(window, SoFar(plan), datetime.now().astimezone())
    window.sitting.keep()
    window.go_on()


def session_left(window: Window) -> None:
    deal(window, "boxed-two-in-the-deal", MISTAKES["plays-on"].dealer)
    in_session(window, Kind.HAND, Kind.ROUND)
    window.play.left.emit()


def explained(window: Window) -> None:
    deal(window, "boxed-two-in-the-deal", MISTAKES["plays-on"].dealer)
    window.open_page("today")
    page = window.shell.page("today")
    assert isinstance(page, TodayScreen)
    page.order_asked.emit()


def session_debrief(window: Window) -> None:
    """A hand of a session, dealt to its debrief by one who does not look."""
    in_session(window, Kind.HAND, Kind.ROUND)
    dealing = window.play.dealing
    assert dealing is not None
    session = dealing.session
    for gesture in play_out(session.play, session.law, MISTAKES["plays-on"].dealer).gestures[len(session.record) :]:
        session.record.add(gesture)
        hands.keep(window.desk, gesture)
    session._event = None
    window.box.ended()


def session_end(window: Window) -> None:
    session_debrief(window)
    assert window.sitting is not None
    window.sitting.end()


def progress(window: Window, section: str = "overview") -> None:
    deal(window, "four-card-flop-last-two-stuck")
    deal(window, "boxed-two-in-the-deal", MISTAKES["plays-on"].dealer)
    window.open_page("progress")
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    page.section_chosen.emit(section)


def questions(window: Window, answered: int = 0) -> None:
    deal(window, "short-stub-two-for-four")
    window.after._questions()
    page = window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    for _ in range(answered // 2):
        reply(page)
        page.go_on()
    if answered % 2:
        reply(page, right=False)


def form_of(window: Window, form: str, answered: bool = False) -> None:
    """A question of a form as it is asked, or with everything that is told after a wrong answer."""
    asked = samples()[form]
    made = put(HOUSE, "Four-card flop", (asked, asked))
    page = ask_on(window.shell, window.desk, window.guarded, made, None, window.settings).screen
    if answered:
        page.answer(answer_for(asked, right=False))


def quiz_waiting(window: Window) -> None:
    """The quiz while a set waits."""
    form_of(window, "one")
    window.open_page("quiz")


def people(window: Window) -> None:
    """The foot of the settings, with people and copies of all kinds."""
    filled(window.desk.store, 40 * "W")
    window.open_page("settings")
    page = window.shell.page("settings")
    assert isinstance(page, SettingsScreen)
    copies = (BackupView("a", "21 Nov, 09:30", "before an update, 2.1 MB"), BackupView("b", "1 Nov, 09:30", "x", False))
    page.show_view(replace(page._view, backups=copies, kept=True))
    QApplication.processEvents()
    assert page._pane is not None
    page._pane.verticalScrollBar().setValue(99999)


def removing(window: Window) -> None:
    """The question before somebody is removed, with what is wrong with the answer."""
    people(window)
    page = window.shell.page("settings")
    assert isinstance(page, SettingsScreen)
    page.people.buttons["remove", str(window.desk.store.profiles()[-1].id)].click()
    window.findChildren(AskName)[-1].go.click()


def quiz(window: Window) -> None:
    """The area with most topics."""
    window.open_page("quiz")
    page = window.shell.page("quiz")
    assert isinstance(page, QuizScreen)
    page.area_chosen.emit("deal")


def floor_called(window: Window) -> None:
    """The floor stands at the table and asks."""
    sit(window, "four-card-flop-turned-up-inherited")
    window.play.act("floor")
    clock = window.play.dealing._clock if window.play.dealing else None
    assert isinstance(clock, JumpClock)
    while window.play.menu is None:
        assert clock.jump()


def stud_seventh(window: Window) -> None:
    sit(window, "short-stub-two-for-four")


def floor_in_the_replay(window: Window) -> None:
    """The debrief of a stud hand, at the stop where the floor has come."""
    deal(window, "short-stub-two-for-four")
    frames, record = window.after.replays[0].frames, window.after.replays[0].record
    window.after._show_step(next(step for step, frame in enumerate(frames) if record.tables[frame.at].floor))


def announcing(window: Window) -> None:
    sit(window)
    window.play.act("announce")


def asked(window: Window) -> None:
    sit(window)
    window.play.act("push")
    window.play.act("muck")


def keys(window: Window) -> None:
    sit(window)
    window.play.show_keys()


def drilled(window: Window, kind: str, wrong: bool = False, seed: int = 0) -> None:
    """A question of a kind as it is asked, with something taken; or what stands instead of a wrong answer."""
    window.desk.seeds = lambda: seed
    played = open_round(window, kind)
    played.begin()
    screen = played.screen
    fields = screen.foot.fields
    assert fields is not None
    for stepper in fields.steppers.values():
        stepper.set_value(108_275)
    for key, cards in fields.cards.items():
        right = [each.get(key) for each in fields.spot.right]
        next(card for card in cards if card.option.key not in right).click()
    for card in fields.seats.values():
        for seat in card.field.seats:
            card.toggle(seat)
    if wrong:
        screen.foot.answer_button.click()
        assert screen.reason is not None


def five_pots(window: Window) -> None:
    """As many pots as can be answered, all with large amounts."""
    drilled(window, "build-the-side-pots", seed=11)
    assert window.round is not None
    fields = window.round.screen.foot.fields
    assert fields is not None
    fields.cards["pots"][-1].click()


def drilled_through(window: Window) -> None:
    """A whole round, half of it wrong, to its end; one before it was better."""
    for wrong in (0, 6):
        played = open_round(window, "minimum-raise")
        played.begin()
        screen = played.screen
        for number in range(screen.played.round.size):
            assert screen.spot is not None
            answer = {**screen.spot.right[0], **({"to": 108_275} if number < wrong else {})}
            screen.answer(answer)
            screen.go_on()


def drills_waiting(window: Window) -> None:
    """The page of drills while a round waits, after one was played."""
    drilled_through(window)
    drilled(window, "call-or-raise")
    window.open_page("quick")


def rules_found(window: Window, words: str) -> None:
    """What a search finds in all houses, with the best of it open."""
    window.open_page("rules")
    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    page.rules.filters[ALL].click()
    page.rules.search.setText(words)
    page.rules._open()


def rules_by_topic(window: Window) -> None:
    window.open_page("rules")
    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    page.rules.order.chosen.emit(TOPICS)


def worked(window: Window, house: str, at: str) -> None:
    """A worked example at its end."""
    ExamplePage(window, house, at).screen.reveal()


def own_book(window: Window) -> None:
    """A book with a long name beside a paragraph, something found in it."""
    file = window.desk.store.path.parent / "the-whole-rulebook-of-the-house-in-its-newest-edition.pdf"
    pdfs.write(file, [["Made-up page"], ["35: a heading"]])
    window.change(books={"tda-2022": Attached(str(file), {"": 2})})
    window.read("tda-2022", "35-D")
    page = window.shell.page("rules")
    assert isinstance(page, RulesScreen)
    page.own_book.click()


DRILLS = {
    f"drill-{kind}-{seed}{'-wrong' if wrong else ''}": partial(drilled, kind=kind, wrong=wrong, seed=seed)
    for kind in KINDS
    for seed in (3, 8)
    for wrong in (False, True)
}
FORMS = {
    f"form-{form}{'-answered' if answered else ''}": partial(form_of, form=form, answered=answered)
    for form in samples()
    for answered in (False, True)
}
PAGES: dict[str, Callable[[Window], None]] = {
    "welcome": lambda window: window.welcome(),
    "today": lambda window: window.open_page("today"),
    "today-left": today_left,
    "today-session-left": session_left,
    "today-order": explained,
    "table-drills": lambda window: window.open_page("drills"),
    "session-hand": lambda window: in_session(window, Kind.HAND),
    "session-question": lambda window: in_session(window, Kind.QUESTION),
    "session-debrief": session_debrief,
    "session-end": session_end,
    "settings": lambda window: window.open_page("settings"),
    "settings-people": people,
    "settings-remove": removing,
    "quiz": quiz,
    "quiz-waiting": quiz_waiting,
    **FORMS,
    "rules": lambda window: window.open_page("rules"),
    "rules-compared": lambda window: window.read("tda-2022", "35-D"),
    "rules-reading": lambda window: window.read("upt", "misdeal-2"),
    "rules-practice": lambda window: window.read("players-2025", "21"),
    "rules-silent": lambda window: window.read("tda-2022", "topic:tournament.bounty"),
    "rules-silent-sent": lambda window: window.read("foxwoods-2020", "topic:deal.disordered-stub"),
    "rules-found": lambda window: rules_found(window, "floor decides"),
    "rules-by-topic": rules_by_topic,
    "rules-example": lambda window: worked(window, "players-2025", "51-A"),
    "rules-example-many": lambda window: worked(window, "tda-2022", "46-C"),
    "rules-example-room": lambda window: worked(window, "tda-2022", "10-A"),
    "rules-own-book": own_book,
    "rules-conduct": lambda window: window.read("players-2025", "5-D"),
    **{f"progress-{section}": partial(progress, section=section) for section, _ in SECTIONS},
    "progress-empty": lambda window: window.open_page("progress"),
    "debrief-right": lambda window: deal(window, "four-card-flop-last-two-stuck"),
    "debrief-wrong": lambda window: deal(window, "four-card-flop-last-two-stuck", MISTAKES["burns-again"].dealer),
    "debrief-readings": lambda window: deal(window, "short-stub-two-for-four", MISTAKES["plays-on"].dealer),
    "debrief-stud": floor_in_the_replay,
    "debrief-clean": lambda window: deal(window, "clean-holdem-six"),
    "question": questions,
    "question-answered": lambda window: questions(window, 1),
    "questions-end": lambda window: questions(window, 6),
    "play": sit,
    "play-stud": stud_seventh,
    "play-asked": asked,
    "play-announce": announcing,
    "play-floor": floor_called,
    "play-keys": keys,
    "quick": lambda window: window.open_page("quick"),
    "quick-waiting": drills_waiting,
    **DRILLS,
    "drill-five-pots": five_pots,
    "drill-end": drilled_through,
}


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    """The window of a trainee at the house with the longest name."""
    with Store.open(tmp_path / "a-folder-with-a-long-name" / "progress.db") as store:
        made = window_on(store, Settings(NAME, "metropolitan", reduced_motion=True), clocks=JumpClock)
        qtbot.addWidget(made)
        yield made
        made.close()


@pytest.mark.parametrize("page", PAGES)
def test_no_text_is_clipped_and_none_lies_on_another(window: Window, page: str, qtbot: QtBot) -> None:
    window.show()
    PAGES[page](window)
    if "debrief" in page:
        qtbot.waitUntil(lambda: len(window.after.replays) > 1)
    for size in SIZES[: 1 if SCALED in os.environ else None]:
        window.resize(*size)
        QApplication.processEvents()
        picture(window, f"fit-{page}-{size[0]}")
        assert (window.width(), window.height()) == size
        assert labels(window)
        assert faults(window) == [], f"at {size}"


def faults(window: Window) -> list[str]:
    """Every text that cannot be read whole, in words."""
    shown = labels(window)
    found = [f"clipped: {words(each)}" for each in shown if each.is_clipped()]  # type: ignore[attr-defined]  # all have it
    found += [f"cut off: {words(each)}" for each in shown if cut_off(each, window)]
    found += [f"cut off: {each.accessibleName()}" for each in controls(window) if cut_off(each, window)]
    found += [f"{one!r} on {two!r}" for one, two in covered(window)]
    return found + [name for view in tables(window) for name in crowded(view)]


def picture(window: Window, name: str) -> None:
    out = os.environ.get("TRAINER_PICTURES")
    if out:
        window.grab().save(str(Path(out) / f"{name}{os.environ.get(SCALED, '')}.png"))


def labels(window: QWidget) -> list[QWidget]:
    """Everything with words that can be seen: labels, pills, buttons of the palette."""
    kinds = (QLabel, ActButton)
    found = [each for kind in kinds for each in window.findChildren(kind) if each.isVisible()]
    return [each for each in found if hasattr(each, "is_clipped") and words(each) and not hidden(each, window)]


def controls(window: QWidget) -> list[QWidget]:
    """What can be pressed or typed into."""
    found = [each for kind in (QAbstractButton, Stepper) for each in window.findChildren(kind) if each.isVisible()]
    return [each for each in found if not hidden(each, window)]


def words(label: QWidget) -> str:
    return label.text() if isinstance(label, QLabel) else label.accessibleName()


def hidden(label: QWidget, window: QWidget) -> bool:
    """Scrolled out of sight, or under an overlay."""
    return label.visibleRegion().isEmpty() or overlaid(label, window)


def overlaid(label: QWidget, window: QWidget) -> bool:
    from trainer.ui.kit.overlay import Overlay

    overlays = [each for each in window.findChildren(Overlay) if each.isVisible()]
    return bool(overlays) and not overlays[-1].isAncestorOf(label)


def cut_off(label: QWidget, window: QWidget) -> bool:
    """Whether an ancestor cuts it off; a scrolled area may, but only above and below."""
    place = label.parentWidget()
    while place is not None and place is not window:
        if isinstance(place.parentWidget(), QScrollArea):
            box = QRect(label.mapTo(place, QPoint(0, 0)), label.size())
            return box.left() < 0 or box.right() > place.width()
        box = QRect(label.mapTo(place, QPoint(0, 0)), label.size())
        if not place.rect().adjusted(-1, -1, 1, 1).contains(box):
            return True
        place = place.parentWidget()
    return False


def covered(window: QWidget) -> list[tuple[str, str]]:
    """Pairs that lie on one another where both can be seen."""
    boxes = [(words(each), seen(each, window)) for each in labels(window)]
    return [(one, two) for (one, box), (two, other) in combinations(boxes, 2) if box.intersects(other)]


def seen(label: QWidget, window: QWidget) -> QRect:
    visible = label.visibleRegion().boundingRect()
    return QRect(label.mapTo(window, visible.topLeft()), visible.size())


def tables(window: Window) -> list[TableView]:
    return [view for view in window.findChildren(TableView) if view.isVisible()]


def crowded(view: TableView) -> list[str]:
    """Plates of the table that lie on one another or leave the view."""
    scene = view.table
    plates = {f"seat {each.number}": scene.layout_now.seat(each.number).plate for each in scene.picture.seats}
    if scene.picture.floor != "away":
        plates["floor"] = scene.layout_now.zones.floor
    scale = scene.layout_now.scale
    rects = {name: QRect(*(round(side * scale) for side in (p.x, p.y, p.w, p.h))) for name, p in plates.items()}
    port = view.viewport().rect().adjusted(-1, -1, 1, 1)
    out = [name for name, rect in rects.items() if not port.contains(rect)]
    return out + [f"{a} on {b}" for a, b in combinations(rects, 2) if rects[a].intersects(rects[b])]


@pytest.mark.skipif(SCALED in os.environ, reason="this is the run at scale 2 itself")
def test_the_same_holds_on_a_screen_of_twice_the_density() -> None:
    """Qt takes the scale when it starts, so the pages are shown in a process of their own."""
    environment = {**os.environ, "QT_SCALE_FACTOR": "2", SCALED: "@2"}
    some = (
        "clipped and (welcome or quiz or rules or today-left or session or order or drills or settings or debrief-wrong"
        " or play-floor or play-keys or quick or drill-end or drill-call or form- or progress)"
    )
    arguments = [sys.executable, "-m", "pytest", __file__, "-q", "-k", some, "-p", "no:cacheprovider"]
    done = subprocess.run(arguments, cwd=resources.root(), env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_the_window_is_never_too_small_for_its_pages(window: Window, qtbot: QtBot) -> None:
    window.show()
    for each in ("today", "drills", "quick", "rules", "quiz", "settings", "progress"):
        window.open_page(each)
        least = window.shell.page(each).minimumSizeHint()
        assert least.width() <= window.minimumWidth()
    sit(window)
    assert window.play.minimumSizeHint().width() <= window.minimumWidth()
    for kind in KINDS:
        drilled(window, kind, wrong=True)
        assert window.shell.page("drill").minimumSizeHint().width() <= window.minimumWidth()
    assert window.cursor().shape() == Qt.CursorShape.ArrowCursor
