"""Questions about the end of a hand: when the betting was over, who bet last, whose cards lie where.

Cards pushed forward face down lie aside, no more in a hand and not yet in the muck. They can be told from others as
long as they lie aside, or on the muck with nothing put on them since and nothing mixed.
"""

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import is_stud
from trainer.kernel.table import Cards
from trainer.rules.course import LAST_STREET, Action, clockwise
from trainer.rules.facts import Facts, followed
from trainer.rules.facts.standing import read
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager
from trainer.rules.showing import opener

AGGRESSIVE, WITH_CHIPS = ("bet", "raise"), ("bet", "raise", "call")


@followed
def over(facts: Facts, before: int | None) -> int:
    """The gesture count at which no more betting was possible between two hands or more; 0 while there may be some."""
    if before and facts.deal_start <= before:
        return before
    course = facts.course
    if not course.closed or len(course.contesting) < 2:
        return 0
    last = course.street == LAST_STREET[facts.game]
    alone = last or sum(bool(facts.table.seat(seat).stack) for seat in course.contesting) < 2
    return facts.at if alone else 0


@followed
def showdown(facts: Facts, before: int | None) -> int:
    """The gesture count at which the last round of betting was over with two hands or more; 0 before that."""
    if before and facts.deal_start <= before:
        return before
    course = facts.course
    return facts.at if over(facts) and course.closed and course.street == LAST_STREET[facts.game] else 0


def contenders(facts: Facts) -> tuple[int, ...]:
    """The seats that were in the hand when the betting was over; before that, those in it now."""
    return facts.record.courses[over(facts) or facts.at].contesting


def anybody_all_in(facts: Facts) -> bool:
    """Was a contender without chips when the betting was over?"""
    table = facts.record.tables[over(facts) or facts.at]
    return any(not table.seat(seat).stack for seat in contenders(facts))


def live(facts: Facts) -> tuple[int, ...]:
    """The contenders that have cards in front of them now."""
    return tuple(seat for seat in contenders(facts) if facts.table.seat(seat).hand)


def tabled(facts: Facts, seat: int) -> bool:
    """Do all cards of the seat lie face up before it, also those that it had when the betting was over?"""
    hand, ended = facts.table.seat(seat).hand, over(facts)
    had = len(facts.record.tables[ended].seat(seat).hand) if ended else 0
    return bool(hand) and len(hand) >= had and all(each.up for each in hand)


def all_up(facts: Facts, seat: int) -> bool:
    """Do all the cards that the seat had last lie face up, wherever they lie?"""
    cards = left_with(facts, seat)
    return bool(cards) and all(facts.table.find(card).up for card in cards)


def was_tabled(facts: Facts, seat: int) -> bool:
    """Did all cards of the seat ever lie face up before it since the betting was over?"""
    began = over(facts)
    return bool(began) and any(tabled(facts.when(count), seat) for count in range(began, facts.at + 1))


def refusal(facts: Facts, seat: int, since: int) -> int:
    """The gesture count after which the seat, asked by the dealer to show, refused to since then; 0 for never."""
    asked = False
    for index, gesture, _, _ in facts.happened(since):
        act = gesture.act
        asked = asked or (isinstance(act, g.AskToShow) and act.seat == seat)
        if asked and gesture.seat == seat and isinstance(act, g.Refuse) and not tabled(facts.when(index), seat):
            return index + 1
    return 0


def last_aggressor(facts: Facts) -> Action | None:
    """The last bet or raise of the last street."""
    found = [each for each in facts.actions() if each.kind in AGGRESSIVE and each.street == LAST_STREET[facts.game]]
    return found[-1] if found else None


def called(facts: Facts, seat: int) -> bool:
    """Did the seat call the last bet or raise of the last street?"""
    last = last_aggressor(facts)
    later = [each for each in facts.actions() if last and each.index > last.index]
    return any(each.seat == seat and each.kind == "call" for each in later)


def first_by_position(facts: Facts) -> int:
    """Who of those left at the end would open the betting of the last street."""
    since = facts.course.opened if facts.course.street == LAST_STREET[facts.game] else facts.at
    for count in range(since, facts.at + 1):
        course = facts.record.courses[count]
        if course.street == LAST_STREET[facts.game] and course.pending:
            return _first_of(facts, count, contenders(facts))
    return 0


def show_order(facts: Facts) -> tuple[int, ...]:
    """The seats in the hand as they show by common practice: the last to bet or raise first, else the opener."""
    left, last = facts.course.contesting, last_aggressor(facts)
    first = last.seat if last is not None and last.seat in left else first_by_position(facts)
    if first not in left:
        return clockwise(left, facts.table.button)
    return tuple(sorted(left, key=lambda seat: (seat < first, seat)))


def _first_of(facts: Facts, count: int, left: tuple[int, ...]) -> int:
    """Who of those acts first on the street that opened then: by the button, in stud by the cards showing."""
    table = facts.record.tables[count]
    if is_stud(facts.game):
        return opener(facts.game, LAST_STREET[facts.game], {seat: table.seat(seat).hand for seat in left})
    return clockwise(left, table.button)[0]


def left_with(facts: Facts, seat: int) -> tuple[Card, ...]:
    """The cards that the seat had when it last had any."""
    return tuple(each.card for each in last_hand(facts, seat))


