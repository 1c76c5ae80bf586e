"""Three cited questions on the rule just met, as the screen asks them."""

from dataclasses import dataclass
from datetime import datetime

from trainer.questions.bank import Asked as Posed
from trainer.questions.bank import bank, pick_three
from trainer.questions.model import Form
from trainer.rules.topics import title
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.debrief import main_matter
from trainer.ui.desk.houses import pill
from trainer.ui.screens.models import ChoiceView, QuestionsView, QuestionView


@dataclass
class Asked:
    """What is being asked: the view, the questions in the same order, and when the last answer came."""

    view: QuestionsView
    posed: tuple[Posed, ...]
    last: datetime | None = None

    def took(self, now: datetime, started: datetime) -> int:
        """Milliseconds since the answer before, or since `started`."""
        before, self.last = self.last or started, now
        return round((now - before).total_seconds() * 1000)


def ask(dealt: Dealt, seen: dict[str, int]) -> Asked | None:
    """Three questions for this house on what the hand was about; None if the bank holds none for it."""
    main = main_matter(dealt.assessment)
    topic = main.matter.topic if main else dealt.scenario.topics[0]
    kinds = {main.matter.kind} if main else set()
    posed = pick_three(bank(), dealt.book, kinds, topic, dealt.seed, seen, dealt.scenario.game)
    if not posed:
        return None
    return put(dealt.book, title(topic), posed)


def put(house: str, about: str, posed: tuple[Posed, ...]) -> Asked:
    """These questions, asked at a house about something; those that one choice answers."""
    posed = tuple(each for each in posed if each.form in (Form.ONE, Form.TRUE_FALSE))
    return Asked(QuestionsView(pill(house), about, tuple(_question(each) for each in posed)), posed)


def _question(posed: Posed) -> QuestionView:
    paragraph = ", ".join(each.at for each in posed.cites) or "silent"
    choices = tuple(ChoiceView(each.text, each.right, paragraph, each.reason.why) for each in posed.choices)
    return QuestionView(posed.prompt, choices, posed.label)
