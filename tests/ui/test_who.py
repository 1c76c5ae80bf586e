"""Who sits down is known by the id: a name alone makes nobody somebody else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.progress.filled import filled
from tests.ui.people_page import Chosen, click, dialog, names, page, told
from trainer.app import desk_over
from trainer.progress.backups import backup
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.kit.dialog import Dialog
from trainer.ui.screens.today import TodayScreen
from trainer.ui.screens.welcome import WelcomeScreen
from trainer.ui.window import Window

Opened = Callable[[Settings], Window]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as made:
        yield made


@pytest.fixture
def opened(qtbot: QtBot, store: Store) -> Iterator[Opened]:
    with _opening(qtbot, store) as open_:
        yield open_


@contextmanager
def _opening(qtbot: QtBot, store: Store) -> Iterator[Opened]:
    made: list[Window] = []

    def opening(kept: Settings) -> Window:
        window = Window(lambda: desk_over(store, kept), kept, JumpClock)
        qtbot.addWidget(window)
        window.show()
        if kept.house:
            window.open_page("today")
            window.known()
        else:
            window.welcome()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        made.append(window)
        return window

    yield opening
    for each in made:
        each.close()


def welcomed(qtbot: QtBot, window: Window, name: str) -> None:
    screen = window.shell.page("welcome")
    assert isinstance(screen, WelcomeScreen)
    screen.name.clear()
    qtbot.keyClicks(screen.name, name)
    qtbot.keyClick(screen.name, Qt.Key.Key_Return)
    QApplication.processEvents()


def skipped(window: Window) -> None:
    screen = window.shell.page("welcome")
    assert isinstance(screen, WelcomeScreen)
    screen.skip.click()
    QApplication.processEvents()


def questions(window: Window) -> list[str]:
    return [each.accessibleName() for each in window.findChildren(Dialog) if each.isVisible()]


def test_somebody_new_says_a_name_and_is_known_by_an_id(qtbot: QtBot, store: Store, opened: Opened) -> None:
    window = opened(Settings())
    welcomed(qtbot, window, "Ann")
    [ann] = store.profiles()
    assert (ann.name, window.settings.name, window.settings.person) == ("Ann", "Ann", ann.uid)
    assert isinstance(window.shell.page("today"), TodayScreen)


def test_a_name_that_is_here_asks_is_that_you(qtbot: QtBot, store: Store, opened: Opened) -> None:
    ann = filled(store, "Ann")
    window = opened(Settings())
    welcomed(qtbot, window, "Ann")
    [asked] = questions(window)
    assert asked.startswith("Is that you?. There’s already a “Ann” here: 2 hands, 2 answers")
    assert window.desk.profile.uid != ann.uid
    click(qtbot, dialog(window).buttons["yes"])
    assert window.desk.profile == ann
    assert names(window) == ["Ann"]  # who was made for the time being is gone
    assert (window.settings.name, window.settings.person) == ("Ann", ann.uid)


def test_who_says_no_chooses_another_name(qtbot: QtBot, store: Store, opened: Opened) -> None:
    ann = filled(store, "Ann")
    window = opened(Settings())
    welcomed(qtbot, window, "Ann")
    click(qtbot, dialog(window).buttons["no"])
    assert window.shell.page("welcome").isVisible()
    welcomed(qtbot, window, "Ann B")
    assert names(window) == ["Ann", "Ann B"]
    assert window.desk.profile.uid != ann.uid


@pytest.mark.parametrize("how", ["skip", "no name", "same name"])
def test_who_skips_the_name_keeps_the_one_they_have(qtbot: QtBot, store: Store, opened: Opened, how: str) -> None:
    """The settings may have lost the house and nothing else."""
    ann = filled(store, "Ann")
    window = opened(Settings("Ann", person=ann.uid))
    if how == "skip":
        skipped(window)
    else:
        welcomed(qtbot, window, "" if how == "no name" else "Ann")
    assert isinstance(window.shell.page("today"), TodayScreen)
    assert questions(window) == []
    assert (window.desk.profile, names(window)) == (ann, ["Ann"])
    assert (window.settings.name, window.settings.person, window.settings.house != "") == ("Ann", ann.uid, True)


def test_somebody_new_skips_both_and_has_no_name(store: Store, opened: Opened) -> None:
    window = opened(Settings())
    skipped(window)
    [sits] = store.profiles()
    assert (sits.name, window.settings.name, window.settings.person) == ("Trainee", "", sits.uid)


@pytest.mark.parametrize("before", ["Ann", "Trainee"])
@pytest.mark.parametrize("same", [True, False])
def test_who_is_here_gets_another_name_only_when_they_say_so(
    qtbot: QtBot, store: Store, opened: Opened, before: str, same: bool
) -> None:
    sat = filled(store, before)
    window = opened(Settings(before if before == "Ann" else "", person=sat.uid))
    welcomed(qtbot, window, "Bo")
    [asked] = questions(window)
    assert asked.startswith(f"Is that you?. There’s already a “{before}” here: 2 hands, 2 answers")
    assert names(window) == [before]
    click(qtbot, dialog(window).buttons["yes" if same else "no"])
    assert names(window) == (["Bo"] if same else [before, "Bo"])
    assert (window.desk.profile.uid == sat.uid, window.settings.name) == (same, "Bo")
    assert window.settings.person == window.desk.profile.uid


def test_who_turns_out_to_be_another_one_takes_nobody_away(qtbot: QtBot, store: Store, opened: Opened) -> None:
    filled(store, "Ann")
    kim = store.new_profile("Kim")  # who has done nothing yet
    window = opened(Settings("Kim", person=kim.uid))
    welcomed(qtbot, window, "Ann")
    click(qtbot, dialog(window).buttons["yes"])
    assert names(window) == ["Ann", "Kim"]


def test_settings_of_the_time_before_know_a_name_and_learn_the_id(store: Store, opened: Opened) -> None:
    ann = filled(store, "Ann")
    window = opened(Settings("Ann", "upt"))
    assert (window.desk.profile, questions(window)) == (ann, [])
    assert window.settings == Settings("Ann", "upt", person=ann.uid)


def test_a_name_given_elsewhere_is_the_name_here(store: Store, opened: Opened) -> None:
    anna = store.rename(filled(store, "Ann"), "Anna")
    store.new_profile("Ann")
    window = opened(Settings("Ann", "upt", person=anna.uid))
    assert (window.desk.profile, window.settings.name) == (anna, "Anna")


def test_somebody_else_of_the_name_is_asked_about(qtbot: QtBot, store: Store, opened: Opened) -> None:
    other = filled(store, "Ann")
    window = opened(Settings("Ann", "upt", person=32 * "a"))
    assert len(questions(window)) == 1
    assert (window.desk.profile.name, window.desk.profile.uid) == ("Ann 2", 32 * "a")  # nobody's hands are touched
    click(qtbot, dialog(window).buttons["yes"])
    assert window.desk.profile.uid == window.settings.person == other.uid
    assert names(window) == ["Ann"]


@pytest.mark.parametrize("how", ["no", "escape"])
def test_who_is_not_that_one_is_somebody_new(qtbot: QtBot, store: Store, opened: Opened, how: str) -> None:
    filled(store, "Ann")
    window = opened(Settings("Ann", "upt", person=32 * "a"))
    if how == "no":
        click(qtbot, dialog(window).buttons["no"])
    else:
        qtbot.keyClick(dialog(window).buttons["yes"], Qt.Key.Key_Escape)
    assert questions(window) == []
    assert (window.settings.name, window.settings.person) == ("Ann 2", 32 * "a")
    assert names(window) == ["Ann", "Ann 2"]
    assert questions(opened(window.settings)) == []  # it is not asked again


def test_an_empty_file_gets_the_same_person(store: Store, opened: Opened) -> None:
    window = opened(Settings("Ann", "upt", person=32 * "a"))
    assert [(each.name, each.uid) for each in store.profiles()] == [("Ann", 32 * "a")]
    assert questions(window) == []


@pytest.mark.parametrize("name", ["An\x00n", 300 * "x", "\u202e"])
def test_a_name_in_the_settings_that_is_none_keeps_nobody_out(name: str, store: Store, opened: Opened) -> None:
    window = opened(Settings(name, "upt"))
    assert window.desk.profile.name == "Trainee"
    assert window.settings.name == ""


def test_without_saving_the_settings_keep_whose_they_are(qtbot: QtBot) -> None:
    with Store.in_memory() as store, _opening(qtbot, store) as opening:
        window = opening(Settings("Ann", "upt", person="x"))
        assert window.settings.person == "x"


def test_after_a_restore_the_same_person_sits_here_under_the_name_of_then(
    qtbot: QtBot, store: Store, opened: Opened
) -> None:
    ann = filled(store, "Ann")
    window = opened(Settings("Ann", "upt", person=ann.uid))
    copy = backup(store.path)
    window.change(name="Anna")
    store.new_profile("Ann")
    window.open_page("settings")
    click(qtbot, page(window).data.restores[str(copy)])
    click(qtbot, dialog(window).buttons["restore"])
    assert (window.desk.profile, window.settings.name) == (ann, "Ann")
    assert "The backup is restored." in told(window)


def test_after_a_restore_without_them_it_is_told_who_sits_here(
    qtbot: QtBot, store: Store, opened: Opened, tmp_path: Path
) -> None:
    with Store.open(tmp_path / "other" / "progress.db") as other:
        filled(other, "Ann")
        copy = backup(other.path, tmp_path / "copy.db")
    ann = filled(store, "Ann")
    window = opened(Settings("Ann", "upt", person=ann.uid))
    window.files = Chosen(copy)
    window.open_page("settings")
    window.change(name="Anna")
    click(qtbot, page(window).data.elsewhere)
    click(qtbot, dialog(window).buttons["restore"])
    assert "The backup is restored. Anna isn’t in it. You’re dealing as Ann now." in told(window)


@pytest.mark.parametrize("name", ["Kim", "An\u202en"])
def test_a_name_that_will_not_do_changes_nothing(name: str, store: Store, opened: Opened) -> None:
    filled(store, "Ann")
    store.new_profile("Kim")
    window = opened(Settings("Ann", "upt"))
    window.change(name=name, four_colour=True)
    assert (window.settings.name, window.settings.four_colour) == ("Ann", True)
    assert len(told(window)) == 1
