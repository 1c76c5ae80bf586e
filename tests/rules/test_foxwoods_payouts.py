"""Foxwoods pays its pools by the table, to the cent, once its fee is withheld."""

import pytest

from tests.rules.desk_rooms import Room, cites, figures, said
from trainer.rules.room.sheets import columns
from trainer.rules.ruling import Decision

F = "foxwoods-2020"
# entries from and to, places, then in hundredths of a percent the first, the second and the last place
PRINTED = [
    (2, 10, 2, 6000, 4000, 4000),
    (11, 20, 3, 5000, 3000, 2000),
    (21, 30, 4, 4000, 2800, 1400),
    (31, 45, 5, 3600, 2500, 1000),
    (46, 60, 7, 3250, 2200, 550),
    (61, 85, 9, 3000, 2100, 350),
    (86, 115, 12, 2800, 1890, 250),
    (116, 145, 15, 2680, 1750, 200),
    (146, 175, 18, 2600, 1690, 160),
    (176, 205, 21, 2525, 1625, 140),
    (206, 235, 24, 2430, 1535, 125),
    (236, 265, 27, 2390, 1475, 100),
    (266, 345, 36, 2293, 1400, 78),
    (346, 425, 45, 2167, 1345, 60),
    (426, 505, 54, 2075, 1285, 49),
]


def paid(entries: int, fee: int = 4200, pool: int | None = None, **head: str) -> Decision:
    """What the house pays once so many entries came in, each of them `fee` cents to the pool."""
    head = {"entries": f"{entries} {fee}", "pool": str(entries * fee if pool is None else pool), **head}
    return Room(**head).do("desk ask payouts").rule(F, "payouts")


@pytest.mark.parametrize("row", [pytest.param(row, id=f"{F}:payout-table-{row[0]}-{row[1]}") for row in PRINTED])
def test_a_column_pays_what_is_printed_from_its_first_entry_to_its_last(row: tuple[int, ...]) -> None:
    first, last, places, *shares = row
    for entries in (first, last):
        found = paid(entries, pool=100_000_00)
        money = figures(found)
        assert f"payout-table-{first}-{last}" in cites(found)
        assert money["places"] == places and f"place-{places + 1}" not in money
        assert [money[f"place-{place}"] for place in (1, 2, places)] == [970 * share for share in shares]
    beside = [paid(entries) for entries in (first - 1, last + 1)]
    assert all(f"payout-table-{first}-{last}" not in cites(each) for each in beside)


def test_the_columns_of_the_sheet_are_those_of_the_rules() -> None:
    assert [(each.first, each.last, len(each.shares)) for each in columns(F)] == [row[:3] for row in PRINTED]


@pytest.mark.parametrize(
    ("place", "cents"),
    [(1, 271600), (2, 183330), (9, 29100), (10, 24250), (11, 24250), (12, 24250)],
    ids=[f"{F}:place-{place}" for place in (1, 2, 9, 10, 11, 12)],
)
def test_places_of_one_band_are_paid_the_same(place: int, cents: int) -> None:
    assert paid(100, fee=100_00).figure(f"place-{place}") == cents


@pytest.mark.parametrize("entries", [pytest.param((505, 506), id=f"{F}:payout-table")])
def test_the_table_ends_at_its_last_entry(entries: tuple[int, int]) -> None:
    within, beyond = map(paid, entries)
    assert said(within) == "tournament.paid-by-entries-column"
    assert said(beyond) == "tournament.payout-table-exhausted" and beyond.figure("withheld") == 506 * 4200 * 3 // 100
    assert paid(1).silent


@pytest.mark.parametrize("entries", [pytest.param(range(2, 506, 7), id=f"{F}:payout-table")])
def test_every_cent_is_paid_and_odd_cents_go_to_the_first_place(entries: range) -> None:
    for each in entries:
        money = figures(paid(each, fee=7700))
        places = [money[f"place-{n}"] for n in range(1, money["places"] + 1)]
        assert sum(places) + money["withheld"] == each * 7700
    odd = paid(266, fee=42_00)  # 10,836.84 dollars; 22.93 % of them are 2,484.887...
    assert (odd.figure("place-2"), odd.figure("place-36")) == (151715, 8452)
    assert odd.figure("place-1") == 1083684 - sum(odd.figure(f"place-{n}") for n in range(2, 37)) >= 248488


@pytest.mark.parametrize("book", [pytest.param(F, id=f"{F}:admin-fee")])
def test_three_in_a_hundred_are_withheld_from_every_pool(book: str) -> None:
    for found in (paid(50, fee=97_00), paid(10, 47_00, sheet="event-sng-65"), paid(50, event="survivor full-table 9")):
        assert "admin-fee" in cites(found)
        assert found.figure("withheld") * 100 == 3 * found.figure("pool") and found.book == book
    assert paid(50, fee=97_00).figure("withheld") == 14550


def test_the_pool_counts_what_already_went_out() -> None:
    room = Room(entries="20 10000", pool="200000").do("desk withhold 6000", "desk pay Ann 38800", "desk ask payouts")
    found = room.rule(F, "payouts")
    assert (found.figure("pool"), found.figure("withheld"), found.figure("place-3")) == (200000, 6000, 38800)


