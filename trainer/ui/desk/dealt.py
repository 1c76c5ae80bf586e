"""A finished hand as the debrief needs it."""

from dataclasses import dataclass, field
from functools import cached_property

from trainer.grading.assessment import Assessment
from trainer.kernel.transcript import Transcript
from trainer.rules.record import Record
from trainer.scenarios.form import Scenario


@dataclass(frozen=True)
class Dealt:
    """A finished hand and its grades. `attempt` is its id in the store, `claims` its mis-clicks (places from 0).

    `unproved` grades came from another computer and could not be made again here. `folded` is the hand as it was dealt,
    with all that was worked out on it meanwhile, where it was dealt just now. `coached` is set where the coach pointed
    at every act. `than` is the rulebook because of which it was dealt, as it rules otherwise; "" for none.
    """

    attempt: int
    scenario: Scenario
    book: str
    seed: int
    transcript: Transcript
    taken_over: int
    assessment: Assessment
    claims: tuple[int, ...] = ()
    unproved: bool = False
    coached: bool = False
    than: str = ""
    folded: Record | None = field(default=None, compare=False, repr=False)

    @cached_property
    def record(self) -> Record:
        """The hand folded, once for everything the debrief asks of it."""
        return self.folded or Record.of(self.transcript)
