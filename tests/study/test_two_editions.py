"""TDA 2022 and TDA 2024, houses of their own: what changed is told line by line, and nothing else."""

from dataclasses import replace

import pytest

from trainer.rules.book import Book, book
from trainer.rules.ledger_file import Example, Lacking, Paragraph
from trainer.study.two_editions import Fate, next_to, two_editions

OLD, NEW = "tda-2022", "tda-2024"
CHANGED = ("4", "5 → 5-C", "5 → 5-D", "23", "35-C", "54-B", "56", "71-B", "RP-8-B")
ADDED = ("5-B", "34-A", "RP-20", "RP-21", "RP-22")
RENUMBERED = ("5 → 5-A", "34 → 34-B", "54-B → 54-C", "54-C → 54-D")
READ = ("11-D", "46-C-2", "RP-8-C", "RP-8-D", "RP-14")
LOST = ("RP-9", "RP-11", "RP-16", "RP-17", "RP-18")
EXAMPLES = {
    Fate.CHANGED: (
        "ill-46-sit-3 → ill-46-sit-2",
        "ill-46-sit-4 → ill-46-sit-3",
        "ill-46-sit-2 → ill-46-sit-4",
    ),
    Fate.ADDED: ("34-A-ex", "54-B-ex-1", "54-B-ex-2", "ill-51-ex-4"),
    Fate.GONE: ("RP-8-B-ex",),
    Fate.RENUMBERED: (
        "ill-40-ex → ill-40-A-ex-1",
        "ill-46-sit-3-1 → ill-46-sit-2-1",
        "ill-46-sit-3-2 → ill-46-sit-2-2",
        "ill-46-sit-4 → ill-46-sit-3-1",
    ),
    Fate.READING: (),
    Fate.UNKNOWN: ("ill-11-D",),
}


def places(fate: Fate, kind: type) -> list[str]:
    found = two_editions(book(OLD), book(NEW)).of(fate)
    return [each.places for each in found if isinstance(each.now or each.was, kind)]


@pytest.mark.parametrize(
    ("fate", "told"),
    [
        (Fate.CHANGED, CHANGED),
        (Fate.ADDED, ADDED),
        (Fate.GONE, ()),
        (Fate.RENUMBERED, RENUMBERED),
        (Fate.READING, READ),
        (Fate.UNKNOWN, LOST),
    ],
)
def test_of_the_paragraphs_every_difference_of_the_prints_is_told_and_no_other(
    fate: Fate, told: tuple[str, ...]
) -> None:
    assert places(fate, Paragraph) == list(told)


@pytest.mark.parametrize("fate", Fate)
def test_so_are_those_of_the_examples(fate: Fate) -> None:
    assert sorted(places(fate, Example)) == sorted(EXAMPLES[fate])


def test_a_paragraph_with_another_rule_beside_the_same_words_is_the_same() -> None:
    """36 says of more rules since what is substantial, and says it as before."""
    older, newer = book(OLD).paragraph("36-A"), book(NEW).paragraph("36-A")
    assert older.rules != newer.rules and older.says == newer.says
    found = two_editions(book(OLD), book(NEW))
    assert not [each for each in found.told if each.now is not None and each.now.at.startswith("36")]


def test_figures_are_told_then_and_now() -> None:
    found = two_editions(book(OLD), book(NEW))
    figures = {each.places: each.figures for each in found.told if each.figures}
    assert figures == {"RP-8-B": (("seconds", 120, None), ("longest", None, 180))}


def test_all_that_is_printed_is_counted_once() -> None:
    found, ledger = two_editions(book(OLD), book(NEW)), book(NEW).ledger
    there = [each for each in found.told if each.fate is not Fate.GONE]
    assert found.same + len(there) == len(ledger.paragraphs) + len(ledger.examples)


def _with(at: str, **other: object) -> Book:
    law = book(NEW)
    rows = tuple(replace(each, taken="", **other) if each.at == at else each for each in law.ledger.paragraphs)
    return replace(law, ledger=replace(law.ledger, paragraphs=rows))


@pytest.mark.parametrize(
    ("other", "fate"),
    [
        ({}, None),
        ({"tests": (), "questions": (), "scenarios": (), "heading": "Another"}, None),
        ({"reading": "Read so. Ask your house."}, Fate.READING),
        ({"says": "Other words."}, Fate.CHANGED),
        ({"numbers": {"seconds": 20}}, Fate.CHANGED),
        ({"status": "question"}, Fate.CHANGED),
    ],
)
def test_only_what_a_paragraph_says_makes_it_another(other: dict[str, object], fate: Fate | None) -> None:
    found = [each.fate for each in two_editions(book(OLD), _with("29", **other)).told if each.places == "29"]
    assert found == ([fate] if fate else [])


def test_what_our_copy_lacks_may_have_been_there_and_any_other_number_is_new() -> None:
    law = book(OLD)
    rows = tuple(each for each in law.ledger.paragraphs if each.at not in ("29", "71-A"))
    lacking = (*law.ledger.lacking, Lacking("29", why="so"))
    older = replace(law, ledger=replace(law.ledger, paragraphs=rows, lacking=lacking))
    found = {each.places: each.fate for each in two_editions(older, book(NEW)).told}
    assert (found["29"], found["71-A"]) == (Fate.UNKNOWN, Fate.ADDED)


def test_two_editions_are_next_to_each_other_one_way() -> None:
    assert next_to(book(OLD), book(NEW))
    assert not next_to(book(NEW), book(OLD))
    assert not next_to(book(NEW), book(NEW))
    assert not next_to(book("upt"), book(NEW))
