"""What the rules page shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.first import HouseView


@dataclass(frozen=True, slots=True)
class ParagraphView:
    """A paragraph in the list: its number, its topic's title, its sense, and what a search looks through."""

    at: str
    topic: str
    sense: str
    sought: str


@dataclass(frozen=True, slots=True)
class RulesView:
    """A house's paragraphs in printed order, and the page that holds them all, as HTML with an anchor for each."""

    houses: tuple[HouseView, ...]
    house: str
    paragraphs: tuple[ParagraphView, ...]
    page: str


def found(paragraphs: tuple[ParagraphView, ...], words: str) -> tuple[ParagraphView, ...]:
    """The paragraphs in which every one of the words stands; all of them for no words."""
    wanted = words.lower().split()
    return tuple(each for each in paragraphs if all(word in each.sought for word in wanted))
