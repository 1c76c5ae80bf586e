"""Harm: acts that damage a hand whatever a book says, and acts that one ruling makes harmful."""

from collections.abc import Callable, Mapping

from trainer.grading.moment import Moment, mixes_stub
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board
from trainer.kernel.table import Seat, Table
from trainer.rules.course import HOLE_CARDS, LAST_STREET, Course
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import Pot, split
from trainer.rules.facts.presence import unplayed
from trainer.rules.facts.showdown import refusal, tabled
from trainer.rules.record import Record
from trainer.rules.refunds import KEPT, SEAT
from trainer.rules.showdown import shares
from trainer.rules.steps import HARMS

ALWAYS: Mapping[str, str] = {
    "card-exposed": "you turned up a card that no one may see",
    "live-hand-killed": "you killed a live hand",
    "winning-hand-killed": "you mucked a winning hand before pushing its pot",
    "chips-to-wrong-seat": "chips went to the wrong seat",
    "card-taken-from-a-live-hand": "you took a card from a live hand without need",
    "card-to-another-hand": "you put a card into the wrong hand",
    "hand-called-off": "you called off a hand in which nothing was wrong",
}


def says(key: str) -> str:
    """What a harm is, in our own words. Raises KeyError."""
    return ALWAYS[key] if key in ALWAYS else HARMS[key]


# --- always


def always(record: Record, index: int) -> str:
    """The key of the harm that the dealer's gesture does in itself, or ""."""
    before, after, course = record.tables[index], record.tables[index + 1], record.courses[index]
    act = record.gestures[index].act
    if _exposes(act, record, before, after, course):
        return "card-exposed"
    if (
        isinstance(act, g.Muck)
        and _kills(record, index, act.seat, course)
        and _proper(record, before.seat(act.seat), course)
    ):
        return "live-hand-killed"
    if isinstance(act, g.Muck) and _wins(record, index, act.seat):
        return "winning-hand-killed"
    if isinstance(act, g.Muck) and (_unseen(record, index, act.seat) or _unbeaten(record, index, act.seat)):
        return "live-hand-killed"
    if isinstance(act, g.PushPot) and not _entitled(record, act.seat, course):
        return "chips-to-wrong-seat"
    if isinstance(act, g.Move) and _robs(act, before, course):
        return "card-taken-from-a-live-hand"
    return ""


def of_another_hand(record: Record, index: int) -> bool:
    """Does the dealer put a card into a hand that another seat was dealt in this deal?"""
    act = record.gestures[index].act
    if not isinstance(act, g.Move) or not act.to.startswith("hand-"):
        return False
    seats = {card: held_by(record, index, card) for card in act.cards}
    return any(held and int(act.to[5:]) not in held for held in seats.values())


def held_by(record: Record, index: int, card: Card) -> set[int]:
    """The seats before which the card lay in the deal in which that gesture is made."""
    tables = record.tables[record.courses[index].deal_start : index + 1]
    places = {table.where(card) for table in tables}
    return {int(place[5:]) for place in places if place.startswith("hand-")}


HIDDEN = ("stub", "burns", "muck")
LAST_UPCARD = 6
"""So many cards of a stud hand lie there before the last one, which comes face down."""


def _exposes(act: g.Act, record: Record, before: Table, after: Table, course: Course) -> bool:
    """Does a card that lay or came face down now show, in a place where none may show?"""
    if isinstance(act, g.Pitch):
        return act.up and has_board(record.setup.game)
    if not isinstance(act, g.Turn | g.Move) or not act.up:
        return False
    shown = [card for card in act.cards if not before.find(card).up and not _an_upcard(card, record, after)]
    places = {after.where(card) for card in shown}
    hands = any(place.startswith("hand-") for place in places) and not _showdown(record, course)
    return hands or bool(places & set(HIDDEN))


def _an_upcard(card: Card, record: Record, after: Table) -> bool:
    """Does it lie in a stud hand where cards lie face up, with as many face down as the hand should have?"""
    place = after.where(card)
    if has_board(record.setup.game) or not place.startswith("hand-"):
        return False
    hand, first = after.seat(int(place[5:])).hand, HOLE_CARDS[record.setup.game] - 1
    lies, down = [each.card for each in hand].index(card), sum(not each.up for each in hand)
    return first <= lies < LAST_UPCARD and down >= first + (len(hand) > LAST_UPCARD)


def _showdown(record: Record, course: Course) -> bool:
    """Is all betting over, by the last round or because nobody can bet any more?"""
    return course.closed and course.street >= LAST_STREET[record.setup.game]


def _kills(record: Record, index: int, seat: int, course: Course) -> bool:
    if seat not in course.contesting or seat in unplayed(Facts(record, index)):
        return False
    return len(course.contesting) > 1 and not _showdown(record, course)


def _wins(record: Record, index: int, seat: int) -> bool:
    """Is something still to be pushed to that seat, with others in the hand?"""
    facts = Facts(record, index)
    several = len(record.courses[index].contesting) > 1
    if not several or not _showdown(record, record.courses[index]) or refusal(facts, seat, facts.course.opened):
        return False
    return seat in dict(shares(facts))


