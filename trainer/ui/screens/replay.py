"""The replay area of the debrief: what to show, the table itself, what happens in words, and the steps."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import Button, IconButton
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.slider import ALONG, StepSlider
from trainer.ui.kit.text import RIGHT, Text
from trainer.ui.screens.film_caption import FilmCaption
from trainer.ui.screens.models import BeatView, ReplayView

STEP_MS = 1300
SPEEDS = {1.0: "1\u00d7", 2.0: "2\u00d7", 0.5: "\u00bd\u00d7"}


class ReplayPanel(Card):
    """Holds the given table. Emits `replay_chosen(key)` and `step_chosen(step)`; Play shows the film from there.

    `beat_chosen(at)` asks for the table after so many gestures, between two steps.
    """

    replay_chosen = Signal(str)
    step_chosen = Signal(int)
    beat_chosen = Signal(int)

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
        self._numbers: Mapping[str, int] = {}
        self._beat, self._speed = 0, 1.0
        self.choice = Segments(tuple((each.key, each.label) for each in replays), current, "Replay")
        self.choice.chosen.connect(self._take)
        self.slider = StepSlider(self._replays[current].steps)
        self.slider.moved.connect(self._moved)
        self._count = Text("", "label", "text-2", align=RIGHT, tabular=True)
        self.caption = FilmCaption()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tick)
        self.head = holder(row(Text(title, "heading"), None, self.choice, gap=12, margins=(20, 4, 14, 4)))
        film = holder(column(table, margins=(1, 0, 1, 0)))
        rows = column(self.head, film, holder(column(self.caption, margins=(1, 0, 1, 0))), holder(self._foot()), gap=0)
        rows.setStretch(1, 1)
        self.setLayout(rows)
        self._stand()

    def _foot(self) -> QHBoxLayout:
        self.back = IconButton("stepb", "Step back")
        self.play = IconButton("play", "Play")
        self.ahead = IconButton("stepf", "Step forward")
        self.back.clicked.connect(lambda: self._step(-1))
        self.ahead.clicked.connect(lambda: self._step(1))
        self.play.clicked.connect(lambda: self._run(not self._timer.isActive()))
        self.speed = Button(SPEEDS[1.0], "small", key="S", name="Speed: 1\u00d7")
        self.speed.clicked.connect(self._change_speed)
        buttons = row(self.back, self.play, self.ahead, gap=4)
        line = row(buttons, self.slider, self.speed, self._count, gap=12, margins=(14, 2, 18, 2))
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

    def set_numbers(self, numbers: Mapping[str, int]) -> None:
        """Which number the caption has for each step of a remedy, by its key."""
        self._numbers = numbers
        self._say()

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
        self._stand()

    def show_step(self, step: int) -> None:
        """Stand on another step, without a signal."""
        self.slider.show_step(step)
        self._stand()

    def step(self, by: int) -> None:
        """Stop, and go so many steps on or back."""
        self._run(False)
        self._step(by)

    def take_key(self, key: int) -> bool:
        """Space plays and pauses, Esc stops, Left and Right go from step to step; was it one of them?"""
        if key == Qt.Key.Key_Space:
            self.play.click()
        elif key == Qt.Key.Key_Escape:
            self._run(False)
        elif key in ALONG:
            self.step(ALONG[Qt.Key(key)])
        return key in (Qt.Key.Key_Space, Qt.Key.Key_Escape) or key in ALONG

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing plays that no one can see."""
        self._run(False)
        super().hideEvent(event)

    def _take(self, key: str) -> None:
        """Another replay from its beginning; the right way plays at once, from where something goes wrong."""
        begins = self._replays[key].begins
        self.show_replay(key, begins)
        self.replay_chosen.emit(key)
        if begins:
            self.step_chosen.emit(begins)
            self._run(True)

    def _moved(self, step: int) -> None:
        self._run(False)
        self._stand()
        self.step_chosen.emit(step)

    def _step(self, by: int) -> None:
        before = self.slider.step
        self.show_step(before + by)
        if self.slider.step != before:
            self.step_chosen.emit(self.slider.step)

    # --- the film ----------------------------------------------------------------------------------------------

    @property
    def _beats(self) -> tuple[BeatView, ...]:
        """The film; where there is none, its steps one after the other."""
        shown = self._replays[self.key]
        return shown.film or tuple(BeatView(step, step * STEP_MS, step) for step in range(len(shown.steps)))

    def _run(self, on: bool) -> None:
        """Start or stop the film; from its end it starts again."""
        if on and self._beat >= len(self._beats) - 1:
            self._step(-self.slider.step)
        self._timer.stop()
        if on:
            self._await()
        running = self._timer.isActive()
        self.play.set_icon("pause" if running else "play", "Pause" if running else "Play")

    def _await(self) -> None:
        """The next beat comes in its time."""
        now, later = self._beats[self._beat : self._beat + 1], self._beats[self._beat + 1 : self._beat + 2]
        if now and later:
            self._timer.start(round((later[0].ms - now[0].ms) / self._speed))

    def _tick(self) -> None:
        self._beat += 1
        beat = self._beats[self._beat]
        if beat.step != self.slider.step:
            self.slider.show_step(beat.step)
            self.step_chosen.emit(beat.step)
        else:
            self.beat_chosen.emit(beat.at)
        self._say()
        if self._beat < len(self._beats) - 1:
            self._await()
        else:
            self._run(False)

    def _change_speed(self) -> None:
        speeds = tuple(SPEEDS)
        self._speed = speeds[(speeds.index(self._speed) + 1) % len(speeds)]
        self.speed.setText(SPEEDS[self._speed])
        self.speed.setAccessibleName(f"Speed: {SPEEDS[self._speed]}")
        if self._timer.isActive():
            self._await()

    def _stand(self) -> None:
        """The film stands at the step of the slider."""
        steps = (place for place, beat in enumerate(self._beats) if beat.step >= self.slider.step)
        self._beat = next(steps, 0)
        self._say()

    def _say(self) -> None:
        """The caption and the time."""
        shown, steps = self._replays[self.key], len(self._replays[self.key].steps)
        beat = self._beats[self._beat] if self._beats else BeatView(0, 0, 0)
        keys = [key for key, step in shown.moments if step == beat.step] if self._reached else []
        numbers = [self._numbers[key] for key in keys if key in self._numbers]
        self.caption.setVisible(bool(shown.film))
        self.caption.tell(beat.does, beat.says, max(numbers, default=0))
        time = f"{beat.ms // 60_000}:{beat.ms // 1000 % 60:02d}"
        self._count.setText(time if shown.film else f"{self.slider.step + 1} of {steps}" if steps else "")
        self._count.setMinimumWidth(self._count.sizeHint().width())

    @property
    def _reached(self) -> bool:
        """Has the film just come to a step, and isn't it between two?"""
        before = self._beats[self._beat - 1].step if self._beat else -1
        return bool(self._beats) and self._beats[self._beat].step != before
