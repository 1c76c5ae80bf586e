"""A card that doesn't belong, in a hand whose cards were told: who speaks up last of it has found it, or the dealer.

The dealer who calls a misdeal has found it in a hand that is folded, too.
"""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Dispute
from trainer.kernel.cards import Card
from trainer.rules.declared import declared
from trainer.rules.facts.presence import announces_a_misdeal
from trainer.rules.record import Record


def as_found_out(record: Record) -> Record:
    """The hand with such a card turned up at the end, where a player's words that tell nothing else come last, or the
    dealer calls the floor or a misdeal: of the player who speaks his own, else whoever holds one, and its twin with it.
    """
    last = record.gestures[-1] if record.gestures else None
    if last is None or not _speaks_up(last):
        return record
    seats = [seat for seat in record.table.seats if seat.hand and seat.number in record.course.contesting]
    seen = {each.card.face for seat in seats for each in seat.hand if each.up}
    seen |= {each.card.face for each in record.table.board}
    lie = ((seat.number, [each.card for each in seat.hand if not each.up]) for seat in seats)
    down = {seat: tuple(card for card in cards if record.knows((card,))) for seat, cards in lie}
    lying = [card.face for cards in down.values() for card in cards]
    twins = seen | {face for face in lying if lying.count(face) > 1}
    held = {seat: tuple(card for card in cards if card.is_joker or card.face in twins) for seat, cards in down.items()}
    seat = last.seat if held.get(last.seat) else next((each for each, cards in held.items() if cards), 0)
    if not seat and announces_a_misdeal(last.act):
        return _out_of_the_muck(record)
    if not seat or _shown_before(record).issuperset(held[seat]):
        return record
    faces = {card.face for card in held[seat] if not card.is_joker}
    found = {each: tuple(card for card in cards if card.face in faces) for each, cards in down.items()}
    found[seat] = held[seat]
    shown = (g.Gesture(last.at, g.player(each), g.Turn(True, cards)) for each, cards in found.items() if cards)
    return record.otherwise((*record.gestures, *shown)) or record


def _out_of_the_muck(record: Record) -> Record:
    """The hand with the cards turned up that are the reason for the misdeal, which is called after it: a joker that was
    folded, or the same card twice of which one was.
    """
    last, muck = record.gestures[-1], [each.card for each in record.table.muck if record.knows((each.card,))]
    hands = [each.card for seat in record.table.seats for each in seat.hand if record.knows((each.card,))]
    faces = [card.face for card in (*muck, *hands) if not card.is_joker]
    twins = {card.face for card in muck if not card.is_joker and faces.count(card.face) > 1}
    found = (*(card for card in muck if card.is_joker), *(c for c in (*muck, *hands) if c.face in twins))
    if not found:
        return record
    shown = g.Gesture(last.at, g.DEALER, g.Turn(True, found))
    return record.otherwise((*record.gestures[:-1], shown, last)) or record


def _speaks_up(gesture: g.Gesture) -> bool:
    act = gesture.act
    if isinstance(act, g.Stop | g.CallFloor) or announces_a_misdeal(act):
        return gesture.by_dealer
    said = isinstance(act, g.Say) and declared(act.words) is None
    return bool(gesture.seat) and (said or isinstance(act, Dispute))


def _shown_before(record: Record) -> set[Card]:
    """Cards that lay face up in somebody's hand in a deal before this one, when they could have been found."""
    before = record.tables[: record.course.deal_start + 1]
    return {each.card for table in before for seat in table.seats for each in seat.hand if each.up}
