"""A silence laid open, and a paragraph that our copy lacks: who decides, and what the others say."""

from trainer.rules.book import Book, all_books, book
from trainer.rules.chapters import chapter
from trainer.rules.comparison import Shared, compared
from trainer.rules.houses import in_full
from trainer.rules.instead import in_words, instead_of, outcome
from trainer.rules.lacking import in_words as lacking_in_words
from trainer.rules.lacking import lacks_there
from trainer.rules.silences import Silence, silences_of
from trainer.rules.topics import title
from trainer.search.documents import UNKNOWN
from trainer.ui.desk.compared import in_order, link, on_topic, silent_cell, ways
from trainer.ui.desk.houses import pill
from trainer.ui.screens.rules_models import (
    LACKING,
    SILENCE,
    CellView,
    LinksView,
    LinkView,
    RowView,
    SheetView,
)

FLOOR = "Stop, call the floor, and follow the ruling."
ASK, NOT_HERE = "Ask your house what its rule is.", "not in our copy"


def silence_view(law: Book, topic: str) -> SheetView:
    """What a house's silence on a topic comes to. Raises LookupError where it is not silent."""
    each = next((one for one in silences_of(law.key) if one.topic == topic), None)
    if each is None:
        raise LookupError(f"{in_full(law.key)} covers {title(topic)}")
    order = in_order(law.key)
    rows = tuple(_row(law, shared, order) for shared in compared(all_books(), topic).rules)
    return SheetView(
        house=law.key,
        place=f"{SILENCE}{topic}",
        at="",
        source=pill(law.key),
        title=title(topic),
        topic=title(topic),
        sense=_sense(law, each),
        notes=(),
        facts=(("Chapter", chapter(topic)), ("Status", "silent"), ("Who decides", _decides(each))),
        numbers=(),
        exceptions=(),
        links=_links(law, each),
        question="What the other rulebooks say",
        summary=_speaking(each),
        columns=tuple(book(key).ledger.short for key in order),
        rows=rows,
        elsewhere=() if rows else on_topic(topic, order[1:]),
    )


def lacking_view(law: Book, at: str) -> SheetView:
    """A paragraph that is in print and that our copy lacks. Raises LookupError where it lacks no such one."""
    each = next((one for one in law.ledger.lacking if one.at == at), None)
    if each is None:
        raise LookupError(f"Our copy of {in_full(law.key)} lacks no {at}")
    order = in_order(law.key)
    found = compared(all_books(), each.topic).rules if each.topic else ()
    rows = tuple(_row(law, shared, order) for shared in found)
    called = title(each.topic) if each.topic else UNKNOWN
    return SheetView(
        house=law.key,
        place=f"{LACKING}{at}",
        at=at,
        source=pill(law.key),
        title=called,
        topic=called,
        sense=f"{lacking_in_words(law, (at,))} {each.why} {ASK}",
        notes=(),
        facts=((("Chapter", chapter(each.topic)),) if each.topic else ()) + (("Status", "not in our copy"),),
        numbers=(),
        exceptions=(),
        links=(),
        question="What the other rulebooks say",
        summary="",
        columns=tuple(book(key).ledger.short for key in order),
        rows=rows,
        elsewhere=() if rows or not each.topic else on_topic(each.topic, order[1:]),
    )


def _sense(law: Book, each: Silence) -> str:
    said = ["This rulebook doesn’t cover that."]
    if each.sent is not None:
        doubt = "" if each.sent.confirmed else " The edition isn’t confirmed, so ask your house."
        label = each.sent.label.removesuffix(", unconfirmed")
        said.append(f"Under {each.sent.grants} it follows {label}.{doubt}")
        if missing := lacks_there(each.sent, each.topic):
            said.append(lacking_in_words(book(each.sent.to), (one.at for one in missing)))
    else:
        said.append(FLOOR)
    names = ", ".join(in_full(other.key) for other in law.follows) if each.sent is None else ""
    if names:
        said.append(f"The floor may choose to follow other books, in this order: {names}.")
    return " ".join(said)


def _decides(each: Silence) -> str:
    return "the book it follows" if each.sent is not None else "the floor"


def _links(law: Book, each: Silence) -> tuple[LinksView, ...]:
    """The paragraph that sends its reader elsewhere, and where it arrives."""
    if each.sent is None:
        return ()
    there = [one.at for one in book(each.sent.to).ledger.paragraphs if one.topic == each.topic]
    reached = tuple(link(each.sent.to, at) for at in there if at.startswith(each.sent.only))
    reached += tuple(
        LinkView(each.sent.to, f"{LACKING}{one.at}", one.at, NOT_HERE) for one in lacks_there(each.sent, each.topic)
    )
    return LinksView("Referred by", (link(law.key, each.sent.grants),)), LinksView("Referred to", reached)


def _speaking(each: Silence) -> str:
    names = ", ".join(book(key).ledger.short for key in each.speaking)
    return f"Covered by: {names}."


def _row(law: Book, shared: Shared, order: tuple[str, ...]) -> RowView:
    return RowView(shared.rule.says, tuple(_cell(law, shared, key) for key in order), own=True)


def _cell(law: Book, shared: Shared, key: str) -> CellView:
    found = ways(key, shared.rule)
    if found:
        return CellView("says", outcome(shared.rule), found)
    words = "" if key == law.key else in_words(instead_of(shared.rule, book(key), book(next(iter(shared.cited)))))
    return CellView("none", words) if words else silent_cell(book(key), shared.rule)
