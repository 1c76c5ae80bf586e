"""Wagers told one after the other from the gestures: whose, what they faced when they began, what became of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips, pick
from trainer.kernel.table import Seat, Setup, Table
from trainer.rules.counted import RISING, as_announced
from trainer.rules.course import Course
from trainer.rules.declared import Declared, as_number_word, declared, in_full, legal, other_meanings, within_the_pot
from trainer.rules.facts import Facts
from trainer.rules.facts.asked_for import as_asked
from trainer.rules.facts.wager import Wager, as_its_chips_say, checks_a_bet, counts_for, faced, taken_from
from trainer.rules.making_good import makes_good
from trainer.rules.record import Record
from trainer.rules.sizes import bet_size, fixed_most, least_opening

MAKING = (g.Say, g.Wager, g.PullBack, g.Check, g.Fold)
VOICE = (
    *(*g.SPOKEN, g.Announce, g.AnnounceBet, g.AskFor, g.AskHowMuch, g.ActionOn, g.Stop, g.Proceed),
    *(g.CallFloor, g.Come, g.Ask, g.Report, g.Plan, g.Order, g.CarryOn, g.Leave),
)
QUIET = (g.Count, g.AllInButton)


@dataclass(frozen=True, slots=True)
class Laid:
    """The wagers of a deal at one moment: the first `over` of `found` are complete, and `made` may still grow.

    `good` has, by its gesture, what a complete one became that was made good.
    """

    found: list[Wager]
    over: int
    made: Wager | None
    good: Mapping[int, Wager]

    @property
    def wagers(self) -> tuple[Wager, ...]:
        over = tuple(self.found[: self.over])
        return (*over, self.made) if self.made is not None else over

    def since(self, index: int) -> Iterator[Wager]:
        """The complete ones that began at that gesture or later, the last one first."""
        for place in range(self.over - 1, -1, -1):
            if self.found[place].first < index:
                return
            yield self.found[place]


@dataclass
class _Round:
    """What is known of the betting so far. Each amount by street and seat: `counts`, how much of what lies in front the
    next one faces; `named`, what was declared and has not been put out; `brought`, what was brought in early; `words`,
    the wager that was nothing but words. `risen` is by street the level last faced and the largest increment, `short`
    the totals of all-ins by less than a full bet or raise.
    """

    risen: dict[int, tuple[int, int]] = field(default_factory=dict)
    counts: dict[tuple[int, int], int] = field(default_factory=dict)
    named: dict[tuple[int, int], int] = field(default_factory=dict)
    brought: dict[tuple[int, int], int] = field(default_factory=dict)
    words: dict[tuple[int, int], Wager] = field(default_factory=dict)
    short: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def over(self, made: Wager) -> None:
        """A wager is complete: what does the next one face by it?"""
        at = (made.street, made.seat)
        self.named[at] = taken_from(made, self.counts.get(at, 0)) or max(0, faced(made) - made.lying)
        self.counts[at] = faced(made)
        self.words.pop(at, None)
        if made.words and not made.motions and not made.done:
            self.words[at] = made
        if made.facing < faced(made) == made.most < made.facing + made.by:
            self.short[made.street] = (*self.short.get(made.street, ()), made.most)

    def made_good(self, made: Wager, amount: int) -> None:
        """More chips lie there; of a bet or raise the next one faces them."""
        at = (made.street, made.seat)
        self.counts[at] = self.counts.get(at, 0) + amount
        to = self.counts[at]
        if made.street in self.risen and to > made.facing:
            level, by = self.risen[made.street]
            self.risen[made.street] = (max(level, to), max(by, to - made.facing))

    def brought_in(self, course: Course, before: Table) -> None:
        """The dealer brings in what lies in front though the street goes on: it still counts."""
        for each in before.seats:
            at, lies = (course.street, each.number), course.front(each)
            self.brought[at] = self.brought.get(at, 0) + min(lies, self.counts.get(at, lies))


class _Telling:
    """The wagers of a deal told one gesture after the other; what is over is never told again."""

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.found: list[Wager] = []
        self.made: Wager | None = None
        self.so_far = _Round()
        self.good: dict[int, Wager] = {}

    def hear(self, record: Record, index: int) -> Laid:
        """Take in one gesture more; how the wagers lie then."""
        self._hear(record, index, record.gestures[index])
        if record.courses[index + 1].deal_start == index + 1:
            self._begin()
        return Laid(self.found, len(self.found), self.made, self.good)

    def _hear(self, record: Record, index: int, gesture: g.Gesture) -> None:
        course, before = record.met(index), record.tables[index]
        good = makes_good(course, gesture)
        own = self.made is not None and self.made.seat == gesture.seat
        if self.made is not None and (own if good else not _goes_on(self.made, gesture)):
            self.so_far.over(self.made)
            self.found.append(self.made)
            self.made = None
        if good:
            self._make_good(index, gesture)
            return
        if isinstance(gesture.act, g.BringInBets) and course.betting:
            self.so_far.brought_in(course, before)
        if _repeated(gesture, self.so_far, course, before):
            return
        if gesture.seat and isinstance(gesture.act, MAKING) and _speaks(gesture.act):
            made = self.made or _begun(record, index, gesture.seat, self.so_far)
            self.made = _grown(as_asked(record, made, index, gesture), index, gesture, course)
        elif self.made is not None and self.made.motions and not gesture.seat and not isinstance(gesture.act, QUIET):
            self.made = _put_right(self.made, gesture)

    def _make_good(self, index: int, gesture: g.Gesture) -> None:
        """The last wager of that seat is made good by its chips; nobody counts them as a new one."""
        at = max(place for place, each in enumerate(self.found) if each.seat == gesture.seat)
        amount = gesture.act.chips.amount  # type: ignore[attr-defined]  # what makes good is a Wager
        old = self.found[at]
        self.good[index] = new = replace(old, good=(*old.good, (index, old.lying + amount)))
        self.found = [*self.found[:at], new, *self.found[at + 1 :]]  # moments before this one keep the list they saw
        self.so_far.made_good(new, amount)


def laid(facts: Facts) -> Laid:
    """How the wagers of the present deal lie, whosesoever turn it was. One telling goes along with the record."""
    telling, moments = facts.record.known.setdefault(laid, (_Telling(), [Laid([], 0, None, {})]))
    for index in range(len(moments) - 1, facts.at):
        moments.append(telling.hear(facts.record, index))
    found: Laid = moments[facts.at]
    return found


def _goes_on(made: Wager, gesture: g.Gesture) -> bool:
    if gesture.seat:  # what others talk of ends nothing
        own = gesture.seat == made.seat and not (made.withdrawn or checks_a_bet(made) or _has_answered(made, gesture))
        return own or not (isinstance(gesture.act, (*MAKING, g.Post)) and _speaks(gesture.act))
    return isinstance(gesture.act, VOICE + QUIET) or _given_back(made, gesture)


def _has_answered(made: Wager, gesture: g.Gesture) -> bool:
    """Has he let go of his hand or checked, which binds, so that what he says or puts out afterwards is another act,
    after his turn?

    Who says it and raps the table checks once; what comes in the same moment is of one act.
    """
    if made.done == g.Fold.verb and gesture.act != g.Fold():
        return isinstance(gesture.act, MAKING) and _speaks(gesture.act)
    if made.motions or made.back or not isinstance(gesture.act, MAKING) or not _speaks(gesture.act):
        return False
    said = made.declared is not None and made.declared.kind == "check" and not made.declared.conditional
    at_once = bool(made.said_at) and gesture.at == made.said_at[-1]
    return made.done == "check" or (said and not at_once and not isinstance(gesture.act, g.Check))


def _given_back(made: Wager, gesture: g.Gesture) -> bool:
    """Does the dealer give that seat chips back, or change?"""
    act = gesture.act
    if isinstance(act, g.Trade):
        return bool({f"bet-{made.seat}", f"stack-{made.seat}"} & {act.place, act.other})
    return isinstance(act, g.ReturnBet | g.Change) and act.seat == made.seat


def _speaks(act: g.Act) -> bool:
    return not isinstance(act, g.Say) or declared(act.words) is not None


def _begun(record: Record, index: int, seat: int, so_far: _Round) -> Wager:
    course, before = record.met(index), record.tables[index]
    setup, sitting = record.setup, before.seat(seat)
    level = _level(setup, before, course, so_far)
    chips = isinstance(record.gestures[index].act, g.Wager)
    if chips and (own := _own_words(so_far, course, before, seat)) is not None:
        return _fulfilling(own, index, sitting.stack.amount)
    by = _increment(setup, course.street, level, so_far.risen)
    pot = before.pot.amount + sum(course.dead) + sum(_counting(each, course, so_far) for each in before.seats)
    place = (seat, course.street, index, index, seat == course.to_act and not _has_checked(so_far, course, seat, level))
    facing = max(0, level - so_far.brought.get((course.street, seat), 0))
    promised = _promised(so_far.words.get((course.street, seat)), facing)
    prior = _of_the_bet(course, sitting)
    made = Wager(*place, prior, sitting.stack.amount, facing, by, pot, course.contesting)
    stands = _counting(sitting, course, so_far)
    cap, dead = fixed_most(setup, course.street, facing), prior.amount - course.front(sitting)
    fixed, opens = setup.limit == "limit", least_opening(setup, course.street, level)
    others = (before.seat(each) for each in course.contesting if each != seat)
    most = max((course.front(each) + each.stack.amount for each in others), default=0)
    short = tuple(each for each in so_far.short.get(course.street, ()) if each < most)
    made = replace(made, promised=promised, fixed=fixed, cap=cap, stands=stands, dead=dead, opens=opens, short=short)
    made = replace(made, below_pot=record.below_pot, least_bet=bet_size(setup, course.street))
    if setup.limit != "pot-limit":
        return made
    return replace(made, ceiling=made.facing + made.pot + made.to_call + _missing_of_blinds(record, course))


def _missing_of_blinds(record: Record, course: Course) -> int:
    """By how much the blinds of the first betting fell short of full ones: a pot said in words is of the full ones."""
    stakes = record.setup.stakes
    lay = sum(record.courses[course.opened].committed) if course.street == 0 else stakes.small_blind + stakes.big_blind
    return max(0, stakes.small_blind + stakes.big_blind - lay)


def _has_checked(so_far: _Round, course: Course, seat: int, level: int) -> bool:
    """Did that seat check in words at its turn, with no bet since?"""
    own = so_far.words.get((course.street, seat))
    return own is not None and own.in_turn and own.words[0][1].kind == "check" and level <= own.facing


def _own_words(so_far: _Round, course: Course, before: Table, seat: int) -> Wager | None:
    """The bet or raise in words alone to which the chips of that seat are still to come; None once somebody raised it.

    Whoever bets calls nothing: he faces what he faced when he said it, not his own bet and not the calls of it.
    """
    own = so_far.words.get((course.street, seat))
    said = own.promised or own.words[0][1] if own is not None else None
    if own is None or said is None or not own.in_turn or said.conditional:
        return None
    if faced(own) <= own.facing and said.kind not in RISING:
        return None
    others = (_front(each, course, so_far) for each in before.seats if each.number != seat)
    return own if max(others, default=0) <= max(own.facing, faced(own)) else None


def _repeated(gesture: g.Gesture, so_far: _Round, course: Course, before: Table) -> bool:
    """Does he only say again what he bet or raised in words at his turn, his chips still to come? It is no new act."""
    act = gesture.act
    if not gesture.seat or not isinstance(act, g.Say) or not _speaks(act):
        return False
    own = _own_words(so_far, course, before, gesture.seat)
    said = own.declared if own is not None else None
    if own is None or said is None or faced(own) <= own.facing or (said.general and said.kind != "all-in"):
        return False
    again = as_heard(own, act.words)
    return not again.conditional and faced(replace(own, words=((own.first, again),), promised=None)) == faced(own)


def _fulfilling(own: Wager, index: int, behind: int) -> Wager:
    """The wager of chips that come to words said before somebody else spoke or acted."""
    promised = own.promised or own.words[0][1]
    fresh = replace(own, first=index, last=index, words=(), said_at=(), promised=promised, behind=behind)
    return replace(fresh, heard=False, settled=-1, good=(), again=False, told=-1, named=-1)


def _of_the_bet(course: Course, sitting: Seat) -> Chips:
    """The chips in front of a seat without those of an ante; with them where one chip is both."""
    if not course.dead:
        return sitting.bet
    bet = pick(sitting.bet, course.front(sitting))
    return sitting.bet if bet is None else bet


def _promised(words: Wager | None, facing: int) -> Declared | None:
    """What words in turn declared still stands when the chips come, if nobody has raised in between."""
    first = words.promised or words.words[0][1] if words is not None else None
    if words is None or first is None or not words.in_turn or facing > words.facing:
        return None
    return None if first.conditional or first.kind == "check" else first


def _level(setup: Setup, before: Table, course: Course, so_far: _Round) -> int:
    """The total of the largest bet in front; before the flop the big blind, with whatever chip it was posted."""
    blind = setup.stakes.big_blind
    fronts = {each.number: _front(each, course, so_far) for each in before.seats}
    if course.street > 0 or not blind:
        return max(fronts.values())
    acted = {action.seat for action in course.actions if action.added}
    acted |= {seat for (street, seat), amount in so_far.named.items() if amount and street == course.street}
    return max([blind, *(amount for seat, amount in fronts.items() if seat in acted)])


def _counting(seat: Seat, course: Course, so_far: _Round) -> int:
    """What is in the pot by the chips in front of a seat: of one too large only what it comes to."""
    at = (course.street, seat.number)
    front = _front(seat, course, so_far) - so_far.brought.get(at, 0)
    return min(front, course.bet) if course.street == 0 and at not in so_far.counts else front


def _front(seat: Seat, course: Course, so_far: _Round) -> int:
    """How much the next one faces of what a seat has put in or named on the street."""
    at, lies = (course.street, seat.number), course.front(seat)
    return min(lies, so_far.counts.get(at, lies)) + so_far.named.get(at, 0) + so_far.brought.get(at, 0)


def _increment(setup: Setup, street: int, facing: int, rounds: dict[int, tuple[int, int]]) -> int:
    """The largest bet or raise so far on the street: by how much the level has risen at most at one time."""
    stakes, least = setup.stakes, bet_size(setup, street)
    if setup.limit == "limit":
        return least
    level, by = rounds.get(street, (stakes.big_blind if street <= 0 else 0, least))
    rounds[street] = (facing, max(by, facing - level))
    return rounds[street][1]


def _grown(made: Wager, index: int, gesture: g.Gesture, course: Course) -> Wager:
    act, last, made = gesture.act, made.last, replace(made, last=index)
    if isinstance(act, g.Say):
        said = as_heard(made, act.words)
        return _with_its_amount(replace(made, words=(*made.words, (index, said)), said_at=(*made.said_at, gesture.at)))
    if isinstance(act, g.Wager):
        settled = made.lying + act.chips.amount
        if _completes(made, act.chips.amount, course):
            return replace(made, last=last, settled=settled)
        made = replace(made, settled=settled if made.settled >= 0 else -1)
        if _lies_there_again(made, act.chips.amount):
            return replace(made, back=made.back[:-1])
        made = as_its_chips_say(made, act.chips, gesture.at) if index == last + 1 else made
        return replace(made, motions=(*made.motions, (index, act.chips)), put_at=(*made.put_at, gesture.at))
    if isinstance(act, g.PullBack):
        return replace(made, back=(*made.back, (index, act.chips)))
    return replace(made, done=act.verb)


def as_heard(made: Wager, words: str) -> Declared:
    """What the words of a wager declare, in full where what it faces tells how much that is; to "complete" over chips
    that lie there is what these are.
    """
    said = declared(words)
    assert said is not None
    if said.kind == "complete" and made.motions and made.could_complete:
        return replace(said, kind="raise" if made.total > made.facing else "call")
    most, step = (made.step_up, made.by) if made.fixed else (min(made.most, made.ceiling or made.most), 0)
    short = made.could_complete
    said = as_number_word(said, made.minimum, made.least_bet)
    said = in_full(said, made.facing, made.minimum, most, step, pot_limit=made.ceiling > 0, short=short)
    return said if made.fixed else within_the_pot(said, made.facing, made.minimum, made.covered)


def _lies_there_again(made: Wager, amount: int) -> bool:
    """Does just that go out again which its maker pulled back of it last? Then it is the wager that it was."""
    if not (made.motions and made.back):
        return False
    at, chips = made.back[-1]
    return at > made.motions[-1][0] and chips.amount == amount


def _with_its_amount(made: Wager) -> Wager:
    """A bet or raise was said and its amount after it, before any chips: that is one declaration of both."""
    said = made.words[-1][1]
    if made.promised is not None:
        named = made.promised.general and made.names_its_amount
        return replace(made, promised=replace(made.promised, amount=said.amount)) if named else made
    (at, first), *rest = made.words
    if said.amount in other_meanings(first) and not said.unofficial:
        return replace(made, words=((at, replace(first, amount=said.amount)), *rest))
    alone = first.general and first.kind in ("bet", "raise") and not first.conditional and not made.motions
    if rest and alone and said.kind == "all-in" and not said.conditional:
        return replace(made, words=((at, said), *rest))
    same = said.amount > 0 and not said.conditional and said.kind in ("", first.kind)
    if not (rest and alone and same):
        return made
    return replace(made, words=((at, replace(first, amount=said.amount)), *rest))


def _put_right(made: Wager, gesture: g.Gesture) -> Wager:
    """Dealer or floor have spoken, or the dealer has given something back, or the action."""
    if gesture.act == g.ActionOn(made.seat):
        return replace(made, heard=True, again=True)
    if isinstance(gesture.act, g.AnnounceBet):
        counts = counts_for(made)
        lying = made.lying if made.worded_late else 0
        told = as_announced(gesture.act.kind, gesture.act.amount, made.facing, counts, lying)
        named = max(told, gesture.act.amount) if gesture.act.kind in RISING else told  # chips may come up to it yet
        return replace(made, heard=True, told=told if told != counts else -1, named=named)
    if isinstance(gesture.act, g.AskFor):
        return replace(made, heard=True, named=-1)
    if isinstance(gesture.act, g.ReturnBet):
        return replace(made, heard=True, settled=made.lying - gesture.act.chips.amount)
    return replace(made, heard=True)


def _completes(made: Wager, more: int, course: Course) -> bool:
    """Do more chips, put out once dealer or floor spoke, make good what the dealer asked for or some house asks of it?

    What there is to match by now is asked of it too: somebody's earlier bet may have been made good meanwhile.
    """
    asked_for = course.ongoing.owing if course.ongoing is not None else 0
    said = made.declared or (made.words[0][1] if made.worded_late else None)
    named = () if said is None else (said.amount, *legal(replace(said, amount=0), made.facing, made.minimum, made.most))
    asked = {made.facing, made.minimum, 2 * made.facing, course.bet, made.lying + asked_for, *named}
    return made.heard and bool(made.motions) and made.lying + more in asked
