"""Stud: which cards were dealt down and shown, and who can still bet."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import is_stud
from trainer.kernel.table import Table
from trainer.rules.course import Action, Course
from trainer.rules.facts import Facts, collected, remembered
from trainer.rules.facts.wager import Wager, counts_for
from trainer.rules.showing import board_ranks, lowest_showing, opener, up_cards

DOWN_CARDS = 2
BEFORE_SEVENTH = 6
FOURTH_STREET = 1


@dataclass(frozen=True, slots=True)
class Shown:
    """A card in a hand that an act of the dealer turned up: `place` is its number in that hand, from 1."""

    index: int
    seat: int
    card: Card
    place: int


@collected
def shown(facts: Facts, index: int) -> Iterator[Shown]:
    """Every card that the dealer pitched face up or turned up in a hand. A boxed card lay face up by itself."""
    gesture, before = facts.record.gestures[index], facts.record.tables[index]
    act = gesture.act
    if not gesture.by_dealer:
        return
    if isinstance(act, g.Pitch):
        yield from _pitched_up(index, act.seat, before, facts.record.tables[index + 1])
    elif isinstance(act, g.Turn) and act.up:
        yield from _turned_up(index, act, before)


def _pitched_up(index: int, seat: int, before: Table, after: Table) -> Iterator[Shown]:
    held = len(before.seat(seat).hand)
    boxed = {each.card for each in before.stub[: len(before.stub) - len(after.stub)] if each.up}
    for place, each in enumerate(after.seat(seat).hand[held:], held + 1):
        if each.up and each.card not in boxed:
            yield Shown(index, seat, each.card, place)


def _turned_up(index: int, act: g.Turn, before: Table) -> Iterator[Shown]:
    for seat in before.seats:
        for place, each in enumerate(seat.hand, 1):
            if each.card in act.cards and not each.up:
                yield Shown(index, seat.number, each.card, place)


def down_cards_shown(facts: Facts) -> Iterator[Shown]:
    """First and second cards of a stud hand shown in the initial deal."""
    for each in shown(facts):
        if each.place <= DOWN_CARDS and facts.in_initial_deal(each.index):
            yield each


def shown_to_the_seat(facts: Facts) -> int:
    """How many down cards of the matter's seat were shown in the deal to which the matter belongs."""
    deals = facts.record.courses[facts.matter.error].deals
    courses = facts.record.courses
    mine = (each for each in down_cards_shown(facts) if courses[each.index].deals == deals)
    return sum(each.seat in facts.matter.seats for each in mine)


def seventh_cards_shown(facts: Facts) -> Iterator[Shown]:
    """Cards of seventh street shown while that street was dealt, before anybody acted on it.

    A second card that comes to a hand on sixth street is none of them.
    """
    for each in shown(facts):
        late = each.place > BEFORE_SEVENTH and not _second_on_sixth(facts, each)
        if late and not _acted_on_seventh(facts, each.index):
            yield each


def _second_on_sixth(facts: Facts, each: Shown) -> bool:
    """Did the card come to a hand right with the one before it, or after it with nothing burned and nobody acting?"""
    record, held = facts.record, each.place - 1
    count = each.index
    while count and len(record.tables[count].seat(each.seat).hand) >= held:
        count -= 1
    since = (each.act for each in record.gestures[count + 1 : each.index])
    on_sixth = record.courses[each.index].street < BEFORE_SEVENTH - 3
    return on_sixth and not any(isinstance(act, g.Burn | g.Wager | g.Check | g.Fold) for act in since)


def _acted_on_seventh(facts: Facts, index: int) -> bool:
    return any(action.street > BEFORE_SEVENTH - 3 for action in facts.record.courses[index].actions)


def betting_remains(facts: Facts) -> bool:
    """Could two players still bet when the matter began?"""
    record, error = facts.record, facts.matter.error
    table = record.tables[error]
    return sum(bool(table.seat(seat).stack) for seat in record.courses[error].contesting) > 1


