"""Whom rulebooks name to decide a thing: what goes for the floor where a rulebook names no one."""

from functools import cache

from trainer.rules.book import all_books
from trainer.rules.ruling import Authority, Ruling

MOST_FIX_IT = "Most rooms expect the dealer to fix it."


def floor_accepted(ruling: Ruling | None) -> bool:
    """Is calling the floor right? It is in silence, where the floor is named, and at any fault that names no one."""
    return ruling is None or ruling.authority is Authority.FLOOR or _unnamed(ruling)


@cache
def most_have_the_dealer(topic: str) -> bool:
    """Do more than half of the rulebooks have the dealer fix what goes wrong there, and fewer the floor?"""
    books = all_books()
    named = [
        {each.rule.ruling.authority for each in law.by_topic.get(topic, ()) if each.rule.ruling.fault} for law in books
    ]
    dealers, floors = (sum(who in each for each in named) for who in (Authority.DEALER, Authority.FLOOR))
    return dealers > floors and 2 * dealers > len(books)


def where_none_is_named(ruling: Ruling | None, topic: str) -> str:
    """What is added where the rulebook names no one and most others have the dealer fix it, else ""."""
    return MOST_FIX_IT if ruling is not None and _unnamed(ruling) and most_have_the_dealer(topic) else ""


def _unnamed(ruling: Ruling) -> bool:
    return ruling.fault and ruling.authority is Authority.UNSTATED
