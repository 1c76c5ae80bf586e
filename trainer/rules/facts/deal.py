"""Questions about how a hand was dealt: its deals, who was pitched which card, and in which order it should have been.

A hand has one deal, and one more after every gathering of the cards. A matter belongs to the deal in which its fault
arose and is judged as that deal stood when it ended, so that putting it right does not change what was due.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board
from trainer.rules.course import HOLE_CARDS, clockwise
from trainer.rules.facts import Facts, remembered, throughout
from trainer.rules.facts.beginning import button_belongs


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card pitched to a seat in the initial deal; `index` is its gesture, `up` whether it landed face up."""

    index: int
    seat: int
    card: Card
    up: bool


@dataclass(slots=True)
class Deal:
    """One deal. `start` and `stop` are gesture counts; `closed` is the count at which betting or a burn ended it."""

    start: int
    stop: int
    dealt: list[Dealt] = field(default_factory=list)
    closed: int = 0

    def order(self, facts: Facts) -> tuple[int, ...]:
        """The seats entitled to cards, in the order in which a round is dealt."""
        return self._from(facts, self._button_lies_at(facts))

    def due(self, facts: Facts) -> tuple[int, ...]:
        """Those seats in the order in which a round is dealt with the button where it belongs."""
        return self._from(facts, button_belongs(facts, self.start) or self._button_lies_at(facts))

    def _from(self, facts: Facts, button: int) -> tuple[int, ...]:
        dealt_in = facts.record.courses[self.start].dealt_in
        return clockwise(dealt_in, button if has_board(facts.game) else 0)

    def button(self, facts: Facts) -> int:
        """The seat that is dealt last because it has the button; 0 in stud and with a dead button."""
        seat = self._button_lies_at(facts)
        entitled = seat in facts.record.courses[self.start].dealt_in
        return seat if entitled and has_board(facts.game) else 0

    def lies_at(self, facts: Facts) -> int:
        """Where the button lay for the first card; before that where it lies now."""
        return facts.record.tables[self.dealt[0].index if self.dealt else facts.at].button

    def _button_lies_at(self, facts: Facts) -> int:
        return facts.record.tables[self.dealt[0].index if self.dealt else self.start].button

    def to(self, seat: int) -> list[Dealt]:
        """What a seat was pitched, in order."""
        return [each for each in self.dealt if each.seat == seat]


ENDING = (g.Burn, g.Lay, g.Check, g.Fold, g.Wager)
GIVEN_UP = (g.Fold, g.Muck)


@remembered
def deals(facts: Facts) -> tuple[Deal, ...]:
    """Every deal of the hand so far, the present one last."""
    record = facts.record
    found = [Deal(0, facts.at)]
    for index in range(facts.at):
        act, deal = record.gestures[index].act, found[-1]
        if isinstance(act, g.Gather):
            deal.stop = index
            found.append(Deal(index + 1, facts.at))
        elif not deal.closed:
            if isinstance(act, g.Pitch):
                deal.dealt += _pitched(facts, index, act.seat)
            if record.courses[index + 1].street >= 0 or isinstance(act, ENDING):
                deal.closed = index + 1
    return tuple(found)


def _pitched(facts: Facts, index: int, seat: int) -> Iterator[Dealt]:
    before, after = facts.record.tables[index : index + 2]
    for each in after.seat(seat).hand[len(before.seat(seat).hand) :]:
        yield Dealt(index, seat, each.card, each.up)


def hole_cards(facts: Facts) -> int:
    """How many cards the initial deal gives each hand: 2 in hold'em, 4 in Omaha, 3 in stud games."""
    return HOLE_CARDS[facts.game]


def as_it_stood(facts: Facts) -> Facts:
    """The last moment at which the deal of the matter was still on the table."""
    courses, at = facts.record.courses, facts.at
    start = courses[facts.matter.error].deal_start
    while courses[at].deal_start != start:
        at -= 1
    return facts if at == facts.at else facts.when(at)


def until_put_right(facts: Facts) -> Facts:
    """The moment at which the hands of the matter first had their number of cards; the last one of its deal if never.

    Only while the first betting round lasts: on later streets of stud a hand's number is another one.
    """
    last = as_it_stood(facts)
    counts = range(facts.matter.error, last.at + 1)
    return next((facts.when(count) for count in counts if _right_number(facts, count)), last)


def _right_number(facts: Facts, count: int) -> bool:
    table, early = facts.record.tables[count], facts.record.courses[count].street <= 0
    return early and all(len(table.seat(seat).hand) == hole_cards(facts) for seat in facts.matter.seats)


def deal_of_matter(facts: Facts) -> Deal:
    """The deal in which the fault of the matter arose."""
    start = facts.record.courses[facts.matter.error].deal_start
    return next(deal for deal in deals(facts) if deal.start == start)


def number_of_deal(facts: Facts) -> int:
    """Which deal of the hand the matter belongs to: 1 for the original, 2 for the first redeal."""
    return facts.record.courses[facts.matter.error].deals


def exposed_in(facts: Facts, deal: Deal) -> dict[Card, int]:
    """Hole cards of a flop game that the dealer turned face up, with the gesture count after which each lay open.

    Boxed cards are none of them: they lay face up in the deck.
    """
    if not has_board(facts.game):
        return {}
    boxed = boxed_cards(facts) if deal.start == 0 else frozenset()
    found: dict[Card, int] = {}
    for index in range(deal.start, deal.stop):
        gesture = facts.record.gestures[index]
        course = facts.record.courses[index]
        opening = isinstance(gesture.act, g.Pitch | g.Turn | g.Move) and gesture.by_dealer
        if opening and (course.street < 0 or (course.street == 0 and course.betting)):
            before = _open_hole_cards(facts, index)
            for card in _open_hole_cards(facts, index + 1):
                if card not in boxed and card not in before:
                    found.setdefault(card, index + 1)
    return found


