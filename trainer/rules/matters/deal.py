"""Matters of the deal: cards to the wrong seat, too many or too few of them, out of sequence, or exposed."""

from collections import Counter
from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board, is_stud
from trainer.rules.facts import Facts, collected
from trainer.rules.facts.beginning import button_belongs
from trainer.rules.facts.deal import (
    Deal,
    Dealt,
    boxed_cards,
    deals,
    exposed_in,
    hole_cards,
    irregular,
    short_hands,
    sound_down_cards,
)
from trainer.rules.facts.presence import complete, standing
from trainer.rules.facts.stud import FOURTH_STREET, street_dealt
from trainer.rules.kind import About, MatterKind
from trainer.rules.ruling import Matter

DEAD_STUD_HAND, DEAD_HAND = "stud.absent", "rp.randomness"
FOURTH, LATER = "fourth street", "a later street"


def first_card(facts: Facts) -> Iterator[Matter]:
    """The first card of a deal went to an entitled seat whose turn it was not, by the button or by where it belongs."""
    for deal in deals(facts):
        order = deal.order(facts)
        begins = {order[:1], deal.due(facts)[:1]}
        if deal.dealt and deal.dealt[0].seat in order and (deal.dealt[0].seat,) not in begins:
            yield _at("first-card-to-wrong-seat", "deal.misdeal", deal.dealt[0])


def not_entitled(facts: Facts) -> Iterator[Matter]:
    """A card went to a seat that has no right to a hand; the matter begins with the first such card of a seat."""
    for deal in deals(facts):
        order = deal.order(facts)
        for seat in dict.fromkeys(each.seat for each in deal.dealt if each.seat not in order):
            yield _at("seat-not-entitled", "deal.misdeal", deal.to(seat)[0])


def dealt_out(facts: Facts) -> Iterator[Matter]:
    """The deal is over and an entitled seat has not one card."""
    for deal in deals(facts):
        missing = tuple(seat for seat, lacking in short_hands(facts, deal).items() if lacking == hole_cards(facts))
        if missing:
            yield Matter("entitled-seat-dealt-out", "deal.misdeal", deal.closed, deal.closed, (), missing)


def wrong_number(facts: Facts) -> Iterator[Matter]:
    """A hand holds too many cards as soon as it does, or too few once the deal is over."""
    for deal in deals(facts):
        yield from _extra(facts, deal)
        yield from _short(facts, deal)


def _extra(facts: Facts, deal: Deal) -> Iterator[Matter]:
    """One matter a deal: it begins with the first card too many and takes in every further one."""
    extra = [each for each in _overdealt(facts, deal) if not _actions_before(facts, each.index)]
    if extra:
        cards, seats = tuple(each.card for each in extra), tuple(dict.fromkeys(each.seat for each in extra))
        since = extra[0].index + 1
        yield Matter("wrong-number-of-cards", "deal.extra-card", since, since, cards, seats, "extra")


def _overdealt(facts: Facts, deal: Deal) -> Iterator[Dealt]:
    """Cards of a deal that were pitched to a hand that was full already."""
    return (each for each in _past_full(facts) if deal.start <= each.index < deal.stop)


@collected
def _past_full(facts: Facts, index: int) -> Iterator[Dealt]:
    """Cards pitched to a hand that was full already; in stud only while the initial deal goes on."""
    act = facts.record.gestures[index].act
    if not isinstance(act, g.Pitch) or (is_stud(facts.game) and facts.record.courses[index].street >= 0):
        return
    before, after = (facts.record.tables[count].seat(act.seat).hand for count in (index, index + 1))
    held = _held(facts, index, act.seat)
    for place, each in enumerate(after[len(before) :], held + 1):
        if place > hole_cards(facts):
            yield Dealt(index, act.seat, each.card, each.up)


def _held(facts: Facts, at: int, seat: int) -> int:
    if has_board(facts.game):
        return sound_down_cards(facts, at, seat)
    boxed = boxed_cards(facts)
    return sum(each.card not in boxed for each in facts.record.tables[at].seat(seat).hand)


def _actions_before(facts: Facts, index: int) -> bool:
    return bool(facts.record.courses[index].actions)


def _short(facts: Facts, deal: Deal) -> Iterator[Matter]:
    """One matter a deal, and one of its own for a button that is short: in company that one has its own beginning,
    with the first card of the deal.
    """
    short = tuple(seat for seat, lacking in short_hands(facts, deal).items() if lacking < hole_cards(facts))
    button, closed = deal.button(facts), deal.closed
    others = tuple(seat for seat in short if seat != button)
    if others:
        yield Matter("wrong-number-of-cards", "deal.misdeal", closed, closed, (), others, "short")
    if others != short:
        since = deal.dealt[0].index + 1 if others else closed
        yield Matter("wrong-number-of-cards", "deal.button-short", closed, since, (), (button,), "button-short")


