"""The library in the settings: which folders are read beside what ships, and the PIN before them."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.ask_name import soft
from trainer.ui.screens.models import LibrarySettingsView

ABOUT = "Scenarios and questions in these folders are used beside the built-in ones. Changes show within two seconds."
PIN = "A PIN hides these folders, and the titles of hands not dealt yet, from trainees on this computer."
HIDDEN = "The folders are behind the PIN."


class LibraryPanel(Card):
    """`acted(what, folder)`: "open", "remove", "add", "show", "set-pin" and "remove-pin"."""

    acted = Signal(str, str)

    def __init__(self, view: LibrarySettingsView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.buttons: dict[tuple[str, str], Button] = {}
        self.setLayout(
            column(
                Text("Library", "heading"),
                Text(ABOUT, "label", "text-2", wrap=True),
                *(self._folders(view) if not view.hidden else self._hidden()),
                Text("PIN", "label-strong"),
                Text(PIN, "label", "text-2", wrap=True),
                row(*self._pin(view), None, gap=12),
                gap=12,
                margins=(24, 16, 24, 18),
            )
        )

    def _folders(self, view: LibrarySettingsView) -> list[Piece]:
        own = self._line(view.own, "Your folder", self._button("Open", "open", view.own, name="Open your folder"))
        others = [
            self._line(each, note, self._button("Remove", "remove", each, name=f"Remove the folder {each}"))
            for each, note in view.others
        ]
        add = self._button("Add a folder", "add", kind="secondary", icon="plus")
        return [own, *others, row(add, None, gap=12)]

    def _hidden(self) -> list[Piece]:
        show = self._button("Show the folders", "show", kind="secondary", icon="lock")
        return [Text(HIDDEN, "label", "text-2", wrap=True), row(show, None, gap=12)]

    def _line(self, folder: str, note: str, button: Button) -> QWidget:
        path = Text(soft(folder), "label-strong", wrap=True, align=MIDDLE)
        path.setAccessibleName(folder)
        words = holder(column(path, Text(note, "caption", "text-2", wrap=True), gap=0))
        line = row(words, button, gap=12)
        line.setStretch(0, 1)
        return holder(line)

    def _pin(self, view: LibrarySettingsView) -> list[Button]:
        if not view.pin:
            return [self._button("Set a PIN", "set-pin", kind="secondary", icon="lock")]
        return [
            self._button("Change the PIN", "set-pin", kind="secondary", icon="lock"),
            self._button("Remove the PIN", "remove-pin", kind="secondary"),
        ]

    def _button(
        self, text: str, what: str, folder: str = "", kind: str = "small", *, name: str = "", icon: str = ""
    ) -> Button:
        made = Button(text, kind, name=name, icon=icon)
        made.setObjectName(f"library-{what}-{folder}")
        made.clicked.connect(lambda: self.acted.emit(what, folder))
        self.buttons[what, folder] = made
        return made
