"""The debrief: three grades, the acts in time order, the replay, the paragraph on paper, and the other houses."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from trainer.kernel.listed import listed
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.fit import settle
from trainer.ui.kit.grade import GradeTile
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.port import Port
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.slip import PaperSlip
from trainer.ui.kit.text import Text
from trainer.ui.kit.timeline import Timeline
from trainer.ui.kit.topbar import TopBar
from trainer.ui.screens.base import Screen
from trainer.ui.screens.models import ActView, DebriefView, OtherHouseView, OthersView, ReplayView, SlipView
from trainer.ui.screens.replay import ReplayPanel

OWN_HAND = "yours"
SHORT = 9  # letters that a tile has room for in the larger type
LEFT_SHARE, LEFT_LEAST, LEFT_MOST = 0.365, 432, 640
NARROW, NARROW_LEFT, NARROW_WHOLE = 1080, 440, 1200
NARROW_REPLAY = 500
WIDEST = 2**24 - 1  # what Qt has for no bound
FOOT_LEAST, FOOT_MOST, FOOT_SHARE = 148, 260, 0.245


class DebriefScreen(Screen):
    """`table` is shown in the replay area; the lead paints on it what `replay_chosen` and `step_chosen` ask for.

    `act_selected(index)` and `misclick_claimed(index, on)` count the acts and then the practice rows.
    """

    back = Signal()
    again = Signal()
    next = Signal()
    replay_chosen = Signal(str)
    step_chosen = Signal(int)
    act_selected = Signal(int)
    misclick_claimed = Signal(int, bool)

    def __init__(self, view: DebriefView, table: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.show_view(view)

    def show_view(self, view: DebriefView) -> None:
        """Show this view instead, with the same table."""
        self._table.setParent(None)
        self._view = view
        self._rows: tuple[ActView, ...] = (*view.acts, *view.practice)
        self._parts = row(self._left(), holder(self._right()), gap=24, margins=(24, 16, 24, 20))
        self._parts.setStretch(1, 1)
        self._port = Port(holder(self._parts))
        whole = column(self._bar(), self._port, gap=0)
        whole.setStretch(1, 1)
        self.fill(holder(whole))
        self._measure()

    def show_replays(self, replays: tuple[ReplayView, ...]) -> None:
        """Offer other replays and leave everything else as it is (they may be ready later than the grades)."""
        self._view = replace(self._view, replays=replays)
        self.replay.set_replays(replays)

    def _bar(self) -> TopBar:
        self.deal_again = Button("Deal it again", "secondary", icon="repeat", key="R")
        self.go_on = Button(self._view.next_label, "primary", tail="chev", key="Enter")
        self.deal_again.clicked.connect(self.again)
        self.go_on.clicked.connect(self.next)
        bar = TopBar("Debrief", self._view.house, self._view.shift, (self.deal_again, self.go_on))
        bar.back.connect(self.back)
        return bar

    def _left(self) -> QWidget:
        view = self._view
        short = all(len(grade.value) <= SHORT for grade in view.grades)
        tiles = row(*(GradeTile(grade, short) for grade in view.grades), gap=12)
        for place in range(tiles.count()):
            tiles.setStretch(place, 1)
        self.timeline = Timeline(view.acts, view.practice, view.selected)
        self.timeline.selected.connect(self._act_taken)
        self.timeline.claimed.connect(self.misclick_claimed)
        head = row(
            Text("WHAT YOU DID", "overline", "text-2"),
            None,
            Text(view.duration, "caption", "text-2"),
            margins=(16, 14, 16, 6),
        )
        acts = Card()
        acts.setLayout(column(head, self.timeline, gap=0, margins=(1, 0, 1, 8)))
        words = column(Text(view.title, "title", wrap=True), Text(view.summary, "label", "text-2", wrap=True), gap=4)
        rows = column(words, tiles, acts, gap=14)
        rows.setStretch(2, 1)
        self._column = holder(rows)
        return self._column

    def _right(self) -> QVBoxLayout:
        view = self._view
        self.replay = ReplayPanel(view.replays, view.replay, self._table)
        self.replay.replay_chosen.connect(self.replay_chosen)
        self.replay.step_chosen.connect(self.step_chosen)
        self._paper = column(gap=0)
        paper = holder(self._paper)
        foot = row(paper, gap=16)
        foot.setStretch(0, 3)
        if view.others is not None:
            foot.addWidget(_others(view.others), 2)
        self._foot = holder(foot)
        chosen = view.selected
        self._show_slip(view.slip if chosen is None else self._rows[chosen].slip or view.slip)
        rows = column(self.replay, self._foot, gap=16)
        rows.setStretch(0, 1)
        return rows

    def _show_slip(self, slip: SlipView) -> None:
        emptied(self._paper)
        paper = PaperSlip(slip)
        self._paper.addWidget(paper)
        paper.show()

    def _act_taken(self, index: int) -> None:
        act = self._rows[index]
        if act.slip is not None:
            self._show_slip(act.slip)
        if act.step is not None and any(each.key == OWN_HAND for each in self._view.replays):
            self.replay.show_replay(OWN_HAND, act.step)
        self.act_selected.emit(index)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        """The left column and the foot take their shares of the window; where it is narrow, one stands on the other."""
        narrow = self.width() < NARROW
        self._parts.setDirection(QBoxLayout.Direction.BottomToTop if narrow else QBoxLayout.Direction.LeftToRight)
        left = max(LEFT_LEAST, min(LEFT_MOST, round(self.width() * LEFT_SHARE)))
        self._column.setMinimumSize(QSize(LEFT_LEAST, NARROW_LEFT) if narrow else QSize(left, 0))
        self._column.setMaximumSize(QSize(WIDEST, NARROW_LEFT) if narrow else QSize(left, WIDEST))
        self._foot.setFixedHeight(max(FOOT_LEAST, min(FOOT_MOST, round(self.height() * FOOT_SHARE))))
        self.replay.setMinimumHeight(NARROW_REPLAY if narrow else 0)
        self._port.give(QSize(0, NARROW_WHOLE if narrow else 0))


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


def _others(view: OthersView) -> Card:
    card = Card()
    head = row(Icon("swap", 20, "accent"), Text(view.title, "label-strong", wrap=True), gap=10)
    head.setStretch(1, 1)
    words = column(
        Text(view.text, "caption", "text-2", wrap=True),
        *(_other(some) for some in _same(view.rows)),
        None,
        gap=8,
        margins=(20, 0, 14, 12),
    )
    pane = Pane(holder(words), view.title, "surface-1")
    card.setLayout(column(holder(column(head, margins=(20, 16, 20, 0))), pane, gap=8))
    return card


def _same(rows: Iterable[OtherHouseView]) -> list[list[OtherHouseView]]:
    """Those that ask for the same beside one another, in the order of the first of each."""
    alike: dict[str, list[OtherHouseView]] = {}
    for each in rows:
        alike.setdefault(each.text, []).append(each)
    return list(alike.values())


def _other(alike: list[OtherHouseView]) -> QWidget:
    """What one of them asks for, and at which others it is the same."""
    first, *others = alike
    pill = Pill(first.house, "accent" if first.here else "quiet")
    head = row(pill, Text(first.paragraph, "caption", "text-2"), None, gap=8)
    told = [Text(first.text, "caption", wrap=True)]
    if others:
        there = listed([f"{each.house} ({each.paragraph})" for each in others])
        told.append(Text(f"The same at {there}.", "caption", "text-2", wrap=True))
    return holder(column(head, *told, gap=4))
