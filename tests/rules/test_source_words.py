"""No kind and no step is misspelt in our own code, where a plain string names it."""

from importlib import import_module
from types import ModuleType

import pytest

from tests.rules.source_words import unknown
from trainer import resources

PACKAGES = ("rules", "grading", "quickfire", "questions", "scenarios", "commands")


def test_every_kind_and_step_that_our_code_writes_is_in_its_register() -> None:
    root = resources.path("trainer")
    wrong = []
    for path in sorted(path for package in PACKAGES for path in (root / package).rglob("*.py")):
        parts = path.relative_to(root.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        wrong += unknown("/".join(parts) + ".py", path.read_text(encoding="utf-8"), import_module(name))
    assert wrong == []


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('facts.matter.kind == "boxed-latter"', "'boxed-latter' isn't a kind; the nearest is 'boxed-later'"),
        ('facts.matter.kind != "bet"', "'bet' isn't a kind; the nearest is 'pot-bet'"),
        ('each.kind in ("turn", "skiped")', "'skiped' isn't a kind; the nearest is 'skipped'"),
        ("each.matter.kind == STRING", "'several-motion' isn't a kind; the nearest is 'several-motions'"),
        ("each.matter.kind in TURNS", "'turnn' isn't a kind; the nearest is 'turn'"),
        ('points_of(facts, "odd-chip")', "'odd-chip' isn't a kind; the nearest is 'odd-chips'"),
        ('Matter("short-flopp", TOPIC, 1, 1)', "'short-flopp' isn't a kind; the nearest is 'short-flop'"),
        ('asking.decided(law, facts, "undercal")', "'undercal' isn't a kind; the nearest is 'undercall'"),
        ('SOME = ("undercall", "underraise", "over-bet")', "'over-bet' isn't a kind; the nearest is 'overbet'"),
        ('Step("burn-on")', "'burn-on' isn't a step; the nearest is 'burn-one'"),
        ('Step("burn-one", ("mix-stub",))', "'mix-stub' isn't a step; the nearest is 'mix-the-stub'"),
        ('Step("burn-one", after=("mix-stub",))', "'mix-stub' isn't a step; the nearest is 'mix-the-stub'"),
        ('SOME = {"burn-one", "play-on", "cut-a-stub"}', "'cut-a-stub' isn't a step; the nearest is 'cut-the-stub'"),
    ],
)
def test_a_misspelt_word_is_told_with_its_line_and_the_nearest(source: str, told: str) -> None:
    planted = ModuleType("planted")
    vars(planted).update(STRING="several-motion", TURNS=("turnn", "skipped"))
    assert unknown("planted.py", f"\n{source}", planted)[:1] == [f"planted.py:2: {told}"]


@pytest.mark.parametrize("source", ['said.kind == "call"', 'wrong.kind == "stuck"', 'GAMES = ("short-stub", "bets")'])
def test_words_of_other_things_are_left_alone(source: str) -> None:
    assert unknown("planted.py", source, ModuleType("planted")) == []