def _open_hole_cards(facts: Facts, at: int) -> tuple[Card, ...]:
    return tuple(each.card for seat in facts.record.tables[at].seats for each in seat.hand if each.up)


@throughout
def boxed_cards(facts: Facts) -> frozenset[Card]:
    """The cards that lay face up in the deck."""
    return frozenset(each.card for each in facts.setup.deck if each.up)


def irregular(facts: Facts, each: Dealt) -> bool:
    """A card that has to be replaced: boxed, exposed, a joker or from another deck."""
    open_hole_card = each.up and has_board(facts.game)
    return open_hole_card or each.card in boxed_cards(facts) or each.card.is_joker or each.card.odd_back


def short_hands(facts: Facts, deal: Deal) -> dict[int, int]:
    """Once a deal is over, how many cards each entitled seat lacks; scrap that awaits replacement is not lacking."""
    return _lacking(facts, deal, _over(facts, deal)) if deal.closed and deal.dealt else {}


def short_as_it_lies(facts: Facts) -> dict[int, int]:
    """The same of a deal that nothing has ended yet, but whose last seat has all its cards."""
    deal = deals(facts)[-1]
    if deal.closed or not deal.dealt:
        return {}
    lacking = _lacking(facts, deal, _before_a_hand_went(facts, deal))
    return {} if deal.order(facts)[-1] in lacking else lacking


def _before_a_hand_went(facts: Facts, deal: Deal) -> int:
    """The count after the last card of a deal at which every hand was still there: one that is taken had its cards."""
    since = range(deal.dealt[-1].index + 1, deal.stop)
    return next((index for index in since if isinstance(facts.record.gestures[index].act, GIVEN_UP)), deal.stop)


def button_left_short(facts: Facts) -> bool:
    """Does the button alone lack cards of a deal that nothing has ended yet, and does a player speak up after it?"""
    deal = deals(facts)[-1]
    last = facts.record.gestures[facts.at - 1] if facts.at else None
    if deal.closed or not deal.dealt or last is None or not last.seat or not isinstance(last.act, g.SPOKEN):
        return False
    lacking = _lacking(facts, deal, deal.stop)
    return tuple(lacking) == (deal.button(facts),) and sum(lacking.values()) < hole_cards(facts)


def _lacking(facts: Facts, deal: Deal, count: int) -> dict[int, int]:
    """How many cards each entitled seat lacks after so many gestures."""
    table, found = facts.record.tables[count], {}
    given_up = _given_up(facts, deal)
    for seat in (each for each in deal.order(facts) if each not in given_up):
        lying = {each.card for each in table.seat(seat).hand}
        scrap = {each.card for each in deal.to(seat) if irregular(facts, each)}
        found[seat] = hole_cards(facts) - len(lying | scrap)
    return {seat: lacking for seat, lacking in found.items() if lacking > 0}


def _over(facts: Facts, deal: Deal) -> int:
    """The count at which it was over: before a fold that ended it, after a card that did."""
    last = facts.record.gestures[deal.closed - 1].act if deal.closed else None
    return deal.closed - isinstance(last, GIVEN_UP)


def _given_up(facts: Facts, deal: Deal) -> set[int]:
    """Who had cards and gave them up, or lost them to the muck, before the deal was over: nobody passed them over. The
    first fold is no such act but the first to end the deal.
    """
    acts = (facts.record.gestures[index] for index in range(deal.start, _over(facts, deal)))
    return {
        each.act.seat if isinstance(each.act, g.Muck) else each.seat for each in acts if isinstance(each.act, GIVEN_UP)
    }


def went_short(facts: Facts) -> bool:
    """Did the deal of the matter end with a hand that has cards, but too few?"""
    return any(lacking < hole_cards(facts) for lacking in short_hands(facts, deal_of_matter(facts)).values())


def left_out(facts: Facts) -> bool:
    """Did the deal of the matter end with an entitled seat that has no card?"""
    return hole_cards(facts) in short_hands(facts, deal_of_matter(facts)).values()


def first_off_the_deck(deal: Deal, count: int) -> set[Card]:
    """The first `count` cards that were dealt."""
    return {each.card for each in deal.dealt[:count]}


def went_by(facts: Facts, card: Card) -> bool:
    """Was the card after this one dealt face down to another seat, among other down cards there?

    Judged by the first pitch after the card reached a seat, so a replacement dealt at once settles it for good.
    """
    dealt = deal_of_matter(facts).dealt
    place = next((n for n, each in enumerate(dealt) if each.card == card), None)
    if place is None or place + 1 >= len(dealt):
        return False
    own, following = dealt[place], dealt[place + 1]
    hand = facts.record.tables[following.index + 1].seat(following.seat).hand
    return following.seat != own.seat and not following.up and sum(not each.up for each in hand) > 1


def sound_down_cards(facts: Facts, at: int, seat: int) -> int:
    """How many face-down cards of its game a hand holds."""
    hand = facts.record.tables[at].seat(seat).hand
    return sum(not each.up and not each.card.is_joker and not each.card.odd_back for each in hand)


def dealt_in_sequence(facts: Facts) -> bool:
    """Do the cards dealt so far follow the order of the deal to the letter, so that the next one is the top card's?"""
    deal = deal_of_matter(facts)
    order = deal.order(facts)
    return all(each.seat == order[place % len(order)] for place, each in enumerate(deal.dealt))
