"""Wagers as they were made: one player's words and chips in their order, and what he had to face.

A wager is everything a player says and does with chips until somebody else acts. It counts what lies on the table and
knows no book: what it *is* (a call, a raise, to how much) is for a book to say.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain

from trainer.kernel.altered import replace
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Table
from trainer.rules.counted import Put, counted
from trainer.rules.declared import Declared, by_its_chips, legal, other_meanings
from trainer.rules.facts import Facts, lately
from trainer.rules.sizes import one_step


@dataclass(frozen=True)
class Wager:
    """`first` and `last` are indices of gestures; `at` lists the milliseconds of the words and of the chips.

    `prior` are the chips of this seat's bet in front before, `behind` what it has besides, `facing` the total of the
    largest bet in front, `by` the largest bet or raise of the round so far (the opening minimum before any; in limit
    always the fixed bet of the street), `pot` everything in the pot and in front before the wager, `live` the seats
    still in the hand. `promised` is what the seat declared before somebody else spoke or acted, its chips still to
    come. `fixed` tells a limit game, `cap` the most that one large chip may come to in it; `stands` is what the prior
    chips counted for so far, `dead` what of their worth is an ante where its chips cannot be told from the bet's.
    `heard` is set once dealer or floor spoke while its chips lay there; `settled` is then the total after what the
    dealer gave back and what was added to put it right, below 0 for neither: no part of the wager. `good` is what it
    came to once others had acted and the dealer asked for more: the gesture, and the total. `again` is set once the
    dealer has pointed the action back to this seat while its chips lay there, `told` the total that he has named where
    it is another than the chips alone come to, below 0 for none, `named` the same whatever they come to. `opens` is
    the bring-in that an opening must come to while nobody has posted it, 0 for none, `ceiling` at pot-limit the total
    of a pot-sized bet. `below_pot` is set where a number that can mean several amounts means less than the pot. `short`
    are the totals of the all-ins of the street by less than a full bet or raise, of which a raise would be answered,
    `least_bet` is the least bet of it.
    `unsaid` tells that nobody said what is promised: silent chips beside others that go back are taken for a call.
    Amounts in chips.
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
    dead: int = 0
    heard: bool = False
    settled: int = -1
    good: tuple[tuple[int, int], ...] = ()
    again: bool = False
    told: int = -1
    named: int = -1
    opens: int = 0
    ceiling: int = 0
    below_pot: bool = False
    short: tuple[int, ...] = ()
    least_bet: int = 0
    unsaid: bool = False

    @cached_property
    def new(self) -> Chips:
        """The chips put out, all motions together."""
        return sum((chips for _, chips in self.motions), NO_CHIPS)

    @cached_property
    def pulled(self) -> Chips:
        """The prior chips taken back."""
        return sum((chips for _, chips in self.back), NO_CHIPS)

    @property
    def before(self) -> int:
        """What lay there of its bet before."""
        return self.prior.amount - self.dead

    @property
    def total(self) -> int:
        """What lies in front of the seat as its bet in the end."""
        return self.before - self.pulled.amount + self.new.amount

    @property
    def lying(self) -> int:
        """What lies there once it was put right."""
        if self.good:
            return self.good[-1][1]
        return self.settled if self.settled >= 0 else self.total

    @property
    def withdrawn(self) -> bool:
        """Did all its chips go back at the dealer's hands or word before anybody acted? Its maker then acts anew."""
        given = self.settled == self.before or (self.again and self.total == self.before)
        return self.in_turn and bool(self.motions) and given and not self.done

    @property
    def to_call(self) -> int:
        """What a call costs beyond what the prior chips stand for."""
        return max(0, self.facing - min(self.stands, self.before))

    @property
    def minimum(self) -> int:
        """The total of the smallest full raise, or of the smallest bet where there is none to face: the bring-in where
        nobody has posted it.
        """
        return self.opens or self.step_up

    @property
    def step_up(self) -> int:
        """The total that is one full bet or raise beyond what is faced.

        In limit what is short of the fixed bet, a bring-in or an all-in, is first completed to it.
        """
        return one_step(self.facing, self.by) if self.fixed else self.facing + self.by

    @property
    def could_complete(self) -> bool:
        """Is what it has to match an all-in by less than a full bet or raise, which it could raise?"""
        return self.facing in self.short and self.facing < self.most

    @property
    def most(self) -> int:
        """The total the seat can reach: all it has."""
        return self.before + self.behind

    @property
    def all_it_may(self) -> int:
        """The total of an all-in: everything the seat has, or as much of it as the game allows."""
        most = self.step_up if self.fixed else self.ceiling
        return min(self.most, max(self.facing, most)) if most else self.most

    @property
    def covered(self) -> int:
        """The most that a number means which can mean several amounts: the pot, at some houses less."""
        return self.pot - self.below_pot

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
    def names_its_amount(self) -> bool:
        """Words alone that say how much the bet or raise is that was declared before somebody else acted?"""
        said = self.words[0][1] if self.words and not self.motions else None
        if said is None or self.promised is None or said.conditional:
            return False
        return said.amount > 0 and said.kind in ("", self.promised.kind) and self.promised.kind in ("bet", "raise")

    @property
    def silent(self) -> bool:
        """Chips with no declaration before them; naming an amount alone is another question."""
        return bool(self.motions) and self.declared is None

    @property
    def worded_late(self) -> bool:
        """Chips first, and a declaration after them."""
        return self.silent and bool(self.words) and not self.words[0][1].conditional

    @property
    def smallest(self) -> int:
        """The value of the smallest of the new chips."""
        return self.new.piles[-1][0] if self.new else 0


