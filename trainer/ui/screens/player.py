"""The player: see the table from a seat, and say what your right is and which paragraph gives it."""

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import Text
from trainer.ui.screens.at_table import AtTable
from trainer.ui.screens.judge_models import AskedView, TruthView
from trainer.ui.screens.player_models import PlayerView

PLAYING, COMING, ELSEWHERE = "You are a player", "The next hand is coming.", "Other rulebooks"


class PlayerScreen(AtTable):
    """The table as a player sees it. Emits `answered(dict)` with the player's right and its paragraph, and `compared`
    when the other rulebooks are asked for.
    """

    role, panel = PLAYING, "Your right"
    own_keys = (("1–9", "Answer the open question"),)

    compared = Signal()

    def __init__(self, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self.show_waiting("")

    def show_waiting(self, house: str) -> None:
        """The next hand is being dealt."""
        self.build(PlayerView(house, "", "", ""), [Text(COMING, "heading", wrap=True)])

    def show_questions(self, view: PlayerView, asked: tuple[AskedView, ...]) -> None:
        """Say where the player sits, and ask."""
        self.ask(view, asked, Text(view.about, "label", "text-2", wrap=True))

    def show_truth(self, view: PlayerView, truth: TruthView) -> None:
        """How the answers were, and the paragraph."""
        self._told = view, truth
        others = Button(ELSEWHERE, "secondary", key="O")
        others.setObjectName("player-elsewhere")
        others.clicked.connect(self.compared)
        self.tell(view, truth, others)

    def show_elsewhere(self, notes: tuple[str, ...]) -> None:
        """The same, with what the other rulebooks say."""
        view, truth = self._told
        side = self.tell(view, replace(truth, notes=(*truth.notes, *notes)))
        soon(side, lambda: side.pane.look_at(self.truth.notes[-1], 20))
