"""Settings: who one is, which house, and how the table looks. Everything takes effect at once."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from trainer.ui.kit.beside import Beside
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.segments import Segments
from trainer.ui.kit.soon import soon
from trainer.ui.kit.switch import Switch
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.base import Screen
from trainer.ui.screens.field import named_field
from trainer.ui.screens.houses import HouseRow
from trainer.ui.screens.models import SettingsView
from trainer.ui.screens.settings_data import DataPanel, ProfilesPanel
from trainer.ui.screens.settings_library import LibraryPanel

WIDTH, TWO_COLUMNS, ALONE = 1760, 1400, 1088
SOUND = "Cards, the riffle, chips and the floor at the table. Ctrl M turns sound off and on there."
LOUDNESS = ("Low", "Medium", "High")
ONE_CLICK = "Your choice counts right away. When off, confirm it with Enter or Check."
SPEED = "How fast players act"
SHORT_FORM = (
    "A hand begins just before its key moment and is graded once that’s settled. When off, you deal whole hands."
)
READY = "The score out of 100 that your weakest part should reach. Progress shows it as a dashed line."


class SettingsScreen(Screen):
    """`name_changed` is emitted when the field is left or Enter is pressed; the others at the press.

    `profile_acted`, `restored` and `library_acted` are those of the panels of people, data and library.
    """

    name_changed = Signal(str)
    house_chosen = Signal(str)
    four_colours_changed = Signal(bool)
    reduced_motion_changed = Signal(bool)
    one_click_changed = Signal(bool)
    sound_changed = Signal(bool)
    volume_chosen = Signal(int)
    short_form_changed = Signal(bool)
    speed_chosen = Signal(str)
    ready_at_chosen = Signal(int)
    folder_opened = Signal()
    profile_acted = Signal(str, str)
    backed_up = Signal()
    checked = Signal()
    restored = Signal(str)
    about_opened = Signal()
    library_acted = Signal(str, str)

    def __init__(self, view: SettingsView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pane: Pane | None = None
        self.show_view(view)

    def show_view(self, view: SettingsView) -> None:
        """Show this view instead."""
        self._view, self._said = view, view.name
        table = column(self._you(), self._table(), self._sound(), None, gap=12)
        rest = (self._questions(), self._ready(), self._library(), self._people(), self._data(), self._about())
        halves = Beside(_equal(holder(table), holder(column(*rest, None, gap=12))), least=TWO_COLUMNS)
        rows = column(Text("Settings", "display"), halves, None, gap=12, margins=(32, 20, 32, 16))
        body = holder(rows)
        body.setMaximumWidth(WIDTH)
        self._scroll_as_before(Pane(holder(_first_wide(body))))

    def _scroll_as_before(self, pane: Pane) -> None:
        """What was pressed stays in sight when the page is built anew."""
        place = self._pane.verticalScrollBar().value() if self._pane is not None else 0
        self._pane = pane
        self.fill(pane)
        soon(pane, lambda: pane.verticalScrollBar().setValue(place))

    def _you(self) -> Card:
        self.name: QLineEdit = named_field(self._view.name, "Your name", "no name")
        self.name.setObjectName("settings-name")
        self.name.setMaximumWidth(360)
        self.name.editingFinished.connect(self._say_name)
        self.houses = HouseRow(self._view.houses, self._view.house, gap=10, brief=True, in_full=0)
        self.houses.chosen.connect(self.house_chosen)
        return _panel(
            "You",
            column(Text("Name", "label-strong"), self.name, gap=8),
            column(Text("Rulebook", "label-strong"), self.houses, gap=8),
        )

    def _say_name(self) -> None:
        name = self.name.text().strip()
        if name != self._said:
            self._said = name
            self.name_changed.emit(name)

    def _table(self) -> Card:
        self.four_colours = Switch("Four-color deck", self._view.four_colours)
        self.four_colours.toggled.connect(self.four_colours_changed)
        self.reduced_motion = Switch("Reduce motion", self._view.reduced_motion)
        self.reduced_motion.toggled.connect(self.reduced_motion_changed)
        self.short_form = Switch("Short form", self._view.short_form)
        self.short_form.setObjectName("settings-short-form")
        self.short_form.toggled.connect(self.short_form_changed)
        self.speed = Segments(self._view.speeds, self._view.speed, SPEED)
        self.speed.setObjectName("settings-speed")
        self.speed.chosen.connect(self.speed_chosen)
        return _panel(
            "Table",
            _switch_line(self.four_colours, "Diamonds are blue and clubs are green."),
            _switch_line(self.reduced_motion, "Cards and chips appear in place without moving."),
            _switch_line(self.short_form, SHORT_FORM),
            column(Text(SPEED, "label-strong"), row(self.speed, None, gap=0), gap=8),
        )

    def _sound(self) -> Card:
        self.sound = Switch("Sound", self._view.sound)
        self.sound.setObjectName("settings-sound")
        self.sound.toggled.connect(self.sound_changed)
        volumes = tuple(zip(map(str, self._view.volumes), LOUDNESS, strict=False))
        self.volume = Segments(volumes, str(self._view.volume), "Volume")
        self.volume.setObjectName("settings-volume")
        self.volume.chosen.connect(lambda key: self.volume_chosen.emit(int(key)))
        return _panel("Sound", _switch_line(self.sound, SOUND), row(self.volume, None, gap=0))

    def _questions(self) -> Card:
        self.one_click = Switch("Answer with one click", self._view.one_click)
        self.one_click.setObjectName("settings-one-click")
        self.one_click.toggled.connect(self.one_click_changed)
        return _panel("Questions", _switch_line(self.one_click, ONE_CLICK))

    def _ready(self) -> Card:
        options = tuple((str(mark), str(mark) if mark else "None") for mark in self._view.marks)
        self.ready_at = Segments(options, str(self._view.ready_at), "Ready at")
        self.ready_at.setObjectName("settings-ready-at")
        self.ready_at.chosen.connect(lambda key: self.ready_at_chosen.emit(int(key)))
        return _panel(
            "Ready at",
            Text(READY, "label", "text-2", wrap=True),
            row(self.ready_at, None, gap=0),
        )

    def _library(self) -> Card:
        self.library = LibraryPanel(self._view.library)
        self.library.acted.connect(self.library_acted)
        return self.library

    def _people(self) -> Card:
        self.people = ProfilesPanel(self._view.profiles)
        self.people.acted.connect(self.profile_acted)
        return self.people

    def _data(self) -> Card:
        self.data = DataPanel(self._view)
        self.folder = self.data.folder
        self.data.folder_opened.connect(self.folder_opened)
        self.data.backed_up.connect(self.backed_up)
        self.data.checked.connect(self.checked)
        self.data.restored.connect(self.restored)
        return self.data

    def _about(self) -> Card:
        self.about = Button("About and licenses", "secondary")
        self.about.setObjectName("open-about")
        self.about.clicked.connect(self.about_opened)
        words = Text(self._view.versions, "label", "text-2", wrap=True, align=MIDDLE)
        line = row(words, self.about, gap=16)
        line.setStretch(0, 1)
        return _panel("About", holder(line))


def _first_wide(body: QWidget) -> QHBoxLayout:
    """The body as wide as it may be, and the rest of the room at its right."""
    line = row(body, None, gap=0)
    line.setStretch(0, 1000)
    return line


def _equal(*halves: QWidget) -> QHBoxLayout:
    """A row of halves, each no wider than can be read."""
    line = row(*halves, gap=12)
    for place, half in enumerate(halves):
        half.setMaximumWidth(ALONE)
        line.setStretch(place, 1)
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
