"""Common dealing practice: what a dealer does next when nothing is wrong. No book's law stands here.

Ids of practices are those of `ledger/practice.toml`. Where the table is irregular (a fourth card on the flop, a stub
that cannot cover seventh street, a hand called off) practice has no opinion and `due` is empty.
"""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board, is_stud
from trainer.kernel.table import Cards
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS, LAST_STREET, clockwise
from trainer.rules.facts import Facts
from trainer.rules.facts.board import burned_ahead
from trainer.rules.showdown import push, shares


@dataclass(frozen=True, slots=True)
class Due:
    """One routine act. `verb` is its word in the notation, `practice` the id that asks for it.

    `seat` for pitch, muck and push-pot (else 0), `up` the face a card gets, `count` how many cards are laid, `cards`
    which are turned, `amount` the chips' worth to push.
    """

    verb: str
    practice: str
    seat: int = 0
    up: bool = False
    count: int = 0
    cards: tuple[Card, ...] = ()
    amount: int = 0


def due(facts: Facts) -> tuple[Due, ...]:
    """The routine acts that may come next; any of them is right. Empty while players act and where practice is silent.

    Never raises, however irregular the table is.
    """
    course = facts.course
    if facts.table.over or course.betting or called_off(facts) or not course.dealt_in:
        return ()
    if course.street < 0:
        return _deal(facts)
    if any(seat.bet for seat in facts.table.seats):
        return (Due("bring-in-bets", "practice:bets-before-burn"),)
    if len(course.contesting) < 2:
        return _award(facts)
    if course.street >= LAST_STREET[facts.game]:
        return _award(facts) if all_shown(facts) else ()
    return _board(facts) if has_board(facts.game) else _street(facts)


def called_off(facts: Facts) -> bool:
    """Has a misdeal been announced in this deal, and neither dealt with nor taken back?"""
    off = False
    for _, gesture, _, _ in facts.happened(facts.deal_start):
        if isinstance(gesture.act, g.Announce) and gesture.act.what == "misdeal":
            off = True
        elif isinstance(gesture.act, g.Proceed):
            off = False
    return off


def all_shown(facts: Facts) -> bool:
    """Do all live hands lie face up?"""
    return all(each.up for seat in facts.course.contesting for each in facts.table.seat(seat).hand)


def burned(facts: Facts) -> bool:
    """Has the burn of the coming street been made: one that no other street has, or any since the last one opened?"""
    since = facts.record.gestures[facts.course.opened : facts.at]
    return burned_ahead(facts) or any(isinstance(each.act, g.Burn) for each in since)


def deal_order(facts: Facts) -> tuple[int, ...]:
    """The seats in the order in which cards go round."""
    seats = facts.course.contesting
    return clockwise(seats, facts.table.button) if has_board(facts.game) else tuple(sorted(seats))


# --- the deal --------------------------------------------------------------------------------------------------


def _deal(facts: Facts) -> tuple[Due, ...]:
    again = _again(facts)
    if again:
        return again
    following = _next_pitch(facts)
    if not following:
        return (Due("proceed", "practice:go-on"),)
    untouched = not any(seat.hand for seat in facts.table.seats)
    if is_stud(facts.game) and untouched and any(seat.bet for seat in facts.table.seats):
        return (Due("bring-in-bets", "practice:antes-before-dealing"), *following)
    return following if facts.table.stub else ()


def _again(facts: Facts) -> tuple[Due, ...]:
    """Cards that were gathered for a new deal are shuffled and cut first."""
    if facts.course.deals == 1:
        return ()
    done = [gesture.act for _, gesture, _, _ in facts.happened(facts.deal_start)]
    shuffles = [at for at, act in enumerate(done) if isinstance(act, g.Shuffle)]
    if not shuffles:
        return (Due("shuffle", "practice:shuffle-before-dealing"),)
    cut = any(isinstance(act, g.Cut) for act in done[shuffles[-1] :])
    return () if cut else (Due("cut", "practice:cut-after-shuffling"),)


def _next_pitch(facts: Facts) -> tuple[Due, ...]:
    stud = is_stud(facts.game)
    for number in range(HOLE_CARDS[facts.game]):
        for seat in deal_order(facts):
            if len(facts.table.seat(seat).hand) <= number:
                order = "practice:stud-deal-order" if stud else "practice:deal-order"
                return (Due("pitch", order, seat, up=stud and number == HOLE_CARDS["stud"] - 1),)
    return ()


# --- later streets ---------------------------------------------------------------------------------------------