# --- who opens a street ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Opened:
    """The first act of a betting round: what it was, and the table and the course as the round began."""

    action: Action
    table: Table
    course: Course


@remembered
def openings(facts: Facts) -> tuple[Opened, ...]:
    """The first act of every betting round, over all deals of the hand."""
    return tuple(_openings(facts))


def _openings(facts: Facts) -> Iterator[Opened]:
    courses, tables = facts.record.courses, facts.record.tables
    seen: set[tuple[int, int]] = set()
    for count in range(1, facts.at + 1):
        course = courses[count]
        last = _done(courses[count - 1], course) or _said(courses[count - 1], course, count - 1)
        if last and (course.deals, last.street) not in seen and last.street >= 0:
            seen.add((course.deals, last.street))
            yield Opened(last, tables[course.opened], courses[course.opened])


def _done(before: Course, course: Course) -> Action | None:
    return course.actions[-1] if len(course.actions) > len(before.actions) else None


def _said(before: Course, course: Course, index: int) -> Action | None:
    """What somebody declares in words alone is an act too."""
    if not course.betting or len(course.said) <= len(before.said):
        return None
    seat, said = course.said[-1]
    in_turn = seat == before.to_act
    return None if said.conditional else Action(index, seat, course.street, said.kind, 0, said.amount, in_turn)


def checks_on_third_street(facts: Facts) -> Iterator[Action]:
    """Every check in turn on third street of this deal with no bring-in and no bet there."""
    for action in facts.course.actions:
        unopened = not facts.record.courses[action.index].bet
        if action.kind == "check" and action.in_turn and action.street == 0 and unopened:
            yield action


def street_dealt(course: Course) -> int:
    """The street to which a card belongs that is dealt now: that which lies there until somebody acts on it."""
    begun = any(action.street == course.street for action in course.actions)
    return course.street + 1 if course.closed or begun or course.street == 0 else course.street


def brings_in(facts: Facts, count: int) -> int:
    """The seat whose up card brings it in once third street is dealt, killed hand or not; 0 if it is not."""
    course, table = facts.record.courses[count], facts.record.tables[count]
    hands = {seat: table.seat(seat).hand for seat in course.dealt_in if table.seat(seat).hand}
    opened = is_stud(facts.game) and course.street == 0 and hands
    return opener(facts.game, 0, hands) if opened else 0


def tied_best(opened: Opened) -> bool:
    """Did the one who acted show the very ranks of the seat that was to open, both the best boards?"""
    hands = [opened.table.seat(seat).hand for seat in (opened.action.seat, opened.course.to_act) if seat]
    ranks = [board_ranks(up_cards(hand)) for hand in hands]
    return len(ranks) == 2 and ranks[0] == ranks[1]


def low_card_all_in(facts: Facts, course: Course) -> bool:
    """Did the lowest up card belong to a player without chips behind, as the betting of that course opened?"""
    table = facts.record.tables[course.opened]
    live = {seat: table.seat(seat).hand for seat in facts.record.courses[course.opened].contesting}
    return not table.seat(lowest_showing(live)).stack


def open_pair(table: Table, course: Course) -> bool:
    """Does a live hand show a pair?"""
    faces = [[card.rank for card in up_cards(table.seat(seat).hand)] for seat in course.contesting]
    return any(len(set(ranks)) < len(ranks) for ranks in faces)


def doubled_for_a_pair(facts: Facts, made: Wager) -> bool:
    """Is it a bet or raise by just the upper limit on fourth street, where a pair shows? That is asked by itself.

    What went back of it since doesn't change it.
    """
    fourth = is_stud(facts.game) and made.fixed and made.street == FOURTH_STREET
    if not (fourth and made.motions):
        return False
    table, course = facts.record.tables[made.last + 1], facts.record.courses[made.last + 1]
    upper = {made.cap, made.facing + facts.setup.stakes.big_bet} - {made.step_up}
    return counts_for(replace(made, settled=-1)) in upper and open_pair(table, course)
