"""Milestones of boxed, extra, missing and exposed cards."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment, cards_of, in_burns_or_next, up
from trainer.kernel.table import Table


def out_of_play(moment: Moment) -> bool:
    """The subject's cards lie aside or in the muck."""
    dead = set(cards_of(moment.after.aside)) | set(cards_of(moment.after.muck))
    return bool(moment.subject) and moment.subject <= dead


def replaced(moment: Moment) -> bool:
    """A card off the top of the stub lies where the subject's card lay."""
    grown = any(_good(after, moment, zone) > _good(before, moment, zone)
                for _, _, before, after in moment.since() for zone in _places(moment))
    return grown and all(_good(moment.after, moment, zone) >= _due(moment, zone) for zone in _places(moment))


def _places(moment: Moment) -> tuple[str, ...]:
    """The zones in which the subject's cards lay when the matter became visible."""
    table = moment.at_onset
    return tuple({where: None for card in moment.matter.cards if (where := table.where(card)) != "stub"})


def _good(table: Table, moment: Moment, zone: str) -> int:
    """How many cards of a zone are none of the subject's."""
    return sum(each.card not in moment.subject for each in dict(table.zones()).get(zone, ()))


def _due(moment: Moment, zone: str) -> int:
    """How many cards the zone held, the subject's among them: each of those must have been replaced."""
    return len(dict(moment.at_onset.zones())[zone])


def replaced_after_the_round(moment: Moment) -> bool:
    """Replaced, and by then everybody else had the cards of the round."""
    return replaced(moment) and _others_have_theirs(moment)


def _others_have_theirs(moment: Moment) -> bool:
    seats = moment.matter.seats
    counts = [len(moment.after.seat(seat).hand) for seat in moment.course.contesting]
    mine = [_good(moment.after, moment, f"hand-{seat}") for seat in seats]
    return not mine or min(counts) >= max(mine)


def extra_card_is_the_burn(moment: Moment) -> bool:
    """The extra card lies on the stub as the next burn, or with the burns, and the hand has its number."""
    return any(in_burns_or_next(moment.after, card) for card in moment.matter.cards)


def hand_complete(moment: Moment) -> bool:
    return all(len(moment.after.seat(seat).hand) == moment.full_hand() for seat in moment.matter.seats)


def exposed_card_is_the_burn(moment: Moment) -> bool:
    """The exposed card is a burn and its hand is complete without it."""
    return extra_card_is_the_burn(moment) and hand_complete(moment)


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
    """The hands of the matter are gone, every card of them in the muck."""
    seats = [moment.after.seat(seat) for seat in moment.matter.seats]
    muck = set(cards_of(moment.after.muck))
    had = {card for seat in moment.matter.seats for card in cards_of(moment.at_onset.seat(seat).hand)}
    return bool(seats) and not any(seat.hand for seat in seats) and had <= muck


MILESTONES: dict[str, Milestone] = {
    "boxed-card-out-of-play": out_of_play,
    "replace-with-the-next-card": replaced,
    "replace-after-the-round": replaced_after_the_round,
    "extra-card-to-the-stub-as-burn": extra_card_is_the_burn,
    "complete-the-hand": hand_complete,
    "exposed-card-becomes-the-burn": exposed_card_is_the_burn,
    "exposed-card-is-the-upcard": exposed_card_is_the_upcard,
    "replace-seventh-street": seventh_street_replaced,
    "kill-the-hand": hand_killed,
}
