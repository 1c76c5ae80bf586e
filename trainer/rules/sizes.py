"""How large a bet is by the stakes: the least of a street, and in limit the most."""

from trainer.kernel.games import is_stud
from trainer.kernel.table import Setup

UPPER_STREET = 2  # limit games: from the turn or fifth street on the big bet is the size


def bet_size(setup: Setup, street: int) -> int:
    """The least bet of a street, in chips: the big blind, or in limit the fixed bet of the street."""
    stakes = setup.stakes
    if setup.limit == "limit":
        return (stakes.big_bet if street >= UPPER_STREET else stakes.small_bet) or stakes.big_blind
    return stakes.big_blind or stakes.small_bet


def opening_level(setup: Setup, street: int) -> int:
    """What there is to match before anybody has bet: the big blind or the bring-in on the first street, else 0."""
    return (setup.stakes.big_blind or setup.stakes.bring_in) if street == 0 else 0


def fixed_most(setup: Setup, street: int, level: int) -> int:
    """The most that a bet or raise may come to in limit, 0 elsewhere; on fourth street the big bet may be open."""
    if setup.limit != "limit":
        return 0
    fourth = is_stud(setup.game) and street == 1
    return one_step(level, bet_size(setup, UPPER_STREET if fourth else street))


def least_posted(setup: Setup, street: int, level: int, times: int) -> int:
    """What a bet out of turn posts as the minimum: so many times the bet there is, in limit one bet or raise of the
    street. Where nothing is in yet on the first street, it is what opens it.
    """
    if opens := least_opening(setup, street, level):
        return opens
    fixed = one_step(level, bet_size(setup, street)) if setup.limit == "limit" else 0
    return fixed or times * level or bet_size(setup, street)


def least_opening(setup: Setup, street: int, level: int) -> int:
    """The least that opens a first street on which no bring-in lies there, 0 where there is something to match."""
    return opening_level(setup, street) if level == 0 else 0


def one_step(level: int, by: int) -> int:
    """A bet of the fixed size, what is short of one completed to it, or one raise of it on top of the level."""
    return by if level < by else level + by
