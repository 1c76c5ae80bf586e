"""One paragraph laid open: what it says, who decides, and what the other houses say to the same question."""

from trainer.rules.book import BOOKS, Book, all_books, book
from trainer.rules.chapters import chapter
from trainer.rules.comparison import Comparison, Shared, compared
from trainer.rules.ledger_file import Paragraph
from trainer.rules.page import STATUS
from trainer.rules.rule import Rule
from trainer.rules.ruling import Authority
from trainer.rules.silences import silences
from trainer.rules.topics import title
from trainer.scenarios.questions import bank
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
            _condition(one.rule),
            tuple(_cell(one, key, order[0], comparison, each.at) for key in order),
            one.rule.name in each.rules,
        )
        for one in shared
    )


def _condition(rule: Rule) -> str:
    return " ".join(rule.sense.split("\n\n")[0].split())


def _cell(shared: Shared, key: str, own: str, comparison: Comparison, at: str) -> CellView:
    """What a house says where the row asks; of the house whose paragraph `at` lies open, that paragraph comes first."""
    places, here = _printed(key, shared.rule), bool(_printed(own, shared.rule))
    if places and key != own and here:
        return CellView("same", "same", _few(places))
    if places and key == own:
        return CellView("own", _outcome(shared.rule), _few(tuple(sorted(places, key=lambda each: each != at))))
    if places:
        return CellView("different", _outcome(shared.rule), _few(places))
    if key in comparison.silent:
        return CellView("silent", "silent", _follows(key, comparison.topic))
    if not here:
        return CellView("none", "nothing like it")
    return CellView("different", *_instead(shared.rule, key, own, comparison))


def _printed(key: str, rule: Rule) -> tuple[str, ...]:
    """The paragraphs of a house that have the rule, under whatever topic they stand."""
    return tuple(each.at for each in book(key).ledger.paragraphs if rule.name in each.rules)


def _instead(rule: Rule, key: str, own: str, comparison: Comparison) -> tuple[str, str]:
    """What a house prints in place of a rule: the same outcome on a condition of its own, or nothing of the kind."""
    alone = [each for each in comparison.rules if key in each.cited and own not in each.cited]
    places = tuple(dict.fromkeys(at.at for each in alone if each.rule.ruling == rule.ruling for at in each.cited[key]))
    return ("on its own terms", _few(places)) if places else ("nothing like it", "")


def _outcome(rule: Rule) -> str:
    name = rule.ruling.name
    return name[:1].upper() + name[1:]


def _few(found: tuple[str, ...]) -> str:
    return ", ".join(found[:FEW]) + (" …" if len(found) > FEW else "")


def _follows(key: str, topic: str) -> str:
    law = book(key)
    sent = next((each.sent for each in silences(law, all_books()) if each.topic == topic), None)
    return f"follows {sent.label}" if sent else ""


def _summary(rows: tuple[RowView, ...], order: tuple[str, ...]) -> str:
    """Who agrees with the paragraph's own rules, who does not, and who says nothing."""
    own = [row for row in rows if row.own]
    if not own:
        return ""
    said: dict[str, list[str]] = {"the same": [], "otherwise": [], "silent": []}
    for place, key in enumerate(order[1:], 1):
        kinds = {row.cells[place].kind for row in own}
        word = "silent" if kinds == {"silent"} else "the same" if kinds == {"same"} else "otherwise"
        said[word].append(book(key).ledger.short)
    return ". ".join(f"{word.capitalize()}: {', '.join(names)}" for word, names in said.items() if names) + "."


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
    return any(house in each.cites and each.topic == topic for each in bank())


def _scenario(each: Paragraph) -> str:
    """The id of a scenario in which the paragraph is needed, or ""."""
    paths = {one.path: one.id for one in scenarios().values()}
    return next((found for path, found in paths.items() if any(path.endswith(end) for end in each.scenarios)), "")
