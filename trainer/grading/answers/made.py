"""An answer: its sentence, the decision it rests on, and what else is worth knowing."""

import re
from dataclasses import dataclass

from trainer.grading.answers.pots.pots import PotsTold
from trainer.grading.answers.state import State
from trainer.rules.book import book
from trainer.rules.ruling import Decision, Step

BY_PARAGRAPH = re.compile(
    r"(^It isn't a misdeal|^It's too late for a misdeal|^The hand (?:goes on|stands)|not a raise|isn't a raise)"
    r" under \S+"
    r"(?=, and |; )"
)

CORRECTED = ": corrected."
"""How a line ends on what was put right before."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`sentence` is the answer; `lead` the decision it rests on, None where nothing was to be decided.

    `also` is what else is worth knowing, `no` are thresholds that say no, `settled` what was put right before. `pots`
    are told where they are asked for or the hand is over. `points` is all that came up, in order, for `--all-points`.
    `notes` say what of the file was read how, and what of it the rulebook does not use. `done` are the steps of the
    lead, by their keys, that were taken already. `more` are the answers to what was asked besides, whose sentences are
    in this one's.
    """

    book: str
    state: State
    sentence: str
    lead: Decision | None = None
    also: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    settled: tuple[str, ...] = ()
    pots: PotsTold | None = None
    pot_lines: tuple[str, ...] = ()
    points: tuple[Decision, ...] = ()
    notes: tuple[str, ...] = ()
    done: frozenset[str] = frozenset()
    more: tuple["Answer", ...] = ()

    @property
    def equal(self) -> tuple[object, ...]:
        """What two houses have in common that answer alike: the sentence, who decides, what is to be done."""
        ruling = self.lead.ruling if self.lead is not None else None
        left = tuple(step.key for step in self.steps)
        done = (ruling.authority, left, ruling.options) if ruling else ()
        return self.state, self.general, done, tuple(each.equal for each in self.more)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is still to be done, in order."""
        ruling = self.lead.ruling if self.lead is not None else None
        return tuple(step for step in ruling.steps if step.key not in self.done) if ruling is not None else ()

    @property
    def general(self) -> str:
        """The sentence without the name of the house and the number that its paragraph has there."""
        return BY_PARAGRAPH.sub(r"\1", self.sentence.replace(book(self.book).ledger.known_as, "the rulebook", 1))
