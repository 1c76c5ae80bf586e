"""Wagers as they were made: one player's words and chips in their order, and what he had to face.

A wager is everything a player says and does with chips until somebody else acts. It counts what lies on the table and
knows no book: what it *is* (a call, a raise, to how much) is for a book to say.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.games import is_stud
from trainer.kernel.table import Table
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.declared import Declared, declared

MAKING = (g.Say, g.Wager, g.PullBack, g.Check, g.Fold)
VOICE = (g.Say, g.Announce, g.Stop, g.CallFloor, g.Come, g.Ask, g.Report, g.Plan)


@dataclass(frozen=True)
class Wager:
    """`first` and `last` are indices of gestures; `at` lists the milliseconds of the words and of the chips.

    `prior` are the chips of this seat in front before, `behind` what it has besides, `facing` the total of the largest
    bet in front, `by` the largest bet or raise of the round so far (the opening minimum before any), `pot` everything
    in the pot and in front before the wager, `live` the seats still in the hand. Amounts in chips.
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
    def to_call(self) -> int:
        """What a call costs beyond the prior chips."""
        return max(0, self.facing - self.prior.amount)

    @property
    def minimum(self) -> int:
        """The total of the smallest full raise, or of the smallest bet where there is none to face."""
        return self.facing + self.by

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
        if not self.words:
            return None
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
    """Every wager of the present deal, in order; checks and folds among them."""
    return tuple(_wagers(facts))


def _wagers(facts: Facts) -> Iterator[Wager]:
    made: Wager | None = None
    rounds: dict[int, tuple[int, int]] = {}  # by street: the level last faced, the largest increment so far
    counts: dict[tuple[int, int], int] = {}  # by street and seat: how much of what lies in front the next one faces
    for index, gesture, before, _ in facts.happened(facts.deal_start):
        if made is not None and not _goes_on(made, gesture):
            counts[made.street, made.seat] = _counted(made)
            yield made
            made = None
        if gesture.seat and isinstance(gesture.act, MAKING) and _speaks(gesture.act):
            made = made or _begun(facts, index, gesture.seat, before, rounds, counts)
            made = _grown(made, index, gesture)
    if made is not None:
        yield made


def _goes_on(made: Wager, gesture: g.Gesture) -> bool:
    if gesture.seat:
        return gesture.seat == made.seat
    return isinstance(gesture.act, VOICE)


def _speaks(act: g.Act) -> bool:
    return not isinstance(act, g.Say) or declared(act.words) is not None


def _counted(made: Wager) -> int:
    """One silent chip against a bet calls in every book: while no change is made, nobody faces all it is worth."""
    alone = made.silent and len(made.motions) == 1 and made.new.pieces == 1 and not made.back
    return made.facing if alone and made.to_call > 0 and made.total > made.facing else made.total


def _begun(
    facts: Facts,
    index: int,
    seat: int,
    before: Table,
    rounds: dict[int, tuple[int, int]],
    counts: dict[tuple[int, int], int],
) -> Wager:
    course, sitting = facts.record.courses[index], before.seat(seat)
    facing = _level(facts, before, index, counts)
    by = _increment(facts, course.street, facing, rounds)
    by = completing(facts, course.street, facing) or by
    pot = before.pot.amount + sum(each.bet.amount for each in before.seats)
    place = (seat, course.street, index, index, seat == course.to_act)
    return Wager(*place, sitting.bet, sitting.stack.amount, facing, by, pot, course.contesting)


def _level(facts: Facts, before: Table, index: int, counts: dict[tuple[int, int], int]) -> int:
    """The total of the largest bet in front; before the flop the big blind, with whatever chip it was posted."""
    course, blind = facts.record.courses[index], facts.setup.stakes.big_blind
    fronts = {
        each.number: min(each.bet.amount, counts.get((course.street, each.number), each.bet.amount))
        for each in before.seats
    }
    if course.street > 0 or not blind:
        return max(fronts.values())
    acted = {action.seat for action in course.actions if action.added}
    return max([blind, *(amount for seat, amount in fronts.items() if seat in acted)])


def _increment(facts: Facts, street: int, facing: int, rounds: dict[int, tuple[int, int]]) -> int:
    """The largest bet or raise so far on the street: by how much the level has risen at most at one time."""
    stakes = facts.setup.stakes
    least = stakes.big_blind or stakes.small_bet
    level, by = rounds.get(street, (least if street <= 0 else 0, least))
    rounds[street] = (facing, max(by, facing - level))
    return rounds[street][1]


def completing(facts: Facts, street: int, level: int) -> int:
    """In limit stud: how much makes a bring-in below the small bet a full bet; 0 where there is no such bring-in."""
    stakes = facts.setup.stakes
    brought_in = is_stud(facts.game) and facts.setup.limit == "limit" and street == 0 and level > 0
    return max(0, stakes.small_bet - level) if brought_in else 0


def _grown(made: Wager, index: int, gesture: g.Gesture) -> Wager:
    act, made = gesture.act, replace(made, last=index)
    if isinstance(act, g.Say):
        said = declared(act.words)
        assert said is not None
        return replace(made, words=(*made.words, (index, said)), said_at=(*made.said_at, gesture.at))
    if isinstance(act, g.Wager):
        return replace(made, motions=(*made.motions, (index, act.chips)), put_at=(*made.put_at, gesture.at))
    if isinstance(act, g.PullBack):
        return replace(made, back=(*made.back, (index, act.chips)))
    return replace(made, done=act.verb)


def wager(facts: Facts) -> Wager:
    """The wager that the matter is about. Raises LookupError when it is about none."""
    for each in wagers(facts):
        if each.first + 1 == facts.matter.error:
            return each
    raise LookupError(f"{facts.matter.key} is about no wager")
