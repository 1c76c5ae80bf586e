"""Telling a hand gesture by gesture with believable timing, up to the moment at which a question is asked."""

from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, NotEnoughChips, make, pick
from trainer.kernel.games import is_stud
from trainer.kernel.table import Setup, Table
from trainer.kernel.transcript import Transcript
from trainer.quickfire.kind import Unsuitable
from trainer.rules.course import HOLE_CARDS, LAST_STREET, Course, big_blind_seat, clockwise, small_blind_seat
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.showing import opener

PITCH, POST, DEALER = 140, 500, 800  # milliseconds that routine takes
THINKS = (1300, 4200)
SAID = 600  # from words to the chips
FLOP = 3


class Telling:
    """A hand in the making: every method lets something happen. Amounts in chips, times in milliseconds."""

    def __init__(self, setup: Setup, dice: Random) -> None:
        self.record, self.dice, self.now = Record(setup), dice, 0
        self.shown_from = 0

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def table(self) -> Table:
        return self.record.table

    @property
    def course(self) -> Course:
        return self.record.course

    @property
    def to_act(self) -> int:
        return self.course.to_act

    @property
    def facts(self) -> Facts:
        return Facts(self.record, len(self.record))

    @property
    def transcript(self) -> Transcript:
        return self.record.transcript

    def show(self) -> None:
        """From here on the trainee sees it happen."""
        self.shown_from = len(self.record)

    # --- what anybody does

    def do(self, who: str, act: g.Act, wait: int = DEALER) -> None:
        """One gesture, `wait` after the last. Raises Impossible."""
        self.now += wait
        self.record.add(g.Gesture(self.now, who, act))

    def player(self, seat: int, act: g.Act, wait: int | None = None) -> None:
        self.do(g.player(seat), act, self.dice.randrange(*THINKS, 100) if wait is None else wait)

    def dealer(self, *acts: g.Act, wait: int = DEALER) -> None:
        for act in acts:
            self.do(g.DEALER, act, wait)

    def say(self, seat: int, words: str, wait: int | None = None) -> None:
        self.player(seat, g.Say(words), wait)

    def put(self, seat: int, chips: Chips, wait: int | None = None) -> None:
        """Chips in front in one motion."""
        self.player(seat, g.Wager(chips), wait)

    def to(self, seat: int, total: int, wait: int | None = None) -> None:
        """Chips in front so that they come to this total. Raises Unsuitable."""
        self.put(seat, self.chips(seat, total - self.table.seat(seat).bet.amount), wait)

    def chips(self, seat: int, amount: int) -> Chips:
        """Chips of a stack worth so much. Raises Unsuitable."""
        found = pick(self.table.seat(seat).stack, amount) if amount > 0 else None
        if found is None:
            raise Unsuitable
        return found

    def all_in(self, seat: int) -> None:
        """Everything in front; said first where it is more than the call, so that one large chip is no call."""
        if self.reach(seat) > self.level(seat):
            self.say(seat, "all-in")
            self.put(seat, self.table.seat(seat).stack, SAID)
        else:
            self.put(seat, self.table.seat(seat).stack)

    def raises(self, seat: int, total: int) -> None:
        """A raise to that total, said and then put out. Raises Unsuitable."""
        self.say(seat, "raise" if self.setup.limit == "limit" else f"raise {total}")
        self.to(seat, total + self.ante_beside(seat), SAID)

    def ante_beside(self, seat: int) -> int:
        """An ante that still lies beside the bet of a seat, and is no part of it."""
        return self.course.dead[seat - 1] if self.course.dead else 0

    def level(self, seat: int) -> int:
        """The total in front that a seat has to match, with an ante that lies there beside its bet."""
        lying = self.table.seat(seat).bet.amount
        return self.course.bet - (self.course.committed[seat - 1] - lying)

    def stays(self, seat: int) -> None:
        """A check, a call, or all the seat has."""
        lying = self.table.seat(seat)
        owed = self.level(seat) - lying.bet.amount
        if owed <= 0:
            self.player(seat, g.Check())
        elif owed >= lying.stack.amount:
            self.all_in(seat)
        else:
            self.to(seat, self.level(seat))

    def fold(self, seat: int) -> None:
        self.player(seat, g.Fold())

    def reach(self, seat: int) -> int:
        """The total that a seat can put in on this street."""
        return self.table.seat(seat).stack.amount + self.table.seat(seat).bet.amount

    # --- routine

    def open(self) -> "Telling":
        """Forced bets, and the cards until the first betting opens."""
        if is_stud(self.setup.game):
            self._open_stud()
        else:
            self._blinds()
            self._rounds(HOLE_CARDS[self.setup.game] * ("down",), clockwise(self.course.dealt_in, self.table.button))
        return self

    def _blinds(self) -> None:
        seats, stakes = self.course.dealt_in, self.setup.stakes
        small, big = small_blind_seat(seats, self.table.button), big_blind_seat(seats, self.table.button)
        self.post(small, stakes.small_blind)
        self.post(big, stakes.big_blind + stakes.big_blind_ante)

    def post(self, seat: int, amount: int) -> None:
        """A forced bet, or all the seat has. Raises Unsuitable."""
        have = self.table.seat(seat).stack
        found = have if have.amount <= amount else pick(have, amount)
        if found is None:
            raise Unsuitable
        self.player(seat, g.Post(found), POST)

    def _rounds(self, faces: tuple[str, ...], order: tuple[int, ...]) -> None:
        for face in faces:
            for seat in order:
                self.dealer(g.Pitch(seat, face == "up"), wait=PITCH)

    def _open_stud(self) -> None:
        for seat in self.course.dealt_in:
            self.post(seat, self.setup.stakes.ante)
        self.dealer(g.BringInBets())
        self._rounds(("down", "down", "up"), self.course.dealt_in)
        shown = {seat: self.table.seat(seat).hand for seat in self.course.contesting}
        if self.table.seat(
            opener(self.setup.game, 0, shown)
        ).stack:  # past an all-in low card the next player bets or folds
            self.post(self.to_act, self.setup.stakes.bring_in)

    def street(self) -> None:
        """Bets brought in, a burn and the cards of the next street."""
        if any(seat.bet for seat in self.table.seats):
            self.dealer(g.BringInBets())
        self.dealer(g.Burn())
        if is_stud(self.setup.game):
            last = self.course.street + 1 == LAST_STREET[self.setup.game]
            self._rounds(("down" if last else "up",), self.course.contesting)
        else:
            self.dealer(g.Lay(FLOP if self.course.street == 0 else 1, True))

    # --- whole rounds of betting

    def quiet(self, left: int = 2, loose: float = 0.5) -> None:
        """Everybody still to act stays or folds, at least so many left; nobody bets, and nobody folds for nothing."""
        while self.to_act:
            seat, owes = self.to_act, self.level(self.to_act) > self.table.seat(self.to_act).bet.amount
            if owes and len(self.course.contesting) > left and self.dice.random() > loose:
                self.fold(seat)
            else:
                self.stays(seat)

    def on(self, street: int, left: int = 2, loose: float = 0.5) -> "Telling":
        """Quiet rounds up to that street, whose betting is open then. Raises Unsuitable."""
        while self.course.street < street:
            self.quiet(left, loose)
            if len(self.course.contesting) < 2:
                raise Unsuitable
            self.street()
        if not self.to_act:
            raise Unsuitable
        return self

    def until(self, seat: int, loose: float = 0.3, left: int = 2) -> None:
        """Those before a seat stay or fold. Raises Unsuitable where the action never comes to it."""
        while self.to_act and self.to_act != seat:
            if len(self.course.contesting) > left and self.dice.random() > loose:
                self.fold(self.to_act)
            else:
                self.stays(self.to_act)
        if self.to_act != seat:
            raise Unsuitable

    def run_out(self) -> None:
        """All streets to come without betting, and every live hand turned up."""
        while self.course.street < LAST_STREET[self.setup.game]:
            self.street()
        self.turn_up()

    def turn_up(self) -> None:
        """Every live hand face up, and bets into the pot before that."""
        if any(seat.bet for seat in self.table.seats):
            self.dealer(g.BringInBets())
        for seat in self.course.contesting:
            down = tuple(each.card for each in self.table.seat(seat).hand if not each.up)
            if down:
                self.player(seat, g.Turn(True, down), POST)


def whole(amount: int) -> Chips:
    """The fewest chips worth an amount. Raises Unsuitable."""
    try:
        return make(amount)
    except NotEnoughChips as fault:
        raise Unsuitable from fault
