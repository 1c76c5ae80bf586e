"""A scenario made into a hand at one house: the setup, the opening, and what happened before the trainee sat down."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trainer.kernel import gestures as g
from trainer.kernel.table import Setup
from trainer.kernel.transcript import Transcript
from trainer.scenarios.form import Scenario


@dataclass(frozen=True)
class Play:
    """One hand ready to be dealt. Deterministic: the same scenario, book and seed give the same play.

    `opening` is posting, shuffle and cut; `inherited` what the previous dealer and the players did before the trainee
    sat down. `seed` drives every chance after that. A `short` one begins just before the moment that it is about, and
    is over once that is settled.
    """

    scenario: Scenario
    book: str
    seed: int
    setup: Setup
    opening: tuple[g.Gesture, ...] = ()
    inherited: tuple[g.Gesture, ...] = ()
    short: bool = False

    @property
    def before(self) -> tuple[g.Gesture, ...]:
        """Every gesture before the trainee's first."""
        return self.opening + self.inherited

    @property
    def taken_over(self) -> int:
        """How many gestures happened before the trainee."""
        return len(self.before)

    @property
    def transcript(self) -> Transcript:
        """The hand as the trainee finds it."""
        return Transcript(self.setup, self.before)

    def short_from(self, gestures: Sequence[g.Gesture], count: int) -> "Play":
        """The short form of this hand, in which the first `count` of these gestures have happened already."""
        opened = len(self.opening)
        return replace(self, opening=tuple(gestures[:opened]), inherited=tuple(gestures[opened:count]), short=True)
