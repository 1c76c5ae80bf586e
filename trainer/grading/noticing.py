"""When a matter could be seen, until when it can be put right, and how it was noticed."""

from collections.abc import Callable

from trainer.grading.assessment import How
from trainer.kernel import gestures as g
from trainer.rules.course import Action
from trainer.rules.facts.action import WITH_CHIPS
from trainer.rules.record import Record
from trainer.rules.ruling import Deadline, Decision

OFF_THE_STUB = (g.Pitch, g.Burn, g.Lay)
ACTION = (g.Check, g.Fold, g.Wager)
QUIET = frozenset({"play-on"})
WAITS = frozenset({"finish-the-betting"})


def moment_seen(record: Record, seen: int) -> int:
    """Milliseconds at which what is visible after `seen` gestures came to be so."""
    return record.gestures[seen - 1].at if seen else 0


def nothing_asked(decision: Decision) -> bool:
    """Does the book just let the hand go on, so that there is nothing to stop for?"""
    ruling = decision.ruling
    return ruling is not None and {step.key for step in ruling.steps} <= QUIET and not ruling.options


# --- deadlines


def passed(deadline: Deadline, record: Record, seen: int) -> bool:
    """Has the deadline gone by at the end of the record for what was to be seen after `seen` gestures?"""
    return _PASSED[deadline](record, seen)


def _actions(record: Record, seen: int) -> list[Action]:
    """Actions in turn of the deal that was on the table then."""
    deal = record.courses[seen].deal_start
    last = next((c for c in reversed(record.courses) if c.deal_start == deal), record.course)
    return [action for action in last.actions if action.in_turn]


def _acted(record: Record, seen: int) -> bool:
    return any(isinstance(gesture.act, ACTION) for gesture in record.gestures[seen:])


def _second_player(record: Record, seen: int) -> bool:
    return len({action.seat for action in _actions(record, seen)}) > 1


def _substantial(record: Record, seen: int) -> bool:
    """Substantial action as the TDA family counts it (tda-2022:36, metropolitan:34-A): three actions in turn, or
    two of which one put chips in."""
    actions = _actions(record, seen)
    chips = any(action.kind in WITH_CHIPS for action in actions)
    return len(actions) > 2 or (len(actions) > 1 and chips)


def _next_card(record: Record, seen: int) -> bool:
    return any(isinstance(gesture.act, OFF_THE_STUB) for gesture in record.gestures[seen:])


def _over(record: Record, _: int) -> bool:
    return record.table.over


_PASSED: dict[Deadline, Callable[[Record, int], bool]] = {
    Deadline.HAND: _over,
    Deadline.SUBSTANTIAL_ACTION: _substantial,
    Deadline.SECOND_PLAYER: _second_player,
    Deadline.ACTION: _acted,
    Deadline.NEXT_CARD: _next_card,
}


# --- how


def how(record: Record, seen: int, index: int, decision: Decision) -> How:
    """How well a matter was noticed by gesture `index` that could be seen after `seen` gestures, in time."""
    between = record.gestures[seen:index]
    if any(isinstance(each.act, g.Say) and each.seat for each in between):
        return How.PROMPTED
    return How.LATE if _moved_on(between, decision) else How.YES


def _moved_on(between: list[g.Gesture], decision: Decision) -> bool:
    """Was the hand played on meanwhile, by a player's action or a burn for the next street?"""
    steps = decision.ruling.steps if decision.ruling else ()
    waits = any(step.key in WAITS for step in steps)
    moving: tuple[type[g.Act], ...] = () if waits else (*ACTION, g.Burn)
    return any(isinstance(each.act, moving) for each in between)