@lately
def wagers(facts: Facts) -> tuple[Wager, ...]:
    """Every wager of the present deal in order, checks and folds too. In turn nobody faces what waits out of turn."""
    from trainer.rules.facts.turns import by_right  # rests on the wagers as they lie

    return by_right(facts)


def begun(facts: Facts) -> tuple[Wager, ...]:
    """Those of them that were begun since the gesture that is asked about."""
    return from_there(wagers(facts), facts.since)


def from_there(made: tuple[Wager, ...], first: int) -> tuple[Wager, ...]:
    """Of wagers in their order those that began at that gesture or later."""
    return made[bisect_left(made, first, key=_first) :] if first else made


def earlier(made: tuple[Wager, ...], than: Wager) -> tuple[Wager, ...]:
    """Of wagers in their order those before that one."""
    return made[: bisect_left(made, than.first, key=_first)]


def _first(made: Wager) -> int:
    return made.first


def counts_for(made: Wager, level: int = -1, by: int = 0) -> int:
    """The total that the next one faces by it; against another level and step than it faced, if these are given."""
    if made.settled >= 0:  # of chips that the dealer has left there nobody faces more than he has named
        return min(made.settled, made.named) if made.named >= 0 else made.settled
    if made.back and made.motions:
        return made.total
    said = made.declared if made.motions or made.done else (made.words[0][1] if made.words else None)
    if not made.motions and (said is None or said.kind == "call"):
        return made.total
    if said is not None and not made.motions and _names_all(made, said):
        return made.all_it_may
    said = _as_meant(made, said) if said is not None and not _with_its_chips(made) else said
    put = Put(said, made.total - made.new.amount, made.new, len(made.motions), made.most - made.total, made.cap)
    return counted(put, made.facing, made.by) if level < 0 else counted(put, level, by)


def _names_all(made: Wager, said: Declared) -> bool:
    """Does the word alone name the total: everything, in limit the one bet or raise there is, at pot-limit the pot?"""
    if said.conditional or said.kind == "all-in":
        return not said.conditional
    return (said.kind == "pot" and made.ceiling > 0) or (made.fixed and said.general and said.kind in ("bet", "raise"))


def _with_its_chips(made: Wager) -> bool:
    """Did chips come at one moment with the words, so that they are the bet?"""
    return bool(made.motions and made.said_at) and made.said_at[0] >= made.put_at[0]


def _as_meant(made: Wager, said: Declared) -> Declared:
    """The words with what a bare number that can mean several amounts is faced as: the one that its maker named since,
    else the highest that the pot covers. What is less than a raise, with one said, is faced as the smallest.
    """
    if said.kind in ("raise", "bet") and made.facing < said.amount < made.minimum and other_meanings(said):
        return replace(said, amount=min(made.minimum, made.all_it_may))
    meanings = legal(said, made.facing, made.minimum, made.all_it_may)
    named = (each.amount for _, each in made.words[1:] if not each.unofficial and each.amount in meanings)
    covered = (each for each in reversed(meanings) if each <= made.covered)
    return replace(said, amount=next(chain(named, covered), 0)) if meanings else said


FILLED_IN = 1
"""Milliseconds from a number to the chips that an answer fills in for it: they are the bet and tell nothing of it."""


def as_its_chips_say(made: Wager, chips: Chips, at: int) -> Wager:
    """The wager with a bare number read by the chips that go out for it, its first, at that millisecond: not where
    they come at one moment with the words, are filled in for them, or others spoke or acted between.
    """
    if not made.words or made.motions or made.promised is not None or made.said_at[-1] + FILLED_IN >= at:
        return made
    (first, said), *rest = made.words
    read = by_its_chips(said, made.before - made.pulled.amount, chips, made.facing or made.by)
    return replace(made, words=((first, read), *rest))


