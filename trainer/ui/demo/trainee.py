"""Somebody who sits down at the window and deals one hand after the other, by mouse or by keyboard."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from trainer import output
from trainer.progress.store import Store
from trainer.rules.book import BOOKS
from trainer.settings import Settings
from trainer.ui.demo.answers import answer_for
from trainer.ui.demo.by_keys import ByKeys
from trainer.ui.demo.by_mouse import ByMouse
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.dealers import Dealer
from trainer.ui.demo.doer import Doer
from trainer.ui.demo.events import Events, wait_for
from trainer.ui.demo.exercises import Exercise
from trainer.ui.demo.hand import Hand
from trainer.ui.demo.pages import Pages
from trainer.ui.demo.picture import png
from trainer.ui.demo.report import Answered, HandReport
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.hands import RECENT
from trainer.ui.desk.questions import ask
from trainer.ui.desk.verdicts import given_words
from trainer.ui.window import Window

DOERS: dict[str, type[Doer]] = {doer.name: doer for doer in (ByMouse, ByKeys)}


class Trainee:
    """One profile at one house, with a window of its own. `out` is where pictures go."""

    def __init__(self, store: Store, house: str, name: str, by: str, out: Path) -> None:
        self.desk = Desk(store, store.profile(name), BOOKS[0], lambda: self.seed)
        self.house, self.by, self.out, self.seed = house, by, out, 0
        self.clock = JumpClock()
        kept = Settings(name=name, house=BOOKS[0], reduced_motion=True)
        self.window = Window(lambda: self.desk, kept, self._clock)
        self.events = Events(self.window)
        self.pages = Pages(self.window, self.events, by == ByMouse.name)

    def _clock(self) -> JumpClock:
        self.clock = JumpClock()
        return self.clock

    def come(self) -> None:
        """Open the first page and choose the house."""
        self.window.open_page("today")
        self.window.show()
        self.window.activateWindow()
        wait_for(self.window.isActiveWindow)
        self.pages.choose_house(self.house)

    def leave(self) -> None:
        """Close the window."""
        self.window.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def deal(self, exercise: Exercise, dealer: Dealer) -> HandReport:
        """Deal one hand and answer the questions after it. Raises Stuck, Unreachable or LookupError."""
        pictures: dict[str, str] = {}
        prefix = f"{exercise.drill}-{self.house}-{'perfect' if not dealer.loses else 'mistake'}"

        def seen(moment: str) -> None:
            pictures[moment] = f"{prefix}-{len(pictures) + 1}-{moment}.png"
            output.write(self.out / pictures[moment], png(self.window), force=True, within=self.out)

        self._sit_down(exercise)
        Hand(self.window, self.clock, DOERS[self.by](self.window.play, self.events), dealer, seen).run()
        dealt = self.window.after.dealt
        assert dealt is not None
        wait_for(lambda: len(self.window.after.replays) > 1)
        seen("debrief")
        answered = self._answer(right=not dealer.loses, seen=seen)
        return HandReport(dealt, dealer, self.by, answered, pictures)

    def _sit_down(self, exercise: Exercise) -> None:
        rows = self.desk.store.attempts(self.desk.profile.id, limit=RECENT)
        self.seed = exercise.seed(tuple(row.scenario for row in rows))
        self.pages.choose_drill(exercise.drill, exercise.number)
        self.pages.sit_down()

    def _answer(self, right: bool, seen: Callable[[str], None]) -> tuple[Answered, ...]:
        """Answer the three questions, all rightly or all wrongly."""
        dealt = self.window.after.dealt
        assert dealt is not None
        asked = ask(dealt, self.desk.store.seen(self.desk.profile.id, dealt.book))
        self.pages.to_the_questions()
        found = []
        for posed in asked.posed if asked else ():
            given = answer_for(posed, right=right)
            self.pages.answer(given)
            cites = tuple(f"{each.book} {each.at}" for each in posed.cites)
            found.append(Answered(posed.id, posed.prompt, given_words(posed, given), right, cites))
        seen("questions")
        self.pages.leave_questions()
        return tuple(found)
