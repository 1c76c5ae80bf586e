"""The key overlay on `?`: every key in its group."""

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from trainer.ui.kit.button import IconButton
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.sheet import Sheet
from trainer.ui.kit.text import MIDDLE, Text

WIDTH, COLUMNS = 1180, 3


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """`keys` are (key names separated by blanks, what they do)."""

    title: str
    keys: tuple[tuple[str, str], ...]


class KeyOverlay(Sheet):
    """Lists the groups in up to three columns. Esc, `?` or the cross closes it."""

    margins: ClassVar = (28, 20, 24, 20)
    gap = 12

    def __init__(self, over: QWidget, groups: tuple[KeyGroup, ...]) -> None:
        super().__init__(over, WIDTH, "Keys")
        self._cross = IconButton("x", "Close")
        self._cross.clicked.connect(self.close_up)
        head = row(Text("Keys", "title"), None, self._cross)
        self.lay(_columns(groups), head=head)
        self.appear()

    def first_focus(self) -> QWidget:
        return self._cross

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == "?":
            self.close_up()
        else:
            super().keyPressEvent(event)


def _columns(groups: tuple[KeyGroup, ...]) -> QHBoxLayout:
    """Spread the groups over the columns in order, each where the shortest column stands."""
    stacks: list[list[KeyGroup]] = [[] for _ in range(COLUMNS)]
    for group in groups:
        min(stacks, key=_length).append(group)
    box = row(
        *(holder(column(*(_group(group) for group in stack), None, gap=20)) for stack in stacks if stack),
        gap=32,
        margins=(0, 0, 8, 0),
    )
    for place in range(box.count()):
        box.setStretch(place, 1)
    return box


def _length(stack: list[KeyGroup]) -> int:
    letters = sum(len(sense) for group in stack for _, sense in group.keys)
    return letters + 40 * sum(len(group.keys) + 2 for group in stack)


def _group(group: KeyGroup) -> QWidget:
    caps = [holder(row(*(KeyCap(key) for key in keys.split()), None, gap=4)) for keys, _ in group.keys]
    wide = max((cap.sizeHint().width() for cap in caps), default=0)
    rows = [holder(_entry(cap, wide, sense)) for cap, (_, sense) in zip(caps, group.keys, strict=True)]
    return holder(column(Text(group.title.upper(), "overline", "text-2"), *rows, gap=6))


def _entry(caps: QWidget, wide: int, sense: str) -> QHBoxLayout:
    caps.setFixedWidth(wide)
    line = row(caps, Text(sense, "caption", wrap=True, align=MIDDLE), gap=12)
    line.setStretch(1, 1)
    return line
