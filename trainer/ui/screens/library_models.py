"""What the library page shows, as plain values."""

from collections.abc import Callable
from dataclasses import dataclass

from trainer.study.collection import Asked

Options = tuple[tuple[str, str], ...]
OPEN, DRAWN, WITHOUT = "open", "drawn", ""
"""How the curtain is: opened by the PIN, drawn, or none."""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card. `key` names it, `pill` says where it comes from, `about` its game and area, `told` how it went.

    `marks` are (mark, part and word) of the three grades. `faults` are lines that say why it can't be dealt.
    `deal` is the word on its first button, "" for none; `fresh` and `debrief` whether there are such buttons.
    """

    key: str
    title: str
    pill: str
    about: str
    told: str = ""
    marks: tuple[tuple[str, str], ...] = ()
    faults: tuple[str, ...] = ()
    deal: str = ""
    fresh: bool = False
    debrief: bool = False
    picture: bool = True

    @property
    def name(self) -> str:
        """All of it, as a screen reader says it."""
        grades = ", ".join(words for _, words in self.marks)
        return ". ".join(filter(None, (self.title, self.pill, self.about, self.told, grades, *self.faults)))


@dataclass(frozen=True, slots=True)
class LibraryView:
    """`keys` are the cards that fit what is `asked`, and `cut(first, end)` gives some of them: thousands may fit.

    `notes` are sentences on folders, `none` what is said without cards. With `folder` one's own may be opened.
    """

    keys: tuple[str, ...]
    cut: Callable[[int, int], tuple[CardView, ...]]
    asked: Asked
    kinds: Options
    origins: Options
    areas: Options
    games: Options
    houses: Options
    results: Options
    notes: tuple[str, ...] = ()
    none: str = ""
    curtain: str = WITHOUT
    folder: bool = True
    four_colours: bool = False
