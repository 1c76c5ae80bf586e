"""What the library lists, what may be shown of it, and what is found in it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest

from tests.content import content_at, copied
from trainer.progress.records import Met
from trainer.questions.catalog import questions
from trainer.rules.areas import TITLES
from trainer.rules.topics import ROUTINE
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.form import Fault
from trainer.study.collection import Asked, Card, Kind, Origin, Result, areas_dealt, collected, counted, found, said
from trainer.study.own_folders import read_also, saw, seen_in

FILES = ("scenarios/bets/asks-how-much.toml", "scenarios/boxed/*.toml", "scenarios/clean/*.toml")
MINE, ASKED = "scenarios/bets/call-said-and-short.toml", "questions/bets/all-in-said.toml"


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """One's own folder with a hand, a question and a broken file, and another one with a hand."""
    own, share = tmp_path / "own", tmp_path / "share"
    copied(own, MINE, ASKED)
    copied(share, "scenarios/turns/*.toml")
    (own / "bad.toml").write_text("id = 3\n")
    with content_at(copied(tmp_path / "quizzes", *FILES), tmp_path / "kept"):
        read_also((own, share))
        for folder in (own, share):
            saw(folder, seen_in(folder))
        scenarios().look()
        questions().look()
        yield own


def met(scenario: str, times: int = 1, **more: str | bool | int) -> Met:
    one = Met(
        7, scenario, 9, "A title", "bet.declaration", "upt", datetime.now(UTC), times, "yes", "right", "right", False, 0
    )
    return replace(one, **more)  # type: ignore[arg-type]  # a test's own


def cards(own: Path, *some: Met, curtained: bool = False) -> dict[str, Card]:
    return {each.key: each for each in collected(some, own, curtained=curtained)}


def test_everything_is_listed_with_where_it_is_from(own: Path) -> None:
    listed = cards(own, met("string-bet-7-0"))
    origins = {origin: {each.kind for each in listed.values() if each.origin is origin} for origin in Origin}
    assert origins == {
        Origin.SHIPS: {Kind.HAND},
        Origin.MINE: {Kind.HAND, Kind.QUESTION},
        Origin.SHARED: {Kind.HAND},
        Origin.FRESH: {Kind.HAND},
    }
    assert [each.title for each in listed.values() if each.faults] == ["bad.toml"]
    assert counted(listed.values(), Kind.QUESTION) == {
        "": 1,
        "faults": 0,
        "ships": 0,
        "mine": 1,
        "shared": 0,
        "fresh": 0,
    }
    assert counted(listed.values(), Kind.HAND)["faults"] == 1


def test_each_fresh_hand_has_a_card_of_its_own(own: Path) -> None:
    keys = cards(own, met("fresh-no-burn", seed=1), met("fresh-no-burn", seed=2)).keys()
    assert {"fresh-no-burn 1", "fresh-no-burn 2"} <= keys


def test_a_curtain_hides_other_folders_but_what_was_met(own: Path) -> None:
    every = cards(own)
    shared = next(each.key for each in every.values() if each.origin is Origin.SHARED)
    behind = cards(own, met(shared), curtained=True)
    assert {each.origin for each in behind.values()} == {Origin.SHIPS, Origin.SHARED}
    assert [each.key for each in behind.values() if each.origin is Origin.SHARED] == [shared]


def test_no_title_is_shown_before_the_hand_was_dealt_but_ones_own(own: Path) -> None:
    for card in cards(own, met("asks-how-much")).values():
        shown = card.key == "asks-how-much" or card.origin is Origin.MINE or bool(card.faults)
        assert card.titled(opened=False) is shown, card
        assert card.titled(opened=True)


def test_no_hidden_title_can_be_searched_for(own: Path) -> None:
    listed = cards(own).values()
    hidden = next(each for each in listed if each.origin is Origin.SHIPS and "boxed" in each.title.casefold())
    asked = Asked(words="boxed")
    assert "boxed" not in said(hidden, opened=False)
    assert hidden not in found(listed, asked, nothing, opened=False)
    assert hidden in found(listed, asked, nothing, opened=True)


