"""A hand of an event told up to its last pot: all-in hands were shown, which goes without saying; who got the pots."""

from trainer.kernel import gestures as g
from trainer.rules.awarding import pushes, read_at
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import pots
from trainer.rules.facts.showdown import anybody_all_in, contenders, live, showdown, tabled
from trainer.rules.record import Record

FEW = 2


def as_all_shown(hand: Record) -> Record:
    """The hand with all hands tabled before the pots are pushed, where several are out in it whose cards are known.

    The same where one was let go before, or where a player has done anything since.
    """
    facts = Facts(hand, len(hand))
    at = read_at(facts) if showdown(facts) else 0
    then = facts.when(at)
    held = {seat: then.table.seat(seat).hand for seat in contenders(facts)} if at else {}
    down = [seat for seat in held if not tabled(then, seat)]
    if not down or live(then) != contenders(facts) or not anybody_all_in(facts) or len(out_by_the_push(hand)) < FEW:
        return hand
    cards = (each.card for some in (then.table.board, *held.values()) for each in some)
    if not hand.knows(cards) or any(each.seat for each in hand.gestures[at:]):
        return hand
    when = hand.gestures[at - 1].at
    shown = [g.Gesture(when, g.player(each), g.Turn(True, tuple(c.card for c in held[each]))) for each in down]
    return hand.otherwise((*hand.gestures[:at], *shown, *hand.gestures[at:])) or hand


def winners_by_the_push(hand: Record) -> tuple[int, ...]:
    """Who got the pots of a showdown, all of them pushed, maybe without what nobody called; () before that."""
    facts = Facts(hand, len(hand))
    pushed = pushes(facts) if showdown(facts) else {}
    if not pushed or sum(pushed.values()) < sum(each.amount for each in pots(facts.when(read_at(facts)))):
        return ()
    return tuple(dict.fromkeys(seat for _, seat in pushed))


def out_by_the_push(hand: Record) -> tuple[int, ...]:
    """Who of the showdown has no chips left with all pots pushed, if somebody has."""
    facts = Facts(hand, len(hand))
    broke = tuple(seat for seat in contenders(facts) if not facts.table.seat(seat).stack)
    return broke if winners_by_the_push(hand) else ()
