"""Strings for readers: evenly of all kinds, the same for the same seed, so many planted as asked, every hole filled."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.readers import fresh, met, written
from tests.readers.errors import errors
from tests.readers.holes import stands_alone, strings
from tests.readers.line import Line, differing, evenly, readable
from tests.readers.plants import PLANTS
from tests.readers.strings import KINDS, SOURCES, drawn, gathered, planted_by, population, texts

FEW = {
    kind: [Line(kind, "somewhere", f"{word} of {kind} here") for word in "abcdef"] for kind in ("one", "two", "three")
}


SMALLER = {
    **SOURCES,
    "hands": lambda chance: met.of_hands(chance, 9),
    "irregularities": lambda chance: fresh.of_irregularities(chance, 1),
    "fresh": lambda chance: fresh.of_fresh_hands(chance, 9),
    "questions": lambda chance: met.of_questions(chance, 45),
    "answers": lambda chance: met.of_rulings(chance, 8),
}


@pytest.fixture(scope="module")
def by_kind() -> dict[str, list[Line]]:
    return gathered(7, SMALLER)


def test_every_kind_appears_with_strings_that_can_be_read(by_kind: dict[str, list[Line]]) -> None:
    lines, _ = drawn(by_kind, 7, 3 * len(KINDS), 0)
    assert Counter(each.kind for each in lines) == dict.fromkeys(KINDS, 3)
    assert [each for each in lines if not readable(each)] == []


def test_the_same_seed_draws_the_same_and_another_one_something_else(by_kind: dict[str, list[Line]]) -> None:
    first = texts(*drawn(by_kind, 7, 54, 10))
    assert texts(*drawn(by_kind, 7, 54, 10)) == first
    assert texts(*drawn(by_kind, 8, 54, 10)) != first


@pytest.mark.parametrize("source", ["screens", "scenarios", "commands", "docs", "errors"])
def test_a_source_gives_the_same_for_the_same_seed(source: str) -> None:
    once, again = (list(SOURCES[source](Random("7"))) for _ in range(2))
    assert once == again != []


@pytest.mark.parametrize("plant", [0, 1, 10, len(PLANTS)])
def test_exactly_so_many_are_planted_and_the_key_names_them(plant: int) -> None:
    lines, planted = drawn(FEW, 3, 12, plant)
    assert len(lines) == 12 + plant and len(planted) == plant
    assert [number for number, each in enumerate(lines, 1) if each in PLANTS] == planted
    shown, key = texts(lines, planted)
    assert shown.count("\n") == 12 + plant
    assert [int(each.split(" | ")[0]) for each in key.splitlines()] == planted


def test_the_next_seed_plants_others() -> None:
    here, there = ({each.words for each in planted_by(seed, 10)} for seed in (11, 12))
    assert len(here) == len(there) == 10 and not here & there
    with pytest.raises(ValueError, match="to plant"):
        planted_by(11, len(PLANTS) + 1)


def test_strings_are_drawn_evenly_and_none_twice() -> None:
    lines = evenly(FEW, 12, Random(1))
    assert Counter(each.kind for each in lines) == {"one": 4, "two": 4, "three": 4}
    assert len({each.words for each in lines}) == 12
    with pytest.raises(ValueError, match="only 18"):
        evenly(FEW, 19, Random(1))


def test_planted_sentences_are_many_of_every_kind_and_none_is_our_own(by_kind: dict[str, list[Line]]) -> None:
    assert len(PLANTS) >= 20 and {each.kind for each in PLANTS} == set(KINDS)
    assert all(map(readable, PLANTS)) and len(differing(PLANTS)) == len(PLANTS)
    ours = {each.words for some in by_kind.values() for each in some}
    assert not ours & {each.words for each in PLANTS}


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("Call the", False),
        ("Call the floor.", True),
        ("Seat {seat} is next.", False),
        ("Write `…` at the end.", False),
        ("word " * 70, True),
        ("word " * 71, False),
    ],
)
def test_what_can_be_read_alone(words: str, read: bool) -> None:
    assert readable(Line("screen", "", words)) is read


@pytest.mark.parametrize(
    ("words", "alone"),
    [
        ("Deal it again", True),
        ("Deal it again to", False),
        (" and three more", False),
        ("and three more", False),
        ("The hand is kept and it does count.", True),
        ("The hand is kept and it does count", False),
    ],
)
def test_what_is_no_piece_of_a_sentence(words: str, alone: bool) -> None:
    assert stands_alone(words) is alone


def test_holes_are_filled_where_it_is_plain_with_what() -> None:
    source = (
        'a = f"Seat {seat} owes {some(x):,}."\n'
        "b = f\"Kept {count} hand{'' if count == 1 else 's'}.\"\n"
        'c = f"Something of {unknown(x)} here."\n'
        'd = "Give {seat} back {amount}."\n'
        'e = f"Seats {seat} and 5 share it."\n'
    )
    assert list(strings(source)) == [
        "Seat 4 owes 1,200.",
        "Kept 3 hands.",
        "Give seat 4 back 1,200.",
        "Seats 4 and 5 share it.",
    ]


def test_of_strings_that_differ_in_figures_alone_one_is_drawn() -> None:
    alike = [Line("caption", "", f"Seat {seat} calls {seat}00.") for seat in (1, 2, 3)]
    assert differing(alike) == alike[:1]


def test_help_is_of_the_commands_there_are_and_errors_are_those_that_are_printed() -> None:
    assert any(each.context == "trainer rule --help" for each in written.commands(Random(1)))
    told = {each.words for each in errors(Random(1))}
    assert "trainer part: name two rulebooks, as in tda-2024 upt" in told
    assert not [each for each in told if str(Path.cwd()) in each or "/tmp" in each]


def test_the_population_has_what_each_of_its_seeds_finds_and_nothing_twice() -> None:
    sources = {name: SOURCES[name] for name in ("docs", "errors", "commands")}
    whole = {kind: [each.words for each in some] for kind, some in population(7, 3, sources).items()}
    for seed in (7, 8, 9):
        for kind, lines in gathered(seed, sources).items():
            assert {each.words for each in lines} <= set(whole[kind])
    assert len(whole["docs"]) > len(gathered(7, sources)["docs"])
    assert all(len(set(some)) == len(some) for some in whole.values())
