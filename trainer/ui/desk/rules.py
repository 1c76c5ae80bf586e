"""The rules of a house as the screen lists and shows them."""

from functools import lru_cache

from trainer.rules.book import book
from trainer.rules.ledger_file import Paragraph
from trainer.rules.page import STATUS, page, spoken
from trainer.rules.topics import title
from trainer.ui.desk.houses import houses
from trainer.ui.screens.rules_models import ParagraphView, RulesView
from trainer.ui.theme import tokens as t

STYLE = f"""
body {{ color: {t.TEXT}; font-family: Inter; font-size: 15px; }}
h1 {{ font-size: 24px; font-weight: 600; margin-top: 8px; margin-bottom: 8px; }}
h2 {{ font-size: 17px; font-weight: 600; margin-top: 26px; margin-bottom: 2px; color: {t.ACCENT}; }}
p, li {{ margin-top: 4px; margin-bottom: 4px; line-height: 135%; }}
.small {{ font-size: 12px; color: {t.TEXT_3}; }}
.reading {{ color: {t.LATE}; }}
"""


@lru_cache(maxsize=5)
def rules_view(house: str) -> RulesView:
    """Everything the house's ledger says, in printed order."""
    law = book(house)
    listed = tuple(_listed(each) for each in law.ledger.paragraphs)
    return RulesView(houses(), house, listed, page(law, STYLE, spoken))


def _listed(each: Paragraph) -> ParagraphView:
    words = each.says or each.reason or STATUS[each.status].capitalize()
    return ParagraphView(
        each.at, title(each.topic), words, f"{each.at} {each.topic} {title(each.topic)} {words}".lower()
    )
