"""Practice is data with ids of its own, and a house may have it otherwise."""

from dataclasses import replace
from pathlib import Path

import pytest

from trainer import quickfire
from trainer.grading import routine as graded
from trainer.rules import routine
from trainer.rules.book import book, make
from trainer.rules.ledger_file import BadLedger
from trainer.rules.practice import practice_of, practices, read

GOOD = '[[practice]]\nat = "practice:one"\nsays = "One."\ndoing = "doing one"\n'


def test_the_packaged_practices_are_told_in_words_and_used() -> None:
    users = [
        Path(graded.__file__),
        *Path(routine.__file__).parent.glob("*.py"),
        *Path(quickfire.__file__).parent.glob("*.py"),
    ]
    source = "\n".join(each.read_text(encoding="utf-8") for each in users)
    for at, one in practices().items():
        assert at == one.at
        assert one.says.endswith(".")
        assert "ing " in one.doing and len(one.doing) <= 28, "it stands on a button"
        assert f'"{at}"' in source


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("x = ", "practice.toml"),
        ("x = 1\n" + GOOD, "x isn't a key"),
        ("", r"\[\[practice\]\] is missing$"),
        (GOOD + "more = 1\n", "practice 1: more isn't a key"),
        (GOOD.replace('"One."', "1"), "says must be text"),
        (GOOD.replace("practice:one", "rule:one"), "does not begin"),
        (GOOD + GOOD, "practice 2: practice:one is listed twice"),
    ],
)
def test_a_broken_practice_file_is_refused(text: str, fault: str) -> None:
    with pytest.raises(BadLedger, match=fault):
        read(text)


def test_a_house_replaces_or_drops_a_practice() -> None:
    upt = book("upt").ledger
    own = {"practice": {"practice:burn-and-turn": "Our own.", "practice:flop-of-three": ""}}
    house = make(replace(upt, parameters=own), "house")
    found = practice_of(house, "practice:burn-and-turn")
    assert found is not None
    assert found.says == "Our own."
    assert practice_of(house, "practice:flop-of-three") is None
    assert practice_of(house, "practice:deal-order") == practices()["practice:deal-order"]
    with pytest.raises(KeyError):
        practice_of(house, "practice:none")


def test_at_upt_it_is_the_player_who_cuts_before_the_first_pitch() -> None:
    at = "practice:cut-after-shuffling"
    found = practice_of(book("upt"), at)
    assert found is not None
    assert found.says.startswith("The player on the dealer's right cuts")
    assert practice_of(book("tda-2024"), at) == practices()[at]
