"""Milestones of cards that came one too many, one too few, or to the wrong hand, and that a floor sends elsewhere."""

from collections.abc import Iterable

from trainer.grading.milestones.kind import Milestone
from trainer.grading.moment import Moment, all_down, cards_of, in_burns_or_next, up
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.rules.cards_due import astray, beyond, too_many_on_a_street, whole_board, whole_hand
from trainer.rules.course import FLOP_CARDS
from trainer.rules.facts import Facts


def _now(moment: Moment) -> Facts:
    return Facts(moment.record, moment.index + 1, moment.matter)


def extra_back(moment: Moment) -> bool:
    """The first of the cards is on the board, and the others lie on the stub or with the burns, face down."""
    first, *others = moment.matter.cards
    board, table = cards_of(moment.after.board), moment.after
    uppermost = set(cards_of(table.stub[: len(others)])) | set(cards_of(table.burns))
    hidden = not any(table.find(card).up for card in others)
    return first in board and hidden and set(others) <= uppermost


def flop_completed(moment: Moment) -> bool:
    """The board is whole, face up: what was on it, and what came off the stub with no burn."""
    board = moment.after.board
    whole = len(up(board)) == len(board) == whole_board(_now(moment)) and moment.subject <= set(up(board))
    return whole and not _burned_since_the_order(moment)


def _burned_since_the_order(moment: Moment) -> bool:
    ordered = max((at for at in moment.record.orders if at <= moment.index), default=moment.matter.onset)
    return any(isinstance(each.act, g.Burn) for each in moment.record.gestures[ordered : moment.index + 1])


def first_three_play(moment: Moment) -> bool:
    """The first three cards of the flop are on the board, and the others are in the muck, aside or with the burns."""
    first, others = moment.matter.cards[:FLOP_CARDS], moment.matter.cards[FLOP_CARDS:]
    return set(first) <= set(up(moment.after.board)) and _are_out(moment, others)


def _are_out(moment: Moment, cards: Iterable[Card]) -> bool:
    return {moment.after.where(card) for card in cards} <= {"muck", "aside", "burns"}


def to_their_hands(moment: Moment) -> bool:
    """Each card of the street is in the hand it was due to, and none is left in a hand that had all its cards."""
    now = _now(moment)
    return not astray(now) and not beyond(now)


def second_out(moment: Moment) -> bool:
    """The last of the matter's cards is in the muck, aside or with the burns, and none too many is in the hand."""
    return _are_out(moment, moment.matter.cards[-1:]) and not too_many_on_a_street(_now(moment))


def to_the_next_hand(moment: Moment) -> bool:
    """The card is in a live hand, which has no card too many by it."""
    now = _now(moment)
    zones = {now.table.where(card) for card in moment.subject}
    live = {f"hand-{seat}": len(now.table.seat(seat).hand) for seat in now.course.contesting}
    before = moment.record.courses[moment.matter.error]
    return bool(zones) and all(live.get(zone, 99) <= whole_hand(now, before) for zone in zones)


def back_on_the_stub(moment: Moment) -> bool:
    """The card is the next one off the stub, or a burn, face down."""
    table = moment.after
    lying = all(in_burns_or_next(table, card) and not table.find(card).up for card in moment.subject)
    return bool(moment.subject) and lying and all_down(table.stub[:1])


def out_of_play(moment: Moment) -> bool:
    """The card is in the muck, aside or with the burns."""
    return _are_out(moment, moment.subject)


MILESTONES: dict[str, Milestone] = {
    "extra-street-card-back": extra_back,
    "missing-flop-card-dealt": flop_completed,
    "extra-flop-cards-out": first_three_play,
    "cards-to-their-hands": to_their_hands,
    "second-stud-card-out": second_out,
    "card-to-the-next-live-hand": to_the_next_hand,
    "stray-card-back-on-the-stub": back_on_the_stub,
    "stray-card-out-of-play": out_of_play,
}
