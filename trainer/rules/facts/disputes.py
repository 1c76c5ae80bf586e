"""Questions about a dispute: what had begun when it was raised, and how long after the pot was awarded.

What begins the next hand stands in `beginning`. A break is told by the floor or the dealer saying so while the hand is
on: a hand that was over before did not finish in it.
"""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Told
from trainer.rules.facts import Facts
from trainer.rules.facts.action import WITH_CHIPS
from trainer.rules.facts.beginning import EVERY, Beginning, begun, pots_pushed
from trainer.rules.rule import Numbers

READING, AWARD, ACTION = "the reading of a hand", "the award of the pot", "the action"
"""What is disputed, as a matter says it."""
MILLISECONDS = 1000


def of_the_result(facts: Facts) -> bool:
    """Is it about who won how much? Not where nobody said what is disputed."""
    return facts.matter.detail in (READING, AWARD)


def awarded(facts: Facts) -> int:
    """The index of the gesture that pushed the last pot before the dispute."""
    return max((index for index in pots_pushed(facts) if index < facts.matter.error), default=0)


def since_the_award(facts: Facts) -> int:
    """Milliseconds from the award of the pot to the dispute."""
    gestures = facts.record.gestures
    return gestures[facts.matter.error - 1].at - gestures[awarded(facts)].at


def award_since(facts: Facts) -> int | None:
    """The index of the gesture that pushed the last pot after the matter came up; None where none was pushed yet."""
    pushes = (i for i, each, _, _ in facts.happened() if i >= facts.matter.onset and isinstance(each.act, g.PushPot))
    return max(pushes, default=None)


def over_since(facts: Facts, seconds: int) -> bool:
    """Were the pots of its hand pushed, before or after the matter came up, and is every dispute of that hand too late
    by now, for the next hand has begun, or so many seconds of a break have passed?
    """
    award = _award_of(facts)
    if award is None:
        return False
    if _break_told(facts, award):
        return facts.record.gestures[facts.at - 1].at - facts.record.gestures[award].at > seconds * MILLISECONDS
    return begun(facts, award, facts.at)


def next_begun_since(facts: Facts, ways: frozenset[Beginning]) -> bool:
    """Were the pots of its hand pushed, before or after the matter came up, and has the next hand begun since, in one
    of these ways?
    """
    award = _award_of(facts)
    return award is not None and begun(facts, award, facts.at, ways)


def _award_of(facts: Facts) -> int | None:
    """The index of the gesture that pushed the last pot of the matter's hand; None while chips lie there."""
    award = award_since(facts)
    award = award if award is not None else _award_before(facts)
    return None if facts.table.pot.amount else award


def _award_before(facts: Facts) -> int | None:
    """The index of the gesture that pushed the last pot of its deal before the matter came up."""
    courses = facts.record.courses
    pushed = [index for index in pots_pushed(facts) if index < facts.matter.onset]
    same = pushed and courses[pushed[-1]].deal_start == courses[facts.matter.error].deal_start
    return pushed[-1] if same else None


def next_hand_begun(facts: Facts, ways: frozenset[Beginning] = EVERY) -> bool:
    """Did the next hand begin, in one of these ways, between the award and the dispute?"""
    return begun(facts, awarded(facts), facts.matter.error, ways)


def next_hand_acted_on(facts: Facts, numbers: Numbers) -> bool:
    """Was there substantial action on the next hand before the dispute?"""
    course = facts.record.courses[facts.matter.error]
    if not next_hand_begun(facts) or course.deal_start <= awarded(facts):
        return False
    in_turn = [action for action in course.actions if action.in_turn]
    chips_in = any(action.kind in WITH_CHIPS for action in in_turn)
    return len(in_turn) >= numbers["any"] or (chips_in and len(in_turn) >= numbers["with_chips"])


def finished_in_a_break(facts: Facts) -> bool:
    """Was a break announced while the hand was on, before its pot was awarded?"""
    return _break_told(facts, awarded(facts))


def _break_told(facts: Facts, award: int) -> bool:
    """Was a break announced in the hand whose pot was awarded at that gesture?"""
    said = facts.record.gestures[facts.record.courses[award].deal_start : award]
    return any(map(_tells_a_break, said))


def _tells_a_break(each: g.Gesture) -> bool:
    by_the_house = each.by_dealer or each.who == g.FLOOR
    return by_the_house and isinstance(each.act, g.Tell) and each.act.what is Told.BREAK
