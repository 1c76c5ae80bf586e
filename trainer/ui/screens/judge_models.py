"""What the page on which a dealer is judged shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.rules_models import LinkView


@dataclass(frozen=True, slots=True)
class OptionView:
    """One answer: its key and its words; `at` says whose act it is and where, for what happens at a seat or street."""

    key: str
    says: str
    at: str = ""

    @property
    def whole(self) -> str:
        """All of its words in a line."""
        return f"{self.says}: {self.at}" if self.at else self.says


@dataclass(frozen=True, slots=True)
class AskedView:
    """One question with its options; whoever takes the one of the key `alone` is asked nothing else."""

    key: str
    says: str
    options: tuple[OptionView, ...]
    alone: str = ""


@dataclass(frozen=True, slots=True)
class MomentView:
    """One moment of a film: when it is, and what happened then."""

    time: str
    says: str


@dataclass(frozen=True, slots=True)
class FilmView:
    """A film before anything is known of it: the house, the dealer, the stakes, and the score so far."""

    house: str
    dealer: str
    stakes: str
    score: str


@dataclass(frozen=True, slots=True)
class LineView:
    """One line of the truth: a mark (a key of `kit.mark.WORDS`), a question, its answer, and what was wrongly given."""

    mark: str
    says: str
    answer: str
    given: str = ""


@dataclass(frozen=True, slots=True)
class TruthView:
    """How it went: the mark and its words, how the stop was, each question, the law, and what was handled rightly.

    `sense` is what the first of the paragraphs in `links` says.
    """

    mark: str
    title: str
    stop: str
    lines: tuple[LineView, ...]
    steps: tuple[str, ...]
    links: tuple[LinkView, ...]
    sense: str
    notes: tuple[str, ...]
