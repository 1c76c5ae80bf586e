"""Settings survive, faults are told in one sentence, and a damaged file is kept aside."""

import os
from pathlib import Path

import pytest

from tests.systems import PIPES
from trainer import settings
from trainer.attached import Attached
from trainer.settings import Loaded, Settings, SettingsTrouble


def aside(path: Path) -> Path:
    """The one damaged file that was set aside."""
    (found,) = path.parent.glob("settings.toml.bad-*")
    return found


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
        Settings("Ann", one_click=True),
        Settings("Ann", sound=False, volume=45),
        Settings("Ann", other_rulebooks=True),
        Settings("Ann", ready_at=0),
        Settings("Ann", ready_at=95),
        Settings(books={"upt": Attached("/books of ann/a book.pdf", {"": 3, "35-A": 3, "no-limit-3": 12})}),
        Settings(library_pin="scrypt:1:2", library_folders=('/a share/of "ours"', "C:\\hands")),
        Settings(books={"upt": Attached("/b.pdf")}, library_folders=("/a",)),
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
        ("name = ", "valid TOML"),
        ("colour = 4", "colour isn't a setting"),
        ('four_colour = "false"', "four_colour is 'false', not true or false"),
        ("reduced_motion = 1", "reduced_motion is 1, not true or false"),
        ("ready_at = 86", "ready_at is 86, not one of 0, 70, 75, 80, 85, 90, 95"),
        ('speed = "slower"', "speed is 'slower', not one of slow, normal, fast"),
        ('ready_at = "85"', "ready_at is '85', not a whole number"),
        ("ready_at = true", "ready_at is True, not a whole number"),
        ("books = 3", "books is 3, not a table"),
        ('[books."a casino"]\npath = "x"', "books.a casino isn't a house"),
        ("[books.upt]\npages = {}", "books.upt.path is missing or isn't text"),
        ('[books.upt]\npath = "x"\ncopy = true', "books.upt.copy isn't a setting"),
        ('[books.upt]\npath = "x"\npages = {a = 0}', "books.upt.pages.a is 0, not a page"),
        ('[books]\nupt = "x"', "books.upt.table is 'x', not a table"),
        ("name = 7", "name is 7, not text"),
        ('house = "Casino Royale"', "house is 'Casino Royale', which isn't a house key"),
        ("house = 3\nmusic = true", "house is 3, not text; music isn't a setting"),
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
    assert loaded.trouble.endswith(f"it was kept as {aside(path).name}, and the defaults are used.")
    assert aside(path).read_text() == text
    assert settings.load(path) == Loaded(Settings())


def test_a_file_that_is_not_text_is_damaged_too(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\x00")
    assert "this file is" in settings.load(path).trouble
    assert aside(path).read_bytes() == b"\xff\xfe\x00"


def test_a_folder_in_its_place_is_set_aside_and_settings_can_be_kept_again(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "mine.txt").write_text("mine")
    loaded = settings.load(path)
    assert loaded.settings == Settings()
    assert "it is a folder" in loaded.trouble
    assert (aside(path) / "mine.txt").read_text() == "mine"
    settings.save(Settings("Ann"), path)
    assert settings.load(path) == Loaded(Settings("Ann"))


def test_what_is_set_aside_never_takes_the_place_of_another(path: Path) -> None:
    path.parent.mkdir()
    for number in range(3):
        path.write_text(f"name = {number}")
        assert "is damaged" in settings.load(path).trouble
    assert sorted(each.read_text() for each in path.parent.iterdir()) == ["name = 0", "name = 1", "name = 2"]


SOUND = 'name = "Ann"\nhouse = "upt"\nfour_colour = true\n[books.upt]\npath = "/a.pdf"\npages = { a = 3 }\n'
KEPT = Settings("Ann", "upt", four_colour=True, books={"upt": Attached("/a.pdf", {"a": 3})})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"ready_at = 999\n{SOUND}", "ready_at is 999"),
        (f"colour = 4\n{SOUND}", "colour isn't a setting"),
        (f"{SOUND}[books.'a casino']\npath = 'x'\n", "books.a casino isn't a house"),
        (f"reduced_motion = maybe\n{SOUND}", "line 1 isn't valid TOML"),
        (f"{SOUND}[books.met\npath = '/b.pdf'\n", "line 7 isn't valid TOML"),
        (f"{SOUND}pages = 4\n", "line 7 isn't valid TOML"),
        (f"ready_at = {'9' * 5000}\n{SOUND}", "line 1 a number has 5,000 digits"),
        (f"ready_at = {'[' * 600}{']' * 600}\n{SOUND}", "line 1 brackets are nested more than 32 deep"),
        (f"a{'.a' * 4000} = 1\n{SOUND}", "line 1 a key has more than 32 parts"),
        (f"# \u202e\n{SOUND}", "line 1 has an invisible character (U+202E)"),
        (f"# {'x' * 20_000}\n{SOUND}", "line 1 this line has 20,002 characters"),
    ],
    ids=lambda text: text[:12],
)
def test_what_can_be_read_of_a_damaged_file_is_kept(path: Path, text: str, why: str) -> None:
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    loaded = settings.load(path)
    assert loaded.settings == KEPT
    assert why in loaded.trouble
    assert loaded.trouble.endswith("the parts that could be read are used.")
    assert len(loaded.trouble) < 800
    assert aside(path).read_text(encoding="utf-8") == text
    assert settings.load(path) == Loaded(KEPT)


