"""A round of one drill: question, answer, what stands, the next; paused, left, or played to its end."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from trainer.quickfire.rounds import Round
from trainer.quickfire.spot import Answer, Spot
from trainer.ui.closeup.of import close_up
from trainer.ui.closeup.view import CloseView, Light
from trainer.ui.drill.bar import RoundBar
from trainer.ui.drill.foot import Foot, verdict_words
from trainer.ui.drill.keys import KEYS
from trainer.ui.drill.pause import Pause
from trainer.ui.drill.reason import LOW_WIDTH, WIDTH, Reason
from trainer.ui.drill.reckoning import signed
from trainer.ui.drill.round import Given, Played
from trainer.ui.kit.dialog import Dialog
from trainer.ui.kit.fit import LOW_WINDOW
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.soon import soon
from trainer.ui.play.clock import Clock
from trainer.ui.play.key_sheet import KeySheet
from trainer.ui.screens.base import Screen
from trainer.ui.screens.models import SlipView

TICK_MS, AHEAD_MS = 100, 120
LEAVE = "Leave this round?"
LEFT = "What you have answered is kept. An unfinished round can’t be a personal best."


class DrillScreen(Screen):
    """Begins with the questions one after the other; `stakes` and `slip` say what goes with one.

    Emits `given(Given)` for every answer, `ended(Played)` after the last, `left` away from the round, and
    `read(book, paragraph)` into a book.
    """

    given = Signal(object)
    ended = Signal(object)
    left = Signal()
    read = Signal(str, str)

    def __init__(
        self,
        title: str,
        house: str,
        stakes: Callable[[Spot], str],
        slip: Callable[[Spot], SlipView],
        clock: Clock,
        begun: Round,
    ) -> None:
        super().__init__()
        self._stakes, self._slip, self.clock = stakes, slip, clock
        self._spots: Iterator[Spot] = iter(())
        self.played = Played(begun)
        self.spot: Spot | None = None
        self._next: Spot | None = None
        self.reason: Reason | None = None
        self.bar, self.view, self.foot = RoundBar(), CloseView(), Foot()
        self.bar.show_drill(title, house)
        self._felt = row(self.view, gap=0)
        body = column(self.bar, self._felt, self.foot, gap=0)
        body.setStretch(1, 1)
        self._frame.addLayout(body)
        self._tick = QTimer(self, interval=TICK_MS)
        self._connect()

    def _connect(self) -> None:
        self._tick.timeout.connect(self.show_time)
        self.bar.left.connect(self.leave)
        self.bar.paused.connect(self.pause)
        self.bar.again.connect(self.replay)
        self.bar.keys.connect(lambda: self._over(KeySheet(self, self.view.motion.reduced, KEYS)))
        self.view.pointed.connect(self._point)
        self.view.played.connect(self._start_clock)
        self.foot.answered.connect(self.answer)
        self.foot.gone_on.connect(self.go_on)

    # --- a question --------------------------------------------------------------------------------------------

    def begin(self, spots: Iterator[Spot]) -> None:
        """Ask the first of these questions."""
        self._spots = spots
        self._ask(next(spots))

    def prepare(self) -> None:
        """Make the next question while this one is being thought about."""
        if self._next is None and not self.played.round.over:
            self._next = next(self._spots, None)  # the last question has none after it
            soon(self, self._draw_ahead)

    def _draw_ahead(self) -> None:
        """Draw the next question's chips and cards as well, for the felt as wide as it will be."""
        if self._next is not None and self.reason is None:
            self.view.prepare(close_up(self._next))

    def _ask(self, spot: Spot) -> None:
        self._drop_reason()
        self.spot, self._next = spot, None
        self.setAccessibleName(spot.asks)
        self.clock.stop()
        self.clock.set(0)
        marks = self.played.marks
        self.bar.show_question(marks, len(marks), self.played.round.size, self._stakes(spot))
        self.view.show_picture(close_up(spot))
        fields = self.foot.ask(spot, {seat.number: seat.name for seat in spot.transcript.setup.seats})
        fields.changed.connect(self._changed)
        self._offer()
        (fields.first_focus() or self).setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_time()
        self.view.play()
        soon(self, self.prepare, AHEAD_MS)

    def _changed(self) -> None:
        """Who answers has seen enough: what is still to come stands at once."""
        self.view.skip()
        self._offer()

    def _offer(self) -> None:
        if self.foot.fields is not None:
            offered, chosen = self.foot.fields.offered()
            self.view.offer(offered)
            self.view.choose(chosen)

    def _point(self, seat: int) -> None:
        if self.foot.fields is not None:
            self.foot.fields.point(seat)
            self._offer()

    def replay(self) -> None:
        """Let what happened happen once more; the clock goes on."""
        self.view.play()

    # --- the clock ---------------------------------------------------------------------------------------------

    def _start_clock(self) -> None:
        if self.foot.fields is not None and not self.clock.running and not self._covered():
            self.clock.start()
            self._tick.start()

    def show_time(self) -> None:
        """Let the ring tell how much time has gone."""
        if self.spot is not None and self.foot.ring is not None:
            self.foot.ring.show_time(self.clock.now(), self.spot.target)

    def pause_clock(self) -> None:
        """No more time goes by."""
        self.clock.stop()
        self._tick.stop()

    # --- the answer --------------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Take this as the answer to the question that is asked."""
        if self.spot is None or self.foot.fields is None:
            return
        ms = self.clock.now()
        self.pause_clock()
        given = Given.of(self.spot, answer, ms)
        self.played = self.played.then(given)
        self.given.emit(given)
        marks, size = self.played.marks, self.played.round.size
        self.bar.show_question(marks, len(marks) - 1, size, self._stakes(self.spot))
        self.setAccessibleName(verdict_words(given))
        self.view.offer(frozenset())
        self.foot.tell(given, self.played.round.over)
        if not given.right:
            self._explain(given)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _explain(self, given: Given) -> None:
        width = LOW_WIDTH if self.window().height() < LOW_WINDOW else WIDTH
        self.reason = reason = Reason(given.spot, self._slip(given.spot), width)
        self._felt.addWidget(reason)
        reason.pointed.connect(self._light)
        reason.read.connect(self.read)
        if reason.reckoning is not None:
            reason.reckoning.start(walk=not self.view.motion.reduced)

    def _light(self, place: int) -> None:
        assert self.spot is not None
        line = self.spot.sums[place]
        words = signed(line, first=place == 0)
        self.view.point_out(Light(line.places, line.chips.piles, abs(line.amount), words))

    def _drop_reason(self) -> None:
        if self.reason is not None:
            self._felt.removeWidget(self.reason)
            self.reason.hide()
            self.reason.deleteLater()
            self.reason = None

    def go_on(self) -> None:
        """On to the next question; after the last to the round's end."""
        if self.foot.fields is not None:
            return
        if self.played.round.over:
            self.ended.emit(self.played)
        else:
            self._ask(self._next or next(self._spots))

    # --- pause and leave ---------------------------------------------------------------------------------------

    def pause(self) -> None:
        """The clock stands still; clock and picture are hidden."""
        self._over(Pause(self))

    def leave(self) -> None:
        """Away from the round, after asking where something was answered."""
        if not self.played.given or self.played.round.over:
            self.left.emit()
            return
        answers = (("stay", "Continue", "primary"), ("leave", "Leave the round", "secondary"))
        dialog = Dialog(self, LEAVE, LEFT, answers)
        dialog.answered.connect(lambda key: self.left.emit() if key == "leave" else None)
        self._over(dialog)

    def _over(self, cover: "Cover") -> None:
        """While something lies over the round its clock stands still."""
        ran = self.clock.running
        self.pause_clock()
        self._cover = cover
        cover.closed.connect(lambda: self._uncover(ran))

    def _uncover(self, ran: bool) -> None:
        self._cover = None
        if ran or not self.view.playing:
            self._start_clock()

    _cover: "Cover | None" = None

    def _covered(self) -> bool:
        return self._cover is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif self.foot.fields is not None and self.foot.fields.take_key(event):
            self._offer()
        elif self.reason is not None and self.reason.reckoning is not None:
            self.reason.reckoning.keyPressEvent(event)
        else:
            event.ignore()


Cover = Pause | Dialog | KeySheet
