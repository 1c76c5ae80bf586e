"""A house's figures in the sense of a rule, and rulings in a house's own words."""

import re
import tomllib
from typing import Any

import pytest

from tests.rules.conftest import PlantBook, PlantRule, row
from trainer import resources
from trainer.rules.book import BOOKS, book, make
from trainer.rules.encoded import encoded, rulings
from trainer.rules.ledger_faults import BadLedger
from trainer.rules.ledger_file import SENTENCES, read
from trainer.rules.wording import HOLE, WORDS, filled

WORD = re.compile(r"[A-Za-z]+|[0-9]+")
VALUES = {**{word: value for value, word in enumerate(WORDS)}, "half": 50, "minute": 60}
UNMEANT = {
    ("deal.misdeal.out-of-sequence-action-not-begun", "two"): "the two cards of the button",
}
"""Number words beside a figure of the same size that mean something else, each with what it means."""


IN_BRACKETS, WAYS, BURNS = "the acts that the remark in brackets names", "the ways that are printed", "the burns so far"
PRINTED = "as it is printed elsewhere, which the reading tells"
MEANT_OTHERWISE: dict[str, dict[tuple[str, str], str]] = {
    "tda-2022": {
        ("36-A", "two"): IN_BRACKETS,
        ("RP-10-H", "three"): WAYS,
        ("RP-10-H-C", "three"): BURNS,
    },
    "players-2025": {
        ("37-A", "two"): IN_BRACKETS,
        ("ill-50", "half"): PRINTED,
        ("RP-9-H", "three"): WAYS,
        ("RP-9-H-C", "three"): BURNS,
    },
    "foxwoods-2020": {("36-A", "two"): IN_BRACKETS},
    "metropolitan": {("34-A", "two"): IN_BRACKETS, ("10", "six"): "a game for six"},
    "upt": {
        ("button-0-b", "two"): "the blinds, not how far away the big one lies",
        ("misdeal-1", "two"): PRINTED,
        ("misdeal-2", "two"): PRINTED,
    },
}
"""By house the paragraph and the number word that means something else than the figure of that size, with what."""


def unfilled(key: str) -> list[str]:
    """Number words in the sense of a rule that say a figure of some ledger without being that figure."""
    rule = encoded()[key]
    given = {value for law in map(book, BOOKS) if key in law.rules for value in _figures(law.rules[key].numbers, rule)}
    bare = [each.lower() for each in WORD.findall(HOLE.sub(" ", rule.says))]
    said = [(each, int(each) if each.isdigit() else VALUES.get(each)) for each in bare]
    return [each for each, value in said if value in given - {0, 1} and (key, each) not in UNMEANT]


def _figures(numbers, rule):  # type: ignore[no-untyped-def]  # of a ledger row
    return [numbers[name] for name in rule.numbers if name in numbers]


@pytest.mark.parametrize("key", sorted(key for key, rule in encoded().items() if rule.numbers))
def test_a_figure_of_a_ledger_is_said_by_its_name_in_the_sense_of_a_rule(key: str) -> None:
    assert unfilled(key) == []


def test_what_is_excused_still_stands_there() -> None:
    for key, word in UNMEANT:
        assert word in [each.lower() for each in WORD.findall(encoded()[key].says)]


@pytest.mark.parametrize("key", BOOKS)
def test_a_figure_of_a_paragraph_is_said_by_its_name_in_its_own_sentences(key: str) -> None:
    rows = tomllib.loads(resources.text("trainer", "rules", "ledger", f"{key}.toml"))["paragraph"]
    bare = {(each["at"], word) for each in rows for name in SENTENCES for word in figures_in(each, each.get(name, ""))}
    assert bare == set(MEANT_OTHERWISE.get(key, {}))


def figures_in(row: dict[str, Any], sentence: str) -> list[str]:
    """Number words in a sentence that are as much as a figure of its paragraph."""
    given = {*row.get("numbers", {}).values()} - {0, 1}
    words = [each.lower() for each in WORD.findall(HOLE.sub(" ", sentence).replace(",", ""))]
    return [each for each in words if (int(each) if each.isdigit() else VALUES.get(each)) in given]


def test_a_summary_says_the_figures_of_its_paragraph(planted_book: PlantBook, plant: PlantRule) -> None:
    plant("boxed", numbers=("boxed",), sense="{Boxed} boxed cards.")
    for figure, said in ((2, "Two boxed cards"), (3, "Three boxed cards"), (25, "25 boxed cards")):
        more = f'numbers = {{ boxed = {figure} }}\nreading = "{{Boxed}} boxed cards"'
        assert planted_book(row("1", "boxed", more=more)).paragraph("1").reading == said


