"""People and their data on the settings page into files and out of them, by mouse, with a file on the disk."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from tests.progress.filled import filled
from tests.ui.people_page import Chosen, Key, click, dialog, names, page, press, settings_open, told, two_people, typed
from trainer.progress.backups import Reason, backups
from trainer.progress.profile_file import export_profile, profile_in
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.ui.window import Window


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with two_people(tmp_path) as opened:
        yield opened


@pytest.fixture
def window(qtbot: QtBot, store: Store) -> Iterator[Window]:
    with settings_open(qtbot, store) as made:
        yield made


def test_a_profile_goes_into_a_file(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    window.files = Chosen(folder=tmp_path)
    press(qtbot, window, "export", "Kim")
    assert profile_in(tmp_path / "Kim.dealer").name == "Kim"
    assert "Kim was exported to Kim.dealer." in told(window)
    window.files = Chosen()
    press(qtbot, window, "export", "Sam")
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["Kim.dealer"]


def test_a_profile_comes_from_a_file(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        file = export_profile(there, filled(there, "Lee", 900), tmp_path / "lee.dealer")
    window.files = Chosen(file)
    press(qtbot, window, "import")
    assert names(window) == ["Sam", "Kim", "Lee"]
    assert "Lee: 2 hands, 2 answers, 2 quick drills new. 9 grades and answers not checked here." in told(window)
    assert any("not checked here" in each.text() for each in page(window).people.findChildren(QLabel))
    assert window.desk.profile.name == "Sam"


def test_a_name_that_is_taken_leaves_the_choice(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        file = export_profile(there, filled(there, "Kim", 900), tmp_path / "kim.dealer")
    window.files = Chosen(file)
    press(qtbot, window, "import")
    click(qtbot, dialog(window).buttons["cancel"])
    assert names(window) == ["Sam", "Kim"]
    press(qtbot, window, "import")
    click(qtbot, dialog(window).buttons["other"])
    typed(qtbot, window, "Kim of the day shift")
    assert names(window) == ["Sam", "Kim", "Kim of the day shift"]
    press(qtbot, window, "import")
    click(qtbot, dialog(window).buttons["merge"])  # by the id it is known who that is, under whatever name
    assert "Kim of the day shift: nothing new. All of it is already here." in told(window)
    [kim] = [each for each in window.desk.store.profiles() if each.name == "Kim"]
    assert len(window.desk.store.attempts(kim.id)) == 2


def test_what_is_not_sound_is_told_and_the_rest_can_come(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        lee = filled(there, "Lee", 900)
        with there.writing() as db:
            db.execute("UPDATE assessments SET json = '{}' WHERE id = 2")
            db.execute("UPDATE attempts SET overlay = 'x' WHERE id = 1")
        file = export_profile(there, lee, tmp_path / "lee.dealer")
    window.files = Chosen(file)
    press(qtbot, window, "import")
    said = dialog(window).accessibleName()
    assert "Damaged or changed: 1 hand and 1 grade. Nothing has been imported yet." in said
    click(qtbot, dialog(window).buttons["cancel"])
    assert names(window) == ["Sam", "Kim"]
    press(qtbot, window, "import")
    qtbot.keyClick(dialog(window).buttons["rest"], Key.Key_Return)
    QApplication.processEvents()
    assert names(window) == ["Sam", "Kim", "Lee"]
    [lee] = [each for each in window.desk.store.profiles() if each.name == "Lee"]
    assert len(window.desk.store.attempts(lee.id)) == 1


def test_a_name_that_is_none_in_a_file_wants_another(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        lee = filled(there, "Lee", 900)
        with there.writing() as db:
            db.execute("UPDATE profiles SET name = 'Le‮e'")
        file = export_profile(there, replace(lee, name="Le‮e"), tmp_path / "lee.dealer")
    window.files = Chosen(file)
    press(qtbot, window, "import")
    typed(qtbot, window, "Lee")
    assert names(window) == ["Sam", "Kim", "Lee"]


def test_a_file_that_is_none_is_told(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    (tmp_path / "diary.dealer").write_text("Dear diary, " * 99)
    window.files = Chosen(tmp_path / "diary.dealer")
    press(qtbot, window, "import")
    assert "damaged" in told(window)[0]
    assert names(window) == ["Sam", "Kim"]


def test_a_copy_is_made_listed_and_restored(qtbot: QtBot, window: Window, store: Store) -> None:
    click(qtbot, page(window).data.back_up)
    [made] = backups(store.path)
    assert list(page(window).data.restores) == [str(made.path)]
    press(qtbot, window, "switch", "Kim")
    press(qtbot, window, "remove", "Sam")
    typed(qtbot, window, "Sam")
    window.desk.store.profile("Lee")
    click(qtbot, page(window).data.restores[str(made.path)])
    click(qtbot, dialog(window).buttons["cancel"])
    assert names(window) == ["Kim", "Lee"]
    click(qtbot, page(window).data.restores[str(made.path)])
    click(qtbot, dialog(window).buttons["restore"])
    assert names(window) == ["Kim"]
    assert window.desk.profile.name == "Kim"
    assert [each.reason for each in backups(store.path)] == [Reason.RESTORE, Reason.ASKED]
    assert store.rows("PRAGMA journal_mode") == [{"journal_mode": "wal"}]
    waiting = window.desk.interrupted()
    assert waiting is not None
    assert waiting.hand.title == "Left by Kim"


def test_a_copy_from_elsewhere_without_whoever_is_here(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    with Store.open(tmp_path / "there" / "progress.db") as there:
        filled(there, "Lee")
    window.files = Chosen(tmp_path / "there" / "progress.db")
    click(qtbot, page(window).data.elsewhere)
    click(qtbot, dialog(window).buttons["restore"])
    assert names(window) == ["Lee"]
    assert (window.desk.profile.name, window.settings.name) == ("Lee", "Lee")


def test_what_is_no_copy_changes_nothing_and_the_file_stays_open(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    (tmp_path / "diary.db").write_text("Dear diary, " * 99)
    window.files = Chosen(tmp_path / "diary.db")
    click(qtbot, page(window).data.elsewhere)
    click(qtbot, dialog(window).buttons["restore"])
    assert "damaged" in told(window)[0]
    assert names(window) == ["Sam", "Kim"]


def test_a_file_that_cannot_be_opened_again_bars_the_program(
    qtbot: QtBot, window: Window, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(path: Path) -> Store:
        raise StoreTrouble(Kind.LOCKED, path)

    window.files = Chosen(tmp_path / "none.db")
    monkeypatch.setattr(Store, "open", held)
    click(qtbot, page(window).data.elsewhere)
    with qtbot.waitSignal(window.barred) as said:
        click(qtbot, dialog(window).buttons["restore"])
    assert said.args[0].kind is Kind.LOCKED
    assert store.closed