@pytest.mark.parametrize("data", [b"\0" * 99, "name = 'Ann'".encode("utf-16"), b"\xef\xbb\xbfname = 7", b"a" * 10**7])
def test_no_file_keeps_the_program_from_starting(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    loaded = settings.load(path)
    assert loaded.settings == Settings()
    assert "is damaged" in loaded.trouble and "\n" not in loaded.trouble
    assert aside(path).read_bytes() == data


@PIPES
def test_a_pipe_in_its_place_is_not_waited_for(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    assert "isn't a regular file" in settings.load(path).trouble


def test_a_name_that_no_file_can_hold_is_told_and_the_old_settings_stay(path: Path) -> None:
    settings.save(Settings("Ann"), path)
    with pytest.raises(SettingsTrouble, match="can't be saved"):
        settings.save(Settings("\ud800"), path)
    assert settings.load(path) == Loaded(Settings("Ann"))


def test_settings_that_cannot_be_written_are_told_and_the_old_ones_stay(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file, not a folder")
    with pytest.raises(SettingsTrouble, match="can't be saved") as raised:
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


def test_a_house_that_is_not_here_stays_set_with_its_own_book(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('house = "harbour-2026"\n[books.harbour-2026]\npath = "/h.pdf"\n', encoding="utf-8")
    loaded = settings.load(path)
    assert loaded == settings.Loaded(
        settings.Settings(house="harbour-2026", books={"harbour-2026": Attached("/h.pdf")}), ""
    )
    settings.save(loaded.settings, path)
    assert settings.load(path) == loaded


NEWER = 'format = 2\nname = "Ann"\nready_at = "soon"\ncolour = "green"\n'


def test_what_can_be_read_of_a_newer_file_is_used_and_it_stays_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(NEWER, encoding="utf-8")
    told = "A newer version of this program wrote this settings file (format 2; this one reads 1): update the program."
    assert settings.load(path) == Loaded(Settings("Ann"), f"{path}: {told}")
    with pytest.raises(SettingsTrouble) as refused:
        settings.save(Settings("Ben"), path)
    assert str(refused.value) == f"{path}: {told}"
    assert [(each.name, each.read_text("utf-8")) for each in path.parent.iterdir()] == [(path.name, NEWER)]


def test_a_file_that_says_todays_format_says_it_still_when_it_is_saved(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('format = 1\nname = "Ann"\n', encoding="utf-8")
    assert settings.load(path) == Loaded(Settings("Ann"))
    settings.save(Settings("Ben"), path)
    assert "format = 1" in path.read_text("utf-8")
    assert settings.load(path) == Loaded(Settings("Ben"))


def test_a_damaged_file_is_set_aside_whatever_format_it_says(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(f"{NEWER}house = \n", encoding="utf-8")
    assert settings.load(path).settings.name == "Ann"
    assert aside(path).read_text("utf-8").startswith(NEWER)


def test_settings_of_before_open_unchanged_and_confirm_choices(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('name = "Ann"\nhouse = "upt"\nfour_colour = true\nready_at = 90\n', encoding="utf-8")
    assert settings.load(path) == Loaded(Settings("Ann", "upt", four_colour=True, ready_at=90))
    assert not settings.load(path).settings.one_click


def test_without_a_pin_and_folders_the_file_says_nothing_of_them(path: Path) -> None:
    settings.save(Settings("Ann", library_pin="x", library_folders=("/a",)), path)
    assert "library_" in path.read_text(encoding="utf-8")
    settings.save(Settings("Ann"), path)
    assert "library_" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("written", "kept", "faults"),
    [
        ('["/a", "/b"]', ("/a", "/b"), 0),
        ("[]", (), 0),
        ('["/a", 3, "", "/b"]', ("/a", "/b"), 1),
        ('["/a", "/a"]', ("/a",), 1),
        ('"/a"', (), 1),
        ("7", (), 1),
        (str([f"/{number}" for number in range(settings.MOST_FOLDERS)]), 20, 0),
        (str([f"/{number}" for number in range(settings.MOST_FOLDERS + 1)]), 20, 1),
    ],
)
def test_folders_that_can_be_used_are_kept(written: str, kept: tuple[str, ...] | int, faults: int) -> None:
    found, told = settings.read(f'name = "Ann"\nlibrary_folders = {written}\n')
    assert found.name == "Ann"
    assert (len(found.library_folders) if isinstance(kept, int) else found.library_folders) == kept
    assert len(told) == faults
