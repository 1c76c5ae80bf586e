"""What the features say of people: whoever deals here, comes from another computer, or goes."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytest_bdd import parsers, then, when

from tests.features.conftest import Computer
from tests.features.steps import known, on
from tests.progress.test_removal import holding
from trainer.kernel.document import FIRST_LINE
from trainer.progress.profile_file import EXTENSION
from trainer.ui.files import Files
from trainer.ui.kit.dialog import Toast
from trainer.ui.screens.ask_name import AskName
from trainer.ui.screens.settings import SettingsScreen

Key = Qt.Key


class Stick(Files):
    """A stick that is carried from one computer to the other."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def to_open(self, over: QWidget, title: str, kinds: str) -> Path | None:
        return next(self.folder.glob(f"*{EXTENSION}"))

    def to_write(self, over: QWidget, title: str, name: str, kinds: str) -> Path | None:
        self.folder.mkdir(exist_ok=True)
        return self.folder / name


def root(computer: Computer) -> Path:
    """The folder in which all computers stand."""
    return computer.path.parent.parent.parent if "other" in computer.path.parts else computer.path.parent.parent


def settings_page(computer: Computer) -> SettingsScreen:
    if not computer.window.shell.side.isVisible():
        computer.window.open_page("today")
    computer.open_page("settings")
    return _settings(computer)


def _settings(computer: Computer) -> SettingsScreen:
    """The page as it is by now: it is made anew when something came of what was asked."""
    page = computer.page("settings")
    assert isinstance(page, SettingsScreen)
    return page


def press(computer: Computer, button: QWidget) -> None:
    """By mouse, scrolled to where it can be seen; or by Space."""
    QApplication.processEvents()
    if computer.by_mouse:
        _seen(button)
        computer.click(button, QPoint(8, 8))
    else:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        computer.key(Key.Key_Space)
    QApplication.processEvents()


def _seen(button: QWidget) -> None:
    from trainer.ui.kit.scroll import Pane

    above = button.parentWidget()
    while above is not None and not isinstance(above, Pane):
        above = above.parentWidget()
    if above is not None:
        above.look_at(button, 16)
        QApplication.processEvents()


def act(computer: Computer, what: str, name: str = "") -> None:
    ids = {each.name: str(each.id) for each in computer.store.profiles()}
    press(computer, settings_page(computer).people.buttons[what, ids[name] if name else ""])


def typed(computer: Computer, name: str) -> None:
    [asked] = [each for each in computer.window.findChildren(AskName) if each.isVisible()]
    computer.qtbot.keyClicks(asked.field, name)
    computer.picture("name-typed")
    if computer.by_mouse:
        press(computer, asked.go)
    else:
        computer.key(Key.Key_Return)
    QApplication.processEvents()


def told(computer: Computer, words: str) -> None:
    """A process beside the window does it: wait until the window says so."""
    computer.qtbot.waitUntil(lambda: words in [each.accessibleName() for each in computer.window.findChildren(Toast)])


@when(parsers.parse('the trainee adds the profile "{name}"'))
def _(computer: Computer, name: str) -> None:
    act(computer, "new")
    typed(computer, name)
    computer.open_page("today")


@when(parsers.parse('the trainee switches to "{name}"'))
def _(computer: Computer, name: str) -> None:
    act(computer, "switch", name)
    computer.picture("people")
    assert name in [each.text() for each in computer.window.shell.side.findChildren(QLabel)]
    computer.open_page("today")


@when(parsers.parse('the trainee exports the profile "{name}"'))
def _(computer: Computer, name: str) -> None:
    computer.window.files = Stick(root(computer) / "stick")
    act(computer, "export", name)
    told(computer, f"{name} was exported to {name}{EXTENSION}.")


@when("the trainee backs up")
def _(computer: Computer) -> None:
    press(computer, settings_page(computer).data.back_up)
    computer.qtbot.waitUntil(lambda: bool(_settings(computer).data.restores))


@when(parsers.parse('the trainee goes to another computer, as "{name}" of "{house}"'))
def _(computer: Computer, name: str, house: str) -> None:
    computer.move(computer.path.parent.parent / "other" / "data" / "progress.db")
    known(computer, name, house)


@when("the trainee goes back to the first computer")
def _(computer: Computer) -> None:
    computer.move(root(computer) / "data" / "progress.db")
    computer.start()


@when("the trainee imports the profile")
def _(computer: Computer) -> None:
    computer.window.files = Stick(root(computer) / "stick")
    act(computer, "import")
    told(computer, "Sam: 1 hand new.")


@when(parsers.parse('the trainee removes the profile "{name}"'))
def _(computer: Computer, name: str) -> None:
    act(computer, "remove", name)
    typed(computer, name)


@then(parsers.parse('the first page counts no hand at "{house}"'))
def _(computer: Computer, house: str) -> None:
    on(computer, "today")
    assert computer.store.attempts(computer.window.desk.profile.id, house) == []


@then(parsers.parse('"{name}" is here'))
def _(computer: Computer, name: str) -> None:
    assert [each.name for each in computer.store.profiles()] == [name]
    assert computer.window.desk.profile.name == computer.window.settings.name == name


@then(parsers.parse('nothing of the hand of "{name}" is in any file of the computer'))
def _(computer: Computer, name: str) -> None:
    first = root(computer) / "data"
    transcript = holding(root(computer) / "other", FIRST_LINE)
    assert transcript  # there it is
    assert len(list(first.rglob("*.db"))) == 2
    assert holding(first, name, FIRST_LINE, "four-card-flop") == []
    computer.picture("removed")
