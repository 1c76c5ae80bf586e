"""Without the files of what is practised, sessions still hold what the index of the content tells of."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from trainer.progress.records import Part
from trainer.rules.book import BOOKS
from trainer.study import practised as files
from trainer.study.items import Pace, Recent
from trainer.study.library import Kind, Library, alone, library, readable
from trainer.study.plan import plan
from trainer.study.recalling import recalling

HOUSE = "upt"
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
DAMAGED = {
    "missing": None,
    "empty": "",
    "cut short": '{"syllabus": [',
    "another shape": '{"syllabus": 3}',
    "a list": "[]",
}


def _forget() -> None:
    for each in (library, alone, readable, files.practised):
        each.cache_clear()


@pytest.fixture
def whole() -> Iterator[Library]:
    yield library(HOUSE)
    _forget()


def damage(folder: Path, text: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """This house's file is as it says; the others are whole."""
    real = files.resources.text

    def text_of(*parts: str) -> str:
        if parts[-1] != f"{HOUSE}.json":
            return real(*parts)
        return (folder / "none").read_text() if text is None else text

    monkeypatch.setattr(files.resources, "text", text_of)
    _forget()


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED.keys())
def test_what_cannot_be_read_leaves_questions_and_clean_hands(
    whole: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str | None
) -> None:
    asked = {each.key: each.tests for each in whole.activities if each.kind is Kind.QUESTION}
    damage(tmp_path, text, monkeypatch)
    found = library(HOUSE)
    assert not readable(HOUSE)
    assert {each.key: each.tests for each in found.activities if each.kind is Kind.QUESTION} == asked
    assert {each.clean for each in found.activities if each.kind is Kind.HAND} == {True}
    assert found.syllabus == whole.syllabus
    assert found.areas.keys() == set(found.rules)


def test_a_session_is_planned_all_the_same(whole: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    damage(tmp_path, None, monkeypatch)
    made = plan(NOW, 15, (), library(HOUSE), Recent(), 3, recalling(NOW), Pace())
    assert {each.kind for each in made.items} <= {Kind.QUESTION, Kind.HAND}
    assert made.items
    assert any(part is Part.REMEDY for each in library(HOUSE).activities for _, part in each.tests)


def test_what_ships_can_be_read() -> None:
    assert all(readable(house) for house in BOOKS)
    with pytest.raises(KeyError):
        library("no-such-house")
