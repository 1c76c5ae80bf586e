"""The clock on a player: who may ask for it, how long it runs, and what its end does."""

from trainer.rules.common.killed import DEAD
from trainer.rules.facts import Facts
from trainer.rules.points.clock import ASKED, ASKED_AWAY, FACING, TIME_UP
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.shot_clock import caller_in_place, shot
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

FLOOR_DECIDES = Ruling(
    "clock.floor-may-start-clock",
    "the floor starts the clock if reasonable time has passed",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("start-the-clock", "not-yet"),
)
NOT_FROM_THERE = Ruling("clock.no-clock-when-away", "no clock: the player who asks must be at their own seat")
TIME_TO_ACT = Ruling(
    "clock.time-to-act",
    "the player has a limited time to act",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("the-printed-time", "another-time-to-fit-the-game", "other-steps-against-lasting-delay"),
)
ACTED_IN_TIME = Ruling("clock.action-stands", "the action stands", fault=False)
CHECKED = Ruling("clock.hand-checked", "the hand is checked")


@rule("clock.called-on-a-player", kinds=("clock-called", ASKED_AWAY), ruling=FLOOR_DECIDES)
def clock_asked_for() -> None:
    """The floor, or a player in the event who has the right to ask, calls the clock on another player."""


@rule(
    "clock.called-away-from-the-seat",
    kinds=("clock-called", ASKED_AWAY),
    ruling=NOT_FROM_THERE,
    excepts=("clock.called-on-a-player",),
)
def asked_for_away_from_the_seat(facts: RoomFacts | Facts, _: Numbers) -> bool:
    """A player who isn't at their seat asks for the clock."""
    return isinstance(facts, Facts) or not caller_in_place(facts)


def time_to_act(facts: RoomFacts | Facts, numbers: Numbers) -> dict[str, int]:
    """Seconds to act, seconds counted down, and the second of the room's clock at which both are over."""
    if isinstance(facts, Facts):
        return {"seconds": numbers["seconds"], "countdown": numbers["countdown"]}
    last = facts.subject.at + numbers["seconds"] + numbers["countdown"]
    return {"seconds": numbers["seconds"], "countdown": numbers["countdown"], "until": last}


@rule(
    "clock.running-with-a-countdown",
    kinds=("clock-runs", ASKED),
    ruling=TIME_TO_ACT,
    numbers=("seconds", "countdown"),
    figures=time_to_act,
)
def clock_with_a_countdown() -> None:
    """The clock starts on a player, or someone at the table asks for it."""


def over(facts: RoomFacts | Facts, numbers: Numbers) -> bool:
    """Is more time gone than the clock and its countdown give? To the second is still in time."""
    return isinstance(facts, Facts) or shot(facts).took > numbers["seconds"] + numbers["countdown"]


@rule(
    "clock.acted-in-time-with-countdown", kinds=("clock-over",), ruling=ACTED_IN_TIME, numbers=("seconds", "countdown")
)
def acted_in_time(facts: RoomFacts, numbers: Numbers) -> bool:
    """The player acts before time is up, or just as it runs out."""
    return shot(facts).acted and not over(facts, numbers)


def faces_a_bet(facts: RoomFacts | Facts) -> bool:
    """Has the player on the clock a bet to answer?"""
    return facts.matter.detail == FACING if isinstance(facts, Facts) else shot(facts).facing > 0


@rule("clock.expired-facing-a-bet", kinds=("clock-over", TIME_UP), ruling=DEAD, numbers=("seconds", "countdown"))
def time_over_facing_a_bet(facts: RoomFacts | Facts, numbers: Numbers) -> bool:
    """Time is up for a player who faces a bet."""
    return over(facts, numbers) and faces_a_bet(facts)


@rule("clock.expired-facing-no-bet", kinds=("clock-over", TIME_UP), ruling=CHECKED, numbers=("seconds", "countdown"))
def time_over_facing_no_bet(facts: RoomFacts | Facts, numbers: Numbers) -> bool:
    """Time is up for a player who could check."""
    return over(facts, numbers) and not faces_a_bet(facts)
