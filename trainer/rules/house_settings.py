"""Which settings of a house a rulebook leaves to it, by the rules that go by them."""

from collections.abc import Mapping

from trainer.kernel.house import House
from trainer.rules.book import Book

GO_BY: Mapping[str, tuple[str, ...]] = {
    "mucking-line": ("showdown.live-cards.house-line",),
    "forward-motion": ("showdown.live-cards.house-line",),
    "betting-line": (),
    "raise-cap": ("bet.raise-cap.house-cap-reached",),
    "moving-button": ("button.dead.moving-button-in-use",),
}
"""By setting the rules that ask for it. No rulebook we know speaks of a betting line."""


def uses(law: Book, key: str) -> bool:
    """Does a book leave this setting to the house?"""
    return any(rule in law.rules for rule in GO_BY[key])


def unused(law: Book, house: House) -> tuple[str, ...]:
    """The settings that were told and that the book does not go by."""
    return tuple(key for key, _ in house if not uses(law, key))