def out_of_sequence(facts: Facts) -> Iterator[Matter]:
    """The first card of a deal that went past the seat whose turn it was.

    The button may be passed and get its cards together; that is a kind of its own.
    """
    for deal in deals(facts):
        order = deal.order(facts)
        wrong_start = deal.dealt and deal.dealt[0].seat != order[0]
        found = None if wrong_start else _first_out_of_sequence(facts, deal, order)
        if found:
            yield _at("card-out-of-sequence", "deal.misdeal", found)


def _first_out_of_sequence(facts: Facts, deal: Deal, order: tuple[int, ...]) -> Dealt | None:
    need, button, place = hole_cards(facts), deal.button(facts), 0
    owed: Counter[int] = Counter()
    got: Counter[int] = Counter()
    before = 0
    for each in deal.dealt:
        seat = each.seat
        if seat in order and got[seat] < need:
            step = 0 if owed[seat] and seat != order[place % len(order)] else _step(seat, order, place, button, before)
            if step is None:
                return each
            owed[seat] -= not step and owed[seat] > 0
            place, before = place + step, seat
        scrap = irregular(facts, each)
        owed[seat] += scrap
        got[seat] += not scrap
    return None


def _step(seat: int, order: tuple[int, ...], place: int, button: int, before: int) -> int | None:
    """How far a card to that seat moves the deal on, None when it is out of sequence.

    The button may be passed over, and may get two cards together.
    """
    due, following = order[place % len(order)], order[(place + 1) % len(order)]
    if seat == due:
        return 1
    if due == button and seat == following:
        return 2
    return 0 if seat == button == before else None


def two_to_the_button(facts: Facts) -> Iterator[Matter]:
    """The button was dealt two cards in a row."""
    for deal in deals(facts) if has_board(facts.game) else ():
        for first, second in zip(deal.dealt, deal.dealt[1:], strict=False):
            button = deal.button(facts)
            full = deal.to(button).index(second) >= hole_cards(facts) if second.seat == button else False
            if first.seat == second.seat == button and not full and not irregular(facts, first):
                yield _at("two-cards-to-the-button", "deal.two-on-button", second)


def exposed_downcard(facts: Facts) -> Iterator[Matter]:
    """Hole cards of a flop game that the dealer exposed: one matter a deal, which takes in every further one."""
    for deal in deals(facts):
        found = exposed_in(facts, deal)
        if found:
            since = min(found.values())
            yield Matter("exposed-downcard", "deal.exposed-card", since, since, tuple(found), _seats_of(deal, found))


def _seats_of(deal: Deal, cards: dict[Card, int]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(each.seat for each in deal.dealt if each.card in cards))


def wrong_button(facts: Facts) -> Iterator[Matter]:
    """A hand was begun with the button in a place where it does not belong: it lay there for the first card or, until
    that is dealt, lies there now.
    """
    for deal in deals(facts) if facts.setup.button_due and has_board(facts.game) else ():
        due = button_belongs(facts, deal.start)
        if due and (begun := _begun(facts, deal)) is not None and deal.lies_at(facts) != due:
            yield Matter("wrong-button", "button.move", begun + 1, begun + 1, (), (due,))


def _begun(facts: Facts, deal: Deal) -> int | None:
    """The shuffle, post or card with which the deal began; None before that. A deal begun again may still be shuffled
    before the button is moved, so it begins with its first card.
    """
    acts = enumerate(facts.record.gestures[deal.start : deal.stop], deal.start)
    begins = g.Pitch if deal.start else g.Shuffle | g.Post | g.Pitch
    return next((index for index, each in acts if isinstance(each.act, begins)), None)


@collected
def card_to_a_dead_hand(facts: Facts, index: int) -> Iterator[Matter]:
    """A card was pitched to a player of this hand who has folded or whose hand was killed."""
    act, course = facts.record.gestures[index].act, facts.record.courses[index]
    if not isinstance(act, g.Pitch) or act.seat not in course.dealt_in or act.seat in course.contesting:
        return
    before, after = (facts.record.tables[count].seat(act.seat).hand for count in (index, index + 1))
    cards = tuple(each.card for each in after[len(before) :])
    stud = is_stud(facts.game)
    street = "" if not stud else FOURTH if street_dealt(course) == FOURTH_STREET else LATER
    topic = DEAD_STUD_HAND if stud else DEAD_HAND
    yield Matter("card-to-a-dead-hand", topic, index + 1, index + 1, cards, (act.seat,), street)


