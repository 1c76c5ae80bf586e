"""What lies before a player to whom the action comes: what a call costs, and how much there is beyond what he has in.

Counted from the table alone. Whether that much re-opens the betting to him is for a book to say; so is whether what was
bet out of turn counts before its turn, which `numbers` tell.
"""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts import turns as t
from trainer.rules.facts.pot_limit import missing_of_blinds
from trainer.rules.facts.short_all_in import raised_by_a_bet
from trainer.rules.facts.standing import OutOfTurn, Turn
from trainer.rules.sizes import least_opening, one_step

NONE: Mapping[str, int] = {}


def his_turn(facts: Facts, numbers: Mapping[str, int] = NONE) -> bool:
    """Is it the turn of whom the matter is about, as the house follows the action?"""
    return t.turn_in(facts, t.way_of(numbers)) is not None


def _turn(facts: Facts, numbers: Mapping[str, int]) -> Turn:
    return t.turn(facts, t.way_of(numbers))


def has_acted_this_round(facts: Facts, numbers: Mapping[str, int] = NONE) -> bool:
    """Has he acted on this street before, in turn or by an act that came into force?"""
    now = _turn(facts, numbers)
    return now.seat in now.standing.acted


def faced_since(facts: Facts, numbers: Mapping[str, int] = NONE) -> int:
    """What there is to match beyond what he has in by right."""
    now = _turn(facts, numbers)
    return now.standing.level - now.standing.matched[now.seat]


def reopened(facts: Facts, percent: int = 100, numbers: Mapping[str, int] = NONE) -> bool:
    """Does he face, all together, at least that share of the largest full bet or raise of the round?"""
    return 100 * faced_since(facts, numbers) >= percent * _turn(facts, numbers).standing.by


def full_raise(facts: Facts, numbers: Mapping[str, int] = NONE) -> int:
    """The size of the largest full bet or raise of the round."""
    return _turn(facts, numbers).standing.by


def is_limit(facts: Facts) -> bool:
    return facts.setup.limit == "limit"


def overtaken(facts: Facts, numbers: Mapping[str, int] = NONE) -> bool:
    """Does he act anew because a bet or raise overtook what he did out of turn?"""
    now = _turn(facts, numbers)
    return now.standing.again == now.seat


def came_round(facts: Facts, numbers: Mapping[str, int] = NONE) -> OutOfTurn | None:
    """What he did out of turn, where the action came round to him with this turn; None where that is no such turn."""
    way = t.way_of(numbers)
    now = t.turn_in(facts, way)
    if now is None:
        return None
    return next((each for each in t.told(facts, way).outs if (each.seat, each.back) == (now.seat, now.at)), None)


def held(facts: Facts, numbers: Mapping[str, int] = NONE) -> bool:
    """Has he only said out of turn that he checks, calls, bets or raises, with no bet or raise before his turn?

    To check a bet is no answer.
    """
    early = came_round(facts, numbers)
    return early is not None and early.kind != "fold" and not early.changed and not checks_a_bet(early)


def checked_the_bet(facts: Facts, numbers: Mapping[str, int] = NONE) -> bool:
    """Does the action come to him after he has checked, too soon, the very bet that there is to match?"""
    now = t.turn_in(facts, t.way_of(numbers))
    return now is not None and now.seat in now.standing.checked


def checks_a_bet(early: OutOfTurn) -> bool:
    """Did he check out of turn with a bet to answer? That answers nothing."""
    return early.kind == "check" and early.to < early.level


def call(facts: Facts, numbers: Mapping[str, int] = NONE) -> int:
    """What a call adds to what he has in, or all he has where that is less."""
    now = _turn(facts, numbers)
    return max(0, min(now.standing.level, reach(facts, now, now.seat)) - now.standing.matched[now.seat])


def least_raise(facts: Facts, times: int = 0, numbers: Mapping[str, int] = NONE) -> int:
    """The smallest total he may bet or raise to, or all he has; 0 where he has no more than the call or nobody could
    answer. `times` is the multiple of the bet that a house demands besides a full raise."""
    now = _turn(facts, numbers)
    return _least(facts, now, times) if _answerable(facts, now) else 0


def raise_of_a_short_all_in(facts: Facts) -> int:
    """In limit the total of a full bet beyond an all-in short of one, or all he has; 0 where he faces none."""
    now = _turn(facts, NONE)
    return min(reach(facts, now, now.seat), raised_by_a_bet(facts, now.standing.level, facts.at))


def unanswered_raise(facts: Facts, times: int = 0, numbers: Mapping[str, int] = NONE) -> int:
    """The smallest total of a raise that nobody is left to answer; 0 where somebody is, or he has only the call."""
    now = _turn(facts, numbers)
    return 0 if _answerable(facts, now) else _least(facts, now, times)


def _least(facts: Facts, now: Turn, times: int) -> int:
    most = reach(facts, now, now.seat)
    return min(most, max(_step_up(facts, now), times * now.standing.level)) if most > now.standing.level else 0


def _step_up(facts: Facts, now: Turn) -> int:
    """The total of the least full raise, or of an opening bet; in limit a bet short of the fixed size is completed."""
    level, by = now.standing.level, now.standing.by
    if opens := least_opening(facts.setup, now.standing.street, level):
        return opens
    if facts.setup.limit != "limit":
        return level + by
    return one_step(level, by)


def pot_sized(facts: Facts, numbers: Mapping[str, int] = NONE) -> int:
    """The total of a bet of the pot: the call, and a raise of all that is in once the call is; or all he has."""
    now = _turn(facts, numbers)
    raised = now.standing.level + _pot(facts, now, numbers) + faced_since(facts, numbers)
    return min(reach(facts, now, now.seat), raised)


def _pot(facts: Facts, now: Turn, numbers: Mapping[str, int]) -> int:
    """What lay there when the street opened, and what everybody has in by right since, said or put out."""
    turns = t.told(facts, t.way_of(numbers)).turns
    first = next(each for each in turns if each.standing.street == now.standing.street)
    table, matched = facts.record.tables[first.at], first.standing.matched
    course = facts.record.courses[first.at]
    fronts = {seat.number: course.front(seat) for seat in table.seats}
    most = first.standing.level or table.pot.amount + sum(fronts.values())
    dead = sum(max(0, min(front, most) - matched.get(seat, 0)) for seat, front in fronts.items())
    return table.pot.amount + sum(course.dead) + dead + sum(now.standing.matched.values())


def pot_known(facts: Facts) -> bool:
    """Is it a pot-limit game with both blinds full, so that the pot is what lies there?"""
    return facts.setup.limit == "pot-limit" and not missing_of_blinds(facts)


def reach(facts: Facts, now: Turn, seat: int) -> int:
    """The total that a seat can reach: what lies in front of it and behind."""
    sitting = facts.record.tables[now.at].seat(seat)
    return sitting.stack.amount + facts.record.courses[now.at].front(sitting)


def _answerable(facts: Facts, now: Turn) -> bool:
    contesting = facts.record.courses[now.at].contesting
    return any(reach(facts, now, each) > now.standing.level for each in contesting if each != now.seat)


def raises_so_far(facts: Facts) -> int:
    """How many bets and raises this street has seen; before the flop the big blind is the first."""
    return t.turn(facts).standing.raises
