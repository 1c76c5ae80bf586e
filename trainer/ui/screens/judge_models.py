"""What the page on which a dealer is judged shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.rules_models import LinkView


@dataclass(frozen=True, slots=True)
class AskedView:
    """One question with the keys and words of its options; whoever takes `alone` is asked nothing else."""

    key: str
    says: str
    options: tuple[tuple[str, str], ...]
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
    """One line of the truth: a mark (a key of `kit.mark.WORDS`), a question, and the answer that counts."""

    mark: str
    says: str
    answer: str


@dataclass(frozen=True, slots=True)
class TruthView:
    """How it went: the mark and its words, how the stop was, each question, the law, and what was handled rightly."""

    mark: str
    title: str
    stop: str
    lines: tuple[LineView, ...]
    steps: tuple[str, ...]
    links: tuple[LinkView, ...]
    senses: tuple[str, ...]
    notes: tuple[str, ...]
