"""Wagers told one after the other from the gestures: whose, what they faced when they began, what became of them."""

from dataclasses import dataclass, field

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips, pick
from trainer.kernel.table import Seat, Table
from trainer.rules.counted import as_announced
from trainer.rules.course import Course
from trainer.rules.declared import Declared, declared, in_full, legal
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, checks_a_bet, counts_for, faced
from trainer.rules.making_good import makes_good
from trainer.rules.sizes import bet_size, fixed_most

MAKING = (g.Say, g.Wager, g.PullBack, g.Check, g.Fold)
VOICE = (
    *(g.Say, g.Announce, g.AnnounceBet, g.AskFor, g.AskHowMuch, g.ActionOn, g.Stop, g.Proceed),
    *(g.CallFloor, g.Come, g.Ask, g.Report, g.Plan, g.Order, g.CarryOn, g.Leave),
)
QUIET = (g.Count, g.AllInButton)


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
        self.counts[at] = faced(made)
        self.named[at] = max(0, faced(made) - made.lying)
        self.words.pop(at, None)
        if made.words and not made.motions and not made.done:
            self.words[at] = made

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


def as_they_lie(facts: Facts) -> list[Wager]:
    """Every wager of the present deal in order, whosoever turn it was."""
    found: list[Wager] = []
    made: Wager | None = None
    so_far = _Round()
    for index, gesture, before, _ in facts.happened(facts.deal_start):
        good = makes_good(facts.record.courses[index], gesture)
        own = made is not None and made.seat == gesture.seat
        if made is not None and (own if good else not _goes_on(made, gesture)):
            so_far.over(made)
            found.append(made)
            made = None
        if good:
            _make_good(found, so_far, index, gesture)
            continue
        if isinstance(gesture.act, g.BringInBets) and facts.record.courses[index].betting:
            so_far.brought_in(facts.record.courses[index], before)
        if gesture.seat and isinstance(gesture.act, MAKING) and _speaks(gesture.act):
            made = made or _begun(facts, index, gesture.seat, before, so_far)
            made = _grown(made, index, gesture, facts.record.courses[index].bet)
        elif made is not None and made.motions and not gesture.seat and not isinstance(gesture.act, QUIET):
            made = _put_right(made, gesture)
    return [*found, made] if made is not None else found


def _make_good(found: list[Wager], so_far: _Round, index: int, gesture: g.Gesture) -> None:
    """The last wager of that seat is made good by its chips; nobody counts them as a new one."""
    at = max(place for place, each in enumerate(found) if each.seat == gesture.seat)
    amount = gesture.act.chips.amount  # type: ignore[attr-defined]  # what makes good is a Wager
    old = found[at]
    found[at] = replace(old, good=(*old.good, (index, old.lying + amount)))
    so_far.made_good(found[at], amount)


def _goes_on(made: Wager, gesture: g.Gesture) -> bool:
    if gesture.seat:  # what others talk of ends nothing
        own = gesture.seat == made.seat and not (made.withdrawn or checks_a_bet(made))
        return own or not (isinstance(gesture.act, MAKING) and _speaks(gesture.act))
    return isinstance(gesture.act, VOICE + QUIET) or _given_back(made, gesture)


def _given_back(made: Wager, gesture: g.Gesture) -> bool:
    """Does the dealer give that seat chips back, or change?"""
    act = gesture.act
    if isinstance(act, g.Trade):
        return bool({f"bet-{made.seat}", f"stack-{made.seat}"} & {act.place, act.other})
    return isinstance(act, g.ReturnBet | g.Change) and act.seat == made.seat


def _speaks(act: g.Act) -> bool:
    return not isinstance(act, g.Say) or declared(act.words) is not None


def _begun(facts: Facts, index: int, seat: int, before: Table, so_far: _Round) -> Wager:
    course, sitting = facts.record.courses[index], before.seat(seat)
    level = _level(facts, before, index, so_far)
    by = _increment(facts, course.street, level, so_far.risen)
    pot = before.pot.amount + sum(course.dead) + sum(_counting(facts, each, index, so_far) for each in before.seats)
    place = (seat, course.street, index, index, seat == course.to_act)
    facing = max(0, level - so_far.brought.get((course.street, seat), 0))
    promised = _promised(so_far.words.get((course.street, seat)), facing)
    prior = _of_the_bet(course, sitting)
    made = Wager(*place, prior, sitting.stack.amount, facing, by, pot, course.contesting)
    stands = _counting(facts, sitting, index, so_far)
    cap, dead = fixed_most(facts.setup, course.street, facing), prior.amount - course.front(sitting)
    fixed, opens = facts.setup.limit == "limit", 0 if course.bet or course.street else facts.setup.stakes.bring_in
    return replace(made, promised=promised, fixed=fixed, cap=cap, opens=opens, stands=stands, dead=dead)


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
    return None if first.conditional else first


