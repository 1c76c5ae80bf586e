"""Points of the deal that are no dealer's error: the cut, cards that players drop or throw, and a spoiled deck."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import deals
from trainer.rules.facts.hands import (
    behind_the_dealer,
    dropped_own,
    missing_cards,
    newcomers,
    raised_knowing,
    thrown_into,
)
from trainer.rules.facts.presence import absent
from trainer.rules.facts.stud import brings_in
from trainer.rules.kind import About, PointKind
from trainer.rules.matters.deck import duplicate_cards
from trainer.rules.ruling import Matter

DECK_ASKED_FOR = "deck-asked-for-in-hand"


def deck_cut(facts: Facts) -> Iterator[Matter]:
    """Before the deal the deck was cut by a player who does not sit behind the dealer."""
    for index, seat, _ in facts.done(g.Cut):
        undealt = not any(each.hand for each in facts.record.tables[index].seats)
        if undealt and seat not in (0, behind_the_dealer(facts)):
            yield Matter("deck-cut", "deal.cut", index + 1, index + 1, (), (seat,))


def dropped_by_a_player(facts: Facts) -> Iterator[Matter]:
    """A player let cards of their own hand fall."""
    for index, seat, cards in dropped_own(facts):
        yield Matter("dropped-by-a-player", "hand.dropped", index + 1, index + 1, cards, (seat,))


def flashed_by_a_player(facts: Facts) -> Iterator[Matter]:
    """A player turns own cards face up where nothing is to be shown yet: in the deal or while the betting goes on."""
    for index, seat, act in facts.done(g.Turn):
        course = facts.record.courses[index]
        if seat and act.up and (course.street < 0 or course.betting):
            down = {each.card for each in facts.record.tables[index].seat(seat).hand if not each.up}
            cards = tuple(card for card in act.cards if card in down)
            if cards:
                yield Matter("flashed-by-a-player", "hand.dropped", index + 1, index + 1, cards, (seat,))


def thrown_into_a_hand(facts: Facts) -> Iterator[Matter]:
    """A player put own cards into another hand; `seats` are the two, `detail` tells how the cards lie."""
    for index, seat, other, act in thrown_into(facts):
        detail = "up" if act.up else "down"
        yield Matter("thrown-into-a-hand", "hand.thrown", index + 1, index + 1, act.cards, (seat, other), detail)


def deck_asked_for(facts: Facts) -> Iterator[Matter]:
    """A player asks for another deck while the hand is on, in the word of a request or of a room."""
    said = [(index, seat, act.what) for index, seat, act in facts.done(g.Request)]
    asked = [(index, seat, act.what) for index, seat, act in facts.done(g.Ask)]
    for index, seat, what in sorted(said + asked):
        if seat and what == Requested.NEW_DECK:
            yield Matter(DECK_ASKED_FOR, "deck.change", index + 1, index + 1, (), (seat,))


def freeroll(facts: Facts) -> Iterator[Matter]:
    """Two of a kind came up, and a player who had seen both before bet or raised instead of saying so."""
    for each in duplicate_cards(facts):
        action = raised_knowing(facts, each.cards[:2], each.onset)
        if action:
            yield Matter("freeroll", "deal.freeroll", each.onset, action.index + 1, each.cards, (action.seat,))


def newcomer(facts: Facts) -> Iterator[Matter]:
    """A deal for chips left in the pot, and cards to a seat that was not dealt in on the one before."""
    for deal, seat in newcomers(facts):
        first = deal.to(seat)[0].index + 1
        yield Matter("newcomer-to-extra-chips", "deal.extra-chips", first, first, (), (seat,))


def deck_was_short(facts: Facts) -> Iterator[Matter]:
    """A pot was pushed that was played with cards missing from the deck."""
    if missing_cards(facts):
        yield from (
            Matter("deck-was-short", "deal.missing-card", index + 1, 0) for index, _, _ in facts.done(g.PushPot)[:1]
        )


def bring_in_without_a_player(facts: Facts) -> Iterator[Matter]:
    """Third street is dealt, and the card that brings it in lies before a player who is away; `detail` says why."""
    for deal in deals(facts) if facts.setup.stakes.bring_in else ():
        seat = brings_in(facts, deal.closed)
        for detail, away in (("absent", absent(facts, deal.closed)), ("penalty", facts.setup.penalty)):
            if seat in away:
                yield Matter("bring-in-away", "stud.absent-bring-in", deal.closed, deal.closed, (), (seat,), detail)


KINDS: tuple[PointKind, ...] = (
    PointKind("deck-cut", "deal.cut", "Another player cut the deck", About.SEATS, deck_cut),
    PointKind(
        "bring-in-away",
        "stud.absent-bring-in",
        "The bring-in falls to a player who is away",
        About.SEATS,
        bring_in_without_a_player,
    ),
    PointKind("dropped-by-a-player", "hand.dropped", "A player dropped cards", About.CARDS, dropped_by_a_player),
    PointKind("flashed-by-a-player", "hand.dropped", "A player flashed a card", About.CARDS, flashed_by_a_player),
    PointKind(
        "thrown-into-a-hand", "hand.thrown", "Cards were thrown into another hand", About.CARDS, thrown_into_a_hand
    ),
    PointKind("freeroll", "deal.freeroll", "A player bet knowing that the deck was fouled", About.CARDS, freeroll),
    PointKind(
        "newcomer-to-extra-chips",
        "deal.extra-chips",
        "A new player in a deal for chips left over",
        About.SEATS,
        newcomer,
    ),
    PointKind(DECK_ASKED_FOR, "deck.change", "A player asks for a new deck in a hand", About.SEATS, deck_asked_for),
    PointKind("deck-was-short", "deal.missing-card", "Cards were missing from the deck", About.HAND, deck_was_short),
)
