"""The houses side by side on what one paragraph rules, or on a whole topic."""

from collections.abc import Iterable, Set

from trainer.rules.book import Book, InForce, book, keys
from trainer.rules.comparison import Comparison, Shared, of_its_own, on_matters
from trainer.rules.encoded import encoded
from trainer.rules.headings import called
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
    if not here or key == own:
        return CellView("none", "not this rule")
    alone = of_its_own(book(key), rule, book(own))
    alike = [each for each in alone if each.rule.ruling.alike(rule.ruling)]
    if alike:
        return CellView("different", f"{outcome(rule)}, on its own terms", _ways(key, _at(alike)))
    return CellView("different", "by rules of its own" if alone else "not this rule", _ways(key, _at(alone)))


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


def outcome(rule: Rule) -> str:
    """What a rule comes to, as a sentence begins."""
    name = rule.ruling.says
    return name[:1].upper() + name[1:]


def _ways(key: str, places: Iterable[str], here: str = "") -> tuple[LinkView, ...]:
    """A few of the paragraphs, each a way to it; the one that lies open is none."""
    return tuple(link(key, at) for at in places if at != here)[:FEW]


def ways(key: str, rule: Rule) -> tuple[LinkView, ...]:
    """A few of the paragraphs of a house that have the rule."""
    return _ways(key, printed(key, rule))


def summary(rows: tuple[RowView, ...], order: tuple[str, ...]) -> str:
    """Who agrees with the paragraph's own rules, who does not, and who says nothing."""
    own = [row for row in rows if row.own]
    if not own:
        return ""
    words = ("the same", "the same in part", "otherwise", "not in our copy", "silent")
    said: dict[str, list[str]] = {word: [] for word in words}
    for place, key in enumerate(order[1:], 1):
        kinds = {row.cells[place].kind for row in own}
        said[_agreement(kinds)].append(book(key).ledger.short)
    return ". ".join(f"{word.capitalize()}: {', '.join(names)}" for word, names in said.items() if names) + "."


def _agreement(kinds: Set[str]) -> str:
    """How a house stands to the paragraph's rules, by its cells; silence on some of them is no other opinion."""
    if kinds == {"silent"}:
        return "silent"
    if kinds <= {"lacking", "silent"}:
        return "not in our copy"
    if kinds <= {"same", "silent", "lacking"}:
        return "the same" if kinds == {"same"} else "the same in part"
    return "otherwise"


def on_topic(topic: str, houses: Iterable[str]) -> tuple[ElsewhereView, ...]:
    """What houses print on a topic."""
    return tuple(
        ElsewhereView(key, book(key).ledger.short, other.at, said(other))
        for key in houses
        for other in book(key).ledger.paragraphs
        if other.topic == topic
    )