def _level(facts: Facts, before: Table, index: int, so_far: _Round) -> int:
    """The total of the largest bet in front; before the flop the big blind, with whatever chip it was posted."""
    course, blind = facts.record.courses[index], facts.setup.stakes.big_blind
    fronts = {each.number: _front(each, course, so_far) for each in before.seats}
    if course.street > 0 or not blind:
        return max(fronts.values())
    acted = {action.seat for action in course.actions if action.added}
    acted |= {seat for (street, seat), amount in so_far.named.items() if amount and street == course.street}
    return max([blind, *(amount for seat, amount in fronts.items() if seat in acted)])


def _counting(facts: Facts, seat: Seat, index: int, so_far: _Round) -> int:
    """What is in the pot by the chips in front of a seat: of one too large only what it comes to."""
    course = facts.record.courses[index]
    at = (course.street, seat.number)
    front = _front(seat, course, so_far) - so_far.brought.get(at, 0)
    return min(front, course.bet) if course.street == 0 and at not in so_far.counts else front


def _front(seat: Seat, course: Course, so_far: _Round) -> int:
    """How much the next one faces of what a seat has put in or named on the street."""
    at, lies = (course.street, seat.number), course.front(seat)
    return min(lies, so_far.counts.get(at, lies)) + so_far.named.get(at, 0) + so_far.brought.get(at, 0)


def _increment(facts: Facts, street: int, facing: int, rounds: dict[int, tuple[int, int]]) -> int:
    """The largest bet or raise so far on the street: by how much the level has risen at most at one time."""
    stakes, least = facts.setup.stakes, bet_size(facts.setup, street)
    if facts.setup.limit == "limit":
        return least
    level, by = rounds.get(street, (stakes.big_blind if street <= 0 else 0, least))
    rounds[street] = (facing, max(by, facing - level))
    return rounds[street][1]


def _grown(made: Wager, index: int, gesture: g.Gesture, level: int) -> Wager:
    act, last, made = gesture.act, made.last, replace(made, last=index)
    if isinstance(act, g.Say):
        said = declared(act.words)
        assert said is not None
        said = in_full(said, made.facing, made.minimum, made.minimum if made.fixed else made.most)
        return replace(made, words=(*made.words, (index, said)), said_at=(*made.said_at, gesture.at))
    if isinstance(act, g.Wager):
        if _completes(made, act.chips.amount, level):
            return replace(made, last=last, settled=made.lying + act.chips.amount)
        return replace(made, motions=(*made.motions, (index, act.chips)), put_at=(*made.put_at, gesture.at))
    if isinstance(act, g.PullBack):
        return replace(made, back=(*made.back, (index, act.chips)))
    return replace(made, done=act.verb)


def _put_right(made: Wager, gesture: g.Gesture) -> Wager:
    """Dealer or floor have spoken, or the dealer has given something back, or the action."""
    if gesture.act == g.ActionOn(made.seat):
        return replace(made, heard=True, again=True)
    if isinstance(gesture.act, g.AnnounceBet):
        counts = counts_for(made)
        told = as_announced(gesture.act.kind, gesture.act.amount, made.facing, counts)
        return replace(made, heard=True, told=told if told < counts else -1)
    if isinstance(gesture.act, g.ReturnBet):
        return replace(made, heard=True, settled=made.lying - gesture.act.chips.amount)
    return replace(made, heard=True)


def _completes(made: Wager, more: int, level: int) -> bool:
    """Do more chips, put out once dealer or floor spoke, make good exactly what some house asks of the wager?

    `level` is what there is to match by now: somebody's earlier bet may have been made good meanwhile.
    """
    said = made.declared
    named = () if said is None else (said.amount, *legal(said, made.facing, made.minimum, made.most))
    asked = {made.facing, made.minimum, 2 * made.facing, level, *named}
    return made.heard and bool(made.motions) and made.lying + more in asked
