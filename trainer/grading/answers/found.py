"""All that is found in a hand for one question: what is still open, what else is ruled, whose turn it is, the pots."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trainer.grading.answers.choice.standing import Opened
from trainer.grading.answers.pots.pots import PotsTold
from trainer.rules.amiss import BACK, TURNS
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.deck import gone_with_a_hand
from trainer.rules.facts.out_of_turn import came_round
from trainer.rules.ruling import Decision

BETS_BACK = "return-the-bets"
"""What is to be done as long as chips lie there, though none lay there as a card that voids the hand was dealt."""
REPLACING = frozenset(("replace-with-the-next-card", "replace-after-the-round"))


@dataclass(frozen=True, slots=True)
class Found:
    """`points` is all that came up, `every` all that is to be put right, `held` the hands that wait for the floor.
    What `ask` and `seat` are about is `asked`: of it `open_now` is still to be put right, `calm` is not. `rights` is
    what the next player may do, None where that is not asked for or something is open. `later` are chips
    that players put in who had killed their hand.
    """

    law: Book
    facts: Facts
    ask: str
    seat: int
    opened: Opened
    every: tuple[Decision, ...]
    held: tuple[Decision, ...]
    points: tuple[Decision, ...]
    asked: tuple[Decision, ...]
    open_now: tuple[Decision, ...]
    calm: tuple[Decision, ...]
    rights: Decision | None
    pots: PotsTold | None
    later: Mapping[int, int] = field(default_factory=dict)

    def done(self, lead: Decision) -> frozenset[str]:
        """The steps of it that were taken, that came about without the dealer, or that nothing is left of."""
        taken, about = self.opened.done.get(lead.matter.key, frozenset()), self.facts.about(lead.matter)
        back = {BACK.key} if lead.matter.kind in TURNS and came_round(about) else frozenset()
        open_ = {BETS_BACK} if self.facts.table.whole_pot else frozenset()
        return (taken - open_) | back | (REPLACING if gone_with_a_hand(about) else frozenset())
