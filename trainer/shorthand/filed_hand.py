"""A hand told in a file: a floor says how much went in, and not which chips did."""

from itertools import takewhile

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Dispute
from trainer.kernel.chips import EVERY_DENOMINATION, BadChips, Chips, chips, make
from trainer.kernel.games import is_stud
from trainer.kernel.happen_chips import RACK, chips_at
from trainer.kernel.seat_acts import Away, Back
from trainer.quickfire.telling import DEALER, SAID
from trainer.shorthand.amounts import NoChips, broken, fewest, in_chips, seat_of
from trainer.shorthand.hand import Hand, OtherChips

AT_ONCE = 100  # milliseconds in which somebody acts who was waited for
CHANGED = 400  # milliseconds before the act for which change was made


class FiledHand(Hand):
    """`notes` say what the file left open and how it was read; `waited` is set from a wait to the dealer's next act."""

    notes: tuple[str, ...] = ()
    waited: bool = False

    def in_chips(self, who: str, verb: str, what: str) -> str:
        """The act with its amounts in chips; where those of a bet or pot do not make it, the dealer makes change.

        Raises OtherChips where a player's stack would have to be made of others, and ValueError.
        """
        words = what.split()
        seat = seat_of(who)
        if verb in ("wager", "post") and seat and words:
            if words[0].isascii() and words[0].isdigit():
                words[0] = self._told(seat, verb, int(words[0]))
                what = " ".join(words)
            else:
                self._has(seat, words[0])
        try:
            return in_chips(self.table, who, verb, what)
        except NoChips as bad:
            self._change(bad)
            return in_chips(self.table, who, verb, what)

    def plainly(self, seat: int, verb: str, total: int) -> None:
        """The word and the chips, whatever was faced: out of turn a bet is said where there is one, if only in words,
        and a raise where there is none.
        """
        if (verb == "raise") == bool(self.course.bet) and not self._bets_on_words(verb):
            super().plainly(seat, verb, total)
        else:
            self.say(seat, f"{verb} {total}")
            self.to(seat, total + self.ante_beside(seat), SAID)

    def _bets_on_words(self, verb: str) -> bool:
        return verb == "bet" and self.said_beyond

    def do(self, who: str, act: g.Act, wait: int = DEALER) -> None:
        """One gesture; before the first card of a deal that is told card by card, the blinds nobody told of."""
        if wait and isinstance(act, g.Pitch) and not (is_stud(self.setup.game) or self._has_begun()):
            self.post_all()
        super().do(who, act, self._after_a_wait(who, act, wait))

    def _after_a_wait(self, who: str, act: g.Act, wait: int) -> int:
        """Milliseconds before the act: where the file tells how long nothing happened, that is how long it took, with
        all that players do until the dealer does something.
        """
        before = self.record.gestures[-1].at if self.record.gestures else self.now
        self.waited = who != g.DEALER and (self.waited or self.now > before)
        if isinstance(act, (Away, Back)):
            return 0
        if not self.waited:
            return wait
        return 0 if isinstance(act, Dispute) else min(wait, AT_ONCE)

    def _has_begun(self) -> bool:
        """Did anybody post, or a card leave the deck?"""
        return any(isinstance(each.act, (g.Post, g.Pitch, g.Burn, g.Lay, g.Gather)) for each in self.record.gestures)

    def _told(self, seat: int, verb: str, amount: int) -> str:
        """The chips that a player puts out; in silence no single one that is too large, for that is another thing."""
        held = self.table.seat(seat).stack
        if amount > held.amount:
            raise ValueError(f"seat {seat} has {held.amount:,} left and cannot put out {amount:,}")
        silent = verb == "wager" and self._silently_over(seat, amount)
        found = fewest(held, amount)
        if silent and amount < held.amount and found is not None and found.pieces == 1:
            several = fewest(Chips(tuple(pile for pile in held.piles if pile[0] < amount)), amount)
            if several is None and amount > EVERY_DENOMINATION[-1]:
                raise OtherChips(seat, _several(amount))
            found = several or found
        if found is None and amount:
            raise OtherChips(seat, amount)
        if silent and found:
            self.notes += (f"Seat {seat}'s {amount:,} is taken to be {found}. If other chips went in, write them.",)
        return str(found or amount)

    def _silently_over(self, seat: int, amount: int) -> bool:
        """Is it more than a call, with nothing said before it, so that the chips themselves may decide?"""
        words = self.said_beyond
        level = max(self.level(seat), self.level_by_right(seat)) if words else self.level(seat)
        just = takewhile(lambda each: each.seat == seat, reversed(self.record.gestures))
        over = (bool(self.course.bet) or words) and amount > level - self.table.seat(seat).bet.amount
        return over and not any(isinstance(each.act, g.Say) for each in just)

    def _has(self, seat: int, word: str) -> None:
        """Raises OtherChips where a player would have these chips, were the stack made of others."""
        try:
            wanted = chips(word)
        except BadChips:
            return  # the notation says what is wrong with it
        held = self.table.seat(seat).stack
        if wanted.amount > held.amount:
            raise ValueError(f"seat {seat} has {held.amount:,} left and cannot put out {wanted}")
        counts = dict(held.piles)
        lacking = {value: count - counts.get(value, 0) for value, count in wanted.piles}
        if any(count > 0 for count in lacking.values()):
            raise OtherChips(seat, Chips(tuple((value, count) for value, count in lacking.items() if count > 0)))

    def _change(self, bad: NoChips) -> None:
        """The dealer breaks a chip of a bet or a pot out of the tray. Raises ValueError where that does not help."""
        held = chips_at(self.table, bad.place)
        found = broken(self.table, bad.place, bad.wanted) if isinstance(bad.wanted, int) else None
        if bad.verb == "pull-back" or bad.place == RACK or found is None:
            in_front = bad.verb == "push-pot" and any(each.bet for each in self.table.seats)
            if in_front and self._all_called():
                self.dealer(g.BringInBets(), wait=CHANGED)
                return
            hint = "; bets are still in front: write D bring-in-bets first" if in_front else ""
            raise ValueError(f"{bad.verb}: {held or 'nothing'} is there, which can't make {bad.wanted}{hint}")
        give, take = found
        self.dealer(g.Trade(RACK, give, bad.place, take), wait=CHANGED)

    def _all_called(self) -> bool:
        """Is the betting over with the same in front of the highest two, and all of it for one pot?"""
        bets = sorted((each.bet.amount for each in self.table.seats), reverse=True)
        return not self.course.betting and len(self.table.pots) == 1 and bets[0] == bets[1]


def _several(amount: int) -> Chips:
    """The fewest chips worth an amount of which none is all of it. Raises NotEnoughChips."""
    return make(amount, tuple(value for value in EVERY_DENOMINATION if value < amount))
