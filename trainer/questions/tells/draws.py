"""Every question at every house that it can be asked at, with several seeds: what all tells are measured on."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from trainer.kernel.how_far import HowFar
from trainer.questions.at_house import Drawing, drawing
from trainer.questions.drawing import put
from trainer.questions.model import Asked, Choice, Form
from trainer.questions.written import Question

SEEDS = 8
CHOSEN = (Form.ONE, Form.RULING)  # forms in which one of several texts is right


@dataclass(frozen=True)
class Draw:
    """A question as one house is asked it, with the words that were drawn into it."""

    question: Question
    asked: Asked
    values: tuple[str, ...]

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What is offered where one of several texts is right, else nothing."""
        return self.asked.choices if self.asked.form in CHOSEN else ()

    @property
    def section(self) -> str:
        """The folder in which the question is."""
        return Path(self.question.path).parent.name


def draws(
    questions: Collection[Question], houses: Collection[str], seeds: int = SEEDS, so_far: HowFar | None = None
) -> Iterator[Draw]:
    """The draws of these questions at these houses, the same ones in the same order whenever it is asked.

    One that cannot be put at a house with a seed is `trainer check`'s to tell, and is left out.
    """
    for number, question in enumerate(questions):
        if so_far:
            so_far(number, len(questions))
        asked_at = [house for house in question.houses if house in houses]
        for seed in range(seeds) if asked_at else ():
            yield from _put(question, asked_at, seed)


def _put(question: Question, houses: Iterable[str], seed: int) -> Iterator[Draw]:
    try:
        draw = drawing(question, seed)
    except ValueError:
        return
    for house in houses:
        asked = _asked(draw, house)
        if asked is not None:
            yield Draw(question, asked, tuple(str(each) for each in draw.values.values()))


def _asked(draw: Drawing, house: str) -> Asked | None:
    try:
        return put(draw, house)
    except (ValueError, LookupError):
        return None
