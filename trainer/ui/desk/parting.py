"""Where two rulebooks part as its page shows it, and the drill on it: the question, the options, and how it went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from trainer.rules.areas import TITLES, area_if_any
from trainer.rules.houses import all_houses, in_full
from trainer.rules.topics import title
from trainer.study.in_short import in_short
from trainer.study.parted import NOT_COVERED, How, Parted, Parting, alike, options_of
from trainer.study.stances import EXAMPLE, HAND, NOT_COVERED_WORDS, Situation, Stance, Stances, words
from trainer.ui.desk.houses import short
from trainer.ui.screens.judge_models import AskedView, OptionView
from trainer.ui.screens.parting_models import AnswerView, AskView, DealView, PartedView, PartingView, SideView
from trainer.ui.screens.rules_models import LinkView

SHOWS: Mapping[str, Literal["deal", "see", ""]] = {HAND: "deal", EXAMPLE: "see"}
FEW, LEAST_OPTIONS = 4, 3
NO_HAND = "No hand at the table shows a difference between these two."
SILENT = Stance(NOT_COVERED_WORDS, NOT_COVERED)


def empty_view(first: str, second: str, house: str) -> PartingView:
    """The page before anything is compared."""
    return PartingView(tuple((each.key, in_full(each.key)) for each in all_houses()), first, second, house)


def parting_view(found: Parting, house: str) -> PartingView:
    """All on which two rulebooks part."""
    empty = empty_view(found.first, found.second, house)
    lines = tuple(map(_line, found.of(How.RULING, How.AUTHORITY)))
    one_sided = tuple(map(_line, found.of(How.ONE_SIDED)))
    return PartingView(empty.books, empty.first, empty.second, house, lines, one_sided, found.same)


def deal_view(hands: bool, house: str, right: int, tried: int) -> DealView:
    """What the page says of the hands on which they part, which are dealt at a house."""
    if not hands:
        return DealView(False, NO_HAND, NO_HAND)
    differences = "difference" if tried == 1 else "differences"
    told = f"On your last try, you dealt {right} of {tried} {differences} right." if tried else ""
    return DealView(True, f"Deal them at the table, at {short(house)}", told)


def _line(each: Parted) -> PartedView:
    case = each.situation
    first, second = (SideView(words(side), links(side)) for side in (each.first, each.second))
    area = TITLES.get(area_if_any(each.topic), "Other")
    return PartedView(
        case.key, area, title(each.topic), case.case, first, second, SHOWS.get(case.kind, ""), len(each.also)
    )


def links(stance: Stance) -> tuple[LinkView, ...]:
    """The ways to a few of its paragraphs."""
    return tuple(LinkView(house, at, at, short(house)) for house, at in stance.at[:FEW])


# --- the drill -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spot:
    """A situation asked of two rulebooks: the options, each a stance, and what the two decide."""

    line: Parted
    situation: Situation
    options: tuple[Stance, ...]
    sides: tuple[Stance, Stance]


def spot_of(line: Parted, situation: Situation, every: Sequence[Stances], pair: tuple[str, str], seed: int) -> Spot:
    """What the two decide in that situation among all that any rulebook does, in an order by the seed."""
    by_book = {each.book: each for each in every}
    sides = by_book[pair[0]].by_key[situation.key], by_book[pair[1]].by_key[situation.key]
    others = (stance for each in every if (stance := each.by_key.get(situation.key)) is not None)
    options = [*options_of(sides, others)]
    if len(options) < LEAST_OPTIONS and not any(alike(SILENT, each) for each in options):
        options.append(SILENT)
    Random(seed).shuffle(options)
    return Spot(line, situation, tuple(options), sides)


def ask_view(spot: Spot, pair: tuple[str, str], place: int, of: int, right: int) -> AskView:
    """The situation and the question for each of the two."""
    options = tuple(OptionView(str(number), in_short(each)) for number, each in enumerate(spot.options))
    first, second = (AskedView(book, f"What does {short(book)} do?", options) for book in pair)
    score = f"{place + 1} of {of} \u00b7 {right} right" if place else f"1 of {of}"
    return AskView(title(spot.line.topic), spot.situation.case, (first, second), score, place + 1 == of)


def told(spot: Spot, pair: tuple[str, str], given: Mapping[str, str]) -> tuple[AnswerView, ...]:
    """How the two answers went, each with all that its rulebook decides."""
    return tuple(_told(spot, book, side, given[book]) for book, side in zip(pair, spot.sides, strict=True))


def _told(spot: Spot, book: str, side: Stance, given: str) -> AnswerView:
    chosen = spot.options[int(given)]
    return AnswerView(short(book), alike(chosen, side), in_short(chosen), words(side), links(side))
