"""UPT: how long a player may be away, and how long an entrant's chips wait who has not come."""

from trainer.rules.room.absence import asked_to_wait, began_at, left, left_before, told_before
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

AT_SEAT, REGISTRATION = "presence.at-seat", "tournament.registration"
IN_TIME = Ruling("presence.absence-in-order", "the absence is allowed", fault=False)
TOO_LONG = Ruling(
    "presence.chips-may-be-picked-up",
    "the player's chips may be picked up",
    discretion=Discretion.PARTIAL,
    options=("pick-up-the-chips", "leave-them-there"),
)
AGAIN = Ruling(
    "presence.frequent-absence-at-discretion",
    "chips may be picked up for frequent absences; the rulebook doesn't say how many absences are frequent",
    discretion=Discretion.FULL,
    options=("pick-up-the-chips", "leave-them-there"),
    fault=False,
)
CHIPS_STAY = Ruling("tournament.absent-stack-stays", "the chips stay in place")
MAY_GO = Ruling(
    "tournament.absent-stack-may-go",
    "the director may remove the player's chips from play or leave them in place",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("take-the-chips-off", "leave-them"),
    fault=False,
)


def _too_long(facts: RoomFacts, numbers: Numbers) -> bool | None:
    """Was the absence longer than allowed, with nobody told before? None where nobody saw the player leave."""
    name = facts.matter.detail
    gone = left(facts, name, facts.subject.index)
    if gone is None:
        return None
    return facts.subject.at - gone.at > numbers["minutes"] * 60 and not told_before(facts, name, gone)


@rule("presence.at-seat.absent-short-or-told", kinds=("absence",), ruling=IN_TIME, numbers=("minutes",))
def short_or_told_absence(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player was away for no more than {minutes} minutes, or told a director before leaving."""
    return _too_long(facts, numbers) is False


@rule(
    "presence.at-seat.absent-again",
    kinds=("absence",),
    ruling=AGAIN,
    excepts=("presence.at-seat.absent-short-or-told",),
)
def another_absence(facts: RoomFacts, _: Numbers) -> bool:
    """A player was away again, either briefly or after telling a director."""
    name = facts.matter.detail
    gone = left(facts, name, facts.subject.index)
    return gone is not None and left_before(facts, name, gone)


@rule("presence.at-seat.absent-long-untold", kinds=("absence",), ruling=TOO_LONG, numbers=("minutes",))
def long_absence_untold(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player has been away for more than {minutes} minutes and didn't tell a director before leaving."""
    return _too_long(facts, numbers) is True


def _removable(facts: RoomFacts, numbers: Numbers) -> bool:
    """Has a new level begun, or has so much time gone by since the start? And did he not ask that they wait?"""
    now = facts.subject
    began = began_at(facts, now.index)
    if began is None or asked_to_wait(facts, facts.matter.detail, now.index):
        return False
    return now.before.level > 1 or now.at - began >= numbers["wait"] * 60


@rule(
    "tournament.registration.absent-stack-wait-over", kinds=("absent-stack-removed",), ruling=MAY_GO, numbers=("wait",)
)
def absent_stack_after_a_level_or_half_an_hour(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player who hasn't arrived couldn't be reached, and a new level has begun or {wait} minutes have gone by."""
    return _removable(facts, numbers)


@rule(
    "tournament.registration.absent-stack-waiting",
    kinds=("absent-stack-removed",),
    ruling=CHIPS_STAY,
    numbers=("wait",),
)
def absent_stack_waits(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player who hasn't arrived asked to have their chips left in place, or it is too early to remove them."""
    return not _removable(facts, numbers)
