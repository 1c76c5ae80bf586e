"""What lies before a player to whom the action comes: what a call costs, and how much there is beyond what he has in.

Counted from the table alone. Whether that much re-opens the betting to him is for a book to say.
"""

from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import missing_of_blinds
from trainer.rules.facts.turns import Standing, Turn, turn
from trainer.rules.facts.wager import completing


def has_acted_this_round(facts: Facts) -> bool:
    """Has he acted on this street before, in turn or by an act that came into force?"""
    now = turn(facts)
    return now.seat in now.standing.acted


def faced_since(facts: Facts) -> int:
    """What there is to match beyond what he has in by right."""
    now = turn(facts)
    return now.standing.level - now.standing.matched[now.seat]


def reopened(facts: Facts, percent: int = 100) -> bool:
    """Does he face, all together, at least that share of the largest full bet or raise of the round?"""
    return 100 * faced_since(facts) >= percent * turn(facts).standing.by


def is_limit(facts: Facts) -> bool:
    return facts.setup.limit == "limit"


def overtaken(facts: Facts) -> bool:
    """Does he act anew because a bet or raise overtook what he did out of turn?"""
    now = turn(facts)
    return now.standing.again == now.seat


def call(facts: Facts) -> int:
    """What a call adds to what he has in, or all he has where that is less."""
    now = turn(facts)
    return max(0, min(now.standing.level, reach(facts, now.seat)) - now.standing.matched[now.seat])


def least_raise(facts: Facts, times: int = 0) -> int:
    """The smallest total he may bet or raise to, or all he has; 0 where he has no more than the call or nobody could
    answer. `times` is the multiple of the bet that a house demands besides a full raise."""
    now = turn(facts)
    most = reach(facts, now.seat)
    if most <= now.standing.level or not _answerable(facts, now):
        return 0
    step = completing(facts, now.standing.street, now.standing.level) or now.standing.by
    return min(most, max(now.standing.level + step, times * now.standing.level))


def pot_sized(facts: Facts) -> int:
    """The total of a bet of the pot: the call, and a raise of all that is in once the call is; or all he has."""
    now = turn(facts)
    table = facts.record.tables[now.at]
    pot = table.pot.amount + sum(each.bet.amount for each in table.seats)
    return min(reach(facts, now.seat), now.standing.level + pot + faced_since(facts))


def pot_known(facts: Facts) -> bool:
    """Is it a pot-limit game with both blinds full, so that the pot is what lies there?"""
    return facts.setup.limit == "pot-limit" and not missing_of_blinds(facts)


def reach(facts: Facts, seat: int) -> int:
    """The total that a seat can reach: what lies in front of it and behind."""
    sitting = facts.record.tables[turn(facts).at].seat(seat)
    return sitting.stack.amount + sitting.bet.amount


def _answerable(facts: Facts, now: Turn) -> bool:
    contesting = facts.record.courses[now.at].contesting
    return any(reach(facts, each) > now.standing.level for each in contesting if each != now.seat)


def raises_so_far(facts: Facts) -> int:
    """How many bets and raises this street has seen; before the flop the big blind is the first."""
    standing: Standing = turn(facts).standing
    return standing.raises
