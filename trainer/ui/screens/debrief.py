"""A debrief: two lines, what was done beside what it takes, the replay, the paragraph on paper, other rulebooks."""

from dataclasses import replace

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.fit import settle
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.pairs import PairRow
from trainer.ui.kit.port import BAR, Port
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.slip import PaperSlip
from trainer.ui.kit.timeline import Timeline
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.debrief_right import RightFace
from trainer.ui.screens.debrief_steps import StepsCard
from trainer.ui.screens.models import ActView, DebriefView, PairView, ReplayView, SlipView
from trainer.ui.screens.others import OthersPanel
from trainer.ui.screens.replay import ReplayPanel
from trainer.ui.screens.verdict import Verdict

FROM_JUST_BEFORE = "Deal it again, from just before the moment"
OWN_HAND, RIGHT_WAY = "yours", "right"
WORST_FIRST = ("harmful", "wrong", "missed", "alarm", "late", "unjudged", "right")
SIDE, GAP, BETWEEN = 24, 12, 20
LEFT_SHARE, LEFT_LEAST, LEFT_MOST = 0.478, 500, 800
NARROW, LOW = 1080, 680  # px below which the page is scrolled as a whole, and nothing in it
REPLAY_LEAST, REPLAY_NARROW = 378, 454
PAPER_LEAST, PAPER_MOST, PAPER_SHARE, FIVE_LINES = 192, 320, 0.25, 120
OTHERS_LEAST, OTHERS_MOST, PAPER_HEAD, ABOVE_AND_BELOW = 150, 260, 56, 26
HIGH, LEFT_HIGH = 880, 680  # from so high on the paper stands at the left, and the film has all of the right
WIDEST = 2**24 - 1  # what Qt has for no bound


