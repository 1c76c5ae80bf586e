"""A hand being told in short: whose chips cannot make an amount, it says."""

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.kernel.games import is_stud
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.telling import POST, Telling
from trainer.rules.course import HOLE_CARDS, big_blind_seat, clockwise, small_blind_seat
from trainer.rules.facts import turns
from trainer.shorthand.amounts import in_chips


class OtherChips(Unsuitable):
    """The stack of a seat has other chips than an act needs. `wanted` is an amount, or the chips themselves."""

    def __init__(self, seat: int, wanted: int | Chips) -> None:
        self.seat, self.wanted = seat, wanted
        super().__init__(f"seat {seat} has no chips that make {wanted}")


class Hand(Telling):
    """Amounts are made of the chips that lie there, as they lie. `dead` is the blind that nobody posts."""

    dead = ""

    def chips(self, seat: int, amount: int) -> Chips:
        """Chips of a stack worth so much. Raises OtherChips, and Unsuitable where the stack is worth less."""
        held = self.table.seat(seat).stack
        if not 0 < amount <= held.amount:
            raise Unsuitable
        found = pick(held, amount)
        if found is None:
            raise OtherChips(seat, amount)
        return found

    def _blinds(self) -> None:
        dealt, button, stakes = self.course.dealt_in, self.setup.button, self.setup.stakes
        if self.dead != "small-blind":
            self.post(small_blind_seat(dealt, button), stakes.small_blind)
        if self.dead != "big-blind":
            self.post(big_blind_seat(dealt, button), stakes.big_blind + stakes.big_blind_ante)

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

    def level(self, seat: int) -> int:
        """The total in front that a seat has to match; what was put out past it out of turn is none of it."""
        if seat not in self.passed_over:
            return super().level(seat)
        lying = self.table.seat(seat).bet.amount
        return turns.told(self.facts).turns[-1].standing.level - (self.course.committed[seat - 1] - lying)

    def plainly(self, seat: int, verb: str, total: int) -> None:
        """A bet or a raise to that total which nobody takes for anything else: a raise is said first."""
        if (verb == "raise") != bool(self.course.bet):
            raise ValueError(
                "there is nothing to raise: write bet" if verb == "raise" else "there is a bet: write raise"
            )
        (self.raises if verb == "raise" else self.to)(seat, total)

    def in_chips(self, who: str, verb: str, what: str) -> str:
        """The act with its amounts in chips. Raises ValueError."""
        return in_chips(self.table, who, verb, what)

    def deal(self, dead: str = "") -> None:
        """Antes, blinds and the first cards; nobody posts the blind that is dead."""
        stakes, self.dead = self.setup.stakes, dead
        if stakes.ante and not is_stud(self.setup.game):
            for seat in self.course.dealt_in:
                self.post(seat, stakes.ante)
        self.open()

    @property
    def short(self) -> bool:
        """Are cards dealt, and not to everybody, so that the first act alone will open the betting?"""
        return self.course.street < 0 and any(each.hand for each in self.table.seats)

    @property
    def called_off(self) -> bool:
        """Were the cards gathered after the forced bets were posted, and is none dealt again yet?"""
        table = self.table
        chips = table.pot.amount or any(each.bet.amount for each in table.seats)
        dealt = self.course.street >= 0 or any(each.hand for each in table.seats)
        return bool(self.course.deal_start and chips and not dealt)

    def deal_again(self) -> None:
        """The first cards once more, on the antes and blinds that are posted."""
        stud = is_stud(self.setup.game)
        faces = ("down", "down", "up") if stud else HOLE_CARDS[self.setup.game] * ("down",)
        order = self.course.dealt_in if stud else clockwise(self.course.dealt_in, self.table.button)
        self._rounds(faces, order)
        if stud and not any(each.bet.amount for each in self.table.seats):
            self.post(self.to_act, self.setup.stakes.bring_in)
