"""Foxwoods: prize pools by the payout table, sit and go, survivor events, and the house's three in a hundred."""

from collections.abc import Mapping

from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import HUNDRED, bounties, by_places, collected, places_of, withheld
from trainer.rules.room.sheets import columns, events
from trainer.rules.rule import Numbers, Rule, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

HOUSE, TOPIC = "foxwoods-2020", "tournament.payout"
BY_TABLE = Ruling("paid by the column for that many entries", fault=False)
BEYOND = Ruling("the payout table ends here", Authority.FLOOR, discretion=Discretion.FULL)
SIT_AND_GO = Ruling("three places are paid, half, three and two tenths", fault=False)
SURVIVOR = Ruling("as many equal awards as the pool allows, and one more for what is left", fault=False)


def _asked(facts: RoomFacts) -> bool:
    return facts.matter.kind == "payouts"


def sit_and_go(facts: RoomFacts) -> bool:
    return facts.setup.sheet.startswith("event-sng")


def _by_table(facts: RoomFacts) -> bool:
    return _asked(facts) and facts.setup.event == "tournament" and not sit_and_go(facts)


def promised(facts: RoomFacts) -> int:
    """The pool that the room or the sheet of its event guarantees, in cents; 0 where none is."""
    event = events(HOUSE).get(facts.setup.sheet)
    return max(facts.setup.guarantee, event.guarantee * HUNDRED if event else 0)


def paid_out(facts: RoomFacts, numbers: Numbers) -> dict[str, int]:
    """The pool, what is withheld of it, and what goes to the places once the bounties are put by; in cents."""
    pool = max(collected(facts), promised(facts))
    kept = withheld(pool, numbers["withheld"])
    heads = min(bounties(facts), pool - kept)
    return {"pool": pool, "withheld": kept, "bounties": heads, "paid-out": pool - kept - heads}


def _column_figures(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    entries = facts.subject.after.entries
    column = next(each for each in columns(HOUSE) if each.first <= entries <= each.last)
    money = paid_out(facts, numbers)
    return {**money, **places_of(by_places(money["paid-out"], column.shares))}


def _column(name: str, first: int, last: int) -> Rule:
    """The rule for one column of the table; a test holds its bounds against the sheet."""

    def condition(facts: RoomFacts, _: Numbers) -> bool:
        return _by_table(facts) and first <= facts.subject.after.entries <= last

    condition.__name__ = name
    condition.__doc__ = f"The pool of {first} to {last} entries is paid out"
    return rule(TOPIC, ruling=BY_TABLE, numbers=("withheld",), figures=_column_figures)(condition)


entries_2_to_10 = _column("entries_2_to_10", 2, 10)
entries_11_to_20 = _column("entries_11_to_20", 11, 20)
entries_21_to_30 = _column("entries_21_to_30", 21, 30)
entries_31_to_45 = _column("entries_31_to_45", 31, 45)
entries_46_to_60 = _column("entries_46_to_60", 46, 60)
entries_61_to_85 = _column("entries_61_to_85", 61, 85)
entries_86_to_115 = _column("entries_86_to_115", 86, 115)
entries_116_to_145 = _column("entries_116_to_145", 116, 145)
entries_146_to_175 = _column("entries_146_to_175", 146, 175)
entries_176_to_205 = _column("entries_176_to_205", 176, 205)
entries_206_to_235 = _column("entries_206_to_235", 206, 235)
entries_236_to_265 = _column("entries_236_to_265", 236, 265)
entries_266_to_345 = _column("entries_266_to_345", 266, 345)
entries_346_to_425 = _column("entries_346_to_425", 346, 425)
entries_426_to_505 = _column("entries_426_to_505", 426, 505)


def _added(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"added": promised(facts) - collected(facts)}


@rule(TOPIC, ruling=BY_TABLE, figures=_added)
def pool_is_guaranteed(facts: RoomFacts, _: Numbers) -> bool:
    """Less came in than the pool that is guaranteed: the house adds the rest"""
    in_table = columns(HOUSE)[0].first <= facts.subject.after.entries <= columns(HOUSE)[-1].last
    return _by_table(facts) and in_table and promised(facts) > collected(facts)


def _money(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    return paid_out(facts, numbers)


@rule(TOPIC, ruling=BEYOND, numbers=("withheld", "most-entries"), figures=_money)
def more_entries_than_the_table_has(facts: RoomFacts, numbers: Numbers) -> bool:
    """More players entered than the payout table has a column for"""
    return _by_table(facts) and facts.subject.after.entries > numbers["most-entries"]


def _sit_and_go(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    money = paid_out(facts, numbers)
    shares = tuple(numbers[place] * 100 for place in ("first", "second", "third"))
    return {**money, **places_of(by_places(money["paid-out"], shares))}


@rule(TOPIC, ruling=SIT_AND_GO, numbers=("withheld", "first", "second", "third"), figures=_sit_and_go)
def sit_and_go_is_paid_out(facts: RoomFacts, _: Numbers) -> bool:
    """The pool of a sit and go is paid out"""
    return _asked(facts) and sit_and_go(facts)


def _survivor(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    money, award = paid_out(facts, numbers), numbers["times"] * facts.setup.fee
    awards, rest = divmod(money["paid-out"], award)
    return {**money, "awards": awards, "award": award, "single": rest}


@rule(TOPIC, ruling=SURVIVOR, numbers=("withheld", "times"), figures=_survivor)
def survivor_is_paid_out(facts: RoomFacts, _: Numbers) -> bool:
    """The pool of a survivor event is paid out"""
    return _asked(facts) and facts.setup.event == "survivor" and facts.setup.fee > 0 and not sit_and_go(facts)
