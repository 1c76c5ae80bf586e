"""What the quiz page shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.first import HouseView


@dataclass(frozen=True, slots=True)
class QuizTopicView:
    """A chapter or a topic: how many questions it holds, how many were answered, and the share right in per cent."""

    key: str
    title: str
    questions: int
    answered: int
    share: int | None

    @property
    def note(self) -> str:
        """ "12 questions, 5 answered"."""
        of = "1 question" if self.questions == 1 else f"{self.questions} questions"
        return f"{of}, {self.answered} answered" if self.answered else of


@dataclass(frozen=True, slots=True)
class QuizView:
    """`chapter` is the key of the chapter that is open, `topics` what is in it."""

    houses: tuple[HouseView, ...]
    house: str
    chapters: tuple[QuizTopicView, ...]
    chapter: str
    topics: tuple[QuizTopicView, ...]
