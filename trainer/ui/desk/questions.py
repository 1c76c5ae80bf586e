"""Sets of questions: which are asked, how each is shown, and what is asked again."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from trainer.kernel.listed import listed
from trainer.kernel.pieces import Pieces, at_once
from trainer.kernel.table import Impossible
from trainer.questions.bank import drawn, entries, picking_three
from trainer.questions.catalog import questions
from trainer.questions.citing import only_read
from trainer.questions.model import Asked, Form
from trainer.rules.record import Record
from trainer.rules.topics import title
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.debrief import main_matter
from trainer.ui.desk.houses import pill
from trainer.ui.play.picture_of import picture_of
from trainer.ui.screens.question_models import QuestionsView, QuestionView
from trainer.ui.table.picture import Picture

LAST = 8
BROKEN = (ValueError, LookupError, ArithmeticError, TypeError, AssertionError, Impossible)


@dataclass
class QuestionSet:
    """What is being asked at a house: the drawn questions, as they are shown, and when the last answer came."""

    house: str
    about: str
    posed: tuple[Asked, ...]
    view: QuestionsView
    last: datetime | None = None

    def took(self, now: datetime, started: datetime) -> int:
        """Milliseconds since the answer before, or since `started`."""
        before, self.last = self.last or started, now
        return round((now - before).total_seconds() * 1000)

    def again(self, places: Iterable[int], seed: int) -> "QuestionSet":
        """These of the questions (from 0) once more, drawn with other seeds: new values where there are any."""
        wrong = [self.posed[place] for place in places]
        return put(self.house, self.about, [anew(each, seed + number) for number, each in enumerate(wrong)])


def anew(asked: Asked, seed: int) -> Asked:
    """The same question drawn with another seed; as it was where it cannot be drawn."""
    try:
        return drawn(questions().open(asked.id), asked.book, seed)
    except BROKEN:
        return asked


def ask(dealt: Dealt, seen: dict[str, int]) -> QuestionSet | None:
    """Three questions for this house on what the hand was about; None if the bank holds none for it."""
    return at_once(asking(dealt, seen))


def asking(dealt: Dealt, seen: dict[str, int]) -> Pieces[QuestionSet | None]:
    """The same in pieces, a question in each."""
    main = main_matter(dealt.assessment)
    topic = main.matter.topic if main else dealt.scenario.topics[0]
    kinds = {main.matter.kind} if main else set()
    game = dealt.scenario.game
    picked = yield from picking_three(entries(), dealt.book, kinds, topic, dealt.seed, seen, game)
    made = yield from putting(dealt.book, title(topic), picked)
    return made if made.posed else None


def put(house: str, about: str, wanted: Iterable[Asked]) -> QuestionSet:
    """These questions, asked at a house about something; what cannot be shown is left out, and the view says so."""
    return at_once(putting(house, about, wanted))


def putting(house: str, about: str, wanted: Iterable[Asked]) -> Pieces[QuestionSet]:
    """The same in pieces, a question in each."""
    good: list[tuple[Asked, QuestionView]] = []
    broken: list[str] = []
    for asked in wanted:
        yield
        try:
            good.append((asked, question_view(asked)))
        except BROKEN:
            broken.append(asked.id)
    view = QuestionsView(pill(house), about, tuple(shown for _, shown in good), trouble(broken))
    return QuestionSet(house, about, tuple(asked for asked, _ in good), view)


def trouble(broken: list[str]) -> str:
    """One sentence on the questions that had to be left out, "" for none."""
    if not broken:
        return ""
    return f"Left out because of a fault in its file: {listed(broken)}. The others are asked as usual."


def question_view(asked: Asked) -> QuestionView:
    """A drawn question as it is shown. Raises ValueError where its hand cannot happen or its table is missing."""
    if asked.form is Form.POINT and asked.hand is None:
        raise ValueError(f"{asked.id} has no table to point at")
    return QuestionView(
        asked.form,
        asked.prompt,
        tuple(each.text for each in asked.choices),
        tuple(each.text for each in asked.deciders),
        asked.amount.unit if asked.amount is not None else "",
        sum(each.right for each in asked.choices) if asked.form is Form.ORDER else 0,
        tuple(each.place for each in asked.targets),
        frames(asked),
        asked.level,
        not asked.silent and only_read(asked.cites),
    )


def frames(asked: Asked) -> tuple[Picture, ...]:
    """The pictures of its situation, the last gestures one by one; none without a hand."""
    if asked.hand is None:
        return ()
    record = Record.of(asked.hand)
    end = len(record)
    return tuple(picture_of(record, at, amounts=True) for at in range(max(0, end - LAST), end + 1))
