"""Chips that everybody can see and count, live hands in view, and chips that leave sight."""

import pytest

from tests.rules.desk_rooms import Room, cites, figures, said
from trainer.rules.ruling import Decision

COUNT = {"tda-2022": "25-A", "players-2025": "26-A", "foxwoods-2020": "25-A", "metropolitan": "23-A"}
LIVE = {"tda-2022": "25-C", "players-2025": "26-C", "foxwoods-2020": "25-C", "metropolitan": "23-C"}
TRANSIT = {"tda-2022": "63", "players-2025": "63", "foxwoods-2020": "63", "metropolitan": "57", "upt": "tournament-27"}


def _ids(rows: dict[str, str]) -> list[object]:
    return [pytest.param(book, at, id=f"{book}:{at}") for book, at in rows.items()]


def kept(book: str, word: str, *before: str, **head: str) -> Decision:
    return Room(**head).do(*before, f"Ann keep {word}").rule(book, "kept")


@pytest.mark.parametrize(("book", "at"), _ids(COUNT))
def test_chips_stand_in_stacks_of_twenty_that_can_be_counted(book: str, at: str) -> None:
    found = kept(book, "uncountable")
    assert found.figure("a-stack") == 20 and cites(found) == {at}
    assert kept(book, "in-view").silent


HIGH = [*_ids(COUNT), *_ids({"upt": "procedures-10"}), pytest.param("upt", "tournament-26", id="upt:tournament-26")]


@pytest.mark.parametrize(("book", "at"), HIGH)
def test_higher_denominations_can_be_seen(book: str, at: str) -> None:
    found = kept(book, "high-chips-hidden")
    assert said(found) == "chips.high-denominations-visible" and at in cites(found)
    assert kept(book, "in-view").silent


INTO_VIEW = {"upt": "chips.cards-above-table-uncovered"}


@pytest.mark.parametrize(("book", "at"), [*_ids(LIVE), *_ids({"upt": "procedures-9"})])
def test_a_live_hand_stays_in_plain_view(book: str, at: str) -> None:
    found = kept(book, "cards-hidden", "dealer:A deal 1")
    assert said(found) == INTO_VIEW.get(book, "chips.live-hand-into-view") and cites(found) == {at}
    assert kept(book, "cards-hidden").silent
    assert kept(book, "cards-hidden", "dealer:A deal 1", "dealer:A turn Ann 200", "Ann play fold").silent


@pytest.mark.parametrize(("book", "at"), _ids(TRANSIT))
def test_chips_out_of_view_are_forfeited(book: str, at: str) -> None:
    found = Room().do("Ann out-of-view 1000x2").rule(book, "chips-out-of-view")
    assert found.figure("forfeited") == 2000 and cites(found) == {at}
    assert found.ruling and "disqualify-the-player" in found.ruling.options
    assert Room().do("Ann out-of-view 100x1").rule(book, "chips-out-of-view").figure("forfeited") == 100


@pytest.mark.parametrize("at", ["procedures-6"], ids=lambda at: f"upt:{at}")
def test_outside_tournaments_chips_stay_on_the_table(at: str) -> None:
    found = Room(event="cash full-table 9").do("Ann out-of-view 1000x2").rule("upt", "chips-out-of-view")
    assert said(found) == "chips.stay-on-the-table" and cites(found) == {at} and not figures(found)


@pytest.mark.parametrize(
    ("word", "at"),
    [
        pytest.param("stacks-in-the-way", "improper-10", id="upt:improper-10"),
        pytest.param("cash-on-the-table", "procedures-5", id="upt:procedures-5"),
        pytest.param("other-chips-on-the-table", "tournament-25", id="upt:tournament-25"),
    ],
)
def test_upt_says_what_may_not_lie_on_the_table(word: str, at: str) -> None:
    found = kept("upt", word)
    assert cites(found) == {at} and found.ruling and found.ruling.fault
    assert kept("tda-2022", word).silent
    assert kept("upt", "in-view").silent


def test_other_chips_concern_tournaments_only() -> None:
    assert kept("upt", "other-chips-on-the-table", event="cash full-table 9").silent


@pytest.mark.parametrize("at", ["procedures-7"], ids=lambda at: f"upt:{at}")
def test_without_chips_at_the_start_of_a_deal_nobody_is_dealt_in(at: str) -> None:
    players = {"Ann": "1000x5 A 1", "Ben": "1000x8 A 2", "Cora": "0 A 4"}
    room = Room(players).do("dealer:A deal 1")
    assert said(room.rule("upt", "no-chips-at-the-deal")) == "chips.player-not-dealt-in"
    assert cites(room.rule("upt", "no-chips-at-the-deal")) == {at}
    assert room.facts().room.table("A").dealt == ("Ann", "Ben")
    assert not Room({**players, "Cora": "25x1 A 4"}).do("dealer:A deal 1").points("no-chips-at-the-deal")
