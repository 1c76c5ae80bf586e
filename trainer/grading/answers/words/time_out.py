"""What a sentence on the clock says of its end: what becomes of the hand if the player does not act in time."""

from collections.abc import Iterable

from trainer.kernel.asking_acts import Tell, Told
from trainer.kernel.gestures import Say
from trainer.rules.book import book
from trainer.rules.declared import declared
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
    seat = decision.matter.seats[0]
    if not actions:
        return _said_since(facts, decision.matter.error, seat)
    return actions[0].kind if actions[0].seat == seat and actions[0].kind != "fold" else ""


def _said_since(facts: Facts, since: int, seat: int) -> str:
    """What a seat has declared since then, with no chips yet."""
    said = (each.act for each in facts.record.gestures[since : facts.at] if each.seat == seat)
    heard = (declared(each.words) for each in said if isinstance(each, Say))
    return next((each.kind for each in heard if each is not None and each.kind and not each.conditional), "")


def in_time(facts: Facts, points: Iterable[Decision]) -> Decision | None:
    """The clock on a player who had acted as time was called, where that is what was told last. Of words alone it is
    told what they come to.
    """
    last = facts.record.gestures[-1].act if facts.record.gestures else None
    if not isinstance(last, Tell) or last.what is not Told.TIME:
        return None
    done = facts.course.actions[-1].index if facts.course.actions else 0
    some = (each for each in points if each.ruling is not None and each.matter.error <= done)
    return next((each for each in reversed(list(some)) if acted_since(each, facts)), None)
