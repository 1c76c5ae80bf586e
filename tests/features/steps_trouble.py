"""The features' steps on settings and on a progress file in trouble."""

import sqlite3
import tomllib
from pathlib import Path

from PySide6.QtCore import Qt
from pytest_bdd import given, parsers, then, when

from tests.features.conftest import Computer
from tests.features.steps import written
from trainer import settings
from trainer.progress.store import Store
from trainer.ui.kit.switch import Switch
from trainer.ui.screens.settings import SettingsScreen

Key = Qt.Key


# --- settings -------------------------------------------------------------------------------------------------------


@when(parsers.parse('the trainee switches on "{name}"'))
def _(computer: Computer, name: str) -> None:
    page = computer.open_page("settings")
    [switch] = [each for each in page.findChildren(Switch) if each.text() == name]
    computer.click(switch)
    assert switch.isChecked()


@when(parsers.parse('the trainee takes the name "{name}" and the house "{house}" in the settings'))
def _(computer: Computer, name: str, house: str) -> None:
    page = computer.open_page("settings")
    assert isinstance(page, SettingsScreen)
    page.name.selectAll()
    computer.qtbot.keyClicks(page.name, name)
    computer.key(Key.Key_Tab)
    computer.click(page.houses.cards[house])


@then("the table has four colours and does not move")
def _(computer: Computer) -> None:
    for view in (computer.window.play.view, computer.window.after.view):
        assert view.table.motion.reduced
        assert view.table._stage.four_colours
    kept = tomllib.loads(settings.default_path().read_text(encoding="utf-8"))
    assert (kept["four_colour"], kept["reduced_motion"]) == (True, True)


@then("the settings page shows both switched on")
def _(computer: Computer) -> None:
    page = computer.open_page("settings")
    assert all(each.isChecked() for each in page.findChildren(Switch))
    computer.picture("settings")


# --- trouble --------------------------------------------------------------------------------------------------------


@given(parsers.parse("a progress file that is {state}"))
def _(computer: Computer, state: str) -> None:
    computer.path.parent.mkdir(parents=True)
    if state == "corrupt":
        computer.path.write_bytes(b"this is no database, but it may be somebody's letter" * 50)
    elif state == "foreign":
        with sqlite3.connect(computer.path) as made:
            made.execute("CREATE TABLE letters (words TEXT)")
        made.close()
    else:
        Store.open(computer.path).close()
        SPOIL[state](computer)
    computer.before = _bytes(computer.path)


def _lock(computer: Computer) -> None:
    computer.held = sqlite3.connect(computer.path)
    computer.held.execute("PRAGMA locking_mode = EXCLUSIVE")
    computer.held.execute("BEGIN EXCLUSIVE")


def _newer(computer: Computer) -> None:
    with sqlite3.connect(computer.path) as made:
        made.execute("INSERT INTO _sqlite_migrations SELECT NULL, migration_set, 'm999_from_tomorrow', applied_at"
                     " FROM _sqlite_migrations LIMIT 1")  # fmt: skip
    made.close()


SPOIL = {"locked": _lock, "newer": _newer}


def _bytes(path: Path) -> bytes:
    return path.read_bytes()


@then(parsers.parse('one sentence says "{words}"'))
def _(computer: Computer, words: str) -> None:
    said = [each for each in written(computer.trouble) if words in each]
    assert len(said) == 1
    assert said[0].count("\n") == 0
    computer.picture("trouble")


@then('the ways out are "Try again", "Deal without saving" and "Quit"')
def _(computer: Computer) -> None:
    buttons = computer.trouble.panel.buttons
    assert [each.text() for each in buttons.values()] == ["Try again", "Deal without saving", "Quit"]


@then("the file is as it was")
def _(computer: Computer) -> None:
    assert _bytes(computer.path) == computer.before


@when("the trainee deals without saving")
def _(computer: Computer) -> None:
    computer.click(computer.trouble.panel.buttons["unsaved"])
    computer.activate()


@when("the file is free again")
def _(computer: Computer) -> None:
    assert computer.held is not None
    computer.held.close()
    computer.held = None


@when("the trainee tries again")
def _(computer: Computer) -> None:
    computer.click(computer.trouble.panel.buttons["retry"])
    computer.activate()
