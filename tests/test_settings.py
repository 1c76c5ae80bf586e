"""Settings survive, faults are told in one sentence, and a damaged file is kept aside."""

from pathlib import Path

import pytest

from trainer import settings
from trainer.attached import Attached
from trainer.settings import Loaded, Settings, SettingsTrouble


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def test_without_a_file_there_are_defaults_and_no_trouble(path: Path) -> None:
    assert settings.load(path) == Loaded(Settings())
    assert not path.parent.exists()


def test_the_file_lies_in_the_users_config_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert settings.default_path().parent.name == "dealer-trainer"
    settings.save(Settings(name="Ann"))
    assert settings.load().settings.name == "Ann"


@pytest.mark.parametrize(
    "given",
    [
        Settings(),
        Settings("Ann", "upt", four_colour=True, reduced_motion=True),
        Settings("Ann", ready_at=0),
        Settings("Ann", ready_at=95),
        Settings(books={"upt": Attached("/books of ann/a book.pdf", {"": 3, "35-A": 3, "no-limit-3": 12})}),
        Settings('Zoë "Lucky" \\ Łuk\n♠'),
    ],
)
def test_what_is_saved_is_loaded(path: Path, given: Settings) -> None:
    settings.save(given, path)
    assert settings.load(path) == Loaded(given)
    settings.save(Settings("Ben"), path)
    assert settings.load(path) == Loaded(Settings("Ben"))
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


def test_comments_stay(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('# mine\nname = "Ann"  # me\n')
    settings.save(Settings("Ben"), path)
    assert "# mine" in path.read_text()
    assert '"Ben"' in path.read_text()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("name = ", "no TOML"),
        ("colour = 4", "colour is no setting"),
        ('four_colour = "false"', "four_colour is 'false', not true or false"),
        ("reduced_motion = 1", "reduced_motion is 1, not true or false"),
        ("ready_at = 86", "ready_at is 86, none of 0, 70, 75, 80, 85, 90, 95"),
        ('ready_at = "85"', "ready_at is '85', not a whole number"),
        ("ready_at = true", "ready_at is True, not a whole number"),
        ("books = 3", "books is 3, not a table"),
        ('[books.casino]\npath = "x"', "books.casino is of no house"),
        ("[books.upt]\npages = {}", "books.upt.path is missing or no text"),
        ('[books.upt]\npath = "x"\ncopy = true', "books.upt.copy is no setting"),
        ('[books.upt]\npath = "x"\npages = {a = 0}', "books.upt.pages.a is 0, not a page"),
        ('[books]\nupt = "x"', "books.upt.table is 'x', not a table"),
        ("name = 7", "name is 7, not a text"),
        ('house = "casino-royale"', "house is 'casino-royale', none of tda-2022"),
        ("house = 3\nsound = true", "sound is no setting; house is 3, not a text"),
    ],
)
def test_a_damaged_file_is_told_in_one_sentence_and_kept_aside(path: Path, text: str, why: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    loaded = settings.load(path)
    assert loaded.settings == Settings()
    assert why in loaded.trouble
    assert str(path) in loaded.trouble
    assert "\n" not in loaded.trouble
    assert loaded.trouble.endswith("kept as settings.toml.bak and defaults are used.")
    assert path.with_name("settings.toml.bak").read_text() == text
    assert settings.load(path) == Loaded(Settings())


def test_a_file_that_is_not_text_is_damaged_too(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\x00")
    assert "not text" in settings.load(path).trouble
    assert path.with_name("settings.toml.bak").read_bytes() == b"\xff\xfe\x00"


def test_a_file_that_cannot_be_read_is_told_and_left(path: Path) -> None:
    path.mkdir(parents=True)
    loaded = settings.load(path)
    assert loaded.settings == Settings()
    assert "cannot be read" in loaded.trouble
    assert path.is_dir()


def test_settings_that_cannot_be_written_are_told_and_the_old_ones_stay(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file, not a folder")
    with pytest.raises(SettingsTrouble, match="cannot be written") as raised:
        settings.save(Settings("Ann"), tmp_path / "config" / "settings.toml")
    assert "\n" not in str(raised.value)
    assert (tmp_path / "config").read_text() == "a file, not a folder"


def test_a_write_that_fails_halfway_leaves_the_old_file_whole(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(Settings("Ann"), path)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SettingsTrouble, match="No space left"):
        settings.save(Settings("Ben"), path)
    assert settings.load(path) == Loaded(Settings("Ann"))
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]
