"""The last words of a hand where nothing is wrong: they may be what is asked, and are not to be passed over."""

from collections.abc import Iterator

from trainer.grading.answers.letters import lower
from trainer.kernel.act import Act
from trainer.kernel.asking_acts import Dispute, Disputed, Request, Requested
from trainer.kernel.gestures import Gesture, Say
from trainer.kernel.listed import seats_named
from trainer.rules.book import Book
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

UNREAD = "The program doesn't read what seat {} said; nothing else is wrong"
NOT_READ = UNREAD.rpartition("{}")[2]
"""How it is said that somebody's words tell nothing and that nothing is wrong besides."""
LIVE, NOT_LIVE = "Seat {}'s hand is live.", "Seat {} has no live hand."
NONE_LIVE = "{} have no live hand."
AT_THE_SEAT = "Seat {}'s hand is live: at the seat means in reach of the chair as the last card is dealt."
OBJECTION = "Nothing on the table backs up seat {}'s objection to the action: the floor decides on it."
NOWHERE = {
    Requested.CHANGE: "a player asks for change",
    Requested.CHOP: "players want to chop the pot",
    Requested.RUN_TWICE: "players want the rest of the board dealt twice",
}
"""Requests that no rulebook rules on, in words that go on in a sentence."""
DEFINES = "presence.at-seat.away-from-the-seat"
"""A rule of the paragraphs that say what it is to be at one's seat."""


def spoke_last(record: Record) -> int:
    """The seat of the player whose words, which declare nothing, came last, whatever dealer or floor said after; 0 if
    something else came last.
    """
    last = _last(record)
    return last.seat if last is not None and _tells_nothing(last) else 0


def spoken_last(record: Record) -> tuple[int, str]:
    """The seat and the words of the same player; 0 and "" if something else came last."""
    last = _last(record)
    if last is None or not isinstance(last.act, Say) or not _tells_nothing(last):
        return 0, ""
    return last.seat, last.act.words


def whether_live(law: Book, facts: Facts) -> str:
    """Whether the hand is live that somebody asks about last, his own where no seat is named; "" if nobody does.

    Before the flop it may be asked because its player stood up.
    """
    seat = hand_asked_about(facts.record)
    if seat is None:
        return ""
    live = is_live(facts, seat)
    others = {each for each in _asked_before(facts.record) if each not in facts.course.contesting} - {0}
    if not live and len(seats := sorted({*others, seat})) > 1:
        return NONE_LIVE.format(seats_named(seats))
    stood = live and facts.course.street <= 0 and DEFINES in law.rules
    return (AT_THE_SEAT if stood else LIVE if live else NOT_LIVE).format(seat) if seat else ""


def hand_asked_about(record: Record) -> int | None:
    """The seat whose hand somebody asks about last, whether it is live; his own where he names none, None if nobody
    asks.
    """
    last = _last(record)
    if last is None or not isinstance(last.act, Request) or last.act.what != Requested.LIVE_HAND:
        return None
    return last.act.seat or last.seat


def live_or_not(facts: Facts, seat: int) -> str:
    """Whether the seat's hand is live, as a sentence."""
    return (LIVE if is_live(facts, seat) else NOT_LIVE).format(seat)


def is_live(facts: Facts, seat: int) -> bool:
    """Is the seat still in the hand, with cards?"""
    return seat in facts.course.contesting and bool(facts.table.seat(seat).hand)


def _asked_before(record: Record) -> Iterator[int]:
    """The seats whose hands were asked about in a row that ends with the last act, words that tell nothing aside."""
    for each in reversed(record.gestures):
        if isinstance(each.act, Request) and each.act.what == Requested.LIVE_HAND:
            yield each.act.seat or each.seat
        elif not _tells_nothing(each):
            return


def borne_out_by_nothing(decision: Decision, rights: str, *, decided: bool = False) -> str:
    """Of an objection to the action, where nothing that was told is wrong; with what the next player may do. That alone
    where it is `decided` by a short all-in whether he may raise: the rulebook answers it, not the floor.
    """
    said = OBJECTION.format(decision.matter.seats[0])
    if rights and decided:
        return rights
    return f"{said.removesuffix('.')}; {lower(rights)}" if rights else said


def objects_last(record: Record) -> bool:
    """Does a player object to the action last, or, while there is a pot, say what isn't read and may be just that?"""
    last = _last(record)
    objects = last is not None and isinstance(last.act, Dispute) and last.act.what == Disputed.ACTION
    return objects or (spoke_last(record) > 0 and record.table.whole_pot > 0)


def asked_in_vain(record: Record) -> str:
    """What a player asks for last that no rulebook has; "" for nothing, whatever others have said to it since."""
    spoken = (each for each in reversed(record.gestures))
    last = next((each for each in spoken if not _tells_nothing(each)), None)
    if last is None or not last.seat or not isinstance(last.act, Request):
        return ""
    return NOWHERE.get(last.act.what, "")


def asks_to_raise(record: Record) -> int:
    """The seat that asks last whether it may still raise; 0 if nobody does."""
    last = _last(record)
    asks = last is not None and isinstance(last.act, Request) and last.act.what == Requested.REOPENED
    return last.seat if last is not None and asks else 0


def claimed_last(record: Record) -> tuple[int, Act | None]:
    """The last gesture's seat and act, words of dealer and floor that tell nothing aside; 0 and None for none."""
    last = _last(record)
    return (last.seat, last.act) if last is not None else (0, None)


def _last(record: Record) -> Gesture | None:
    """The last gesture but for words of dealer and floor that tell nothing."""
    return next((each for each in reversed(record.gestures) if each.seat or not _tells_nothing(each)), None)


def _tells_nothing(gesture: Gesture) -> bool:
    return isinstance(gesture.act, Say) and declared(gesture.act.words) is None
