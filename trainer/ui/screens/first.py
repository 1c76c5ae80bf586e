"""What the first page shows, as frozen values; apart from the others, which a start need not load."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # known once the store is open
    from trainer.ui.screens.session import LastSessionView


MINUTES = (5, 15, 30)
USUAL_MINUTES = 15


@dataclass(frozen=True, slots=True)
class HouseView:
    """A house that can be chosen: "Players Casino", "Nov 2025", and a short note ("24 due", "nothing due").

    `urgent` says that there is something to do there, `short` is the name where there is little room: "Players".
    """

    key: str
    name: str
    edition: str
    note: str = ""
    urgent: bool = False
    short: str = ""


@dataclass(frozen=True, slots=True)
class AreaView:
    """An area of the law at the house: how many rules it has there (0: its book is silent), how many of them are due,
    and how many of a hundred one would get right today (None before any was tried)."""

    key: str
    title: str
    rules: int = 0
    due: int = 0
    share: int | None = None


@dataclass(frozen=True, slots=True)
class OfferView:
    """A newer edition that is offered: the keys of both, the sentence, and the words of its two answers."""

    older: str
    newer: str
    words: str
    move: str
    stay: str


@dataclass(frozen=True, slots=True)
class StepView:
    """A hand that is offered: a sentence, the words of its button, and which of the first hands it is of how many.

    Both are 0 for one that introduces a new kind.
    """

    words: str
    button: str
    place: int = 0
    of: int = 0


@dataclass(frozen=True, slots=True)
class DayView:
    """The irregularity of the day: a note ("not dealt yet"), and whether it was dealt."""

    note: str
    done: bool


@dataclass(frozen=True, slots=True)
class TodayView:
    """The first page. `house` and `area` ("" for all) are the keys now chosen, `minutes` the length of the session that
    `title` and `text` speak of. `interrupted` and `rest` are the sentences of the banners for a hand and for a session
    that wait, "" for none, `carried` that of a house where nothing was tried yet, and `known_at` the house whose
    knowledge it would carry over. `four_colours` is the deck on the felt, `corrected` the notice that
    law was corrected, "" for none, `offer` the newer edition of a book they have practiced,
    `step` the first hand that is next, `short` says that hands begin just before their moment, and `introduced` is a
    hand of a kind that comes up for the first time. `day` is the irregularity of the day, None where none is offered.
    """

    greeting: str
    houses: tuple[HouseView, ...]
    house: str
    title: str
    text: str
    minutes: int = USUAL_MINUTES
    areas: tuple[AreaView, ...] = ()
    area: str = ""
    last: "LastSessionView | None" = None
    interrupted: str = ""
    rest: str = ""
    carried: str = ""
    known_at: str = ""
    aside: str = ""
    four_colours: bool = False
    corrected: str = ""
    offer: OfferView | None = None
    step: StepView | None = None
    short: bool = False
    introduced: StepView | None = None
    day: DayView | None = None
