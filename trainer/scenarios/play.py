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

    def begins(self, transcript: Transcript) -> bool:
        """Does a transcript begin as this hand does? In one from before stubs loosened the stub stays square."""
        same = self.with_stub(transcript.setup.loosens_from).setup == transcript.setup
        return same and transcript.gestures[: self.taken_over] == self.before

    def with_stub(self, loosens_from: int | None) -> "Play":
        """This hand with a stub that loosens from so many milliseconds on, or never."""
        return replace(self, setup=replace(self.setup, loosens_from=loosens_from))

    def in_hand(self) -> "Play":
        """This hand with a stub that loosens in the trainee's hands and in nobody's before."""
        return self.with_stub(self.before[-1].at if self.before else 0)

    def short_from(self, gestures: Sequence[g.Gesture], count: int) -> "Play":
        """The short form of this hand, in which the first `count` of these gestures have happened already."""
        opened = len(self.opening)
        begun = replace(self, opening=tuple(gestures[:opened]), inherited=tuple(gestures[opened:count]), short=True)
        return begun.in_hand()
