"""Foxwoods: bounty chips in play, and the ante that the big blind posts."""

import pytest

from tests.rules.desk_rooms import Room, cites, said
from tests.rules.printed import changed_room, told_room
from trainer.rules.book import book as law_of
from trainer.rules.engine import decide
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.ruling import Decision

F = "foxwoods-2020"


def chip(word: str) -> Decision:
    return Room(bounty="2500").do(f"Ann bounty {word}").rule(F, "bounty-chip")


@pytest.mark.parametrize("at", [pytest.param("bounty-1", id=f"{F}:bounty-1")])
def test_a_bounty_chip_stays_in_front_of_the_stacks(at: str) -> None:
    on_top, in_front = chip("on-a-stack"), chip("in-front")
    assert said(on_top) == "tournament.bounty-chip-off-the-stack" and on_top.ruling and on_top.ruling.fault
    assert in_front.ruling and not in_front.ruling.fault
    assert cites(on_top) == cites(in_front) == {at}


@pytest.mark.parametrize("at", [pytest.param("bounty-3", id=f"{F}:bounty-3")])
def test_a_bounty_that_is_not_shown_is_for_a_supervisor_at_once(at: str) -> None:
    found = chip("not-shown")
    assert said(found) == "tournament.floor-called-over-bounty" and cites(found) == {at}
    assert found.ruling and found.ruling.authority == "floor" and len(found.ruling.options) == 4


def bet(*lines: str, book: str = F) -> Decision:
    return Room(bounty="2500").do("dealer:A deal 1", *lines, "Ann bounty in-the-pot").rule(book, "bounty-chip")


@pytest.mark.parametrize(
    ("book", "at"),
    [
        pytest.param(F, "bounty-2", id=f"{F}:bounty-2"),
        pytest.param("players-2025", "RP-20", id="players-2025:RP-20"),
        pytest.param("tda-2024", "RP-22", id="tda-2024:RP-22"),
    ],
)
def test_a_bounty_chip_bet_is_all_in_at_foxwoods_and_for_the_director_at_players(book: str, at: str) -> None:
    found = bet(book=book)
    assert cites(found) == {at} and found.ruling
    if book == F:
        assert said(found) == "tournament.bounty-chip-is-all-in" and found.ruling.discretion == "none"
    else:
        assert (found.ruling.authority, found.ruling.options) == ("floor", ("a-call", "an-all-in"))
    assert bet("Ann play fold", book=book).silent
    assert all(bet(book=each).silent for each in ("tda-2022", "metropolitan", "upt"))


@pytest.mark.parametrize("at", [pytest.param("bounty-3", id=f"{F}:bounty-3")])
def test_the_bounty_chip_of_an_all_in_player_lies_in_the_pot(at: str) -> None:
    shown = bet("Ann play all-in")
    assert shown.ruling and not shown.ruling.fault and cites(shown) == {at}
    assert bet("Ann play all-in", book="players-2025").silent
    assert cites(bet("Ann play all-in", "dealer:A end", "dealer:A deal 1")) == {"bounty-2"}
    assert cites(bet("Ben play all-in")) == {"bounty-2"}


SHARED = ["dealer:A deal 1", "Ben win Ben Ann 1000x3", "Cora win Cora Ann 1000x2+100x10", "floor bust Ann"]


@pytest.mark.parametrize("at", [pytest.param("bounty-4", id=f"{F}:bounty-4")])
def test_a_bounty_in_a_split_pot_goes_to_the_winner_next_to_the_button(at: str) -> None:
    for button, seat in ((1, 2), (2, 4), (3, 4), (4, 2), (9, 2)):
        found = Room(table=f"A 9 {button}", bounty="2500").do(*SHARED).rule(F, "bounty-won")
        assert found.figure("seat") == seat and cites(found) == {at}
    alone = ["dealer:A deal 1", "Ben win Ben Ann 1000x5+100x10", "floor bust Ann"]
    assert not Room(bounty="2500").do(*alone).points("bounty-won")
    assert Room(sheet="event-100-bounty").do(*SHARED).rule(F, "bounty-won").figure("seat")
    assert not Room().do(*SHARED).points("bounty-won")


@pytest.mark.parametrize("at", [pytest.param("bounty-4", id=f"{F}:bounty-4")])
def test_winners_of_different_pots_do_not_split_one(at: str) -> None:
    def won(ben: str, cora: str) -> Decision:
        lines = ["dealer:A deal 1", f"Ben win Ben Ann {ben}", f"Cora win Cora Ann {cora}", "floor bust Ann"]
        players = {"Ann": "1000x5+25x8 A 1", "Ben": "1000x8 A 2", "Cora": "1000x4 A 4"}
        return Room(players, bounty="2500").do(*lines).rule(F, "bounty-won")

    assert won("1000x4", "1000x1+25x8").silent
    odd = "1000x2+25x5", "1000x3+25x3"
    assert won(*odd).silent
    assert won("1000x5", "25x8").silent
    players = {"Ann": "500x3+25x1 A 1", "Ben": "1000x8 A 2", "Cora": "500x1+25x20 A 4"}
    lines = ["dealer:A deal 1", "Ben win Ben Ann 500x2", "Cora win Cora Ann 500x1+25x1", "floor bust Ann"]
    assert Room(players, bounty="2500").do(*lines).rule(F, "bounty-won").silent