def nothing(_house: str) -> frozenset[str]:
    return frozenset()


def test_the_area_of_a_clean_hand_tells_nothing_before_it_was_dealt(own: Path) -> None:
    clean = [each for each in cards(own).values() if set(each.topics) == {ROUTINE}]
    assert len({each.area for each in clean}) > 1
    assert {each.area for each in clean} <= set(areas_dealt())
    assert cards(own) == cards(own)
    assert cards(own, met(clean[0].key))[clean[0].key].area == ""


def test_the_order_within_an_area_does_not_tell_clean_hands(own: Path) -> None:
    by_area: dict[str, list[bool]] = {}
    for each in cards(own).values():
        if each.origin is Origin.SHIPS:
            by_area.setdefault(each.area, []).append(set(each.topics) == {ROUTINE})
    longest = max(by_area.values(), key=lambda some: min(sum(some), len(some) - sum(some)))
    assert sum(one != other for one, other in pairwise(longest)) > 2
    assert cards(own).keys() == cards(own).keys()


def test_they_stand_by_area_and_what_is_in_no_file_comes_last(own: Path) -> None:
    listed = list(cards(own, met("string-bet-7-0"), met("string-bet-8-0")).values())
    assert [each.origin is Origin.FRESH for each in listed] == sorted(each.origin is Origin.FRESH for each in listed)
    places = [list(TITLES).index(each.area) for each in listed if each.area and each.origin is not Origin.FRESH]
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("how", "result"),
    [
        ({}, Result.RIGHT),
        ({"noticed": "missed"}, Result.MISSED),
        ({"noticed": "late"}, Result.RIGHT),
        ({"authority": "wrong"}, Result.MISSED),
        ({"remedy": "harmful"}, Result.MISSED),
        ({"clean": True, "alarms": 1}, Result.MISSED),
        ({"clean": True, "alarms": 0}, Result.RIGHT),
        ({"clean": False, "alarms": 1}, Result.RIGHT),
    ],
)
def test_how_it_went(how: dict[str, str | bool | int], result: Result) -> None:
    assert card(met=met("a", **how)).result is result  # type: ignore[arg-type]  # as above
    assert card().result is Result.NEVER


def card(key: str = "a", **more: object) -> Card:
    return replace(Card(Kind.HAND, key, "Title", "bets", Origin.SHIPS, "holdem"), **more)  # type: ignore[arg-type]


FAULT = Fault("a.toml", 3, "seat", "is odd")
EVERY = (
    card("a"),
    card("b", area="deal", game="stud", met=met("b", id=3)),  # type: ignore[arg-type]
    card("c", origin=Origin.MINE, met=met("c", id=5, noticed="missed")),  # type: ignore[arg-type]
    card("d", origin=Origin.MINE, faults=(FAULT,)),
    card("q", kind=Kind.QUESTION, houses=frozenset({"upt"})),
)


@pytest.mark.parametrize(
    ("asked", "keys"),
    [
        (Asked(), "abcd"),
        (Asked(kind=Kind.QUESTION), "q"),
        (Asked(kind=Kind.QUESTION, house="upt"), "q"),
        (Asked(kind=Kind.QUESTION, house="tda-2022"), ""),
        (Asked(origin="mine"), "cd"),
        (Asked(area="deal"), "b"),
        (Asked(game="stud"), "b"),
        (Asked(result=Result.NEVER), "a"),
        (Asked(result=Result.MISSED), "c"),
        (Asked(result=Result.RIGHT), "b"),
        (Asked(faulty=True), "d"),
        (Asked(house="tda-2022"), "a"),
        (Asked(house="upt"), "bc"),
        (Asked(latest=True), "cbad"),
        (Asked(words="title"), "bcd"),
        (Asked(words="TITLE bett"), "c" if "bett" in TITLES["bets"].casefold() else ""),
        (Asked(words="nothing"), ""),
    ],
)
def test_what_is_found(asked: Asked, keys: str) -> None:
    at = {"tda-2022": frozenset({"a"})}
    fits = found(EVERY, asked, lambda house: at.get(house, frozenset()), opened=False)
    assert "".join(each.key for each in fits) == keys
