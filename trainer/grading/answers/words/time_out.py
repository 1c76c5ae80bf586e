"""What a sentence on the clock says of its end: what becomes of the hand if the player does not act in time."""

from collections.abc import Iterable

from trainer.grading.answers.words.clock_words import gone_of
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told
from trainer.rules.book import book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import FOLD
from trainer.rules.points.clock import ASKED, FACING, TIME_UP
from trainer.rules.room.shot_clock import Shot
from trainer.rules.ruling import Decision

MAY_START = "clock.floor-may-start-clock"
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


def time_unfaced(decision: Decision) -> dict[str, str]:
    """The time a house prints only for a player who faces a bet, where the clock is asked for on one who doesn't."""
    if decision.matter.kind != ASKED or decision.key != MAY_START:
        return {}
    printed = (book(each.book).paragraph(each.at).numbers.get("seconds", 0) for each in decision.citations)
    seconds = next(filter(None, printed), 0)
    return {"time_unfaced": f"{seconds} seconds"} if seconds else {}


def acted_since(decision: Decision, facts: Facts | None) -> str:
    """What the player on whom the clock was asked for has done since, in one word; "" for nothing or a fold."""
    if facts is None or decision.matter.kind != ASKED:
        return ""
    act = _first_since(facts, decision.matter.error, decision.matter.seats[0])
    return act[1] if act is not None and act[1] != FOLD else ""


def waited_since(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """What has gone of the time, and what is left, where the player has not acted and the file tells how long ago the
    clock was asked for.
    """
    if facts is None or decision.matter.kind != ASKED or facts.course.to_act != decision.matter.seats[0]:
        return {}
    before, told = facts.record.gestures[facts.at - 2 : facts.at]
    began, ended, given = before.at // 1000, told.at // 1000, dict(decision.figures)
    if told.who not in (g.DEALER, g.FLOOR) or _time_is_called(told):
        return {}
    seconds, warning = given.get("seconds", 0), given.get("warning", 0)
    if warning and ended - began > seconds:
        return {"time_run": f"more than {seconds} seconds have gone"}
    in_time = began + seconds - warning
    return gone_of(Shot(began, ended, False, 0, in_time if in_time < ended else -1), decision)


def _first_since(facts: Facts, since: int, seat: int) -> tuple[int, str] | None:
    """By which gesture a seat first did or said since then what it does, and what; None where others have acted."""
    done = next((each for each in facts.course.actions if each.index >= since), None)
    if done is not None:
        return (done.index, done.kind) if done.seat == seat else None
    for at, each in enumerate(facts.record.gestures[since : facts.at], since):
        said = declared(each.act.words) if each.seat == seat and isinstance(each.act, g.Say) else None
        if said is not None and said.kind and not said.conditional:
            return at, said.kind
    return None


def before_time(decision: Decision, facts: Facts | None) -> str:
    """The same act where the floor said only after it that the time was up; "" else."""
    if facts is None or decision.matter.kind != ASKED:
        return ""
    first = _first_since(facts, decision.matter.error, decision.matter.seats[0])
    if first is None:
        return ""
    return first[1] if any(map(_time_is_called, facts.record.gestures[first[0] : facts.at])) else ""


def folded_since(decision: Decision, facts: Facts) -> bool:
    """Has the player on whom the clock was asked for folded since, before anybody said that the time was up?"""
    if decision.matter.kind != ASKED or before_time(decision, facts):
        return False
    first = _first_since(facts, decision.matter.error, decision.matter.seats[0])
    return first is not None and first[1] == FOLD


def in_time(facts: Facts, points: Iterable[Decision]) -> Decision | None:
    """The clock on a player who had acted as time was called, where that is what was told last. Of words alone it is
    told what they come to.
    """
    if not facts.record.gestures or not _time_is_called(facts.record.gestures[-1]):
        return None
    done = facts.course.actions[-1].index if facts.course.actions else 0
    some = [each for each in points if each.ruling is not None and each.matter.kind == ASKED]
    last = max(some, key=lambda each: each.matter.error, default=None)
    return last if last is not None and last.matter.error <= done and before_time(last, facts) else None


def _time_is_called(gesture: g.Gesture) -> bool:
    return isinstance(gesture.act, g.Tell) and gesture.act.what is Told.TIME