def _unseen(record: Record, index: int, seat: int) -> bool:
    """Was the hand in the showdown, neither tabled nor given up, with no pot pushed yet?"""
    facts, contesting = Facts(record, index), record.courses[index].contesting
    paid = any(isinstance(each.act, g.PushPot) for _, each, _, _ in facts.happened(facts.deal_start))
    in_it = _showdown(record, record.courses[index]) and seat in contesting and len(contesting) > 1
    return in_it and not paid and not tabled(facts, seat)


def _unbeaten(record: Record, index: int, seat: int) -> bool:
    """Was the hand tabled and beaten by no other that is, with a hand still to be shown and no pot pushed yet?"""
    facts, contesting = Facts(record, index), record.courses[index].contesting
    if not _showdown(record, record.courses[index]) or seat not in contesting or not tabled(facts, seat):
        return False
    paid = any(isinstance(each.act, g.PushPot) for _, each, _, _ in facts.happened(facts.deal_start))
    shown = tuple(each for each in contesting if tabled(facts, each))
    return not paid and len(shown) < len(contesting) and seat in split(facts, Pot("", facts.table.pot.amount, shown))


def _proper(record: Record, seat: Seat, course: Course) -> bool:
    """Has the hand the number of cards it should have? No book says that a hand with another number must live."""
    if course.street < 0:
        return True
    full = HOLE_CARDS[record.setup.game]
    if has_board(record.setup.game):
        return len(seat.hand) == full
    return len(seat.hand) - full - course.street in (0, 1)


def _entitled(record: Record, seat: int, course: Course) -> bool:
    alone = len(course.contesting) == 1
    return seat in course.contesting and (alone or _showdown(record, course))


def _robs(act: g.Move, before: Table, course: Course) -> bool:
    live = {f"hand-{seat}" for seat in course.contesting}
    return any((place := before.where(card)) in live and place != act.to for card in act.cards)


# --- by a ruling


BOARD_THEN: Mapping[str, tuple[int, ...]] = {
    "flop-without-a-burn": (0, 1, 2),
    "turn-without-second-burn": (3,),
    "river-without-second-burn": (4,),
    "turn-without-a-burn": (3,),
    "one-burn-for-the-turn": (3,),
    "river-without-a-burn": (4,),
}
"""How many cards lie on the board when a burn would be one for that step's street."""
NO_BURN = ("flop-without-a-burn", "turn-without-a-burn", "river-without-a-burn", "street-without-a-burn")


def second_burn(moment: Moment) -> bool:
    """A card is burned for the street in question that is not the chosen burn, nor the one burn it has."""
    if not isinstance(moment.act, g.Burn) or _chosen_burn(moment):
        return False
    boards = {count for step in moment.asked for count in BOARD_THEN.get(step, ())}
    if boards:
        one_allowed = "one-burn-for-the-turn" in moment.asked and _burns_of_the_street(moment) < 2
        return len(moment.before.board) in boards and not one_allowed
    if "street-without-a-burn" in moment.asked:
        return moment.course.street == moment.course_at_onset.street
    return _burns_of_the_street(moment) > 1


def _chosen_burn(moment: Moment) -> bool:
    """One of the cards in question is burned, where the ruling makes a burn of one and not wholly new streets."""
    return moment.after.burns[-1].card in moment.subject and not any(step in NO_BURN for step in moment.asked)


def _burns_of_the_street(moment: Moment) -> int:
    """How many cards have been burned since the last street was opened."""
    opened = moment.course.opened
    return sum(isinstance(each.act, g.Burn) for each in moment.record.gestures[opened : moment.index + 1])


def misdeal(moment: Moment) -> bool:
    act = moment.act
    return isinstance(act, g.Gather) or (isinstance(act, g.Announce) and act.what == "misdeal")


def flop_undone(moment: Moment) -> bool:
    """A card of the flop that lay face up leaves the board or is mixed."""
    act = moment.act
    if not isinstance(act, g.Move | g.Scramble | g.Gather):
        return False
    flop = {each.card for each in moment.before.board[:3] if each.up}
    still = {each.card for each in moment.after.board if each.up}
    return bool(flop - still)


def single_card_each(moment: Moment) -> bool:
    return isinstance(moment.act, g.Pitch)


def kept_refund(moment: Moment) -> bool:
    """Chips go to the player whose refund the floor has kept in the pot."""
    return isinstance(moment.act, g.ReturnBet | g.PushPot) and moment.act.seat == moment.figures.get(SEAT)


RULED: dict[str, Callable[[Moment], bool]] = {
    "a-second-burn": second_burn,
    "a-misdeal": misdeal,
    "a-shuffle": mixes_stub,
    "the-flop-undone": flop_undone,
    "a-single-card-each": single_card_each,
    KEPT: kept_refund,
}
"""A predicate for every key of HARMS."""

TO_THE_END = frozenset({"a-misdeal", "the-flop-undone", KEPT})
"""Harms that stay harms until the hand is over; the others end when the remedy is complete."""
