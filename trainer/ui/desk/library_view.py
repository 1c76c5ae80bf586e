"""The library page in words: its cards, what can be asked of them, and what is said of folders."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path

from trainer.rules.areas import TITLES
from trainer.scenarios.indexed import Seen
from trainer.study.collection import Asked, Card, Kind, Origin, Result, counted, found, title_of
from trainer.study.library import Kind as Practice
from trainer.study.library import library
from trainer.ui.desk.houses import houses, short
from trainer.ui.desk.moments import lately
from trainer.ui.desk.progress import MARKS
from trainer.ui.desk.stakes import NAMES
from trainer.ui.screens.library_models import DRAWN, OPEN, WITHOUT, CardView, LibraryView, Options

PARTS = ("Noticed", "Authority", "Remedy")
PILLS = {Origin.SHIPS: "Built in", Origin.MINE: "Mine", Origin.SHARED: "Shared", Origin.FRESH: "Fresh"}
CLEAN, UNKNOWN = "Clean hands", "Other hands"
RESULTS: Options = (
    (Result.ANY, "Any result"),
    (Result.NEVER, "Never dealt"),
    (Result.MISSED, "Missed last time"),
    (Result.RIGHT, "Right last time"),
)
GAMES: Options = (
    ("holdem", "Hold'em"),
    ("omaha", "Omaha"),
    ("omaha-8", "Omaha 8"),
    ("stud", "Stud"),
    ("stud-8", "Stud 8"),
    ("razz", "Razz"),
)
NEVER = "Not dealt yet"
MOST_FAULTS = 4
NOTHING, NO_QUESTIONS = "Nothing here matches. Try fewer filters.", "You have no questions of your own yet."
GONE = "The folder {folder} can’t be reached right now. Its files are back as soon as it is."
AT_MOST = "The folder {folder} holds more than {most:,} files. Only the first {most:,} are read."


def at(house: str) -> frozenset[str]:
    """The hands that can be practiced at a house, clean ones too: without those the others were known.

    Raises KeyError.
    """
    return frozenset(each.key for each in library(house).activities if each.kind is Practice.HAND)


def library_view(
    cards: tuple[Card, ...],
    asked: Asked,
    now: datetime,
    *,
    curtain: str = WITHOUT,
    notes: Iterable[str] = (),
    four_colours: bool = False,
) -> LibraryView:
    """What is shown of these cards."""
    opened = curtain == OPEN
    fits = found(cards, asked, at, opened=opened)
    counts = counted(cards, asked.kind)
    own = counted(cards, Kind.QUESTION)[""]
    kinds = ((Kind.HAND, f"Hands {counted(cards, Kind.HAND)['']:,}"), (Kind.QUESTION, f"My questions {own:,}"))
    none = NO_QUESTIONS if asked.kind is Kind.QUESTION and not own else NOTHING
    return LibraryView(
        tuple(each.name for each in fits),
        lambda first, end: tuple(_card(each, now, opened) for each in fits[first:end]),
        asked,
        kinds,
        _origins(counts, asked),
        (("", "Any area"), *((key, name) for key, name in TITLES.items() if _has(cards, key))),
        (("", "Any game"), *GAMES),
        (("", "Any rulebook"), *((each.key, short(each.key)) for each in houses())),
        RESULTS,
        tuple(notes),
        "" if fits else none,
        curtain,
        folder=curtain != DRAWN,
        four_colours=four_colours,
    )


def _has(cards: Iterable[Card], area: str) -> bool:
    return any(each.area == area for each in cards)


def _origins(counts: Mapping[str, int], asked: Asked) -> Options:
    """Those of which there is anything, and what is chosen."""
    every = (("", "All"), *((str(each), PILLS[each]) for each in Origin), ("faults", "With faults"))
    chosen = "faults" if asked.faulty else asked.origin
    return tuple((key, f"{name} {counts[key]:,}") for key, name in every if not key or counts[key] or key == chosen)


def _game(game: str) -> str:
    name = NAMES.get(game, "")
    return name[:1].upper() + name[1:]


# --- a card --------------------------------------------------------------------------------------------------------


def _card(card: Card, now: datetime, opened: bool) -> CardView:
    if card.faults:
        return _faulty(card)
    area = TITLES.get(card.area) or next(filter(None, map(title_of, card.topics)), CLEAN if card.met else UNKNOWN)
    titled, met = card.titled(opened), card.met
    asked = card.kind is Kind.QUESTION
    return CardView(
        card.name,
        card.title if titled else area,
        PILLS[card.origin],
        " · ".join(filter(None, (_game(card.game), area if titled else ""))),
        _went(card, now),
        _marks(card),
        deal="Try it" if asked else "Deal it again" if met else "Try it" if card.origin is Origin.MINE else "Deal it",
        fresh=not asked,
        debrief=met is not None,
        picture=not asked,
    )


def _went(card: Card, now: datetime) -> str:
    met = card.met
    if met is None:
        return NEVER if card.kind is Kind.HAND else ""
    times = "once" if met.times == 1 else f"{met.times:,} times"
    return f"Dealt {times} · {short(met.book)}, {lately(met.ended, now)}"


def _marks(card: Card) -> tuple[tuple[str, str], ...]:
    met = card.met
    if met is None:
        return ()
    grades = (MARKS.get(grade, MARKS[""]) for grade in (met.noticed, met.authority, met.remedy))
    return tuple((kind, f"{part}: {word.lower()}") for part, (kind, word) in zip(PARTS, grades, strict=True))


def _faulty(card: Card) -> CardView:
    lines = sorted(card.faults, key=lambda each: each.line)
    more = len(lines) - MOST_FAULTS
    told = [_fault(each.line, each.key, each.what) for each in lines[:MOST_FAULTS]]
    rest = (f"and {more} more",) if more > 0 else ()
    about = "1 fault, can’t be used" if len(lines) == 1 else f"{len(lines)} faults, can’t be used"
    return CardView(card.name, card.title, PILLS[card.origin], about, faults=(*told, *rest), picture=False)


def _fault(line: int, key: str, what: str) -> str:
    place = f"Line {line}" if line else "Whole file"
    told = f"{key}: {what}" if key else what
    words = " ".join("".join(each if each.isprintable() else " " for each in told).split())
    return f"{place}, {words}" if key else f"{place}: {words}"


# --- folders -------------------------------------------------------------------------------------------------------


def notes_on(folders: Iterable[Path], seen: Mapping[Path, Seen], own: Path, most: int) -> tuple[str, ...]:
    """A sentence on each folder that can't be reached, or holds too much; one's own need not be there."""
    found = []
    for each in folders:
        known = seen.get(each)
        if known is not None and not known.there and each != own:
            found.append(GONE.format(folder=each))
        elif known is not None and len(known.stamps) >= most:
            found.append(AT_MOST.format(folder=each, most=most))
    return tuple(found)
