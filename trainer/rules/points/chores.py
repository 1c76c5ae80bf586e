"""Points of the dealer's chores: all-in buttons, bets left in front, amounts announced, questions answered."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.rules.course import Action
from trainer.rules.facts import Facts
from trainer.rules.facts.chores import amounts_spoken, asks, is_all_in
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

ABOUT = {Requested.LIVE_HAND: "hand", Requested.REOPENED: "wager"}


def all_in_button(facts: Facts) -> Iterator[Matter]:
    """A player bet their last chips."""
    for index, seat, _ in facts.done(g.Wager):
        if is_all_in(facts, index):
            yield Matter("all-in-button", "rp.all-in-button", index + 1, index + 1, (), (seat,))


def bets_brought_in(facts: Facts) -> Iterator[Matter]:
    """The dealer brought in the bets while the betting went on, or a player asked for it."""
    asked: list[int] = []
    for index, gesture, before, _ in facts.happened():
        if not facts.record.courses[index].betting or not any(seat.bet for seat in before.seats):
            continue
        if isinstance(gesture.act, g.BringInBets):
            asked.clear()
            yield Matter("bets-brought-in", "rp.bring-in-bets", index + 1, index + 1)
        elif gesture.seat and asks(gesture.act, Requested.BRING_IN_BETS):
            asked.append(index)
    yield from (Matter("bets-brought-in", "rp.bring-in-bets", index + 1, index + 1) for index in asked)


def amount_spoken_of(facts: Facts) -> Iterator[Matter]:
    """The dealer says what a bet or raise comes to, or a player asks for it, before anybody answers it.

    `detail` is "all-in" where it took the last chips.
    """
    for action in _bets(facts):
        spoken = next(amounts_spoken(facts, action.index + 1), None)
        if spoken is not None:
            detail = "all-in" if is_all_in(facts, action.index) else ""
            yield Matter("amount-of-a-bet", "rp.announce", spoken + 1, action.index + 1, (), (action.seat,), detail)


def bets_to_announce(facts: Facts) -> Iterator[Matter]:
    """A player bet or raised, and has chips left."""
    for action in _bets(facts):
        if not is_all_in(facts, action.index):
            yield Matter("bet-made", "rp.announce", action.index + 1, action.index + 1, (), (action.seat,))


def _bets(facts: Facts) -> Iterator[Action]:
    """The bets and raises of every deal of the hand."""
    seen = {action.index: action for course in facts.record.courses[: facts.at + 1] for action in course.actions}
    yield from (action for _, action in sorted(seen.items()) if action.kind in ("bet", "raise"))


def asked_before_acting(facts: Facts) -> Iterator[Matter]:
    """A player still to act asks about a hand's life or about the size of a wager; `detail` says which."""
    for index, seat, act in facts.done(g.Request):
        about = ABOUT.get(act.what, "")
        if about and seat in facts.record.courses[index].pending:
            yield Matter("asked-before-acting", "rp.announce", index + 1, index + 1, (), (seat,), about)


KINDS: tuple[PointKind, ...] = (
    PointKind("all-in-button", "rp.all-in-button", "A player bet their last chips", About.SEATS, all_in_button),
    PointKind(
        "bets-brought-in", "rp.bring-in-bets", "Bets were pulled in during the betting", About.HAND, bets_brought_in
    ),
    PointKind(
        "amount-of-a-bet", "rp.announce", "A bet amount is announced or asked for", About.SEATS, amount_spoken_of
    ),
    PointKind("bet-made", "rp.announce", "A bet or raise that is not all-in", About.SEATS, bets_to_announce),
    PointKind("asked-before-acting", "rp.announce", "A player asks before acting", About.SEATS, asked_before_acting),
)
