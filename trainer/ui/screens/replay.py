"""The replay area of the debrief: what to show, the table itself, and the steps."""

from collections.abc import Mapping

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import IconButton
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.slider import StepSlider
from trainer.ui.kit.text import RIGHT, Text
from trainer.ui.screens.models import ReplayView

STEP_MS = 1300


class ReplayPanel(Card):
    """Holds the given table. Emits `replay_chosen(key)` and `step_chosen(step)`; Play walks on by itself."""

    replay_chosen = Signal(str)
    step_chosen = Signal(int)

    def __init__(
        self,
        replays: tuple[ReplayView, ...],
        current: str,
        table: QWidget,
        title: str = "Replay",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent=parent)
        self._replays = {replay.key: replay for replay in replays}
        self._marks: dict[str, Mapping[int, str]] = {}
        self.choice = Segments(tuple((each.key, each.label) for each in replays), current, "Replay")
        self.choice.chosen.connect(self._take)
        self.slider = StepSlider(self._replays[current].steps)
        self.slider.moved.connect(self._moved)
        self._count = Text("", "label", "text-2", align=RIGHT, tabular=True)
        self._timer = QTimer(self)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._tick)
        self.head = holder(row(Text(title, "heading"), None, self.choice, gap=12, margins=(20, 4, 14, 4)))
        rows = column(self.head, holder(column(table, margins=(1, 0, 1, 0))), holder(self._foot()), gap=0)
        rows.setStretch(1, 1)
        self.setLayout(rows)
        self._show_count()

    def _foot(self) -> QHBoxLayout:
        self.back = IconButton("stepb", "Step back")
        self.play = IconButton("play", "Play")
        self.ahead = IconButton("stepf", "Step on")
        self.back.clicked.connect(lambda: self._step(-1))
        self.ahead.clicked.connect(lambda: self._step(1))
        self.play.clicked.connect(lambda: self._run(not self._timer.isActive()))
        buttons = row(self.back, self.play, self.ahead, gap=4)
        line = row(buttons, self.slider, self._count, gap=16, margins=(14, 2, 18, 2))
        line.setStretch(1, 1)
        return line

    @property
    def key(self) -> str:
        """The key of the replay shown now."""
        return self.choice.current

    def set_marks(self, key: str, marks: Mapping[int, str]) -> None:
        """Draw these marks in the places of that replay's steps."""
        self._marks[key] = marks
        self.slider.set_marks(self._marks.get(self.key, {}))

    def set_replays(self, replays: tuple[ReplayView, ...]) -> None:
        """Offer these replays instead; the one shown stays at its step if it is among them."""
        key, step = self.key, self.slider.step
        self._replays = {replay.key: replay for replay in replays}
        shown = key if key in self._replays else next(iter(self._replays))
        self.choice.set_options(tuple((each.key, each.label) for each in replays), shown)
        self.show_replay(shown, step if shown == key else 0)

    def show_replay(self, key: str, step: int = 0) -> None:
        """Turn to another replay and step, without a signal."""
        self._run(False)
        self.choice.choose(key)
        self.slider.set_labels(self._replays[key].steps, step)
        self.slider.set_marks(self._marks.get(key, {}))
        self._show_count()

    def show_step(self, step: int) -> None:
        """Stand on another step, without a signal."""
        self.slider.show_step(step)
        self._show_count()

    def step(self, by: int) -> None:
        """Stop, and go so many steps on or back."""
        self._run(False)
        self._step(by)

    def _take(self, key: str) -> None:
        self.show_replay(key)
        self.replay_chosen.emit(key)

    def _moved(self, step: int) -> None:
        self._run(False)
        self._show_count()
        self.step_chosen.emit(step)

    def _step(self, by: int) -> None:
        before = self.slider.step
        self.show_step(before + by)
        if self.slider.step != before:
            self.step_chosen.emit(self.slider.step)

    def _run(self, on: bool) -> None:
        """Start or stop walking on; from the last step it starts again."""
        if on and self.slider.step == len(self._replays[self.key].steps) - 1:
            self._step(-self.slider.step)
        self._timer.start() if on else self._timer.stop()
        self.play.set_icon("pause" if on else "play", "Pause" if on else "Play")

    def _tick(self) -> None:
        before = self.slider.step
        self._step(1)
        if self.slider.step == before:
            self._run(False)

    def _show_count(self) -> None:
        steps = len(self._replays[self.key].steps)
        self._count.setText(f"{self.slider.step + 1} of {steps}" if steps else "")
        self._count.setMinimumWidth(self._count.sizeHint().width())
