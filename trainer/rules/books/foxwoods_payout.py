"""Foxwoods: prize pools by the payout table, sit and go, survivor events, and the house's three in a hundred."""

from collections.abc import Mapping

from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import HUNDRED, bounties, by_places, collected, places_of, withheld
from trainer.rules.room.sheets import Column, columns, events
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

HOUSE, TOPIC = "foxwoods-2020", "tournament.payout"
BY_TABLE = Ruling(
    "tournament.paid-by-entries-column",
    "prizes are paid from the payout table's column for the event's number of entries",
    fault=False,
)
BEYOND = Ruling(
    "tournament.payout-table-exhausted",
    "the floor decides the payouts: the payout table doesn't go that high",
    Authority.FLOOR,
    discretion=Discretion.FULL,
)
SIT_AND_GO = Ruling("tournament.sit-and-go-payout", "three places are paid: 50, 30 and 20 percent", fault=False)
SURVIVOR = Ruling(
    "tournament.equal-awards-plus-remainder",
    "the pool pays as many equal awards as it covers, and any remainder is one more award",
    fault=False,
)


def sit_and_go(facts: RoomFacts) -> bool:
    return facts.setup.sheet.startswith("event-sng")


def _by_table(facts: RoomFacts) -> bool:
    return facts.setup.event == "tournament" and not sit_and_go(facts)


def promised(facts: RoomFacts) -> int:
    """The pool that the room or the sheet of its event guarantees, in cents; 0 where none is."""
    event = events(HOUSE).get(facts.setup.sheet)
    return max(facts.setup.guarantee, event.guarantee * HUNDRED if event else 0)


def paid_out(facts: RoomFacts, numbers: Numbers) -> dict[str, int]:
    """The pool, what is withheld of it, and what goes to the places once the bounties are put by; in cents."""
    pool = max(collected(facts), promised(facts))
    kept = 0 if facts.setup.net else withheld(pool, numbers["withheld"])
    heads = min(bounties(facts), pool - kept)
    return {"pool": pool, "withheld": kept, "bounties": heads, "paid-out": pool - kept - heads}


def _column(facts: RoomFacts) -> Column | None:
    """The column of the table for that many entries; None beyond its end."""
    entries = facts.subject.after.entries
    return next((each for each in columns(HOUSE) if each.first <= entries <= each.last), None)


def _row(facts: RoomFacts) -> str:
    column = _column(facts)
    return f"{column.first}-{column.last}" if column is not None else ""


def _column_figures(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    column, money = _column(facts), paid_out(facts, numbers)
    assert column is not None
    return {**money, **places_of(by_places(money["paid-out"], column.shares))}


@rule(
    "tournament.payout.column-for-the-entries",
    kinds=("payouts",),
    ruling=BY_TABLE,
    numbers=("withheld",),
    figures=_column_figures,
    row=_row,
)
def entries_in_a_column_of_the_table(facts: RoomFacts, _: Numbers) -> bool:
    """An event's number of entries is within the range of the payout table."""
    return _by_table(facts) and _column(facts) is not None


def _added(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"added": promised(facts) - collected(facts)}


@rule("tournament.payout.pool-below-the-guarantee", kinds=("payouts",), ruling=BY_TABLE, figures=_added)
def pool_is_guaranteed(facts: RoomFacts, _: Numbers) -> bool:
    """The event collects less than the guaranteed pool, and the house adds the rest."""
    return _by_table(facts) and _column(facts) is not None and promised(facts) > collected(facts)


def _money(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    return paid_out(facts, numbers)


@rule(
    "tournament.payout.entries-beyond-the-columns",
    kinds=("payouts",),
    ruling=BEYOND,
    numbers=("withheld", "most-entries"),
    figures=_money,
)
def more_entries_than_the_table_has(facts: RoomFacts, numbers: Numbers) -> bool:
    """An event has more entries than the payout table has a column for."""
    return _by_table(facts) and facts.subject.after.entries > numbers["most-entries"]


def _sit_and_go(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    money = paid_out(facts, numbers)
    shares = tuple(numbers[place] * 100 for place in ("first", "second", "third"))
    return {**money, **places_of(by_places(money["paid-out"], shares))}


@rule(
    "tournament.payout.sit-and-go",
    kinds=("payouts",),
    ruling=SIT_AND_GO,
    numbers=("withheld", "first", "second", "third"),
    figures=_sit_and_go,
)
def sit_and_go_is_paid_out(facts: RoomFacts, _: Numbers) -> bool:
    """The prize pool of a sit-and-go is paid out."""
    return sit_and_go(facts)


def _survivor(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    money, award = paid_out(facts, numbers), numbers["times"] * facts.setup.fee
    awards, rest = divmod(money["paid-out"], award)
    return {**money, "awards": awards, "award": award, "single": rest}


@rule(
    "tournament.payout.survivor-event",
    kinds=("payouts",),
    ruling=SURVIVOR,
    numbers=("withheld", "times"),
    figures=_survivor,
)
def survivor_is_paid_out(facts: RoomFacts, _: Numbers) -> bool:
    """The prize pool of a survivor event is paid out."""
    return facts.setup.event == "survivor" and facts.setup.fee > 0 and not sit_and_go(facts)
