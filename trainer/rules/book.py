"""A book ready to be asked: its ledger with every rule resolved, checked and sorted by topic."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path as File
from typing import Any

from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import Making, Pieces, at_once
from trainer.kernel.places import short
from trainer.kernel.plain_text import BadText, text_in
from trainer.rules import houses
from trainer.rules.book_faults import (
    fallback_faults,
    faults_of,
    look_at_figures,
    look_at_topics,
    own_parameter_faults,
    wording_faults,
)
from trainer.rules.encoded import encoded
from trainer.rules.encoded import read_ahead as encoded_ahead
from trainer.rules.former import keys_of
from trainer.rules.houses import BOOKS as BOOKS
from trainer.rules.ledger_faults import BadLedger, LedgerFaults, parted, told
from trainer.rules.ledger_file import Fallback, Ledger, Paragraph, reading
from trainer.rules.rule import Rule
from trainer.rules.ruling import Citation, Tried
from trainer.rules.wording import worded


@dataclass(frozen=True)
class InForce:
    """A rule as one book has it: cited by `paragraphs`, with the `numbers` they give."""

    rule: Rule
    paragraphs: tuple[Paragraph, ...]
    numbers: Mapping[str, int]

    def speaking(self, facts: Any) -> tuple[Paragraph, ...]:
        """The paragraphs to be cited where it holds: of a table those with the row for the case, or with none."""
        if self.rule.row is None:
            return self.paragraphs
        row = self.rule.row(facts)
        return tuple(each for each in self.paragraphs if not each.rows or row in each.rows)

    @cached_property
    def not_so(self) -> Tried:
        """The line of a trace where its condition does not hold."""
        return self._tried(f"doesn't hold: {self.rule.sense.splitlines()[0]}")

    @cached_property
    def without_base(self) -> Tried:
        """That where none of the rules applies to which it is an exception."""
        return self._tried("no rule that it excepts applies")

    def _tried(self, why: str) -> Tried:
        return Tried(self.rule.key, tuple(each.at for each in self.paragraphs), False, why)


@dataclass(frozen=True)
class Book:
    """A house's law. `by_topic` lists the rules in force for a topic, bases before their exceptions."""

    ledger: Ledger
    by_topic: Mapping[str, tuple[InForce, ...]]

    @property
    def key(self) -> str:
        return self.ledger.book

    def reaching(self, topic: str, game: str = "", only: tuple[str, ...] = ("",)) -> tuple[InForce, ...]:
        """The rules on a topic in a game, "" for a room, cited by those paragraphs that begin like one of `only`."""
        wanted = topic, game, only
        if wanted not in self._reaching:
            self._reaching[wanted] = tuple(_narrowed(self.by_topic.get(topic, ()), game, only))
        return self._reaching[wanted]

    @cached_property
    def _reaching(self) -> dict[tuple[str, str, tuple[str, ...]], tuple[InForce, ...]]:
        """What was asked for already: every gesture asks, and the answer is always the same."""
        return {}

    @cached_property
    def rules(self) -> Mapping[str, InForce]:
        """Every rule in force, by its key."""
        return {each.rule.key: each for some in self.by_topic.values() for each in some}

    @cached_property
    def excepted(self) -> Mapping[str, tuple[str, ...]]:
        """The keys of the exceptions in force to each rule, in order."""
        found: dict[str, list[str]] = {}
        for key in sorted(self.rules):
            for base in self.rules[key].rule.excepts:
                found.setdefault(base, []).append(key)
        return {base: tuple(some) for base, some in found.items()}

    @cached_property
    def printed(self) -> Mapping[str, tuple[Paragraph, ...]]:
        """The paragraphs on a topic and on all below it ("bet" holds "bet.overchip"), in printed order."""
        found: dict[str, list[Paragraph]] = {}
        for each in self.ledger.paragraphs:
            for topic in (each.topic, *_above(each.topic)):
                found.setdefault(topic, []).append(each)
        return {topic: tuple(some) for topic, some in found.items()}

    @property
    def sends(self) -> tuple[Fallback, ...]:
        """Where it sends its reader, without books that cannot be read: there it is silent."""
        return tuple(each for each in self.ledger.fallbacks if sound(each.to))

    @property
    def follows(self) -> Iterator["Book"]:
        """The books whose procedure its floor adopts in silence, in that order, without those that cannot be read."""
        return (found for key in self.ledger.floor_follows if (found := sound(key)))

    def cites(self, rule: str) -> tuple[Citation, ...]:
        """The paragraphs by which it has a rule, as a decision cites them; none where it hasn't."""
        some = self.rules[rule].paragraphs if rule in self.rules else ()
        return tuple(Citation(self.key, each.at, each.says, each.reading, rule) for each in some)

    def paragraph(self, at: str) -> Paragraph:
        """Raises NoParagraph."""
        for each in self.ledger.paragraphs:
            if each.at == at:
                return each
        raise NoParagraph(self.ledger.short, at)


