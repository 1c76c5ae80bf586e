"""A card that doesn't belong, in a hand whose cards were told: who speaks up last of it has found it."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Dispute
from trainer.kernel.cards import Card
from trainer.rules.declared import declared
from trainer.rules.record import Record


def as_found_out(record: Record) -> Record:
    """The hand with such a card turned up at the end, where a player's words that tell nothing else, or the dealer's
    call for the floor, come last: of the player who speaks his own, else whoever holds one.
    """
    last = record.gestures[-1] if record.gestures else None
    if last is None or not _speaks_up(last):
        return record
    seats = [seat for seat in record.table.seats if seat.hand and seat.number in record.course.contesting]
    seen = {each.card.face for seat in seats for each in seat.hand if each.up}
    seen |= {each.card.face for each in record.table.board}
    held = {
        seat.number: tuple(each.card for each in seat.hand if not each.up and _strange(each.card, seen))
        for seat in seats
    }
    seat = last.seat if held.get(last.seat) else next((each for each, cards in held.items() if cards), 0)
    if not seat or _shown_before(record).issuperset(held[seat]):
        return record
    shown = g.Gesture(last.at, g.player(seat), g.Turn(True, held[seat]))
    return record.otherwise((*record.gestures, shown)) or record


def _speaks_up(gesture: g.Gesture) -> bool:
    act = gesture.act
    if isinstance(act, g.Stop | g.CallFloor):
        return gesture.by_dealer
    said = isinstance(act, g.Say) and declared(act.words) is None
    return bool(gesture.seat) and (said or isinstance(act, Dispute))


def _shown_before(record: Record) -> set[Card]:
    """Cards that lay face up in somebody's hand in a deal before this one, when they could have been found."""
    before = record.tables[: record.course.deal_start + 1]
    return {each.card for table in before for seat in table.seats for each in seat.hand if each.up}


def _strange(card: Card, seen: set[str]) -> bool:
    """A joker, a card of another deck, or one whose twin lies face up or is meant to be one."""
    return card.is_joker or card.odd_back or card.name.endswith("*") or card.face in seen
