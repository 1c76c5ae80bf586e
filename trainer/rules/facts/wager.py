"""Wagers as they were made: one player's words and chips in their order, and what he had to face.

A wager is everything a player says and does with chips until somebody else acts. It counts what lies on the table and
knows no book: what it *is* (a call, a raise, to how much) is for a book to say.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Seat, Table
from trainer.rules.counted import Put, counted
from trainer.rules.declared import Declared, declared
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.forced import antes_in_front
from trainer.rules.sizes import bet_size, fixed_most, one_step

MAKING = (g.Say, g.Wager, g.PullBack, g.Check, g.Fold)
VOICE = (g.Say, g.Announce, g.Stop, g.CallFloor, g.Come, g.Ask, g.Report, g.Plan)


@dataclass(frozen=True)
class Wager:
    """`first` and `last` are indices of gestures; `at` lists the milliseconds of the words and of the chips.

    `prior` are the chips of this seat in front before, `behind` what it has besides, `facing` the total of the largest
    bet in front, `by` the largest bet or raise of the round so far (the opening minimum before any; in limit always the
    fixed bet of the street), `pot` everything in the pot and in front before the wager, `live` the seats still in the
    hand. `promised` is what the seat declared before somebody else spoke or acted, its chips still to come. `fixed`
    tells a limit game, `cap` the most that one large chip may come to in it; `stands` is what the prior chips
    counted for so far, `antes` what of them and of the level is an ante.
    `heard` is set once dealer or floor spoke while its chips lay there; `settled` is then the total after what the
    dealer gave back and what was added to put it right, below 0 for neither: no part of the wager. Amounts in chips.
    """

    seat: int
    street: int
    first: int
    last: int
    in_turn: bool
    prior: Chips
    behind: int
    facing: int
    by: int
    pot: int
    live: tuple[int, ...]
    words: tuple[tuple[int, Declared], ...] = ()
    motions: tuple[tuple[int, Chips], ...] = ()
    back: tuple[tuple[int, Chips], ...] = ()
    said_at: tuple[int, ...] = ()
    put_at: tuple[int, ...] = ()
    done: str = field(default="")
    promised: Declared | None = None
    fixed: bool = False
    cap: int = 0
    stands: int = 0
    antes: int = 0
    heard: bool = False
    settled: int = -1

    @cached_property
    def new(self) -> Chips:
        """The chips put out, all motions together."""
        return sum((chips for _, chips in self.motions), NO_CHIPS)

    @cached_property
    def pulled(self) -> Chips:
        """The prior chips taken back."""
        return sum((chips for _, chips in self.back), NO_CHIPS)

    @property
    def total(self) -> int:
        """What lies in front of the seat in the end."""
        return self.prior.amount - self.pulled.amount + self.new.amount

    @property
    def lying(self) -> int:
        """What lies there once it was put right."""
        return self.settled if self.settled >= 0 else self.total

    @property
    def to_call(self) -> int:
        """What a call costs beyond what the prior chips stand for."""
        return max(0, self.facing - min(self.stands, self.prior.amount))

    @property
    def minimum(self) -> int:
        """The total of the smallest full raise, or of the smallest bet where there is none to face.

        In limit what is short of the fixed bet, a bring-in or an all-in, is first completed to it.
        """
        return self.antes + one_step(self.facing - self.antes, self.by) if self.fixed else self.facing + self.by

    @property
    def most(self) -> int:
        """The total the seat can reach: all it has."""
        return self.prior.amount + self.behind

    @property
    def all_in(self) -> bool:
        return self.total > 0 and self.total == self.most

    @property
    def declared(self) -> Declared | None:
        """The declaration that came before any chips, or at the same moment as the first of them."""
        if self.promised is not None or not self.words:
            return self.promised
        return self.words[0][1] if not self.motions or self.said_at[0] <= self.put_at[0] else None

    @property
    def silent(self) -> bool:
        """Chips with no declaration before them; naming an amount alone is another question."""
        return bool(self.motions) and self.declared is None

    @property
    def smallest(self) -> int:
        """The value of the smallest of the new chips."""
        return self.new.piles[-1][0] if self.new else 0


@remembered
def wagers(facts: Facts) -> tuple[Wager, ...]:
    """Every wager of the present deal in order, checks and folds too. In turn nobody faces what waits out of turn."""
    from trainer.rules.facts.turns import by_right  # rests on the wagers as they lie

    return by_right(facts)


@dataclass
class _Round:
    """What is known of the betting so far. Each amount by street and seat: `counts`, how much of what lies in front the
    next one faces; `named`, what was declared and has not been put out; `brought`, what was brought in early; `words`,
    the wager that was nothing but words. `risen` is by street the level last faced and the largest increment.
    """

    risen: dict[int, tuple[int, int]] = field(default_factory=dict)
    counts: dict[tuple[int, int], int] = field(default_factory=dict)
    named: dict[tuple[int, int], int] = field(default_factory=dict)
    brought: dict[tuple[int, int], int] = field(default_factory=dict)
    words: dict[tuple[int, int], Wager] = field(default_factory=dict)

    def over(self, made: Wager) -> None:
        """A wager is complete: what does the next one face by it?"""
        at = (made.street, made.seat)
        self.counts[at] = counts_for(made)
        self.named[at] = max(0, counts_for(made) - made.lying)
        self.words.pop(at, None)
        if made.words and not made.motions and not made.done:
            self.words[at] = made

    def brought_in(self, street: int, before: Table) -> None:
        """The dealer brings in what lies in front though the street goes on: it still counts."""
        for each in before.seats:
            at = (street, each.number)
            self.brought[at] = self.brought.get(at, 0) + min(each.bet.amount, self.counts.get(at, each.bet.amount))


def as_they_lie(facts: Facts) -> Iterator[Wager]:
    """Every wager of the present deal in order, whosoever turn it was."""
    made: Wager | None = None
    so_far = _Round()
    for index, gesture, before, _ in facts.happened(facts.deal_start):
        if made is not None and not _goes_on(made, gesture):
            so_far.over(made)
            yield made
            made = None
        if isinstance(gesture.act, g.BringInBets) and facts.record.courses[index].betting:
            so_far.brought_in(facts.record.courses[index].street, before)
        if gesture.seat and isinstance(gesture.act, MAKING) and _speaks(gesture.act):
            made = made or _begun(facts, index, gesture.seat, before, so_far)
            made = _grown(made, index, gesture)
        elif made is not None and made.motions and not gesture.seat:
            made = _put_right(made, gesture)
    if made is not None:
        yield made


def _goes_on(made: Wager, gesture: g.Gesture) -> bool:
    if gesture.seat:  # what others talk of ends nothing
        return gesture.seat == made.seat or not (isinstance(gesture.act, MAKING) and _speaks(gesture.act))
    return isinstance(gesture.act, VOICE) or _given_back(made, gesture)


def _given_back(made: Wager, gesture: g.Gesture) -> bool:
    """Does the dealer give that seat chips back, or change?"""
    return isinstance(gesture.act, g.ReturnBet | g.Change) and gesture.act.seat == made.seat


def _speaks(act: g.Act) -> bool:
    return not isinstance(act, g.Say) or declared(act.words) is not None


def counts_for(made: Wager, level: int = -1, by: int = 0) -> int:
    """The total that the next one faces by it; against another level and step than it faced, if these are given."""
    if made.settled >= 0:
        return made.settled
    if made.back and made.motions:
        return made.total
    said = made.declared if made.motions or made.done else (made.words[0][1] if made.words else None)
    if not made.motions and (said is None or said.kind == "call"):
        return made.total
    put = Put(said, made.total - made.new.amount, made.new, len(made.motions), made.most - made.total, made.cap)
    return counted(put, made.facing, made.by) if level < 0 else counted(put, level, by)


def _begun(facts: Facts, index: int, seat: int, before: Table, so_far: _Round) -> Wager:
    course, sitting = facts.record.courses[index], before.seat(seat)
    level = _level(facts, before, index, so_far)
    by = _increment(facts, course.street, level, so_far.risen)
    pot = before.pot.amount + sum(_counting(facts, each, index, so_far) for each in before.seats)
    place = (seat, course.street, index, index, seat == course.to_act)
    facing = max(0, level - so_far.brought.get((course.street, seat), 0))
    promised = _promised(so_far.words.get((course.street, seat)), facing)
    made = Wager(*place, sitting.bet, sitting.stack.amount, facing, by, pot, course.contesting)
    stands = _counting(facts, sitting, index, so_far)
    antes = antes_in_front(facts) if course.street == 0 else 0
    cap = fixed_most(facts.setup, course.street, facing, antes)
    return replace(made, promised=promised, fixed=facts.setup.limit == "limit", cap=cap, stands=stands, antes=antes)


def _promised(words: Wager | None, facing: int) -> Declared | None:
    """What words in turn declared still stands when the chips come, if nobody has raised in between."""
    first = words.promised or words.words[0][1] if words is not None else None
    if words is None or first is None or not words.in_turn or facing > words.facing:
        return None
    return None if first.conditional else first


def _level(facts: Facts, before: Table, index: int, so_far: _Round) -> int:
    """The total of the largest bet in front; before the flop the big blind, with whatever chip it was posted."""
    course, blind = facts.record.courses[index], facts.setup.stakes.big_blind
    fronts = {each.number: _front(each, course.street, so_far) for each in before.seats}
    if course.street > 0 or not blind:
        return max(fronts.values())
    acted = {action.seat for action in course.actions if action.added}
    acted |= {seat for (street, seat), amount in so_far.named.items() if amount and street == course.street}
    return max([blind + antes_in_front(facts), *(amount for seat, amount in fronts.items() if seat in acted)])


def _counting(facts: Facts, seat: Seat, index: int, so_far: _Round) -> int:
    """What is in the pot by the chips in front of a seat: of one too large only what it comes to."""
    course = facts.record.courses[index]
    at = (course.street, seat.number)
    front = _front(seat, course.street, so_far) - so_far.brought.get(at, 0)
    return min(front, course.bet) if course.street == 0 and at not in so_far.counts else front


def _front(seat: Seat, street: int, so_far: _Round) -> int:
    """How much the next one faces of what a seat has put in or named on the street."""
    at, lies = (street, seat.number), seat.bet.amount
    return min(lies, so_far.counts.get(at, lies)) + so_far.named.get(at, 0) + so_far.brought.get(at, 0)


def _increment(facts: Facts, street: int, facing: int, rounds: dict[int, tuple[int, int]]) -> int:
    """The largest bet or raise so far on the street: by how much the level has risen at most at one time."""
    stakes, least = facts.setup.stakes, bet_size(facts.setup, street)
    if facts.setup.limit == "limit":
        return least
    level, by = rounds.get(street, (stakes.big_blind if street <= 0 else 0, least))
    rounds[street] = (facing, max(by, facing - level))
    return rounds[street][1]


def _grown(made: Wager, index: int, gesture: g.Gesture) -> Wager:
    act, last, made = gesture.act, made.last, replace(made, last=index)
    if isinstance(act, g.Say):
        said = declared(act.words)
        assert said is not None
        return replace(made, words=(*made.words, (index, said)), said_at=(*made.said_at, gesture.at))
    if isinstance(act, g.Wager):
        if _completes(made, act.chips.amount):
            return replace(made, last=last, settled=made.lying + act.chips.amount)
        return replace(made, motions=(*made.motions, (index, act.chips)), put_at=(*made.put_at, gesture.at))
    if isinstance(act, g.PullBack):
        return replace(made, back=(*made.back, (index, act.chips)))
    return replace(made, done=act.verb)


def _put_right(made: Wager, gesture: g.Gesture) -> Wager:
    """Dealer or floor have spoken, or the dealer has given something back."""
    if isinstance(gesture.act, g.ReturnBet):
        return replace(made, heard=True, settled=made.lying - gesture.act.chips.amount)
    return replace(made, heard=True)


def _completes(made: Wager, more: int) -> bool:
    """Do more chips, put out once dealer or floor spoke, make good exactly what some house asks of the wager?"""
    named = made.declared.amount if made.declared is not None else 0
    asked = {made.facing, made.minimum, 2 * made.facing, named}
    return made.heard and bool(made.motions) and made.lying + more in asked


def wager(facts: Facts) -> Wager:
    """The wager that the matter is about. Raises LookupError when it is about none."""
    found = [each for each in wagers(facts) if each.first + 1 == facts.matter.error]
    if found:
        return found[0]
    raise LookupError(f"{facts.matter.key} is about no wager")
