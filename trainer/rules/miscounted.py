"""Live hands with a wrong number of cards once the initial deal is over: what each lacks, and what it has too many."""

from trainer.kernel.cards import Card
from trainer.kernel.games import is_stud
from trainer.rules.course import HOLE_CARDS
from trainer.rules.facts import Facts
from trainer.rules.routine import deal_order


def full_hand(facts: Facts) -> int:
    """How many cards a hand holds on the street that stands open, or in the initial deal."""
    return HOLE_CARDS[facts.game] + (max(facts.course.street, 0) if is_stud(facts.game) else 0)


def lacking(facts: Facts) -> tuple[int, ...]:
    """The live hands that are short, in the order of the deal; none while the initial deal still goes on."""
    if facts.course.street < 0:
        return ()
    order = [seat for seat in deal_order(facts) if seat in facts.course.contesting]
    return tuple(seat for seat in order if len(facts.table.seat(seat).hand) < full_hand(facts))


def too_many(facts: Facts) -> tuple[Card, ...]:
    """What live hands have beyond their number: the cards that the matter names, else those that came last."""
    spare: list[Card] = []
    for seat in facts.course.contesting:
        hand = [each.card for each in facts.table.seat(seat).hand]
        named = [card for card in hand if card in facts.matter.cards]
        last = sorted(hand, key=lambda card: (card in named, hand.index(card)))
        spare += last[full_hand(facts) :]
    return tuple(spare)


def is_miscounted(facts: Facts) -> bool:
    """Has a live hand too few or too many cards?"""
    return bool(lacking(facts) or too_many(facts))
