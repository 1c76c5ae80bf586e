"""Under the table of a judged hand: play and pause, single steps, where the film stands, and what happened last."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button, IconButton
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.slider import ALONG, StepSlider
from trainer.ui.kit.text import Elided
from trainer.ui.screens.judge_models import MomentView


class FilmFoot(QWidget):
    """Emits `played` when the film is to go on or pause, and `step_chosen(step)` when another moment is wanted."""

    played = Signal()
    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._moments: tuple[MomentView, ...] = ()
        self.back, self.ahead = IconButton("stepb", "Step back"), IconButton("stepf", "Step forward")
        self.back.clicked.connect(lambda: self.step(-1))
        self.ahead.clicked.connect(lambda: self.step(1))
        self.play = Button("Pause", "secondary", icon="pause", key="P")
        self.play.setObjectName("judge-play")
        self.play.clicked.connect(self.played)
        self.slider = StepSlider((), name="Steps of the hand")
        self.slider.moved.connect(self.step_chosen)
        self.caption, self.before = Elided("", "label"), Elided("", "caption", "text-3", least=0)
        line = row(self.back, self.play, self.ahead, self.slider, gap=8)
        line.setStretch(3, 1)
        words = row(self.caption, self.before, gap=16)
        words.setStretch(0, 3)
        words.setStretch(1, 2)
        self.setLayout(column(line, words, gap=2, margins=(16, 6, 20, 10)))

    def show_moments(self, moments: tuple[MomentView, ...], at: int) -> None:
        """What has been seen so far, and where the film stands in it."""
        self._moments = moments
        self.slider.set_labels(tuple(each.time for each in moments), at)
        self._say(at)

    def show_running(self, on: bool) -> None:
        """Is it playing?"""
        words, icon = ("Pause", "pause") if on else ("Play", "play")
        self.play.show_as(words, icon)

    def hide_play(self) -> None:
        """What is over is only looked through."""
        self.play.hide()

    def step(self, by: int) -> None:
        """Another moment that was seen."""
        before = self.slider.step
        wanted = max(0, min(len(self._moments) - 1, before + by))
        if wanted != before:
            self.slider.show_step(wanted)
            self.step_chosen.emit(wanted)

    def take_key(self, key: int) -> bool:
        """Left and Right go from moment to moment; was it one of them?"""
        by = ALONG.get(Qt.Key(key), 0)
        if by:
            self.step(by)
        return bool(by)

    def _say(self, at: int) -> None:
        now = self._moments[at]
        self.caption.setText(_line(now))
        self.before.setText(_line(self._moments[at - 1]) if at else "")
        self.slider.setAccessibleName(f"Steps of the hand, {now.time}: {now.says}")


def _line(moment: MomentView) -> str:
    return f"{moment.time}  {moment.says}"
