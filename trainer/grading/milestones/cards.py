"""Milestones of boxed, extra, missing and exposed cards."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import (
    Moment,
    cards_of,
    in_burns_or_next,
    places_of_subject,
    still_lacking,
    up,
)
from trainer.kernel import gestures as g
from trainer.kernel.table import Table
from trainer.rules.facts import Facts
from trainer.rules.facts.deck import gone_with_a_hand
from trainer.rules.facts.showdown import left_with
from trainer.rules.miscounted import is_miscounted


def out_of_play(moment: Moment) -> bool:
    """The subject's cards lie aside or in the muck, and were put there on purpose, not with a whole hand."""
    dead = set(cards_of(moment.after.aside)) | set(cards_of(moment.after.muck))
    acts = ((each.seat, each.act) for _, each, _, _ in moment.since())
    moved = {
        card
        for seat, act in acts
        if isinstance(act, g.Move) and not (seat and len(act.cards) > 1)
        for card in act.cards
    }
    return bool(moment.subject) and moment.subject <= dead & moved


def replaced(moment: Moment) -> bool:
    """A card off the top of the stub lies where the subject's card lay, or was to go from the top of the stub; of a
    hand that was gone before nothing is replaced.
    """
    if not places_of_subject(moment):
        gone = gone_with_a_hand(Facts(moment.record, moment.matter.onset, moment.matter))
        return gone or _dealt_instead(moment)
    return not still_lacking(moment)


def _dealt_instead(moment: Moment) -> bool:
    """The subject's cards never left the stub but to go out of play, and the next card was dealt."""
    dealing = isinstance(moment.act, g.Pitch | g.Lay | g.Burn)
    return dealing and out_of_play(moment)


def replaced_after_the_round(moment: Moment) -> bool:
    """Replaced, and by then every other live hand had as many cards."""
    seats = {zone: count for zone, count in places_of_subject(moment).items() if zone.startswith("hand-")}
    others = [seat for seat in moment.course.contesting if f"hand-{seat}" not in seats]
    counts = [len(moment.after.seat(seat).hand) for seat in others]
    return replaced(moment) and min(counts, default=99) >= max(seats.values(), default=0)


def extra_card_is_the_burn(moment: Moment) -> bool:
    """The extra card lies on the stub as the next burn, or with the burns, and the hand has its number."""
    return any(in_burns_or_next(moment.after, card) for card in moment.matter.cards)


def hand_complete(moment: Moment) -> bool:
    return all(len(moment.after.seat(seat).hand) == moment.full_hand() for seat in moment.matter.seats)


def count_corrected(moment: Moment) -> bool:
    """Every live hand has its number of cards, and those that were too many are the next burns, face down."""
    table = moment.after
    spare = moment.matter.cards if moment.matter.kind != "card-out-of-sequence" else ()
    burns = {*cards_of(table.burns), *cards_of(table.stub[: len(spare)])}
    back = set(spare) <= burns and not any(table.find(card).up for card in spare)
    return back and not is_miscounted(Facts(moment.record, moment.index + 1, moment.matter))


def exposed_card_is_the_burn(moment: Moment) -> bool:
    """The exposed card is a burn and its hand is complete without it, by a card that came after the deal."""
    return extra_card_is_the_burn(moment) and hand_complete(moment) and _made_up_last(moment)


def _made_up_last(moment: Moment) -> bool:
    """Were all other hands complete before this one got a card for the exposed one?"""
    full, seats, record = moment.full_hand(), moment.matter.seats, moment.record
    short = [
        index
        for index in range(moment.matter.error, moment.index + 2)
        if any(_sound(moment, record.tables[index], seat) < full for seat in seats)
    ]
    if not short:
        return True
    table, in_it = record.tables[short[-1]], record.courses[short[-1]].contesting
    return all(len(table.seat(seat).hand) >= full for seat in in_it if seat not in seats)


def _sound(moment: Moment, table: Table, seat: int) -> int:
    return sum(each.card not in moment.subject for each in table.seat(seat).hand)


def exposed_card_is_the_upcard(moment: Moment) -> bool:
    """The hand has its three cards and the exposed one alone lies face up."""
    hands = [moment.after.seat(seat).hand for seat in moment.matter.seats]
    return bool(hands) and all(len(hand) == 3 and set(up(hand)) <= moment.subject for hand in hands)


def seventh_street_replaced(moment: Moment) -> bool:
    """The exposed card has left the hand, which has seven cards again, the last of them down."""
    hands = [moment.after.seat(seat).hand for seat in moment.matter.seats]
    clean = all(not moment.subject & set(cards_of(hand)) for hand in hands)
    return bool(hands) and clean and all(len(hand) == 7 and not hand[-1].up for hand in hands)


def hand_killed(moment: Moment) -> bool:
    """The hands of the matter are gone, every card of them in the muck, with the pot still to be won."""
    seats = [moment.after.seat(seat) for seat in moment.matter.seats]
    muck = set(cards_of(moment.after.muck))
    had = {card for seat in moment.matter.seats for card in cards_of(moment.at_onset.seat(seat).hand)}
    return bool(seats and moment.after.whole_pot) and not any(seat.hand for seat in seats) and had <= muck


def taken_hand_back(moment: Moment) -> bool:
    """All cards that the dealer took from the player lie before that player again."""
    seat = moment.matter.seats[0]
    had = left_with(Facts(moment.record, moment.matter.onset), seat)
    return bool(had) and set(had) <= set(cards_of(moment.after.seat(seat).hand))


def thrown_cards_mucked(moment: Moment) -> bool:
    """The dealer has put the cards that were thrown in into the muck, and the hand that they fell on is still there."""
    muck = set(cards_of(moment.after.muck))
    left = moment.after.seat(moment.matter.seats[-1]).hand
    return moment.gesture.by_dealer and bool(left) and moment.subject <= muck


MILESTONES: dict[str, Milestone] = {
    "boxed-card-out-of-play": out_of_play,
    "scrap-card-out-of-play": out_of_play,
    "replace-with-the-next-card": replaced,
    "replace-after-the-round": replaced_after_the_round,
    "extra-card-to-the-stub-as-burn": extra_card_is_the_burn,
    "complete-the-hand": hand_complete,
    "exposed-card-becomes-the-burn": exposed_card_is_the_burn,
    "exposed-card-is-the-upcard": exposed_card_is_the_upcard,
    "replace-seventh-street": seventh_street_replaced,
    "kill-the-hand": hand_killed,
    "taken-hand-back": taken_hand_back,
    "thrown-cards-mucked": thrown_cards_mucked,
}
