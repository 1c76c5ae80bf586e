"""A hand being told in short: whose chips cannot make an amount, it says."""

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips, pick
from trainer.kernel.games import is_stud
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.telling import POST, Telling
from trainer.rules.course import HOLE_CARDS, big_blind_seat, clockwise, small_blind_seat
from trainer.rules.facts import turns
from trainer.rules.facts.presence import called_off_now, unplayed
from trainer.rules.facts.standing import AGGRESSIVE
from trainer.rules.facts.wager import Wager
from trainer.shorthand.amounts import in_chips
from trainer.shorthand.head import HEADS_UP


class OtherChips(Unsuitable):
    """The stack of a seat has other chips than an act needs. `wanted` is an amount, or the chips themselves."""

    def __init__(self, seat: int, wanted: int | Chips) -> None:
        self.seat, self.wanted = seat, wanted
        super().__init__(f"seat {seat} has no chips that make {wanted}")


class Hand(Telling):
    """Amounts are made of the chips that lie there, as they lie."""

    def chips(self, seat: int, amount: int) -> Chips:
        """Chips of a stack worth so much. Raises OtherChips, and Unsuitable where the stack is worth less."""
        held = self.table.seat(seat).stack
        if not 0 < amount <= held.amount:
            raise Unsuitable
        found = pick(held, amount)
        if found is None:
            raise OtherChips(seat, amount)
        return found

    def post(self, seat: int, amount: int) -> None:
        """A forced bet, or all the seat has. Raises OtherChips."""
        held = self.table.seat(seat).stack
        self.player(seat, g.Post(held if held.amount <= amount else self.chips(seat, amount)), POST)

    @property
    def passed_over(self) -> tuple[int, ...]:
        """The seats that acts out of turn on this street went past, and whose turn it still is."""
        outs = turns.told(self.facts).outs
        here = [each for each in outs if each.made.street == self.course.street and each.waits]
        return tuple(seat for each in here for seat in each.passed)

    def kills_unplayed(self, acting: int = 0) -> None:
        """The dealer kills hands that nobody plays, of players away or on penalty, as far as they hold up this seat."""
        while self.to_act not in (0, acting) and self.to_act in unplayed(self.facts):
            self.dealer(g.Muck(self.to_act))

    def level(self, seat: int) -> int:
        """The total in front that a seat has to match; what was put out past it out of turn is none of it.

        Who is not due himself and faces nothing else answers that.
        """
        if seat not in self.passed_over:
            return self.level_by_right(seat) if self._overtaken(seat) else super().level(seat) - self._given_back()
        right, lying = self.level_by_right(seat), self.table.seat(seat).bet.amount
        return super().level(seat) if seat != turns.due_now(self.facts) and right <= lying else right

    def _given_back(self) -> int:
        """How much of the bet the dealer has given back to all who stood at it, so that it lies there no more."""
        course, acts = self.course, enumerate(self.record.gestures)
        stood = {each.seat for each in course.actions if each.street == course.street and each.to == course.bet}
        given = {e.act.seat for at, e in acts if isinstance(e.act, g.ReturnBet) and self._here(at)}
        lies = max(course.front(each) for each in self.table.seats)
        return max(0, course.bet - lies) if stood and stood <= given else 0

    def _here(self, at: int) -> bool:
        """Was that gesture made on this street of this deal?"""
        then = self.record.courses[at]
        return (then.deals, then.street) == (self.course.deals, self.course.street)

    def _overtaken(self, seat: int) -> bool:
        """Has another one bet before the turn of a bet or raise out of turn? What lies there of it is no other's to
        match; an all-in may stand all the same, unless its chips have gone back.
        """
        outs = (each for each in turns.told(self.facts).outs if each.changed and each.kind in AGGRESSIVE)
        here = [each for each in outs if each.made.street == self.course.street]
        back = any(self.table.seat(each.seat).bet.amount < each.to for each in here)
        return back or any(not each.all_in and each.seat != seat for each in here)

    def level_by_right(self, seat: int) -> int:
        """The total in front that a seat has to match, were nothing there that waits out of turn."""
        before = self.course.committed[seat - 1] - self.table.seat(seat).bet.amount
        return turns.told(self.facts).turns[-1].standing.level - before

    def faces_words(self, seat: int) -> bool:
        """Has somebody said a bet or a raise that comes to more than any chips out, and is it this seat's turn now, or
        has the turn come round to who said so too early?
        """
        taken = turns.told(self.facts).turns
        due = taken[-1] if taken and self.course.betting else None
        if due is None or due.seat == seat:
            return due is not None and due.standing.level > self.course.bet
        outs = turns.told(self.facts).outs
        return any(each.seat == due.seat and each.said_and_due and each.to > self.course.bet for each in outs)

    @property
    def said_beyond(self) -> bool:
        """Has somebody said a bet or a raise on this street, in turn or not, that comes to more than any chips out?"""
        found = turns.told(self.facts)
        if not self.course.betting or not found.turns:
            return False
        outs = [each for each in found.outs if each.made.street == self.course.street and each.kind in AGGRESSIVE]
        return max((found.turns[-1].standing.level, *(each.to for each in outs))) > self.course.bet

    def plainly(self, seat: int, verb: str, total: int) -> None:
        """A bet or a raise to that total which nobody takes for anything else: a raise is said first."""
        if (verb == "raise") != bool(self.course.bet):
            raise ValueError(
                "there is nothing to raise: write bet" if verb == "raise" else "there is a bet: write raise"
            )
        if verb != "raise":
            self.to(seat, total + self.ante_beside(seat))
        elif self.lies_out_of_turn(seat) and total + self.ante_beside(seat) <= self.table.seat(seat).bet.amount:
            self.say(seat, f"raise {total}")
        else:
            self.raises(seat, total)

    def lies_out_of_turn(self, seat: int) -> bool:
        """Do chips lie in front of the seat that it bet or raised out of turn on this street, and nobody gave back?"""
        outs = turns.told(self.facts).outs
        put = [each.made for each in outs if each.seat == seat and each.kind in AGGRESSIVE]
        return any(each.street == self.course.street and self.table.seat(seat).bet.amount >= each.total for each in put)

    def said_call(self, made: Wager) -> int:
        """The total to which a call that was only said comes: of a bet out of turn where nothing else was faced."""
        lying = [each.bet.amount for each in self.table.seats]
        return made.facing if made.facing > lying[made.seat - 1] else max(lying)

    def in_chips(self, who: str, verb: str, what: str) -> str:
        """The act with its amounts in chips. Raises ValueError."""
        return in_chips(self.table, who, verb, what)

    @property
    def dealt(self) -> bool:
        """Are cards out, or is betting open?"""
        return self.course.street >= 0 or any(each.hand for each in self.table.seats)

    def _blinds_told(self) -> bool:
        """Has a seat that is due for a blind posted, or any seat just a blind? A straddle comes on top of them."""
        stakes, posted = self.setup.stakes, self._posted()
        if is_stud(self.setup.game) or not posted:
            return False
        due = {find(self.course.dealt_in, self.table.button) for find in (small_blind_seat, big_blind_seat)}
        blinds = {stakes.small_blind, stakes.big_blind, stakes.big_blind + stakes.big_blind_ante}
        return bool(due & posted.keys() or blinds & set(posted.values()))

    @property
    def called_off(self) -> bool:
        """Is the deal called off as a misdeal, or are its cards gathered with the blinds still in front?"""
        gathered = self.course.deals > 1 and self.course.street < 0 and any(each.bet for each in self.table.seats)
        pushed = any(isinstance(each.act, g.PushPot) for each in self.record.gestures)
        return called_off_now(self.facts) or (gathered and not pushed)

    @property
    def over(self) -> bool:
        """Have the pots of this hand been pushed, with nothing of it left in front of anybody?"""
        return not self.table.whole_pot and 0 <= self._last(g.PushPot, g.PushSide) > self._last(g.Post)

    def _last(self, *kinds: type[g.Act]) -> int:
        """The number of the last gesture of such a kind; -1 for none."""
        found = (index for index, each in enumerate(self.record.gestures) if isinstance(each.act, kinds))
        return max(found, default=-1)

    def next_hand(self) -> None:
        """The cards come back, the deck is made ready, the button moves on, as far as nobody told it; then the deal."""
        if is_stud(self.setup.game) or sum(bool(each.stack) for each in self.table.seats) < HEADS_UP:
            raise ValueError("write the next hand card by card, as in D gather, then D pitch 3 down")
        pushed = self._last(g.PushPot, g.PushSide)
        if self._last(g.Gather) < pushed:
            self.dealer(g.Gather())
        self._deck_made_ready()
        if self._last(g.MoveButton) < pushed:
            self.dealer(g.MoveButton(clockwise(self.course.dealt_in, self.table.button)[0]))
        self.deal()

    def deal_again(self) -> None:
        """What was bet goes back, the cards come back, and the same seats get cards once more."""
        if is_stud(self.setup.game):
            raise ValueError("in stud, write a redeal card by card: D gather, then D pitch 3 down")
        if self.table.pot.amount:
            raise ValueError("bets are in the pot already: give them back first, as in D push-pot 3 200")
        posted = self._posted()
        for seat in self.table.seats:
            if seat.bet.amount > posted.get(seat.number, 0):
                rest = pick(seat.bet, seat.bet.amount - posted.get(seat.number, 0))
                self.dealer(g.ReturnBet(seat.number, rest if rest is not None else seat.bet))
        if self.dealt:
            self.dealer(g.Gather())
        self._deck_made_ready()
        self._rounds(HOLE_CARDS[self.setup.game] * ("down",), clockwise(self.course.dealt_in, self.table.button))

    def _deck_made_ready(self) -> None:
        """Shuffled and cut for the next deal, as far as that was not told since the cards were gathered."""
        since = list[type[g.Act]]()
        for each in self.record.gestures:
            since = [] if isinstance(each.act, g.Gather) else [*since, type(each.act)]
        if g.Shuffle not in since:
            order = [each.card for each in self.table.stub]
            self.dice.shuffle(order)
            self.dealer(g.Shuffle(tuple(order)))
        if g.Cut not in since:
            self.dealer(g.Cut(len(self.table.stub) // 2))

    def _posted(self) -> dict[int, int]:
        """What each seat has posted in this hand."""
        found: dict[int, int] = {}
        for each in self.record.gestures:
            if isinstance(each.act, g.PushPot):
                found.clear()
            if isinstance(each.act, g.Post):
                found[each.seat] = found.get(each.seat, 0) + each.act.chips.amount
        return found

    def put_in(self) -> dict[int, Chips]:
        """By seat, the chips that left its stack and have not come back to it."""
        found: dict[int, Chips] = {}
        for each in self.record.gestures:
            if isinstance(each.act, g.Post | g.Wager):
                found[each.seat] = found.get(each.seat, NO_CHIPS) + each.act.chips
            elif isinstance(each.act, g.ReturnBet):
                found[each.act.seat] = found[each.act.seat] - each.act.chips
        return found

    def deal(self) -> None:
        """Antes, blinds and the first cards; where a blind was told by hand the posts are as they were told."""
        if self._blinds_told():
            self._rounds(HOLE_CARDS[self.setup.game] * ("down",), clockwise(self.course.dealt_in, self.table.button))
            return
        if not is_stud(self.setup.game):
            self._antes()
        self.open()

    def post_all(self) -> None:
        """Antes and blinds, before cards that are told one by one."""
        self._antes()
        if self.setup.stakes.small_blind or self.setup.stakes.big_blind:
            self._blinds()

    def _blinds(self) -> None:
        """Both blinds; the big one alone where the last hand's big blind has left the seat of the small one."""
        last = self.setup.last_hand if self.course.deals == 1 else None
        gone = last is not None and last.big_blind not in self.course.dealt_in
        several = last is not None and last.small_blind != last.button and len(self.course.dealt_in) > HEADS_UP
        if last is None or not (gone and several) or self.setup.button != last.small_blind:
            super()._blinds()
            return
        stakes = self.setup.stakes
        self.post(clockwise(self.course.dealt_in, last.big_blind)[0], stakes.big_blind + stakes.big_blind_ante)

    def _antes(self) -> None:
        if self.setup.stakes.ante:
            for seat in self.course.dealt_in:
                self.post(seat, self.setup.stakes.ante)

    @property
    def short(self) -> bool:
        """Are cards dealt, and not to everybody, so that the first act alone will open the betting?"""
        return self.course.street < 0 and any(each.hand for each in self.table.seats)
