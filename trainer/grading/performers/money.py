"""Performing on wagers: saying what they come to, giving chips back, bringing the action back."""

from trainer.grading.milestones.money import ALL_IN, STRING_BET, kinds, short_of_it
from trainer.grading.performers.task import Performer, Task, nothing
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.kernel.table import MAIN, Table
from trainer.rules.backing_up import POST
from trainer.rules.change import broken
from trainer.rules.effects import Effect
from trainer.rules.facts.turns import told
from trainer.rules.orders import last_effect


def ask_how_much(task: Task) -> g.Act:
    return g.AskHowMuch(task.seats[0])


def call_the_string_bet(_: Task) -> g.Act:
    return g.Announce(STRING_BET)


def say(task: Task) -> g.Act:
    """What the wager comes to; of one that others have acted on since, or of an all-in, what is missing."""
    figures, seat, kind = task.moment.figures, task.seats[0], kinds(task.moment)[-1]
    if figures.get("owed") and (kind == ALL_IN or _acted_since(task, seat)):
        return g.AskFor(seat, figures["owed"])
    return g.AnnounceBet(kind, 0 if kind == ALL_IN else figures["to"])


def _acted_since(task: Task, seat: int) -> bool:
    return bool(task.course.actions) and task.course.actions[-1].seat != seat


def bring_up(task: Task) -> g.Act | None:
    """The next of those who are in for it is asked for what he is short, once the one before has put it in."""
    short = short_of_it(task.moment)
    asking = next((g.AskFor(seat, missing) for seat, missing in short.items()), None)
    return None if asking is None or task.course.wanted or _asked_already(task, asking) else asking


def _asked_already(task: Task, asking: g.AskFor) -> bool:
    """Has that seat still to answer the same words?"""
    for gesture in reversed(task.record.gestures):
        if gesture.act == asking:
            return True
        if gesture.seat == asking.seat and isinstance(gesture.act, g.Wager):
            return False
    return False


def give_back(task: Task) -> g.Act | None:
    """The chips beyond what the wager comes to; change is made first where they cannot be told off."""
    seat = task.table.seat(task.seats[0])
    return returned(task.table, seat.number, task.course.front(seat) - task.moment.figures["to"])


def returned(table: Table, seat: int, back: int) -> g.Act | None:
    """The next act towards giving so much of a bet back: change out of the tray, then the chips."""
    some = pick(table.seat(seat).bet, back) if back > 0 else None
    if some is not None:
        return g.ReturnBet(seat, some)
    return broken(table, f"bet-{seat}", back) if back > 0 else None


def action_back(task: Task) -> g.Act | None:
    """To who is due, unless the floor has just called his hand dead; what is posted is put in first."""
    due = task.moment.figures.get("due", 0)
    if task.moment.figures.get("post", 0) > task.course.front(task.table.seat(task.seats[0])):
        return None
    killed = last_effect(task.facts()) is Effect.HAND_KILLED
    dying = killed and any(due in each.passed for each in told(task.facts()).outs)
    return g.ActionOn(due) if due and not dying else None


def tell(task: Task) -> g.Act:
    return g.ActionOn(task.seats[0])


def call_back(task: Task) -> g.Act | None:
    """Who is told that the action is on him takes his chips back himself; who only hears the raise gets them back."""
    met = task.one.remedy.met.get("told-of-the-bet", -1)
    seat = task.table.seat(task.seats[0])
    back = task.course.front(seat) - task.moment.figures["to"]
    heard = met >= 0 and isinstance(task.record.gestures[met].act, g.AnnounceBet)
    return returned(task.table, seat.number, back) if heard else None


def post(task: Task) -> g.Act:
    return g.AnnounceBet(POST, task.moment.figures["post"])


def rest_back(task: Task) -> g.Act | None:
    seat = task.table.seat(task.seats[0])
    return returned(task.table, seat.number, task.course.front(seat) - task.moment.figures["post"])


def chips_back(task: Task) -> g.Act | None:
    """What was put out out of turn, chip by chip as it was."""
    seat, before = task.table.seat(task.seats[0]), task.record.tables[task.one.matter.error - 1]
    return returned(task.table, seat.number, seat.bet.amount - before.seat(seat.number).bet.amount)


def uncalled_back(task: Task) -> g.Act | None:
    return returned(task.table, task.seats[0], task.moment.figures["back"])


def count(task: Task) -> g.Act:
    return g.Count(f"bet-{task.moment.figures['seat']}")


def count_the_pot(_: Task) -> g.Act:
    return g.Count(MAIN)


PERFORMERS: dict[str, Performer] = {
    "call-the-string-bet": call_the_string_bet,
    "amount-asked-about": ask_how_much,
    "amount-made-clear": nothing,
    "say-what-stands": say,
    "missing-chips-in": nothing,
    "rest-given-back": give_back,
    "told-of-the-bet": tell,
    "short-call-back": call_back,
    "everybody-brought-up": bring_up,
    "minimum-posted": post,
    "rest-of-the-post-back": rest_back,
    "action-back-to-the-seat-due": action_back,
    "out-of-turn-chips-back": chips_back,
    "uncalled-bet-back": uncalled_back,
    "bet-counted": count,
    "pot-counted": count_the_pot,
}
