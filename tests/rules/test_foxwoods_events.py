"""Foxwoods' printed events and structures: what an entry costs and buys, what a level brings."""

import pytest

from tests.rules.desk_rooms import Room, cites, figures, said
from trainer.rules.ruling import Decision

F = "foxwoods-2020"
# name, dollars (pool, P.C. fee, entry fee, bounty), stack, minutes of levels 1, 12, 13, 16 and 17
PRINTED = [
    ("event-60", (42, 3, 15, 0), 15000, (15, 15, 15, 15, 15)),
    ("event-100-semi-turbo", (77, 3, 20, 0), 20000, (15, 15, 15, 15, 20)),
    ("event-120", (97, 3, 20, 0), 20000, (20, 20, 20, 20, 20)),
    ("event-wed-80", (62, 3, 15, 0), 25000, (20, 20, 20, 20, 20)),
    ("event-wed-140", (112, 3, 25, 0), 35000, (20, 20, 20, 20, 20)),
    ("event-140-super-stack-turbo", (112, 3, 25, 0), 30000, (15, 15, 15, 15, 15)),
    ("event-100-bounty", (52, 3, 20, 25), 15000, (15, 15, 15, 15, 15)),
    ("event-tue-reverse-semi-turbo", (0, 0, 0, 0), 25000, (20, 20, 20, 20, 15)),
    ("event-120-double-green-bounty-turbo", (47, 3, 20, 50), 20000, (15, 15, 15, 15, 15)),
    ("event-120-super-stack-turbo-bounty", (72, 3, 20, 25), 30000, (15, 15, 15, 15, 15)),
    ("event-140", (112, 3, 25, 0), 20000, (20, 20, 20, 20, 20)),
    ("event-150-fifty-k", (122, 3, 25, 0), 50000, (20, 20, 25, 25, 25)),
    ("event-200-saturday", (167, 3, 30, 0), 25000, (25, 25, 25, 25, 30)),
    ("event-sng-65", (47, 3, 15, 0), 4000, (15, 15, 15, 15, 15)),
]


def sold(sheet: str, level: int = 1, bounty: int = 0) -> Decision:
    """An entry is sold to the event of a sheet at some level."""
    room = Room(sheet=sheet, clock=f"{level} 900", bounty=str(bounty))
    return room.do("desk register Eva 1000x10").rule(F, "entry-sold")


def _id(sheet: str) -> str:
    return f"{F}:{'sng' if 'sng' in sheet else sheet}"


@pytest.mark.parametrize("row", [pytest.param(row, id=_id(row[0])) for row in PRINTED])
def test_an_entry_costs_and_buys_what_is_printed(row: tuple[str, tuple[int, ...], int, tuple[int, ...]]) -> None:
    sheet, cost, stack, minutes = row
    found = sold(sheet, bounty=cost[3])
    assert _id(sheet).removeprefix(f"{F}:") in cites(found) and found.figure("stack") == stack
    parts = [figures(found).get(part, 0) for part in ("buy-in", "pc-fee", "entry-fee", "bounty")]
    assert parts == [100 * dollars for dollars in cost]
    assert figures(found).get("total", 0) == 100 * sum(cost)
    assert tuple(sold(sheet, level).figure("minutes") for level in (1, 12, 13, 16, 17)) == minutes


@pytest.mark.parametrize(
    ("sheet", "total", "pool"), [("event-sng-65", 65, 47), ("event-sng-120", 120, 97), ("event-sng-230", 230, 197)]
)
def test_sit_and_gos_cost_what_is_printed(sheet: str, total: int, pool: int) -> None:
    found = sold(sheet)
    assert (found.figure("total"), found.figure("buy-in")) == (100 * total, 100 * pool)


@pytest.mark.parametrize("book", [pytest.param(F, id=f"{F}:event-info")])
def test_the_parts_of_a_price_come_in_the_order_of_the_heading(book: str) -> None:
    found = sold("event-100-bounty", bounty=2500)
    assert "event-info" in cites(found) and found.book == book
    assert [found.figure(part) for part in ("buy-in", "pc-fee", "entry-fee", "bounty")] == [5200, 300, 2000, 2500]