class DebriefScreen(Screen):
    """`table` is shown in the replay area; the lead paints on it what the signals about the replay ask for.

    Who was right is told so on a short face first. `act_selected(index)` and `misclick_claimed(index, on)` count the
    acts and then the practice rows, `moment_chosen(key, step)` names a replay and its step.
    `others_asked_for(on)` tells whether other rulebooks are wanted, `others_compared` that all they do is.
    """

    own_keys = (("Space", "Play or pause the replay"), ("← →", "Go from step to step"), ("Esc", "Stop the replay"))

    back = Signal()
    again = Signal()
    before = Signal()
    next = Signal()
    replay_chosen = Signal(str)
    step_chosen = Signal(int)
    beat_chosen = Signal(int)
    moment_chosen = Signal(str, int)
    act_selected = Signal(int)
    misclick_claimed = Signal(int, bool)
    others_asked_for = Signal(bool)
    others_compared = Signal()

    replay: ReplayPanel
    face: RightFace | None = None
    _steps: StepsCard | None = None

    def __init__(self, view: DebriefView, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.show_view(view)

    def show_view(self, view: DebriefView) -> None:
        """Show this view instead, with the same table."""
        self._table.setParent(None)
        self._view = view
        self._rows: tuple[ActView, ...] = (*view.acts, *view.practice)
        if self.face is not None:
            self.replay.deleteLater()  # it waits behind the face, and does not go with the page before
            self.face = None
        self.replay = ReplayPanel(view.replays, view.replay, self._table, parent=self)
        self.replay.hide()
        self.replay.replay_chosen.connect(self.replay_chosen)
        self.replay.step_chosen.connect(self.step_chosen)
        self.replay.beat_chosen.connect(self.beat_chosen)
        self.replay.set_marks(OWN_HAND, marks_of(view.pairs))
        self.replay.set_numbers({pair.key: pair.number for pair in view.pairs if pair.key and pair.number})
        if view.right is None:
            self.watch()
        else:
            self._steps = None
            self._show_face()

    def show_replays(self, replays: tuple[ReplayView, ...]) -> None:
        """Offer other replays and leave everything else as it is (they may be ready later than the grades)."""
        self._view = replace(self._view, replays=replays)
        self.replay.set_replays(replays)

    def _show_face(self) -> None:
        """The short face of one who was right; the replay waits behind it."""
        assert self._view.right is not None
        self.face = RightFace(self._view, self._view.right)
        self.go_on = self.face.go_on
        self.go_on.clicked.connect(self.next)
        self.face.moment.connect(self._watch_at)
        self.face.more.connect(self._watch_routine)
        look = Button("Watch your hand", "secondary", icon="play", key="W")
        look.clicked.connect(self.watch)
        whole = column(self._bar(look), self.face, gap=0)
        whole.setStretch(1, 1)
        self.fill(holder(whole))

    def watch(self) -> None:
        """The whole debrief, with its replay."""
        view, self.face = self._view, None
        self.go_on = Button(view.next_label, "primary", tail="chev", key="Enter")
        self.go_on.clicked.connect(self.next)
        self._verdict = Verdict(view)
        self._columns = row(self._left(), self._right(), gap=BETWEEN)
        self._columns.setStretch(1, 1)
        self._parts = column(self._verdict, self._columns, gap=GAP, margins=(SIDE, 10, SIDE, 16))
        self._parts.setStretch(1, 1)
        self._port = Port(holder(self._parts))
        whole = column(self._bar(), self._port, gap=0)
        whole.setStretch(1, 1)
        self.fill(holder(whole))
        self.replay.show()
        self._measure()

    def _watch_at(self, step: int) -> None:
        """The whole debrief, with its replay at a moment at which a piece of routine was missed."""
        self._watch_routine()
        self._go_to(OWN_HAND, step)

    def _watch_routine(self) -> None:
        """The whole debrief, with every piece of its routine."""
        self.watch()
        assert self._steps is not None and self._steps.routine is not None
        self._steps.routine.head.setChecked(True)

    def _bar(self, *more: QWidget) -> TopBar:
        self.deal_again = Button("Deal it again", "secondary", icon="repeat", key="R")
        self.deal_again.clicked.connect(self.again)
        view = self._view
        parts = (f"{view.shift[:1].upper()}{view.shift[1:]}", view.note, view.ended)
        note = " \u00b7 ".join(filter(None, parts))
        last = () if more else (self.go_on,)
        first = more or ((self._from_before(),) if view.moment else ())
        self._top = TopBar("Debrief", view.house, note, (*first, self.deal_again, *last), leave="Leave the debrief")
        self._top.back.connect(self.back)
        return self._top

    def _from_before(self) -> Button:
        self.deal_moment = Button("From just before", "secondary", icon="stepb", key="B", name=FROM_JUST_BEFORE)
        self.deal_moment.clicked.connect(self.before)
        return self.deal_moment

    @property
    def timeline(self) -> Timeline:
        """Every act in its time: it is turned to where the steps are shown."""
        assert self._steps is not None
        if self._steps.timeline is None:
            self._steps.turn()
        assert self._steps.timeline is not None
        return self._steps.timeline

    # --- left and right

    def _left(self) -> QWidget:
        view = self._view
        self._steps = StepsCard(view)
        self._steps.pair_selected.connect(self._pair_taken)
        self._steps.act_selected.connect(self._act_taken)
        self._steps.claimed.connect(self.misclick_claimed)
        self._steps.turned.connect(self._measure)
        self._steps.moment.connect(lambda step: self._go_to(OWN_HAND, step))
        self._others = OthersPanel(view.others) if view.others is not None else None
        if self._others is not None:
            self._others.asked_for.connect(self._others_asked_for)
            self._others.compared.connect(self.others_compared)
        self._left_rows = column(self._steps, *([self._others] if self._others is not None else []), gap=GAP)
        self._column = holder(self._left_rows)
        return self._column

    def _others_asked_for(self, on: bool) -> None:
        self._measure()
        self.others_asked_for.emit(on)

    def _right(self) -> QVBoxLayout:
        view = self._view
        self._paper = column(gap=0)
        self._foot = holder(self._paper)
        chosen = view.pairs[view.chosen].act if view.pairs and view.chosen is not None else view.selected
        self._show_slip(view.slip if chosen is None else self._rows[chosen].slip or view.slip)
        self._right_rows = column(self.replay, self._foot, gap=GAP)
        self._right_rows.setStretch(0, 1)
        return self._right_rows

    def _show_slip(self, slip: SlipView) -> None:
        emptied(self._paper)
        self._slip = PaperSlip(slip)
        self._paper.addWidget(self._slip)
        self._slip.show()

    # --- what is taken

    def _act_taken(self, index: int) -> None:
        act = self._rows[index]
        if act.slip is not None:
            self._show_slip(act.slip)
            self._measure()
        if act.step is not None and any(each.key == OWN_HAND for each in self._view.replays):
            self.replay.show_replay(OWN_HAND, act.step)
        self.act_selected.emit(index)

    def _pair_taken(self, index: int) -> None:
        """The replay stands at the moment: of what was missed, and while the right way is shown, there."""
        pair = self._view.pairs[index]
        self._show_slip(self._rows[pair.act].slip or self._view.slip if pair.act is not None else self._view.slip)
        self._measure()
        offered = {each.key: dict(each.moments) for each in self._view.replays}
        shown = RIGHT_WAY if pair.mark == "missed" else self.replay.key
        key = shown if pair.key in offered.get(shown, {}) else OWN_HAND
        step = offered[key][pair.key] if key != OWN_HAND else pair.step
        self._go_to(key, step)

    def _go_to(self, key: str, step: int) -> None:
        """Stand there in the replay, and bring it into sight where the page is scrolled."""
        self.replay.show_replay(key, step)
        self.moment_chosen.emit(key, step)
        if self.width() < NARROW and not isinstance(self.focusWidget(), PairRow):
            self._port.ensureWidgetVisible(self.replay, 0, GAP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays and pauses the film, Left and Right go from step to step; Esc stops it, and never leaves."""
        if self.face is not None or not self.replay.take_key(event.key()):
            super().keyPressEvent(event)

    # --- room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """Panels are fitted to the window; where it is narrow or low, the page is scrolled as a whole instead."""
        if self._steps is None:
            return
        narrow, low = self.width() < NARROW, self.height() < LOW
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._columns.setDirection(down if narrow else across)
        self._verdict.suit(narrow)
        self._parts.invalidate()
        most = LEFT_HIGH if self._room() >= HIGH else LEFT_MOST
        left = max(LEFT_LEAST, min(most, round(self.width() * LEFT_SHARE)))
        self._column.setMinimumWidth(LEFT_LEAST if narrow else left)
        self._column.setMaximumWidth(WIDEST if narrow else left)
        if narrow or low:
            self._unroll(narrow, left)
        else:
            self._fit(left)

    def _fit(self, left: int) -> None:
        """Each panel as high as it needs and the window has room for; in a high one the paper stands at the left."""
        assert self._steps is not None
        self._port.give(QSize(0, 0))
        high = self._room() >= HIGH
        self._lay_paper(at_left=high)
        share = self._slip.pane.natural_height(left) + PAPER_HEAD if high else round(self.height() * PAPER_SHARE)
        paper = max(PAPER_LEAST, min(PAPER_MOST, share))
        self.replay.setMinimumHeight(0)
        beside = self._room() - self._words() - 2 * GAP - self.replay.minimumSizeHint().height()
        self._foot.setFixedHeight(paper if high else max(FIVE_LINES, min(paper, beside)))
        _free(self._steps)
        for pane in self._panes():
            pane.setMinimumHeight(0)
        if self._others is not None:
            _free(self._others)
            needs, others = self._steps.height_at(left), self._others.height_at(left)
            if high or not self._others.opened:
                self._others.setFixedHeight(min(others, OTHERS_MOST))
            else:
                room = self._room() - self._words() - 3 * GAP
                self._steps.setFixedHeight(max(OTHERS_LEAST, min(needs, room - min(others, OTHERS_LEAST))))

    def _words(self) -> int:
        """Height of the words over the panels, with the margins."""
        words = self._verdict.layout()
        assert words is not None
        return words.heightForWidth(self.width() - 2 * SIDE - BAR) + ABOVE_AND_BELOW

    def _lay_paper(self, *, at_left: bool) -> None:
        """Move the paper to the column where it has its place."""
        here, there = (self._right_rows, self._left_rows) if at_left else (self._left_rows, self._right_rows)
        if here.indexOf(self._foot) >= 0:
            here.removeWidget(self._foot)
            there.addWidget(self._foot)

    def _unroll(self, narrow: bool, left: int) -> None:
        """The page as high as all of it takes."""
        assert self._steps is not None
        self._lay_paper(at_left=False)
        wide = self.width() - 2 * SIDE - BAR
        at, paper = (wide, wide) if narrow else (left, wide - left - BETWEEN)
        steps, others = self._steps.height_at(at), 0
        self._steps.setFixedHeight(steps)
        if self._others is not None:
            _free(self._others)
            others = self._others.height_at(at) + GAP
            self._others.setMinimumHeight(others - GAP)
        slip = max(PAPER_LEAST, self._slip.pane.natural_height(paper) + PAPER_HEAD)
        self._foot.setFixedHeight(slip)
        least = min(REPLAY_NARROW, self._room() - 2 * GAP) if narrow else REPLAY_LEAST
        film = max(least, self.replay.minimumSizeHint().height())
        self.replay.setMinimumHeight(film)
        columns = (steps + others, film + GAP + slip)
        high = sum(columns) + BETWEEN if narrow else max(columns)
        self._port.give(QSize(0, high + self._words() + GAP))

    def _room(self) -> int:
        """Height of what lies under the bar."""
        return self.height() - self._top.maximumHeight()

    def _panes(self) -> list[Pane]:
        assert self._steps is not None
        return [self._steps.pane, self._slip.pane, *([self._others.pane] if self._others is not None else [])]


def marks_of(pairs: tuple[PairView, ...]) -> dict[int, str]:
    """The mark of each stop of the own hand: of several lines at one stop the worst."""
    found: dict[int, str] = {}
    for pair in pairs:
        marks = [mark for mark in (pair.mark, found.get(pair.step, "")) if mark in WORST_FIRST]
        if marks and not pair.heading:
            found[pair.step] = min(marks, key=WORST_FIRST.index)
    return found


def _free(panel: QWidget) -> None:
    """Let a panel be of any height again."""
    panel.setMinimumHeight(0)
    panel.setMaximumHeight(WIDEST)


BLANK = DebriefView("", "", " ", " ", (), (), "", (ReplayView(OWN_HAND, " ", ()),), OWN_HAND, SlipView("", "", "", ""))


def room_for_table(page: QSize) -> QSize:
    """How much room a page of this size leaves to its table, as a blank one is laid out."""
    table = QWidget()
    blank = DebriefScreen(BLANK, table)
    blank.resize(page)
    settle(blank)
    blank.grab(QRect(0, 0, 1, 1))
    room = table.size()
    blank.deleteLater()  # nothing else takes it down
    return room
