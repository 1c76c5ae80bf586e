"""The conditions of a scenario file as the players of a hand see them."""

from collections.abc import Callable, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import in_muck, was_tabled
from trainer.rules.facts.turns import told
from trainer.rules.posting import button_put_right
from trainer.scenarios.grammar import MISCOUNTED, PASSED_OVER, TAKEN, Guard
from trainer.scenarios.next_hand import NEXT, all_pushed, hand_of, was_cut
from trainer.scenarios.seats import owed


def holds(guard: Guard, facts: Facts, seat: int) -> bool:
    """Is the condition so, as the player in a seat sees it?"""
    match guard.kind:
        case "unbet":
            return owed(facts, seat) == 0
        case "bet":
            return owed(facts, seat) > 0 and bool(facts.table.seat(seat).hand)
        case "board":
            return sum(each.up for each in facts.table.board) == guard.number
        case "cards":
            return len(facts.table.seat(seat).hand) == guard.number
        case "pushed":
            return all_pushed(facts)
        case "next" | "miscounted":
            begun = _miscounted(facts, seat) if guard.kind == MISCOUNTED else _following(facts)
            return begun and len(facts.course.actions) >= guard.number
    if guard.kind in OF_A_SEAT:
        return OF_A_SEAT[guard.kind](facts, seat)
    return len(facts.course.contesting) == guard.number


def _following(facts: Facts) -> bool:
    """Is the hand after on, its cards riffled and cut?"""
    return hand_of(facts) == NEXT and was_cut(facts.record, facts.deal_start)


def as_it_should_be(guard: Guard, facts: Facts) -> bool:
    """Is what the condition counts just what the street calls for, so that nobody has anything to point out?"""
    course, stud = facts.course, is_stud(facts.game)
    if course.street < 0:
        return guard.kind == "cards" and button_put_right(facts.setup, facts.record.tables[0], facts.table)
    if guard.kind == "board":
        return not stud and course.street > 0 and guard.number == FLOP_CARDS - 1 + course.street
    whole = HOLE_CARDS[facts.game]
    own = (whole + course.street, whole + course.street + course.closed) if stud else (whole,)
    return guard.kind == "cards" and guard.number in own


def _miscounted(facts: Facts, seat: int) -> bool:
    """Is the deal over, and has he got more or fewer cards than everybody should, or none?"""
    course = facts.course
    if course.street != 0 or seat not in course.dealt_in:
        return False
    if seat in course.contesting:
        return len(facts.table.seat(seat).hand) != HOLE_CARDS[facts.game]
    return not facts.record.tables[course.opened].seat(seat).hand


def _passed_over(facts: Facts, seat: int) -> bool:
    """Has somebody acted in his turn on this street, and has he neither acted nor been given the action since?

    Whose hand is gone has no turn any more.
    """
    if not facts.table.seat(seat).hand:
        return False
    street = facts.course.street
    past = [each.made.first for each in told(facts).outs if seat in each.passed and each.made.street == street]
    return bool(past) and not any(_his_turn_came(each, seat) for _, each, _, _ in facts.happened(past[0]))


def _his_turn_came(gesture: g.Gesture, seat: int) -> bool:
    if gesture.by_dealer:
        return gesture.act == g.ActionOn(seat)
    return gesture.seat == seat and isinstance(gesture.act, g.Check | g.Fold | g.Wager)


def _taken(facts: Facts, seat: int) -> bool:
    """Does the hand that he tabled lie in the muck, with no chips pushed to him?"""
    if facts.table.seat(seat).hand or not in_muck(facts, seat) or not was_tabled(facts, seat):
        return False
    return all(act.seat != seat for push in (g.PushPot, g.PushSide) for _, _, act in facts.done(push))


OF_A_SEAT: Mapping[str, Callable[[Facts, int], bool]] = {PASSED_OVER: _passed_over, TAKEN: _taken}
