"""What the page on where rulebooks part shows, as frozen values."""

from dataclasses import dataclass
from typing import Literal

from trainer.ui.screens.judge_models import AskedView
from trainer.ui.screens.rules_models import LinkView


@dataclass(frozen=True, slots=True)
class SideView:
    """What one rulebook decides, in words, and its paragraphs."""

    words: str
    links: tuple[LinkView, ...]


@dataclass(frozen=True, slots=True)
class PartedView:
    """One line: `key` is of the situation that shows it best, `more` counts others.

    `shows` is what can be done to see it: deal a hand, see an example, or "" for nothing but the drill.
    """

    key: str
    area: str
    name: str
    case: str
    first: SideView
    second: SideView
    shows: Literal["deal", "see", ""] = ""
    more: int = 0

    @property
    def text(self) -> str:
        """All of its words and numbers, to be searched."""
        places = " ".join(link.at for side in (self.first, self.second) for link in side.links)
        return f"{self.area} {self.name} {self.case} {self.first.words} {self.second.words} {places}".lower()


@dataclass(frozen=True, slots=True)
class PartingView:
    """Two rulebooks by their keys, `books` the (key, name) of all; `lines` on which they part.

    `one_sided` are those on which only one of them decides, `same` counts the situations that both decide alike.
    `house` is the trainee's own.
    """

    books: tuple[tuple[str, str], ...]
    first: str
    second: str
    house: str
    lines: tuple[PartedView, ...] = ()
    one_sided: tuple[PartedView, ...] = ()
    same: int = 0


@dataclass(frozen=True, slots=True)
class DealView:
    """Whether any hand shows how they differ, where it is dealt, and how it went the last time."""

    hands: bool
    name: str
    told: str


@dataclass(frozen=True, slots=True)
class AnswerView:
    """How one answer went: the rulebook, what was said, what is right, and the paragraphs."""

    book: str
    right: bool
    given: str
    answer: str
    links: tuple[LinkView, ...]


@dataclass(frozen=True, slots=True)
class AskView:
    """A question of the drill: the situation, the same question for each of the two rulebooks, and how far one is."""

    name: str
    case: str
    asked: tuple[AskedView, AskedView]
    score: str
    last: bool
