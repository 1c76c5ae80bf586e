"""The features' steps on settings and on a progress file in trouble."""

import re
import sqlite3
import tomllib
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytest_bdd import given, parsers, then, when

from tests.features.conftest import Computer
from tests.features.steps import written
from tests.progress.filled import filled
from trainer import settings
from trainer.progress.backups import Reason, backup, backups
from trainer.progress.store import Store
from trainer.ui.kit.dialog import Dialog
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
    assert isinstance(page, SettingsScreen)
    assert page.four_colours.isChecked() and page.reduced_motion.isChecked()
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


@then(parsers.parse("the ways out are {named}"))
def _(computer: Computer, named: str) -> None:
    buttons = computer.trouble.panel.buttons
    assert [each.text() for each in buttons.values()] == re.findall('"(.*?)"', named)


@given("a damaged progress file with backups")
def _(computer: Computer) -> None:
    computer.path.parent.mkdir(parents=True)
    with Store.open(computer.path) as store:
        filled(store, "Ann")
        backup(computer.path)
        filled(store, "Ben", 100)
    newest = backup(computer.path)
    later = newest.with_name(newest.name.replace("-asked", "-restore"))
    later.write_bytes(newest.read_bytes()[:9000])  # cut off
    computer.path.write_bytes(computer.path.read_bytes()[:5000])
    computer.before = _bytes(computer.path)


@then("the backups are listed newest first, with what they hold")
def _(computer: Computer) -> None:
    said = written(computer.trouble)
    told = ["4 hands, Ann and Ben", "2 hands, Ann"]
    assert [each for each in said if each in told] == told
    assert "damaged, can’t be restored" in said
    assert len(computer.trouble.panel.backups.rows) == 2
    computer.picture("trouble-backups")


@when(parsers.parse("the trainee restores the newest that can be read, {how}"))
def _(computer: Computer, how: str) -> None:
    screen, rows = computer.trouble, list(computer.trouble.panel.backups.rows.values())
    if how == "by mouse":
        computer.click(rows[0])
        return
    if how == "by arrow keys":
        rows[1].setFocus(Qt.FocusReason.TabFocusReason)
        computer.qtbot.keyClick(rows[1], Key.Key_Up)
        assert rows[0].hasFocus()
    computer.qtbot.keyClick(QApplication.focusWidget() or screen, Key.Key_Return)


@when("the trainee starts a new file")
def _(computer: Computer) -> None:
    computer.click(computer.trouble.panel.buttons["fresh"])


@then(parsers.parse('a dialog says "{words}"'))
def _(computer: Computer, words: str) -> None:
    [dialog] = computer.window.findChildren(Dialog)
    assert words in dialog.accessibleName()
    computer.picture("trouble-over")
    computer.click(dialog.buttons["go-on"])


@then("the trainee of the backup is here")
def _(computer: Computer) -> None:
    assert [each.name for each in computer.store.profiles()] == ["Ann", "Ben"]
    assert computer.window.desk.profile.name == "Ann"
    assert settings.load().settings.name == "Ann"


@then("the damaged file is kept as it was")
def _(computer: Computer) -> None:
    [kept] = [each for each in backups(computer.path) if each.reason is Reason.DAMAGED]
    assert _bytes(kept.path) == computer.before


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
