"""What was dealt for each street after the initial deal, how it was burned for, and when play went on over it."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import GAMES, is_stud
from trainer.kernel.table import Table
from trainer.rules.course import FLOP_CARDS, LAST_STREET, Course
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import boxed_cards
from trainer.rules.record import Record

FLOP = 1
BY_HANDS = ("", "fourth street", "fifth street", "sixth street", "seventh street")
STREETS = {game: BY_HANDS if is_stud(game) else ("", "flop", "turn", "river") for game in GAMES}
OF_THE_STUB = frozenset((g.Lay, g.Pitch, g.Move, g.Gather, g.Burn, g.Drop, g.Shuffle))
"""Acts that deal, burn or mix cards: no other does anything to what was dealt and burned for a street."""
BETTING_ACTS = (g.Wager, g.Check, g.Fold)


@dataclass(frozen=True, slots=True)
class Dealing:
    """One street as it came off the stub, in one gesture or in several that follow each other.

    `index` and `last` are its first and last gesture, `street` counts as in the course (1 is the flop or fourth
    street). `burned` cards came to the burns, `spared` ones were set aside from the board, since the dealing before;
    `shuffled` tells of a shuffle since then. `early` while betting on the street before was open. `completes` when it
    only fills up a flop that lay there.
    """

    index: int
    last: int
    street: int
    cards: tuple[Card, ...]
    seats: tuple[int, ...] = ()
    burned: int = 0
    spared: int = 0
    shuffled: bool = False
    early: bool = False
    completes: bool = False
    pending: tuple[int, ...] = ()

    @property
    def lacks_burn(self) -> bool:
        """Nothing was burned for it, and no reshuffle let the burn of before stand."""
        return not (self.burned or self.spared or self.shuffled or self.completes or self.early)


@dataclass(frozen=True, slots=True)
class SpareBurn:
    """A second card burned for one street: the gesture that did it, the street, and all cards burned for it."""

    index: int
    street: int
    cards: tuple[Card, ...]


def dealings(facts: Facts) -> tuple[Dealing, ...]:
    """Every street dealt so far, in order, over all deals of the hand."""
    return _seen(facts).done


def spare_burns(facts: Facts) -> tuple[SpareBurn, ...]:
    """Every time a street got one burn too many."""
    return _seen(facts).spare


def extra_cards(facts: Facts) -> tuple[Dealing, ...]:
    """Every time more cards came at once than the street has: two for the turn or river, or two for a stud hand."""
    return _seen(facts).extra


def burned_ahead(facts: Facts) -> bool:
    """Has a card been burned that belongs to no street that lies there, so that it is the coming street's?"""
    return _seen(facts).ahead


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a walk had found at one moment."""

    done: tuple[Dealing, ...] = ()
    spare: tuple[SpareBurn, ...] = ()
    extra: tuple[Dealing, ...] = ()
    ahead: bool = False


def _seen(facts: Facts) -> _Seen:
    """One walk goes along with the record, so that no gesture is looked at twice."""
    walk, seen = facts.record.known.setdefault(_seen, (_Walk(facts.game), [_Seen()]))
    for index in range(len(seen) - 1, facts.at):
        touched = type(facts.record.gestures[index].act) in OF_THE_STUB
        if touched or walk.joins:
            walk.see(facts.record, index)
        before, ahead = seen[-1], walk.burned_ahead(facts.record.courses[index + 1].street)
        if touched or ahead != before.ahead:
            before = _Seen(tuple(walk.done), tuple(walk.spare), tuple(walk.extra), ahead)
        seen.append(before)
    found: _Seen = seen[facts.at]
    return found


@dataclass
class _Walk:
    """`standing` is the last street that lies there, `owed` how many streets lie there without a burn of their own.

    `sealed` counts the dealings that the last gathering of the cards took away.
    """

    game: str
    done: list[Dealing] = field(default_factory=list)
    spare: list[SpareBurn] = field(default_factory=list)
    extra: list[Dealing] = field(default_factory=list)
    burned: tuple[Card, ...] = ()
    spared: int = 0
    shuffled: bool = False
    standing: int = 0
    owed: int = 0
    joins: bool = False
    sealed: int = 0

    def burned_ahead(self, reached: int) -> bool:
        """More was burned than streets without a burn take, or a street beyond `reached` went back and left its own."""
        last = self.done[-1] if len(self.done) > self.sealed else None
        left = last is not None and max(self.standing, reached) < last.street and last.burned > 0
        return left or len(self.burned) > self.owed

    def see(self, record: Record, index: int) -> None:
        act = record.gestures[index].act
        before, after = record.tables[index], record.tables[index + 1]
        course = record.courses[index]
        dealt = _off_the_stub(act, before, after)
        if isinstance(act, g.Gather):
            self._begin()
            self.standing = self.owed = 0
            self.sealed = len(self.done)
        elif dealt and len(course.contesting) > 1:
            self._dealt(index, act, dealt, before, course)
        elif isinstance(act, g.Burn | g.Move | g.Drop):
            self._burns(index, act, before, after)
        elif isinstance(act, g.Shuffle):
            self.shuffled = course.street >= 0  # the shuffle before the deal spares no burn
        goes_on = bool(dealt) or (self.joins and isinstance(act, (g.Turn, *g.SPOKEN)))
        self.joins = goes_on and len(self.done) > self.sealed

    def _begin(self) -> None:
        self.burned, self.spared, self.shuffled = (), 0, False

    def _burns(self, index: int, act: g.Burn | g.Move | g.Drop, before: Table, after: Table) -> None:
        gone = {each.card for each in before.burns} - {each.card for each in after.burns}
        fresh = tuple(each.card for each in after.burns if each not in before.burns)
        self.burned = (*(card for card in self.burned if card not in gone), *fresh)
        if isinstance(act, g.Move):
            self._taken_back(act, before)
        if fresh and len(self.burned) > 1 + self.owed:
            self.spare.append(SpareBurn(index, self.standing + 1, self.burned))

    def _taken_back(self, act: g.Move, before: Table) -> None:
        if act.to == "aside":
            self.spared += sum(each.card in act.cards for each in before.board)
        if len(self.done) > self.sealed and act.to != "board" and set(self.done[-1].cards) <= set(act.cards):
            self.standing = self.done[-1].street - 1

    def _dealt(self, index: int, act: g.Act, dealt: tuple[Card, ...], before: Table, course: Course) -> None:
        street = self._street(act, before, course)
        seats = (act.seat,) if isinstance(act, g.Pitch) else ()
        early = course.betting and course.street < street
        second = bool(seats) and not early and street > course.street + 1
        if street < 1 or (street > LAST_STREET[self.game] and not second):
            return
        beyond = len(before.board) + len(dealt) > FLOP_CARDS + street - FLOP  # a board that was short may be filled up
        if second or (len(dealt) > 1 and not early and (seats or (street > FLOP and beyond))):
            self.extra.append(Dealing(index, index, min(street, course.street + 1), dealt, seats))
        if second:
            return
        if self._continues(street, early, course):
            last = self.done[-1]
            self.done[-1] = replace(last, last=index, cards=last.cards + dealt, seats=last.seats + seats)
        else:
            self._new(Dealing(index, index, street, dealt, seats, early=early), before, course)

    def _new(self, dealing: Dealing, before: Table, course: Course) -> None:
        fills = not dealing.seats and dealing.street == FLOP and bool(before.board)
        again = len(self.done) > self.sealed and self.done[-1].street == dealing.street
        ahead = fills and course.closed and self._came_short()  # what is burned after its betting is the turn's burn
        before_it = self.done[-1].burned if again else 0  # a street taken back keeps its burn
        fresh = replace(
            dealing,
            burned=0 if ahead else len(self.burned) + before_it,
            spared=self.spared,
            shuffled=self.shuffled,
            completes=fills,
            pending=course.pending if dealing.early else (),
        )
        beyond = len(self.burned) - (0 if again else 1)
        self.owed = max(0, self.owed - max(0, beyond)) + fresh.lacks_burn
        self.done.append(fresh)
        self.standing = dealing.street
        if not ahead:
            self._begin()

    def _street(self, act: g.Act, before: Table, course: Course) -> int:
        """The street that a gesture deals for, 0 for none: in stud a card that only fills a hand up counts for none."""
        if is_stud(self.game):
            due = len(before.seat(act.seat).hand) - 2 if isinstance(act, g.Pitch) else course.street + 1
            return due if due > course.street >= 0 else 0
        if isinstance(act, g.Pitch):
            return 0
        if self._flop_goes_on(course) or sum(each.up for each in before.board) < 3:
            return FLOP
        flop = {card for each in self.done[self.sealed :] if each.street == FLOP for card in each.cards}
        return min(2 + sum(each.card not in flop for each in before.board), LAST_STREET["holdem"])

    def _flop_goes_on(self, course: Course) -> bool:
        """Does a card that follows the flop at once still belong to it? Not when no betting is to come."""
        if not (self.joins and self.done and self.done[-1].street == FLOP):
            return False
        return course.street < FLOP or course.betting

    def _came_short(self) -> bool:
        """Was the flop dealt with too few cards, and not made short by taking one of its cards for the burn?"""
        return bool(self.done) and self.done[-1].street == FLOP and len(self.done[-1].cards) < FLOP_CARDS

    def _continues(self, street: int, early: bool, course: Course) -> bool:
        if not self.done or self.done[-1].street != street:
            return False
        if is_stud(self.game):  # a street goes on after a stop or a card put aside in the middle of it
            return self.standing == street and self.done[-1].early == early
        return self.joins and street == FLOP and self._flop_goes_on(course)


def _off_the_stub(act: g.Act, before: Table, after: Table) -> tuple[Card, ...]:
    """The cards that a gesture brought from the stub to a hand or to the board."""
    if isinstance(act, g.Lay):
        return tuple(each.card for each in after.board[len(before.board) :])
    if isinstance(act, g.Pitch):
        return tuple(each.card for each in before.stub[: len(before.stub) - len(after.stub)])
    if isinstance(act, g.Move) and act.to == "board":
        lying = {each.card for each in before.stub}
        return tuple(card for card in act.cards if card in lying)
    return ()


# --- as of the matter ------------------------------------------------------------------------------------------


def after_matter(facts: Facts) -> Iterator[int]:
    """The gestures since the fault, by index."""
    yield from range(facts.matter.error, facts.at)


def cure_began(facts: Facts) -> int:
    """The index at which somebody first laid hands on the cards of the matter or the stub; `facts.at` if nobody did."""
    about = set(facts.matter.cards)
    for index in after_matter(facts):
        act = facts.record.gestures[index].act
        if isinstance(act, g.Shuffle | g.Gather):
            return index
        if isinstance(act, g.Move | g.Scramble) and about.intersection(act.cards):
            return index
    return facts.at


def acted_on(facts: Facts, street: int) -> bool:
    """Did a player bet, check, call or fold on the street (or a later one) before the matter was taken in hand?"""
    record = facts.record
    return any(
        isinstance(record.gestures[index].act, BETTING_ACTS) and record.courses[index].street >= street
        for index in range(facts.matter.error, cure_began(facts))
    )


def dealt_on(facts: Facts) -> Dealing | None:
    """The street that was dealt on the fault before it was taken in hand."""
    until = cure_began(facts)
    return next((each for each in dealings(facts) if facts.matter.error <= each.index < until), None)


def shown_before_cure(facts: Facts, cards: tuple[Card, ...]) -> bool:
    """Did one of these cards lie face up on the board before the matter was taken in hand?"""
    tables = facts.record.tables[facts.matter.error : cure_began(facts) + 1]
    return any(each.up and each.card in cards for table in tables for each in table.board)


def flop_cards(facts: Facts) -> int:
    """How many cards of the matter make up the flop; one boxed in the deck is a scrap and none of them."""
    return len(set(facts.matter.cards) - boxed_cards(facts))


def street_of(facts: Facts) -> int:
    """The street that the matter's detail names, as the course counts; 0 for none."""
    names = STREETS[facts.game]
    return names.index(facts.matter.detail) if facts.matter.detail in names else 0


def dealt_upon(facts: Facts, flop: tuple[Card, ...]) -> int:
    """How many streets came to the board while all these cards of the flop still lay on it."""
    streets = [each for each in dealings(facts) if each.street > FLOP]
    lying = (facts.record.tables[each.index].board for each in streets)
    return sum(set(flop) <= {each.card for each in board} for board in lying)
