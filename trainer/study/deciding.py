"""Finding out which rules hands at the table decide by: they are dealt, and graded with a rule overturned.

A hand is dealt once for each dealer. Only its grades are worked out again, a rule overturned in a copy of the book.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from trainer.grading.decisive import Playthrough, changed, hanging, played_by, playthroughs
from trainer.kernel.how_far import HowFar, untold
from trainer.rules.acted_on import acted_on
from trainer.rules.book import Book, InForce
from trainer.rules.kinds import OF_HANDS
from trainer.rules.ledger_file import Paragraph
from trainer.rules.overturned import overturned, watched
from trainer.scenarios import catalog
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.injector import CannotStrike
from trainer.scenarios.shelf import Gone
from trainer.study.dealt import Dealt, Hanging

SEEDS = tuple(map(str, range(1, 6)))
"""Of the fresh hands of every irregularity; the later ones only where it brings what is still open."""
TRIES = 3
"""So many hands are tried for a rule that holds in them and decides none of their grades, beside those that a ledger
lists for one of its paragraphs.
"""


class NoHand(LookupError):
    """The hand can't be dealt: it has gone, or the irregularity has no place in it."""


def hand_of(name: str, law: Book) -> Scenario:
    """The scenario of that id, or the fresh hand of an irregularity and a seed. Raises NoHand."""
    injector, _, seed = name.partition(" ")
    try:
        return generated(INJECTORS[injector], seed, law) if seed else catalog.scenarios().open(name)
    except (KeyError, CannotStrike, BadScenario, Gone) as fault:
        raise NoHand(f"{name}: {fault}") from fault


def again(rule: str, where: Hanging, law: Book) -> tuple[str, ...]:
    """The parts of the grade that change in that hand now, dealt and overturned as it says. Raises NoHand."""
    try:
        played = played_by(play_of(hand_of(where.hand, law), law), law, where.by)
    except (BadScenario, RuntimeError) as fault:
        raise NoHand(f"{where.hand}: {fault}") from fault
    return changed(played, overturned(law, rule, where.way))


def deciding(law: Book, before: Iterable[Dealt], so_far: HowFar = untold) -> Dealt:
    """All of it at a house.

    The hands of `before`, its own findings and those of other houses, are dealt first: what still holds stays as it is,
    and what is decisive elsewhere is soon found decisive here.
    """
    search = _Search.of(law)
    names = [*(name for each in before for name in _named(each)), *(each.id for each in catalog.scenarios().heads)]
    fresh = [f"{key} {seed}" for seed in SEEDS for key in INJECTORS]
    of = len(dict.fromkeys((*names, *fresh)))
    for done, name in enumerate(dict.fromkeys((*names, *fresh))):
        so_far(done, of)
        if name in names or search.may_help(name):
            search.look(name)
    return search.found()


def _named(before: Dealt) -> list[str]:
    return list(dict.fromkeys(each.hand for some in before.values() for each in some if each.decisive))


Seen = Mapping[str, set[str]]
"""The rules that held in a playthrough, each with the rows of its table that it went by."""