class NoParagraph(KeyError):
    """The book has no paragraph of that number. Its text is one sentence."""

    def __str__(self) -> str:
        house, at = self.args
        return f"{house} no longer has paragraph {short(at)}."


def _above(topic: str) -> Iterator[str]:
    """The topics that hold one: "bet.all-in.short" is in "bet" and "bet.all-in"."""
    return (topic[:end] for end, sign in enumerate(topic) if sign == ".")


def _narrowed(some: Iterable[InForce], game: str, only: tuple[str, ...]) -> Iterator[InForce]:
    for each in some:
        paragraphs = tuple(p for p in each.paragraphs if p.at.startswith(only) and p.reaches(game))
        if paragraphs:
            yield InForce(each.rule, paragraphs, each.numbers)


class NoBook(BadLedger, LookupError):
    """A house whose ledger cannot be used. Its text is one sentence, `faults` has the rest."""

    def __init__(self, house: str, faults: Iterable[str]) -> None:
        super().__init__(list(faults))
        more = f" and {len(self.faults) - 1} more" if len(self.faults) > 1 else ""
        self.args = (f"The rulebook of {house} can't be used: {''.join(self.faults[:1])}{more}.",)


@cache
def book(key: str) -> Book:
    """The book of that key, one of BOOKS. Raises NoHouse for another key and NoBook for a broken ledger."""
    return _read(key).whole()


def sound(key: str) -> Book | None:
    """The book of that key; None for a broken ledger, which is left out, and for a house that there is not."""
    found = _sound(key)
    if found is None:
        houses.pass_over(key)
    return found


@cache
def _sound(key: str) -> Book | None:
    try:
        return book(key)
    except (KeyError, NoBook):
        return None


def read_ahead(key: str) -> Pieces[None]:
    """Read it in pieces, before `book` is asked for it. Raises as `book` does."""
    return _read(key).pieces()


@cache
def _read(key: str) -> Making[Book]:
    if key not in BOOKS:
        raise houses.NoHouse(key)
    return Making(_reading(key))


def _reading(key: str) -> Pieces[Book]:
    try:
        return (yield from _in_file(houses.ledger_path(key)))
    except BadLedger as bad:
        houses.leave_out(key, bad.faults)
        named = houses.house_of(key)
        raise NoBook(named.name if named else key, bad.faults) from bad


def _in_file(path: File) -> Pieces[Book]:
    try:
        text = text_in(path)
    except BadText as bad:
        raise BadLedger([told(path.name, *each) for each in bad.faults]) from bad
    except OSError as fault:
        raise BadLedger([f"{path.name}: can't be read: {fault.strerror}"]) from fault
    law = yield from written(text, path.name)
    if law.key != path.stem:  # as another program has written it meanwhile
        raise BadLedger([f"{path.name}: book must be {path.stem!r}, the same as the file name"])
    return law


def written(text: str, name: str) -> Pieces[Book]:
    """The book of a ledger's text, in pieces. Raises BadLedger with every fault of its form and of what it says."""
    try:
        ledger = yield from reading(text, name)
    except BadLedger as bad:
        raise BadLedger((yield from _all_faults(bad, name, text))) from bad
    return (yield from making(ledger, name, text))


def _all_faults(bad: BadLedger, name: str, text: str) -> Pieces[list[str]]:
    """Those of the form, and what is wrong with the rest all the same, line by line."""
    more: tuple[str, ...] = ()
    try:
        if bad.rest is not None:
            yield from making(bad.rest, name, text)
    except BadLedger as also:
        more = also.faults
    return sorted(dict.fromkeys((*bad.faults, *more)), key=lambda each: parted(each.removeprefix(f"{name}:"))[0])


