"""A whole topic in several houses: which rules they share, which are one house's own, who says nothing."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.rules.book import Book, InForce
from trainer.rules.lacking import lacks
from trainer.rules.ledger_file import Paragraph
from trainer.rules.rule import Rule

Cited = Mapping[str, tuple[Paragraph, ...]]


@dataclass(frozen=True, slots=True)
class Shared:
    """A rule and the paragraphs of each house (by key) that print it; `lacking` are houses that speak otherwise."""

    rule: Rule
    cited: Cited
    lacking: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """`rules` with most houses first; `told` are paragraphs without a rule (asked in questions, pending, left out).

    `elsewhere` are paragraphs of other topics by which a house without one on this topic rules on the same matters;
    `silent` are the houses that have nothing at all, `missing` those of which our copy lacks what they may have, by the
    numbers of the paragraphs.
    """

    topic: str
    rules: tuple[Shared, ...]
    told: Cited
    elsewhere: Cited
    silent: tuple[str, ...]
    missing: Mapping[str, tuple[str, ...]]


def topics(laws: Iterable[Book]) -> tuple[str, ...]:
    """Every topic a ledger speaks on, in alphabetical order."""
    return tuple(sorted({each.topic for law in laws for each in law.ledger.paragraphs}))


def compared(laws: Iterable[Book], topic: str) -> Comparison:
    """The houses on a topic, or on all topics below it. Raises LookupError where no ledger knows it."""
    books = tuple(laws)
    printed = {law.key: law.printed.get(topic, ()) for law in books}
    if not any(printed.values()):
        raise LookupError(f"{topic!r} isn't a topic of any rulebook")
    speaking = tuple(key for key, found in printed.items() if found)
    rules = [_shared(rule, printed, speaking) for rule in _rules(books, printed)]
    rules.sort(key=lambda each: -len(each.cited))
    told = {key: tuple(p for p in found if not p.rules) for key, found in printed.items()}
    elsewhere = _elsewhere(books, printed, (shared.rule for shared in rules))
    missing = _missing(books, topic)
    return Comparison(
        topic,
        tuple(rules),
        {key: found for key, found in told.items() if found},
        {key: found for key, found in elsewhere.items() if found},
        tuple(key for key, found in elsewhere.items() if not found and key not in missing),
        {key: missing[key] for key, found in elsewhere.items() if not found and key in missing},
    )


def _missing(laws: Iterable[Book], topic: str) -> Mapping[str, tuple[str, ...]]:
    found = {law.key: tuple(each.at for each in lacks(law, topic)) for law in laws}
    return {key: ats for key, ats in found.items() if ats}


def silent(laws: Iterable[Book], topic: str) -> tuple[str, ...]:
    """Those that have nothing at all on a topic or on those below it, nor rule on its matters elsewhere.

    Without those of which our copy lacks what they may have on it.
    """
    books = tuple(laws)
    printed = {law.key: law.printed.get(topic, ()) for law in books}
    if all(printed.values()):
        return ()
    elsewhere, missing = _elsewhere(books, printed, _rules(books, printed)), _missing(books, topic)
    return tuple(key for key, found in elsewhere.items() if not found and key not in missing)


def _elsewhere(laws: tuple[Book, ...], printed: Cited, rules: Iterable[Rule]) -> Cited:
    """Of each house that prints nothing: the paragraphs by which it rules on the matters of those rules."""
    asked = tuple(dict.fromkeys(topic for rule in rules for topic in rule.topics))
    return {law.key: _places(on_matters(law, asked)) for law in laws if not printed[law.key]}


def on_matters(law: Book, topics: Iterable[str]) -> tuple[InForce, ...]:
    """The rules a book has for matters of those topics, each once."""
    found = {each.rule.key: each for topic in topics for each in law.by_topic.get(topic, ())}
    return tuple(found.values())


def of_its_own(law: Book, rule: Rule, than: Book) -> tuple[InForce, ...]:
    """What a book has in place of a rule that another book prints: rules on the same matters which that one lacks."""
    others = {each.rule.key for each in on_matters(than, rule.topics)}
    return tuple(each for each in on_matters(law, rule.topics) if each.rule.key not in others)


def _places(rules: Iterable[InForce]) -> tuple[Paragraph, ...]:
    return tuple({p.at: p for each in rules for p in each.paragraphs}.values())


def _rules(laws: tuple[Book, ...], printed: Cited) -> list[Rule]:
    """The rules those paragraphs name, each once, in printed order, as the first house words them."""
    wanted: dict[str, Rule] = {}
    for law in laws:
        for name in (name for p in printed[law.key] for name in p.rules):
            wanted.setdefault(name, law.rules[name].rule)
    return list(wanted.values())


def _shared(rule: Rule, printed: Cited, speaking: tuple[str, ...]) -> Shared:
    cited = {key: tuple(p for p in found if rule.key in p.rules) for key, found in printed.items()}
    cited = {key: found for key, found in cited.items() if found}
    return Shared(rule, cited, tuple(key for key in speaking if key not in cited))