@pytest.mark.parametrize("at", [pytest.param("bounty-4", id=f"{F}:bounty-4")])
def test_an_odd_chip_makes_no_difference_to_a_split_pot(at: str) -> None:
    players = {"Ann": "100x3+25x{} A 1", "Ben": "1000x8 A 2", "Cora": "1000x1 A 4"}
    for odd, silent in ((5, False), (6, True)):
        held = {**players, "Ann": players["Ann"].format(odd)}
        lines = ["dealer:A deal 1", "Ben win Ben Ann 100x2", f"Cora win Cora Ann 100x1+25x{odd}", "floor bust Ann"]
        found = Room(held, bounty="2500").do(*lines).rule(F, "bounty-won")
        assert found.silent is silent
        assert silent or (found.figure("seat") == 2 and cites(found) == {at})


def ante(chips: str, deal_at: int = 3, levels: list[str] | None = None, before: tuple[str, ...] = ()) -> Decision:
    """Cora is the big blind with these chips; the level is 500-1000 unless it is another."""
    players = {"Ann": "1000x5 A 1", "Ben": "1000x8 A 2", "Cora": f"{chips} A 4", "Dan": "100x2 A 6"}
    room = Room(players, levels=levels, antes="big-blind").do(*before, f"dealer:A deal {deal_at}")
    return room.rule(F, "big-blind-ante")


def posts(found: Decision) -> tuple[int, int, int]:
    return found.figure("blind"), found.figure("ante"), found.figure("total")


@pytest.mark.parametrize("at", [pytest.param("bba-1", id=f"{F}:bba-1")])
def test_the_big_blind_posts_an_equal_ante(at: str) -> None:
    for level, big in ((2, 400), (3, 1000), (4, 2000)):
        found = ante("1000x9", level)
        assert posts(found) == (big, big, 2 * big) and at in cites(found)
    assert posts(ante("1000x1+100x3")) == (1000, 300, 1300)
    printed_without = ante("1000x9", 1)
    assert posts(printed_without) == (200, 0, 200) and said(printed_without) == "tournament.no-ante-posted"


@pytest.mark.parametrize("at", [pytest.param("bba-2", id=f"{F}:bba-2")])
def test_a_big_blind_that_is_short_posts_no_ante(at: str) -> None:
    short = ante("500x1+100x4")
    assert posts(short) == (900, 0, 900) and cites(short) == {at}
    assert said(ante("1000x1+100x1")) != said(short)
    assert posts(ante("1000x1")) == (1000, 0, 1000)


@pytest.mark.parametrize("at", [pytest.param("bba-2", id=f"{F}:bba-2")])
def test_whoever_has_less_than_the_ante_can_win_all_of_it(at: str) -> None:
    players = {"Ann": "1000x5 A 1", "Ben": "1000x8 A 2", "Cora": "1000x4 A 4", "Dan": "100x2 A 6", "Eva": "1000x1 A 7"}
    room = Room(players, antes="big-blind").do("dealer:A deal 3")
    assert [each.detail for each in room.points("short-of-the-ante")] == ["Dan"]
    found = room.rule(F, "short-of-the-ante")
    assert found.figure("can-win") == 1000 and at in cites(found)

    def won(big_blind: str) -> Decision:
        told = {**players, "Cora": f"{big_blind} A 4"}
        return Room(told, antes="big-blind").do("dealer:A deal 3").rule(F, "short-of-the-ante")

    assert won("1000x1+100x3").figure("can-win") == 300
    assert won("1000x1").silent and won("500x1").silent


@pytest.mark.parametrize("at", [pytest.param("11-B", id=f"{F}:11-B")])
def test_the_ante_goes_on_at_the_final_table(at: str) -> None:
    found = ante("1000x9", before=("floor final-table",))
    assert posts(found) == (1000, 1000, 2000) and at in cites(found)
    assert at not in cites(ante("1000x9"))


def _posted(facts: RoomFacts) -> Decision:
    return decide(law_of(F), facts.about(next(p for p in room_points(facts) if p.kind == "big-blind-ante")))


@pytest.mark.parametrize("at", [pytest.param("bba-1-ex", id=f"{F}:bba-1-ex")])
def test_the_printed_example_of_the_ante(at: str) -> None:
    assert posts(_posted(told_room(F, at))) == (1000, 1000, 2000)
    higher = changed_room(F, at, {"level 500 1000 1000 20": "level 600 1200 1200 20"})
    assert posts(_posted(higher)) == (1200, 1200, 2400)
    short = changed_room(F, at, {"player Cora 1000x12 A 4": "player Cora 500x1 A 4"})
    assert posts(_posted(short)) == (500, 0, 500)


def test_only_the_house_that_prints_it_knows_the_ante() -> None:
    room = Room(antes="big-blind").do("dealer:A deal 3")
    assert room.rule(F, "big-blind-ante").ruling is not None
    assert all(room.rule(each, "big-blind-ante").silent for each in ("tda-2022", "metropolitan", "upt"))
    assert not Room(antes="all").do("dealer:A deal 3").points("big-blind-ante")


@pytest.mark.parametrize(
    ("sheet", "bounty", "topic"),
    [("event-100-bounty", "2500", "tournament.bounty"), ("event-140", "0", "tournament.structure")],
)
def test_what_an_entry_costs_is_asked_of_the_bounty_where_there_is_one(sheet: str, bounty: str, topic: str) -> None:
    room = Room(sheet=sheet, clock="1 900", bounty=bounty).do("desk register Eva 1000x10")
    assert room.rule(F, "entry-sold").matter.topic == topic
