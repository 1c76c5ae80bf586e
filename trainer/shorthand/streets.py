"""The next street of a hand in short: what goes in and comes back before it is dealt, and one dealt too early."""

from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.quickfire.telling import FLOP
from trainer.rules.building import bets_due
from trainer.rules.course import LAST_STREET, clockwise
from trainer.rules.due import Due
from trainer.rules.facts import turns
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.wager import Wager, faced, wagers
from trainer.rules.making_good import RISING
from trainer.rules.routine import act_of
from trainer.shorthand.hand import Hand
from trainer.shorthand.taken_back import left_to_act

EARLY = "early"
STREETS = {"flop": 1, "turn": 2, "river": 3}


def next_street(hand: Hand, rest: str, wanted: int = 0) -> None:
    """The next street, which must be the one that is named; `early` while there is betting to come on this one."""
    early = rest == EARLY
    if not early:
        _said_put_in(hand)
        early = hand.course.betting and not left_to_act(hand)
    if hand.course.betting and not early:
        word = next((each for each, number in STREETS.items() if number == wanted), "street")
        due = left_to_act(hand)[0]
        raise ValueError(f"seat {due} still has to act: if the street was dealt too early, write {word} {EARLY}")
    if early and not hand.course.betting:
        raise ValueError("the betting on this street is over, so nothing is too early")
    if wanted and (is_stud(hand.setup.game) or hand.course.street + 1 != wanted):
        raise ValueError("another street comes next")
    if hand.course.street >= LAST_STREET[hand.setup.game]:
        raise ValueError("there are no more streets")
    if early:
        _too_early(hand)
        return
    _change_given(hand)
    hand.street()


def _said_put_in(hand: Hand) -> None:
    """The chips of raises and calls that were only said go in, where nobody has anything left to say on the street."""
    said = turns.told(hand.facts).standing
    owing = [each for each in wagers(hand.facts) if each.street == hand.course.street and _only_said(each)]
    if not hand.course.betting or said is None or set(said.pending) - {each.seat for each in owing}:
        return
    for each in owing:
        hand.to(each.seat, hand.said_call(each) if said_first(each, "call") else faced(each))


def _only_said(made: Wager) -> bool:
    said = made.declared
    named = said is not None and (said.amount > 0 or (said.kind == "all-in" and not said.most))
    return not made.motions and ((named and said_first(made, *RISING, "all-in")) or said_first(made, "call"))


def _change_given(hand: Hand) -> None:
    """What a chip too large is worth beyond the call or blind goes back before the bets come in."""
    while (due := next((each for each in bets_due(hand.facts) if _is_change(hand, each)), None)) is not None:
        hand.dealer(act_of(due, hand.facts))


def _is_change(hand: Hand, due: Due) -> bool:
    here = (each for each in hand.course.actions if each.street == hand.course.street and each.seat == due.seat)
    return due.verb in ("trade", "return-bet") and not any(each.kind in RISING for each in here)


def _too_early(hand: Hand) -> None:
    """A burn and the next board cards, in stud the next card of one player, with the bets in front of the players."""
    hand.dealer(g.Burn())
    if not is_stud(hand.setup.game):
        hand.dealer(g.Lay(FLOP if hand.course.street == 0 else 1, True))
        return
    first = clockwise(hand.course.contesting, hand.table.button)[0]
    hand.dealer(g.Pitch(first, hand.course.street + 1 < LAST_STREET[hand.setup.game]))
