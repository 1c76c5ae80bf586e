"""Questions put to the trainee, each answer kept as it is given: after a hand, and in a quiz."""

from collections.abc import Callable
from datetime import UTC, datetime

from trainer.progress.records import Answer
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.questions import Asked
from trainer.ui.kit.shell import Shell
from trainer.ui.screens.questions import QuestionsScreen

Guard = Callable[[Callable[[], object]], None]


def ask_on(shell: Shell, desk: Desk, guarded: Guard, asked: Asked, attempt: int | None) -> QuestionsScreen:
    """Show the questions on a page of their own; `attempt` is the hand they follow, None for none."""
    screen = QuestionsScreen(asked.view)
    started = datetime.now(UTC)

    def keep(number: int, choice: int) -> None:
        answer = _answer(desk, asked, number, choice, started, attempt)
        guarded(lambda: desk.store.add_answer(answer))

    screen.answered.connect(keep)
    shell.add("questions", screen)
    shell.open("questions")
    return screen


def _answer(desk: Desk, asked: Asked, number: int, choice: int, started: datetime, attempt: int | None) -> Answer:
    now, posed = datetime.now(UTC), asked.posed[number]
    return Answer(
        profile=desk.profile.id,
        question=posed.id,
        book=posed.book,
        choice=posed.choices[choice].number,
        right=posed.choices[choice].right,
        ms=asked.took(now, started),
        asked=now,
        attempt=attempt,
    )
