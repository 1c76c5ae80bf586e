"""Performing at the showdown: asking for a hand, turning it up where it lies, putting it back before its player."""

from trainer.grading.milestones.showdown import hand_of
from trainer.grading.performers.task import Performer, Task, nothing
from trainer.kernel import gestures as g
from trainer.rules.at_showdown import whose


def ask(task: Task) -> g.Act:
    return g.AskToShow(whose(task.one.matter))


def turn_up(task: Task) -> g.Act | None:
    down = tuple(card for card in hand_of(task.moment) if not task.face(card))
    return g.Turn(True, down) if down else None


def turn_up_for_all(task: Task) -> g.Act | None:
    down = tuple(each.card for each in task.table.seat(task.seats[0]).hand if not each.up)
    return g.Turn(True, down) if down else None


def put_back(task: Task) -> g.Act:
    return g.Move(f"hand-{whose(task.one.matter)}", True, hand_of(task.moment))


PERFORMERS: dict[str, Performer] = {
    "whole-hand-asked-for": ask,
    "whole-hand-tabled": nothing,
    "hand-shown": turn_up,
    "hand-seen": turn_up,
    "shown-to-all": turn_up_for_all,
    "hand-back-face-up": put_back,
    "taken-hand-wins": put_back,
}
