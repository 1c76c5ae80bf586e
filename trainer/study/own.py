"""What is to be found out on this computer: what content practises of which nothing ships, and how far that is known.

Nothing is found out here: that is work for another process (`trainer.study.finding_own`), one thing at one house after
the other, which keeps it in the cache. What is kept holds for a file of that digest under a law of that digest.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from trainer import resources
from trainer.kernel.pieces import Making, Pieces
from trainer.progress.records import Part
from trainer.questions.catalog import Entry, entries
from trainer.rules.houses import all_houses
from trainer.scenarios import catalog, index, indexed
from trainer.scenarios.index import Row
from trainer.study.library import UNREADABLE, found_here
from trainer.study.practised import Practised, Rules, Tries, practised

FORMAT = 1
LAW = ("grading", "progress", "quickfire", "study")  # they decide what a hand practises, beside what reads its file
HAND, DRILL = "hand", "drill"
AT_ONCE = 100  # things looked at in one piece


class Wanted(NamedTuple):
    """What is to be found out at a house: a scenario, in the file of that path and digest, or a quick drill."""

    house: str
    kind: str
    key: str
    path: str = ""
    digest: str = ""

    @property
    def name(self) -> str:
        """Its name among what is kept of the house."""
        return f"{self.kind} {self.key}"


class Found(NamedTuple):
    """What something practises, with the topics of those rules."""

    tries: Tries
    topics: Mapping[str, str]


# --- kept ----------------------------------------------------------------------------------------------------------


def kept_at(house: str) -> Path:
    """Where in the cache it is kept what was found out at a house about the content of this program."""
    return indexed.kept_at(catalog.folders(catalog.SCENARIOS.name)[0], f"practised-{house}", catalog.kept())


def law() -> str:
    """The digest of what decides what content practises, in this process."""
    return _law().whole()


@cache
def _law() -> Making[str]:
    return Making(_finding_law())


def _finding_law() -> Pieces[str]:
    yield from indexed.finding_engine()
    made = ""
    for digest in resources.digesting(*LAW):
        made = f"{FORMAT} {indexed.engine()} {digest}"
        yield
    return made


def loading(path: Path) -> Pieces[dict[str, Row]]:
    """What is kept there, in pieces: nothing where it is damaged, or of another law or format."""
    yield from _law().pieces()
    return (yield from index.loading(path, law())) or {}


def told(found: Found) -> list[Any]:
    """What is kept of it, in JSON's own types."""
    tries = found.tries
    rules = {rule: [part.value for part in parts] for rule, parts in tries.rules.items()}
    return [tries.acts, tries.clean, rules, dict(found.topics)]


def found_in(row: Row) -> Found | None:
    """What `told` told; None for a thing of which nothing can be found out, or what is no such thing."""
    if row.head is None:
        return None
    try:
        acts, clean, rules, topics = row.head
        parts: Rules = {rule: tuple(map(Part, some)) for rule, some in rules.items()}
        return Found(Tries(parts, int(acts), bool(clean)), {str(rule): str(topic) for rule, topic in topics.items()})
    except (ValueError, TypeError, AttributeError, OverflowError):
        return None


# --- what there is to find out -------------------------------------------------------------------------------------