def test_an_event_on_no_sheet_is_silent() -> None:
    assert Room().do("desk register Eva 1000x10").rule(F, "entry-sold").silent


@pytest.mark.parametrize("at", [pytest.param("event-grinder", id=f"{F}:event-grinder")])
def test_of_an_event_with_nothing_but_a_name_the_house_is_asked(at: str) -> None:
    found = sold("event-grinder")
    assert cites(found) == {at} and figures(found) == {}
    assert found.ruling and found.ruling.discretion == "full"


def level(sheet: str, number: int) -> Decision:
    """That level is announced in the event of a sheet."""
    return Room(sheet=sheet, clock=f"{number - 1} 0").do(f"floor level {number}").rule(F, "level-announced")


# sheet of an event, then level, small blind, big blind, ante
LEVELS = {
    "structure-general": (
        "event-60",
        [(2, 100, 200, 0), (3, 100, 200, 200), (7, 400, 800, 800), (13, 1500, 3000, 3000), (21, 20000, 40000, 40000)],
    ),
    "structure-wed-night": (
        "event-wed-80",
        [
            (2, 100, 200, 0),
            (4, 200, 300, 300),
            (14, 2000, 4000, 4000),
            (17, 5000, 10000, 10000),
            (22, 20000, 40000, 40000),
        ],
    ),
    "structure-super-stack-turbo": (
        "event-140-super-stack-turbo",
        [(2, 100, 200, 0), (9, 600, 1200, 1200), (17, 6000, 12000, 12000), (24, 60000, 120000, 120000)],
    ),
}


@pytest.mark.parametrize("name", [pytest.param(each, id=f"{F}:{each}") for each in LEVELS])
def test_levels_are_played_as_printed(name: str) -> None:
    sheet, rows = LEVELS[name]
    for number, small, big, ante in rows:
        found = level(sheet, number)
        assert cites(found) == {name}
        assert (found.figure("small"), found.figure("big"), found.figure("ante")) == (small, big, ante)


@pytest.mark.parametrize(
    ("name", "number", "brings"),
    [
        ("structure-general", 6, {"registration-closed": 0}),
        ("structure-general", 7, {"registration-closed": 1}),
        ("structure-general", 12, {"registration-closed": 1}),
        ("structure-general", 13, {"break-10": 1, "remove-100": 1, "registration-closed": 1}),
        ("structure-general", 17, {"break-10": 1, "remove-500": 1, "registration-closed": 1}),
        ("structure-general", 21, {"break-10": 1, "remove-1000": 1, "registration-closed": 1}),
        ("structure-wed-night", 5, {"break-10": 1, "registration-closed": 0}),
        ("structure-wed-night", 8, {"registration-closed": 0}),
        ("structure-wed-night", 9, {"registration-closed": 1}),
        ("structure-wed-night", 14, {"remove-100": 1, "remove-500": 1, "registration-closed": 1}),
        ("structure-super-stack-turbo", 14, {}),
        ("structure-super-stack-turbo", 15, {"remove-100": 1, "remove-500": 1}),
    ],
)
def test_breaks_chips_and_registration_come_where_they_are_printed(
    name: str, number: int, brings: dict[str, int]
) -> None:
    money = figures(level(LEVELS[name][0], number))
    assert {key: value for key, value in money.items() if key not in ("small", "big", "ante", "minutes")} == brings


@pytest.mark.parametrize("name", [pytest.param(each, id=f"{F}:{each}") for each in LEVELS])
def test_more_levels_are_added_after_the_last(name: str) -> None:
    sheet, rows = LEVELS[name]
    beyond = level(sheet, rows[-1][0] + 1)
    assert said(beyond) == "tournament.levels-added" and name in cites(beyond)
    assert said(level(sheet, rows[-1][0])) != said(beyond)