def last_hand(facts: Facts, seat: int) -> Cards:
    """The same as they lay before the seat, face up or down."""
    return facts.record.tables[_last_held(facts, seat)].seat(seat).hand


def _last_held(facts: Facts, seat: int) -> int:
    """The gesture count up to which the seat had cards last; that of the deal's beginning where it never had any."""
    counts = range(facts.at, facts.deal_start - 1, -1)
    return next((count for count in counts if facts.record.tables[count].seat(seat).hand), facts.deal_start)


def identifiable(facts: Facts, seat: int) -> bool:
    """Can the cards of the seat be told from others with certainty, wherever they lie?"""
    cards, table = left_with(facts, seat), facts.table
    if lost_in_the_muck(facts, seat):
        return False
    if set(cards) <= {each.card for each in (*table.seat(seat).hand, *table.aside)}:
        return True
    on_top = {each.card for each in table.muck[-len(cards) :]}
    return bool(cards) and on_top == set(cards) and not _mixed(facts, set(cards), _last_held(facts, seat))


def under_others(facts: Facts, seat: int) -> bool:
    """Do the cards of the seat lie in the muck one upon the other, unmixed, whatever was folded onto them since?"""
    cards = set(left_with(facts, seat))
    places = [at for at, each in enumerate(facts.table.muck) if each.card in cards]
    together = 0 < len(places) == len(cards) == places[-1] - places[0] + 1
    return together and not _mixed(facts, cards, _last_held(facts, seat))


def lost_in_the_muck(facts: Facts, seat: int) -> bool:
    """Were cards that the seat had when the betting was over mixed with others in the muck since?"""
    began, lying = over(facts), {each.card for each in facts.table.muck}
    had = {each.card for each in facts.record.tables[began].seat(seat).hand} if began else set()
    return bool(had & lying) and _mixed(facts, had & lying, began)


def part_lost(facts: Facts, seat: int) -> bool:
    """Has the seat shown cards of a hand that it never tabled whole, and are others lost in the muck by its act?"""
    left, began = facts.table.seat(seat).hand, over(facts)
    shown = bool(left) and all(each.up for each in left)
    moved = (each for _, each, _, _ in facts.happened(began) if isinstance(each.act, g.Move) and each.act.to == "muck")
    return (
        shown
        and any(each.seat == seat for each in moved)
        and not was_tabled(facts, seat)
        and lost_in_the_muck(facts, seat)
    )


def _mixed(facts: Facts, cards: set[Card], since: int) -> bool:
    """Has any of these cards been mixed with others since then?"""
    mixing = (g.Scramble, g.Shuffle)
    return any(isinstance(e.act, mixing) and cards & set(e.act.cards) for _, e, _, _ in facts.happened(since))


def in_muck(facts: Facts, seat: int) -> bool:
    """Do the cards of the seat lie in the muck?"""
    return bool(set(left_with(facts, seat)) & {each.card for each in facts.table.muck})


def uncalled(facts: Facts, seat: int) -> int:
    """What the seat put in last by a bet or raise on this street beyond what anybody else has put in."""
    mine = (each for each in reversed(facts.actions()) if each.seat == seat and each.street == _street(facts))
    bet = next((each.kind in AGGRESSIVE for each in mine if each.kind in WITH_CHIPS), False)
    staked = dict(enumerate(facts.course.committed, 1))
    others = max((amount for at, amount in staked.items() if at != seat), default=0)
    return max(0, staked[seat] - others) if bet else 0


def not_called_yet(facts: Facts, seat: int, at: int) -> int:
    """What of the seat's bet or raise, as it lay there at that gesture count, nobody has called since on the street.

    That is all of one out of turn if somebody has bet or raised in turn since.
    """
    then = facts.when(at)
    if overtaken := _overtaken(facts, then, seat):
        return min(overtaken.total - overtaken.before, then.course.committed[seat - 1])
    own = max((each.index for each in then.actions() if each.seat == seat), default=at)
    later = (each for each in facts.actions() if each.street == _street(then) and each.seat != seat)
    called_to = max((each.to for each in later if each.index > own), default=0)
    return max(0, min(uncalled(then, seat), then.course.committed[seat - 1] - called_to))


def _overtaken(facts: Facts, then: Facts, seat: int) -> Wager | None:
    """The last chips that he alone had put out of turn when somebody bet or raised in turn."""
    outs = [each for each in told(facts).outs if each.made.street == _street(then)]
    mine = [each.made for each in outs if each.seat == seat and each.made.motions]
    if not mine or not uncalled(then, seat) or any(each.seat != seat and each.made.motions for each in outs):
        return None
    since = ((each, read(each, now)[0]) for each, now in told(facts).acts if each.first > mine[-1].first)
    raised = any(each.street == mine[-1].street and kind in AGGRESSIVE for each, kind in since)
    return mine[-1] if raised else None


def unanswered(facts: Facts, seat: int) -> bool:
    """Has the seat bet or raised what nobody has called, or last of all, while somebody has still to answer it, or has
    answered it with betting to come?
    """
    bets = [each for each in facts.actions() if each.kind in AGGRESSIVE and each.street == _street(facts)]
    last = bool(bets) and bets[-1].seat == seat
    if not facts.course.betting:
        return last and not over(facts) and len(facts.course.contesting) > 1
    return last or uncalled(facts, seat) > 0


def _street(facts: Facts) -> int:
    return facts.course.street
