"""Milestones of burns that are missing or spare."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.milestones.stub import fullest_board, street_dealt
from trainer.grading.moment import Moment, all_down, cards_of
from trainer.grading.proper import coming, following, places


def missing_burn_made(moment: Moment) -> bool:
    """The first card that was dealt in the burn's place is the burn now."""
    return bool(moment.matter.cards) and moment.matter.cards[0] in cards_of(moment.after.burns)


def spare_burn_back(moment: Moment) -> bool:
    """A card of the matter that was burned lies on top of the stub again, and just one other burn stays."""
    stub = moment.after.stub
    return bool(stub) and stub[0].card in moment.subject and not stub[0].up


def right_cards_lie(moment: Moment) -> bool:
    """Each card of the street lies where it would have come with one burn before it."""
    record, matter = moment.record, moment.matter
    burn = coming(record, matter)[0]
    right = all(moment.after.where(card) == zone for zone, card in places(record, matter))
    return right and moment.after.where(burn) == "burns"


def board_back_in_order(moment: Moment) -> bool:
    """The hidden flop lies on the stub again as it came, a spare burn above it at most."""
    flop = fullest_board(moment)
    stub = moment.after.stub[: len(flop) + 1]
    lying = cards_of(stub)
    return bool(flop) and flop in (lying[:-1], lying[1:]) and all_down(stub) and not moment.after.board


def order_restored(moment: Moment) -> bool:
    """The next street brings the cards that were due without the error."""
    if not street_dealt(moment):
        return False
    known = {card for _, cards in moment.at_error.zones() for card in cards_of(cards)}
    known -= set(cards_of(moment.at_error.stub))
    dealt = [card for card in _dealt(moment) if card not in known]
    return set(dealt) == set(following(moment.record, moment.matter, len(dealt)))


def _dealt(moment: Moment) -> list[object]:
    """What came off the stub to board or hands since the last street was opened."""
    opened = moment.record.courses[moment.index].opened
    before = set(cards_of(moment.record.tables[opened].stub))
    zones = dict(moment.after.zones())
    places_ = [zones.get("board", ()), *(zones.get(f"hand-{s.number}", ()) for s in moment.after.seats)]
    return [card for group in places_ for card in cards_of(group) if card in before]


MILESTONES: dict[str, Milestone] = {
    "burn-the-missing-card": missing_burn_made,
    "spare-burn-back-on-the-stub": spare_burn_back,
    "right-card-takes-its-place": right_cards_lie,
    "board-back-in-order": board_back_in_order,
    "next-cards-as-without-the-error": order_restored,
}