def faced(made: Wager, level: int = -1, by: int = 0) -> int:
    """The same once the dealer has named it: nobody faces more than he has said."""
    counts = counts_for(made, level, by)
    if made.told < 0:
        return counts
    return made.told if made.worded_late else min(counts, made.told)


def at_its_most(made: Wager) -> Wager:
    """The wager before any of its own chips were pulled back: what was put out is what was done."""
    out = made.motions[0][0] if made.motions else 0
    since = next((at for at, _ in made.back if at > out), 0)
    if not out or not since:
        return made
    return replace(
        made,
        motions=tuple(each for each in made.motions if each[0] < since),
        back=tuple(each for each in made.back if each[0] < out),
    )


def without_its_fold(made: Wager) -> Wager:
    """The act without the fold that its maker made after his chips, or the words for them, which stay: the next one
    faces them.
    """
    return replace(made, done="") if made.done == "fold" and (made.motions or says_a_wager(made)) else made


def says_a_wager(made: Wager) -> bool:
    """Was a call, a bet or a raise declared before any chips, and not before somebody else acted?"""
    said = made.declared if made.promised is None else None
    wagers_it = said is not None and said.kind in ("", "bet", "raise", "call", "all-in") and not said.conditional
    return said is not None and wagers_it and bool(said.kind or said.amount)


def chips_and_fold(made: Wager, tables: Sequence[Table]) -> tuple[Wager, ...]:
    """The act in chips or words, and the fold that its maker made or said after it, as two; any other as it is."""
    at = _folds_at(made)
    if not at:
        return (made,)
    chips = [place for place, (index, _) in enumerate(made.words) if index < at]
    last = max(index for index, _ in (*made.motions, *made.words, *made.back) if index < at)
    bet = replace(made, done="", last=last, words=made.words[: len(chips)], said_at=made.said_at[: len(chips)])
    then, words, said_at = tables[at].seat(made.seat), made.words[len(chips) :], made.said_at[len(chips) :]
    fold = replace(made, first=at, prior=then.bet, behind=then.stack.amount, stands=then.bet.amount, promised=None)
    fold = replace(fold, words=words, said_at=said_at, motions=(), back=(), put_at=())
    return bet, replace(fold, heard=False, settled=-1, good=(), again=False, told=-1, named=-1)


def _folds_at(made: Wager) -> int:
    """The gesture by which he lets his hand go or says that he does, all his chips out or declared; 0 for none, or
    where he said so first.
    """
    if not (made.motions or says_a_wager(made)) or (made.declared is not None and made.declared.kind == "fold"):
        return 0
    out = made.motions[-1][0] if made.motions else made.first
    late = (at for at, each in made.words if at > out and each.kind == "fold" and not each.conditional)
    return next(late, made.last if made.done == "fold" else 0)


def still_lying(made: Wager) -> int:
    """How much of its new chips still lies there, whatever of them its maker has pulled back."""
    return max(0, made.total - made.before)


def taken_from(made: Wager, bet: int) -> int:
    """How much of a bet that came to that total it only pulls back, once others had acted: they face it even so."""
    alone = made.back and not (made.motions or made.done)
    return max(0, bet - made.total) if alone and bet == made.facing else 0


def comes_to(made: Wager, at: int) -> int:
    """The total that whoever acts from gesture `at` on faces by it, with what was made good until then."""
    return max([faced(made), *(total for index, total in made.good if index < at)])


def last_in_chips(facts: Facts, seat: int) -> Wager | None:
    """The last wager of that seat in which chips went out, None before there is one."""
    return next((each for each in reversed(wagers(facts)) if each.seat == seat and each.motions), None)


def checks_a_bet(made: Wager) -> bool:
    """Is it a check, with no chips, of a bet that there is to match? That answers nothing."""
    return made.done == "check" and not made.motions and made.to_call > 0


def once_it_is_over(facts: Facts, made: Wager) -> bool:
    """Did its chips go out with nothing to call, once nobody was to act on the street any more?"""
    if not made.motions or made.facing > made.before:
        return False
    course = facts.record.courses[made.motions[0][0]]
    return course.street >= 0 and not course.betting


def maker(facts: Facts) -> Wager | None:
    """The wager that the matter is about, None where it is about none."""
    return _beginning(facts).get(facts.matter.error)


@lately
def _beginning(facts: Facts) -> Mapping[int, Wager]:
    """Every wager by the gestures that were made when it had begun: every rule asks for the one of its matter."""
    return {each.first + 1: each for each in reversed(wagers(facts))}


def wager(facts: Facts) -> Wager:
    """The same. Raises LookupError when it is about none."""
    found = maker(facts)
    if found is None:
        raise LookupError(f"{facts.matter.key} is about no wager")
    return found
