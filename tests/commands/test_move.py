"""`trainer progress move`: told first, done when it is asked for, and only once."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.progress.real import practised
from trainer import settings
from trainer.cli import main
from trainer.progress.store import Store
from trainer.settings import Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "progress.db"
    with Store.open(made) as store:
        practised(store, "Ann")
        store.new_profile("Kim")
    return made


def said(path: Path, *arguments: str) -> Result:
    return CliRunner().invoke(main, ["progress", "move", *arguments, "--data", str(path)])


def test_it_is_told_first_and_done_when_asked_for(path: Path) -> None:
    told = said(path, "Ann")
    lines = "Ann: Poker TDA 2022 → Poker TDA 2024\n4 of 4 practiced rules still apply and keep their dates\n"
    assert told.exit_code == 0
    assert told.output.startswith(lines)
    assert told.output.endswith("nothing has been written yet; use --write to do it\n")
    with Store.open(path) as store:
        assert store.memories(1, "tda-2024") == []
    assert said(path, "Ann", "--write").output.endswith("4 rules moved with their dates\n")
    with Store.open(path) as store:
        assert len(store.memories(1, "tda-2024")) == 5
    again = said(path, "Ann", "--write", "--to", "tda-2024")
    assert "moved before" in again.output
    assert again.output.endswith("0 rules moved with their dates\n")


def test_as_json_it_says_what_holds_and_what_begins_anew(path: Path) -> None:
    found = json.loads(said(path, "Ann", "--json").output)
    assert {key: found[key] for key in ("older", "newer", "tried", "hold", "moved", "written")} == {
        "older": "tda-2022",
        "newer": "tda-2024",
        "tried": 4,
        "hold": 4,
        "moved": 0,
        "written": False,
    }
    assert "topic:devices" in found["anew"]


def test_whoever_sits_at_the_program_deals_at_the_newer_edition_then(path: Path) -> None:
    settings.save(Settings("Ann", "tda-2022"))
    said(path, "Ann", "--write")
    assert settings.load().settings.house == "tda-2024"


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("Kim",), 1, "Kim hasn't practiced anything with a newer edition here"),
        (("Ann", "--to", "upt"), 2, "--to upt: there is no newer edition with that key (the editions are: tda-2024)"),
        (("Nobody",), 2, "Nobody"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(arguments: tuple[str, ...], code: int, words: str, path: Path) -> None:
    found = said(path, *arguments)
    assert (found.exit_code, words in found.output) == (code, True)
