"""Readiness and the heat map as the progress page shows them, with what they are made of in words."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import datetime

from trainer.progress.records import Memory, Part
from trainer.progress.sensitivity import Detection
from trainer.rules.areas import TITLES
from trainer.rules.book import all_books, keys
from trainer.study.library import for_dealers, library
from trainer.study.mastery import Practisable, Recall, Standing, mastery, weakest
from trainer.study.readiness import Readiness, readiness
from trainer.ui.desk.houses import short
from trainer.ui.desk.weeks import PART_TITLES
from trainer.ui.screens.progress_models import CellView, HeatView, PartView, ReadinessView

WEAKEST = "weakest"
PARTS = ((WEAKEST, "Weakest"), *((part.value, title) for part, title in PART_TITLES.items()))
Practised = Callable[[str], Practisable]  # of a house, by its key


@dataclass(frozen=True, slots=True)
class Today:
    """What standings rest on: what can be practised at a house, recall, and the moment."""

    practised: Practised
    recalled: Recall
    now: datetime


def readiness_view(
    house: str, memories: Collection[Memory], today: Today, alarms: Detection, target: int | None
) -> ReadinessView:
    """How ready a dealer is for a house; memories and alarms are those there. Raises BadLedger."""
    areas = for_dealers(library(house)).areas
    found = readiness(areas, memories, today.practised(house), today.recalled, today.now, alarms)
    return ReadinessView(
        short(house),
        "" if found.figure is None else str(found.figure),
        _words(found),
        tuple(PartView(e.part.value, PART_TITLES[e.part], _share(e), _made_of(e)) for e in found.parts),
        _alarms(alarms),
        target,
    )


def _share(each: Standing) -> int | None:
    return each.per_cent


def _words(found: Readiness) -> str:
    least = found.weakest
    if least is None:
        return "You haven’t tried anything at this house yet. Your score is that of your weakest part, not an average."
    told = "This is your weakest of the three parts, not an average. "
    told += f"{least.rules} rules count, leaving out the desk’s: {_counted(least)}."
    return told + (f" {found.out_of_reach} can only be read." if found.out_of_reach else "")


def _counted(least: Standing) -> str:
    if not least.tried:
        return "none tried yet, which counts as 0"
    told = f"{least.untried} untried as 0, " if least.untried else ""
    told += f"{least.tried} by how likely you are to get each right today"
    return told + (f" ({least.of_tried} of 100)" if least.of_tried is not None else "")


def _made_of(each: Standing) -> str:
    if not each.rules:
        return "nothing to practice"
    due = f" · {each.due} due" if each.due else ""
    return f"{each.tried} of {each.rules} rules tried{due}"


def _alarms(alarms: Detection) -> str:
    if not alarms.clean:
        return "No clean hand dealt here yet (not counted above)."
    return f"{alarms.clean_stopped:,} of {alarms.clean:,} clean hands stopped (not counted above)."


def heat_view(memories: Collection[Memory], today: Today, part: str) -> HeatView:
    """Every area at every house; `part` is a part or WEAKEST. Raises BadLedger."""
    by_book: dict[str, list[Memory]] = {key: [] for key in keys()}
    for each in memories:
        by_book.setdefault(each.book, []).append(each)
    houses = tuple((law.key, law.ledger.short) for law in all_books())
    found = {
        key: mastery(library(key).areas, by_book[key], today.practised(key), today.recalled, today.now)
        for key, _ in houses
    }
    shorts = dict(houses)
    return HeatView(
        PARTS,
        part,
        houses,
        tuple(TITLES.items()),
        tuple(tuple(_cell(area, key, shorts[key], found[key], part) for key, _ in houses) for area in TITLES),
    )


def _known(house: str, memories: Collection[Memory], today: Today) -> Mapping[str, tuple[Standing, ...]]:
    return mastery(library(house).areas, memories, today.practised(house), today.recalled, today.now)


def _cell(area: str, key: str, house: str, found: Mapping[str, tuple[Standing, ...]], part: str) -> CellView:
    standings = found.get(area, ())
    where = f"{TITLES[area]} at {house}"
    if not any(each.rules for each in _asked(standings, part)):
        return CellView(area, key, "silent", None, f"{where}: nothing to practice")
    least = weakest(_asked(standings, part))
    if least is None:
        count = max(each.rules for each in _asked(standings, part))
        return CellView(area, key, "untried", None, f"{where}: not yet tried, {count} rules")
    title = PART_TITLES[least.part].lower()
    return CellView(
        area, key, "share", least.per_cent or 0, f"{where}: {title} {least.per_cent or 0} percent, {_made_of(least)}"
    )


def _asked(standings: tuple[Standing, ...], part: str) -> tuple[Standing, ...]:
    return standings if part == WEAKEST else tuple(each for each in standings if each.part == Part(part))
