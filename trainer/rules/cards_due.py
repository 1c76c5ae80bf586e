"""Whose card is whose in a street of stud that went astray, and which cards of the stub are still to be dealt."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board, is_stud
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS, LAST_STREET, Course
from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, dealings, street_of
from trainer.rules.routine import burned, deal_order


def whole_hand(facts: Facts, course: Course) -> int:
    """How many cards a hand has on the street that is being dealt: that after the one where the course is."""
    coming = min(course.street + 1, LAST_STREET[facts.game])
    return HOLE_CARDS[facts.game] + (max(coming, 0) if is_stud(facts.game) else 0)


def belong(facts: Facts) -> tuple[tuple[int, Card], ...]:
    """Of the cards of the stub down to the last one dealt since the fault, the hand that each one was due to."""
    then, course = facts.record.tables[facts.matter.error - 1], facts.record.courses[facts.matter.error - 1]
    whole = whole_hand(facts, course)
    lacking = [seat for seat in sorted(course.contesting) if len(then.seat(seat).hand) < whole]
    return tuple(zip(lacking, _left_since(facts), strict=False))


def astray(facts: Facts) -> tuple[tuple[int, Card], ...]:
    """Those that lie anywhere else than in that hand."""
    return tuple((seat, card) for seat, card in belong(facts) if facts.table.where(card) != f"hand-{seat}")


def beyond(facts: Facts) -> tuple[Card, ...]:
    """The cards dealt since that no hand lacked, as far as they still lie in one."""
    dealt = _left_since(facts)[len(belong(facts)) :]
    return tuple(card for card in dealt if facts.table.where(card).startswith("hand-"))


def dealt_past(facts: Facts) -> bool:
    """Has a card of a later street been dealt since the matter's?"""
    since = (each for each in dealings(facts) if each.index >= facts.matter.error)
    return any(each.street > street_of(facts) for each in since)


def too_many_on_a_street(facts: Facts) -> tuple[Card, ...]:
    """Of the cards that came to a stud hand on a street, those past its number that it still has."""
    (seat,), at = facts.matter.seats[:1], facts.matter.error - 1
    room = HOLE_CARDS[facts.game] + street_of(facts) - len(facts.record.tables[at].seat(seat).hand)
    return tuple(card for card in facts.matter.cards[max(room, 0) :] if facts.table.where(card) == f"hand-{seat}")


def _left_since(facts: Facts) -> tuple[Card, ...]:
    """The cards of the stub as it was before the fault, down to the last one that a hand has by now."""
    stub = [each.card for each in facts.record.tables[facts.matter.error - 1].stub]
    dealt = [place for place, card in enumerate(stub, 1) if facts.table.where(card).startswith("hand-")]
    return tuple(stub[: max(dealt, default=0)])


def whole_board(facts: Facts) -> int:
    """How many cards the streets on the board should have by now, after a flop that was short: a card dealt on a burn
    once the betting on such a flop was over is the turn. What comes on the floor's order is no street.
    """
    until = max((at for at in facts.record.orders if facts.matter.onset <= at < facts.at), default=facts.at)
    course = facts.record.courses[until]
    acts = [type(each.act) for each in facts.record.gestures[facts.matter.onset : until]]
    turned = g.Burn in acts and g.Lay in acts[acts.index(g.Burn) :]
    return FLOP_CARDS + max(course.street - FLOP, int(turned))


def spare_of_the_flop(facts: Facts) -> tuple[Card, ...]:
    """The cards of a flop beyond the first three that are still on the board."""
    lying = {each.card for each in facts.table.board}
    return tuple(card for card in facts.matter.cards[FLOP_CARDS:] if card in lying)


def next_lacking(facts: Facts) -> int:
    """The next live hand of stud that lacks its card of the street that is being dealt, by seat; 0 for none."""
    if has_board(facts.game) or facts.course.betting:
        return 0
    whole = whole_hand(facts, facts.course)
    return next((seat for seat in deal_order(facts) if len(facts.table.seat(seat).hand) < whole), 0)


def known_to_come(facts: Facts, cards: tuple[Card, ...]) -> bool:
    """Would one of these cards of the stub come to a hand or to the board, as the rest of this hand is dealt?"""
    if len(facts.course.contesting) < 2:
        return False
    stub = [each.card for each in facts.table.stub]
    return any(place < len(stub) and stub[place] in cards for place in _to_be_dealt(facts))


def _to_be_dealt(facts: Facts) -> Iterator[int]:
    """The places in the stub, 0 on top, of the cards that would be dealt to hands and board: no burn is among them."""
    place = 0
    for number, (burns, count) in enumerate(_coming(facts)):
        if burns and not (number == 0 and burned(facts)):
            place += 1
        yield from range(place, place + count)
        place += count


def _coming(facts: Facts) -> Iterator[tuple[bool, int]]:
    """What is still to be dealt, street by street: whether a card is burned first, and how many cards there are."""
    course, table = facts.course, facts.table
    hands = [len(table.seat(seat).hand) for seat in course.contesting]
    if course.street < 0:
        yield False, sum(max(0, HOLE_CARDS[facts.game] - held) for held in hands)
    for street in range(max(course.street, 0) + 1, LAST_STREET[facts.game] + 1):
        if has_board(facts.game):
            before = FLOP_CARDS + street - 2 if street > 1 else 0
            lying = max(len(table.board), before)
            lacking, begun = max(0, FLOP_CARDS + street - 1 - lying), lying > before
        else:
            whole = HOLE_CARDS["stud"] + street
            lacking = sum(held < whole for held in hands)
            begun = lacking < len(hands)
        if lacking:
            yield not begun, lacking


def pushed(facts: Facts) -> bool:
    """Has a pot of this deal been pushed, so that nothing about the cards can be put right any more?"""
    return bool(facts.done(g.PushPot, facts.deal_start) or facts.done(g.PushSide, facts.deal_start))
