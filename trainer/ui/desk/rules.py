"""The rules as their screen lists them, and a whole book as a page."""

from functools import lru_cache

from trainer.rules.book import BOOKS, book
from trainer.rules.houses import all_houses
from trainer.rules.ledger_file import Paragraph
from trainer.rules.page import STATUS, page, spoken
from trainer.rules.topics import title
from trainer.ui.screens.rules_models import ALL, ParagraphView, RulesView
from trainer.ui.theme import tokens as t

STYLE = f"""
body {{ color: {t.TEXT}; font-family: Inter; font-size: 15px; }}
h1 {{ font-size: 24px; font-weight: 600; margin-top: 8px; margin-bottom: 8px; }}
h2 {{ font-size: 17px; font-weight: 600; margin-top: 26px; margin-bottom: 2px; color: {t.ACCENT}; }}
p, li {{ margin-top: 4px; margin-bottom: 4px; line-height: 135%; }}
.small {{ font-size: 12px; color: {t.TEXT_3}; }}
.reading {{ color: {t.LATE}; }}
"""


@lru_cache(maxsize=6)
def rules_view(house: str) -> RulesView:
    """Everything the house's ledger says, in printed order; every house's for ALL."""
    keys = BOOKS if house == ALL else (house,)
    listed = tuple(_listed(key, each) for key in keys for each in book(key).ledger.paragraphs)
    return RulesView(tuple((each.key, each.short) for each in all_houses()), house, listed)


def said(each: Paragraph) -> str:
    """What a paragraph comes to in our own words, or why it is left out."""
    return each.says or each.reason or STATUS[each.status].capitalize()


def _listed(key: str, each: Paragraph) -> ParagraphView:
    short, name, words = book(key).ledger.short, title(each.topic), said(each)
    return ParagraphView(key, short, each.at, name, words, f"{each.at} {each.topic} {name} {words} {short}".lower())


@lru_cache(maxsize=5)
def book_page(house: str) -> str:
    """A whole book as HTML, with an anchor for each paragraph."""
    return page(book(house), STYLE, spoken)
