"""The rules as their screen lists them, and a whole book as a page."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby

from trainer.rules.areas import TITLES, area
from trainer.rules.book import book, keys
from trainer.rules.houses import all_houses, in_full
from trainer.rules.ledger_file import Paragraph
from trainer.rules.page import STATUS, page
from trainer.rules.topics import title
from trainer.search.documents import Document, documents_of, every_document
from trainer.search.index import index
from trainer.search.synonyms import longest, spellings, synonyms
from trainer.ui.screens.rules_models import (
    ALL,
    LACKING,
    PRINTED,
    SILENCE,
    TOPICS,
    HeadingView,
    LineView,
    RulesView,
)
from trainer.ui.theme import tokens as t

Lines = Iterator[LineView | HeadingView]
NOT_IN_OUR_COPY, SILENT_ON = "Not in our copy", "Doesn’t cover"
STYLE = f"""
body {{ color: {t.TEXT}; font-family: Inter; font-size: 15px; }}
h1 {{ font-size: 24px; font-weight: 600; margin-top: 8px; margin-bottom: 8px; }}
h2 {{ font-size: 17px; font-weight: 600; margin-top: 26px; margin-bottom: 2px; color: {t.ACCENT}; }}
p, li {{ margin-top: 4px; margin-bottom: 4px; line-height: 135%; }}
.small {{ font-size: 12px; color: {t.TEXT_3}; }}
.reading {{ color: {t.LATE}; }}
"""


def rules_view(house: str, words: str = "", order: str = PRINTED) -> RulesView:
    """What a house says and where it is silent, every house for ALL, in that order; with words, what they find."""
    return _found(house, words, order) if words.strip() else _listed(house, order)


def warming() -> Iterator[None]:
    """Make what the first letter typed would have to wait for, a piece at a time."""
    while index().step():
        yield
    synonyms(), spellings(), longest()
    yield
    for key in keys():
        for each in documents_of(key):
            _line(each, True)
        yield


def said(each: Paragraph) -> str:
    """What a paragraph comes to in our own words, or why it is left out."""
    return each.says or each.reason or STATUS[each.status].capitalize()


# --- what is found -------------------------------------------------------------------------------------------------


def _found(house: str, words: str, order: str) -> RulesView:
    found = index().find(words, house)
    hits = found.hits
    lines = tuple(_line(hit.document, house == ALL) for hit in hits)
    told = _counted(hit.document for hit in hits)
    best = "" if not lines else "nearest first" if found.loose else "best first"
    if found.loose:
        told = "no paragraph has all the words" if lines else "no paragraph has these words"
    return RulesView(_houses(), house, order, words, lines, told, best, lambda row: hits[row].marks)


@cache
def _line(each: Document, several: bool) -> LineView:
    return LineView(
        each.house,
        book(each.house).ledger.short,
        _place(each),
        each.at,
        each.title,
        each.sense,
        bool(each.reading),
        several,
        each.lacking,
    )


def _place(each: Document) -> str:
    if each.lacking:
        return f"{LACKING}{each.at}"
    return each.at or f"{SILENCE}{each.topic}"


def _counted(documents: Iterable[Document]) -> str:
    """ "192 paragraphs, 6 not in our copy, 7 topics not covered"."""
    kinds = Counter(map(_heading, documents))
    printed, lacking, silent = (kinds[each] for each in ("", NOT_IN_OUR_COPY, SILENT_ON))
    told = [_number(printed, "paragraph")] if printed or not (silent or lacking) else []
    told += [f"{lacking} not in our copy"] if lacking else []
    return ", ".join([*told, f"{_number(silent, 'topic')} not covered"] if silent else told)


def _number(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


# --- what is listed ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=12)
def _listed(house: str, order: str) -> RulesView:
    fit = [each for each in every_document() if house in (ALL, each.house)]
    told = _counted(fit)
    lines = _by_topic(fit, house) if order == TOPICS else _as_printed(fit, house)
    return RulesView(_houses(), house, order, "", tuple(lines), told)


def _as_printed(fit: Iterable[Document], house: str) -> Lines:
    """House by house: its paragraphs as they are printed, then what our copy is missing and what it is silent on."""
    for key, own in groupby(fit, key=lambda each: each.house):
        if house == ALL:
            yield HeadingView(in_full(key))
        for heading, some in groupby(own, key=_heading):
            if heading:
                yield HeadingView(heading, inner=house == ALL)
            yield from (_line(each, False) for each in some)


def _heading(each: Document) -> str:
    """Under which heading a line stands in the printed order, "" for none."""
    return NOT_IN_OUR_COPY if each.lacking else SILENT_ON if each.silent else ""


def _by_topic(fit: Iterable[Document], house: str) -> Lines:
    """Area by area, in them topic by topic in the order in which they are first printed."""
    topics: dict[str, list[Document]] = {}
    for each in fit:
        topics.setdefault(each.topic, []).append(each)
    for key, name in TITLES.items():
        inside = [topic for topic in topics if area(topic) == key]
        if inside:
            yield HeadingView(name)
        for topic in inside:
            called = title(topic)
            yield HeadingView(called, inner=True)
            yield from (_under(called, _line(each, house == ALL)) for each in topics[topic])


def _under(heading: str, line: LineView) -> LineView:
    """A line under a heading, which does not say the same again."""
    return replace(line, title="") if line.title == heading else line


@lru_cache(maxsize=1)
def _houses() -> tuple[tuple[str, str], ...]:
    return tuple((each.key, each.short) for each in all_houses())


@cache
def book_page(house: str) -> str:
    """A whole book as HTML, with an anchor for each paragraph."""
    return page(book(house), STYLE, proofs=False)
