"""What led up to a street that is begun, tried out: the table dealt, and a plan of the betting acted out on it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from random import Random
from types import MappingProxyType

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import EVERY_DENOMINATION, NO_CHIPS, Chips, make
from trainer.kernel.games import is_stud
from trainer.kernel.table import Setup, pot_called
from trainer.quickfire.kind import Unsuitable
from trainer.rules.course import big_blind_seat, clockwise
from trainer.scenarios.stacks import smallest_for
from trainer.shorthand.amounts import fewest
from trainer.shorthand.begun import Begun
from trainer.shorthand.filed_hand import FiledHand
from trainer.shorthand.hand import Hand
from trainer.shorthand.lead_plan import NEVER, Plan, Wanted, plans, plans_with_folded_in_sides

THIRD_STREET = 3  # cards of each player
PLENTY = 4000  # chips of each kind, more than anybody puts in
MOST_NEAR = 8  # of the pots near one that can't be made, how many are acted out
MOST_PLAYED = 60  # ways acted out before it is given up


class _Anted(Hand):
    """A hand in which some post another ante than everybody's."""

    def __init__(self, setup: Setup, dice: Random, others: Mapping[int, int]) -> None:
        super().__init__(setup, dice)
        self.others = others

    def post(self, seat: int, amount: int) -> None:
        before_cards = not any(each.hand for each in self.table.seats)
        own = self.others.get(seat, amount) if before_cards else amount
        if own or not amount:
            super().post(seat, own)


class Opened:
    """The table dealt, with chips enough in front of everybody to try what leads to the pots.

    `others` are antes by seat that are not everybody's.
    """

    def __init__(
        self, setup: Setup, begun: Begun, seed: str, unit: int = 0, others: Mapping[int, int] = MappingProxyType({})
    ) -> None:
        sitting = frozenset(each.number for each in setup.seats if each.taken)
        self.setup, self.before, self.others = setup, begun.number(), others
        self.face_down = begun.face_down
        self.pots = begun.pots(sitting)
        self.live, self.broke = self.pots[0][1], begun.broke_now(sitting)
        self.count = len(self.live)
        stakes, self.values = setup.stakes, begun.denominations or EVERY_DENOMINATION
        self.round = smallest_for((stakes.small_blind, stakes.big_blind, stakes.ante, stakes.bring_in), self.values)
        self.unit = unit or self.round
        self.smallest = min(self.unit, smallest_for((stakes.big_blind_ante, stakes.ante), self.values) or self.unit)
        opened = self._hand(dict.fromkeys(sitting, self._plenty()), seed)
        opened.deal()
        self.antes = _antes(opened) | dict(others)
        self.forced = {
            each.number: each.bet.amount - (0 if is_stud(setup.game) else self.antes.get(each.number, 0))
            for each in opened.table.seats
            if each.bet
        }
        dealt = opened.course.dealt_in
        after = big_blind_seat(dealt, setup.button) if not is_stud(setup.game) else opened.to_act - 1
        self.order = clockwise(dealt, after)

    def wanted(self, pot: int) -> Wanted:
        """What a main pot of so much asks for."""
        pots = tuple((amount, len(seats)) for amount, seats in self.pots)
        folded = tuple(seat for seat in self.order if seat not in self.live)
        total = sum(self.antes.values())
        pots = ((pot, len(self.live)), *pots[1:])
        return Wanted(self.setup, self.before, pots, folded, self.forced, total, self.unit, self.round)

    def has_plans(self, pot: int) -> bool:
        """Is there a way to think of to a main pot of so much?"""
        wanted = self.wanted(pot)
        return wanted.even and next(plans(wanted), None) is not None

    def first(self, wanted: Wanted, seed: str, most: int = MOST_PLAYED, in_sides: bool = False) -> FiledHand | None:
        """The hand by the first way on which it comes about; None where it does on none that is tried."""
        ways = (False, True) if self.broke else (True,)
        found = plans_with_folded_in_sides(wanted) if in_sides else plans(wanted)
        tried = ((plan, all_raise) for plan in found for all_raise in ways)
        for (plan, all_raise), _ in zip(tried, range(most), strict=False):
            with suppress(Unsuitable, ValueError):
                return self.played(wanted, plan, seed, all_raise)
        return None

    def played(self, wanted: Wanted, plan: Plan, seed: str, all_raise: bool) -> FiledHand:
        """The hand by that plan, with stacks of which just what is to be left is left; `all_raise` lets those raise as
        well who have nothing left after. Raises Unsuitable and ValueError.
        """
        caps, cap = [plan.share], plan.share
        for number, (amount, seats) in enumerate(self.pots[1:]):
            cap += plan.sides[number] if plan.sides else amount // len(seats)
            caps.append(cap)
        totals = {seat: max(cap for cap, (_, some) in zip(caps, self.pots, strict=True) if seat in some)
                  for seat in self.live}  # fmt: skip
        stacks = {seat: self._plenty() for seat in self.forced.keys() | set(self.order)}
        stacks |= {seat: self._exactly(seat, totals[seat], caps) for seat in self.broke}
        tried = _Lead(self, plan, totals, tuple(caps), self._hand(stacks, seed))
        tried.raising = self.live if all_raise else self.live - self.broke
        tried.play()
        spent = tried.hand.put_in()
        left = {each.number: NO_CHIPS if each.number in self.broke else each.stack for each in self.setup.seats}
        hand = FiledHand(_with_stacks(self.setup, {seat: left[seat] + spent.get(seat, NO_CHIPS) for seat in left}),
                    tried.hand.dice)  # fmt: skip
        for each in tried.hand.record.gestures:
            hand.record.add(each)
        hand.now = tried.hand.now
        self._look_at(wanted, hand)
        return hand

    def _hand(self, stacks: Mapping[int, Chips], seed: str) -> Hand:
        return _Anted(_with_stacks(self.setup, stacks), Random(seed), self.others)

    def _exactly(self, seat: int, total: int, caps: list[int]) -> Chips:
        """All that a seat has before it is all-in, such that the chips of each pot can be told apart."""
        forced, ante = self.forced.get(seat, 0), self.antes.get(seat, 0)
        if total < forced:
            raise Unsuitable
        return _total(make(each, self.values) for each in (ante, forced, *_parts(tuple(caps), forced, total)))

    def _plenty(self) -> Chips:
        return Chips(tuple((value, PLENTY) for value in self.values if value >= self.smallest))

    def _look_at(self, wanted: Wanted, hand: Hand) -> None:
        """Raises ValueError unless it has come to what was told."""
        table, course = hand.table, hand.course
        amounts = tuple(pot.amount for pot in table.pots)
        if amounts != tuple(amount for amount, _ in wanted.pots) or set(course.contesting) != self.live:
            raise ValueError("it came to other pots")
        if is_stud(self.setup.game) and self._one_more_card(hand):
            raise ValueError("a player who folds got a card that is meant for another")
        able = self.live - self.broke
        if course.street != self.before or course.betting != (len(able) > 1):
            raise ValueError("it came to another street")

    def _one_more_card(self, hand: Hand) -> bool:
        """Did anybody fold after third street? The deck has the cards of later streets for those who are in."""
        dealt = Counter(each.act.seat for each in hand.record.gestures if isinstance(each.act, g.Pitch))
        return any(count > THIRD_STREET for seat, count in dealt.items() if seat not in self.live)