@pytest.mark.parametrize("sheet", [pytest.param("event-sng-65", id=f"{F}:sng")])
def test_a_sit_and_go_pays_three_places_whatever_the_table_says(sheet: str) -> None:
    found = paid(10, fee=47_00, sheet=sheet)
    assert cites(found) == {"sng", "admin-fee"}
    assert [found.figure(f"place-{n}") for n in (1, 2, 3)] == [22795, 13677, 9118]
    assert paid(10, fee=47_00).figure("places") == 2


TRIPS, LESS, MORE = "7c7d7h2s9d", "AcAdKhKsQd", "8c8d8h2s9d"


def claimed(who: str, cards: str) -> list[str]:
    """A hand is dealt, somebody shows these cards for it and claims the prize."""
    shown = [f"dealer:A card {who} {cards[at : at + 2]}" for at in range(0, len(cards), 2)]
    return ["dealer:A deal 1", *shown, f"{who} ask high-hand", "dealer:A end"]


@pytest.mark.parametrize("at", [pytest.param("high-hand", id=f"{F}:high-hand")])
def test_the_highest_hand_of_the_first_level_has_its_price_back(at: str) -> None:
    def back(lines: list[str], **head: str) -> Decision:
        return Room(**{"sheet": "event-100-bounty", "bounty": "2500", **head}).do(*lines).rule(F, "high-hand")

    found = back(claimed("Ann", TRIPS))
    assert found.figure("back") == 100_00 and cites(found) == {at}
    assert back(claimed("Ann", TRIPS), sheet="event-sng-230").figure("back") == 230_00
    for lines in (claimed("Ann", LESS), [*claimed("Ben", MORE), *claimed("Ann", TRIPS)]):
        assert said(back(lines)) == "tournament.nothing-returned"
    assert back([*claimed("Ben", TRIPS), *claimed("Ann", MORE)]).figure("back") == 100_00
    assert back([*claimed("Ben", LESS), *claimed("Ann", TRIPS)]).figure("back") == 100_00
    assert said(back(claimed("Ann", MORE), clock="2 600")) == "tournament.nothing-returned"


@pytest.mark.parametrize("book", [pytest.param(F, id=f"{F}:survivor-1")])
def test_a_survivor_pays_ten_buy_ins_at_a_time_and_the_rest_at_once(book: str) -> None:
    survivor = {"event": "survivor full-table 9"}
    found = paid(40, fee=100_00, **survivor)  # 4,000 dollars, 3,880 of them paid
    assert (found.figure("awards"), found.figure("award"), found.figure("single")) == (3, 100000, 88000)
    even = paid(100, fee=97_00, pool=1_000_000, **survivor)  # 9,700 dollars are ten times 970
    assert (even.figure("awards"), even.figure("single"), even.book) == (10, 0, book)
    assert paid(9, fee=100_00, **survivor).figure("awards") == 0


@pytest.mark.parametrize("book", [pytest.param(F, id=f"{F}:bounty-5")])
def test_bounties_are_in_the_pool_and_not_paid_twice(book: str) -> None:
    head = {"entries": "20 7700", "pool": "154000"}
    room = Room(**head, bounty="2500").do("desk ask payouts")
    pool = room.rule(book, "bounty-pool")
    assert (pool.figure("pool"), pool.figure("bounties"), pool.figure("withheld")) == (154000, 50000, 4620)
    places = room.rule(book, "payouts")
    assert sum(places.figure(f"place-{n}") for n in (1, 2, 3)) == 154000 - 4620 - 50000
    assert Room(**head).do("desk ask payouts").rule(book, "bounty-pool").silent


@pytest.mark.parametrize("book", [pytest.param(F, id=f"{F}:event-200-saturday")])
def test_a_guaranteed_pool_is_made_up_by_the_house(book: str) -> None:
    saturday = {"sheet": "event-200-saturday"}
    short = paid(59, fee=167_00, pool=59 * 167_00, **saturday)  # 9,853 of the 10,000 dollars
    assert (short.figure("pool"), short.figure("added"), short.figure("withheld")) == (1_000_000, 14_700, 30_000)
    assert sum(short.figure(f"place-{n}") for n in range(1, 8)) == 970_000
    assert "event-200-saturday" in cites(short)
    enough = paid(60, fee=167_00, pool=60 * 167_00, **saturday)
    assert enough.figure("pool") == 1_002_000 and "added" not in figures(enough)
    told = paid(20, fee=97_00, pool=194_000, guarantee="500000")
    assert (told.figure("pool"), told.figure("added")) == (500_000, 306_000)
    assert paid(20, fee=97_00, pool=194_000, guarantee="194000").figure("pool") == 194_000


@pytest.mark.parametrize("at", [pytest.param("high-hand", id=f"{F}:high-hand")])
def test_a_high_hand_belongs_to_the_level_in_which_it_was_dealt(at: str) -> None:
    dealt = claimed("Ann", TRIPS)
    during = ["clock zero", "floor level 2"]
    room = Room(sheet="event-60", clock="1 0").do(*dealt[:-2], *during, *dealt[-2:])
    found = room.rule(F, "high-hand")
    assert found.figure("back") == 60_00 and cites(found) == {at}
    after = Room(sheet="event-60", clock="1 0").do(*during, *dealt)
    assert said(after.rule(F, "high-hand")) == "tournament.nothing-returned"
