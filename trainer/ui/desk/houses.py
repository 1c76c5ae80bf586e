"""The five houses as the screens name them."""

from trainer.rules.book import all_books
from trainer.rules.ledger_file import Ledger
from trainer.ui.screens.models import HouseView

SHORT_MONTHS = (("November", "Nov"), ("February", "Feb"))


def edition(ledger: Ledger) -> str:
    """The edition in few letters: "Nov 2025"."""
    text = ledger.edition
    for long, short in SHORT_MONTHS:
        text = text.replace(long, short)
    return text


def pill(key: str) -> str:
    """House and edition for a pill: "Players Casino · Nov 2025"."""
    ledger = _ledger(key)
    return f"{ledger.house} · {edition(ledger)}"


def short(key: str) -> str:
    """The short name of a house: "Players"."""
    return _ledger(key).short


def _ledger(key: str) -> Ledger:
    return next(each.ledger for each in all_books() if each.key == key)


def houses(notes: dict[str, str] | None = None) -> tuple[HouseView, ...]:
    """All houses, each with its note."""
    told = notes or {}
    return tuple(
        HouseView(each.key, each.ledger.house, edition(each.ledger), told.get(each.key, "")) for each in all_books()
    )
