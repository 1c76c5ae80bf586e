"""Foxwoods: the highest hand of the first level has its full buy-in back, read as the whole price of the event."""

from collections.abc import Mapping
from typing import Any

from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.rules.books.foxwoods_events import CENTS, HOUSE
from trainer.rules.hands import HIGH, worth
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.hands import start_of_hand
from trainer.rules.room.money import HIGH_HAND
from trainer.rules.room.sheets import events
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOPIC = "tournament.payout"
PAID_BACK = Ruling(
    "tournament.full-buy-in-returned",
    "the player gets the full buy-in back, entry fee and bounty included",
    fault=False,
)
NOTHING = Ruling("tournament.nothing-returned", "the player gets nothing back")
LEAST = "2c2d2h3s4d"  # three of a kind, the lowest there is


def _hand(facts: RoomFacts, claim: Moment) -> str:
    """The cards a player showed in the hand for which he claims."""
    dealt = start_of_hand(facts, claim.before.table_of(claim.who), claim.index)
    cards = [act.card for m, act in facts.acts(s.Show) if dealt < m.index < claim.index and act.name == claim.who]
    return "".join(each.face for each in cards if not each.is_joker)


def _worth(facts: RoomFacts, claim: Moment) -> Any:
    return worth("holdem", HIGH, _hand(facts, claim), "")


def _counts(facts: RoomFacts, claim: Moment, level: int) -> bool:
    hand, least = _worth(facts, claim), worth("holdem", HIGH, LEAST, "")
    dealt = start_of_hand(facts, claim.before.table_of(claim.who), claim.index)
    since = facts.moment(dealt) if dealt >= 0 else claim
    return since.before.level == level and hand is not None and hand >= least


def _highest(facts: RoomFacts, level: int) -> bool:
    """Does the claim of the matter count, and none that is higher?"""
    claims = [m for m, act in facts.acts(d.Ask) if act.word == HIGH_HAND and _counts(facts, m, level)]
    best = max((_worth(facts, each) for each in claims), default=None)
    mine = [each for each in claims if each.index == facts.subject.index]
    return bool(mine) and _worth(facts, mine[0]) >= best


def _untold(facts: RoomFacts, level: int) -> bool:
    """Is the claim of the matter made in that level with no card of the hand told?"""
    return facts.subject.before.level == level and not _hand(facts, facts.subject)


def _price(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    event, setup = events(HOUSE).get(facts.setup.sheet), facts.setup
    printed = sum(event.cost) * CENTS if event else 0
    told = setup.fee + setup.fees if setup.fees else 0
    back = {"back": printed or told} if printed or told else {}
    return {**back, **({"untold": 1} if _untold(facts, numbers["level"]) else {})}


@rule("tournament.payout.high-hand-highest", kinds=("high-hand",), ruling=PAID_BACK, numbers=("level",), figures=_price)
def highest_hand_of_the_first_level(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player claims the high hand with three of a kind or better at level {level}, and no known hand is higher."""
    return _highest(facts, numbers["level"]) or _untold(facts, numbers["level"])


@rule("tournament.payout.high-hand-not-highest", kinds=("high-hand",), ruling=NOTHING, numbers=("level",))
def no_highest_hand_of_the_first_level(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player claims the high hand past level {level}, with less than three of a kind, or with a higher hand shown."""
    return not (_highest(facts, numbers["level"]) or _untold(facts, numbers["level"]))
