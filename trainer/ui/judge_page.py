"""Judging dealers at work: films are made, played at table speed, paused, stopped, marked, told and kept."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.grading.films.asking import NOTHING, Asked, asking, asking_early, questions_on
from trainer.grading.films.choosing import choosing
from trainer.grading.films.film import Film, NoFilm
from trainer.grading.films.judging import Judged, judged
from trainer.kernel.pieces import Pieces
from trainer.progress.films import FilmSums
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.shelf import Gone
from trainer.ui.desk.houses import pill
from trainer.ui.desk.judge import asked_view, film_view, kept, moment_view, truth_view
from trainer.ui.kit.soon import by_moments, one_by_one
from trainer.ui.looked_at import looked_at_table
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.judge import JudgeScreen
from trainer.ui.screens.judge_models import FilmView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def judge_page(window: "Window") -> JudgeScreen:
    """The page at the window's house; its first film is made at once."""
    return Judging(window).screen


class Judging(QObject):
    """One film after the other, and how many of them were judged right."""

    def __init__(self, window: "Window") -> None:
        self._window, self._house = window, window.house
        self.view = looked_at_table(window)
        self.screen = JudgeScreen(pill(self._house), self.view)
        super().__init__(self.screen)
        self.clock = window.clocks()
        self.film: Film | None = None
        self.asked: tuple[Asked, ...] = ()
        self._left = False
        self.making = False
        self.at, self.seen, self.sums = 0, 0, FilmSums()
        window.guarded(self._recall)
        self.given: Mapping[str, str] = {}
        self.screen.back.connect(self._leave)
        self.screen.played.connect(self._toggle)
        self.screen.stopped.connect(self._stop)
        self.screen.kept_watching.connect(self._watch_on)
        self.screen.nothing_wrong.connect(lambda: self._tell(None))
        self.screen.answered.connect(self._answered)
        self.screen.gone_on.connect(self._next)
        self.screen.step_chosen.connect(self._look)
        self.screen.turned.connect(window.read)
        self.screen.destroyed.connect(self.clock.silence)
        self._next()

    def _recall(self) -> None:
        """How many were judged at this house before."""
        desk = self._window.desk
        self.sums = desk.store.film_sums(desk.profile.id, self._house)

    def _leave(self) -> None:
        self._left = True
        self.clock.silence()
        self._window.open_page("drills")

    # --- the film ----------------------------------------------------------------------------------------------

    def _next(self) -> None:
        self.film = None
        self.clock.silence()
        self.screen.show_waiting()
        self.making = True
        one_by_one(self, self._made())

    def _made(self) -> Pieces[None]:
        shelf = scenarios()
        keys = tuple(each.id for each in shelf.heads)
        seed = self._window.desk.seeds()
        try:
            film = yield from by_moments(choosing(keys, shelf.open, book(self._house), seed))
            asked = yield from by_moments(asking(film))
        except (NoFilm, Gone) as none:
            self._window.tell(str(none))
            return
        finally:
            self.making = False
        if not self._left and self.film is None:
            self.play(film, asked)

    def play(self, film: Film, asked: tuple[Asked, ...] | None = None) -> None:
        """Show this film from its beginning; its questions are worked out where they aren't given."""
        self.film, self.given = film, {}
        self.asked = questions_on(film) if asked is None else asked
        self.seen = film.start
        self.screen.show_film(self._view(film))
        self._show(film.start, animate=False)
        self._run()

    def _view(self, film: Film) -> FilmView:
        return film_view(film, self.sums.right, self.sums.films)

    def _moment(self, at: int) -> int:
        """When the hand stood like that, in its own milliseconds."""
        return self.film.record.gestures[at - 1].at if self.film is not None and at else 0

    # --- playing and pausing -----------------------------------------------------------------------------------

    def _toggle(self) -> None:
        """Pause the film, or go on with it from the moment on the table."""
        if self.clock.running:
            self._pause()
        elif self.film is not None and self.at < self.film.end:
            self._run()

    def _run(self) -> None:
        self.clock.set(self._moment(self.at))
        self.clock.start()
        self.screen.foot.show_running(True)
        self._wait()

    def _pause(self) -> None:
        self.clock.stop()
        self.clock.silence()
        self.screen.foot.show_running(False)

    def _wait(self) -> None:
        """The next gesture comes when it came in the hand."""
        film = self.film
        if film is None or self.at >= film.end:
            self.clock.stop()
            self.screen.show_end()
            return
        self.clock.alarm(self._moment(self.at + 1), self._go_on)

    def _go_on(self) -> None:
        self._show(self.at + 1)
        self._wait()

    def _look(self, step: int) -> None:
        """Pause at a moment that was seen."""
        if self.film is not None:
            self._pause()
            self._show(self.film.start + step, animate=False)

    def _show(self, at: int, animate: bool = True) -> None:
        film = self.film
        if film is None:
            return
        self.at, self.seen = at, max(self.seen, at)
        self.view.table.show(picture_of(film.record, at, taken_over=film.start), animate=animate)
        moments = tuple(moment_view(film, each) for each in range(film.start, self.seen + 1))
        self.screen.show_moments(moments, at - film.start)

    # --- judging -----------------------------------------------------------------------------------------------

    def _stop(self) -> None:
        """Ask, whether anything is wrong or not: that one is asked tells nothing."""
        film = self.film
        if film is None:
            return
        self._pause()
        asked = self.asked if judged(film, self.seen).asks else asking_early(film, self.seen)
        self.screen.show_questions(self._view(film), tuple(map(asked_view, asked)), moment_view(film, self.seen).time)
        self._show(self.at, animate=False)

    def _watch_on(self) -> None:
        """Back to the film, as if it had not been stopped."""
        film = self.film
        if film is None:
            return
        self.screen.show_film(self._view(film))
        self._show(self.seen, animate=False)
        self._run()

    def _answered(self, given: Mapping[str, str]) -> None:
        if given.get("what") == NOTHING:
            self._watch_on()
            return
        self.given = given
        self._tell(self.seen)

    def _tell(self, at: int | None) -> None:
        film = self.film
        if film is None:
            return
        self.clock.silence()
        result = judged(film, at, self.asked, self.given)
        self._keep(film, result, at)
        shown = film.fault.shown if film.fault else min(film.end, self.at)
        truth = truth_view(film, self.asked, self.given if result.asks else {}, result)
        self.screen.show_truth(self._view(film), truth)
        self.seen = film.end
        self._show(shown, animate=False)

    def _keep(self, film: Film, result: Judged, at: int | None) -> None:
        """It is stored and counted; where the store can't be written to, that is told and it counts for now."""
        sums, desk = self.sums, self._window.desk
        self.sums = replace(sums, films=sums.films + 1, right=sums.right + result.right)
        made = kept(film, desk.profile.id, result, at, datetime.now().astimezone())
        self._window.guarded(lambda: desk.store.add_film(made))
