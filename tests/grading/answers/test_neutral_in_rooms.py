"""A neutral line at the end of a room, or of a hand told beside it, changes no answer."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.seeds import todays
from trainer import resources
from trainer.commands.situation import Stands, stands
from trainer.grading.answers.both import answer_on_both
from trainer.rules.book import BOOKS, book
from trainer.shorthand.parts import parts
from trainer.shorthand.rooms import read_room

ROOT = resources.path("docs").parent
EXAMPLES = resources.path("trainer", "rules", "examples")
PRINTED = re.compile(r"```(?:short|room)\n(.*?)```", re.DOTALL)
WORDS = ("D say Thank you.", "floor say Thank you.", "dealer:A say Shuffle up.")
ONE_OF = 3
"""One of so many rooms that are told is looked at in one run."""


def _rooms() -> Iterator[tuple[str, str, str]]:
    """Name, house and text of every room that is told in the examples, in the notation and by strangers."""
    for file in sorted(EXAMPLES.glob("*.room.txt")):
        yield file.stem, next(key for key in BOOKS if file.stem.startswith(key)), file.read_text("utf-8")
    for file in (resources.path("docs") / name for name in ("notation.md", "notation-room.md")):
        for number, text in enumerate(PRINTED.findall(file.read_text("utf-8"))):
            yield f"{file.stem}-{number}", "tda-2022", text
    for file in sorted((Path(__file__).parent / "strangers").glob("*.toml")):
        for each in tomllib.loads(file.read_text("utf-8"))["situation"]:
            yield f"{file.stem}-{each['number']}", file.stem, each["told"]


ROOMS = {name: (house, text.rstrip("\n")) for name, house, text in _rooms() if parts(text).room}


def _stands(file: Path, house: str, text: str) -> Stands:
    file.write_text(f"{text}\n", encoding="utf-8")
    found = stands(file, book(house))
    assert found is not None
    return found


def _answered(file: Path, house: str, text: str) -> tuple[object, ...]:
    made = answer_on_both(_stands(file, house, text).both, book(house))
    return made.state, made.sentence, made.also, made.no, made.settled, made.pot_lines


@pytest.mark.parametrize("name", todays(tuple(ROOMS), ONE_OF))
def test_a_neutral_line_at_the_end_changes_no_answer_on_a_room(name: str, tmp_path: Path) -> None:
    house, text = ROOMS[name]
    file = tmp_path / "room.txt"
    before, found = _answered(file, house, text), parts(text)
    for words in WORDS:
        if not found.hand or words.startswith("D "):
            assert _answered(file, house, f"{text}\n{words}") == before, words
        if found.hand:
            head, of_the_hand, hand = text.partition("\nhand")
            assert _answered(file, house, f"{head}\n{words}{of_the_hand}{hand}") == before, words


@pytest.mark.parametrize("name", todays(tuple(ROOMS), ONE_OF))
def test_what_no_rulebook_asks_about_changes_no_answer_on_a_room(name: str, tmp_path: Path) -> None:
    """A clock that runs or stops, and chips kept in view."""
    house, text = ROOMS[name]
    file = tmp_path / "room.txt"
    room = _stands(file, house, text).both.room
    if parts(text).hand or room is None:
        return
    sits = [each.name for each in room.rooms[-1].players if each.table]
    clock = "clock hold" if room.rooms[-1].clock.running else "clock run"
    before = _answered(file, house, text)
    for line in (clock, *(f"{each} keep in-view" for each in sits[-1:])):
        assert _answered(file, house, f"{text}\n{line}") == before, line


@pytest.mark.parametrize("spoken", ["Maria say I am back.", "5 Maria say I want my seat.", "Maria say"])
def test_what_a_player_says_in_a_room_is_said_to_be_unread(spoken: str) -> None:
    head = "room\nlevel 100 200\nplayers A 8 20000\nplayer Maria 20000 A 9\n---"
    told = read_room(f"{head}\n{spoken}\nfloor say Yes.\nA1 ask balance\n")
    assert told.notes == (
        "The program doesn't read what Maria said: write what they ask for, as in Maria ask re-enter",
    )


@pytest.mark.parametrize("house", BOOKS)
def test_a_wish_is_answered_though_the_clock_runs_since(house: str, tmp_path: Path) -> None:
    file, head = tmp_path / "asked.txt", "room\nplayers A 8 20000\nplayer Maria 20000 A 9\n---\nMaria ask absence"
    assert _answered(file, house, f"{head}\nclock run\nfloor say Wait.") == _answered(file, house, head)
