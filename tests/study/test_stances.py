"""What every rulebook decides, as it ships: whole, well written, and what the engine says today."""

import json

import pytest

from tests.seeds import todays
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.scenarios.catalog import scenarios
from trainer.study.asking_each import Asked, case_of, decided, stance, telling
from trainer.study.parted import How, compared
from trainer.study.stances import (
    EXAMPLE,
    HAND,
    TOLD,
    read_situations,
    read_stances,
    situations,
    stances,
    text_of,
    words,
)

AGAIN = "run `python3 -m trainer part --write`"
KEYS = tuple(each.key for each in situations())


def test_every_rulebook_was_asked_about_every_situation() -> None:
    assert {tuple(stances(each).by_key) for each in BOOKS} == {KEYS}, AGAIN
    assert {each.kind for each in situations()} == {HAND, EXAMPLE, TOLD}
    taught = {f"{HAND}:{each.id}" for each in scenarios().heads if "routine" not in each.topics}
    assert {key for key in KEYS if key.startswith(HAND)} == taught, AGAIN


@pytest.mark.parametrize("key", todays(KEYS, 24))
def test_what_is_written_is_what_the_rulebooks_say(key: str) -> None:
    told = at_once(telling(key))
    for each in BOOKS:
        assert stances(each).by_key[key] == stance(book(each), told), AGAIN
    assert next(each for each in situations() if each.key == key).case == case_of(told), AGAIN


@pytest.mark.full
@pytest.mark.parametrize("key", KEYS)
def test_all_that_is_written_is_what_the_rulebooks_say(key: str) -> None:
    test_what_is_written_is_what_the_rulebooks_say(key)


def test_a_file_reads_as_it_was_written() -> None:
    assert read_situations(text_of({each.key: each for each in situations()})) == situations()
    some = stances(BOOKS[0])
    assert read_stances(some.book, text_of(some.by_key)) == some


RULED = {"says": "The bet is to 300.", "state": "ruled"}


def test_a_file_of_before_there_were_wagers_opens() -> None:
    found = read_stances("upt", json.dumps({"hand:a": RULED})).by_key["hand:a"]
    assert (found.says, found.wagers, found.unsized) == ("The bet is to 300.", (), ())


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ({**RULED, "wagers": [[2, "100"]]}, ValueError),
        ({**RULED, "wagers": [[2, 100, 0]]}, ValueError),
        ({**RULED, "wagers": [2, 100]}, ValueError),
        ({**RULED, "wagers": 100}, ValueError),
        ({**RULED, "unsized": [True]}, ValueError),
        ({**RULED, "unsized": 2}, ValueError),
        ({**RULED, "figures": [["to", "300"]]}, ValueError),
        ({**RULED, "steps": [1]}, ValueError),
        ({**RULED, "says": 300}, ValueError),
        ({**RULED, "sized": []}, TypeError),
        ({"state": "ruled"}, TypeError),
        ([], ValueError),
    ],
)
def test_what_nobody_wrote_so_is_refused(row: object, fault: type[Exception]) -> None:
    with pytest.raises(fault):
        read_stances("upt", json.dumps({"hand:a": row}))


ALL_IN_FOR_LESS, BET_BEFORE = "example:tda-2024/ill-47-ex-1-A", "example:tda-2024/61-ex"


@pytest.mark.parametrize(
    ("house", "key", "wagers", "unsized"),
    [
        ("foxwoods-2020", ALL_IN_FOR_LESS, ((2, 100),), ()),  # 125 put out
        ("tda-2024", ALL_IN_FOR_LESS, (), ()),  # all-in for 125
        ("upt", ALL_IN_FOR_LESS, (), (2,)),
        ("tda-2024", BET_BEFORE, ((3, 650),), ()),  # 525 put out over 325
        ("upt", BET_BEFORE, ((2, 300), (3, 650)), ()),
        ("upt", "example:tda-2024/ill-43-ex-4-A", ((5, 250),), ()),  # 200 said, and brought up before the next raise
        ("tda-2024", "example:tda-2024/ill-43-ex-4-A", (), ()),
    ],
)
def test_what_wagers_come_to_is_asked_with_the_answer(
    house: str, key: str, wagers: tuple[tuple[int, int], ...], unsized: tuple[int, ...]
) -> None:
    found = stance(book(house), at_once(telling(key)))
    assert (found.wagers, found.unsized) == (wagers, unsized)


def test_wherever_two_rulebooks_differ_their_words_do() -> None:
    for key in KEYS:
        found = [stances(each).by_key[key] for each in BOOKS]
        for one in found:
            for other in found:
                if compared(one, other) in (How.RULING, How.AUTHORITY):
                    assert words(one) != words(other), key


def test_a_rulebook_of_which_none_ships_is_asked_with_its_progress_told() -> None:
    told = list[tuple[int, int]]()
    asked = [Asked(each, at_once(telling(each.key))) for each in situations()[:2]]
    found = decided(book("upt"), asked, lambda done, of: told.append((done, of)))
    assert told == [(0, 2), (1, 2)]
    assert found.by_key == {key: stances("upt").by_key[key] for key in KEYS[:2]}


def test_a_situation_that_is_gone_is_told_as_that() -> None:
    for key in ("hand:no-such", "example:upt/no-such", "told:no-such"):
        with pytest.raises(LookupError):
            at_once(telling(key))


def test_what_neither_scenario_nor_example_shows_is_told_in_short() -> None:
    early = "told:turn-dealt-early"
    found = {each: stances(each).by_key[early].ruling for each in ("players-2025", "metropolitan", "upt")}
    assert len(set(found.values())) == 3
    assert next(each for each in situations() if each.key == early).case.startswith("The turn came before the betting")
