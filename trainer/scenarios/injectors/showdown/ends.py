"""How a hand ends: who is in it when the betting is over, whose hand wins, and what players then do otherwise."""

from collections.abc import Iterator
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best
from trainer.rules.facts.showdown import anybody_all_in, contenders, last_aggressor, live, over, showdown
from trainer.rules.hands import HALVES
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import IN_OWN_WORDS, Line, line_of, showdown_of
from trainer.scenarios.injectors.injector import Hand, Place


def end_of(hand: Hand) -> Facts | None:
    """The table when the last betting round is over; None where the hand never comes to that, or all-ins ended the
    betting on a street before.
    """
    for count in range(len(hand.record) + 1):
        facts = Facts(hand.record, count)
        if over(facts):
            return facts if showdown(facts) == count else None
    return None


def at_the_end(hand: Hand, *, all_in: bool = True) -> Iterator[Place]:
    """Everybody whose hand is to be shown at the end, also in a hand with an all-in or only without one."""
    end = end_of(hand)
    if end is not None and (all_in or not anybody_all_in(end)):
        yield from (Place(f"showdown: P{seat}", hand.streets[-1], seat) for seat in sorted(contenders(end)))


def others(hand: Hand, seat: int) -> tuple[int, ...]:
    """Who else shows at the end."""
    return tuple(place.seat for place in at_the_end(hand) if place.seat != seat)


def bettor(hand: Hand) -> int:
    """Who bet or raised last on the last street; 0 where nobody did."""
    end = end_of(hand)
    last = last_aggressor(end) if end is not None else None
    return last.seat if last is not None else 0


def winners(facts: Facts) -> tuple[int, ...]:
    """The seats that no other hand beats, for some half."""
    found = (seat for half in HALVES[facts.game] for seat in best(facts, half, live(facts)))
    return tuple(sorted({*found}))


def does(seat: int, verb: str, amount: int = 0, says: g.Act | None = None) -> Line:
    """What a player does at the showdown; `street` comes with the hand."""
    return Line(0, seat, verb, amount, says=says)


def words(hand: Hand, seat: int, verb: str, said: str, whose: int = 0) -> Line:
    """What a player does by saying it in words of his own."""
    assert verb in IN_OWN_WORDS, "these have words"
    whom = f" P{whose}" if whose else ""
    return line_of(f"showdown: P{seat} {verb}{whom} {said}", hand.game, showdown_of(hand.game))


def ends_so(hand: Hand, *lines: Line) -> Scenario:
    """The hand with these lines for its showdown."""
    last = showdown_of(hand.game)
    return replace(hand.scenario, script=(*hand.scenario.script, *(replace(each, street=last) for each in lines)))
