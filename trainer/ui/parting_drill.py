"""The drill on where two rulebooks part: situations, each asked of both and right where both are; nothing is stored."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trainer.kernel.pieces import Pieces
from trainer.rules.book import keys
from trainer.study.asking_each import telling
from trainer.study.parted import Parted
from trainer.study.parting import known, stances_at
from trainer.ui.desk.houses import short
from trainer.ui.desk.parting import Spot, ask_view, spot_of, told
from trainer.ui.kit.soon import by_moments, one_by_one
from trainer.ui.looked_at import looked_at_table
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.parting import ROUND
from trainer.ui.screens.parting_drill import PartingDrillScreen
from trainer.ui.screens.parting_models import AnswerView, AskView

if TYPE_CHECKING:  # the window opens it
    from trainer.ui.window import Window

KEY = "parting-drill"


def open_drill(window: "Window", lines: Sequence[Parted], pair: tuple[str, str]) -> "Drill":
    """Open a round on some of the lines on which two rulebooks part."""
    return Drill(window, lines, pair)


class Drill(QObject):
    """One situation after the other, each asked of both rulebooks. Lives as long as its page."""

    def __init__(self, window: "Window", lines: Sequence[Parted], pair: tuple[str, str]) -> None:
        self._window, self._lines, self.pair = window, tuple(lines), pair
        self.view = looked_at_table(window)
        self.screen = PartingDrillScreen(" and ".join(map(short, pair)), self.view)
        super().__init__(self.screen)
        self.screen.back.connect(lambda: window.open_page("parting"))
        self.screen.answered.connect(self._answered)
        self.screen.gone_on.connect(self._next)
        self.screen.again.connect(self._begin)
        self.screen.turned.connect(window.read)
        window.shell.add(KEY, self.screen)
        window.shell.open(KEY)
        self._begin()

    # --- a round -----------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        chance = Random(self._window.desk.seeds())
        every = [stances_at(key) for key in keys() if known(key)]
        asked = chance.sample(self._lines, min(ROUND, len(self._lines)))
        seeds = [chance.getrandbits(31) for _ in asked]
        self.spots = tuple(
            spot_of(line, chance.choice(line.situations), every, self.pair, seed)
            for line, seed in zip(asked, seeds, strict=True)
        )
        self.at, self.right = -1, 0
        self.missed: list[tuple[str, AnswerView]] = []
        self._next()

    @property
    def spot(self) -> Spot:
        """The situation that is asked about."""
        return self.spots[self.at]

    def _next(self) -> None:
        self.at += 1
        if self.at >= len(self.spots):
            self.screen.show_end(self.right, len(self.spots), self.missed)
            return
        self.screen.show_waiting()
        one_by_one(self, self._shown())

    def _shown(self) -> Pieces[None]:
        spot = self.spot
        try:
            both = yield from by_moments(telling(spot.situation.key))
        except LookupError as gone:
            self._window.tell(str(gone))
            return
        yield
        if both.hand is not None:
            self.view.table.show(picture_of(both.hand, amounts=True), animate=False)
            yield
        self.screen.show_question(self._asked(), on_table=both.hand is not None)

    def _answered(self, given: Mapping[str, str]) -> None:
        answers = told(self.spot, self.pair, given)
        self.right += all(each.right for each in answers)
        name = self._asked().name
        self.missed += [(name, each) for each in answers if not each.right]
        self.screen.show_answers(f"{self.right} of {self.at + 1} right", answers)

    def _asked(self) -> AskView:
        return ask_view(self.spot, self.pair, self.at, len(self.spots), self.right)