def _board(facts: Facts) -> tuple[Due, ...]:
    """Burn, lay and turn in a flop game."""
    board, street = facts.table.board, facts.course.street + 1
    missing = FLOP_CARDS - 1 + street - len(board)
    if missing < 0:
        return ()
    if missing == 0 and (street == 1 or not all(each.up for each in board)):
        return _turn_up(board, "practice:flop-of-three" if street == 1 else "practice:one-board-card")
    if missing == 0:
        return ()
    begun = street == 1 and bool(board)
    if not begun and not burned(facts):
        return _if_stub(facts, 1, Due("burn", "practice:burn-and-turn"))
    if street == 1:
        return _if_stub(facts, missing, Due("lay", "practice:flop-of-three", count=missing))
    return _if_stub(facts, missing, Due("lay", "practice:one-board-card", up=True, count=missing))


def _turn_up(board: Cards, practice: str) -> tuple[Due, ...]:
    down = tuple(each.card for each in board if not each.up)
    if down:
        return (Due("turn", practice, up=True, cards=down),)
    return (Due("proceed", "practice:go-on"),)


def _street(facts: Facts) -> tuple[Due, ...]:
    """Burn and one card to each live hand in stud; no opinion where the stub does not suffice."""
    street = facts.course.street + 1
    need = HOLE_CARDS["stud"] + street
    last = street == LAST_STREET["stud"]
    live = deal_order(facts)
    lacking = [seat for seat in live if len(facts.table.seat(seat).hand) < need]
    if facts.table.board:
        return ()
    if not lacking:
        return (Due("proceed", "practice:go-on"),)
    spare = 1 if last else 0
    if len(lacking) == len(live) and not burned(facts):
        return _if_stub(facts, len(lacking) + 1 + spare, Due("burn", "practice:burn-and-turn"))
    pitch = Due("pitch", "practice:street-to-live-hands", lacking[0], up=not last)
    return _if_stub(facts, len(lacking) + spare, pitch)


def _if_stub(facts: Facts, cards: int, act: Due) -> tuple[Due, ...]:
    return (act,) if len(facts.table.stub) >= cards else ()


# --- the end ---------------------------------------------------------------------------------------------------


def _award(facts: Facts) -> tuple[Due, ...]:
    if facts.table.pot:
        return (*_losing(facts), *_pushes(facts))
    hands = tuple(seat.number for seat in facts.table.seats if seat.hand)
    if hands:
        return tuple(Due("muck", "practice:muck-before-next-hand", seat) for seat in hands)
    return (Due("next-hand", "practice:next-hand"),)


def _losing(facts: Facts) -> tuple[Due, ...]:
    """Hands that win nothing may go before the pot does; at UPT (showdown-4) they have to."""
    paid = {seat for seat, _ in shares(facts)}
    left = tuple(seat for seat in facts.course.contesting if seat not in paid and facts.table.seat(seat).hand)
    return tuple(Due("muck", "practice:muck-before-next-hand", seat) for seat in left) if paid else ()


def _pushes(facts: Facts) -> tuple[Due, ...]:
    """Every winner's share as far as the chips allow; what they cannot divide goes to the first."""
    pot, parts = facts.table.pot, shares(facts)
    if len(parts) > 1:
        made = [(seat, push(pot, amount).amount) for seat, amount in parts]
        parts = tuple((seat, amount) for seat, amount in made if amount) or ((parts[0][0], pot.amount),)
    return tuple(Due("push-pot", "practice:push-the-pot", seat, amount=amount) for seat, amount in parts)


# --- acts ------------------------------------------------------------------------------------------------------


def fits(one: Due, act: g.Act) -> bool:
    """Is this act what is due? A part of it will do (one of three flop cards), and so will either face of a board
    card: what lies face down is due to be turned next.
    """
    if act.verb != one.verb:
        return False
    match act:
        case g.Pitch():
            return (act.seat, act.up) == (one.seat, one.up)
        case g.Lay():
            return act.count <= one.count
        case g.Turn():
            return act.up == one.up and set(act.cards) <= set(one.cards)
        case g.PushPot():
            return act.seat == one.seat and act.chips.amount <= one.amount
        case g.Muck():
            return act.seat == one.seat
    return True


def act_of(one: Due, facts: Facts) -> g.Act:
    """The act that does what is due. Raises KeyError for a shuffle or a cut, whose result is chance's."""
    return _ACTS[one.verb](one, facts)


_ACTS: dict[str, Callable[[Due, Facts], g.Act]] = {
    "pitch": lambda one, _: g.Pitch(one.seat, one.up),
    "burn": lambda _, __: g.Burn(),
    "lay": lambda one, _: g.Lay(one.count, one.up),
    "turn": lambda one, _: g.Turn(one.up, one.cards),
    "bring-in-bets": lambda _, __: g.BringInBets(),
    "push-pot": lambda one, facts: g.PushPot(one.seat, push(facts.table.pot, one.amount)),
    "muck": lambda one, _: g.Muck(one.seat),
    "proceed": lambda _, __: g.Proceed(),
    "next-hand": lambda _, __: g.NextHand(),
}
