"""What the script says: the line of a seat at its turn, and moments that have come."""

from collections.abc import Callable

from trainer.kernel import gestures as g
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS, LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.routine import all_shown, burned
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import TIMES_OUT, Line, Moment
from trainer.scenarios.guards import holds
from trainer.scenarios.next_hand import FIRST, all_pushed, hand_of, was_cut
from trainer.scenarios.seats import barred, owed, wager
from trainer.scenarios.telling import told_before


def scripted(scenario: Scenario, facts: Facts, seat: int) -> g.Act | None:
    """What the script has the seat do now; None where no line speaks or every guard fails."""
    if not facts.table.seat(seat).hand or not hand_of(facts) or barred(facts, seat):
        return None
    for line in _lines(scenario, facts, seat):
        act = _act(line, facts, seat) if line.guard is None or holds(line.guard, facts, seat) else None
        if act is not None:
            return act
    return None


def at_showdown(scenario: Scenario, seat: int, *verbs: str) -> list[Line]:
    """What the script has the seat do at the showdown, of those verbs, in its order."""
    return [line for line in scenario.showdown if line.seat == seat and line.verb in verbs]


def completes(scenario: Scenario, seat: int) -> bool:
    """Does the script have the seat open third street with a full bet, where it would bring it in?"""
    own = scenario.lines.get((0, seat), ())
    return bool(own) and own[0].verb == "bet"


def times_out(scenario: Scenario, facts: Facts, seat: int) -> bool:
    """Does the script have the seat not act in time on this street, should the clock be called?"""
    return any(each.verb == TIMES_OUT for each in scenario.lines.get((facts.course.street, seat), ()))


def _lines(scenario: Scenario, facts: Facts, seat: int) -> tuple[Line, ...]:
    """The seat's own line on this street, the first for its first action and so on; then the lines for all."""
    street = facts.course.street
    done = sum(action.seat == seat and action.street == street for action in facts.course.actions)
    done = max(0, done - told_before(scenario, facts, seat))
    lines = scenario.lines if hand_of(facts) == FIRST else scenario.lines_after
    own = tuple(each for each in lines.get((street, seat), ()) if each.verb != TIMES_OUT)
    return own[done : done + 1] + lines.get((street, 0), ())


def _act(line: Line, facts: Facts, seat: int) -> g.Act | None:
    due, course = owed(facts, seat), facts.course
    already = course.committed[seat - 1]
    match line.verb:
        case "fold":
            return g.Fold()
        case "check":
            return None if due else g.Check()
        case "call":
            return wager(facts, seat, already + due) if due else None
        case "stay":
            return wager(facts, seat, already + due) if due else g.Check()
        case "all-in":
            return g.Wager(facts.table.seat(seat).stack) if facts.table.seat(seat).stack else None
        case "bet" if already + due:
            return None
    return wager(facts, seat, line.amount) if line.amount > already + due else None


# --- moments ---------------------------------------------------------------------------------------------------


def reached(moment: Moment, facts: Facts) -> bool:
    """Has the moment come, or gone by?"""
    hand = hand_of(facts) or FIRST
    if hand != moment.hand:
        return hand > moment.hand
    if facts.course.street > moment.street >= 0 and moment.stage != "acted":
        return True
    return _STAGES[moment.stage](moment, facts)


def _dealt(moment: Moment, facts: Facts) -> bool:
    dealt = sum(len(seat.hand) for seat in facts.table.seats)
    return facts.course.street >= 0 or dealt >= moment.number


def _burned(moment: Moment, facts: Facts) -> bool:
    return _between(moment, facts) and burned(facts)


def _laid(moment: Moment, facts: Facts) -> bool:
    return _between(moment, facts) and len(facts.table.board) >= FLOP_CARDS - 1 + moment.street


def _dealt_on(moment: Moment, facts: Facts) -> bool:
    """Are so many cards of the street out, or all that are due?"""
    before = HOLE_CARDS[facts.game] + moment.street - 1
    hands = (facts.table.seat(seat).hand for seat in facts.course.contesting)
    out = sum(max(0, len(hand) - before) for hand in hands)
    return facts.course.street == moment.street or (_between(moment, facts) and out >= moment.number)


def _between(moment: Moment, facts: Facts) -> bool:
    """Is the betting before the moment's street over?"""
    return facts.course.closed and facts.course.street == moment.street - 1


def _acted(moment: Moment, facts: Facts) -> bool:
    return any(each.street == moment.street and each.seat == moment.number for each in facts.course.actions)


def _closed(moment: Moment, facts: Facts) -> bool:
    return facts.course.closed and facts.course.street == moment.street


def _cleared(moment: Moment, facts: Facts) -> bool:
    return _closed(moment, facts) and not any(seat.bet for seat in facts.table.seats)


def _shown(_: Moment, facts: Facts) -> bool:
    course = facts.course
    last = course.closed and course.street == LAST_STREET[facts.game]
    return last and all_shown(facts) and not any(seat.bet for seat in facts.table.seats)


def _shuffled(moment: Moment, facts: Facts) -> bool:
    """A file's own hand is shuffled before anything else; the one after is once it has been riffled and cut."""
    return moment.hand == FIRST or was_cut(facts.record, facts.deal_start)


_STAGES: dict[str, Callable[[Moment, Facts], bool]] = {
    "shuffle": _shuffled,
    "deal": _dealt,
    "burned": _burned,
    "dealt": _dealt_on,
    "laid": _laid,
    "open": lambda moment, facts: facts.course.street == moment.street,
    "acted": _acted,
    "closed": _closed,
    "cleared": _cleared,
    "showdown": _shown,
    "pushed": lambda _, facts: all_pushed(facts),
}
