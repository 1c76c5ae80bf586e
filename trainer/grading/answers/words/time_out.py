"""What a sentence on the clock says of its end: what becomes of the hand if the player does not act in time."""

from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.points.clock import ASKED, FACING, TIME_UP
from trainer.rules.ruling import Decision

TIME_OUT = {
    "clock.expired-bet-or-no-bet": ("dead", "dead"),
    "clock.expired-facing-a-bet": ("dead", "checked"),
    "clock.expired-after-the-warning": ("dead", ""),
}
"""What becomes of a hand whose time runs out, against a bet and with none, by the rule of a house."""


def time_out(decision: Decision) -> str:
    """What becomes of the hand if the player on whom the clock is asked for does not act in time."""
    if decision.matter.kind != ASKED:
        return ""
    rules = book(decision.book).rules
    ends = next((each for key, each in TIME_OUT.items() if key in rules), ("", ""))
    return ends[decision.matter.detail != FACING]


def time_given(decision: Decision) -> str:
    """How long a player had whose time is up, with the count after it; "" where the house prints no such time."""
    printed: dict[str, int] = {}
    for each in decision.citations if decision.matter.kind == TIME_UP else ():
        printed |= book(each.book).paragraph(each.at).numbers
    seconds, count = printed.get("seconds", 0), printed.get("countdown", 0)
    if not seconds:
        return ""
    return f"{seconds} seconds plus a count of {count}" if count else f"{seconds} seconds"


def acted_since(decision: Decision, facts: Facts | None) -> str:
    """What the player on whom the clock was asked for has done since, in one word; "" for nothing or a fold."""
    if facts is None or decision.matter.kind != ASKED:
        return ""
    actions = [each for each in facts.course.actions if each.index >= decision.matter.error]
    own = bool(actions) and actions[0].seat == decision.matter.seats[0] and actions[0].kind != "fold"
    return actions[0].kind if own else ""


def before_time(decision: Decision, facts: Facts | None) -> str:
    """The same act where the floor said only after it that the time was up; "" else."""
    did = acted_since(decision, facts)
    if facts is None or not did:
        return ""
    acted = next(each.index for each in facts.course.actions if each.index >= decision.matter.error)
    since = facts.record.gestures[acted : facts.at]
    return did if any(isinstance(each.act, g.Tell) and each.act.what == "time" for each in since) else ""
