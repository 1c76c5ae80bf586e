"""What is done in the window: hands are dealt, questions answered, a session worked through."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.trust.job import DATA, Job, Killed, Tell, Verdict, nothing_known
from tests.trust.practice import practised
from tests.trust.window import HOUSE, NAME, Barred, Seat, Telling, seated
from tests.ui.sittings import sit
from trainer.kernel import notation
from trainer.progress.records import Attempt, Profile
from trainer.progress.store import Store
from trainer.questions.bank import bank, drawn
from trainer.questions.model import Asked
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.study.items import IN_A_ROUND, Item
from trainer.study.library import Kind
from trainer.study.so_far import from_json
from trainer.ui.asking import ask_on
from trainer.ui.demo.answers import Answerer, answer_for
from trainer.ui.demo.events import wait_for
from trainer.ui.demo.exercises import EXERCISES
from trainer.ui.desk.library import offers, scenarios
from trainer.ui.desk.questions import put
from trainer.ui.drill.screen import DrillScreen
from trainer.ui.screens.questions import QuestionsScreen

HANDS = 2
QUESTIONS = 8
EXERCISE = EXERCISES[0]
ASKED = ("boxed-how-many", "one-boxed-in-the-deal")
SESSION = (
    Item(Kind.HAND, ("four-card-flop-last-two-stuck",), 60.0, (), 11),
    Item(Kind.QUESTION, ASKED, 50.0, (), 13),
    Item(Kind.ROUND, ("minimum-raise",), 70.0, (), 14),
)
MOST = 40
MENDED = 4000
"""Waits for what is mended at a start while nobody waits for it."""


def warmed() -> None:
    """Read what every window reads, once, before victims are made."""
    book(HOUSE), scenarios(), offers(), bank()


def _fresh(folder: Path, variant: int, many: int) -> None:
    """Somebody who begins, or has practised for a while."""
    (folder / DATA).parent.mkdir(parents=True)
    if variant:
        with Store.open(folder / DATA) as store:
            practised(store, NAME, many)


# --- hands ----------------------------------------------------------------------------------------------------------


def _playing(folder: Path, tell: Tell) -> None:
    with seated(folder) as seat:
        for _ in range(HANDS):
            seat.window.take_box(EXERCISE.drill)
            seat.window.box.settle()
            _deal(seat, tell)


def _deal(seat: Seat, tell: Tell) -> None:
    """Deal the hand on the table, telling every gesture that is kept and the hand when its debrief stands."""
    desk, dealing = seat.window.desk, seat.window.play.dealing
    assert dealing is not None
    running, record = desk.running, dealing.record
    before = seat.window.box.after.dealt

    def kept(many: int) -> None:
        tell("gestures", running, [notation.line(each) for each in record.gestures[:many]])

    kept(len(record))
    seat.deal(Telling(seat.window, kept))
    dealt = seat.window.box.after.dealt
    if dealt is not None and dealt is not before:
        tell("hand", dealt.attempt, [notation.line(each) for each in dealt.transcript.gestures])


def _played(killed: Killed, verdict: Verdict) -> None:
    _mended(killed, verdict)
    _hands_there(killed, verdict)


def _hands_there(killed: Killed, verdict: Verdict) -> None:
    with Store.open(killed.data) as store:
        for attempt, lines in killed.all("hand"):
            _hand_there(store, attempt, lines, verdict)
        for (ungraded,) in store.tuples(UNGRADED):
            verdict.add("lost grades", f"hand {ungraded} is finished and has no grade")
        _running_there(store, killed, verdict)


UNGRADED = "SELECT id FROM attempts a WHERE NOT EXISTS (SELECT 1 FROM assessments WHERE attempt = a.id AND counts)"


def _mended(killed: Killed, verdict: Verdict) -> None:
    """The program starts again as for anybody, and is given a moment."""
    try:
        with seated(killed.folder) as seat:
            store = seat.window.desk.store
            for _ in range(MENDED):
                if not store.tuples(UNGRADED) and not store.left_over():
                    break
                QTest.qWait(5)
    except Barred as words:
        verdict.add("lock-outs", f"the window: {words}")


def _hand_there(store: Store, attempt: int, lines: list[str], verdict: Verdict) -> None:
    try:
        found: Attempt = store.attempt(attempt)
    except KeyError:
        verdict.add("lost hands", f"hand {attempt} is not there")
        return
    if not found.transcript.endswith("".join(f"{line}\n" for line in lines)):
        verdict.add("lost hands", f"hand {attempt} is another one")
    if not any(each.counts for each in found.assessments):
        verdict.add("lost grades", f"hand {attempt} was graded and has no grade")


def _running_there(store: Store, killed: Killed, verdict: Verdict) -> None:
    """The last hand that was begun is finished, or is offered with every gesture that was told."""
    told = killed.all("gestures")
    if not told:
        return
    _running, lines = told[-1]
    attempts = store.tuples("SELECT transcript FROM attempts ORDER BY id DESC LIMIT 3")
    if any("\n".join(lines) in text for (text,) in attempts):
        _none_over(store, verdict)
        return
    offered = store.interrupted()
    if offered is None:
        verdict.add("lost hands", f"the running hand with {len(lines)} gestures is not offered")
    elif list(offered.lines[: len(lines)]) != lines:
        verdict.add("lost hands", f"the running hand lost gestures: {len(offered.lines)} of {len(lines)}")
    else:
        _none_over(store, verdict)


def _none_over(store: Store, verdict: Verdict) -> None:
    """A hand that is offered can be gone on with, and is not over."""
    from trainer.kernel.document import transcript_of
    from trainer.scenarios.session import Session

    offered = store.interrupted()
    if offered is None:
        return
    hand = offered.hand
    try:
        play = play_of(read(hand.scenario_text, hand.scenario), book(hand.book), hand.seed)
        session = Session.resume(play, book(hand.book), transcript_of(offered.transcript))
    except ValueError as fault:
        verdict.add("lost hands", f"the running hand cannot be gone on with: {fault}")
        return
    if session.ended:
        verdict.add("lost grades", "a hand that is over is offered as running, to a table where nobody moves")


# --- questions ------------------------------------------------------------------------------------------------------


def _answering(folder: Path, tell: Tell) -> None:
    fit = (each for each in bank() if HOUSE in each.houses)
    posed = tuple(drawn(each, HOUSE, 4) for each, _ in zip(fit, range(QUESTIONS), strict=False))
    with seated(folder) as seat:
        window = seat.window
        ask_on(window.shell, window.desk, window.guarded, put(HOUSE, "Asked", posed), None, window.settings)
        QApplication.processEvents()
        for number, each in enumerate(posed):
            _answer(seat, each, number % 3 != 0, tell)


def _answer(seat: Seat, posed: Asked, right: bool, tell: Tell) -> None:
    page = seat.window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    Answerer(page, seat.events, by_mouse=False).give(answer_for(posed, right=right))
    QApplication.processEvents()
    tell("answer", posed.id, posed.seed, right)
    seat.events.key(Qt.Key.Key_Return)
    QApplication.processEvents()


def _answered(killed: Killed, verdict: Verdict) -> None:
    _mended(killed, verdict)
    _answers_there(killed, verdict)


def _answers_there(killed: Killed, verdict: Verdict) -> None:
    with Store.open(killed.data) as store:
        for question, seed, right in killed.all("answer"):
            sql = "SELECT count(*) FROM answers WHERE question = ? AND seed = ? AND right = ?"
            if store.tuples(sql, (question, seed, right)) == [(0,)]:
                verdict.add("lost answers", f"the answer to {question} is not there")
        for drill, place in killed.all("spot"):
            sql = "SELECT count(*) FROM spots s JOIN rounds r ON r.id = s.round WHERE r.drill = ? AND s.place = ?"
            if store.tuples(sql, (drill, place)) == [(0,)]:
                verdict.add("lost answers", f"answer {place + 1} of the round of {drill} is not there")


# --- a session ------------------------------------------------------------------------------------------------------


def _session(folder: Path, tell: Tell) -> None:
    with seated(folder) as seat:
        sit(seat.window, *SESSION)
        for _ in range(MOST):
            if seat.window.sitting is None:
                return
            QApplication.processEvents()
            _step(seat, tell)
            if seat.window.sitting is not None:
                tell("step", len(seat.window.sitting.done))


def _step(seat: Seat, tell: Tell) -> None:
    wait_for(lambda: seat.window.box.settled)
    keys = ("play", "debrief", "questions", "drill", "session-end")
    pages = seat.window.shell._pages
    shown = next(key for key in keys if key in pages and seat.window.shell.page(key).isVisible())
    {"play": _deal, "debrief": _on, "questions": _asked, "drill": _drilled, "session-end": _on}[shown](seat, tell)


def _on(seat: Seat, _tell: Tell) -> None:
    seat.events.key(Qt.Key.Key_Return)
    QApplication.processEvents()


def _asked(seat: Seat, tell: Tell) -> None:
    from trainer.ui.asking import Asking

    page = seat.window.shell.page("questions")
    assert isinstance(page, QuestionsScreen)
    if page.over:
        _on(seat, tell)
    else:
        _answer(seat, page.findChild(Asking).asked.posed[page.at], True, tell)


def _drilled(seat: Seat, tell: Tell) -> None:
    page = seat.window.shell.page("drill")
    assert isinstance(page, DrillScreen)
    wait_for(lambda: page.spot is not None)
    spot, place = page.spot, len(page.played.given)
    assert spot is not None
    [amount] = spot.right[0].values()
    for figure in str(amount):
        _press(figure)
    _press(Qt.Key.Key_Return)
    if len(page.played.given) > place:
        tell("spot", spot.kind, place)
    _press(Qt.Key.Key_Return)


def _press(key: Any) -> None:
    QApplication.processEvents()
    held = QApplication.focusWidget()
    if held is not None:
        QTest.keyClick(held, key)


def _session_there(killed: Killed, verdict: Verdict) -> None:
    _played(killed, verdict)
    _answers_there(killed, verdict)
    steps = killed.all("step")
    with Store.open(killed.data) as store:
        profile = next((each for each in store.profiles() if each.name == NAME), None)
        kept = store.sitting(profile.id) if isinstance(profile, Profile) else None
        if steps and store.tuples("SELECT count(*) FROM spots") < [(IN_A_ROUND,)]:  # else it may be over
            if kept is None:
                verdict.add("lost answers", "the session is not there")
            elif len(from_json(kept.state).done) < steps[-1][0]:
                verdict.add("lost answers", f"the session is at {len(from_json(kept.state).done)}, not {steps[-1][0]}")


PLAYING = Job("playing", _fresh, _playing, nothing_known, _played, 2, windowed=True)
ANSWERING = Job("answering", _fresh, _answering, nothing_known, _answered, 2, windowed=True)
SITTING = Job("session", _fresh, _session, nothing_known, _session_there, 2, windowed=True)
