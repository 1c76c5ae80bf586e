"""What the library page lists: hands that ship, one's own hands and questions, and hands that were met."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.progress.records import Met, Row
from trainer.questions.catalog import Entry as Question
from trainer.questions.catalog import questions
from trainer.rules.areas import TITLES, area_if_any
from trainer.rules.topics import ROUTINE, title
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.drills import Offer
from trainer.scenarios.fresh.keys import is_fresh

if TYPE_CHECKING:  # there is seldom one
    from trainer.scenarios.form import Fault

PLACES = {key: place for place, key in enumerate(TITLES)}
POOR = frozenset({"missed", "wrong", "harmful"})


class Kind(StrEnum):
    """What a card of the library is."""

    HAND = "hand"
    QUESTION = "question"


class Origin(StrEnum):
    """Where it comes from: what ships, one's own folder, another folder, or a hand that was dealt from no file."""

    SHIPS = "ships"
    MINE = "mine"
    SHARED = "shared"
    FRESH = "fresh"


class Result(StrEnum):
    """How it went."""

    ANY = ""
    NEVER = "never"
    MISSED = "missed"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Card:
    """One thing in the library. `title` may give a hand away: it is shown only where `titled` says so.

    `area` is what may be shown instead, of a clean hand any area. One with `faults` can't be dealt or asked.
    """

    kind: Kind
    key: str
    title: str
    area: str
    origin: Origin
    game: str = ""
    topics: tuple[str, ...] = ()
    houses: frozenset[str] = frozenset()
    met: Met | None = None
    faults: tuple["Fault", ...] = ()

    @property
    def name(self) -> str:
        """Its name among all cards."""
        return f"{self.kind} {self.key}"

    def titled(self, opened: bool) -> bool:
        """May its title be shown? Of one's own, of what was met, and of all where the curtain is `opened`."""
        return opened or self.met is not None or self.origin is Origin.MINE or bool(self.faults)

    @property
    def result(self) -> Result:
        """How it went the last time."""
        if self.met is None:
            return Result.NEVER
        alarmed = self.met.clean and self.met.alarms
        return Result.MISSED if missed(self.met) or alarmed else Result.RIGHT


def missed(attempt: Met | Row) -> bool:
    """Was any part of it missed, or done wrong?"""
    return not POOR.isdisjoint((attempt.noticed, attempt.authority, attempt.remedy))


@dataclass(frozen=True, slots=True)
class Asked:
    """What is looked for; everything where nothing is asked. `house` is a rulebook's key, `latest` the order."""

    kind: Kind = Kind.HAND
    words: str = ""
    origin: str = ""
    area: str = ""
    game: str = ""
    house: str = ""
    result: Result = Result.ANY
    faulty: bool = False
    latest: bool = False


# --- what there is -------------------------------------------------------------------------------------------------


def collected(met: Iterable[Met], own: Path, *, curtained: bool) -> tuple[Card, ...]:
    """Every card: by area, what was dealt from no file last. No file is read for it.

    `own` is one's own folder. While `curtained` there is nothing of it and of other folders but what was met.
    """
    known, areas = {_key(each): each for each in met}, areas_dealt()
    found = [_hand(each, known.pop(each.id, None), own, areas) for each in scenarios().heads]
    found += [_fresh(key, each) for key, each in known.items()]
    found += [_question(each, own) for each in questions().heads if questions().beside(each) is not None]
    found += _faulty(own)
    kept = (each for each in found if not curtained or each.met is not None or each.origin is Origin.SHIPS)
    return tuple(sorted(kept, key=_place))


def _place(card: Card) -> tuple[bool, int, int]:
    """Where a card stands: by area, in an order that tells nothing; a fresh one as it was met, the last one first."""
    if card.origin is Origin.FRESH:
        return True, 0, 0
    return False, PLACES.get(card.area, len(PLACES)), chance_of(card.key)


def chance_of(key: str) -> int:
    """A number that is the same for a key on every computer, and tells nothing of it."""
    return int.from_bytes(blake2b(key.encode(), digest_size=4).digest())


def _origin(folder: Path | None, own: Path) -> Origin:
    return Origin.SHIPS if folder is None else Origin.MINE if folder == own else Origin.SHARED


