"""Questions put to the trainee, each answer kept as it is given: after a hand, in a quiz, in a sitting."""

from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from trainer.progress.answering import answer_of
from trainer.progress.records import Answer
from trainer.questions.marking import mark
from trainer.questions.model import Given, Marked
from trainer.settings import Settings
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.questions import BROKEN, QuestionSet
from trainer.ui.desk.verdicts import verdict
from trainer.ui.kit.shell import Shell
from trainer.ui.kit.underway import Guard
from trainer.ui.screens.question_models import VerdictView
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.screens.questions_end import DONE

LOST = "This question couldn’t be marked and doesn’t count. The others still count."


class Asking(QObject):
    """A set of questions on its way: `answered(place, Given, Marked)`, `done` at the end, `back` by the arrow or Esc.

    `read(house, paragraph)` wants to see a paragraph. What was wrong is asked again by itself; `asked` is the set that
    is asked now.
    """

    answered = Signal(int, object, object)
    done = Signal()
    back = Signal()
    read = Signal(str, str)

    def __init__(
        self, desk: Desk, guarded: Guard, asked: QuestionSet, attempt: int | None, settings: Settings, onward: str
    ) -> None:
        super().__init__()
        self.asked = asked
        self._desk, self._guarded, self._attempt = desk, guarded, attempt
        self._marked: dict[int, Marked] = {}
        self._started = datetime.now(UTC)
        self.screen = QuestionsScreen(
            asked.view,
            self._judge,
            four_colours=settings.four_colour,
            reduced=settings.reduced_motion,
            onward=onward,
            one_click=settings.one_click,
        )
        self.setParent(self.screen)
        self.screen.answered.connect(self._keep)
        self.screen.again.connect(self._again)
        self.screen.done.connect(self.done)
        self.screen.back.connect(self.back)
        self.screen.read.connect(self.read)

    def _judge(self, place: int, given: Given) -> VerdictView | None:
        """What an answer is worth; a question that cannot be marked is left out, and that is said."""
        posed = self.asked.posed[place]
        try:
            self._marked[place] = mark(posed, given)
            return verdict(posed, given, self._marked[place])
        except BROKEN:
            self._guarded(_lost)
            return None

    def _keep(self, place: int, given: Given) -> None:
        now, marked, posed = datetime.now(UTC), self._marked[place], self.asked.posed[place]
        ms = self.asked.took(now, self._started)
        answer = answer_of(self._desk.profile.id, posed, given, marked, now, ms, self._attempt)
        self._guarded(lambda: self._kept(answer, place, given))

    def _kept(self, answer: Answer, place: int, given: Given) -> None:
        """The answer, and what whoever asks keeps of it, are kept together. Raises StoreTrouble."""
        with self._desk.store.writing():
            self._desk.store.add_answer(answer)
            self.answered.emit(place, given, self._marked[place])

    def _again(self) -> None:
        wrong = [place for place, marked in sorted(self._marked.items()) if not marked.right]
        self.asked = self.asked.again(wrong, self._desk.seeds())
        self._marked, self._started = {}, datetime.now(UTC)
        self.screen.show_set(self.asked.view)


def ask_on(
    shell: Shell,
    desk: Desk,
    guarded: Guard,
    asked: QuestionSet,
    attempt: int | None,
    settings: Settings | None = None,
    onward: str = DONE,
) -> Asking:
    """Show the questions on a page of their own; `attempt` is the hand they follow, None for none.

    `settings` dress the table of a situation: four colours, reduced motion. `onward` says what follows.
    """
    asking = Asking(desk, guarded, asked, attempt, settings or Settings(), onward)
    shell.add("questions", asking.screen)
    shell.open("questions")
    return asking


def _lost() -> None:
    raise LookupError(LOST)