@dataclass
class _Search:
    law: Book
    wanted: Mapping[str, tuple[Paragraph, ...]]
    decisive: dict[str, list[Hanging]] = field(default_factory=dict)
    reached: dict[str, list[Hanging]] = field(default_factory=dict)
    tried: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, law: Book) -> "_Search":
        wanted: dict[str, list[Paragraph]] = {}
        for at, rules in acted_on(law).items():
            for rule in rules:
                wanted.setdefault(rule, []).append(law.paragraph(at))
        return cls(law, {rule: tuple(some) for rule, some in wanted.items()})

    def may_help(self, name: str) -> bool:
        """Is it the first hand of its irregularity, or does that bring what an open paragraph is about?"""
        injector, _, seed = name.partition(" ")
        brings = set(INJECTORS[injector].brings)
        return seed == SEEDS[0] or any(brings & _kinds(self.law, rule) for rule in self._bare())

    def _bare(self) -> Iterator[str]:
        """The rules of paragraphs on which no grade hangs yet."""
        known = ((each, one) for rule, some in self.decisive.items() for each in self.wanted[rule] for one in some)
        settled = {each.at for each, one in known if one.cites(each)}
        return (rule for rule, some in self.wanted.items() if any(each.at not in settled for each in some))

    def look(self, name: str) -> None:
        """Deal a hand, and try every rule that holds in it and is still to be found decisive."""
        try:
            scenario = hand_of(name, self.law)
            for played, seen in dealt(scenario, self.law):
                for rule in sorted(seen.keys() & self.wanted.keys()):
                    where = Hanging(name, scenario.game, tuple(sorted(seen[rule])))
                    self._look(rule, where, played, listed=self._lists(rule, scenario))
        except (NoHand, BadScenario, RuntimeError):
            return

    def _lists(self, rule: str, scenario: Scenario) -> bool:
        """Is it a hand that the ledger lists for a paragraph of that rule?"""
        path = Path(scenario.path).as_posix()
        return any(path.endswith(each) for one in self.wanted[rule] for each in one.scenarios)

    def _look(self, rule: str, where: Hanging, played: Playthrough, *, listed: bool = False) -> None:
        """Try it where it may show something new."""
        if not self._open(rule, where):
            return
        if not any(each.game == where.game and each.rows == where.rows for each in self.reached.get(rule, ())):
            self.reached.setdefault(rule, []).append(where)
        hands = self.tried.setdefault(rule, [])
        if where.hand not in hands and len(hands) >= TRIES and not listed:
            return
        if where.hand not in hands and not listed:
            hands.append(where.hand)
        found = hanging([played], self.law, rule)
        if found is not None:
            self.decisive.setdefault(rule, []).append(replace(where, by=found.by, way=found.way, parts=found.parts))
            hands.clear()

    def _open(self, rule: str, where: Hanging) -> bool:
        """Does it cite a paragraph there for which nothing decisive is known yet?"""
        known = self.decisive.get(rule, ())
        cited = (each for each in self.wanted[rule] if where.cites(each))
        return any(not any(one.cites(each) for one in known) for each in cited)

    def found(self) -> Dealt:
        """By rule: where it is decisive; for the paragraphs of which that is nowhere, where it holds at least."""
        return {rule: tuple(self._found(rule)) for rule in sorted(self.reached)}

    def _found(self, rule: str) -> Iterator[Hanging]:
        decisive = self.decisive.get(rule, [])
        yield from decisive
        bare = [each for each in self.wanted[rule] if not any(one.cites(each) for one in decisive)]
        yield from _covering(bare, self.reached[rule])


def _kinds(law: Book, rule: str) -> frozenset[str]:
    """The kinds of matters and points that a rule is asked about."""
    force = law.rules[rule].rule
    on_topic = (key for key, kind in OF_HANDS.items() if set(kind.topics) & set(force.topics))
    return frozenset(force.kinds or on_topic)


def _covering(paragraphs: Iterable[Paragraph], some: Iterable[Hanging]) -> Iterator[Hanging]:
    """Of these hands as few as cite all of these paragraphs that they can."""
    bare = list(paragraphs)
    for each in some:
        cited = [one for one in bare if each.cites(one)]
        if cited:
            yield each
        bare = [one for one in bare if one not in cited]


def dealt(scenario: Scenario, law: Book) -> Iterator[tuple[Playthrough, Seen]]:
    """The hand as one dealer after the other deals it at that house, each time with what held meanwhile.

    Raises BadScenario, or RuntimeError where it never comes to an end.
    """
    held: dict[str, set[str]] = {}

    def holds(force: InForce, facts: Any) -> None:
        rows = held.setdefault(force.rule.key, set())
        if force.rule.row is not None:
            rows.add(force.rule.row(facts))

    for each in playthroughs(play_of(scenario, law), watched(law, holds)):
        yield each, dict(held)
        held.clear()