def _hand(offer: Offer, met: Met | None, own: Path, areas: tuple[str, ...]) -> Card:
    area = _area(offer.topics) if met is not None else _shown_area(offer, areas)
    origin = _origin(scenarios().beside(offer), own)
    return Card(Kind.HAND, offer.id, offer.title, area, origin, offer.game, offer.topics, met=met)


def _area(topics: Iterable[str]) -> str:
    return next((area for topic in topics if (area := area_if_any(topic))), "")


def _shown_area(offer: Offer, areas: tuple[str, ...]) -> str:
    """The area of a hand that was not met; of a clean one any of `areas`, or it would tell that nothing goes wrong."""
    if set(offer.topics) - {ROUTINE} or not areas:
        return _area(offer.topics)
    return areas[chance_of(offer.id) % len(areas)]


def areas_dealt() -> tuple[str, ...]:
    """The area of each hand that ships in which something goes wrong: as often as there are hands of it."""
    return tuple(filter(None, (_area(each.topics) for each in scenarios().heads if scenarios().beside(each) is None)))


def _key(met: Met) -> str:
    """The key of a hand that was met: its scenario's id, and of a fresh one also its seed."""
    return f"{met.scenario} {met.seed}" if is_fresh(met.scenario) else met.scenario


def _fresh(key: str, met: Met) -> Card:
    return Card(Kind.HAND, key, met.title, area_if_any(met.topic), Origin.FRESH, topics=(met.topic,), met=met)


def _question(each: Question, own: Path) -> Card:
    origin, area = _origin(questions().beside(each), own), area_if_any(each.topic)
    named = f"{title(each.topic)}: {Path(each.path).stem}" if area else each.id
    return Card(Kind.QUESTION, each.id, named, area, origin, each.game, (each.topic,), frozenset(each.houses))


def _faulty(own: Path) -> Iterator[Card]:
    """Files of other folders that are left out."""
    for kind, faults in ((Kind.HAND, scenarios().faults_beside), (Kind.QUESTION, questions().faults_beside)):
        files: dict[str, list[Fault]] = {}
        for each in faults:
            files.setdefault(each.path, []).append(each)
        for path, some in files.items():
            origin = Origin.MINE if own in Path(path).parents else Origin.SHARED
            yield Card(kind, path, Path(path).name, "", origin, faults=tuple(some))


# --- looked for ----------------------------------------------------------------------------------------------------


def found(cards: Iterable[Card], asked: Asked, at: Callable[[str], frozenset[str]], *, opened: bool) -> list[Card]:
    """The cards that fit. `at(house)` gives the hands that test a rule there; hidden titles can't be searched for."""
    words = asked.words.casefold().split()
    fits = [each for each in cards if _fits(each, asked, at) and _says(each, words, opened)]
    if asked.latest:
        fits.sort(key=lambda each: each.met.id if each.met is not None else 0, reverse=True)
    return fits


def _fits(card: Card, asked: Asked, at: Callable[[str], frozenset[str]]) -> bool:
    return (
        card.kind is asked.kind
        and asked.origin in ("", card.origin)
        and asked.area in ("", card.area)
        and asked.game in ("", card.game)
        and (not asked.faulty or bool(card.faults))
        and (not asked.result or (card.result is asked.result and not card.faults))
        and (not asked.house or _is_at(card, asked.house, at))
    )


def _is_at(card: Card, house: str, at: Callable[[str], frozenset[str]]) -> bool:
    if card.kind is Kind.QUESTION:
        return house in card.houses
    return card.key in at(house) or (card.met is not None and card.met.book == house)


def _says(card: Card, words: Iterable[str], opened: bool) -> bool:
    return all(word in said(card, opened) for word in words)


def said(card: Card, opened: bool) -> str:
    """What can be searched for: what is shown of it, and its topics where its title is."""
    shown = (card.title, card.key, *map(title_of, card.topics)) if card.titled(opened) else ()
    return " ".join((TITLES.get(card.area, ""), card.game, *shown)).casefold()


def title_of(topic: str) -> str:
    """A topic in words, "" for one that there is not."""
    return title(topic) if area_if_any(topic) else ""


def counted(cards: Iterable[Card], kind: Kind) -> Mapping[str, int]:
    """How many cards of a kind there are: of each origin, under "" all, under "faults" those with faults."""
    counts = {"": 0, "faults": 0, **{str(each): 0 for each in Origin}}
    for card in cards:
        if card.kind is kind:
            for key in ("", str(card.origin), *(("faults",) if card.faults else ())):
                counts[key] += 1
    return counts
