"""Cards that the dealer exposed: hole cards on the way, and cards of the stub that were seen in it."""

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import Deal, boxed_cards, deal_of_matter, exposed_in


def seen_by_the_dealer(facts: Facts, deal: Deal) -> dict[Card, int]:
    """Cards of the game, face down in the stub, that the dealer let be seen with cards to come, and since when.

    Boxed cards, jokers and cards with another back are told as what they are.
    """
    first = deal.dealt[0].index if deal.dealt else deal.stop
    found: dict[Card, int] = {}
    for index in range(first, deal.stop):
        gesture, course = facts.record.gestures[index], facts.record.courses[index]
        to_come = course.street < LAST_STREET[facts.game] and len(course.contesting) > 1
        for card in gesture.act.cards if isinstance(gesture.act, g.Flash) and gesture.by_dealer and to_come else ():
            if not card.is_joker and not card.odd_back and card not in boxed_cards(facts):
                found.setdefault(card, index + 1)
    return found


def exposed(facts: Facts) -> frozenset[Card]:
    """Every card that the dealer exposed in the deal of the matter."""
    deal = deal_of_matter(facts)
    return frozenset({*facts.matter.cards, *exposed_in(facts, deal), *seen_by_the_dealer(facts, deal)})
