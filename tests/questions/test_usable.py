"""A question is put without houses whose rulebooks cannot be used, or that are not here."""

import re
from typing import Any

import pytest

from trainer import resources
from trainer.questions.question_file import BadQuestions, read
from trainer.questions.usable import unusable, without
from trainer.rules.book import keys

LOST = frozenset({"ritz"})


@pytest.mark.parametrize(
    ("data", "kept"),
    [
        ({"houses": ["ritz", "upt"]}, {"houses": ["upt"]}),
        ({"houses": ["ritz"], "id": "a"}, {"id": "a"}),
        ({"cites": {"ritz": ["1"], "upt": ["2", "ritz:3"]}}, {"cites": {"upt": ["2"]}}),
        ({"cites": {"upt": ["ritz:3"]}}, {"cites": {}}),
        ({"statement": [{"text": "ritz", "right": ["ritz"]}]}, {"statement": [{"text": "ritz", "right": False}]}),
        ({"statement": [{"right": ["ritz", "upt"]}]}, {"statement": [{"right": ["upt"]}]}),
        ({"why": {"ritz": "So.", "others": "Not so."}}, {"why": {"others": "Not so."}}),
        ({"values": [], "of": [1, 2]}, {"values": [], "of": [1, 2]}),
    ],
)
def test_a_house_goes_with_all_that_is_said_of_it(data: dict[str, Any], kept: dict[str, Any]) -> None:
    assert without(data, LOST) == kept


def test_only_where_it_is_asked_for_is_a_house_that_there_is_not_no_fault() -> None:
    named = {"houses": ["ritz", "upt"], "cites": {"savoy": ["1"]}}
    assert unusable(named, strict=True) == frozenset()
    assert unusable(named, strict=False) == {"ritz", "savoy"}


PATH = resources.path("quizzes", "questions", "bets", "may-still-raise.toml")
TEXT = PATH.read_text(encoding="utf-8")
"""A question of ours that every house answers by what it prints."""


def test_it_is_asked_at_the_others() -> None:
    path = str(PATH)
    whole, renamed = read(TEXT, path), re.sub(r"(?m)^upt = ", "ritz = ", TEXT)
    assert renamed != TEXT
    with pytest.raises(BadQuestions, match=f"cites.ritz: isn't one of {', '.join(keys())}"):
        read(renamed, path)
    assert read(renamed, path, strict=False).houses == tuple(each for each in whole.houses if each != "upt")


def test_one_that_is_for_houses_alone_that_are_not_here_is_left_out_with_its_line() -> None:
    text = re.sub(r"(?m)^\[cites\]\n(.+\n)+", '[cites]\nritz = ["1"]\n', TEXT)
    with pytest.raises(BadQuestions, match=r"a.toml:\d+: cites: the rulebooks of these houses can't be used"):
        read(text, "a.toml", strict=False)
