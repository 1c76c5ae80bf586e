"""Facts about how the seats of a broken table were drawn."""

from trainer.kernel.cards import Card, height
from trainer.kernel.room import seat_acts as s
from trainer.rules.room.facts import RoomFacts


def shown(facts: RoomFacts) -> dict[str, Card]:
    """The playing card each player of the table got face up before the first seat came out."""
    before = facts.when(_told(facts))
    players = {each.name for each in facts.subject.before.seated(facts.matter.detail)}
    return {act.name: act.card for _, act in before.acts(s.Show) if act.name in players}


def two_random_steps(facts: RoomFacts) -> bool:
    """Were the seat cards scrambled, and then lots drawn for who gets which of them?"""
    before = facts.when(_told(facts))
    words = [act.word for _, act in before.acts(s.SeatCards) if act.table == facts.matter.detail]
    drawn = len(shown(facts)) == len(facts.subject.before.seated(facts.matter.detail))
    return "scrambled" in words and drawn


def first_to_draw(facts: RoomFacts) -> int:
    """The seat at the broken table of whoever showed the highest card, by suit among equals."""
    cards = shown(facts)
    return facts.subject.before.player(max(cards, key=lambda name: height(cards[name]))).seat


def _told(facts: RoomFacts) -> int:
    """The happenings until the first seat comes out, the last card with them where none has yet."""
    return facts.matter.error - (not isinstance(facts.subject.happening.act, s.Show))
