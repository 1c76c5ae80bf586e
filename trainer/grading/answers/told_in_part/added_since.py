"""Chips of a wager go back, of too little or what is beyond it, and its player adds others: it is still one wager."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.paid import has_chips_back
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands

HEARD = (g.Stop, g.CallFloor, g.Come, g.Order, g.Announce, g.ActionOn, g.Claim, g.Dispute)
"""What is heard where chips may rightly go back."""


def added_since(record: Record, law: Book, at: int) -> Record | None:
    """The hand in which such a wager is told as what it was: with no chips that were rightly change, in one motion
    where no less lies there again and no more than is due, of too much just that, else with those pulled back by their
    player that the dealer gave him of too little. None where nothing of that kind went back.
    """
    seat, then = has_chips_back(record.gestures[at]), Facts(record, at)
    again = tuple(put_out(record, seat, record.courses[at].street, at + 1)) if seat else ()
    mine = (each for each in reversed(wagers(then)) if each.seat == seat and len(each.motions) == 1) if again else ()
    made = next((each for each in mine if each.in_turn), None)
    if made is None or any(_goes_on(each, seat) for each in record.gestures[made.first : again[-1]]):
        return None
    found, gone = stands(law, then, made), amount_at(record, at)
    lies = made.total - gone + sum(amount_at(record, each) for each in again)
    if found.open or not (found.owed or found.back):
        return None
    if (made.total if found.owed else found.to) <= lies <= found.to:
        return _in_one_motion(record, made, lies, {at, *again})
    if found.back not in (0, gone) or isinstance(record.gestures[at].act, g.PullBack):
        return None
    return _in_one_motion(record, made, found.to, {at}) if found.back else as_pulled_back(record, at)


def _goes_on(gesture: g.Gesture, seat: int) -> bool:
    """Is it a word by which chips may rightly go back, or the act of another player?"""
    acts = isinstance(gesture.act, g.Wager | g.Check | g.Fold) and gesture.seat != seat
    return acts or isinstance(gesture.act, HEARD)


def _in_one_motion(record: Record, made: Wager, to: int, gone: set[int]) -> Record | None:
    """The hand in which a wager came to that at once, without those other gestures."""
    out, acts = made.motions[0][0], list(record.gestures)
    chips = pick(record.tables[out].seat(made.seat).stack, to - made.total + made.new.amount)
    if chips is None:
        return None
    acts[out] = g.Gesture(acts[out].at, acts[out].who, g.Wager(chips))
    return record.otherwise([each for at, each in enumerate(acts) if at not in gone])


def as_pulled_back(record: Record, at: int) -> Record:
    """The hand in which their player took back the chips himself that were given to him by mistake: what he puts out
    after that is one wager with them.
    """
    gesture = record.gestures[at]
    if not isinstance(gesture.act, g.ReturnBet):
        return record
    pulled = g.Gesture(gesture.at, g.player(gesture.act.seat), g.PullBack(gesture.act.chips))
    return record.otherwise((*record.gestures[:at], pulled, *record.gestures[at + 1 :])) or record


def put_out(record: Record, seat: int, street: int, since: int) -> Iterator[int]:
    """The gestures by which that seat puts out chips on that street from there on."""
    for at in range(since, len(record)):
        gesture = record.gestures[at]
        if gesture.seat == seat and isinstance(gesture.act, g.Wager) and record.courses[at].street == street:
            yield at


def chips_at(record: Record, at: int) -> Chips:
    """What goes out or back by that gesture, nothing where it moves no chips of a bet."""
    act = record.gestures[at].act
    return act.chips if isinstance(act, g.PullBack | g.ReturnBet | g.Wager) else NO_CHIPS


def amount_at(record: Record, at: int) -> int:
    """The same in chips' worth."""
    return chips_at(record, at).amount
