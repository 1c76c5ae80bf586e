"""Questions about what players did with cards that were not to be played with, and what they knew of the deck."""

from collections.abc import Iterator
from itertools import pairwise

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card, standard_deck
from trainer.kernel.table import Table
from trainer.rules.course import Action
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import Deal, deals


def dropped_own(facts: Facts) -> Iterator[tuple[int, int, tuple[Card, ...]]]:
    """Each time a player let cards of their own hand fall: the gesture's index, the seat and the cards."""
    yield from ((index, seat, act.cards) for index, seat, act in facts.done(g.Drop) if seat)


def thrown_into(facts: Facts) -> Iterator[tuple[int, int, int, g.Move]]:
    """Each time a player put own cards into another hand: the gesture's index, the seat, the other seat, the act."""
    for index, seat, act in facts.done(g.Move):
        if seat and act.to.startswith("hand-"):
            other = int(act.to.removeprefix("hand-"))
            own = {each.card for each in facts.record.tables[index].seat(seat).hand}
            if other != seat and own.issuperset(act.cards):
                yield index, seat, other, act


def knows(table: Table, seat: int, cards: tuple[Card, ...]) -> bool:
    """Does the player in that seat see these cards: in their own hand, or face up on the table?"""
    own = {each.card for each in table.seat(seat).hand}
    return all(card in own or table.find(card).up for card in cards)


def raised_knowing(facts: Facts, pair: tuple[Card, ...], until: int) -> Action | None:
    """The first bet or raise before that gesture count by a player who then saw both cards and held one of them."""
    for action in facts.record.courses[until].actions:
        table = facts.record.tables[action.index]
        holds = any(each.card in pair for each in table.seat(action.seat).hand)
        if action.kind in ("bet", "raise") and holds and knows(table, action.seat, pair):
            return action
    return None


def put_in(facts: Facts, seat: int, until: int) -> int:
    """What a seat has put in front in the present deal before that gesture count, in chips."""
    start, total = facts.record.courses[until].deal_start, 0
    for gesture in facts.record.gestures[start:until]:
        if gesture.seat == seat and isinstance(gesture.act, g.Post | g.Wager):
            total += gesture.act.chips.amount
        elif gesture.seat == seat and isinstance(gesture.act, g.PullBack):
            total -= gesture.act.chips.amount
    return total


def supplied(facts: Facts) -> int:
    """How many gestures bring the present hand to the street on which it is told; 0 where it is told from the deal."""
    return facts.record.supplied if facts.course.deal_start < facts.record.supplied else 0


def newcomers(facts: Facts) -> Iterator[tuple[Deal, int]]:
    """Deals begun with chips of the one before in the pot, each with a seat that got cards in it and none before."""
    every = deals(facts)
    for before, deal in pairwise(every):
        played = bool(facts.record.courses[deal.start - 1].actions)
        if played and facts.record.tables[deal.start].pot:
            for seat in dict.fromkeys(each.seat for each in deal.dealt):
                if not before.to(seat):
                    yield deal, seat


def missing_cards(facts: Facts) -> int:
    """How many of the 52 faces the deck lacks."""
    faces = {each.card.face for each in facts.setup.deck}
    return sum(card.face not in faces for card in standard_deck())


def behind_the_dealer(facts: Facts) -> int:
    """The player at the dealer's right: seats are counted from the dealer's left, so it is the last one taken."""
    return max((seat.number for seat in facts.setup.seats if seat.taken), default=0)
