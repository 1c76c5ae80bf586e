"""Houses set beside one another for somebody who has learnt one of them, and a book beside its newer edition."""

from collections.abc import Iterable

from trainer.progress.records import Memory
from trainer.rules.book import all_books, book
from trainer.rules.syllabus import syllabus
from trainer.study.carrying_over import Carried, CarryingOver, Fate, carrying_over, figure_words
from trainer.study.editions import Change, Editions, Kind, touched
from trainer.ui.desk.houses import houses, pill, short
from trainer.ui.screens.progress_models import GroupView, RowView, SwitchView

ALONE = "There is no other rulebook to compare with"
PLACES = 4  # so many paragraphs are named in a row
FATES: tuple[tuple[str, str, tuple[Fate, ...], str], ...] = (
    ("same", "carry over", (Fate.SAME, Fate.SENT), "The same rule with the same figures, decided by the same people."),
    ("figures", "other numbers", (Fate.FIGURES,), "The same rule, but the numbers differ there."),
    (
        "otherwise",
        "decided differently",
        (Fate.OTHERWISE, Fate.EXCEPTED),
        "Other rules apply there, or that house makes exceptions to this one. Learn these rules again.",
    ),
    ("words", "in words only", (Fate.WORDS,), "Both rulebooks cover it. Read what the other one says."),
    (
        "lacking",
        "not in our copy",
        (Fate.LACKING,),
        "That rulebook may cover it, but our copy is missing the paragraph. Ask your house.",
    ),
    ("silent", "not there", (Fate.SILENT,), "That rulebook doesn’t cover it. Stop, call the floor, follow the ruling."),
)
KINDS: tuple[tuple[str, str, tuple[Kind, ...], str], ...] = (
    ("rule", "decided differently", (Kind.RULE,), "Another rule replaces this one."),
    ("figures", "other numbers", (Kind.FIGURES,), "The same rule with different numbers."),
    (
        "reading",
        "read differently",
        (Kind.READING, Kind.WORDS),
        "The rule is the same. We read its text differently now.",
    ),
    ("added", "new", (Kind.ADDED,), "This rule is new in this edition."),
    ("gone", "gone", (Kind.GONE,), "The newer edition no longer covers this."),
    ("renumbered", "only renumbered", (Kind.RENUMBERED,), "Only the paragraph number changed."),
)


def switch_view(memories: Iterable[Memory], here: str, there: str) -> SwitchView:
    """What one has learnt at a house is worth at another. Raises BadLedger."""
    found = carrying_over(memories, book(here), book(there), {each.key: each for each in all_books()})
    groups = tuple(
        GroupView(key, title, words, tuple(_carried(each, there) for each in found.of(*fates)))
        for key, title, fates, words in FATES
        if Fate.LACKING not in fates or found.of(*fates)
    )
    new = tuple(_row(each.at, each.says, each.outcome) for each in found.only_there)
    only = GroupView(
        "only", f"only at {short(there)}", "Nothing at the house you know prepares you for these rules.", new
    )
    title = f"From {pill(here)} to {pill(there)}" if here != there else ALONE
    return SwitchView(houses(), here, there, title, _summed(found, here), (*groups, only))


def _summed(found: CarryingOver, here: str) -> str:
    if not found.learnt:
        return f"You haven’t tried anything at {short(here)} yet, so nothing can carry over."
    kept = sum(each.carries for each in found.learnt)
    told = f"Rules you have tried at {short(here)}: {len(found.learnt)}. "
    return told + f"Unchanged there: {kept}. Different: {len(found.learnt) - kept}."


def _carried(each: Carried, there: str) -> RowView:
    parts = len(each.memories)
    mark = f"{parts} of 3 parts tried"
    return _row(each.there or each.item.at, each.item.says, _fate(each, there), mark)


def _fate(each: Carried, there: str) -> str:
    """What is to be known of it there, in a line."""
    if each.fate is Fate.FIGURES:
        return ", ".join(figure_words(number) for number in each.figures)
    if each.fate is Fate.SENT:
        return f"{short(there)} doesn’t cover it and refers to another rulebook: {each.sent}"
    if each.fate is Fate.LACKING:
        return f"Our copy lacks {_places(each.there)}."
    if each.fate is Fate.SILENT:
        return f"In the book you know, it’s {_places(each.item.at)}."
    if each.instead:
        return _decided(each, there)
    return each.item.outcome


def _decided(each: Carried, there: str) -> str:
    law = syllabus(there)
    known = [law[key] for key in each.instead if key in law]
    told = "; ".join(dict.fromkeys(item.outcome or item.says for item in known[:PLACES]))
    more = f" and {len(known) - PLACES} more" if len(known) > PLACES else ""
    word = "Unless" if each.fate is Fate.EXCEPTED else "There"
    return f"{word}: {told}{more}" if told else each.item.outcome


def edition_view(found: Editions, memories: Iterable[Memory]) -> SwitchView:
    """What changed in a newer edition, and which of the memories that touches."""
    mine = touched(found, memories)
    older, newer = found.older.ledger, found.newer.ledger
    groups = tuple(
        GroupView(key, title, words, tuple(_changed(each, each.rule in mine) for each in found.of(*kinds)))
        for key, title, kinds, words in KINDS
    )
    title = f"{newer.house}, {newer.edition}"
    told = f"{found.unchanged} rules are unchanged. "
    told += f"Rules you’ve tried that changed: {len(mine)}." if mine else "Nothing you have tried has changed."
    if found.pending:
        told += f" {len(found.pending)} paragraphs are not encoded yet: {_places(tuple(p.at for p in found.pending))}."
    if older.house != newer.house:
        told += f" This compares {newer.house} with {older.house}."
    against = f"compared with {older.house}, {older.edition}"
    return SwitchView(houses(), older.book, newer.book, title, told, groups, against)


def _changed(each: Change, mine: bool) -> RowView:
    told = [figure_words(number) for number in each.figures]
    told += each.apart
    return RowView(
        each.places, each.item.says, "; ".join(told) or each.item.outcome, "you have tried it" if mine else ""
    )


def _row(at: tuple[str, ...], says: str, detail: str, mark: str = "") -> RowView:
    return RowView(_places(at), says, detail, mark)


def _places(at: tuple[str, ...]) -> str:
    more = f" +{len(at) - PLACES}" if len(at) > PLACES else ""
    return ", ".join(at[:PLACES]) + more
