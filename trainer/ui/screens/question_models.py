"""What a set of questions shows, as frozen values; the screens know neither book nor store."""

from dataclasses import dataclass

from trainer.questions.model import Form
from trainer.ui.screens.models import SlipView
from trainer.ui.table.picture import Picture


@dataclass(frozen=True, slots=True)
class CiteView:
    """A paragraph that can be read: `house` and `at` say where, `label` is what stands on the button."""

    house: str
    at: str
    label: str


@dataclass(frozen=True, slots=True)
class ReasonView:
    """One option after the answer: its mark and word, why, its paragraphs, and where else it would be right.

    `yours` says that the trainee took it, `place` is its number in an order ("" elsewhere).
    """

    mark: str
    word: str
    title: str
    why: str
    cites: tuple[CiteView, ...] = ()
    elsewhere: str = ""
    yours: bool = False
    place: str = ""


@dataclass(frozen=True, slots=True)
class QuestionView:
    """One question. `steps` says how many of an order's options are steps; `places` are what a POINT asks about.

    `frames` are the pictures of the situation, the last one as it is asked about; none without a situation. `reading`
    says that the answer is our reading of the book.
    """

    form: Form
    prompt: str
    options: tuple[str, ...] = ()
    deciders: tuple[str, ...] = ()
    unit: str = ""
    steps: int = 0
    places: tuple[str, ...] = ()
    frames: tuple[Picture, ...] = ()
    level: int = 1
    reading: bool = False


@dataclass(frozen=True, slots=True)
class VerdictView:
    """How an answer went. `line` says it in one sentence; `read` is the paragraph on the slip.

    `groups` are reasons under a heading ("" for none), `places` the places on the table that are right, and `tag` warns
    in two words of what the slip notes: silence, a reading, an unconfirmed fallback.
    """

    right: bool
    word: str
    line: str
    groups: tuple[tuple[str, tuple[ReasonView, ...]], ...]
    slip: SlipView | None = None
    read: CiteView | None = None
    places: tuple[str, ...] = ()
    tag: str = ""


@dataclass(frozen=True, slots=True)
class QuestionsView:
    """A set of questions about something at a house. `trouble` is one sentence on what had to be left out, or ""."""

    house: str
    topic: str
    questions: tuple[QuestionView, ...]
    trouble: str = ""
