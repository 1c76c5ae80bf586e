"""The Metropolitan's rooms: a final table of nine, and a clock that kills the hand whatever it faces."""

from trainer.kernel.room import seat_acts as s
from trainer.rules.common.killed import DEAD
from trainer.rules.common.room_clock import over, time_to_act
from trainer.rules.common.room_tables import FINAL_TABLE, NO_FINAL_TABLE_YET
from trainer.rules.facts import Facts
from trainer.rules.points.clock import ASKED, TIME_UP
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hands import together
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TIME_OR_LESS = Ruling(
    "clock.time-to-act-or-less",
    "the player has a limited time to act, which the director may shorten",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("the-printed-time", "less-time-to-fit-the-game", "other-steps-against-lasting-delay"),
)


@rule(
    "clock.running-may-be-shortened",
    kinds=("clock-runs", ASKED),
    ruling=TIME_OR_LESS,
    numbers=("seconds", "countdown"),
    figures=time_to_act,
)
def clock_that_may_be_shortened() -> None:
    """The clock starts on a player, or someone at the table asks for it."""


@rule("clock.expired-bet-or-no-bet", kinds=("clock-over", TIME_UP), ruling=DEAD, numbers=("seconds", "countdown"))
def time_over(facts: RoomFacts | Facts, numbers: Numbers) -> bool:
    """The countdown ends and the player hasn't acted, whether facing a bet or not."""
    return over(facts, numbers)


def final_seats(facts: RoomFacts, numbers: Numbers) -> dict[str, int]:
    """Nine, six in a {six_handed}-handed event, and one less than nine when two went out together at ten."""
    if facts.setup.format == "six-handed" or 2 < facts.setup.full <= numbers["six_handed"]:
        return {"seats": numbers["six_handed"]}
    return {"seats": numbers["seats"] - _two_at_once(facts, numbers)}


def _two_at_once(facts: RoomFacts, numbers: Numbers) -> bool:
    """Did two go out on the same hand when one too many was left?"""
    then = facts.when(facts.matter.error)
    outs = [m for m, _ in then.acts(s.Bust)]
    if len(outs) < 2 or not together(then, outs[-2], outs[-1]):
        return False
    return len(outs[-2].before.left_in()) == numbers["seats"] + 1


@rule(
    "seating.final-table.within-set-size",
    kinds=("final-table", "two-tables-left"),
    ruling=FINAL_TABLE,
    numbers=("seats", "six_handed"),
    figures=final_seats,
)
def final_table_of_nine(facts: RoomFacts, numbers: Numbers) -> bool:
    """{Seats} or fewer players are left, or {six_handed} or fewer in a {six_handed}-handed event."""
    return _few_enough(facts, numbers)


@rule(
    "seating.final-table.over-set-size",
    kinds=("final-table", "two-tables-left"),
    ruling=NO_FINAL_TABLE_YET,
    numbers=("seats", "six_handed"),
    figures=final_seats,
)
def too_many_for_nine(facts: RoomFacts, numbers: Numbers) -> bool:
    """More than {seats} players are left, or more than {six_handed} in a {six_handed}-handed event."""
    return not _few_enough(facts, numbers)


def _few_enough(facts: RoomFacts, numbers: Numbers) -> bool:
    return len(facts.subject.after.left_in()) <= final_seats(facts, numbers)["seats"]
