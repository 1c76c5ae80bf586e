"""The keys on `?`: every gesture in its group, found by typing, and the chosen one seen moving."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from trainer.ui.kit.announce import announce
from trainer.ui.kit.button import IconButton
from trainer.ui.kit.card import Card, Choice
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.paint import RADIUS_S
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.play.key_film import SIZE, KeyFilm
from trainer.ui.play.key_list import LINES, Line, Lines
from trainer.ui.screens.field import named_field

WIDE, HIGH, EDGE, FIELD, CAPS = 1000, 620, 16, 300, 76
HINT = "Name, key or what you call it"
NONE = "No gesture matches that."
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class KeyRow(Choice):
    """One gesture: its keys and its name."""

    def __init__(self, line: Line) -> None:
        super().__init__(f"{line.name}, key {line.keys}", checkable=True, radius=RADIUS_S)
        self.line = line
        self.yields_arrows = True
        caps = holder(row(*(KeyCap(key) for key in line.keys.split()), None, gap=4))
        caps.setFixedWidth(max(CAPS, caps.sizeHint().width()))
        self.setLayout(row(caps, Text(line.name, "label"), None, gap=10, margins=(10, 5, 10, 5)))
        self.settle()


class KeySheet(Overlay):
    """Typing finds, arrows and the mouse choose; Esc, `?` or the cross closes it. `still` shows nothing moving.

    Without other `groups` it lists the gestures of the table.
    """

    def __init__(self, over: QWidget, still: bool, groups: tuple[Lines, ...] = LINES) -> None:
        card = Card("surface-1", "line-strong")
        super().__init__(over, card)
        self.setAccessibleName("Keys")
        self.field: QLineEdit = named_field("", "Find a gesture", HINT)
        self.field.setFixedWidth(FIELD)
        self.field.textChanged.connect(self._find)
        self.field.installEventFilter(self)
        self.cross = IconButton("x", "Close")
        self.cross.clicked.connect(self.close_up)
        self._groups = groups
        self.rows = [KeyRow(line) for group in self._groups for line in group.lines]
        self.none = Text(NONE, "body", "text-2", wrap=True)
        self.none.hide()
        self._pane = self._list()
        self.film = KeyFilm(still)
        self.shown: Line | None = None
        head = row(Text("Keys", "title"), None, self.field, self.cross, gap=16)
        body = row(self._pane, self._side(), gap=24)
        body.setStretch(0, 1)
        card.setLayout(column(head, holder(body), gap=12, margins=(24, 16, 20, 16)))
        self.appear()
        self._choose(self.rows[0])

    def _list(self) -> Pane:
        self._heads: list[tuple[Text, list[KeyRow]]] = []
        parts: list[QWidget] = [self.none]
        left = iter(self.rows)
        for group in self._groups:
            rows = [next(left) for _ in group.lines]
            head = Text(group.title.upper(), "overline", "text-2")
            self._heads.append((head, rows))
            parts += [head, *rows]
        for each in self.rows:
            each.clicked.connect(lambda _on=False, chosen=each: self._choose(chosen))
            each.installEventFilter(self)
        return Pane(holder(column(*parts, None, gap=4, margins=(6, 4, 10, 4))), "", "surface-1")

    def _side(self) -> QWidget:
        self._name, self._does = Text("", "heading", wrap=True), Text("", "label", wrap=True)
        self._mouse = Text("", "caption", "text-2", wrap=True)
        side = holder(column(self.film, self._name, self._does, self._mouse, None, gap=10, margins=(0, 4, 4, 0)))
        side.setFixedWidth(SIZE.width() + 4)
        return side

    # --- what is chosen ----------------------------------------------------------------------------------------

    @property
    def found(self) -> list[KeyRow]:
        """What is looked for, all of it while nothing is typed."""
        return [each for each in self.rows if not each.isHidden()]

    def _find(self, typed: str) -> None:
        for each in self.rows:
            each.setVisible(each.line.fits(typed))
        for head, rows in self._heads:
            head.setVisible(any(not each.isHidden() for each in rows))
        found = self.found
        self.none.setVisible(not found)
        if found and (self.shown is None or not self.shown.fits(typed)):
            self._choose(found[0])
        announce(self.field, f"{len(found)} found" if found else NONE)

    def _choose(self, chosen: KeyRow) -> None:
        for each in self.rows:
            each.setChecked(each is chosen)
        line = chosen.line
        self._pane.look_at(chosen, EDGE)
        if line is self.shown:
            return
        self.shown = line
        self._name.setText(line.name)
        self._does.setText(f"{line.does}.")
        self._mouse.setText(f"Mouse: {line.mouse[:1].lower()}{line.mouse[1:]}." if line.mouse else "Keyboard only.")
        self.film.setVisible(line.film is not None)
        if line.film is not None:
            self.film.play(line.film, line.name)
        announce(self.film, f"{line.name}, key {line.keys}. {line.does}. {self._mouse.text()}")

    def _step(self, by: int) -> None:
        found = self.found
        at = next((n for n, each in enumerate(found) if each.isChecked()), -1)
        if found:
            self._choose(found[min(max(at + by, 0), len(found) - 1)])

    # --- as an overlay -----------------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self.field

    def place(self) -> None:
        wide, high = (min(most, room - 2 * EDGE) for most, room in ((WIDE, self.width()), (HIGH, self.height())))
        self._card.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, KeyRow):
            self._choose(watched)
        pressed = event.text() if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) else ""
        if pressed == "?" and watched is self.field:
            self.close_up()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if event.text() == "?":
            self.close_up()
        elif step is not None:
            self._step(step)
        else:
            super().keyPressEvent(event)
