"""The houses side by side on what one paragraph rules, or on a whole topic."""

from collections.abc import Iterable, Set

from trainer.rules.book import Book, InForce, book, keys
from trainer.rules.comparison import Comparison, Shared, on_matters
from trainer.rules.encoded import encoded
from trainer.rules.headings import called
from trainer.rules.instead import in_words, instead_of, outcome
from trainer.rules.lacking import lacks_any
from trainer.rules.ledger_file import Paragraph
from trainer.rules.rule import Rule
from trainer.rules.wording import said_in
from trainer.ui.desk.rules import said
from trainer.ui.screens.rules_models import CellView, ElsewhereView, LinkView, RowView

FEW = 3


def in_order(house: str) -> tuple[str, ...]:
    """The keys of the houses, this one first."""
    return (house, *(key for key in keys() if key != house))


def link(house: str, at: str) -> LinkView:
    """The way to a paragraph of a house."""
    return LinkView(house, at, at, called(house)[at])


def rows_of(each: Paragraph, comparison: Comparison, order: tuple[str, ...]) -> tuple[RowView, ...]:
    """The paragraph's own rules first, then the others on its topic."""
    shared = sorted(comparison.rules, key=lambda one: one.rule.key not in each.rules)
    return tuple(
        RowView(
            one.rule.says,
            tuple(_cell(one, key, order[0], each.at) for key in order),
            one.rule.key in each.rules,
        )
        for one in shared
    )


def _cell(shared: Shared, key: str, own: str, at: str) -> CellView:
    """What a house says where the row asks; of the house whose paragraph `at` lies open, that paragraph comes first."""
    places, here = printed(key, shared.rule), bool(printed(own, shared.rule))
    if places and key != own and here:
        return _both(shared.rule.key, key, own, places)
    if places and key == own:
        return CellView("own", outcome(shared.rule), _ways(key, sorted(places, key=lambda each: each != at), at))
    if places:
        return CellView("different", outcome(shared.rule), _ways(key, places))
    return _lacking(shared.rule, key, own, here)


def _both(rule: str, key: str, own: str, places: tuple[str, ...]) -> CellView:
    """Two houses with one rule: the same, unless they differ in a figure that its sense says."""
    theirs, ours = book(key).rules[rule], book(own).rules[rule]
    if any(theirs.numbers.get(name) != ours.numbers.get(name) for name in said_in(encoded()[rule])):
        return CellView("different", theirs.rule.says, _ways(key, places))
    return CellView("same", "same", _ways(key, places))


def _lacking(rule: Rule, key: str, own: str, here: bool) -> CellView:
    """What a house has in place of a rule on the same matter: the same outcome on its own terms, another, nothing."""
    if not on_matters(book(key), rule.topics):
        return silent_cell(book(key), rule)
    than = book(own)
    if key == own:
        return CellView("none", in_words(instead_of(rule, than, than)))
    found = instead_of(rule, book(key), than)
    alike = tuple(each for each in found if each.rule.ruling.alike(rule.ruling))
    if not here:
        return CellView("none", in_words(found))
    return CellView("different", in_words(alike or found), _ways(key, _at(alike or found)))


def silent_cell(law: Book, rule: Rule) -> CellView:
    """A house without a rule on a matter: what our copy lacks, or whom it follows, and where that is printed."""
    if missing := lacks_any(law, rule.topics):
        return CellView("lacking", "not in our copy", note=", ".join(each.at for each in missing))
    for fallback in law.sends:
        found = [at for at in _at(on_matters(book(fallback.to), rule.topics)) if at.startswith(fallback.only)]
        if rule.topics[0].startswith(fallback.topics) and found:
            return CellView("silent", "silent", _ways(fallback.to, found), f"follows {fallback.label}")
    return CellView("silent", "silent")


def _at(rules: Iterable[InForce]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(paragraph.at for each in rules for paragraph in each.paragraphs))


def printed(key: str, rule: Rule) -> tuple[str, ...]:
    """The paragraphs of a house that have the rule, under whatever topic they stand."""
    found = book(key).rules.get(rule.key)
    return tuple(each.at for each in found.paragraphs) if found is not None else ()


def _ways(key: str, places: Iterable[str], here: str = "") -> tuple[LinkView, ...]:
    """A few of the paragraphs, each a way to it; the one that lies open is none."""
    return tuple(link(key, at) for at in places if at != here)[:FEW]


def ways(key: str, rule: Rule) -> tuple[LinkView, ...]:
    """A few of the paragraphs of a house that have the rule."""
    return _ways(key, printed(key, rule))


def summary(rows: tuple[RowView, ...], order: tuple[str, ...]) -> str:
    """Who agrees with the paragraph's own rules, who says nothing, and what the others do instead."""
    own = [row for row in rows if row.own]
    if not own:
        return ""
    words = ("The same", "Partly the same", "Not in our copy", "Not covered")
    said: dict[str, list[str]] = {word: [] for word in words}
    others = []
    for place, key in enumerate(order[1:], 1):
        found, name = _agreement({row.cells[place].kind for row in own}), book(key).ledger.short
        if found in said:
            said[found].append(name)
        else:
            first = next(row.cells[place] for row in own if row.cells[place].kind == "different")
            does = first.text.partition(" (")[0].removesuffix(".")
            others.append(f"{name} differs: {does[:1].lower()}{does[1:]}")
    told = [f"{word}: {', '.join(names)}" for word, names in said.items() if names]
    return ". ".join([*told, *others]) + "."


def _agreement(kinds: Set[str]) -> str:
    """How a house stands to the paragraph's rules, by its cells; "" where it rules otherwise on one of them."""
    if kinds == {"silent"}:
        return "Not covered"
    if kinds <= {"lacking", "silent"}:
        return "Not in our copy"
    if kinds <= {"same", "silent", "lacking"}:
        return "The same" if kinds == {"same"} else "Partly the same"
    return ""


def on_topic(topic: str, houses: Iterable[str]) -> tuple[ElsewhereView, ...]:
    """What houses print on a topic."""
    return tuple(
        ElsewhereView(key, book(key).ledger.short, other.at, said(other))
        for key in houses
        for other in book(key).ledger.paragraphs
        if other.topic == topic
    )