class _Lead:
    """One plan acted out."""

    def __init__(
        self, opened: Opened, plan: Plan, totals: Mapping[int, int], caps: tuple[int, ...], hand: Hand
    ) -> None:
        self.opened, self.plan, self.totals, self.caps, self.hand = opened, plan, totals, caps, hand
        self.put = dict.fromkeys(opened.order, 0)  # beside antes, by seat, on all streets
        self.before = dict(self.put)  # the same when this street began
        self.raising = opened.live
        self.shown = opened.face_down

    def play(self) -> None:
        """Everything up to the cards of the street that is begun."""
        self.hand.deal()
        self.put |= self.opened.forced
        for street in range(self.opened.before):
            self._round(street)
            if street == self.plan.uncalled:
                self._give_back()
            self._pull_in()
            if not self.shown and self._all_put():
                self.hand.turn_up()
                self.shown = True
            self.hand.street()

    def _all_put(self) -> bool:
        """Can nobody bet any more?"""
        able = len(self.opened.live - self.opened.broke)
        if able > 1 or (self.plan.uncalled != NEVER and set(self.hand.course.contesting) != self.opened.live):
            return False
        return all(self.put[seat] == total for seat, total in self.totals.items())

    def _round(self, street: int) -> None:
        hand, levels = self.hand, list(self.plan.levels[street])
        waiting = {*self.plan.limpers} if street == 0 else set()
        opening = self.plan.opener if street == 0 else 0
        last = 0
        acts = range((len(levels) + 2) * len(self.opened.order))  # each once more after every raise
        for _ in acts:
            if not (seat := hand.to_act):
                break
            level = hand.level(seat) - self._ante_in_front(seat, street)
            owes = hand.level(seat) > hand.table.seat(seat).bet.amount
            if opening and seat == opening:
                self._raise(seat, levels.pop(0), level)
                opening, last = 0, seat
            elif seat in waiting or (seat in self.plan.callers and street == 0):
                waiting.discard(seat)
                self._stay(seat, level)
            elif seat not in self.opened.live:
                hand.fold(seat) if owes else hand.player(seat, g.Check())
            elif levels and not opening and not waiting and seat != last and self._may_raise(seat, levels[0], street):
                self._raise(seat, levels.pop(0), level)
                last = seat
            else:
                self._stay(seat, level)
        if levels or hand.to_act:
            raise ValueError("no one was left to raise" if levels else "the betting never ended")

    def _give_back(self) -> None:
        """The bet that nobody called, to whom it belongs."""
        for seat in self.hand.table.seats:
            if seat.bet:
                self.put[seat.number] -= seat.bet.amount
                self.hand.dealer(g.ReturnBet(seat.number, seat.bet))

    def _ante_in_front(self, seat: int, street: int) -> int:
        return self.opened.antes.get(seat, 0) if street == 0 and not is_stud(self.opened.setup.game) else 0

    def _may_raise(self, seat: int, level: int, street: int) -> bool:
        if street == self.plan.uncalled:
            return seat in self.opened.live - self.opened.broke
        return seat in self.raising and self.totals[seat] >= self.before[seat] + level

    def _raise(self, seat: int, level: int, facing: int) -> None:
        if facing:
            self.hand.say(seat, "raise" if self.hand.setup.limit == "limit" else f"raise {level}")
        self._in(seat, level)

    def _stay(self, seat: int, level: int) -> None:
        most = self.totals.get(seat, level + self.before[seat]) - self.before[seat]
        goes = min(level, most)
        if self.put[seat] - self.before[seat] >= goes:
            self.hand.player(seat, g.Check())
        else:
            self._in(seat, goes)

    def _in(self, seat: int, level: int) -> None:
        """Chips in front up to that total of the street, such that those of each pot can be told apart."""
        whole = self.before[seat] + level
        if seat in self.opened.broke and whole == self.totals[seat]:
            self.hand.put(seat, self.hand.table.seat(seat).stack)
        else:
            caps = self.caps if self.plan.uncalled == NEVER else (*self.caps, whole)
            parts = _parts(caps, self.put[seat], whole)
            self.hand.put(seat, _total(make(part, self.opened.values) for part in parts))
        self.put[seat] = whole

    def _pull_in(self) -> None:
        """The bets into the pots that they belong to."""
        parts = {seat: _parts(self.caps, self.before[seat], self.put[seat]) for seat in self.put}
        self.before = dict(self.put)
        if not any(sum(each[1:]) for each in parts.values()):
            return  # all of it goes to the main pot, with the cards of the next street
        for number in range(len(self.caps)):
            for seat in sorted(parts):
                bet = self.hand.table.seat(seat).bet
                amount = parts[seat][number] + (bet.amount - sum(parts[seat]) if number == 0 else 0)
                chips = fewest(bet, amount)
                if chips is None:
                    raise Unsuitable
                if chips:
                    self.hand.dealer(g.Collect(seat, chips, pot_called(number)))
                    self.put[seat] = self.before[seat]


def _parts(caps: tuple[int, ...], low: int, high: int) -> list[int]:
    """What of the chips from one total of a player to another belongs to each pot."""
    floors = (0, *caps[:-1])
    return [max(0, min(high, cap) - max(low, floor)) for floor, cap in zip(floors, caps, strict=True)]


def _antes(hand: Hand) -> dict[int, int]:
    """By seat, what it posted as an ante."""
    stakes, setup, dealt = hand.setup.stakes, hand.setup, hand.course.dealt_in
    found = dict.fromkeys(dealt, stakes.ante)
    if not is_stud(setup.game) and stakes.big_blind_ante:
        found[big_blind_seat(dealt, setup.button)] += stakes.big_blind_ante
    return found


def _with_stacks(setup: Setup, stacks: Mapping[int, Chips]) -> Setup:
    return replace(setup, seats=tuple(replace(e, stack=stacks.get(e.number, e.stack)) for e in setup.seats))


def _total(some: Iterable[Chips]) -> Chips:
    return sum(some, NO_CHIPS)
