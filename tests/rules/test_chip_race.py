"""Colouring up: a race from seat 1 for one chip at most, nobody raced out, and only equal value for what is left."""

import pytest

from tests.rules.desk_rooms import Room, cites, figures, said
from trainer.rules.ruling import Decision

BOOKS = {"tda-2022": "24-", "players-2025": "25-", "foxwoods-2020": "24-", "metropolitan": "22-"}
AT_WILL = {"tda-2022": "25-B", "players-2025": "26-B", "foxwoods-2020": "25-B", "metropolitan": "23-B"}
PLAYERS = {"Ann": "25x2 A 3", "Ben": "1000x2+25x3 A 5", "Cora": "1000x2+25x7 A 8"}


def _each(part: str) -> list[object]:
    return [pytest.param(book, at + part, id=f"{book}:{at}{part}") for book, at in BOOKS.items()]


def race(*lines: str, players: dict[str, str] | None = None) -> Room:
    """The 25s of table A are raced off, in a break."""
    return Room(players or PLAYERS).do("floor colour-up 25", "floor recess", "dealer:A race 25", *lines)


@pytest.mark.parametrize(("book", "at"), _each("A"))
def test_odd_chips_are_raced_from_seat_1_for_one_chip_each(book: str, at: str) -> None:
    found = race().rule(book, "race")
    assert figures(found) == {"odd-chips": 2 + 3 + 3, "first-seat": 3, "most": 1} and cites(found) == {at}
    even = race(players={**PLAYERS, "Ann": "100x5 A 3"}).rule(book, "race")
    assert (even.figure("odd-chips"), even.figure("first-seat")) == (6, 5)


@pytest.mark.parametrize(("book", "at"), _each("A"))
def test_nobody_gets_a_second_chip_in_a_race(book: str, at: str) -> None:
    first, second = "floor exchange Cora 100x1 25x3", "floor exchange Cora 100x1 25x2"
    one = race(first).rule(book, "race-award")
    assert said(one) == "chips.race-award-stands" and cites(one) == {at}
    two = race(first, second).rule(book, "race-award")
    assert two.figure("chips-back") == 1 and said(two) == "chips.excess-award-goes-back" and cites(two) == {at}
    assert said(race(first, "floor exchange Ben 100x1 25x3").rule(book, "race-award")) == said(one)
    at_once = race("floor exchange Cora 100x3 25x3").rule(book, "race-award")
    assert at_once.figure("chips-back") == 2


@pytest.mark.parametrize(("book", "at"), _each("A"))
def test_chips_paid_for_in_full_are_no_award(book: str, at: str) -> None:
    award, full = "floor exchange Cora 100x1 25x3", "floor exchange Cora 100x1 25x4"
    assert said(race(full, award).rule(book, "race-award")) == "chips.race-award-stands"
    assert said(race(award, full).rule(book, "race-award")) == "chips.race-award-stands"
    assert len(race(full, award).points("race-award")) == 1
    at_once = race("floor exchange Cora 100x2 25x7").rule(book, "race-award")
    assert said(at_once) == "chips.race-award-stands" and cites(at_once) == {at}
    too_many = race(full, "floor exchange Cora 100x2 25x3").rule(book, "race-award")
    assert too_many.figure("chips-back") == 1
    assert not race("floor exchange Ben 500x2 1000x1").points("race-award")
    assert not race("floor remove Ben 1000x1").points("race-loss")


@pytest.mark.parametrize(("book", "at"), _each("A"))
def test_nobody_is_raced_out(book: str, at: str) -> None:
    out = race("floor remove Ann 25x2").rule(book, "race-loss")
    assert out.figure("chip") == 100 and said(out) == "chips.keeps-lowest-chip" and cites(out) == {at}
    others = race("floor remove Ben 25x3").rule(book, "race-loss")
    assert said(others) == "chips.odd-chips-leave-play"
    not_all = race("floor remove Ann 25x1").rule(book, "race-loss")
    assert said(not_all) == said(others)


@pytest.mark.parametrize(("book", "at"), _each("B"))
def test_chips_are_in_full_view_for_the_race(book: str, at: str) -> None:
    hidden = Room(PLAYERS).do("Ben keep chips-hidden", "dealer:A race 25").rule(book, "hidden-at-a-race")
    assert said(hidden) == "chips.in-view-before-race" and cites(hidden) == {at}
    shown = Room(PLAYERS).do("Ben keep chips-hidden", "Ben keep in-view", "dealer:A race 25")
    assert not shown.points("hidden-at-a-race")


def left(chips: str, book: str) -> Decision:
    """Cora has these chips when play goes on after the race of the 25s."""
    return race("clock run", players={**PLAYERS, "Cora": f"{chips} A 8"}).rule(book, "left-after-a-race")


@pytest.mark.parametrize(("book", "at"), _each("C"))
def test_what_is_left_after_a_race_is_exchanged_at_equal_value_only(book: str, at: str) -> None:
    for count, exchanged, removed in ((3, 0, 75), (4, 100, 0), (5, 100, 25), (8, 200, 0)):
        found = left(f"1000x2+25x{count}", book)
        assert (found.figure("exchanged"), found.figure("removed")) == (exchanged, removed) and cites(found) == {at}
    after = race("floor remove Cora 25x6", "clock run", "floor exchange Cora 100x1 25x1").rule(
        book, "left-after-a-race"
    )
    assert after.figure("removed") == 25 and cites(after) == {at}
    gone = race("floor remove Cora 25x7", "clock run", players={**PLAYERS})
    assert "Cora" not in {each.detail for each in gone.points("left-after-a-race")}


@pytest.mark.parametrize(("book", "at"), [pytest.param(book, at, id=f"{book}:{at}") for book, at in AT_WILL.items()])
def test_a_director_may_colour_up_one_player_and_announces_it(book: str, at: str) -> None:
    change = "floor exchange Cora 100x1 25x4"
    told = Room(PLAYERS).do("floor colour-up 25", change).rule(book, "coloured-up")
    assert told.ruling and told.ruling.discretion == "full" and not told.ruling.fault and cites(told) == {at}
    quiet = Room(PLAYERS).do(change).rule(book, "coloured-up")
    assert said(quiet) == "chips.color-up-to-be-announced" and cites(quiet) == {at}
    assert said(Room(PLAYERS).do("floor colour-up 100", change).rule(book, "coloured-up")) == said(quiet)
    assert not Room(PLAYERS).do("floor exchange Cora 25x40 1000x1").points("coloured-up")
    announced = Room(PLAYERS).do("floor colour-up 25").rule(book, "colour-up")
    assert announced.ruling == told.ruling and cites(announced) == {at}
