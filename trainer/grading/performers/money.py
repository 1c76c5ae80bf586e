"""Performing on wagers: saying what they come to, giving chips back, bringing the action back."""

from trainer.grading.milestones.money import STRING_BET, kinds
from trainer.grading.performers.task import Performer, Task, nothing
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.kernel.table import Table
from trainer.rules.change import broken


def call_the_string_bet(_: Task) -> g.Act:
    return g.Announce(STRING_BET)


def say(task: Task) -> g.Act:
    figures = task.moment.figures
    return g.AnnounceBet(kinds(task.moment)[-1], figures["to"])


def give_back(task: Task) -> g.Act | None:
    """The chips beyond what the wager comes to; change is made first where they cannot be told off."""
    seat = task.table.seat(task.seats[0])
    return returned(task.table, seat.number, task.course.front(seat) - task.moment.figures["to"])


def returned(table: Table, seat: int, back: int) -> g.Act | None:
    """The next act towards giving so much of a bet back: change out of the rack, then the chips."""
    some = pick(table.seat(seat).bet, back) if back > 0 else None
    if some is not None:
        return g.ReturnBet(seat, some)
    return broken(table, f"bet-{seat}", back) if back > 0 else None


def action_back(task: Task) -> g.Act | None:
    due = task.moment.figures.get("due", 0)
    return g.ActionOn(due) if due else None


def chips_back(task: Task) -> g.Act | None:
    """What was put out out of turn, chip by chip as it was."""
    seat, before = task.table.seat(task.seats[0]), task.record.tables[task.one.matter.error - 1]
    return returned(task.table, seat.number, seat.bet.amount - before.seat(seat.number).bet.amount)


PERFORMERS: dict[str, Performer] = {
    "call-the-string-bet": call_the_string_bet,
    "say-what-stands": say,
    "missing-chips-in": nothing,
    "rest-given-back": give_back,
    "everybody-brought-up": nothing,
    "action-back-to-the-seat-due": action_back,
    "out-of-turn-chips-back": chips_back,
}
