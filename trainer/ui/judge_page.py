"""Judging dealers at work: films are made, played at table speed, stopped, marked and told; nothing is stored."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.grading.captions import caption
from trainer.grading.films.asking import Asked, asking, questions_on
from trainer.grading.films.choosing import choosing
from trainer.grading.films.film import Film, NoFilm
from trainer.grading.films.judging import judged
from trainer.kernel.pieces import Pieces
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.shelf import Gone
from trainer.ui.desk.houses import pill
from trainer.ui.desk.judge import asked_view, film_view, truth_view
from trainer.ui.kit.soon import by_moments, one_by_one
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.judge import JudgeScreen
from trainer.ui.table import access
from trainer.ui.table.view import TableView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


def judge_page(window: "Window") -> JudgeScreen:
    """The page at the window's house; its first film is made at once."""
    return Judging(window).screen


class Judging(QObject):
    """One film after the other, and how many of them were judged right."""

    def __init__(self, window: "Window") -> None:
        access.install()
        self._window, self._house = window, window.house
        self.view = TableView()
        self.view.table.set_four_colours(window.settings.four_colour)
        self.view.table.set_reduced_motion(window.settings.reduced_motion)
        self.screen = JudgeScreen(pill(self._house), self.view)
        super().__init__(self.screen)
        self.clock = window.clocks()
        self.film: Film | None = None
        self.asked: tuple[Asked, ...] = ()
        self._left = False
        self.making = False
        self.at, self.right, self.count = 0, 0, 0
        self.given: Mapping[str, str] = {}
        self.screen.back.connect(self._leave)
        self.screen.stopped.connect(self._stop)
        self.screen.nothing_wrong.connect(lambda: self._tell(None))
        self.screen.answered.connect(self._answered)
        self.screen.gone_on.connect(self._next)
        self.screen.step_chosen.connect(lambda step: self._show(self._start + step, animate=False))
        self.screen.turned.connect(window.read)
        self.screen.destroyed.connect(self.clock.silence)
        self._next()

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
        self.screen.show_film(film_view(film, self.right, self.count))
        self._show(film.start, animate=False)
        self.clock.set(self._moment(film.start))
        self.clock.start()
        self._wait()

    @property
    def _start(self) -> int:
        return self.film.start if self.film is not None else 0

    def _moment(self, at: int) -> int:
        """When the hand stood like that, in its own milliseconds."""
        return self.film.record.gestures[at - 1].at if self.film is not None and at else 0

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

    def _show(self, at: int, animate: bool = True) -> None:
        film = self.film
        if film is None:
            return
        self.at = at
        self.view.table.show(picture_of(film.record, at, taken_over=film.start), animate=animate)
        self.screen.say(self._caption(film, at))

    @staticmethod
    def _caption(film: Film, at: int) -> str:
        return caption(film.record, at - 1) if at > film.start else "The dealer takes the box."

    # --- judging -----------------------------------------------------------------------------------------------

    def _stop(self) -> None:
        film = self.film
        if film is None:
            return
        self.clock.stop()
        self.clock.silence()
        self._at = self.at
        if judged(film, self.at).asks:
            view = film_view(film, self.right, self.count)
            self.screen.show_questions(view, tuple(map(asked_view, self.asked)))
            self.screen.say(self._caption(film, self.at))
        else:
            self._tell(self.at)

    def _answered(self, given: Mapping[str, str]) -> None:
        self.given = given
        self._tell(self._at)

    def _tell(self, at: int | None) -> None:
        film = self.film
        if film is None:
            return
        self.clock.silence()
        asked = self.asked
        result = judged(film, at, asked, self.given)
        self.count += 1
        self.right += result.right
        shown = film.fault.shown if film.fault else min(film.end, self.at)
        moments = tuple(map(partial(self._caption, film), range(film.start, film.end + 1)))
        truth = truth_view(film, asked, self.given, result)
        self._show(shown, animate=False)
        self.screen.show_truth(film_view(film, self.right, self.count), truth, moments, shown - film.start)
