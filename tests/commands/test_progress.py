"""`trainer progress …` as a user runs it: what it says, what it leaves, and 0, 1 or 2."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.commands.conftest import Run
from tests.progress.filled import filled
from tests.progress.lived import lived
from trainer import settings
from trainer.progress.backups import Reason, backups
from trainer.progress.store import Store


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's own file, with two profiles."""
    folder = tmp_path / "data"
    monkeypatch.setenv("TRAINER_DATA", str(folder))
    monkeypatch.setattr(settings, "default_path", lambda: tmp_path / "config" / "settings.toml")
    with Store.open() as store:
        filled(store, "Ann")
        filled(store, "Ben", 100)
    return folder / "progress.db"


def names(path: Path) -> list[str]:
    with Store.open(path) as store:
        return [each.name for each in store.profiles()]


def test_profiles(run: Run, data: Path) -> None:
    result = run("progress", "profiles")
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "Ann: 2 hands, 2 answers, since 2026-11-18",
        "Ben: 2 hands, 2 answers, since 2026-11-18",
    ]
    found = json.loads(run("progress", "profiles", "--json").output)
    assert [(each["name"], each["hands"]) for each in found] == [("Ann", 2), ("Ben", 2)]


def test_a_profile_goes_to_another_computer(run: Run, data: Path, tmp_path: Path) -> None:
    file, there = tmp_path / "ann.dealer", tmp_path / "there" / "progress.db"
    assert run("progress", "export", "Ann", "--to", file).exit_code == 0
    result = run("progress", "import", file, "--data", there)
    new = (
        "Ann: 2 hands, 2 answers and 2 rounds of quick drills are new; 9 grades and answers could not be checked here\n"
    )
    assert (result.exit_code, result.output) == (0, new)  # samples that no engine of ours has graded
    assert names(there) == ["Ann"]
    taken = run("progress", "import", file, "--data", there)
    assert taken.exit_code == 1
    assert "--as 'Ann' --merge" in taken.output
    again = run("progress", "import", file, "--merge", "--data", there)
    assert (again.exit_code, again.output) == (0, "Ann: nothing new; all of it is already here\n")
    here = run("progress", "import", file, "--as", "Anna")
    assert here.exit_code == 1
    assert "--as 'Ann' --merge" in here.output
    assert names(data) == ["Ann", "Ben"]


def test_what_is_not_sound_is_left_out_when_that_is_said(run: Run, data: Path, tmp_path: Path) -> None:
    file, there = tmp_path / "ann.dealer", tmp_path / "there" / "progress.db"
    run("progress", "export", "Ann", "--to", file)
    with closing(sqlite3.connect(file)) as spoiled:
        spoiled.execute("UPDATE attempts SET transcript = 'torn' WHERE id = 1")
        spoiled.commit()
    refused = run("progress", "import", file, "--data", there)
    assert refused.exit_code == 1
    assert "attempts 1: the hand can't be replayed" in refused.output
    assert "nothing was imported (use --leave-out-faults to import the rest)" in refused.output
    assert names(there) == []
    done = run("progress", "import", file, "--leave-out-faults", "--data", there)
    assert done.exit_code == 0
    assert done.output.startswith("Ann: 1 hands, ")
    assert done.output.endswith("were left out\n")
    assert names(there) == ["Ann"]


def test_thousands_of_faults_are_a_few_lines(run: Run, data: Path) -> None:
    with closing(sqlite3.connect(data)) as spoiled:
        row = (
            "SELECT NULL, 'u' || value, 1, scenario, 'x', scenario_text, overlay, overlay_digest, title, topic, book, "
        )
        row += "edition, notation, 'torn', taken_over, seed, mode, started, 'late', week, pace, given_up FROM attempts"
        numbers = "WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 2000) "
        spoiled.execute(f"{numbers} INSERT INTO attempts {row}, n WHERE id = 1")
        spoiled.commit()
    result = run("progress", "verify")
    assert result.exit_code == 1
    assert len(result.output.splitlines()) <= 51
    assert all(len(line) <= 200 for line in result.output.splitlines()[1:])
    assert "attempts: the hand can't be replayed (2,000 times)" in result.output
    assert len(json.loads(run("progress", "verify", "--json", "--all").output)["faults"]) > 6000
    some = json.loads(run("progress", "verify", "--json").output)
    assert len(some["faults"]) == 50 and some["more_faults"] > 5950
    assert all(len(each["fault"]) <= 200 for each in some["faults"])


