"""One paragraph laid open: what it says, who decides, and what the other houses say to the same question."""

from collections.abc import Iterable, Set

from trainer.questions.bank import bank
from trainer.rules.book import BOOKS, Book, InForce, all_books, book
from trainer.rules.chapters import chapter
from trainer.rules.comparison import Comparison, Shared, compared, of_its_own, on_matters
from trainer.rules.ledger_file import Paragraph
from trainer.rules.page import STATUS
from trainer.rules.rule import Rule
from trainer.rules.ruling import Authority
from trainer.rules.topics import title
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import pill
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.rules import said
from trainer.ui.screens.rules_models import CellView, ElsewhereView, RowView, SheetView

DECIDES = {Authority.FLOOR: "the floor", Authority.DEALER: "the dealer"}
FEW = 3


def sheet_view(desk: Desk, house: str, at: str) -> SheetView:
    """A paragraph of a house with its neighbours in other books. Raises LookupError and StoreTrouble."""
    law = book(house)
    each = law.paragraph(at)
    order = (house, *(key for key in BOOKS if key != house))
    rows = _rows(each, compared(all_books(), each.topic), order)
    before, after = _neighbours(law, at)
    return SheetView(
        house,
        at,
        pill(house),
        title(each.topic),
        said(each),
        (each.reading,) if each.reading else (),
        _facts(desk, law, each),
        _summary(rows, order),
        tuple(book(key).ledger.short for key in order),
        rows,
        _elsewhere(each, order),
        each.topic if _questions(house, each.topic) else "",
        _scenario(each),
        before,
        after,
    )


def _neighbours(law: Book, at: str) -> tuple[str, str]:
    listed = ["", *(each.at for each in law.ledger.paragraphs), ""]
    place = listed.index(at)
    return listed[place - 1], listed[place + 1]


# --- the houses side by side ---------------------------------------------------------------------------------------


def _rows(each: Paragraph, comparison: Comparison, order: tuple[str, ...]) -> tuple[RowView, ...]:
    """The paragraph's own rules first, then the others on its topic."""
    shared = sorted(comparison.rules, key=lambda one: one.rule.name not in each.rules)
    return tuple(
        RowView(
            one.rule.says,
            tuple(_cell(one, key, order[0], each.at) for key in order),
            one.rule.name in each.rules,
        )
        for one in shared
    )


def _cell(shared: Shared, key: str, own: str, at: str) -> CellView:
    """What a house says where the row asks; of the house whose paragraph `at` lies open, that paragraph comes first."""
    places, here = _printed(key, shared.rule), bool(_printed(own, shared.rule))
    if places and key != own and here:
        return CellView("same", "same", _few(places))
    if places and key == own:
        return CellView("own", _outcome(shared.rule), _few(tuple(sorted(places, key=lambda each: each != at))))
    if places:
        return CellView("different", _outcome(shared.rule), _few(places))
    return _lacking(shared.rule, key, own, here)


def _lacking(rule: Rule, key: str, own: str, here: bool) -> CellView:
    """What a house has in place of a rule on the same matter: the same outcome on its own terms, another, nothing."""
    if not on_matters(book(key), rule.topics):
        return CellView("silent", "silent", _follows(book(key), rule))
    if not here or key == own:
        return CellView("none", "not this rule")
    alone = of_its_own(book(key), rule, book(own))
    alike = [each for each in alone if each.rule.ruling.name == rule.ruling.name]
    if alike:
        return CellView("different", f"{_outcome(rule)}, on its own terms", _few(_at(alike)))
    return CellView("different", "by rules of its own" if alone else "not this rule", _few(_at(alone)))


def _at(rules: Iterable[InForce]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(paragraph.at for each in rules for paragraph in each.paragraphs))


def _printed(key: str, rule: Rule) -> tuple[str, ...]:
    """The paragraphs of a house that have the rule, under whatever topic they stand."""
    return tuple(each.at for each in book(key).ledger.paragraphs if rule.name in each.rules)


def _outcome(rule: Rule) -> str:
    name = rule.ruling.name
    return name[:1].upper() + name[1:]


def _few(found: tuple[str, ...]) -> str:
    return ", ".join(found[:FEW]) + (" …" if len(found) > FEW else "")


def _follows(law: Book, rule: Rule) -> str:
    """Where a silent book sends its reader, if it leads to a paragraph on the matter."""
    for fallback in law.ledger.fallbacks:
        found = _at(on_matters(book(fallback.to), rule.topics))
        if rule.topics[0].startswith(fallback.topics) and any(at.startswith(fallback.only) for at in found):
            return f"follows {fallback.label}"
    return ""


def _summary(rows: tuple[RowView, ...], order: tuple[str, ...]) -> str:
    """Who agrees with the paragraph's own rules, who does not, and who says nothing."""
    own = [row for row in rows if row.own]
    if not own:
        return ""
    said: dict[str, list[str]] = {"the same": [], "the same in part": [], "otherwise": [], "silent": []}
    for place, key in enumerate(order[1:], 1):
        kinds = {row.cells[place].kind for row in own}
        said[_agreement(kinds)].append(book(key).ledger.short)
    return ". ".join(f"{word.capitalize()}: {', '.join(names)}" for word, names in said.items() if names) + "."


def _agreement(kinds: Set[str]) -> str:
    """How a house stands to the paragraph's rules, by its cells; silence on some of them is no other opinion."""
    if kinds == {"silent"}:
        return "silent"
    if kinds <= {"same", "silent"}:
        return "the same in part" if "silent" in kinds else "the same"
    return "otherwise"


def _elsewhere(each: Paragraph, order: tuple[str, ...]) -> tuple[ElsewhereView, ...]:
    """Where the paragraph has no rule to compare: what the other houses print on its topic."""
    if each.rules:
        return ()
    return tuple(
        ElsewhereView(key, book(key).ledger.short, other.at, said(other))
        for key in order[1:]
        for other in book(key).ledger.paragraphs
        if other.topic == each.topic
    )


# --- what else there is to it --------------------------------------------------------------------------------------


def _facts(desk: Desk, law: Book, each: Paragraph) -> tuple[tuple[str, str], ...]:
    facts = [("Chapter", chapter(each.topic)), ("Status", STATUS[each.status])]
    if each.rules:
        facts.append(("Who decides", _decides(law, each)))
    return (*facts, ("You, so far", _so_far(desk, law.key, each.at)))


def _decides(law: Book, each: Paragraph) -> str:
    rules = {one.rule.name: one.rule for some in law.by_topic.values() for one in some}
    found = dict.fromkeys(DECIDES.get(rules[name].ruling.authority, "not said") for name in each.rules)
    return " or ".join(found)


def _so_far(desk: Desk, house: str, at: str) -> str:
    """How often questions that cite the paragraph were answered right."""
    answered = desk.store.answered(desk.profile.id, house)
    cited = {each.id for each in bank() if (house, at) in {(one.book, one.at) for one in each.cites.get(house, ())}}
    tried = [counts for question, counts in answered.items() if question in cited]
    return f"{sum(right for _, right in tried)} of {sum(times for times, _ in tried)} right" if tried else "not asked"


def _questions(house: str, topic: str) -> bool:
    return any(house in each.houses and each.topic == topic for each in bank())


def _scenario(each: Paragraph) -> str:
    """The id of a scenario in which the paragraph is needed, or ""."""
    paths = {one.path: one.id for one in scenarios().values()}
    return next((found for path, found in paths.items() if any(path.endswith(end) for end in each.scenarios)), "")
