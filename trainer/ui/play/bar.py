"""The bar over the table: house, drill and hand at the left, the stakes in the middle, help at the right."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import IconButton
from trainer.ui.kit.card import Pill
from trainer.ui.kit.layout import row
from trainer.ui.kit.text import Elided, Text
from trainer.ui.play.prompt import Prompt

HEIGHT, LOW, LOW_WINDOW, NARROW = 56, 44, 860, 1120
GAP, TIGHT, DRILL_LEAST = 10, 6, 40
SOUND_OFF, SOUND_ON = "Turn the sound off", "Turn the sound on"


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
        self.hint = IconButton("ask", "A hint", key="Ctrl+H")
        self.hint.clicked.connect(self.hinted)
        self.undo = IconButton("undo", "Take back your last act", key="Ctrl+Z")
        self.undo.clicked.connect(self.undone)
        self.manage = IconButton("gear", "This hand (Ctrl+T)", key="Ctrl+T")
        self.manage.clicked.connect(self.managed)
        again = QShortcut(QKeySequence("Ctrl+R"), self)
        again.activated.connect(self.over)
        self.help = IconButton("kbd", "Keys", key="?")
        self.help.clicked.connect(self.keys)
        self.setFixedHeight(HEIGHT)
        self.prompt = Prompt()
        self.prompt.turned.connect(lambda on: self._stakes.setVisible(not on))
        helps = row(self.look, self.sound, self.hint, self.undo, self.manage, self.help, gap=0)
        parts = (self.leave, self._house, self._drill, self._hand, None, self._stakes, self.prompt, None, helps)
        self._line = row(*parts, gap=GAP, margins=(12, 0, 14, 0))
        self.setLayout(self._line)

    def show_heading(self, house: str, drill: str, hand: str, stakes: str) -> None:
        """Say where we are."""
        for label, words in (
            (self._house, house),
            (self._drill, drill),
            (self._hand, hand),
            (self._stakes, stakes),
        ):
            label.setText(words)

    def show_sound(self, on: bool) -> None:
        """Say whether the table is heard."""
        if on != self._sound:
            self._sound = on
            self.sound.set_icon("sound" if on else "sound-off", SOUND_OFF if on else SOUND_ON)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, all moves together, and which hand of the drill this is gives way."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        self._hand.setVisible(not narrow)
        self._line.setSpacing(TIGHT if narrow else GAP)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self.setFixedHeight(LOW if self.window().height() < LOW_WINDOW else HEIGHT)
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        painter.end()
