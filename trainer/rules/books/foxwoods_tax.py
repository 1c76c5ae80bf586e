"""Foxwoods: the tax forms that come with a prize, by where the winner is from."""

from collections.abc import Mapping

from trainer.kernel.room import desk_acts as d
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOPIC, CENTS = "tournament.payout", 100
BOTH = Ruling(
    "tournament.w2g-for-citizens",
    "a US citizen gets a W-2G; a foreign player gets a 1042-S, normally with tax withheld",
    fault=False,
)
ABROAD_ONLY = Ruling(
    "tournament.no-w2g-for-citizens",
    "a US citizen gets no W-2G; a foreign player gets a 1042-S, normally with tax withheld",
    fault=False,
)


def _money(facts: RoomFacts) -> int:
    """What was paid, in cents."""
    act = facts.subject.happening.act
    return act.money if isinstance(act, d.Pay) else 0


def _withheld(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    """In cents, for a winner from abroad whom no treaty spares."""
    return {"withheld-from-abroad": _money(facts) * numbers["withheld_abroad"] // 100}


@rule(
    "tournament.payout.prize-at-reporting-sum",
    kinds=("prize-paid",),
    ruling=BOTH,
    numbers=("form_from", "withheld_abroad"),
    figures=_withheld,
)
def prize_with_a_form_for_everybody(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player is paid a prize of ${form_from} or more."""
    return _money(facts) >= numbers["form_from"] * CENTS


@rule(
    "tournament.payout.prize-below-reporting-sum",
    kinds=("prize-paid",),
    ruling=ABROAD_ONLY,
    numbers=("form_from", "withheld_abroad"),
    figures=_withheld,
)
def prize_with_a_form_for_those_from_abroad(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player is paid a prize of less than ${form_from}."""
    return 0 < _money(facts) < numbers["form_from"] * CENTS