def test_a_figure_that_a_paragraph_has_not_is_named_where_it_is_said(planted_book: PlantBook, plant: PlantRule) -> None:
    plant("boxed", numbers=("boxed",), sense="{Boxed} boxed cards.")
    with pytest.raises(BadLedger, match=r"reading: 'boxes' isn't one of its figures; the nearest is 'boxed'"):
        planted_book(row("1", "boxed", more='numbers = { boxed = 2 }\nreading = "{boxes} cards"'))


@pytest.mark.parametrize("key", BOOKS)
def test_no_house_says_a_rule_with_a_hole_in_it(key: str) -> None:
    assert [each.rule.key for each in book(key).rules.values() if HOLE.search(each.rule.sense)] == []


def test_a_sense_says_the_figure_of_its_house_as_a_word_up_to_ten(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("boxed", numbers=("boxed", "a-stack"), sense="{Boxed} boxed cards, or {boxed} and {a-stack} chips.")
    for boxed, stack, says in (
        (2, 20, "Two boxed cards, or two and 20 chips."),
        (10, 9, "Ten boxed cards, or ten and nine chips."),
        (11, 2500, "11 boxed cards, or 11 and 2,500 chips."),
    ):
        law = planted_book(row("1", "boxed", more=f"numbers = {{ boxed = {boxed}, a-stack = {stack} }}"))
        assert law.rules["planted.boxed"].rule.says == says


def test_a_figure_that_nobody_gives_is_a_fault_and_no_exception(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("boxed", numbers=("boxed",), sense="{Boxed} boxed cards.")
    with pytest.raises(BadLedger, match="needs the number boxed"):
        planted_book(row("1", "boxed"))
    with pytest.raises(KeyError):
        filled("{Boxed} boxed cards", {})


OWN = 'wording = { "deal.misdeal" = "the deal is fouled and begins again" }\n'


def worded(extra: str) -> str:
    """TDA's ledger with a line more at its head."""
    text = resources.text("trainer", "rules", "ledger", "tda-2022.toml")
    return extra + text


def test_a_house_may_word_a_ruling_in_its_own_way_and_demands_the_same() -> None:
    ours = make(read(worded(OWN), "tda-2022.toml"), "tda-2022.toml", worded(OWN))
    for key, each in book("tda-2022").rules.items():
        assert ours.rules[key].rule.ruling == each.rule.ruling
    said = ours.rules["deal.boxed-card.enough-in-the-deal"].rule.ruling.says
    assert said == "the deal is fouled and begins again"
    assert book("tda-2022").rules["deal.boxed-card.enough-in-the-deal"].rule.ruling.says != said


@pytest.mark.parametrize(
    ("extra", "fault"),
    [
        (
            'wording = { "deal.misdeel" = "x" }\n',
            "tda-2022.toml:1: wording: 'deal.misdeel' isn't a ruling; the nearest is 'deal.misdeal'",
        ),
        ('wording = { "deal.misdeal" = 3 }\n', "tda-2022.toml:1: wording: deal.misdeal must be text"),
        ('wording = { "deal.misdeal" = " " }\n', "tda-2022.toml:1: wording: deal.misdeal must be text"),
        ('wording = "none"\n', "tda-2022.toml:1: wording has the wrong type"),
    ],
)
def test_wording_that_is_none_is_named_with_its_line(extra: str, fault: str) -> None:
    with pytest.raises(BadLedger) as bad:
        make(read(worded(extra), "tda-2022.toml"), "tda-2022.toml", worded(extra))
    assert list(bad.value.faults) == [fault]


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("deal.misdeal", "deal.misdeal-until-second-player", True),
        ("deal.boxed-card-replaced", "deal.boxed-card-replaced", True),
        ("deal.boxed-card-replaced", "deal.boxed-card-replaced-after-round", False),
        ("bet.call", "bet.raise", False),
        ("bet.open", "bet.closed", False),
    ],
)
def test_the_same_outcome_on_other_terms_is_alike_whatever_its_words(one: str, other: str, alike: bool) -> None:
    assert rulings()[one].alike(rulings()[other]) is alike
    assert rulings()[other].alike(rulings()[one]) is alike


LONG = {"button.move.missed-blind-with-bb-ante"}  # whose first line says when, and the second what


@pytest.mark.parametrize("key", sorted(encoded().keys() - LONG))
def test_the_first_line_of_a_sense_is_a_whole_sentence_as_traces_tell_it(key: str) -> None:
    assert encoded()[key].sense.splitlines()[0] == encoded()[key].says
