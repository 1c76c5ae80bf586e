"""From one house to another: what one has learnt that holds there too, what is different there, what is only there."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from trainer.progress.records import Memory
from trainer.rules.book import Book, InForce
from trainer.rules.comparison import of_its_own, on_matters
from trainer.rules.lacking import may_rule
from trainer.rules.syllabus import TOPIC, Item, syllabus_of, topic_key

Figure = tuple[str, int | None, int | None]  # a number's name, here, there (None where it is not printed)


class Fate(StrEnum):
    """What becomes of a rule at the other house."""

    SAME = "same"  # the same rule with the same figures, and nothing excepted from it
    EXCEPTED = "excepted"  # the same rule, but that house has exceptions to it that this one has not
    FIGURES = "figures"  # the same rule with other figures
    WORDS = "words"  # both books speak on it, and no encoded rule decides
    OTHERWISE = "otherwise"  # other rules decide the matter there
    SENT = "sent"  # that book is silent and sends its reader to one that has the rule
    LACKING = "lacking"  # our copy of that book lacks what it may say on it
    SILENT = "silent"  # nothing is said on it there


@dataclass(frozen=True, slots=True)
class Carried:
    """A rule one has learnt, and its fate. `instead` are rule keys of the other house that decide or except.

    `there` are its paragraphs at that house, or those that our copy lacks; `figures` those that differ. `sent` says in
    the ledger's words why the reader is sent on, and `confirmed` whether that is sure.
    """

    item: Item
    memories: tuple[Memory, ...]
    fate: Fate
    there: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    instead: tuple[str, ...] = ()
    sent: str = ""
    confirmed: bool = True

    @property
    def rule(self) -> str:
        return self.item.rule

    @property
    def carries(self) -> bool:
        """Need nothing be learnt anew?"""
        return self.fate in (Fate.SAME, Fate.SENT)


@dataclass(frozen=True, slots=True)
class CarryingOver:
    """All one has learnt at a house, in its printed order, and what there is to know only at the other one."""

    learnt: tuple[Carried, ...]
    only_there: tuple[Item, ...]

    def of(self, *fates: Fate) -> tuple[Carried, ...]:
        return tuple(each for each in self.learnt if each.fate in fates)


def carrying_over(memories: Iterable[Memory], one: Book, other: Book, books: Mapping[str, Book]) -> CarryingOver:
    """What the memories of house `one` are worth at the `other`; `books` are all books by key.

    A memory of a rule that `one` does not print (any more) is left out.
    """
    here, there = syllabus_of(one), syllabus_of(other)
    held: dict[str, list[Memory]] = {}
    for each in memories:
        if each.book == one.key:
            held.setdefault(each.rule, []).append(each)
    houses = _Houses(one, other, there, cache(lambda key: syllabus_of(books[key])), exceptions(other, one))
    learnt = tuple(houses.carried(item, tuple(held[key])) for key, item in here.items() if key in held)
    return CarryingOver(learnt, tuple(item for key, item in there.items() if key not in here))


@dataclass(frozen=True, slots=True)
class _Houses:
    one: Book
    other: Book
    there: Mapping[str, Item]
    syllabus: Callable[[str], Mapping[str, Item]]
    exceptions: Mapping[str, tuple[str, ...]]

    def carried(self, item: Item, memories: tuple[Memory, ...]) -> Carried:
        twin = self.there.get(item.rule)
        if twin is None:
            return self._without(item, memories)
        if item.rule.startswith(TOPIC):
            return Carried(item, memories, Fate.WORDS, twin.at)
        differing = differing_figures(item, twin)
        if differing:
            return Carried(item, memories, Fate.FIGURES, twin.at, differing)
        instead = self.exceptions.get(item.rule, ())
        return Carried(item, memories, Fate.EXCEPTED if instead else Fate.SAME, twin.at, (), instead)

    def _without(self, item: Item, memories: tuple[Memory, ...]) -> Carried:
        instead = () if item.rule.startswith(TOPIC) else self._deciding(self.one.rules[item.rule])
        if instead:
            at = tuple(p.at for each in instead for p in each.paragraphs)
            return Carried(item, memories, Fate.OTHERWISE, at, instead=tuple(e.rule.key for e in instead))
        spoken = self._spoken(item)
        if spoken is not None:
            return Carried(item, memories, Fate.WORDS, spoken.at, instead=(spoken.rule,))
        return self._sent(item, memories) or self._unsaid(item, memories)

    def _unsaid(self, item: Item, memories: tuple[Memory, ...]) -> Carried:
        missing = tuple(each.at for each in may_rule(self.other, item.topic))
        return Carried(item, memories, Fate.LACKING if missing else Fate.SILENT, missing)

    def _deciding(self, lost: InForce) -> tuple[InForce, ...]:
        """The rules on the same matters that only the other house has, else those from which this was an exception."""
        own = of_its_own(self.other, lost.rule, self.one)
        shared = on_matters(self.other, lost.rule.topics)
        return own or tuple(each for each in shared if each.rule.key in lost.rule.excepts)

    def _spoken(self, item: Item) -> Item | None:
        """The other book's own words on the topic; for what is only words here, any rule it has on it."""
        if not item.rule.startswith(TOPIC):
            return self.there.get(topic_key(item.topic))
        return next((each for each in self.there.values() if each.topic == item.topic), None)

    def _sent(self, item: Item, memories: tuple[Memory, ...]) -> Carried | None:
        for way in self.other.sends:
            found = self.syllabus(way.to).get(item.rule) if item.topic.startswith(way.topics) else None
            at = tuple(each for each in found.at if each.startswith(way.only)) if found else ()
            if found and at and not differing_figures(item, found):
                return Carried(item, memories, Fate.SENT, at, sent=way.label, confirmed=way.confirmed)
        return None


def differing_figures(here: Item, there: Item) -> tuple[Figure, ...]:
    """The figures of a rule that two books print differently."""
    return figures_apart(dict(here.numbers), dict(there.numbers))


def figures_apart(ours: Mapping[str, int], theirs: Mapping[str, int]) -> tuple[Figure, ...]:
    """The figures that are others here and there, or are printed in one place only."""
    names = dict.fromkeys([*ours, *theirs])
    return tuple((name, ours.get(name), theirs.get(name)) for name in names if ours.get(name) != theirs.get(name))


def figure_words(figure: Figure) -> str:
    """A figure here and there: "seconds 30 → 25"."""
    name, here, there = figure
    return f"{name.replace('_', ' ')} {'–' if here is None else here} → {'–' if there is None else there}"


def exceptions(law: Book, unlike: Book) -> Mapping[str, tuple[str, ...]]:
    """By rule, the exceptions that a book makes from it, but for those that the other one makes too."""
    found: dict[str, list[str]] = {}
    for name, each in law.rules.items():
        for base in each.rule.excepts if name not in unlike.rules else ():
            found.setdefault(base, []).append(name)
    return {base: tuple(names) for base, names in found.items()}
