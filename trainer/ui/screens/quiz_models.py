"""What the quiz page shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.first import HouseView
from trainer.ui.screens.left_out_models import NOTHING, LeftOutView


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for: `level` (how deep) and `complexity` (how much goes on) from 1 to 3, 0 for any.

    With `due_first` what memory is about to lose comes first, else what was asked least.
    """

    level: int = 0
    complexity: int = 0
    due_first: bool = True


@dataclass(frozen=True, slots=True)
class QuizTopicView:
    """An area or a topic: how many questions it holds, how many were answered, the share right in per cent, and how
    many of its rules are due."""

    key: str
    title: str
    questions: int
    answered: int
    share: int | None
    due: int = 0

    @property
    def note(self) -> str:
        """ "12 questions, 5 answered, 2 rules due"."""
        of = "1 question" if self.questions == 1 else f"{self.questions or 'no'} questions"
        done = f"{self.answered} answered" if self.answered else ""
        due = "1 rule due" if self.due == 1 else f"{self.due} rules due" if self.due else ""
        return ", ".join(filter(None, (of, done, due)))


@dataclass(frozen=True, slots=True)
class QuizView:
    """`area` is the key of the area that is open ("" where there is nothing to ask), `topics` what is in it. `waiting`
    tells of a set that was left in the middle, "" for none; `left_out` of files that have faults."""

    houses: tuple[HouseView, ...]
    house: str
    areas: tuple[QuizTopicView, ...]
    area: str
    topics: tuple[QuizTopicView, ...]
    wanted: Wanted = Wanted()
    waiting: str = ""
    left_out: LeftOutView = NOTHING