def test_another_name(run: Run, data: Path, tmp_path: Path) -> None:
    file, there = tmp_path / "ann.dealer", tmp_path / "progress.db"
    run("progress", "export", "Ann", "--to", file)
    assert run("progress", "import", file, "--as", " Anna ", "--data", there).exit_code == 0
    assert names(there) == ["Anna"]


def test_remove_asks_for_the_name(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.save(settings.Settings("Ann", "upt", four_colour=True))
    run("progress", "backup")
    refused = run("progress", "remove", "Ann")  # nobody types anything
    assert refused.exit_code == 1
    assert "2 hands and 2 answers will be gone" in refused.output
    assert names(data) == ["Ann", "Ben"]
    done = run("progress", "remove", "Ann", "--yes")
    assert (done.exit_code, done.output) == (0, "Ann was removed, with nothing left behind\n")
    assert names(data) == ["Ben"]
    assert not [each for each in data.parent.rglob("*") if each.is_file() and b"Left by Ann" in each.read_bytes()]
    assert settings.load().settings == settings.Settings("", "upt", four_colour=True)


def test_remove_names_what_it_cannot_look_into(run: Run, data: Path) -> None:
    run("progress", "backup")
    [copy] = backups(data)
    copy.path.write_bytes(copy.path.read_bytes()[:-4096])
    result = run("progress", "remove", "Ann", "--yes")
    assert result.exit_code == 1
    assert f"{copy.path}: damaged" in result.output


def test_remove_while_the_program_is_open(run: Run, data: Path) -> None:
    with Store.open(data):
        result = run("progress", "remove", "Ann", "--yes")
    assert result.exit_code == 1
    assert "Close it" in result.output
    assert names(data) == ["Ann", "Ben"]


def test_backup_and_restore(run: Run, data: Path, tmp_path: Path) -> None:
    assert run("progress", "backups").output == "there are no backups yet\n"
    made = run("progress", "backup", "--json")
    copy = Path(json.loads(made.output)["backup"])
    assert copy.parent == data.parent / "backups"
    assert f"{copy}: " in run("progress", "backups").output
    run("progress", "remove", "Ben", "--yes")
    stick = tmp_path / "stick.db"
    with Store.open(data) as store:
        store.profile("Cat")
        assert run("progress", "backup", "--to", stick).exit_code == 0  # while the program is open
        assert run("progress", "restore", copy).exit_code == 1
    result = run("progress", "restore", copy)
    assert result.exit_code == 0
    assert names(data) == ["Ann"]
    kept = backups(data)[0]
    assert kept.reason is Reason.RESTORE
    assert str(kept.path) in result.output
    assert run("progress", "restore", stick).exit_code == 0
    assert names(data) == ["Ann", "Cat"]
    reasons = [each["reason"] for each in json.loads(run("progress", "backups", "--json").output)]
    assert reasons == ["restore", "restore", "asked"]


def test_verify(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "ann.dealer"
    run("progress", "export", "Ann", "--to", file)
    for args in ((), (file,), ("--data", data)):
        assert run("progress", "verify", *args).output.endswith(": no faults\n")
    with closing(sqlite3.connect(data)) as spoiled:
        spoiled.execute("UPDATE drilled SET hands = 7 WHERE profile = 1 AND book = 'upt'")
        spoiled.execute("UPDATE attempts SET overlay = 'x' WHERE id = 2")
        spoiled.commit()
    result = run("progress", "verify")
    assert result.exit_code == 1
    head, *told_ = result.output.splitlines()
    assert head == f"{data}: 2 faults (--all lists them all)"
    assert [line.split()[0] for line in told_] == ["drilled", "attempts"]
    every = run("progress", "verify", "--all").output.splitlines()
    assert [line.split(":")[1].split()[0] for line in every] == ["drilled", "attempts"]
    told = json.loads(run("progress", "verify", "--json").output)
    assert [each["table"] for each in told["faults"]] == ["drilled", "attempts"]


BAD: dict[str, tuple[tuple[str, ...], int, str]] = {
    "no such profile": (("export", "Zoe", "--to", "z.dealer"), 2, "profiles: Ann, Ben"),
    "another ending": (("export", "Ann", "--to", "ann.db"), 2, "must end with .dealer"),
    "a file that is there": (("export", "Ann", "--to", "words.dealer"), 2, "already"),
    "no such folder": (("export", "Ann", "--to", "no/ann.dealer"), 2, "no folder"),
    "nothing to write to": (("export", "Ann"), 2, "--to"),
    "no file to import": (("import", "none.dealer"), 2, "There is no file"),
    "words to import": (("import", "words.dealer"), 1, "damaged"),
    "all profiles to import": (("import", "data/progress.db"), 1, "holds 2 profiles"),
    "a name too long": (("import", "words.dealer", "--as", 41 * "x"), 2, "at most 40"),
    "nobody to remove": (("remove", "Zoe", "--yes"), 2, "there is no profile 'Zoe'"),
    "a backup over a file": (("backup", "--to", "words.dealer"), 2, "already"),
    "a backup of nothing": (("backup", "--data", "none.db"), 2, "There is no file"),
    "no file to restore": (("restore", "none.db"), 2, "There is no file"),
    "words to restore": (("restore", "words.dealer"), 1, "damaged"),
    "no file to verify": (("verify", "none.db"), 2, "There is no file"),
    "words to verify": (("verify", "words.dealer"), 1, "damaged"),
    "no profiles anywhere": (("profiles", "--data", "none.db"), 2, "There is no file"),
    "no such subcommand": (("bake",), 2, "bake"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input(name: str, run: Run, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("words.dealer").write_text("Dear diary, " * 99, encoding="utf-8")
    before = data.read_bytes()
    args, code, said = BAD[name]
    result = run("progress", *args)
    assert result.exit_code == code, result.output
    assert said in result.output
    assert data.read_bytes() == before
    assert Path("words.dealer").read_text(encoding="utf-8").startswith("Dear")


def test_calibration_says_when_there_is_too_little(run: Run, data: Path) -> None:
    with Store.open(data) as store:
        lived(store)  # more of Ann, over weeks
        store.profile("Zoe")
    result = run("progress", "calibration")
    assert result.exit_code == 0
    told = result.output.splitlines()
    assert [each.split(":")[0] for each in told if not each.startswith(" ")] == ["Ann", "Ben", "Zoe"]
    assert "too few reviews to judge by" in result.output
    assert "isn't enough to judge by" in result.output
    [ann] = json.loads(run("progress", "calibration", "Ann", "--json").output).values()
    assert ann["reviews"] >= 1
    assert not ann["enough"]
    assert sum(each["reviews"] for each in ann["bins"]) == ann["reviews"]
    shown = run("progress", "calibration", "Ann").output
    assert f"{ann['scheduler']['log_loss']:.4f}   {ann['scheduler']['rmse']:.4f}" in shown
    assert f"{ann['plain']['log_loss']:.4f}   {ann['plain']['rmse']:.4f}" in shown
    other = run("progress", "calibration", "Ann", "--book", "tda-2022", "--json")
    assert json.loads(other.output)["Ann"]["logged"] < ann["logged"]


def test_calibration_of_nobody(run: Run, data: Path) -> None:
    result = run("progress", "calibration", "Zoe")
    assert result.exit_code == 2
    assert "profiles: Ann, Ben" in result.output
    assert run("progress", "calibration", "--book", "hoyle").exit_code == 2
