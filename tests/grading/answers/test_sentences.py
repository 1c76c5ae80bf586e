"""Every ruling has a sentence, every hole of a sentence is filled by somebody, and answers begin with their figures."""

import ast
import sys
from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from tests.grading.answers.printed_figures import FIGURES
from tests.grading.answers.transcripts import house_of, record
from trainer.grading.answers.answer import answer_on_hand
from trainer.grading.answers.saying import holes, sentence_of
from trainer.grading.answers.sentences import SENTENCES
from trainer.grading.answers.words import holes as of_a_hand
from trainer.grading.answers.words import room_words as of_a_room
from trainer.grading.answers.words.most_by_the_pot import BARE, FULL
from trainer.kernel.altered import replace
from trainer.rules.book import book
from trainer.rules.encoded import encoded, rulings
from trainer.rules.rule import Rule
from trainer.rules.ruling import Decision, Matter

OF_WAGERS = {"to", "owed", "back", "facing", "most"}
"""Figures that are put to every ruling on a wager."""
DEEP = 4
PRINTED = "n_"
"""Holes that begin so take a number that the paragraph prints."""


def texts(of: Any, deep: int = DEEP) -> set[str]:
    """Every text that a function holds, and those of the functions of the law that it calls."""
    code: CodeType = of.__code__
    found: set[str] = set()
    for each in _constants(code):
        found |= {each} if isinstance(each, str) else set()
    for name in code.co_names:
        called = of.__globals__.get(name)
        called = getattr(called, "__wrapped__", called)
        if deep and getattr(called, "__module__", "").startswith("trainer.rules") and hasattr(called, "__code__"):
            found |= texts(called, deep - 1)
        elif deep and hasattr(called, "__file__"):
            for part in code.co_names:
                inner = getattr(getattr(called, part, None), "__wrapped__", getattr(called, part, None))
                found |= texts(inner, deep - 1) if hasattr(inner, "__code__") else set()
    return found


def _constants(code: CodeType) -> list[object]:
    found: list[object] = []
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found += _constants(each)
        elif isinstance(each, tuple):
            found += each
        else:
            found.append(each)
    return found


@cache
def filled() -> frozenset[str]:
    """Every text in the modules that fill holes, themselves or by one that they use: a hole's name is one of them."""
    modules = {name for each in (of_a_hand, of_a_room) for name in (each.__name__, *_uses(each))}
    files = [Path(sys.modules[name].__file__ or "") for name in sorted(modules)]
    trees = [ast.parse(each.read_text("utf-8")) for each in files]
    nodes = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in nodes if isinstance(node.value, str))


def _uses(module: ModuleType) -> set[str]:
    made_in = {getattr(each, "__module__", None) or "" for each in vars(module).values()}
    return {each for each in made_in if each.startswith("trainer.grading.answers.")}


def figures_of(key: str) -> set[str]:
    """The names of figures that rules with that ruling can work out."""
    rules: list[Rule] = [each for each in encoded().values() if each.ruling.key == key]
    worked_out = {name for each in rules if each.figures is not None for name in texts(each.figures)}
    return {name.replace("-", "_") for name in worked_out | OF_WAGERS | {BARE, FULL}}


def test_every_ruling_has_a_sentence_and_no_other_has_one():
    assert sorted(SENTENCES) == sorted(rulings())


@pytest.mark.parametrize("key", sorted(SENTENCES))
def test_every_figure_that_a_sentence_names_is_worked_out_by_some_rule(key):
    named = {name for each in SENTENCES[key] for name in holes(each)} - filled()
    assert {name for name in named if not name.startswith(PRINTED)} <= figures_of(key), key


@pytest.mark.parametrize("key", sorted(each for each in SENTENCES if each.startswith("bet.")))
def test_a_ruling_on_betting_has_a_sentence_for_when_a_figure_is_nothing(key):
    assert set(holes(SENTENCES[key][-1])) <= {"seat"}


@pytest.mark.parametrize("key", sorted(SENTENCES))
def test_a_sentence_is_short_and_ends_like_one(key):
    for each in SENTENCES[key]:
        assert each.endswith(".") and len(each.split()) <= 28, each
        assert not {" he ", " his ", " him "} & {f" {word} " for word in each.split()}, each


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_the_first_sentence_says_the_figures_of_the_example(name):
    said = answer_on_hand(record(name), book(house_of(name))).sentence
    for value in FIGURES[name]:
        assert f"{value:,}" in said.replace("?", " "), said


def test_a_house_that_words_a_ruling_itself_is_told_in_its_words():
    own = replace(rulings()["deal.misdeal"], says="the deal is void")
    told = Decision(
        "tda-2022", Matter("boxed-in-deal", "deal.boxed-card", 1, 1), own, figures=(("to", 1700), ("most", 9))
    )
    assert sentence_of(told) == "The deal is void: 1,700 in all."


def test_a_new_ruling_is_told_in_its_own_words_until_it_has_a_sentence():
    new = replace(rulings()["deal.misdeal"], key="house.own-thing", says="a thing of the house")
    assert (
        sentence_of(Decision("upt", Matter("rights", "bet.rights", 1, 1, seats=(2,)), new)) == "A thing of the house."
    )


def test_a_figure_of_nothing_fills_no_hole():
    call = rulings()["bet.call"]
    matter = Matter("rights", "bet.rights", 1, 1, seats=(3,))
    figures = {"to": 400, "back": 600, "owed": 0}
    assert sentence_of(Decision("upt", matter, call, figures=tuple(figures.items()))).endswith("seat 3 gets 600 back.")
    figures["back"] = 0
    assert (
        sentence_of(Decision("upt", matter, call, figures=tuple(figures.items())))
        == "It's a call: seat 3 is in for 400."
    )
