"""What a player can see and do: the seeded policy of everybody without a line in the script.

A player knows their own cards, what lies face up, and the chips. Stuck, boxed or missing cards mean nothing to them.
"""

from collections import Counter
from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.cards import RANKS, Card
from trainer.kernel.chips import Chips, pick
from trainer.rules.course import Course
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.orders import effect_of, orders
from trainer.rules.sizes import one_step

RAISES = 3
TIGHT = 0.34
LOW_RANKS = frozenset("A2345678")


def owed(facts: Facts, seat: int) -> int:
    """What the seat must add to stay in, in chips' worth."""
    return max(0, facts.course.bet - facts.course.committed[seat - 1])


def decide_action(facts: Facts, seat: int, rng: Random) -> g.Act | None:
    """What the player in a seat does now; None for a player who holds no cards."""
    place = facts.table.seat(seat)
    if not place.hand:
        return None
    due, nerve = owed(facts, seat), rng.random()
    strength = _strength(facts, seat)
    if not place.stack:
        return g.Check()
    eager = strength > 0.5 and nerve < strength - 0.3 and _raises(facts.course) < RAISES
    if eager and open_to(facts, seat):
        bet = wager(facts, seat, raised(facts, seat))
        if bet is not None:
            return bet
    if not due:
        return g.Check()
    price = due / (due + place.stack.amount)
    if strength + 0.25 * nerve >= TIGHT + 0.5 * price:
        return wager(facts, seat, facts.course.committed[seat - 1] + due) or g.Fold()
    return g.Fold()


def open_to(facts: Facts, seat: int) -> bool:
    """Is the betting open to the seat at every house: it faces a full raise or has not acted, and no floor bars it?"""
    course = facts.course
    acted = any(each.seat == seat and each.street == course.street for each in course.actions)
    return not (acted and 0 < owed(facts, seat) < course.raise_by) and not barred(facts, seat)


def barred(facts: Facts, seat: int) -> bool:
    """Was it passed over on this street, and has the floor left it no bet and no raise?"""
    given = orders(facts, facts.course.opened)
    if not any(effect_of(each) is Effect.BARRED_FROM_RAISING for each in given):
        return False
    return any(e.made.street == facts.course.street and seat in e.passed for e in told(facts).outs)


def wager(facts: Facts, seat: int, total: int) -> g.Act | None:
    """The chips that bring the seat to a total on the street, or all of them; None if they cannot make it."""
    stack = facts.table.seat(seat).stack
    added = total - facts.course.committed[seat - 1]
    if added <= 0:
        return None
    if added >= stack.amount:
        return g.Wager(stack) if stack else None
    out_of_turn = max((each.to for each in facts.course.waiting), default=0) - facts.course.committed[seat - 1]
    some = _clear(stack, added, max(owed(facts, seat), out_of_turn))
    return g.Wager(some) if some else None


def _clear(stack: Chips, added: int, due: int) -> Chips | None:
    """Chips worth `added` of which nobody can say that they only call: a raise is several, and one could be spared.

    Nobody at this table puts out a large chip without a word and means a raise.
    """
    some = pick(stack, added)
    if not due or added <= due or some is None:
        return some
    smaller = (pick(Chips(stack.piles[place:]), added) for place in range(len(stack.piles)))
    clear = (each for each in smaller if each is not None and added - each.piles[-1][0] >= due and each.pieces > 1)
    return next(clear, some)


def raised(facts: Facts, seat: int) -> int:
    """The total of a small bet or raise that is large enough at every house: at no-limit twice what it faces.

    At pot-limit it is no more than the pot allows.
    """
    bet = facts.course.bet
    if facts.setup.limit == "limit":
        return one_step(bet, step(facts))
    total = max(2 * bet, bet + facts.course.raise_by) if bet else step(facts)
    return min(total, pot_sized(facts, seat)) if facts.setup.limit == "pot-limit" else total


def pot_sized(facts: Facts, seat: int) -> int:
    """The total of a pot-sized bet or raise: the call, and a raise of everything that is in once the call is."""
    return facts.course.bet + facts.table.whole_pot + owed(facts, seat)


def step(facts: Facts) -> int:
    """A small bet of this street: the limit's, or one or two big blinds."""
    stakes, street = facts.setup.stakes, facts.course.street
    if facts.setup.limit == "limit":
        late = street >= 2
        return (stakes.big_bet if late else stakes.small_bet) or stakes.small_bet or stakes.big_blind
    return (stakes.big_blind or stakes.small_bet) * (1 if street <= 0 else 2)


def _raises(course: Course) -> int:
    return sum(each.street == course.street and each.kind in ("bet", "raise") for each in course.actions)


def _strength(facts: Facts, seat: int) -> float:
    """How good the hand looks to its player, from 0 to 1."""
    own = [each.card for each in facts.table.seat(seat).hand if not each.card.is_joker]
    if facts.game == "razz":
        return _lowness(own)
    board = [each.card for each in facts.table.board if each.up and not each.card.is_joker]
    ranks = Counter(each.rank for each in own + board)
    mine = {each.rank for each in own}
    best = max((count for rank, count in ranks.items() if rank in mine), default=1)
    pairs = sum(count > 1 for rank, count in ranks.items() if rank in mine)
    suited = max(Counter(each.suit for each in own + board).values(), default=0)
    made = {1: 0.0, 2: 0.4, 3: 0.65}.get(best, 0.8) + (0.15 if pairs > 1 else 0) + (0.6 if suited > 4 else 0)
    return min(1.0, made + 0.4 * _height(own))


def _lowness(own: list[Card]) -> float:
    """How good a razz hand looks: how many of five different cards below a nine it has by now."""
    low = {each.rank for each in own} & LOW_RANKS
    return 0.8 * len(low) / min(5, len(own)) if own else 0.0


def _height(own: list[Card]) -> float:
    if not own:
        return 0.0
    return max(RANKS.index(each.rank) for each in own) / (len(RANKS) - 1)