def make(ledger: Ledger, name: str, text: str = "") -> Book:
    """A book out of a ledger. Raises BadLedger with every dangling rule, exception, number or cycle.

    `text` is that of its file, where the lines of faults are looked up.
    """
    return at_once(making(ledger, name, text))


def making(ledger: Ledger, name: str, text: str = "") -> Pieces[Book]:
    """The same in pieces, a module of rules in each."""
    yield from encoded_ahead()
    faults = LedgerFaults(name, text)
    look_at_topics(ledger, faults)
    look_at_figures(ledger, faults, {name for rule in encoded().values() for name in rule.numbers})
    cited, first = _citing(ledger)

    def wrong(key: str, what: str) -> None:
        number, place = first[key]
        at = short(ledger.paragraphs[number].at)
        faults.add((*ledger.path(number), "rules", place), f"paragraph {at}: rules: {what}")

    known, rules = encoded(), dict[str, Rule]()
    for each in cited:
        if each in known:
            rules[each] = known[each]
        else:
            wrong(each, f"{quoted(each)} isn't a rule{nearest(each, known)}")
    unknown = len(rules) < len(cited)  # what a misspelt rule was to do for others, nothing can be said of
    for key, rule in rules.items():
        for what in () if unknown else faults_of(rule, rules, cited[key]):
            wrong(key, what)
        yield
    for path, what in (*fallback_faults(ledger), *wording_faults(ledger), *own_parameter_faults(ledger)):
        faults.add(path, what)
    order = _sorted(rules, faults)
    faults.end()
    return Book(ledger, _by_topic(_in_force(rules[each], cited[each], ledger.wording) for each in order))


def _citing(ledger: Ledger) -> tuple[dict[str, list[Paragraph]], dict[str, tuple[int, int]]]:
    """The paragraphs that cite each rule, and of the first of them its number and the rule's place in it."""
    cited: dict[str, list[Paragraph]] = {}
    first: dict[str, tuple[int, int]] = {}
    for number, paragraph in enumerate(ledger.paragraphs):
        for place, written in enumerate(paragraph.rules):
            for key in keys_of(written):
                cited.setdefault(key, []).append(paragraph)
                first.setdefault(key, (number, place))
    return cited, first


def _by_topic(some: Iterable[InForce]) -> dict[str, tuple[InForce, ...]]:
    topics: dict[str, list[InForce]] = {}
    for force in some:
        for topic in dict.fromkeys(force.rule.topics):
            topics.setdefault(topic, []).append(force)
    return {topic: tuple(found) for topic, found in topics.items()}


def _sorted(rules: Mapping[str, Rule], faults: LedgerFaults) -> list[str]:
    """Bases before the exceptions to them; a cycle is a fault."""
    order: list[str] = []
    waiting = dict(rules)
    while waiting:
        ready = [name for name, rule in waiting.items() if not any(base in waiting for base in rule.excepts)]
        if not ready:
            faults.add((), f"the exceptions go in a circle: {', '.join(sorted(waiting))}")
            return order
        order += ready
        for name in ready:
            del waiting[name]
    return order


def _in_force(rule: Rule, cited: list[Paragraph], wording: Mapping[str, str]) -> InForce:
    numbers = {key: value for paragraph in cited for key, value in paragraph.numbers.items()}
    return InForce(worded(rule, numbers, wording), tuple(cited), numbers)


def all_books() -> tuple[Book, ...]:
    """Every book that can be used, in the order of BOOKS. What is wrong with the others, `houses.told` tells."""
    found = _all_books()
    for key in houses.left_out():
        houses.pass_over(key)
    return found


@cache
def _all_books() -> tuple[Book, ...]:
    return tuple(found for key in BOOKS if (found := _sound(key)))


def keys() -> tuple[str, ...]:
    """The keys of those books."""
    return tuple(each.key for each in all_books())


def ledger_digest(law: Book) -> str:
    """SHA-256 over the ledgers that decisions of this book may rest on: its own and those it sends to."""
    resting = [law.key, *(each.to for each in law.ledger.fallbacks), *law.ledger.floor_follows]
    return _digest(tuple(dict.fromkeys(resting)))


@cache
def _digest(keys: tuple[str, ...]) -> str:
    return sha256("".join(map(houses.ledger_text, keys)).encode()).hexdigest()
