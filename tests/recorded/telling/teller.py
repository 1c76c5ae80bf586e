"""Who tells a hand: takes lines of notation one at a time, and leaves out what cannot happen at the table."""

from tests.recorded.telling.dice import Dice
from trainer.kernel import notation
from trainer.kernel.chips import Chips, pick
from trainer.kernel.table import Impossible
from trainer.kernel.transcript import Transcript
from trainer.rules.course import Course
from trainer.rules.record import Record

PACE = (400, 700, 1000, 1500, 2200, 4000)  # ms
TOGETHER, LATER = 16, 400  # one gesture in so many comes at the moment of the one before, or after a long time
LONG = 130_000  # ms, now and then: some books give so much time for a dispute


class Teller:
    """What has been told so far, and the dice that say how it goes on."""

    def __init__(self, begun: Transcript, dice: Dice) -> None:
        self.record, self.dice, self.now = Record.of(begun), dice, 0

    def do(self, *acts: str) -> bool:
        """Let these happen one after another, each without its time; did all of them?"""
        done = [self._one(act) for act in acts]
        return all(done)

    def _one(self, act: str) -> bool:
        self.now += self._wait()
        try:
            self.record.add(notation.gesture(f"{self.now // 1000}.{self.now % 1000:03d} {act}"))
        except Impossible:
            return False
        return True

    def later(self) -> None:
        """Much time goes by."""
        self.now += LONG

    def _wait(self) -> int:
        if self.dice.below(LATER) == 0:
            return LONG
        return 0 if self.dice.below(TOGETHER) == 0 else self.dice.pick(PACE)

    @property
    def course(self) -> Course:
        return self.record.course

    @property
    def game(self) -> str:
        return self.record.setup.game

    def anybody(self) -> int:
        """Any seat, taken or not."""
        return 1 + self.dice.below(len(self.record.setup.seats))

    def one_of(self, seats: tuple[int, ...]) -> int:
        """One of these seats, any at all where there are none."""
        return self.dice.pick(seats) if seats else self.anybody()

    def chips(self, seat: int, amount: int) -> Chips | None:
        """Chips of the seat's stack worth that much, or all that it has; None where they cannot be made."""
        stack = self.record.table.seat(seat).stack
        return pick(stack, min(amount, stack.amount)) if stack and amount > 0 else None

    def cards(self, seat: int) -> list[str]:
        """The cards in front of a seat by their names."""
        return [each.card.name for each in self.record.table.seat(seat).hand]