def count_after_action(facts: Facts) -> Iterator[Matter]:
    """In a flop game a card was pitched to a full hand after somebody had acted."""
    for deal in deals(facts) if has_board(facts.game) else ():
        for each in _overdealt(facts, deal):
            if _actions_before(facts, each.index):
                yield _at("wrong-count-after-action", "deal.burn-after-sa", each)


def absent_hand(facts: Facts) -> Iterator[Matter]:
    """A deal is complete and a player holds cards who was away from it, or from the one before a redeal.

    `detail` is one of the ways to stand to a redeal in `facts.presence`.
    """
    for deal in deals(facts):
        found = standing(facts, deal) if complete(facts, deal) else {}
        for detail in dict.fromkeys(found.values()):
            seats = frozenset(seat for seat in found if found[seat] == detail)
            yield from _held_by("absent-hand", "presence.at-seat", facts, deal, seats, detail)


def penalty_hand(facts: Facts) -> Iterator[Matter]:
    """A redeal is complete and a player who sits out a penalty holds cards."""
    for deal in deals(facts)[1:]:
        yield from _held_by("penalty-hand", "deal.redeal", facts, deal, facts.setup.penalty)


def penalised_hand(facts: Facts) -> Iterator[Matter]:
    """The first deal is complete and a player who sits out a penalty holds cards."""
    for deal in deals(facts)[:1]:
        yield from _held_by("penalised-hand", "conduct.penalty", facts, deal, facts.setup.penalty)


def _held_by(
    kind: str, topic: str, facts: Facts, deal: Deal, seats: frozenset[int], detail: str = ""
) -> Iterator[Matter]:
    holding = tuple(seat for seat in sorted(seats) if facts.record.tables[deal.closed].seat(seat).hand)
    if complete(facts, deal) and holding:
        yield Matter(kind, topic, deal.closed, deal.closed, (), holding, detail)


def _at(kind: str, topic: str, each: Dealt) -> Matter:
    return Matter(kind, topic, each.index + 1, each.index + 1, (each.card,), (each.seat,))


KINDS: tuple[MatterKind, ...] = (
    MatterKind(
        "first-card-to-wrong-seat", "deal.misdeal", "The first card went to the wrong seat", About.CARDS, first_card
    ),
    MatterKind(
        "seat-not-entitled",
        "deal.misdeal",
        "A seat not entitled to a hand was dealt a card",
        About.CARDS,
        not_entitled,
    ),
    MatterKind(
        "entitled-seat-dealt-out", "deal.misdeal", "A seat entitled to a hand was left out", About.SEATS, dealt_out
    ),
    MatterKind(
        "wrong-number-of-cards",
        "deal.misdeal",
        "A hand has the wrong number of cards",
        About.SEATS,
        wrong_number,
        ("deal.extra-card", "deal.button-short"),
    ),
    MatterKind(
        "card-out-of-sequence", "deal.misdeal", "A card was dealt out of sequence", About.CARDS, out_of_sequence
    ),
    MatterKind(
        "two-cards-to-the-button",
        "deal.two-on-button",
        "The button got two cards in a row",
        About.CARDS,
        two_to_the_button,
    ),
    MatterKind(
        "exposed-downcard", "deal.exposed-card", "The dealer exposed a hole card", About.CARDS, exposed_downcard
    ),
    MatterKind("wrong-button", "button.move", "The button is in the wrong place", About.SEATS, wrong_button),
    MatterKind(
        "absent-hand", "presence.at-seat", "A player away from the table holds a hand", About.SEATS, absent_hand
    ),
    MatterKind(
        "penalty-hand", "deal.redeal", "A player on penalty holds a hand in the redeal", About.SEATS, penalty_hand
    ),
    MatterKind("penalised-hand", "conduct.penalty", "A player on penalty holds a hand", About.SEATS, penalised_hand),
    MatterKind(
        "card-to-a-dead-hand",
        DEAD_HAND,
        "A card was dealt to a hand that is out",
        About.CARDS,
        card_to_a_dead_hand,
        (DEAD_STUD_HAND,),
    ),
    MatterKind(
        "wrong-count-after-action",
        "deal.burn-after-sa",
        "A full hand was dealt one more card",
        About.CARDS,
        count_after_action,
    ),
)
