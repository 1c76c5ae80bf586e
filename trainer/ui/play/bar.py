"""The bar over the table: house, drill and hand at the left, the stakes in the middle, help at the right."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import IconButton
from trainer.ui.kit.card import Pill
from trainer.ui.kit.layout import row
from trainer.ui.kit.text import Elided, Text
from trainer.ui.play.prompt import Prompt

HEIGHT, LOW, LOW_WINDOW, NARROW = 56, 44, 860, 1120
GAP, TIGHT, DRILL_LEAST, EDGES = 10, 6, 40, (12, 14)
HINT = "Show a hint. What you get right then counts as Hard"
FREE_HINT, NO_HINT = "Show a hint", "No hints here: you’re on your own"
TAKE_BACK = "Take back your last move. The hand no longer counts"
SOUND_OFF, SOUND_ON = "Turn the sound off", "Turn the sound on"


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands in the bar: the house, the drill, which hand, and the stakes. `coach` says how to begin."""

    house: str
    drill: str
    hand: str
    stakes: str
    coach: bool = False


class TableBar(QWidget):
    """Emits `left` to leave the table, `looked` to see chips from near, `hinted`, `undone`, and `keys` for the list.

    `managed` opens the menu of the hand, `over` deals it over again.
    """

    left = Signal()
    looked = Signal()
    hinted = Signal()
    undone = Signal()
    managed = Signal()
    over = Signal()
    keys = Signal()
    muted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sound = True
        self._house, self._drill = Pill(""), Elided("", "label", least=DRILL_LEAST)
        self._hand, self._stakes = Text("", "label", "text-2"), Text("", "label", "text-2")
        self.leave = IconButton("back", "Leave the table")
        self.leave.clicked.connect(self.left)
        self.look = IconButton("search", "Look closer at the chips (W)")
        self.look.clicked.connect(lambda: self.looked.emit())
        self.sound = IconButton("sound", SOUND_OFF, key="Ctrl+M")
        self.sound.clicked.connect(lambda: self.muted.emit(self._sound))
        self.hint = IconButton("hint", HINT, key="Ctrl+H")
        self.hint.clicked.connect(self.hinted)
        self.undo = IconButton("undo", TAKE_BACK, key="Ctrl+Z")
        self.undo.clicked.connect(self.undone)
        self.manage = IconButton("gear", "This hand: help and speed", key="Ctrl+T")
        self.manage.clicked.connect(self.managed)
        again = QShortcut(QKeySequence("Ctrl+R"), self)
        again.activated.connect(self.over)
        self.help = IconButton("kbd", "Keys", key="?")
        self.help.clicked.connect(self.keys)
        self.setFixedHeight(HEIGHT)
        self.prompt = Prompt()
        self.prompt.turned.connect(self._make_room)
        self._buttons = (self.leave, self.look, self.sound, self.hint, self.undo, self.manage, self.help)
        helps = row(*self._buttons[1:], gap=0)
        parts = (self.leave, self._house, self._drill, self._hand, None, self._stakes, self.prompt, None, helps)
        self._line = row(*parts, gap=GAP, margins=(EDGES[0], 0, EDGES[1], 0))
        self.setLayout(self._line)

    def show_heading(self, told: Heading) -> None:
        """Say where we are."""
        lines = ((self._house, told.house), (self._drill, told.drill), (self._hand, told.hand))
        for label, words in (*lines, (self._stakes, told.stakes)):
            label.setText(words)

    def show_hint(self, what: str) -> None:
        """Say what a hint would cost in this hand."""
        self.hint.set_icon("hint", what)

    def show_sound(self, on: bool) -> None:
        """Say whether the table is heard."""
        if on != self._sound:
            self._sound = on
            self.sound.set_icon("sound" if on else "sound-off", SOUND_OFF if on else SOUND_ON)

    def minimumSizeHint(self) -> QSize:
        """With nothing in it that can give way; else a window that gets smaller would find it as wide as it was."""
        kept = (self.prompt,) if self.prompt.words else (self._house, self._drill, self._stakes)
        parts = (*self._buttons, *kept)
        wide = sum(each.minimumSizeHint().width() for each in parts) + TIGHT * len(parts) + sum(EDGES)
        return QSize(wide, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, all moves together, and which hand of the drill this is gives way."""
        super().resizeEvent(event)
        self._line.setSpacing(TIGHT if self.width() < NARROW else GAP)
        self._make_room(on=bool(self.prompt.words))

    def _make_room(self, on: bool) -> None:
        """While something is asked or said that comes first, then the game, the house and which hand this is."""
        room = self.width() - sum(EDGES) - sum(each.sizeHint().width() for each in self._buttons) - self.prompt.wanted
        for each in (self._stakes, self._house, self._drill, self._hand):
            room -= each.sizeHint().width() + 2 * self._line.spacing()
            each.setVisible(room >= 0 if on else each is not self._hand or self.width() >= NARROW)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self.setFixedHeight(LOW if self.window().height() < LOW_WINDOW else HEIGHT)
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        painter.end()
