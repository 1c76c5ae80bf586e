"""The player at work: situations are made, the table is seen from a seat, and answers are marked."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.grading.films.asking import Asked
from trainer.grading.rights.asking import answered, asked_of_a_player
from trainer.grading.rights.situation import NoSituation, Situation, choosing_situation
from trainer.kernel.pieces import Pieces
from trainer.rules.book import book
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.shelf import Gone
from trainer.ui.desk.floor import asked_views
from trainer.ui.desk.houses import pill
from trainer.ui.desk.rights import player_view, rights_truth, seen_from, told_elsewhere
from trainer.ui.kit.soon import by_moments, one_by_one
from trainer.ui.looked_at import looked_at_table
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.player import PlayerScreen
from trainer.ui.screens.player_models import PlayerView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window


AHEAD_MS = 400  # the table comes up before the next one is begun


def player_page(window: "Window") -> PlayerScreen:
    """The page at the window's house; its first situation is made at once."""
    return InSeat(window).screen


class InSeat(QObject):
    """One situation after the other, each made ahead, and how many were answered right. Lives as long as its page."""

    def __init__(self, window: "Window") -> None:
        self._window, self._house = window, window.house
        self.view = looked_at_table(window)
        self.screen = PlayerScreen(self.view)
        super().__init__(self.screen)
        self.situation: Situation | None = None
        self.asked: tuple[Asked, ...] = ()
        self._ahead: tuple[Situation, tuple[Asked, ...]] | None = None
        self.right, self.of, self._left, self._making = 0, 0, False, False
        self.screen.back.connect(self._leave)
        self.screen.answered.connect(self._answered)
        self.screen.gone_on.connect(self._next)
        self.screen.turned.connect(window.read)
        self.screen.compared.connect(self._compared)
        self._next()

    def _leave(self) -> None:
        self._left = True
        self._window.open_page("drills")

    def _next(self) -> None:
        self.situation = None
        if self._ahead is not None:
            self.take(*self._ahead)
            return
        self.screen.show_waiting(pill(self._house))
        self._make()

    def _make(self, wait: int = 0) -> None:
        if not self._making:
            self._making = True
            one_by_one(self, self._made(), wait)

    def _made(self) -> Pieces[None]:
        """The next situation, made while the player still answers the one before."""
        shelf = scenarios()
        try:
            chosen = choosing_situation(shelf.heads, shelf.open, book(self._house), self._window.desk.seeds())
            situation = yield from by_moments(chosen)
            yield
            asked = asked_of_a_player(situation)
        except (NoSituation, Gone) as none:
            if self.situation is None and not self._left:
                self._window.tell(str(none))
            return
        finally:
            self._making = False
        self._ahead = situation, asked
        if self.situation is None and not self._left:
            self.take(situation, asked)

    def take(self, situation: Situation, asked: tuple[Asked, ...]) -> None:
        """Sit down in this situation, and have the next one made."""
        self.situation, self.asked, self._ahead = situation, asked, None
        picture = picture_of(situation.film.record, situation.at, taken_over=situation.film.start)
        self.view.table.show(seen_from(picture, situation.seat), animate=False)
        self.screen.show_questions(self._view(situation), asked_views(self.asked))
        self._make(AHEAD_MS)

    def _view(self, situation: Situation) -> PlayerView:
        return player_view(situation, self.right, self.of)

    def _answered(self, given: Mapping[str, str]) -> None:
        situation = self.situation
        if situation is None:
            return
        result = answered(self.asked, given)
        self.right, self.of = self.right + all(result.values()), self.of + 1
        truth = rights_truth(situation, self.asked, given, result)
        self.screen.show_truth(self._view(situation), truth)

    def _compared(self) -> None:
        if self.situation is not None:
            self.screen.show_elsewhere(told_elsewhere(self.situation))
