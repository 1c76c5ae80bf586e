"""A question at houses whose ledgers are made as a difference: what it says of the other book, it says of theirs.

That holds where they have taken over every paragraph that it cites and have every rule that it tests there, and only
where the file does not name them itself.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from trainer.rules.alike import numbers, pairs
from trainer.rules.book import sound
from trainer.rules.former import all_keys

CITES = "cites"


def with_alike(data: dict[str, Any]) -> dict[str, Any]:
    """What a question's file says, with the houses that are like one that it names put beside that one."""
    for house, like in pairs():
        named = frozenset(_named(data))
        if like in named and house not in named and _prints(data, like, house):
            data = _joined(data, "", like, house)
    return data


def _named(value: Any) -> Iterator[str]:
    """Every text of a list and every key of a table: the houses are among them."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield key
            yield from _named(each)
    elif isinstance(value, list):
        for each in value:
            yield from [each] if isinstance(each, str) else _named(each)


def _prints(data: Mapping[str, Any], like: str, house: str) -> bool:
    """Has it taken over all that the file cites of the other, and the rules that it tests there?"""
    cited = all(at in numbers(house) for at in _cited(data, like))
    given = data.get("rules")
    tested = all_keys(each for each in given if isinstance(each, str)) if isinstance(given, list) else ()
    return cited and not {each for each in tested if each in _rules(like)} - _rules(house)


@cache
def _rules(house: str) -> frozenset[str]:
    law = sound(house)
    return frozenset(law.rules) if law else frozenset()


def _cited(value: Any, like: str) -> Iterator[str]:
    if isinstance(value, list):
        for each in value:
            yield from _cited(each, like)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            if key == CITES and isinstance(each, Mapping):
                yield from _own(each.get(like))
            else:
                yield from _cited(each, like)


def _own(ats: Any) -> list[str]:
    """The paragraphs of the house itself, not those of a book to which it sends its reader."""
    return [at for at in ats if isinstance(at, str) and ":" not in at] if isinstance(ats, list) else []


def _joined(value: Any, key: str, like: str, house: str) -> Any:
    if isinstance(value, Mapping):
        found = {each: _joined(part, each, like, house) for each, part in value.items()}
        return {**found, house: _of(value[like], key, house)} if like in value else found
    if isinstance(value, list):
        parts = [_joined(each, "", like, house) for each in value]
        return [*parts, house] if like in value else parts
    return value


def _of(value: Any, key: str, house: str) -> Any:
    """What a table has for the other house: paragraphs under the numbers of this one, all else as it stands."""
    if key != CITES or not isinstance(value, list):
        return value
    return [new for at in value for new in numbers(house).get(at, (at,))]
