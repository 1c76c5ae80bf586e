"""The session that waits, out of the store: that of an earlier run of the program too. Loads no law."""

from dataclasses import dataclass
from datetime import datetime

from trainer.kernel.formats import newer
from trainer.progress.records import Running
from trainer.progress.sittings import Begun
from trainer.rules.houses import usable
from trainer.study.items import Plan
from trainer.study.so_far import SoFar, from_json
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import pill

MINUTE = 60


@dataclass(frozen=True, slots=True)
class Waiting:
    """A session as far as it came, and the aware moment at which it began."""

    so_far: SoFar
    began: datetime

    def begins_with(self, hand: Running) -> bool:
        """Is this hand the next thing of it?"""
        return self.so_far.deals(hand.hand.scenario, hand.hand.seed)


def waiting(desk: Desk, now: datetime) -> Waiting | None:
    """The session that the trainee at the desk began on the day of this moment, if it is not over. Raises StoreTrouble.

    One that this version cannot read any more is none, nor is one at a house that is not here.
    """
    begun = _of_today(desk, now)
    if begun is None:
        return None
    try:
        found = Waiting(from_json(begun.state), begun.began)
    except (ValueError, RecursionError):
        return None
    house = found.so_far.plan.house
    return found if usable(house) == house else None


def out_of_reach(desk: Desk, now: datetime) -> str:
    """The sentence on a session of that day which only a newer version can go on with, "" for none.

    Raises StoreTrouble.
    """
    begun = _of_today(desk, now)
    try:
        if begun is not None:
            from_json(begun.state)
    except (ValueError, RecursionError) as fault:
        return newer(fault)
    return ""


def _of_today(desk: Desk, now: datetime) -> Begun | None:
    begun = desk.store.sitting(desk.profile.id)
    same = begun is not None and begun.began.astimezone().date() == now.astimezone().date()
    return begun if same else None


def rest_words(plan: Plan, place: int) -> str:
    """The banner of a session that waits before the item of that place."""
    things = len(plan.items) - place
    if not things:
        return f"Your session at {pill(plan.house)} is done. See how it went."
    counted = "1 thing is" if things == 1 else f"{things} things are"
    return f"Your session at {pill(plan.house)} is waiting: {counted} left, {left(plan, place)}."


def left(plan: Plan, place: int) -> str:
    """About how long the rest takes, from that item on."""
    minutes = max(1, round(sum(each.seconds for each in plan.items[place:]) / MINUTE))
    return f"about {minutes} min"