class Own:
    """What content practises of which nothing ships, by house, as far as it is known; the library has it from here.

    `wanted` is what is not known yet, in the order of the houses.
    """

    def __init__(self) -> None:
        self.wanted: dict[Wanted, None] = {}
        self._kept: dict[str, dict[str, Row]] = {}
        self._games: dict[str, dict[str, str]] = {}
        self._known: dict[str, dict[str, Found]] = {}
        self._asked: dict[str, dict[str, Rules]] = {}
        self._given_up: set[Wanted] = set()
        self.version = 0

    def looking(self) -> Pieces[None]:
        """See what there is to find out and what of it is known, in pieces. Loads the law."""
        for house in tuple(each.key for each in all_houses()):
            yield from self._looking_at(house)

    def _looking_at(self, house: str) -> Pieces[None]:
        if house not in self._kept:
            rows = yield from loading(kept_at(house))
            self._kept.setdefault(house, rows)
        ships = _ships(house)
        yield
        games: dict[str, str] = {}
        known: dict[str, Found] = {}
        wanted: list[Wanted] = []
        for number, each in enumerate(_all_of(house, ships, games)):
            if number % AT_ONCE == 0:
                yield
            if not self._is_kept(each, known):
                wanted.append(each)
        asked = yield from _asked(house, ships)
        wanted = [each for each in wanted if not self._is_kept(each, known)]  # something may have come meanwhile
        self._games[house], self._known[house], self._asked[house] = games, known, asked
        others = [each for each in self.wanted if each.house != house]
        self.wanted = dict.fromkeys([*others, *(each for each in wanted if each not in self._given_up)])
        self._tell(house)

    def _is_kept(self, wanted: Wanted, known: dict[str, Found]) -> bool:
        """Was it found out already? What it practises goes with what is known."""
        row = self._kept[wanted.house].get(wanted.name)
        if row is None or row.digest != wanted.digest:
            return False
        found = found_in(row)
        if found is not None:
            known[wanted.name] = found
        return True

    def take(self, wanted: Wanted, row: Row | None) -> None:
        """That was found out; None where the file is gone or another one by now."""
        self.wanted.pop(wanted, None)
        if row is None:
            return
        self._kept.setdefault(wanted.house, {})[wanted.name] = row
        found = found_in(row)
        if found is not None and (wanted.kind == DRILL or wanted.key in self._games.get(wanted.house, ())):
            self._known[wanted.house][wanted.name] = found
            self._tell(wanted.house)

    def give_up(self, wanted: Wanted) -> None:
        """It cannot be found out, and is not tried again before the next start."""
        self._given_up.add(wanted)
        self.wanted.pop(wanted, None)

    def _tell(self, house: str) -> None:
        known = self._known[house]
        hands = {name.partition(" ")[2]: found for name, found in known.items() if name.startswith(f"{HAND} ")}
        drills = {name.partition(" ")[2]: found for name, found in known.items() if name.startswith(f"{DRILL} ")}
        topics = {rule: topic for found in known.values() for rule, topic in found.topics.items()}
        asked = self._asked[house]
        more = Practised(
            games={key: self._games[house][key] for key in hands},
            hands={key: {house: found.tries} for key, found in hands.items()},
            drills={key: {house: found.tries.rules} for key, found in drills.items()},
            questions={key: {house: rules} for key, rules in asked.items()},
            houses={},
            topics=topics | _topics({rule for rules in asked.values() for rule in rules} - topics.keys()),
        )
        self.version += found_here(house, more)


@cache
def own() -> Own:
    """That of the program's content."""
    return Own()


def _ships(house: str) -> Practised | None:
    """What ships for a house, if anything that can be read."""
    try:
        return practised(house)
    except UNREADABLE:
        return None


def _all_of(house: str, ships: Practised | None, games: dict[str, str]) -> Iterator[Wanted]:
    """All of which nothing ships; scenarios are told among the `games`, but for those whose files are gone by now."""
    shelf = catalog.scenarios()
    for head in shelf.heads:
        if ships is None or head.id not in ships.games or house not in ships.hands.get(head.id, ()):
            if shelf.get(head.id) is None:
                continue
            path, digest = shelf.file_of(head.id)
            games[head.id] = head.game
            if digest:
                yield Wanted(house, HAND, head.id, str(path), digest)
    if ships is None:
        from trainer.quickfire.kinds import KINDS  # which loads the law

        yield from (Wanted(house, DRILL, key) for key in KINDS)


def _asked(house: str, ships: Practised | None) -> Pieces[dict[str, Rules]]:
    """What questions test of which nothing ships: their index tells it."""
    from trainer.study.unpractised import asked_of  # as above

    found: dict[str, Rules] = {}
    for number, each in enumerate(_unknown(house, ships)):
        if number % AT_ONCE == 0:
            yield
        found[each.id] = asked_of(each, house)
    return found


def _unknown(house: str, ships: Practised | None) -> Iterable[Entry]:
    known = {} if ships is None else ships.questions
    return [each for each in entries() if each.id not in known and house in each.houses]


def _topics(rules: Iterable[str]) -> dict[str, str]:
    """The topics of rules, without those that there are not."""
    from trainer.study.finding_own import topics_of  # as above

    return topics_of(rules)
