"""Settings: who one is, which house, and how the table looks. Everything takes effect at once."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.switch import Switch
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.error import breakable
from trainer.ui.screens.field import named_field
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.models import SettingsView

WIDTH = 1152


class SettingsScreen(Screen):
    """`name_changed` is emitted when the field is left or Enter is pressed; the others at the press."""

    name_changed = Signal(str)
    house_chosen = Signal(str)
    four_colours_changed = Signal(bool)
    reduced_motion_changed = Signal(bool)
    folder_opened = Signal()

    def __init__(self, view: SettingsView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: SettingsView) -> None:
        """Show this view instead."""
        self._view, self._said = view, view.name
        rows = column(
            Text("Settings", "display"),
            self._you(),
            self._table(),
            self._data(),
            None,
            gap=12,
            margins=(32, 20, 32, 16),
        )
        body = holder(rows)
        body.setMaximumWidth(WIDTH)
        self.fill(Pane(holder(_first_wide(body))))

    def _you(self) -> Card:
        self.name: QLineEdit = named_field(self._view.name, "Your name", "no name")
        self.name.setObjectName("settings-name")
        self.name.setMaximumWidth(360)
        self.name.editingFinished.connect(self._say_name)
        self.houses = HouseRow(self._view.houses, self._view.house, gap=10)
        self.houses.chosen.connect(self.house_chosen)
        return _panel(
            "You",
            column(Text("Name", "label-strong"), self.name, gap=8),
            column(Text("House", "label-strong"), self.houses, gap=8),
        )

    def _say_name(self) -> None:
        name = self.name.text().strip()
        if name != self._said:
            self._said = name
            self.name_changed.emit(name)

    def _table(self) -> Card:
        self.four_colours = Switch("Four-colour deck", self._view.four_colours)
        self.four_colours.toggled.connect(self.four_colours_changed)
        self.reduced_motion = Switch("Reduce motion", self._view.reduced_motion)
        self.reduced_motion.toggled.connect(self.reduced_motion_changed)
        return _panel(
            "Table",
            _switch_line(self.four_colours, "Diamonds are blue and clubs are green."),
            _switch_line(self.reduced_motion, "Cards and chips are where they go at once."),
        )

    def _data(self) -> Card:
        path = Text(breakable(self._view.data_path), "label", "text-2", wrap=True, align=MIDDLE)
        path.setAccessibleName(self._view.data_path)
        self.folder = Button("Open the folder", "secondary")
        self.folder.clicked.connect(self.folder_opened)
        line = row(path, self.folder, gap=16)
        line.setStretch(0, 1)
        return _panel(
            "Your data",
            Text("Everything you did is in one file on this computer, and nowhere else.", "label", wrap=True),
            line,
        )


def _first_wide(body: QWidget) -> QHBoxLayout:
    """The body as wide as it may be, and the rest of the room at its right."""
    line = row(body, None, gap=0)
    line.setStretch(0, 1000)
    return line


def _panel(title: str, *lines: Piece) -> Card:
    card = Card()
    card.setLayout(column(Text(title, "heading"), *lines, gap=12, margins=(24, 16, 24, 18)))
    return card


def _switch_line(switch: Switch, sense: str) -> QWidget:
    words = holder(column(Text(switch.text(), "label-strong"), Text(sense, "caption", "text-2", wrap=True), gap=0))
    line = row(switch, words, gap=16)
    line.setStretch(1, 1)
    return holder(line)
