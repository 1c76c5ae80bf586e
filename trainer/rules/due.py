"""What is due by common practice, and whether an act is it."""

from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card


@dataclass(frozen=True, slots=True)
class Due:
    """One routine act. `verb` is its word in the notation, `practice` the id that asks for it.

    `seat` for pitch, muck, and chips from or to a seat (else 0), `up` the face a card gets, `count` how many cards are
    laid, `cards` which are turned, `amount` the chips' worth to move, `pot` the pot they go into or, pushed, come out
    of, `place` where change is needed or chips come from.
    """

    verb: str
    practice: str
    seat: int = 0
    up: bool = False
    count: int = 0
    cards: tuple[Card, ...] = ()
    amount: int = 0
    pot: str = ""
    place: str = ""


def fits(one: Due, act: g.Act) -> bool:
    """Is this act what is due? A part of it will do (one of three flop cards, some of the chips), and so will either
    face of a board card: what lies face down is due to be turned next.
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
        case g.Move():
            return act.to in ("aside", "muck") and act.cards == one.cards
        case g.Muck() | g.AskToShow():
            return act.seat == one.seat
    return _chips_fit(one, act)


def _chips_fit(one: Due, act: g.Act) -> bool:
    match act:
        case g.PushSide() | g.Collect():
            return (act.seat, act.pot) == (one.seat, one.pot) and act.chips.amount <= one.amount
        case g.PushPot() | g.ReturnBet():
            return act.seat == one.seat and act.chips.amount <= one.amount
        case g.Shift():
            return (act.pot, act.to) == (one.place, one.pot) and act.chips.amount <= one.amount
        case g.Trade():
            return one.place in (act.place, act.other) and act.give.amount == act.take.amount
    return True
