"""The part of the settings about people and data: who deals here, where all of it lies, and the copies of it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card, Pill
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.text import MIDDLE, Elided, Text
from trainer.ui.screens.error import breakable
from trainer.ui.screens.models import BackupView, ProfileView, SettingsView

PEOPLE = "Each dealer has a profile. Hands, answers and progress stay separate."
FILE = "Everything you do stays on this computer, in one file with its backups."
COPIES = "A backup is made before every update of the file, before every restore and whenever you ask for one."
NO_COPIES = "No backups yet."
NOTHING_KEPT = "Nothing is kept after you quit. Export a profile to keep it."


class ProfilesPanel(Card):
    """Emits `acted(what, key)`: switch, rename, export, remove with a profile's key; new, import with ""."""

    acted = Signal(str, str)

    def __init__(self, profiles: tuple[ProfileView, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.buttons: dict[tuple[str, str], Button] = {}
        new = self._button("New profile", "new", "", "secondary", icon="plus")
        taken_in = self._button("Import a profile", "import", "", "secondary")
        lines = [self._line(each) for each in profiles]
        self.setLayout(
            column(
                Text("Profiles", "heading"),
                Text(PEOPLE, "label", "text-2", wrap=True),
                *lines,
                row(new, taken_in, None, gap=12),
                gap=12,
                margins=(24, 16, 24, 18),
            )
        )

    def _line(self, each: ProfileView) -> QWidget:
        words = column(Elided(each.name, "label-strong"), Text(each.about, "caption", "text-2", wrap=True), gap=0)
        acts: list[Piece] = [
            self._button("Rename", "rename", each.key, name=f"Rename {each.name}"),
            self._button("Export", "export", each.key, name=f"Export {each.name}"),
            self._button("Remove", "remove", each.key, name=f"Remove {each.name}"),
        ]
        here: Piece = Pill("You") if each.here else self._switch(each)
        line = row(Icon("user", 20, "accent" if each.here else "text-3"), holder(words), here, *acts, gap=10)
        line.setStretch(1, 1)
        return holder(line)

    def _switch(self, each: ProfileView) -> Button:
        return self._button("Switch to", "switch", each.key, name=f"Switch to {each.name}")

    def _button(self, text: str, what: str, key: str, kind: str = "small", *, name: str = "", icon: str = "") -> Button:
        made = Button(text, kind, name=name, icon=icon)
        made.setObjectName(f"profile-{what}-{key}")
        made.clicked.connect(lambda: self.acted.emit(what, key))
        self.buttons[what, key] = made
        return made


class DataPanel(Card):
    """Emits `folder_opened`, `backed_up`, `checked`, and `restored(key)`: the key of a copy, "" for another."""

    folder_opened = Signal()
    backed_up = Signal()
    checked = Signal()
    restored = Signal(str)

    def __init__(self, view: SettingsView, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.restores: dict[str, Button] = {}
        self.setLayout(
            column(
                Text("Your data", "heading"),
                Text(FILE if view.kept else NOTHING_KEPT, "label", wrap=True),
                self._place(view.data_path),
                *(self._copies(view.backups) if view.kept else ()),
                gap=12,
                margins=(24, 16, 24, 18),
            )
        )

    def _place(self, where: str) -> QWidget:
        path = Text(breakable(where), "label", "text-2", wrap=True, align=MIDDLE)
        path.setAccessibleName(where)
        self.folder = Button("Open the folder", "secondary")
        self.folder.clicked.connect(self.folder_opened)
        line = row(path, self.folder, gap=16)
        line.setStretch(0, 1)
        return holder(line)

    def _copies(self, backups: tuple[BackupView, ...]) -> list[Piece]:
        self.back_up = Button("Back up now", "secondary", icon="save")
        self.back_up.setObjectName("back-up")
        self.back_up.clicked.connect(self.backed_up)
        self.elsewhere = Button("Restore from a file", "secondary")
        self.elsewhere.clicked.connect(lambda: self.restored.emit(""))
        self.check = Button("Check for damage", "secondary", icon="check")
        self.check.setObjectName("check-data")
        self.check.clicked.connect(self.checked)
        return [
            Text("Backups", "label-strong"),
            Text(COPIES, "label", "text-2", wrap=True),
            *([self._copy(each) for each in backups] or [Text(NO_COPIES, "caption", "text-2")]),
            row(self.back_up, self.elsewhere, self.check, None, gap=12),
        ]

    def _copy(self, each: BackupView) -> QWidget:
        words = row(Text(each.when, "label-strong", tabular=True), Text(each.about, "caption", "text-2"), None, gap=12)
        if not each.usable:
            return holder(words)
        button = Button("Restore", "small", name=f"Restore the backup of {each.when}, {each.about}")
        button.setObjectName(f"restore-{each.key}")
        button.clicked.connect(lambda: self.restored.emit(each.key))
        self.restores[each.key] = button
        return holder(row(holder(words), button, gap=12))
