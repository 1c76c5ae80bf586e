"""Situations of strangers, told by strangers: what judges held to be right by the print stays the first sentence."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from trainer.commands.situation import stands
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import BOOKS, book

FOLDER = Path(__file__).parent / "strangers"


@cache
def situations(house: str) -> list[dict[str, Any]]:
    """What is told in the file of that rulebook."""
    found: list[dict[str, Any]] = tomllib.loads((FOLDER / f"{house}.toml").read_text(encoding="utf-8"))["situation"]
    return found


EVERY = [
    pytest.param(house, each, id=f"{house}-{each['number']}")
    for house in BOOKS
    if (FOLDER / f"{house}.toml").exists()
    for each in situations(house)
]


@pytest.mark.parametrize(("house", "told"), EVERY)
def test_a_strangers_situation_is_answered_in_the_first_sentence(
    tmp_path: Path, house: str, told: dict[str, Any]
) -> None:
    file = tmp_path / "told.txt"
    file.write_text(told["told"], encoding="utf-8")
    found = stands(file, book(house))
    both = found.both if found is not None else Both()
    assert answer_on_all(both, book(house), []).sentence == told["plain"]
    if asked := told.get("ask"):
        assert answer_on_all(both, book(house), [question(each) for each in asked]).sentence == told["asked"]


@pytest.mark.parametrize("house", BOOKS)
def test_every_rulebook_has_some(house: str) -> None:
    assert len(situations(house)) > 30
